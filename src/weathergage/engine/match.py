"""A match: a game being played, with its journal, undo, look-back, clones and forks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from weathergage.engine.chance import Audit, Roll, Source
from weathergage.engine.course import Course
from weathergage.engine.errors import IllegalError, MalformedError, StaleError
from weathergage.engine.events import Event
from weathergage.engine.flow import Choose, Move
from weathergage.engine.game import AnyGame, AnyTable, Outcome, Setup
from weathergage.engine.history import Snapshot, Step
from weathergage.engine.journal import (
    FORMAT,
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
from weathergage.engine.replay import Replay, check_header, seeds_in, source_of
from weathergage.engine.setup import check_setup
from weathergage.engine.text import Outlook, Refusal, text


class Match:
    """One match. `play` is the only way on, and it takes only what the pending decision lists."""

    def __init__(self, header: Header, course: Course) -> None:
        self.spec = course.spec
        self.pack = course.pack
        self.header = header
        self.entries: list[Entry] | None = None  # a clone keeps no journal
        self.seeds: list[bytes] = []  # in the order in which they were used; empty where one is not known
        self._course = course
        self._given_up = False

    # ---------------------------------------------------------------- beginning and resuming

    @classmethod
    def begin(  # noqa: PLR0913 - what a match is made from
        cls,
        spec: AnyGame,
        setup: Setup,
        seed: bytes,
        *,
        pack: Pack[Any] | None = None,
        source: Source | None = None,
        typed: bool = False,
        players: Sequence[str] = (),
        log: bool = True,
    ) -> Match:
        """Set a match up. `source` replaces the seed's results (tests); `typed` leaves the dice to people."""
        pack = pack or Pack.of(spec)
        header = Header(
            format=FORMAT,
            setup=check_setup(spec, setup)[0],
            version=spec.version,
            pack=pack.hash,
            commitment=commitment(seed),
            typed_dice=typed,
            players=tuple(players),
        )
        course = Course(spec, pack, header.setup, source or source_of(seed, typed), log=log)
        match = cls(header, course)
        match.seeds = [seed]
        course.begin()
        match.entries = [Begun(list(course.steps[0].results))]
        match._maybe_end()
        return match

    @classmethod
    def resume(  # noqa: PLR0913 - what a match is made from
        cls,
        spec: AnyGame,
        journal: Journal,
        *,
        pack: Pack[Any] | None = None,
        seeds: Sequence[bytes] = (),
        source: Source | None = None,
        snapshot: Snapshot | None = None,
        audit: Audit | None = None,
        log: bool = True,
    ) -> Match:
        """Rebuild a match from its journal, running the rules as play did.

        A match that is not over goes on with the one of the `seeds` that its journal last committed to. Without it,
        nothing new can be rolled before `reseed`, which says so in the journal. A snapshot only saves time.
        """
        pack = pack or Pack.of(spec)
        header = journal.header
        check_header(spec, pack, header)
        course = Course(spec, pack, header.setup, source or source_of(b"", header.typed_dice), log=log, audit=audit)
        replay = Replay(course, journal, seeds, source is not None)
        replay.run(snapshot)
        match = cls(header, course)
        match.seeds = replay.seeds
        match.entries = list(journal.entries)
        if isinstance(match.entries[-1], Ended):
            match._given_up = match.outcome is None
        else:
            match._maybe_end()
        return match

    def reseed(self, seed: bytes) -> None:
        """Take the results from another seed from here on, and say so in the journal."""
        if self.over:
            raise IllegalError("engine-over")
        self._course.replace_source(source_of(seed, self.header.typed_dice))
        self.seeds.append(seed)
        self._write(Reseeded(commitment(seed)))

    # ---------------------------------------------------------------- the present

    @property
    def game(self) -> AnyTable:
        """The table: the state, the components, chance and the log."""
        if not self._course.marks:
            raise IllegalError("the match is still being set up: its dice come first")
        return self._course.game

    @property
    def steps(self) -> Sequence[Step]:
        """Every move that stands, after the set-up, which is step 0."""
        return self._course.steps

    @property
    def events(self) -> Sequence[Event] | None:
        """The whole log, for whoever may see everything; None when none is kept."""
        return self._course.events

    @property
    def wanted(self) -> Roll | None:
        """Dice that people are to roll before anything else can happen."""
        return None if self._given_up else self._course.wanted

    @property
    def source(self) -> Source:
        """Where new random results come from."""
        return self._course.source

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended by the rules; None while it goes on, or when it was given up."""
        return self._course.runner.result if self._course.runner.finished else None

    @property
    def over(self) -> bool:
        """Can nobody move any more?"""
        return self._given_up or self._course.runner.finished

    @property
    def decisions(self) -> dict[int, Choose[Any]]:
        """Every pending decision, by seat. While dice are to be rolled by hand there is none."""
        if self._given_up or self._course.wanted is not None:
            return {}
        return {seat: strand.ask for seat, strand in self._course.runner.pending.items() if strand.ask}

    def next_decision(self) -> Choose[Any] | None:
        """One of the pending decisions: the same one every time, until it is made."""
        course = self._course
        if self._given_up or course.wanted is not None:
            return None
        for strand in course.runner.pending.values():
            return strand.ask
        return None

    def decision(self, seat: int) -> Choose[Any] | None:
        """The seat's pending decision."""
        return None if self._given_up else self._course.decision(seat)

    def number(self, seat: int) -> int:
        """The number of the seat's present decision: a move that names another one is stale."""
        return self._course.number(seat)

    def view(self, seat: int | None) -> Struct:
        """All that a seat (None: a spectator) may know."""
        view: Struct = self.spec.view(self.game, seat)
        return view

    def log(self, seat: int | None) -> list[Event]:
        """The lines of the log that a seat may read."""
        return [event for event in self.events or () if event.may_read(seat)]

    def outlooks(self, seat: int, move: Move) -> tuple[Outlook, ...]:
        """The exact odds of what a move leads to, as far as the seat can know."""
        ask = self.decision(seat)
        if ask is not None and ask.foresee is not None and move in ask.moves and (foreseen := ask.foresee(move)):
            return foreseen
        return self.spec.outlooks(self.game, seat, move) if self.spec.outlooks else ()

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Why a move can't be played now; None when it can."""
        return Refusal(text("engine-over")) if self._given_up else self._course.why_not(seat, move)

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, move: Move, number: int | None = None) -> None:
        """Play one of the legal moves. `number` is the decision that the player saw."""
        course = self._course
        if number is not None and (number != course.number(seat) or seat not in course.runner.pending):
            raise StaleError(f"seat {seat} answers decision {number}, which is not its present one")
        if self._given_up:
            raise IllegalError("engine-over")
        course.expect(seat, move)
        step = course.go(seat, move)
        if self.entries is not None:
            self.entries.append(Played(seat, move, step.results))  # a list that nobody changes from here on
            if course.runner.finished:
                self._write(self._end())

    def enter_dice(self, faces: Sequence[int]) -> None:
        """Type the dice that the match waits for."""
        roll = self.wanted
        if roll is None:
            raise IllegalError("no dice are wanted now")
        values = roll.values(faces)
        if values is None:
            raise MalformedError(f"the dice to type are {roll}; {list(faces)} is not what they can show")
        before = len(self.steps[-1].results)
        self._course.enter(values)
        self._write(Rolled(values, list(self.steps[-1].results[before + 1 :])))
        self._maybe_end()

    def abandon(self, reason: str) -> None:
        """End the match before its end: agreed, resigned, timed out."""
        if not self.over:
            self._given_up = True
            self._write(self._end(reason))

    def _maybe_end(self) -> None:
        if self._course.runner.finished:
            self._write(self._end())

    def _end(self, reason: str = "") -> Ended:
        return Ended(self.outcome, reason, [seed.hex() for seed in self.seeds])

    def _write(self, entry: Entry) -> None:
        if self.entries is not None:
            self.entries.append(entry)

    # ---------------------------------------------------------------- the past

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why a seat can't take its last move back; None when it can."""
        return Refusal(text("engine-over")) if self._given_up else self._course.undo_refusal(seat)

    def can_undo(self, seat: int) -> bool:
        """Can a seat take its last move back?"""
        return not self._given_up and self._course.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, as if it had never been played."""
        if self._given_up:
            raise IllegalError("engine-over")
        self._course.take_back(seat)
        self._write(Undone(seat))

    def at(self, step: int, *, log: bool = True) -> Match:
        """The match as it was after a step (0: after setting up), to look at."""
        self._check_step(step)
        return Match(self.header, self._course.twin(None, log=log, last=step))

    def walk(self, step: int) -> Iterator[Match]:
        """The match as it was after this step, and after each later one: a single clone that goes through them all."""
        later = self.steps[step + 1 :]
        past = self.at(step)
        yield past
        for it in later:
            past._course.go(it.seat, it.move, it.results)
            yield past

    def fork(self, step: int, seed: bytes) -> Match:
        """A new match that goes on from a step of this one, with dice of its own."""
        self._check_step(step)
        entries = [entry for chapter in kept(self.journal.entries)[: step + 1] for entry in chapter]
        if self._course.restored:
            journal = Journal(self.header, entries)
            twin = Match.resume(self.spec, journal, pack=self.pack, seeds=self.seeds, log=self.events is not None)
        else:
            twin = self.at(step, log=self.events is not None)
            twin._continue(entries, seeds_in(self.header, entries, self.seeds))
        if not twin.over:
            twin.reseed(seed)
        return twin

    def _continue(self, entries: list[Entry], seeds: list[bytes]) -> None:
        """Be a match of its own with this journal, as if it had been resumed from it."""
        self._course.voided.clear()  # what was taken back is not in it
        self._course.replace_source(source_of(seeds[-1], self.header.typed_dice))
        self.entries, self.seeds = entries, seeds
        self._maybe_end()

    def is_secret(self, step: Step) -> bool:
        """Was this step made in a Together in which somebody still has to decide?"""
        return any(together in self._course.runner.still_open for together, _ in step.path)

    def _check_step(self, step: int) -> None:
        if not 0 <= step < len(self.steps):
            raise IllegalError(f"there is no step {step}: the match has {len(self.steps) - 1}")

    @property
    def journal(self) -> Journal:
        """The journal so far; a clone has none."""
        if self.entries is None:
            raise IllegalError("a clone keeps no journal")
        return Journal(self.header, list(self.entries))

    def snapshot(self) -> Snapshot:
        """What `resume` needs to go on from the latest checkpoint."""
        return self._course.snapshot(len(self.journal.entries))

    # ---------------------------------------------------------------- other worlds

    def clone(self, source: Source | None = None, *, log: bool = False) -> Match:
        """A match of its own, at the same point. Whoever thinks ahead gives it another source of chance."""
        return self._around(self._course.twin(source, log=log))

    def redealt(self, seat: int | None, random: Random, source: Source | None = None, *, log: bool = False) -> Match:
        """The same match in another world that the seat can't tell from this one: what it can't know is dealt anew.

        Where the last checkpoint lies in the last step, the rules run on from there in the new world. Elsewhere
        they are half-way, and only the state is new: the seat's own decision still holds, another's does not.
        """
        return self._around(self._course.redealt(seat, random, source, log=log))

    @property
    def fresh(self) -> bool:
        """Does the last checkpoint lie in the last step?"""
        return self._course.fresh

    def _around(self, course: Course) -> Match:
        twin = Match(self.header, course)
        twin._given_up = self._given_up
        return twin
