"""2.0 to 2.5, 3.1: setting up, scoring rounds, what lies between them, winning. Both editions."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.kaisers_pirates.kit import PACK, Table, force, table
from tests.rules import rule
from weathergage.engine import MalformedError, Scripted, Seeded, Setup
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.rounds import limit_warships, outcome_of, pile_value, round_points
from weathergage.games.kaisers_pirates.state import State, Won


def begun(seats: int = 3, edition: str = "2", dice: tuple[int, ...] = (), **options: bool | int | str) -> State:
    """A game that has just been set up."""
    setup = Setup(game=GAME.id, seats=seats, edition=edition, options=options)
    source = Scripted(dice, Seeded(b"seed")) if dice else None
    state: State = Match.begin(GAME, setup, b"seed", source=source).game.state
    return state


# -------------------------------------------------------------------- setting up


@rule("KP-2.1a", "KP-2.1b", "KP-2.1.5a", "KP-2.1.5b", "KP-2.1.5c", "KP-2.1.5d", "KP-1.1c", "KP-1.1d")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_is_dealt(seats: int) -> None:
    state = begun(seats)
    for seat in state.seats:
        assert len(seat.hand) == 6
        assert [vessel.role for vessel in seat.merchants] == ["merchantman"] * 3
        assert len(seat.ships) == 3
        assert all(vessel.id in PACK.ships and not vessel.known for vessel in seat.ships)
    assert len(state.ships.fresh) == 20 - 3 * seats
    assert len(state.merchants.fresh) == 60 - 3 * seats


@rule("KP-2.1a")
def test_the_decks_are_shuffled() -> None:
    one = begun()
    other = Match.begin(GAME, Setup(game=GAME.id, seats=3), b"another").game.state
    assert one.deck != other.deck
    assert one.ships.fresh != other.ships.fresh
    assert one.merchants.fresh != other.merchants.fresh


@rule("KP-2.1.1a", "KP-2.1.1b", "KP-2.1.2a", "KP-2.1.2b", "KP-2.1.3a", "KP-2.1.3b", "KP-1.1a", "KP-1.1b", "KP-2.1.3c")
@pytest.mark.parametrize(
    ("edition", "seats", "aside"), [("1", 4, 12), ("1", 3, 32), ("1", 2, 52), ("2", 4, 20), ("2", 3, 40), ("2", 2, 60)]
)
def test_action_cards_set_aside(edition: str, seats: int, aside: int) -> None:
    state = begun(seats, edition)
    assert len(state.aside) == aside
    assert len(state.deck) + 6 * seats + aside == (92 if edition == "1" else 100)
    assert not any(state.exposed[card] for card in state.aside)


@rule("KP-2.1.4a", "KP-2.1.4b")
def test_another_number_of_cards_may_be_set_aside_but_never_none() -> None:
    assert len(begun(2, set_aside=10).aside) == 10
    for number in (-1, 88):
        with pytest.raises(MalformedError, match="set_aside"):
            begun(2, set_aside=number)


@rule("KP-3.1a", "KP-3.1d")
def test_the_highest_roll_starts_and_ties_roll_again() -> None:
    assert begun(3, dice=(7, 9, 8)).turn.seat == 1
    assert begun(3, dice=(9, 4, 9, 2, 3)).turn.seat == 2


@rule("KP-3.1b")
def test_or_whoever_has_the_lowest_ships_starts() -> None:
    state = begun(3, start="lowest_value")
    values = [sum(PACK.ships[vessel.id].victory for vessel in seat.ships) for seat in state.seats]
    assert values[state.turn.seat] == min(values)


@rule("KP-5.2.3")
def test_or_the_players_choose() -> None:
    assert begun(3, start="chosen", first_seat=2).turn.seat == 2
    with pytest.raises(MalformedError, match="first_seat"):
        begun(3, start="chosen", first_seat=3)


# -------------------------------------------------------------------- scoring


@rule("KP-2.3.3a", "KP-2.3.3b", "KP-2.3.3c", "KP-2.3.3d", "KP-2.3.3e", "KP-2.3.3f", "KP-2.3.3g")
@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ([40, 30, 20, 10], [4, 3, 2, 1]),
        ([10, 20, 30], [1, 2, 3]),
        ([10, 20], [1, 2]),
        ([27, 0, 68], [2, 0, 3]),
        ([39, 39, 72, 18], [3, 3, 4, 1]),
        ([0, 0], [0, 0]),
        ([5, 5, 5], [3, 3, 3]),
    ],
)
def test_round_points(totals: list[int], points: list[int]) -> None:
    assert round_points(totals) == points


@rule("KP-2.3.1a", "KP-2.3.1b", "KP-2.3.1c", "KP-2.3.2", "KP-2.3a", "KP-3.1.8")
def test_the_value_of_a_pile() -> None:
    t = table(force(hand="collier", pile="appam mariax2 emden amc"), force(hand="qqq"))
    merchants = PACK.merchants
    expected = merchants["appam"].victory + 2 * merchants["maria"].victory
    expected += PACK.ships["emden"].victory + PACK.types["amc"].victory
    assert pile_value(PACK, t.state.seats[0]) == expected


@rule("KP-2.3.1d", "KP-2.3.1e", "KP-2.3.1f")
def test_warships_count_up_to_the_number_of_merchantmen() -> None:
    t = table(force(hand="collier", pile="appam emden dresden leopard amc"), force(hand="qqq"))
    seat = t.state.seats[0]
    limit_warships(t.game, 0, seat)
    assert Counter(won.warship for won in seat.pile if won.ship) == {True: 1, False: 1}
    assert "amc" in t.pile(0)
    seat.pile.append(Won("maria", times=2, sunk=False))  # a prize counts as a merchantman
    seat.pile.append(Won("wolf", warship=True))
    limit_warships(t.game, 0, seat)
    assert sum(won.warship for won in seat.pile) == 2


def last_draw(t: Table, *dice: int) -> Table:
    """The player of the turn draws the last action card."""
    t.state.deck[:] = t.state.deck[-1:]
    return t.dice(*dice).end()


@rule("KP-2.3.1b", "KP-2.3.1e", "KP-2.3.3h", "KP-2.3a")
def test_prizes_are_scored_for_double_before_the_limit() -> None:
    t = last_draw(table(force("appam", hand="collier", pile="emden"), force(hand="qqq")), 9, 8)
    expected = 2 * PACK.merchants["appam"].victory + PACK.ships["emden"].victory
    assert [seat.totals for seat in t.state.seats] == [[expected], [0]]
    assert [seat.points for seat in t.state.seats] == [[2], [0]]


# -------------------------------------------------------------------- between rounds


def next_round(*, retention: bool = False, edition: str = "2") -> Table:
    """The first of two players has three damaged ships, a prize and a pile."""
    t = table(
        force("leopard!*- emden wolf^ appam", "maria", hand="collier", pile="lovat dresden amc"),
        force("", "matheran", hand="qqq", deception="x"),
        retention=retention,
        edition=edition,
    )
    return last_draw(t)


@rule("KP-2.4.1a", "KP-2.4.1b", "KP-2.4.1c", "KP-2.4.1d", "KP-2.4.5", "KP-2.4.4b", "KP-3.1c")
def test_one_ship_may_be_kept_for_one_card_less() -> None:
    t = next_round()
    assert [type(move) for move in t.moves] == [m.Keep, m.Keep, m.Keep, m.Done]
    t.do(m.Keep("leopard"))
    assert t.state.turn.seat == 1  # who has fewer points
    seats = t.state.seats
    assert [len(seat.hand) for seat in seats] == [5, 6]
    assert seats[0].ships[0].id == "leopard"
    assert not {"emden", "wolf"} & {vessel.id for vessel in seats[0].ships}


@rule("KP-2.4.1b", "KP-2.4.5")
def test_nothing_need_be_kept() -> None:
    t = next_round().done()
    assert [len(seat.hand) for seat in t.state.seats] == [6, 6]


@rule("KP-2.4b", "KP-2.4.3b", "KP-1.3.1", "KP-3.3.20k")
def test_kept_ships_are_clean_and_disguised() -> None:
    ship = next_round().do(m.Keep("leopard")).ship("leopard")
    assert (ship.damage, ship.short, ship.known, ship.refuge) == (0, False, False, 0)


@rule("KP-2.4a", "KP-2.4c", "KP-2.4d", "KP-2.4e", "KP-2.4f", "KP-2.4.2", "KP-2.4.3a", "KP-2.4.4a", "KP-2.4.4b")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_everything_goes_back_and_is_dealt_anew(edition: str) -> None:
    t = next_round(edition=edition).do(m.Keep("leopard"))
    state = t.state
    assert (state.round, state.stage) == (2, "turns")
    assert {"emden", "wolf", "dresden"} <= set(state.ships.used)
    assert {"appam", "maria", "lovat", "matheran"} == set(state.merchants.used)
    assert [(len(seat.ships), len(seat.merchants), seat.pile) for seat in state.seats] == [(3, 3, [])] * 2
    assert len(state.aside) == (52 if edition == "1" else 60)
    assert (state.discards, state.seats[1].deception) == ([], 0)
    assert not any(state.exposed[card] for seat in state.seats for card in seat.hand)


@rule("KP-6.7a", "KP-6.7.1", "KP-6.7.2")
@pytest.mark.parametrize(("kept", "cards"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_retention(kept: int, cards: int) -> None:
    t = next_round(retention=True).do(*[m.Keep(ship) for ship in ("leopard", "emden", "wolf")[:kept]])
    if kept < 3:
        t.done()
    assert len(t.state.seats[0].hand) == cards


@rule("KP-2.0d", "KP-3.1c", "KP-3.1d")
def test_a_tie_for_the_fewest_points_is_rolled_off() -> None:
    t = last_draw(table(force(hand="collier"), force(hand="qqq")), 3, 8)
    assert t.state.turn.seat == 1


# -------------------------------------------------------------------- the end


def ended(points: list[list[int]], totals: list[list[int]], number: int = 3) -> Table:
    """After so many rounds."""
    t = table(*[force(hand="collier" if not seat else "qqq") for seat in range(len(points))], round=number)
    for seat, mine, values in zip(t.state.seats, points, totals, strict=True):
        seat.points, seat.totals = mine, values
    return t


@rule("KP-2.5a", "KP-2.0a")
def test_most_round_points_win_after_three_rounds() -> None:
    outcome = outcome_of(ended([[2, 1, 2], [1, 2, 1]], [[5, 5, 5], [90, 90, 90]]).game)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 2), (5.0, 4.0))
    assert outcome_of(ended([[2, 1], [1, 1]], [[5, 5], [9, 9]], 2).game) is None


@rule("KP-2.5b")
def test_a_tie_is_broken_by_victory_values() -> None:
    outcome = outcome_of(ended([[2, 1, 1], [1, 2, 1]], [[5, 5, 5], [5, 5, 6]]).game)
    assert outcome is not None
    assert outcome.places == (2, 1)


@rule("KP-2.5c")
def test_and_then_by_another_round() -> None:
    t = ended([[2, 1, 1], [1, 2, 1]], [[5, 5, 5], [5, 5, 5]])
    assert outcome_of(t.game) is None
    t = ended([[2, 1], [1, 2]], [[5, 5], [5, 5]])
    last_draw(t, 3, 8)
    assert (t.state.round, t.match.over) == (4, False)
