"""A match: a game being played, with its journal, undo, look-back, clones and forks."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from weathergage.engine.chance import Audit, Chance, DiceWanted, Roll, Seeded, Source, Typed
from weathergage.engine.errors import (
    CorruptJournalError,
    EngineError,
    FlowError,
    IllegalError,
    MalformedError,
    StaleError,
    WrongVersionError,
)
from weathergage.engine.events import Event
from weathergage.engine.flow import Choose, Move
from weathergage.engine.game import AnyGame, AnyTable, Game, Outcome, Setup, Start
from weathergage.engine.history import SETTING_UP, Mark, Snapshot, Step, copy_step, decode_state, encode_state
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
)
from weathergage.engine.packs import Pack
from weathergage.engine.setup import check_setup
from weathergage.engine.strands import Runner
from weathergage.engine.text import Outlook, Refusal, text


class Match:
    """One match. `play` is the only way on, and it takes only what the pending decision lists."""

    def __init__(self, spec: AnyGame, pack: Pack[Any], header: Header, source: Source, log: bool) -> None:
        self.spec = spec
        self.pack = pack
        self.header = header
        self.entries: list[Entry] | None = []  # None: a clone, which keeps no journal
        self.events: list[Event] | None = [] if log else None
        self.steps: list[Step] = []
        self.wanted: Roll | None = None  # dice that people are to roll before anything else can happen
        self.seeds: list[bytes] = []
        self.source = source
        self._marks: list[Mark] = []
        self._audit: Audit | None = None
        self._voided: dict[int, int] = {}  # by seat: decisions that undo has made void
        self._chance = Chance(source)
        self._runner = Runner(self._on_checkpoint, {})
        self.game: AnyTable

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
        if source is None:
            source = Typed(Seeded(seed)) if typed else Seeded(seed)
        match = cls(spec, pack, header, source, log)
        match.seeds = [seed]
        match._begin(())
        match._write(Begun(list(match.steps[0].results)))
        match._maybe_end()
        return match

    @classmethod
    def resume(  # noqa: PLR0913 - what a match is made from
        cls,
        spec: AnyGame,
        journal: Journal,
        *,
        pack: Pack[Any] | None = None,
        seed: bytes | None = None,
        source: Source | None = None,
        snapshot: Snapshot | None = None,
        audit: Audit | None = None,
        log: bool = True,
    ) -> Match:
        """Rebuild a match from its journal, running the rules as play did.

        Without the seed that the journal committed to, a match that is not over goes on with `seed` or `source` as
        soon as something new is rolled; `reseed` says so in the journal first.
        """
        pack = pack or Pack.of(spec)
        check_header(spec, pack, journal.header)
        if source is None:
            source = Seeded(seed) if seed else _Exhausted()
            source = Typed(source) if journal.header.typed_dice else source
        match = cls(spec, pack, journal.header, source, log)
        match.seeds = [seed] if seed else []
        match._audit = audit
        with _as_corrupt(2):
            if not journal.entries or not isinstance(journal.entries[0], Begun):
                raise CorruptJournalError("the set-up's results are missing")
            done = match._restore(journal, snapshot) if snapshot else match._begun(journal.entries[0])
        for number, entry in enumerate(journal.entries[done:], done + 2):
            with _as_corrupt(number):
                match._replay(entry)
        return match

    def _begin(self, recorded: Sequence[list[int]]) -> None:
        setup, options = check_setup(self.spec, self.header.setup)
        self.steps = [Step(-1, SETTING_UP, 0)]
        self._chance = Chance(self.source, self._audit)
        self._chance.begin_step(recorded)
        self.steps[0].results = self._chance.taken
        start = Start(setup.seats, setup.scenario, setup.edition, options, self.pack.content, self._chance)
        try:
            state = self.spec.setup(start)
        except DiceWanted as wanted:
            self.wanted = wanted.roll
            return
        self.game = Game(state, self.pack.content, self._chance, self.events)
        self._on_checkpoint()
        self._run_step(lambda: self._runner.start(self.spec.play(self.game)))

    def _begun(self, entry: Begun) -> int:
        self._begin(entry.results)
        self._check_used()
        self._write(entry)
        return 1

    def _restore(self, journal: Journal, snapshot: Snapshot) -> int:
        """Take the history as the journal tells it, and run the rules only from the snapshot's checkpoint on."""
        entries = journal.entries[: snapshot.entries]
        for entry in entries:
            match entry:
                case Begun():
                    self.steps.append(Step(-1, SETTING_UP, 0))
                    self.steps[0].results = list(entry.results)
                case Played():
                    self.steps.append(Step(entry.seat, entry.move, 0))
                    self.steps[-1].results = list(entry.results)
                case Rolled():
                    self.steps[-1].results += [entry.values, *entry.results]
                case Undone():
                    last = max(i for i, step in enumerate(self.steps) if step.seat == entry.seat)
                    del self.steps[last]
                case Reseeded() | Ended():
                    pass
        self._write(*entries)
        # The log begins anew at the snapshot: its earlier lines are not in the journal.
        self._rebuild(msgspec.structs.replace(snapshot.mark, events=0))
        self._voided = dict(snapshot.voided)
        return snapshot.entries

    def _replay(self, entry: Entry) -> None:
        match entry:
            case Begun():
                raise CorruptJournalError("a second set-up")
            case Played():
                self._check_move(entry.seat, entry.move, None)
                self._apply(entry.seat, entry.move, entry.results)
                self._check_used()
                self._write(entry)
            case Rolled():
                self._enter(entry.values, entry.results)
                self._write(entry)
            case Undone():
                self.undo(entry.seat)
            case Reseeded():
                if self._audit is not None:
                    self._audit.reseeded(self._chance.number, entry.commitment)
                self._write(entry)
            case Ended():
                if entry.outcome is not None and entry.outcome != self.outcome:
                    raise CorruptJournalError("the journal states another outcome than the rules")
                self._write(entry)

    def _check_used(self) -> None:
        unused = self._chance.unused()
        if unused and self.wanted is None:
            raise CorruptJournalError(f"{unused} random result(s) that no rule asked for")

    def reseed(self, seed: bytes) -> None:
        """Take the results from another seed from here on, and say so in the journal."""
        self.seeds.append(seed)
        self.source = Typed(Seeded(seed)) if self.header.typed_dice else Seeded(seed)
        self._chance.replace_source(self.source)
        self._write(Reseeded(commitment(seed)))

    # ---------------------------------------------------------------- the present

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended by the rules; None while it goes on, or when it was given up."""
        return self._runner.result if self._runner.finished else None

    @property
    def over(self) -> bool:
        """Can nobody move any more?"""
        return self._runner.finished or bool(self.entries and isinstance(self.entries[-1], Ended))

    @property
    def decisions(self) -> dict[int, Choose[Any]]:
        """Every pending decision, by seat. While dice are to be rolled by hand there is none."""
        if self.wanted is not None or self.over:
            return {}
        return {seat: strand.ask for seat, strand in self._runner.pending.items() if strand.ask}

    def next_decision(self) -> Choose[Any] | None:
        """One of the pending decisions: the same one every time, until it is made."""
        if self.wanted is not None:
            return None
        for strand in self._runner.pending.values():
            return strand.ask
        return None

    def decision(self, seat: int) -> Choose[Any] | None:
        """The seat's pending decision."""
        return self.decisions.get(seat)

    def number(self, seat: int) -> int:
        """The number of the seat's present decision: a move that names another one is stale."""
        return self._runner.numbers.get(seat, 0) + self._voided.get(seat, 0)

    def view(self, seat: int | None) -> Struct:
        """All that a seat (None: a spectator) may know."""
        view: Struct = self.spec.view(self.game, seat)
        return view

    def log(self, seat: int | None) -> list[Event]:
        """The lines of the log that a seat may read."""
        return [event for event in self.events or () if event.may_read(seat)]

    def outlooks(self, seat: int, move: Move) -> tuple[Outlook, ...]:
        """The exact odds of what a move leads to, as far as the seat can know."""
        return self.spec.outlooks(self.game, seat, move) if self.spec.outlooks else ()

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Why a move can't be played now; None when it can."""
        if self.over:
            return Refusal(text("engine-over"))
        if self.wanted is not None:
            return Refusal(text("engine-dice-first"))
        ask = self.decision(seat)
        if ask is None:
            return Refusal(text("engine-not-your-decision"))
        if move in ask.moves:
            return None
        return (ask.refuse and ask.refuse(move)) or Refusal(text("engine-not-now", prompt=ask.prompt), ask.rule)

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, move: Move, number: int | None = None) -> None:
        """Play one of the legal moves. `number` is the decision that the player saw."""
        self._check_move(seat, move, number)
        self._apply(seat, move)
        if self.entries is not None:
            self.entries.append(Played(seat, move, list(self.steps[-1].results)))
            self._maybe_end()

    def _check_move(self, seat: int, move: Move, number: int | None) -> None:
        strand = self._runner.pending.get(seat)
        if strand is None or strand.ask is None or self.wanted is not None or self.over:
            if number is not None and number != self.number(seat):
                raise StaleError(f"decision {number} of seat {seat} is over")
            refusal = self.why_not(seat, move) or Refusal(text("engine-not-now"))
            raise IllegalError(refusal.text.key, refusal.rule)
        if number is not None and number != self.number(seat):
            raise StaleError(f"seat {seat} answers decision {number}; the present one is {self.number(seat)}")
        if move not in strand.ask.moves:
            refusal = self.why_not(seat, move) or Refusal(text("engine-not-now"))
            raise IllegalError(f"{move!r} is not legal: {refusal.text.key}", refusal.rule)

    def _apply(self, seat: int, move: Move, recorded: Sequence[list[int]] = ()) -> None:
        """Run the rules with a move that was found legal; when they fail, the match stays as it was."""
        step = Step(seat, move, len(self.events or ()))
        self.steps.append(step)
        step.together = self._runner.together
        self._chance.begin_step(recorded)
        step.results = self._chance.taken
        try:
            self._run_step(lambda: self._runner.answer(seat, move))
        except Exception:
            self.steps.pop()
            self._rebuild(self._mark_before(len(self.steps)))
            raise

    def _run_step(self, run: Callable[[], None]) -> None:
        game, runner = self.game, self._runner
        game._revealed.clear()
        runner.joined = False
        try:
            run()
        except DiceWanted as wanted:
            self.wanted = wanted.roll
        else:
            if not runner.pending and not runner.finished:
                raise FlowError("the rules ask nobody, and the game is not over")
        if runner.joined or game._revealed:
            self.steps[-1].revealed = frozenset({None} if runner.joined else game._revealed)

    def enter_dice(self, faces: Sequence[int]) -> None:
        """Type the dice that the match waits for."""
        if self.wanted is None:
            raise IllegalError("no dice are wanted now")
        values = self.wanted.values(faces)
        if values is None:
            raise MalformedError(f"the dice to type are {self.wanted}; {list(faces)} is not what they can show")
        before = len(self.steps[-1].results)
        self._enter(values, ())
        self._write(Rolled(values, list(self.steps[-1].results[before + 1 :])))
        self._maybe_end()

    def _enter(self, values: list[int], results: Sequence[list[int]]) -> None:
        if self.wanted is None:
            raise IllegalError("no dice are wanted now")
        step = self.steps[-1]
        recorded = [*step.results, values, *results]
        self.wanted = None
        if step.seat < 0 and not self._marks:
            self._begin(recorded)
        else:
            step.results = recorded
            self._rebuild(self._mark_before(len(self.steps) - 1) if step.seat >= 0 else self._marks[0])
        self._check_used()

    def abandon(self, reason: str) -> None:
        """End the match before its end: agreed, resigned, timed out."""
        if not self.over:
            self._write(Ended(None, reason, [seed.hex() for seed in self.seeds]))

    def _maybe_end(self) -> None:
        if self._runner.finished:
            self._write(Ended(self.outcome, "", [seed.hex() for seed in self.seeds]))

    def _write(self, *entries: Entry) -> None:
        if self.entries is not None:
            self.entries.extend(entries)

    # ---------------------------------------------------------------- the past

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why a seat can't take its last move back; None when it can."""
        if self.over:
            return Refusal(text("engine-over"))
        index = self._last_step(seat)
        if index is None:
            return Refusal(text("engine-undo-nothing"))
        step = self.steps[index]
        if step.results or (self.wanted is not None and step is self.steps[-1]):
            return Refusal(text("engine-undo-random"))
        if step.revealed:
            return Refusal(text("engine-undo-revealed"))
        still_secret = step.together and step.together == self._runner.together
        if not still_secret and any(later.seat != seat for later in self.steps[index + 1 :]):
            return Refusal(text("engine-undo-others"))
        if self._marks[0].step >= index:  # resumed from a snapshot: what came before it is settled
            return Refusal(text("engine-undo-nothing"))
        return None

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, as if it had never been played."""
        refusal = self.undo_refusal(seat)
        index = self._last_step(seat)
        if refusal is not None or index is None:
            raise IllegalError(refusal.text.key if refusal else "engine-undo-nothing")
        before = set(self._runner.pending)
        numbers = {other: self.number(other) for other in range(self.header.setup.seats)}
        del self.steps[index]
        self._rebuild(self._mark_before(index))
        for other, number in numbers.items():
            # An answer to a decision that is no more must not be taken for an answer to the next one.
            asked_anew = other == seat or (other in self._runner.pending and other not in before)
            self._voided[other] = self._voided.get(other, 0) + number + asked_anew - self.number(other)
        self._write(Undone(seat))

    def _last_step(self, seat: int) -> int | None:
        for index in range(len(self.steps) - 1, 0, -1):
            if self.steps[index].seat == seat:
                return index
        return None

    def _on_checkpoint(self) -> None:
        step = len(self.steps) - 1
        results = len(self._chance.taken)
        marks = self._marks
        state = encode_state(self.game.state)
        if marks and marks[-1].step == step and marks[-1].results == results and marks[-1].state == state:
            return  # the main flow has just been restarted here
        runner = self._runner
        events = len(self.events or ())
        number = self._chance.number
        marks.append(Mark(state, step, results, number, events, runner.togethers, dict(runner.numbers)))

    def _mark_before(self, index: int) -> Mark:
        """The last checkpoint that was laid before the step with this index was made."""
        return next(mark for mark in reversed(self._marks) if mark.step < index or not mark.step)

    def _rebuild(self, mark: Mark) -> None:
        """Go back to a checkpoint, and play again what the history holds after it."""
        later = self.steps[mark.step + 1 :]
        del self.steps[mark.step + 1 :]
        while self._marks and self._marks[-1] is not mark:
            self._marks.pop()
        if not self._marks:
            self._marks = [mark]
        if self.events is not None:
            del self.events[mark.events :]
        self.wanted = None
        self._runner = Runner(self._on_checkpoint, dict(mark.numbers))
        self._runner.togethers = mark.togethers
        self._chance = Chance(self.source, self._audit)
        self._chance.number = mark.number
        state = decode_state(self.spec, mark.state)
        self.game = Game(state, self.pack.content, self._chance, self.events)
        step = self.steps[-1]
        known = step.results
        self._chance.begin_step(known[mark.results :])
        step.results = self._chance.taken = known[: mark.results]
        revealed = step.revealed
        self._run_step(lambda: self._runner.start(self.spec.play(self.game)))
        step.revealed |= revealed
        for old in later:
            self._check_move(old.seat, old.move, None)
            self._apply(old.seat, old.move, old.results)

    def snapshot(self) -> Snapshot:
        """What `resume` needs to go on from the latest checkpoint."""
        return Snapshot(len(self.entries or ()), dict(self._voided), self._marks[-1])

    def clone(self, source: Source | None = None, *, log: bool = False) -> Match:
        """A match of its own, at the same point. Whoever thinks ahead gives it another source of chance."""
        twin = Match(self.spec, self.pack, self.header, source or self.source, log)
        twin.entries = None
        if log and self.events is not None:
            twin.events = list(self.events)
        mark = self._marks[-1]
        twin.steps = [*self.steps[: mark.step], *map(copy_step, self.steps[mark.step :])]
        twin._marks = [mark]
        twin._rebuild(mark)
        twin._voided = dict(self._voided)
        return twin

    def redealt(self, seat: int | None, random: Random, source: Source | None = None, *, log: bool = False) -> Match:
        """The same match in another world that the seat can't tell from this one: what it can't know is dealt anew.

        Where the last checkpoint lies in the last step, the rules run on from there in the new world. Elsewhere
        they are half-way, and only the state is new: the seat's own decision still holds, another's does not.
        """
        mark = self._marks[-1]
        twin = self.clone(source, log=log)
        if mark.step == len(self.steps) - 1:
            state = decode_state(self.spec, mark.state)
            self.spec.determinise(Game(state, self.pack.content, self._chance, None), seat, random)
            mark = msgspec.structs.replace(mark, state=encode_state(state))
            twin._marks = [mark]
            twin._rebuild(mark)
        else:
            self.spec.determinise(twin.game, seat, random)
        return twin

    @property
    def fresh(self) -> bool:
        """Does the last checkpoint lie in the last step?"""
        return self._marks[-1].step == len(self.steps) - 1

    def at(self, step: int, *, log: bool = True) -> Match:
        """The match as it was after a step (0: after setting up), to look at."""
        if not 0 <= step < len(self.steps):
            raise IllegalError(f"there is no step {step}: the match has {len(self.steps) - 1}")
        twin = Match(self.spec, self.pack, self.header, self.source, log)
        twin.entries = None
        twin.events = list(self.events or ()) if log else None
        mark = next((m for m in reversed(self._marks) if m.step <= step), None)
        if mark is None:
            raise IllegalError(f"step {step} lies before the snapshot that this match was resumed from")
        twin.steps = [*self.steps[: mark.step], *map(copy_step, self.steps[mark.step : step + 1])]
        twin._marks = [mark]
        twin._rebuild(mark)
        return twin

    def fork(self, step: int, seed: bytes) -> Match:
        """A new match that goes on from a step of this one, with dice of its own."""
        journal = Journal(self.header, [])
        for done in self.steps[: step + 1]:
            results = list(done.results)
            journal.entries.append(Begun(results) if done.seat < 0 else Played(done.seat, done.move, results))
        twin = Match.resume(self.spec, journal, pack=self.pack, log=self.events is not None)
        twin.seeds = list(self.seeds)
        if not twin.over:
            twin.reseed(seed)
        return twin

    @property
    def journal(self) -> Journal:
        """The journal so far; a clone has none."""
        if self.entries is None:
            raise IllegalError("a clone keeps no journal")
        return Journal(self.header, self.entries)


class _Exhausted:
    """The source of a match that was resumed without its seed."""

    def draw(self, number: int, roll: Roll) -> list[int]:
        raise EngineError(
            f"result {number + 1} ({roll.purpose or 'a random result'}) is not in the journal, and its seed is not "
            "known: give a new one with reseed()"
        )


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


class _as_corrupt(contextlib.AbstractContextManager[None]):  # noqa: N801 - reads as a statement
    """Whatever goes wrong while a journal's line is replayed is that line's fault."""

    def __init__(self, line: int) -> None:
        self._line = line

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, CorruptJournalError | EngineError):
            raise CorruptJournalError(str(error), self._line) from error
