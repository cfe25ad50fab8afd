"""Moves as people write them: by number, by name, by a part of it - and as JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.tiny import Say
from tests.games import cutlass
from weathergage.engine import AmbiguousError, EngineError, IllegalError, MalformedError
from weathergage.engine.notation import decode_move, find_move

MOVES = [Say(name) for name in ("Fire at Emden", "Fire at Dresden", "Fire", "Turn 20 degrees", "Turn  aft", "ÉMERGER")]


def find(words: str) -> str:
    return find_move(words, MOVES, lambda move: move.word).word


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("1", "Fire at Emden"),
        ("6", "ÉMERGER"),
        ("Fire at Emden", "Fire at Emden"),
        ("fire AT emden", "Fire at Emden"),
        ("  fire   at  emden ", "Fire at Emden"),
        ("fire", "Fire"),  # a whole name comes before the beginning of another
        ("fire at d", "Fire at Dresden"),
        ("emden", "Fire at Emden"),
        ("dresden fire", "Fire at Dresden"),
        ("20 deg", "Turn 20 degrees"),
        ("turn 2", "Turn 20 degrees"),
        ("turn aft", "Turn  aft"),
        ("émerger", "ÉMERGER"),
    ],
)
def test_words_that_mean_a_move(words: str, name: str) -> None:
    assert find(words) == name


@pytest.mark.parametrize("words", ["0", "7", "99999999999999999999"])
def test_a_number_that_no_move_has(words: str) -> None:
    with pytest.raises(IllegalError, match="numbered 1 to 6"):
        find(words)


def test_words_that_fit_no_move() -> None:
    with pytest.raises(IllegalError, match="no move fits 'surrender'"):
        find("Surrender")


@pytest.mark.parametrize("words", ["", "   "])
def test_no_words_at_all(words: str) -> None:
    with pytest.raises(MalformedError, match="type the number of a move"):
        find(words)


def test_words_that_fit_several_moves() -> None:
    with pytest.raises(AmbiguousError, match=r"'fire at' fits 2 moves: Fire at Emden, Fire at Dresden$"):
        find("fire at")


def test_words_that_fit_many_moves() -> None:
    moves = [Say(f"Turn {n}") for n in range(9)]
    with pytest.raises(AmbiguousError, match=r"fits 9 moves: Turn 0, Turn 1, Turn 2, \.\.\."):
        find_move("turn", moves, lambda move: move.word)


def test_two_moves_of_the_same_name_are_told_apart_by_number_only() -> None:
    moves = [Say("Pass"), Say("Pass")]
    with pytest.raises(AmbiguousError):
        find_move("pass", moves, lambda move: move.word)
    assert find_move("2", moves, lambda move: move.word) is moves[1]


# -------------------------------------------------------------------- as JSON


def test_a_move_as_json() -> None:
    move = decode_move(cutlass.GAME, '{"move": "Attack", "card": "dagger", "target": 1}')
    assert move == cutlass.Attack("dagger", 1)


@pytest.mark.parametrize(
    "data",
    [
        "",
        "attack",
        "3",
        "{}",
        '{"move": "Fly"}',
        '{"move": "Attack", "card": "dagger"}',
        '{"move": "Attack", "card": "dagger", "target": "1"}',
        '{"move": "Attack", "card": "dagger", "target": 1, "twice": true}',
        '{"move": "Pass"} {"move": "Pass"}',
        b'{"move": "\xff"}',
        '"\ud800"',
        "[" * 100_000,
        '{"card": ' + "[" * 100_000,
    ],
    ids=lambda data: repr(data[:20]),
)
def test_what_is_no_move_is_malformed(data: str | bytes) -> None:
    with pytest.raises(MalformedError, match="this is not a move of cutlass"):
        decode_move(cutlass.GAME, data)


@given(data=st.one_of(st.binary(), st.text(), st.recursive(st.none() | st.integers(), st.lists).map(json.dumps)))
def test_nothing_that_comes_over_a_wire_is_a_crash(data: bytes | str) -> None:
    with pytest.raises(EngineError):
        decode_move(cutlass.GAME, data)
