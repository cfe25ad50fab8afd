"""The course of a match: its steps, the checkpoints between them, and the rules at work at its end."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from weathergage.engine.chance import Audit, Chance, DiceWanted, Roll, Source
from weathergage.engine.errors import FlowError, IllegalError
from weathergage.engine.events import Event
from weathergage.engine.flow import Choose, Flow, Move
from weathergage.engine.game import AnyGame, AnyTable, Game, Outcome, Setup, Start
from weathergage.engine.history import (
    SETTING_UP,
    Mark,
    Snapshot,
    Step,
    are_apart,
    copy_step,
    decode_state,
    encode_state,
)
from weathergage.engine.packs import Pack
from weathergage.engine.setup import check_setup
from weathergage.engine.strands import Runner
from weathergage.engine.text import Refusal, text

# The latest checkpoints are all kept, for undo and for bots; of earlier ones, for looking back, as many as it takes to
# play no more than so many steps again. States are most of what a long match holds in memory.
RECENT: Final = 32  # checkpoints
STRIDE: Final = 32  # steps


class Course:
    """It can go on by a move, return to a checkpoint and come again, with or without a step that was made there.

    A step is never changed once another has followed it, so that several courses can share their past.
    """

    def __init__(  # noqa: PLR0913 - what rules run on
        self,
        spec: AnyGame,
        pack: Pack[Any],
        setup: Setup,
        source: Source,
        *,
        log: bool,
        audit: Audit | None = None,
    ) -> None:
        self.spec = spec
        self.pack = pack
        self.source = source
        self.audit = audit
        self.events: list[Event] | None = [] if log else None
        self.steps: list[Step] = []
        self.marks: list[Mark] = []
        self.wanted: Roll | None = None  # dice that people are to roll before anything else can happen
        self.voided: dict[int, int] = {}  # by seat: decisions that undo has made void
        self.restored = False  # from a snapshot: the log does not reach back to the beginning
        self.chance = Chance(source, audit)
        self.runner = Runner(self._lay_mark, {})
        self.game: AnyTable
        self._setup = setup

    # ---------------------------------------------------------------- going on

    def begin(self, recorded: Sequence[list[int]] = ()) -> None:
        """Set up, and run to the first decision."""
        setup, options = check_setup(self.spec, self._setup)
        step = Step(-1, SETTING_UP, 0, ())
        self.steps = [step]
        self.marks = []
        self.wanted = None
        if self.events is not None:
            self.events.clear()
        self.runner = Runner(self._lay_mark, {})
        self.chance = Chance(self.source, self.audit)
        self.chance.begin_step(recorded)
        step.results = self.chance.taken
        start = Start(setup.seats, setup.scenario, setup.edition, options, self.pack.content, self.chance)
        try:
            state = self.spec.setup(start)
        except DiceWanted as wanted:
            self.wanted = wanted.roll
            return
        self.game = Game(state, self.pack.content, self.chance, self.events)
        self._lay_mark()
        self._run(step, self.spec.play(self.game))

    def go(self, seat: int, move: Move, recorded: Sequence[list[int]] = ()) -> Step:
        """Run the rules with a move that was found legal; when they fail, nothing has happened."""
        made = len(self.steps)
        try:
            return self._make(seat, move, recorded)
        except BaseException:
            del self.steps[made:]
            self._return_to(self._mark_before(made))
            raise

    def enter(self, values: list[int], results: Sequence[list[int]] = ()) -> None:
        """Go on with dice that people rolled; when the rules fail, the dice are wanted as before."""
        with self._all_or_nothing():
            step = self.steps[-1] = copy_step(self.steps[-1])
            step.results = [*step.results, values, *results]
            self._return_to(self.marks[-1] if self.marks else None)

    def _make(self, seat: int, move: Move, recorded: Sequence[list[int]]) -> Step:
        events, chance = self.events, self.chance
        chance.begin_step(recorded)
        step = Step(seat, move, len(events) if events else 0, self.runner.pending[seat].path, chance.taken)
        self.steps.append(step)
        self._run(step)
        return step

    def _run(self, step: Step, flow: Flow[Outcome] | None = None) -> None:
        """Run the rules to the next decision: on from the step's move, or a main flow from its beginning."""
        game, runner = self.game, self.runner
        revealed = game._revealed
        revealed.clear()
        runner.joined = False
        try:
            if flow is None:
                runner.answer(step.seat, step.move)
            else:
                runner.start(flow)
        except DiceWanted as wanted:
            self.wanted = wanted.roll
        else:
            if not runner.pending and not runner.finished:
                raise FlowError("the rules ask nobody, and the game is not over")
        if runner.joined or revealed:
            step.revealed |= {None} if runner.joined else revealed

    def replace_source(self, source: Source) -> None:
        """Take what is not recorded from another source from now on."""
        self.source = source
        self.chance.replace_source(source)

    # ---------------------------------------------------------------- what is possible

    def number(self, seat: int) -> int:
        """How many decisions the seat has been asked for."""
        return self.runner.numbers.get(seat, 0) + self.voided.get(seat, 0)

    def decision(self, seat: int) -> Choose[Any] | None:
        """The seat's pending decision."""
        strand = self.runner.pending.get(seat)
        return strand.ask if strand is not None and self.wanted is None else None

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Why a move can't be played now; None when it can."""
        if self.runner.finished:
            return Refusal(text("engine-over"))
        if self.wanted is not None:
            return Refusal(text("engine-dice-first"))
        ask = self.decision(seat)
        if ask is None:
            return Refusal(text("engine-not-your-decision"))
        if move in ask.moves:
            return None
        return (ask.refuse and ask.refuse(move)) or Refusal(text("engine-not-now", prompt=ask.prompt), ask.rule)

    def expect(self, seat: int, move: Move) -> None:
        """Refuse a move that can't be played now."""
        strand = self.runner.pending.get(seat)
        if strand is None or self.wanted is not None or strand.ask is None or move not in strand.ask.moves:
            refusal = self.why_not(seat, move) or Refusal(text("engine-not-now"))
            raise IllegalError(f"{move!r} is not legal: {refusal.text.key}", refusal.rule)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why a seat can't take its last move back; None when it can."""
        if self.runner.finished:
            return Refusal(text("engine-over"))
        index = self._last_step(seat)
        if index is None:
            return Refusal(text("engine-undo-nothing"))
        step = self.steps[index]
        if step.results or (self.wanted is not None and step is self.steps[-1]):
            return Refusal(text("engine-undo-random"))
        if not all(are_apart(step, later, self.runner.still_open) for later in self.steps[index + 1 :]):
            return Refusal(text("engine-undo-others"))
        return Refusal(text("engine-undo-revealed")) if step.revealed else None

    def can_undo(self, seat: int) -> bool:
        """Is there no `undo_refusal`? Asked after every move, so it does not look through all of the past."""
        still_open = self.runner.still_open
        for later in reversed(self.steps):
            if later.seat == seat:
                return self.undo_refusal(seat) is None
            if not any(together in still_open for together, _ in later.path):
                return False
        return False

    def _last_step(self, seat: int) -> int | None:
        return next((index for index in range(len(self.steps) - 1, 0, -1) if self.steps[index].seat == seat), None)

    # ---------------------------------------------------------------- going back

    def take_back(self, seat: int) -> None:
        """Undo the seat's last move, as if it had never been played."""
        refusal = self.undo_refusal(seat)
        index = self._last_step(seat)
        if refusal is not None or index is None:
            raise IllegalError(refusal.text.key if refusal else "engine-undo-nothing")
        before = set(self.runner.pending)
        numbers = {other: self.number(other) for other in self.runner.numbers}
        with self._all_or_nothing():
            del self.steps[index]
            self._return_to(self._mark_before(index))
        for other, number in numbers.items():
            # An answer to a decision that is no more must not be taken for an answer to the next one.
            asked_anew = other == seat or (other in self.runner.pending and other not in before)
            self.voided[other] = self.voided.get(other, 0) + number + asked_anew - self.number(other)

    def _return_to(self, mark: Mark | None) -> None:
        """Go back to a checkpoint (None: to the beginning), and play again what the history holds after it."""
        first = mark.step if mark else 0
        later = self.steps[first + 1 :]
        if mark is None:
            self.begin(self.steps[0].results)
        else:
            del self.steps[first + 1 :]
            self._restart(mark)
        for step in later:
            self.expect(step.seat, step.move)
            self._make(step.seat, step.move, step.results)

    def _restart(self, mark: Mark) -> None:
        while self.marks and self.marks[-1] is not mark:
            self.marks.pop()
        if not self.marks:
            self.marks = [mark]
        if self.events is not None:
            del self.events[mark.events :]
        self.wanted = None
        self.runner = Runner(self._lay_mark, dict(mark.numbers))
        self.runner.togethers = mark.togethers
        self.chance = Chance(self.source, self.audit)
        self.chance.number = mark.number
        state = decode_state(self.spec, mark.state)
        self.game = Game(state, self.pack.content, self.chance, self.events)
        step = self.steps[-1] = copy_step(self.steps[-1])
        known = step.results
        self.chance.begin_step(known[mark.results :])
        step.results = self.chance.taken = known[: mark.results]
        self._run(step, self.spec.play(self.game))

    @contextlib.contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """When the rules fail inside, all is as it was before."""
        steps, marks = list(self.steps), list(self.marks)
        try:
            yield
        except BaseException:
            self.steps, self.marks = steps, marks
            self._return_to(marks[-1] if marks else None)
            raise

    def _lay_mark(self) -> None:
        step = len(self.steps) - 1
        results = len(self.chance.taken)
        marks = self.marks
        state = encode_state(self.game.state)
        if marks and marks[-1].step == step and marks[-1].results == results and marks[-1].state == state:
            return  # the main flow has just been restarted here
        events = len(self.events or ())
        runner = self.runner
        numbers = dict(runner.numbers)
        marks.append(Mark(state, step, results, self.chance.number, events, runner.togethers, numbers))
        if len(marks) > RECENT + 1 and marks[-RECENT].step - marks[-RECENT - 2].step <= STRIDE:
            del marks[-RECENT - 1]  # from the one before it there is not much to play again

    def _mark_before(self, index: int) -> Mark | None:
        """The last checkpoint that was laid before the step with this index was made."""
        return next((mark for mark in reversed(self.marks) if mark.step < index), None)

    # ---------------------------------------------------------------- other courses

    @property
    def fresh(self) -> bool:
        """Does the last checkpoint lie in the last step?"""
        return bool(self.marks) and self.marks[-1].step == len(self.steps) - 1

    def snapshot(self, entries: int) -> Snapshot:
        """The last checkpoint and what goes with it."""
        if not self.marks:
            raise IllegalError("the match is still being set up: there is no checkpoint yet")
        mark = self.marks[-1]
        return Snapshot(entries, dict(self.voided), mark, tuple(self.steps[mark.step].revealed))

    def restore(self, steps: list[Step], snapshot: Snapshot) -> None:
        """Take these steps for what was played, and run the rules only from the snapshot's checkpoint on."""
        mark = snapshot.mark
        self.steps = steps
        steps[mark.step].revealed = frozenset(snapshot.revealed)
        # The log begins anew at the snapshot: its earlier lines are not in the journal.
        self.restored = True
        self._return_to(msgspec.structs.replace(mark, events=0))
        self.voided = dict(snapshot.voided)

    def twin(self, source: Source | None, *, log: bool, last: int = -1) -> Course:
        """A course of its own with the same past, up to its `last` step."""
        twin = self._branch(source, log, last % len(self.steps))
        twin._return_to(twin.marks[-1] if twin.marks else None)
        return twin

    def redealt(self, seat: int | None, random: Random, source: Source | None, *, log: bool) -> Course:
        """The same course in another world: what the seat can't know is dealt anew."""
        if not self.fresh:
            twin = self.twin(source, log=log)
            self.spec.determinise(twin.game, seat, random)
            return twin
        twin = self._branch(source, log, len(self.steps) - 1)
        state = decode_state(self.spec, twin.marks[-1].state)
        self.spec.determinise(Game(state, self.pack.content, twin.chance, None), seat, random)
        twin.marks[-1] = msgspec.structs.replace(twin.marks[-1], state=encode_state(state))
        twin._return_to(twin.marks[-1])
        return twin

    def _branch(self, source: Source | None, log: bool, last: int) -> Course:
        twin = Course(self.spec, self.pack, self._setup, source or self.source, log=log)
        twin.steps = self.steps[: last + 1]
        kept = len(self.marks)
        while kept and self.marks[kept - 1].step > last:
            kept -= 1
        twin.marks = self.marks[:kept]
        twin.voided = dict(self.voided)
        if log:
            twin.events = list(self.events or ())
        return twin
