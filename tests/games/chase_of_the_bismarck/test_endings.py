"""Recorded matches for every way in which the story ends, each with its account. `RECORD=1` plays them anew."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.chase_of_the_bismarck.endings import SCRIPTS, director
from tests.games.chase_of_the_bismarck.kit import PACK
from tests.rules import rule
from weathergage.engine.journal import dump, load
from weathergage.engine.match import Match
from weathergage.engine.verify import verify
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck.state import State
from weathergage.lab import laws

RECORDED = Path(__file__).parent / "recorded"
SEED = 1941
HULL = {id: card.hull for id, card in PACK.cards.items()}


def recorded(name: str) -> Match:
    """The match as it was recorded, by the present rules."""
    file = RECORDED / f"ending-{name.replace('_', '-')}.wgage"
    if os.environ.get("RECORD"):
        played = director(name, SEED)
        played.play()
        assert not played.left_undone
        file.write_bytes(dump(played.match.journal))
    return Match.resume(GAME, load(file.read_bytes(), GAME))


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_script_plays_the_recorded_match_move_for_move(name: str) -> None:
    match = recorded(name)
    again = director(name, SEED)
    again.play()
    assert not again.left_undone
    assert not any(again.dice.values())
    assert dump(again.match.journal) == dump(match.journal)
    verify(GAME, match.journal)
    for step in range(0, len(match.steps), 7):
        laws.invariants_hold(match.at(step, log=False))
    laws.invariants_hold(match)


def convoy_points(state: State) -> float:
    """CB-4.3f, CB-4.3g: whole chits, half ones halved and rounded up, half a point for each merchant."""
    return sum(state.full_chits) + sum((chit + 1) // 2 for chit in state.half_chits) + 0.5 * state.merchants


Points = Callable[[State], float]
# The story, its rules, how it ends, the rule that says who has won, and the points by the victory table.
ACCOUNTS: list[tuple[str, tuple[str, ...], str, str, Points]] = [
    ("norway", ("CB-4.2b", "CB-4.3c"), "port", "CB-4.4c", lambda _: -7),
    ("france", ("CB-4.2b", "CB-4.3c"), "port", "CB-4.4c", lambda _: -5),
    # neither at sea nor where she wants to be.
    ("germany", ("CB-4.2d", "CB-4.3d"), "end_of_track", "CB-4.4c", lambda _: -10),
    ("out_of_fuel", ("CB-4.2c", "CB-4.3e", "CB-7.7.2o"), "out_of_fuel", "CB-4.4c", lambda _: -15),
    ("worn_out", ("CB-4.2d", "CB-4.3d"), "end_of_track", "CB-4.4c", lambda _: -10),
    (
        *("raid", ("CB-4.2d", "CB-4.3b", "CB-4.3f", "CB-4.3g"), "end_of_track", "CB-4.4a"),
        lambda state: -4 + convoy_points(state),
    ),
    (
        *("two_capital_ships", ("CB-4.2b", "CB-4.3c", "CB-4.3h"), "port", "CB-4.4b"),
        lambda _: -7 + HULL["hood"] + HULL["prince_of_wales"],
    ),
]


@pytest.mark.parametrize(
    ("name", "ending", "won_by", "points"),
    [
        pytest.param(name, ending, won_by, points, id=name, marks=rule(*rules, won_by))
        for name, rules, ending, won_by, points in ACCOUNTS
    ],
)
def test_the_account_is_that_of_the_victory_table(name: str, ending: str, won_by: str, points: Points) -> None:
    match = recorded(name)
    state: State = match.game.state
    assert match.outcome is not None
    assert (state.ending, match.outcome.rule) == (ending, won_by)
    total = points(state)
    assert match.outcome.scores == (total, -total)
    assert match.outcome.places == ((1, 2) if won_by != "CB-4.4c" else (2, 1))


def test_every_ending_is_recorded() -> None:
    assert {row[0] for row in ACCOUNTS} == set(SCRIPTS)
    told = {recorded(name).game.state.ending for name in SCRIPTS}
    assert told | {"sunk"} == {"sunk", "port", "out_of_fuel", "end_of_track"}  # sunk: test_history.py, test_story.py


@rule("CB-4.3b", "CB-4.3d")
def test_what_tells_the_two_voyages_apart_that_end_at_sea() -> None:
    sound, worn = (recorded(name).game.state.ships["bismarck"] for name in ("raid", "worn_out"))
    assert sound.fuel >= 10 > worn.fuel
    assert (sound.hull, sound.evasion, worn.hull, worn.evasion) == (HULL["bismarck"], [], HULL["bismarck"], [])


@rule("CB-11.3n", "CB-11.3s", "CB-11.3t")
def test_the_raid_draws_one_chit_for_each_convoy() -> None:
    state: State = recorded("raid").game.state
    assert state.convoys_attacked == ["hx_126", "ob_324", "sc_31", "ob_325", "ob_326", "ob_323"]
    assert (len(state.full_chits), len(state.half_chits), state.merchants) == (1, 5, 1)


@rule("CB-7.7.2l", "CB-7.7.2m")
def test_the_last_ten_turns_on_emergency_fuel() -> None:
    match = recorded("out_of_fuel")
    turns = {}
    for step in range(len(match.steps)):
        state: State = match.at(step, log=False).game.state
        if state.ships["bismarck"].emergency:
            turns[state.turn] = state.ships["bismarck"].emergency
    assert min(turns) == 10
    assert set(turns.values()) == {20}
    assert match.game.state.turn == 20
