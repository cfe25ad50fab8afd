"""The invariants bite: a sound table has no fault, and each thing that must never be is found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.games.kaisers_pirates.kit import force, table
from weathergage.engine import Setup
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates.state import Answered, Game, State, Vessel, Won
from weathergage.lab import laws


def faults(match: Match) -> list[str]:
    return list(GAME.invariants(match.game))


def sound() -> Match:
    """A turn that begins, with something everywhere."""
    t = table(
        force("leopard emden*", "lovat maria appam", hand="trap amc", pile="kaipara dresden"),
        force("meteor! hyades", "troilus vandyck indrani", hand="collier", pile="king_lud", deception="1"),
        discards="scuttle",
    )
    assert faults(t.match) == []
    return t.match


def moved(state: State) -> None:
    state.seats[0].hand.append(state.seats[1].hand[0])


def lost(state: State) -> None:
    state.deck.pop()


def doubled_ship(state: State) -> None:
    state.seats[0].merchants[0] = Vessel("vandyck", "merchantman")


def sunk_and_afloat(state: State) -> None:
    state.seats[1].pile.append(Won("lovat"))


def lost_ship(state: State) -> None:
    state.ships.fresh.pop()


def fog_too(state: State) -> None:
    state.seats[1].fog = state.deck.pop()


def short_prize(state: State) -> None:
    state.seats[1].ships[1].short = True


def known_warship(state: State) -> None:
    state.seats[0].ships[1].known = True


def two_markers(state: State) -> None:
    state.seats[0].ships[1].damage = 2


def sheltered_prize(state: State) -> None:
    state.seats[1].ships[1].refuge = state.deck.pop()


def prize_as_warship(state: State) -> None:
    state.seats[1].ships[1].role = "warship"


def prize_in_front(state: State) -> None:
    state.seats[0].merchants[0].role = "prize"


def two_merchantmen(state: State) -> None:
    state.merchants.used.append(state.seats[1].merchants.pop().id)


def four_merchantmen(state: State) -> None:
    state.seats[1].merchants.append(Vessel(state.merchants.fresh.pop(), "merchantman"))


def intercepted_twice(state: State) -> None:
    state.turn.intercepted = ["troilus", "vandyck", "troilus"]


def acted_twice(state: State) -> None:
    state.turn.acted = ["emden", "emden"]


def warship_as_merchantman(state: State) -> None:
    state.seats[0].pile[1] = Won("dresden")


def warship_twice(state: State) -> None:
    state.seats[0].pile[1] = Won("dresden", warship=True, times=2)


def three_times(state: State) -> None:
    state.seats[0].pile[0] = Won("kaipara", times=3)


def worthless(state: State) -> None:
    state.seats[0].pile.append(Won(card=state.seats[1].hand.pop(), type="collier"))


def scored_too_early(state: State) -> None:
    for seat in state.seats:
        seat.totals, seat.points = [1, 2], [2, 2]


def points_of_nobody(state: State) -> None:
    for seat, total in zip(state.seats, (20, 9), strict=True):
        seat.totals, seat.points = [total], [2]


def scored_but_not_won(state: State) -> None:
    for seat, total, points in zip(state.seats, (24, 8), (2, 1), strict=True):
        seat.totals, seat.points = [total], [points]


def exposed_hand(state: State) -> None:
    state.exposed[state.seats[0].hand[0]] = 1


PLANTED: dict[Callable[[State], None], str] = {
    moved: "lies in 1 place(s) too many",
    lost: "is missing 1 time(s)",
    exposed_hand: "counts as seen by all",
    doubled_ship: "vandyck lies in 2 places",
    sunk_and_afloat: "lovat lies in 2 places",
    lost_ship: "is missing",
    fog_too: "both Deception and Fog Bank lie before seat 1",
    short_prize: "hyades, a prize, is on Limited Supply",
    known_warship: "emden, a warship, is marked as recognised",
    two_markers: "emden has 2 damage markers",
    sheltered_prize: "hyades, a prize, lies in an Island Refuge",
    prize_as_warship: "hyades sails as a warship",
    prize_in_front: "something else than a merchantman stands in the front row of seat 0",
    two_merchantmen: "seat 1 has 2 merchantmen",
    four_merchantmen: "seat 1 has 4 merchantmen",
    intercepted_twice: "a ship has been intercepted twice in a turn",
    acted_twice: "a ship has acted twice in a turn",
    warship_as_merchantman: "dresden of the pile of seat 0 lies there as something else",
    warship_twice: "dresden of the pile of seat 0 counts 2 times",
    three_times: "kaipara of the pile of seat 0 counts 3 times",
    worthless: "collier of the pile of seat 0 is worth nothing",
    scored_too_early: "these numbers of rounds are scored",
    points_of_nobody: "the points of round 1 are not those of (20, 9)",
    scored_but_not_won: "and scored 8",
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: str(plant.__name__))
def test_what_must_never_be_is_found(plant: Callable[[State], None]) -> None:
    match = sound()
    plant(match.game.state)
    assert any(PLANTED[plant] in fault for fault in faults(match)), faults(match)


def test_merchantmen_may_be_missing_once_something_has_happened() -> None:
    match = sound()
    state: State = match.game.state
    two_merchantmen(state)
    state.turn.answered.append(Answered(0, state.deck.pop()))
    assert faults(match) == []


def test_merchantmen_may_be_missing_when_there_are_no_more() -> None:
    t = table(force("leopard", "lovat", hand="collier"), force("emden", "troilus", hand="trap"))
    assert faults(t.match) == ["seat 0 has 1 merchantmen", "seat 1 has 1 merchantmen"]
    state = t.state
    state.seats[1].pile += [Won(ship) for ship in state.merchants.fresh]
    state.merchants.fresh = []
    assert faults(t.match) == []


@pytest.mark.parametrize("scenario", ["open", "solitaire"])
def test_whoever_forgets_to_refill_is_caught(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = laws.begin(GAME, Setup(game=GAME.id, seats=1 if scenario == "solitaire" else 2, scenario=scenario), 3)

    def forget(_g: Game) -> None:
        pass

    def play() -> None:
        for _ in laws.play_to_the_end(match, Random(3)):
            laws.invariants_hold(match)

    for module in ("turn", "solitaire.turn"):
        monkeypatch.setattr(f"weathergage.games.kaisers_pirates.{module}.refill_forces", forget)
    with pytest.raises(laws.BrokenLawError, match="merchantmen"):
        play()
