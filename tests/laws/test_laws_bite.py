"""The laws bite: each of these games has one fault, and the law that it breaks finds it within a few positions."""

from __future__ import annotations

import dataclasses
import random as global_random
from collections.abc import Callable, Iterable
from random import Random

import pytest

from tests.games import cutlass, flotilla
from weathergage.engine import (
    CHECKPOINT,
    AnyGame,
    Choose,
    Flow,
    Outcome,
    Refusal,
    Setup,
    Start,
    Text,
    text,
)
from weathergage.engine.match import Match
from weathergage.hexes import Hex, neighbours
from weathergage.lab import laws

POSITIONS = 60  # a few: the tests of the laws look at three times as many of every table


# -------------------------------------------------------------------- the laws, as the tests use them


def sound(match: Match, random: Random) -> None:
    laws.decisions_are_sound(match)


def invariants(match: Match, random: Random) -> None:
    laws.invariants_hold(match)


def codec(match: Match, random: Random) -> None:
    laws.state_survives_the_codec(match)


def clones(match: Match, random: Random) -> None:
    laws.clone_equals_original(match)


def replay(match: Match, random: Random) -> None:
    laws.replay_equals_play(match)


def undo(match: Match, random: Random) -> None:
    for seat, ask in match.decisions.items():
        laws.undo_equals_never_played(match, seat, random.choice(ask.moves))


def explained(match: Match, random: Random) -> None:
    for seat, ask in match.decisions.items():
        laws.moves_are_explained(match, seat, [*ask.moves, cutlass.Attack("cannon", seat)])


def secrets(match: Match, random: Random) -> None:
    for seat in (*range(match.header.setup.seats), None):
        laws.secrets_stay_secret(match, seat, random)


def secret_moves(match: Match, random: Random) -> None:
    for seat, ask in match.decisions.items():
        laws.secret_moves_stay_secret(match, seat, ask.moves)


def ending(match: Match, random: Random) -> None:
    for _ in laws.play_to_the_end(match, random):
        pass


Law = Callable[[Match, Random], None]
LAWS: tuple[Law, ...] = (
    sound,
    invariants,
    codec,
    clones,
    replay,
    undo,
    explained,
    secrets,
    secret_moves,
    ending,
)


def broken(spec: AnyGame, law: Law, seats: int = 2) -> str:
    """What the law says, as soon as it finds something; empty when it finds nothing."""
    for position in range(POSITIONS):
        random = Random(position)
        try:
            match = laws.begin(spec, Setup(game=spec.id, seats=seats), position)
            laws.random_walk(match, random, position % 15)
            law(match, random)
        except laws.BrokenLawError as error:
            return str(error)
    return ""


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("spec", [cutlass.GAME, flotilla.GAME], ids=lambda spec: spec.id)
def test_a_sound_game_breaks_no_law(spec: AnyGame, law: Law) -> None:
    assert broken(spec, law) == ""


# -------------------------------------------------------------------- Cutlass with a fault


def replaced(monkeypatch: pytest.MonkeyPatch, name: str, faulty: object) -> AnyGame:
    """Cutlass with one of its rules replaced."""
    monkeypatch.setattr(cutlass, name, faulty)
    return cutlass.GAME


def view_with_a_hand(g: cutlass.Game, seat: int | None) -> cutlass.View:
    seen = cutlass.view(g, seat)
    seen.discard = seen.discard or g.state.seats[0].hand[:1]
    return seen


def test_a_view_that_leaks_a_hand() -> None:
    spec = dataclasses.replace(cutlass.GAME, view=view_with_a_hand)
    assert "is told nothing" in broken(spec, secrets)


def view_with_the_deck(g: cutlass.Game, seat: int | None) -> cutlass.View:
    seen = cutlass.view(g, seat)
    seen.seen = g.state.deck[-1] if g.state.deck and seat is None else seen.seen
    return seen


def test_a_view_that_shows_spectators_more_than_players() -> None:
    spec = dataclasses.replace(cutlass.GAME, view=view_with_the_deck)
    assert "seat None is told nothing" in broken(spec, secrets)


def view_with_a_bit_of_the_hands(g: cutlass.Game, seat: int | None) -> cutlass.View:
    seen = cutlass.view(g, seat)
    seen.turn = sum(card == "pistol" for it in g.state.seats for card in it.hand) % 2
    return seen


def test_a_view_that_leaks_one_bit() -> None:
    spec = dataclasses.replace(cutlass.GAME, view=view_with_a_bit_of_the_hands)
    assert "is told nothing" in broken(spec, secrets)


def test_a_window_that_opens_only_for_a_hand_with_a_parry(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cutlass.offer_parry

    def offer_parry(g: cutlass.Game, seat: int) -> Flow[str | None]:
        if "pistol" not in g.state.seats[seat].hand:
            return None
        return (yield from honest(g, seat))

    assert "is told nothing" in broken(replaced(monkeypatch, "offer_parry", offer_parry), secrets)


def test_a_window_that_opens_only_for_some_hands_of_three(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cutlass.offer_parry

    def offer_parry(g: cutlass.Game, seat: int) -> Flow[str | None]:
        if len(set(g.state.seats[seat].hand)) == 1:
            return None
        return (yield from honest(g, seat))

    assert "is told nothing" in broken(replaced(monkeypatch, "offer_parry", offer_parry), secrets, seats=3)


def test_a_draw_that_reveals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card is in the hand's view, and undo would let its player look at it for nothing."""

    def draw(g: cutlass.Game, seat: int) -> None:
        if g.state.deck:
            g.state.seats[seat].hand.append(g.state.deck.pop())
            for other in g.state.seats:
                other.seen = ""

    assert "is told nothing" in broken(replaced(monkeypatch, "draw", draw), secrets)


def test_a_spyglass_that_reveals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_ahead(g: cutlass.Game, seat: int) -> None:
        cutlass.give_up_card(g, seat, "spyglass")
        if g.state.deck:
            g.state.seats[seat].seen = g.state.deck[-1]
            g.say("cu-seen", rule="CU-5", to=(seat,), card=text(f"cu-card-{g.state.deck[-1]}"))

    def draw_nothing(g: cutlass.Game, seat: int) -> None:
        """Its reveal would hide the fault."""

    monkeypatch.setattr(cutlass, "draw", draw_nothing)
    assert "is told nothing" in broken(replaced(monkeypatch, "look_ahead", look_ahead), secrets)


def test_a_log_line_to_the_wrong_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_ahead(g: cutlass.Game, seat: int) -> None:
        cutlass.give_up_card(g, seat, "spyglass")
        if g.state.deck:
            g.state.seats[seat].seen = g.state.deck[-1]
            g.reveal(seat)
            g.say("cu-seen", rule="CU-5", card=text(f"cu-card-{g.state.deck[-1]}"))

    assert "is told nothing" in broken(replaced(monkeypatch, "look_ahead", look_ahead), secrets)


def test_a_move_list_that_depends_on_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cutlass.legal_attacks

    def legal_attacks(g: cutlass.Game, seat: int) -> list[cutlass.Attack]:
        return [attack for attack in honest(g, seat) if attack.card not in g.state.seats[attack.target].hand]

    assert "is told nothing" in broken(replaced(monkeypatch, "legal_attacks", legal_attacks), secrets)


def test_a_prompt_that_depends_on_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cutlass.take_turn

    def take_turn(g: cutlass.Game) -> Flow[None]:
        others = [it for seat, it in enumerate(g.state.seats) if seat != g.state.turn % len(g.state.seats)]
        monkeypatch.setattr(cutlass, "TURN", text("cu-turn", best=max(len(set(it.hand)) for it in others)))
        yield from honest(g)

    assert "is told nothing" in broken(replaced(monkeypatch, "take_turn", take_turn), secrets)


def test_two_fields_that_share_a_list() -> None:
    def setup(start: Start[cutlass.Deck, cutlass.Options]) -> cutlass.State:
        state = cutlass.setup(start)
        state.seats[1].hand = state.discard
        return state

    spec = dataclasses.replace(cutlass.GAME, setup=setup)
    assert "a clone equals its original" in broken(spec, clones)


def test_state_that_the_codec_changes() -> None:
    """A tuple comes back as a list."""

    def setup(start: Start[cutlass.Deck, cutlass.Options]) -> cutlass.State:
        state = cutlass.setup(start)
        state.deck = tuple(state.deck)  # type: ignore[assignment]
        return state

    spec = dataclasses.replace(cutlass.GAME, setup=setup)
    assert "the state survives the codec" in broken(spec, codec)


def test_a_move_that_is_listed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cutlass.legal_attacks

    def legal_attacks(g: cutlass.Game, seat: int) -> list[cutlass.Attack]:
        attacks = honest(g, seat)
        return attacks + attacks[:1]

    assert "no two moves are equal" in broken(replaced(monkeypatch, "legal_attacks", legal_attacks), sound)


def test_a_move_that_is_not_one_of_the_games() -> None:
    spec = dataclasses.replace(cutlass.GAME, moves=cutlass.GAME.moves[:-1])
    assert "every move is one of the game's" in broken(spec, sound)


def test_a_card_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up_card(g: cutlass.Game, seat: int, card: str) -> None:
        g.state.seats[seat].hand.remove(card)
        g.reveal()

    assert "invariants hold" in broken(replaced(monkeypatch, "give_up_card", give_up_card), invariants)


def test_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(state: cutlass.State) -> bool:
        return False

    def skip(g: cutlass.Game) -> Flow[None]:
        yield from Choose(0, cutlass.TURN, [cutlass.Pass()])

    monkeypatch.setattr(cutlass, "take_turn", skip)
    assert "ends within its bound" in broken(replaced(monkeypatch, "is_over", never), ending)


def test_a_reason_against_a_legal_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list and the reasons are made in two places: they may drift apart."""

    match = laws.begin(cutlass.GAME, Setup(game="cutlass", seats=2), 1)
    monkeypatch.setattr(match, "why_not", lambda *_: Refusal(Text("cu-no")))
    with pytest.raises(laws.BrokenLawError, match="why-not agrees"):
        explained(match, Random(1))


# -------------------------------------------------------------------- rules that know more than the state


def test_a_rule_that_rolls_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cutlass.resolve_attack

    def resolve_attack(g: cutlass.Game, seat: int, attack: cutlass.Attack) -> Flow[None]:
        yield from honest(g, seat, attack)
        if global_random.random() < 0.5:
            g.state.seats[attack.target].lives += 1

    spec = replaced(monkeypatch, "resolve_attack", resolve_attack)
    assert broken(spec, replay) != ""


def test_a_rule_with_a_memory_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    attacks: list[cutlass.Attack] = []
    honest = cutlass.resolve_attack

    def resolve_attack(g: cutlass.Game, seat: int, attack: cutlass.Attack) -> Flow[None]:
        attacks.append(attack)
        if len(attacks) % 7 == 0:
            g.state.seats[seat].lives += 1
        yield from honest(g, seat, attack)

    spec = replaced(monkeypatch, "resolve_attack", resolve_attack)
    assert broken(spec, replay) != ""


def test_a_flow_that_remembers_across_a_checkpoint() -> None:
    def play(g: cutlass.Game) -> Flow[Outcome]:
        turns = 0
        while not cutlass.is_over(g.state):
            yield from CHECKPOINT
            g.say("cu-turns", count=turns)
            yield from cutlass.take_turn(g)
            g.state.turn += 1
            turns += 1
        return Outcome((1, 1), (0.0, 0.0), text("cu-over"))

    spec = dataclasses.replace(cutlass.GAME, play=play)
    assert "a clone equals its original" in broken(spec, clones)


def test_an_undo_that_leaves_something_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a rule keeps outside the state is not taken back with it."""
    passes: list[int] = []

    def take_turn(g: cutlass.Game) -> Flow[None]:
        seat = g.state.turn % 2
        yield from Choose(seat, text("cu-turn", passes=len(passes)), [cutlass.Pass()])
        passes.append(seat)

    spec = replaced(monkeypatch, "take_turn", take_turn)
    monkeypatch.setattr(cutlass, "is_over", lambda state: state.turn > 30)
    assert broken(spec, undo) != ""


# -------------------------------------------------------------------- Flotilla with a fault


def view_with_all_orders(g: flotilla.Game, seat: int | None) -> flotilla.View:
    seen = flotilla.view(g, seat)
    return flotilla.View(seen.boats, {boat: to for orders in g.state.orders for boat, to in orders.items()}, seen.round)


def test_a_view_that_shows_secret_orders() -> None:
    spec = dataclasses.replace(flotilla.GAME, view=view_with_all_orders)
    assert "decides secretly" in broken(spec, secret_moves)
    assert "nothing that it must not know" in broken(spec, secrets)


def give_orders(to_all: bool, count: bool) -> Callable[[flotilla.Game, int], Flow[None]]:
    """Orders as in FL-1, but something of them is told to everybody."""

    def give(g: flotilla.Game, side: int) -> Flow[None]:
        orders = g.state.orders[side]
        orders.clear()
        while True:
            moves: list[flotilla.Sail | flotilla.Done] = [
                flotilla.Sail(boat, to)
                for boat, at in enumerate(g.state.boats[side])
                if at is not None and boat not in orders
                for to in flotilla.courses(g, at)
            ]
            moves.append(flotilla.Done())
            match (yield from Choose(side, flotilla.ORDERS, moves, "FL-1")):
                case flotilla.Sail(boat=boat, to=to):
                    orders[boat] = to
                    g.say("fl-ordered", to=None if to_all else (side,), boat=boat + 1)
                case flotilla.Done():
                    if count:
                        g.say("fl-done", boats=len(orders))
                    return

    return give


def test_a_log_line_that_tells_secret_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flotilla, "give_orders", give_orders(to_all=True, count=False))
    assert "decides secretly" in broken(flotilla.GAME, secret_moves)


def test_orders_that_depend_on_the_other_sides_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = flotilla.courses

    def courses(g: flotilla.Game, at: Hex) -> list[Hex]:
        """A hex that a boat is already sailing to is closed to all others, of either side."""
        taken = [to for orders in g.state.orders for to in orders.values()]
        return [to for to in honest(g, at) if to not in taken] or [at]

    monkeypatch.setattr(flotilla, "courses", courses)
    assert "decides secretly" in broken(flotilla.GAME, secret_moves)


def test_boats_that_leave_the_sea(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flotilla, "courses", lambda _, at: neighbours(at))
    assert "has left the sea" in broken(flotilla.GAME, invariants)


def invariants_that_crash(g: flotilla.Game) -> Iterable[str]:
    raise KeyError("boat")


def test_invariants_that_crash_are_not_taken_for_sound() -> None:
    with pytest.raises(KeyError):
        broken(dataclasses.replace(flotilla.GAME, invariants=invariants_that_crash), invariants)
