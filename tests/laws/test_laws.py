"""The laws, let loose on every game, scenario, edition and number of players that the catalogue holds."""

from __future__ import annotations

import functools
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from tests.laws.tables import TABLES, name
from weathergage.engine import AnyGame, Setup
from weathergage.engine.journal import dump
from weathergage.engine.match import Match
from weathergage.lab import laws

KEPT = Path(".laws")  # journals of failing cases
EXAMPLES = 20

Table = tuple[AnyGame, Setup]
tables = pytest.mark.parametrize("table", TABLES, ids=name)
# A position: a seed, how far into the game to go with random moves, in hundredths of its usual length, and then moves
# by their place in the list. What fails shrinks to the fewest moves.
positions = st.tuples(st.integers(0, 2**32), st.integers(0, 100), st.lists(st.integers(0, 40), max_size=12))
Position = tuple[int, int, list[int]]


@functools.cache
def usual_length(at: int) -> int:
    """How many moves a random game of this table takes."""
    spec, setup = TABLES[at]
    match = laws.begin(spec, setup, 1, log=False)
    return laws.random_walk(match, Random(1), spec.bound)


def reach(table: Table, position: Position) -> Match:
    """Go to a position; keep its journal, in case that it is the one that fails."""
    spec, setup = table
    seed, part, choices = position
    match = laws.begin(spec, setup, seed)
    laws.random_walk(match, Random(seed), usual_length(TABLES.index(table)) * part // 100)
    for choice in choices:
        ask = match.next_decision()
        if ask is None:
            break
        match.play(ask.seat, ask.moves[choice % len(ask.moves)])
    KEPT.mkdir(exist_ok=True)
    file = KEPT / f"{name(table)}.wgage"
    file.write_bytes(dump(match.journal))
    note(f"after {len(match.steps) - 1} moves; the journal is in {file}")
    return match


@tables
@settings(max_examples=EXAMPLES)
@given(position=positions)
def test_position(table: Table, position: Position) -> None:
    match = reach(table, position)
    laws.decisions_are_sound(match)
    laws.invariants_hold(match)
    laws.state_survives_the_codec(match)
    laws.clone_equals_original(match)


@tables
@settings(max_examples=EXAMPLES)
@given(position=positions)
def test_replay_equals_play(table: Table, position: Position) -> None:
    laws.replay_equals_play(reach(table, position))


@tables
@settings(max_examples=EXAMPLES)
@given(position=positions, choice=st.integers(0, 40))
def test_undo_equals_never_played(table: Table, position: Position, choice: int) -> None:
    match = reach(table, position)
    for seat, ask in match.decisions.items():
        laws.undo_equals_never_played(match, seat, ask.moves[choice % len(ask.moves)])


@tables
@settings(max_examples=EXAMPLES)
@given(position=positions, world=st.integers(0, 2**32))
def test_secrets_stay_secret(table: Table, position: Position, world: int) -> None:
    match = reach(table, position)
    for seat in (*range(match.header.setup.seats), None):
        laws.secrets_stay_secret(match, seat, Random(world))


@tables
@settings(max_examples=EXAMPLES)
@given(position=positions)
def test_secret_moves_stay_secret(table: Table, position: Position) -> None:
    match = reach(table, position)
    for seat, ask in match.decisions.items():
        moves = Random(position[0]).sample(list(ask.moves), min(4, len(ask.moves)))
        laws.secret_moves_stay_secret(match, seat, moves)


@tables
def test_random_games_end_with_all_their_pieces(table: Table) -> None:
    spec, setup = table
    for seed in range(3):
        match = laws.begin(spec, setup, seed)
        for _ in laws.play_to_the_end(match, Random(seed)):
            laws.invariants_hold(match)
        if not seed:
            laws.replay_equals_play(match)


@tables
def test_real_dice_carry_a_game_to_its_end(table: Table) -> None:
    spec, setup = table
    random = Random(2)
    match = Match.begin(spec, setup, b"only for what nobody can roll", typed=True)
    while not match.over:
        if (roll := match.wanted) is not None:
            match.enter_dice([random.randrange(bound) + roll.low for bound in roll.bounds])
            continue
        ask = match.decisions[random.choice(list(match.decisions))]
        match.play(ask.seat, random.choice(ask.moves))
    laws.invariants_hold(match)
    laws.replay_equals_play(match)
