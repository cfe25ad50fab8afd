"""What a match remembers of its own past: steps, and checkpoints between them."""

from __future__ import annotations

import functools
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from weathergage.engine.flow import Move
from weathergage.engine.game import AnyGame

encode_state: Final = msgspec.msgpack.Encoder().encode


@functools.cache
def _decoder(state: type[Struct]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(state)


def decode_state(spec: AnyGame, data: bytes) -> Struct:
    """A state of its own from a checkpoint."""
    kind: type[Struct] = spec.state
    state: Struct = _decoder(kind).decode(data)
    return state


SETTING_UP = Move()  # stands where step 0 has no move


# Where a flow runs: the Togethers that it runs in, from the outermost one, each with the flow's seat in it.
Path: TypeAlias = tuple[tuple[int, int], ...]


class Step(Struct, eq=False, gc=False):
    """A move and what came of it. Step 0 is the set-up and has no seat."""

    seat: int
    move: Move
    event: int  # how many log lines came before it
    path: Path  # of the flow that it answered
    results: list[list[int]] = []
    revealed: frozenset[int | None] = frozenset()  # to whom it revealed something; None: to everybody


def copy_step(step: Step) -> Step:
    """The same step in an object of its own."""
    return msgspec.structs.replace(step)


def are_apart(step: Step, other: Step, still_open: set[int]) -> bool:
    """Were they made in different flows of a Together that is still open, so that neither knows of the other?"""
    for (together, seat), (same, elsewhere) in zip(step.path, other.path, strict=False):
        if together != same:
            return False
        if seat != elsewhere:
            return together in still_open
    return False


class Mark(Struct, frozen=True, gc=False):
    """A checkpoint: the encoded state, and where in the history it lies."""

    state: bytes
    step: int  # the step during which it was laid
    results: int  # how many of that step's results came before it
    number: int  # results since the match began
    events: int
    togethers: int
    numbers: dict[int, int]  # how many decisions each seat had been asked for


class Snapshot(Struct, frozen=True):
    """Enough to resume a journal without playing all of it again."""

    entries: int
    voided: dict[int, int]
    mark: Mark
    revealed: tuple[int | None, ...]  # to whom the step in which it lies revealed something
