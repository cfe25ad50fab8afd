"""Moves in words: what a person types, matched against what may be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from weathergage.engine.errors import AmbiguousError, IllegalError, MalformedError
from weathergage.engine.flow import Move
from weathergage.engine.game import AnyGame
from weathergage.engine.journal import move_decoder

M = TypeVar("M", bound=Move)


def decode_move(spec: AnyGame, data: bytes | str) -> Move:
    """A move as JSON, as it comes over a wire."""
    try:
        return move_decoder(spec).decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MalformedError(f"this is not a move of {spec.id}: {error}") from error


def find_move(words: str, moves: Sequence[M], say: Callable[[M], str]) -> M:
    """The move that a person means: its number, its whole name, or a part that fits no other."""
    words = " ".join(words.split()).casefold()
    if not words:
        raise MalformedError("type the number of a move, or words of it")
    if words.isdecimal():
        number = int(words)
        if not 1 <= number <= len(moves):
            raise IllegalError(f"there is no move {number}: they are numbered 1 to {len(moves)}")
        return moves[number - 1]
    named = [(say(move).casefold(), move) for move in moves]
    for fits in (
        [move for name, move in named if name == words],
        [move for name, move in named if name.startswith(words)],
        [move for name, move in named if all(word in name for word in words.split())],
    ):
        if len(fits) == 1:
            return fits[0]
        if fits:
            examples = ", ".join(say(move) for move in fits[:3])
            raise AmbiguousError(f"{words!r} fits {len(fits)} moves: {examples}{', ...' if len(fits) > 3 else ''}")
    raise IllegalError(f"no move fits {words!r}")
