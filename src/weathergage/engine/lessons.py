"""Guided games: a prepared match in chapters, with a word to the learner at each of their decisions.

A chapter is a seed, which prepares dice and decks, and the moves of all seats in order. It lies in the game's folder as
`lessons/<number>.toml`. Whoever leaves the way simply plays on: the rules are the real ones.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from weathergage.engine.flow import Move
from weathergage.engine.game import AnyGame, Setup
from weathergage.engine.journal import move_decoder
from weathergage.engine.match import Match
from weathergage.engine.text import Text

FOLDER: Final = "lessons"


class Written(Struct, forbid_unknown_fields=True):
    """A move as the file has it. `say` is the end of a text's key, for the learner who is to play it."""

    seat: int
    move: dict[str, Any]
    say: str = ""


class Chapter(Struct, forbid_unknown_fields=True, kw_only=True):
    """A file of lessons."""

    seed: str  # what its SHA-256 is made from
    seats: int
    learner: int
    steps: list[Written]
    scenario: str = ""
    edition: str = ""
    options: dict[str, bool | int | str] = {}


class Step(Struct, frozen=True):
    """A move on the prepared way, and what the learner is told before it."""

    seat: int
    move: Move
    say: Text | None


class Lesson(Struct, frozen=True, kw_only=True):
    """A chapter that can be played."""

    id: str
    seed: bytes
    setup: Setup
    learner: int
    steps: tuple[Step, ...]
    end: Text  # what is said when the way ends

    def step_of(self, match: Match) -> int | None:
        """How many of its moves have been played, if nobody has left the way before its end."""
        played = match.steps[1 : len(self.steps) + 1]
        on_the_way = all(
            step.seat == wanted.seat and step.move == wanted.move
            for step, wanted in zip(played, self.steps, strict=False)
        )
        return len(played) if on_the_way else None


_KNOWN: Final[dict[tuple[str, int], dict[str, Lesson]]] = {}


def lessons_of(spec: AnyGame) -> dict[str, Lesson]:
    """A game's chapters by their ids, in order."""
    known = _KNOWN.get((spec.id, spec.version))
    if known is None:
        files = sorted((spec.home / FOLDER).glob("*.toml"))
        known = {file.stem: _read(spec, file.stem, file.read_bytes()) for file in files}
        _KNOWN[spec.id, spec.version] = known
    return known


def _read(spec: AnyGame, name: str, data: bytes) -> Lesson:
    chapter = msgspec.toml.decode(data, type=Chapter)
    decoder = move_decoder(spec)
    key = f"{spec.prefix}-lesson-{name}"
    setup = Setup(
        game=spec.id,
        seats=chapter.seats,
        scenario=chapter.scenario,
        edition=chapter.edition,
        options=chapter.options,
    )
    steps = tuple(
        Step(it.seat, decoder.decode(msgspec.json.encode(it.move)), Text(f"{key}-{it.say}") if it.say else None)
        for it in chapter.steps
    )
    return Lesson(
        id=name,
        seed=chapter.seed.encode(),
        setup=setup,
        learner=chapter.learner,
        steps=steps,
        end=Text(f"{key}-end"),
    )
