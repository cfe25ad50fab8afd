"""Playing a journal again: the rules run as they did, and every entry must be what they lead to."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from weathergage.engine.chance import Roll, Seeded, Source, Typed
from weathergage.engine.course import Course
from weathergage.engine.errors import CorruptJournalError, EngineError, WrongVersionError
from weathergage.engine.game import AnyGame
from weathergage.engine.history import SETTING_UP, Snapshot, Step
from weathergage.engine.journal import (
    Begun,
    Ended,
    Entry,
    Header,
    Journal,
    Played,
    Reseeded,
    Rolled,
    Undone,
    commitment,
    kept,
)
from weathergage.engine.packs import Pack
from weathergage.engine.setup import check_setup


def check_header(spec: AnyGame, pack: Pack[Any], header: Header) -> None:
    """Refuse a journal that this game, version or pack can't replay."""
    if header.setup.game != spec.id:
        raise WrongVersionError(f"the journal is one of {header.setup.game!r}, not of {spec.id!r}")
    if header.version != spec.version:
        raise WrongVersionError(
            f"the journal was played by version {header.version} of {spec.id}; this is version {spec.version}"
        )
    if header.pack != pack.hash:
        raise WrongVersionError(
            f"the journal was played with the pack {header.pack[:12]}; the pack given is {pack.hash[:12]}"
        )
    with _blame(1):
        check_setup(spec, header.setup)


def source_of(seed: bytes, typed: bool) -> Source:
    """Where a match takes its results from; without a seed it can only be replayed."""
    source: Source = Seeded(seed) if seed else _Exhausted()
    return Typed(source) if typed else source


def seeds_in(header: Header, entries: Sequence[Entry], known: Sequence[bytes]) -> list[bytes]:
    """The seeds that a journal commits to, in order; empty where one is not known."""
    by_commitment = {commitment(seed): seed for seed in known}
    stated = [header.commitment, *(entry.commitment for entry in entries if isinstance(entry, Reseeded))]
    return [by_commitment.get(it, b"") for it in stated]


class _Exhausted:
    """The source of a match that was resumed without its seed."""

    def draw(self, number: int, roll: Roll) -> list[int]:
        raise EngineError(
            f"result {number + 1} ({roll.purpose or 'a random result'}) is not in the journal, and its seed is not "
            "known: give a new one with reseed()"
        )


class Replay:
    """Plays a journal into a course that has not begun."""

    def __init__(self, course: Course, journal: Journal, seeds: Sequence[bytes], own_source: bool) -> None:
        self.course = course
        self.seeds: list[bytes] = []  # in the order in which they were used; empty where one is not known
        self._journal = journal
        self._known: Mapping[str, bytes] = {commitment(seed): seed for seed in seeds}
        self._own_source = own_source
        self._reseed(journal.header.commitment)

    def run(self, snapshot: Snapshot | None = None) -> None:
        """Play it all, or what came after the snapshot, as long as nothing before that was taken back since."""
        entries = self._journal.entries
        done = 1
        if snapshot is not None and _still_holds(entries, snapshot):
            done = snapshot.entries
            with _blame(done + 1):
                self._restore(entries[:done], snapshot)
        else:
            with _blame(2):
                self._begin(entries)
        for index in range(done, len(entries)):
            with _blame(index + 2):
                if isinstance(entries[index - 1], Ended):
                    raise CorruptJournalError("the journal goes on after the match has ended")
                self._play(entries[index])

    def _begin(self, entries: Sequence[Entry]) -> None:
        if not entries or not isinstance(entries[0], Begun):
            raise CorruptJournalError("the set-up's results are missing")
        self.course.begin(entries[0].results)
        self._compare(len(entries[0].results))

    def _play(self, entry: Entry) -> None:
        course = self.course
        match entry:
            case Begun():
                raise CorruptJournalError("a second set-up")
            case Played(seat=seat, move=move, results=results):
                course.expect(seat, move)
                course.go(seat, move, results)
                self._compare(len(results))
            case Rolled(values=values, results=results):
                if course.wanted is None:
                    raise CorruptJournalError("no dice are wanted now")
                before = len(course.steps[-1].results)
                course.enter(values, results)
                self._compare(before + 1 + len(results))
            case Undone(seat=seat):
                course.take_back(seat)
            case Reseeded():
                self._reseed(entry.commitment)
                if course.audit is not None:
                    course.audit.reseeded(course.chance.number, entry.commitment)
            case Ended(outcome=outcome):
                if outcome != (course.runner.result if course.runner.finished else None):
                    raise CorruptJournalError("the journal states another outcome than the rules")

    def _compare(self, stated: int) -> None:
        asked = len(self.course.steps[-1].results)
        if asked != stated:
            raise CorruptJournalError(f"the rules asked chance for {asked} result(s), the journal holds {stated}")

    def _reseed(self, stated: str) -> None:
        self.seeds.append(self._known.get(stated, b""))
        if not self._own_source:
            self.course.replace_source(source_of(self.seeds[-1], self._journal.header.typed_dice))

    def _restore(self, entries: Sequence[Entry], snapshot: Snapshot) -> None:
        for entry in entries:
            if isinstance(entry, Reseeded):
                self._reseed(entry.commitment)
        steps = [_step(chapter) for chapter in kept(entries)]
        stated = [len(step.results) for step in steps]
        self.course.restore(steps, snapshot)
        if [len(step.results) for step in self.course.steps] != stated:
            raise CorruptJournalError("the rules asked chance for more or fewer results than the journal holds")


def _step(chapter: Sequence[Entry]) -> Step:
    """A step as the journal tells it: a move, and the dice that were typed for it."""
    step = Step(-1, SETTING_UP, 0, ())
    for entry in chapter:
        match entry:
            case Begun(results=results):
                step.results = list(results)
            case Played(seat=seat, move=move, results=results):
                step = Step(seat, move, 0, ())
                step.results = list(results)
            case Rolled(values=values, results=results):
                step.results += [values, *results]
            case _:
                pass
    return step


def _still_holds(entries: Sequence[Entry], snapshot: Snapshot) -> bool:
    """Is the step in which the snapshot was taken still there, and in its place?"""
    place = snapshot.mark.step
    then, now = kept(entries[: snapshot.entries]), kept(entries)
    return snapshot.entries <= len(entries) and place < min(len(then), len(now)) and then[place][0] is now[place][0]


@contextlib.contextmanager
def _blame(line: int) -> Iterator[None]:
    """Whatever goes wrong while a journal's line is replayed is that line's fault."""
    try:
        yield
    except EngineError as error:
        raise CorruptJournalError(str(error), line) from error
