"""`plan`, the player of The Kaiser's Pirates: it plays everything, sees nothing hidden, and knows an obvious move."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.kaisers_pirates.kit import Table, force, table
from weathergage.bots import Seen, make_bot
from weathergage.bots.kaisers_pirates import make
from weathergage.bots.kaisers_pirates.player import Plan
from weathergage.engine import Choose, Move, Pack, Setup, Text
from weathergage.engine.match import Match
from weathergage.engine.setup import plain_setups
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.lab.selfplay import Series, play_series, tally

PACK = Pack.of(GAME)
SWITCHES = [
    "coal",
    "sail",
    "floatplane",
    "tournament",
    "tournament_choice",
    "beyond_1914",
    "without_breakouts",
    "without_early_losses",
    "fast_raiders",
    "retention",
    "additional_damage",
    "prize_torpedoes",
    "shallow_pursuit",
    "sailing_merchantmen",
    "prize_resupply",
    "strict_reactions",
]
SETUPS = plain_setups(GAME)
FULL = [
    Setup(game=it.game, scenario=it.scenario, edition=it.edition, seats=it.seats, options=dict.fromkeys(SWITCHES, True))
    for it in SETUPS
]


def named(setup: object) -> str:
    assert isinstance(setup, Setup)
    return f"{setup.scenario}-{setup.edition}-{setup.seats}" + ("-options" if setup.options else "")


def bot(match: Match, seat: int) -> Plan:
    return make(match.header.setup, PACK.content, seat, Random(1))  # type: ignore[arg-type]


def choice(match: Match, seat: int) -> Move:
    """What a bot that has just sat down does."""
    ask = match.decision(seat)
    assert ask is not None
    return bot(match, seat).choose(Seen(seat, match.view(seat), ask))


def play(setup: Setup, seed: int) -> Match:
    """A whole match of `plan` against itself."""
    match = Match.begin(GAME, setup, b"%d" % seed, pack=PACK, log=False)
    bots = [bot(match, seat) for seat in range(setup.seats)]
    while (ask := match.next_decision()) is not None:
        move = bots[ask.seat].choose(Seen(ask.seat, match.view(ask.seat), ask))
        assert move in ask.moves
        match.play(ask.seat, move)
    return match


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize("setup", [*SETUPS, *FULL], ids=named)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_plays_every_game_to_its_end(setup: Setup, seed: int) -> None:
    match = play(setup, seed)
    assert match.outcome is not None
    assert not list(GAME.invariants(match.game))


def test_the_same_view_gets_the_same_answer() -> None:
    setup = Setup(game=GAME.id, seats=3)
    moves = [[step.move for step in play(setup, 5).steps] for _ in range(2)]
    assert moves[0] == moves[1]


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_it_knows_nothing_that_is_hidden(setup: Setup) -> None:
    """In another world that the seat can't tell from this one it does the same."""
    match = Match.begin(GAME, setup, b"hidden", pack=PACK, log=False)
    random = Random(7)
    bots = [bot(match, seat) for seat in range(setup.seats)]
    for number in range(240):
        ask = match.next_decision()
        if ask is None:
            break
        if number % 6 == 0:
            other = match.redealt(ask.seat, random)
            assert choice(match, ask.seat) == choice(other, ask.seat)
        match.play(ask.seat, bots[ask.seat].choose(Seen(ask.seat, match.view(ask.seat), ask)))


def test_a_bot_can_take_a_seat_in_the_middle_of_a_match() -> None:
    match = Match.begin(GAME, Setup(game=GAME.id, seats=2), b"late", pack=PACK, log=False)
    for _ in range(400):
        ask = match.next_decision()
        if ask is None:
            break
        match.play(ask.seat, choice(match, ask.seat))  # a new one for each decision


def test_a_question_that_it_does_not_know_is_answered() -> None:
    t = table(force("leopard", hand="scuttle"), force("emden", "appam"))
    strange: Choose[Move] = Choose(0, Text("kp-ask-something-new"), [m.Keep("leopard"), m.DONE], "KP-9.9")
    assert bot(t.match, 0).choose(Seen(0, t.match.view(0), strange)) == m.DONE


def test_it_beats_chance() -> None:
    series = Series(Setup(game=GAME.id, seats=4), ("plan", "random", "random", "random"), games=8, seed=3, rotate=True)
    wins = {it.bot: it.wins for it in tally(play_series(series)) if it.seat is None}
    assert wins["plan"] >= 6


def test_it_is_found_by_its_name() -> None:
    assert isinstance(make_bot("plan", GAME, Setup(game=GAME.id, seats=2), PACK.content, 0, Random(1)), Plan)


# -------------------------------------------------------------------- obvious moves


def follow(t: Table, count: int = 1) -> list[Move]:
    """What one bot does in the next decisions of whoever is asked now; the last of them is not carried out."""
    seat, done = t.seat, list[Move]()
    player = bot(t.match, seat)
    for _ in range(count):
        if done:
            t.do(done[-1])
        ask = t.match.decision(seat)
        assert ask is not None
        done.append(player.choose(Seen(seat, t.match.view(seat), ask)))
    return done


def test_the_strongest_ship_attacks_the_best_target() -> None:
    t = table(force("iltis leopard", hand="scuttle"), force("", "georgic appam"))
    card = t.card("scuttle")
    assert follow(t, 3) == [m.CommitIntercept(card, "leopard"), m.Intercept("leopard"), m.Target("appam")]


def test_nothing_is_put_down_that_has_no_target() -> None:
    t = table(force("", hand="scuttle reflag damage_control collier"), force("leopard", "appam"))
    assert follow(t) == [m.DONE]


def test_a_warship_takes_the_whole_row_with_shipping_lanes() -> None:
    t = table(force("emden", hand="shipping_lanes scuttle"), force("", "appam lovat banksfield"))
    lanes, fodder = t.card("shipping_lanes"), t.card("scuttle")
    down, announced = [m.CommitIntercept(fodder, "emden"), m.CommitAction(lanes)], m.Intercept("emden")
    done = follow(t, 8)
    assert done[:3] == [*down, announced]
    assert done[4] == m.Attach(lanes)
    assert {done[3], *done[5:7]} == {m.Target("appam"), m.Target("lovat"), m.Target("banksfield")}
    assert done[7] == m.ANNOUNCE


def test_the_searchlight_gets_a_card_of_the_night() -> None:
    t = table(force("emden", hand="searchlight minesweeper~ slim_pickings scuttle"), force("", "georgic"))
    t.state.deck[:] = t.state.deck[:3]
    night, light = t.card("minesweeper~"), t.card("searchlight")
    assert follow(t, 2) == [m.CommitIntercept(night, "emden"), m.CommitAction(light)]


def test_a_surprise_attack_helps_british_forces_when_no_raid_needs_it() -> None:
    t = table(force("", hand="surprise_attack recalled"), force("emden*", "appam", hand="break_contact"))
    british, surprise = t.card("recalled"), t.card("surprise_attack")
    put_down = [m.CommitBritish(british), m.CommitAction(surprise)]
    assert follow(t, 5) == [*put_down, m.BritishIntercept(british), m.Target("emden"), m.Attach(surprise)]


def test_a_card_that_was_put_down_for_a_raid_is_not_spent_on_british_forces() -> None:
    t = table(force("leopard", hand="surprise_attack recalled scuttle"), force("geier!", "appam"))
    t.commit("scuttle on leopard", "recalled british", "surprise_attack")
    t.do(m.BritishIntercept(t.card("recalled")))
    t.target("geier")
    assert t.prompt == "kp-ask-assemble"
    assert follow(t) == [m.ANNOUNCE]


def test_an_empty_refuge_is_left_and_a_damaged_ship_tries_to_repair() -> None:
    t = table(force("leopard*^ wolf^", hand=""), force("", "appam", hand="scuttle"))
    assert follow(t) == [m.Repair("leopard")]


def test_amc_shoots_back_at_a_damaged_raider() -> None:
    t = table(force("iltis*", hand="scuttle recalled"), force("emden", "appam", hand="amc"))
    t.commit("scuttle on iltis", "recalled british").intercept("iltis", "appam")
    assert follow(t) == [m.React(t.card("amc"))]


def test_non_combatant_is_no_help_to_a_ship_that_is_nearly_safe() -> None:
    t = table(
        force("iltis*-", hand="scuttle recalled"), force("emden", "lundy_island", hand="non_combatant minesweeper")
    )
    t.commit("scuttle on iltis", "recalled british").intercept("iltis", "lundy_island")
    assert follow(t) == [m.PASS]


def test_safe_passage_is_always_tried() -> None:
    t = table(force("iltis", hand="scuttle recalled"), force("emden", "appam", hand="reflag"))
    t.commit("scuttle on iltis", "recalled british").dice(1, 1, 8).intercept("iltis", "appam")
    while t.prompt != "kp-ask-passage":
        t.let()
    assert follow(t) == [m.ACCEPT]


def test_damage_control_goes_to_the_ship_that_matters() -> None:
    t = table(force("emden* iltis", "dee*", hand="damage_control"), force("leopard", "appam"))
    card = t.card("damage_control")
    assert follow(t, 3) == [m.CommitAction(card), m.Play(card), m.Target("emden")]


def test_whoever_is_deceived_into_scuttling_scuttles_the_least() -> None:
    t = table(force("leopard* iltis* emden", hand="scuttle", deception="deception"), force("wolf", "appam"))
    assert follow(t) == [m.Target("iltis")]


def test_the_last_turn_of_a_round_saves_no_cards() -> None:
    t = table(force("leopard emden", hand="scuttle reflag slim_pickings"), force("", "appam lovat"))
    t.state.deck[:] = t.state.deck[:1]
    down = follow(t, 2)
    assert {move.ship for move in down if isinstance(move, m.CommitIntercept)} == {"leopard", "emden"}


def test_the_dearest_card_is_discarded_first() -> None:
    t = table(force("leopard", hand="scuttle second_chance"), force("", hand="reflag"))
    t.commit("scuttle british", "second_chance")
    t.done()
    assert t.prompt == "kp-ask-discard"
    assert follow(t) == [m.Discard(t.card("second_chance"))]


def test_only_a_good_ship_is_kept_for_the_next_round() -> None:
    t = table(force("iltis karlsruhe", hand="scuttle"), force("geier", hand="scuttle"))
    t.state.deck[:] = t.state.deck[:1]
    t.dice(10, 1).end()
    answers: dict[int, Move] = {}
    while t.prompt == "kp-ask-keep":
        seat = t.seat
        answers[seat] = choice(t.match, seat)
        t.do(answers[seat])
    assert answers == {0: m.Keep("karlsruhe"), 1: m.DONE}
