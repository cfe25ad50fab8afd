"""Running flows: one strand for the main flow, and one more for each seat of a `Together`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weathergage.engine.errors import FlowError
from weathergage.engine.flow import Checkpoint, Choose, Flow, Move, Together
from weathergage.engine.history import Path


class Strand:
    """A flow that is being run, and what it waits for."""

    __slots__ = ("answers", "ask", "flow", "parent", "path", "waiting")

    # Any: what a flow returns and receives is known to the flow alone (see flow.py).
    def __init__(self, flow: Flow[Any], parent: Strand | None = None, path: Path = ()) -> None:
        self.flow = flow
        self.parent = parent
        self.path = path
        self.ask: Choose[Any] | None = None
        self.answers: dict[int, Any] = {}
        self.waiting = 0


class Runner:
    """Runs a game's main flow from decision to decision."""

    __slots__ = (
        "_on_checkpoint",
        "finished",
        "joined",
        "numbers",
        "pending",
        "result",
        "still_open",
        "togethers",
    )

    def __init__(self, on_checkpoint: Callable[[], None], numbers: dict[int, int]) -> None:
        self._on_checkpoint = on_checkpoint
        self.pending: dict[int, Strand] = {}  # by seat
        self.numbers = numbers  # how many decisions each seat has been asked for
        self.togethers = 0  # how many there were so far
        self.still_open: set[int] = set()  # the ones in which somebody still has to decide
        self.joined = False  # a Together of several seats has just been closed: its secrets are out
        self.finished = False
        self.result: Any = None

    def start(self, flow: Flow[Any]) -> None:
        """Run to the first decision."""
        self._run(Strand(flow), None)

    def answer(self, seat: int, move: Move) -> None:
        """Give a seat's answer to the flow that asked, and run to the next decision."""
        self._run(self.pending.pop(seat), move)

    def _run(self, strand: Strand, answer: object) -> None:
        while True:
            try:
                ask = strand.flow.send(answer)
            except StopIteration as stop:
                parent = strand.parent
                if parent is None:
                    self.finished = True
                    self.result = stop.value
                    return
                parent.answers[strand.path[-1][1]] = stop.value
                parent.waiting -= 1
                if parent.waiting:
                    return
                self.still_open.remove(strand.path[-1][0])
                self.joined |= len(parent.answers) > 1
                strand, answer = parent, parent.answers
                continue
            if type(ask) is Choose:
                self._wait(strand, ask)
                return
            if type(ask) is Together:
                if self._split(strand, ask):
                    return
                answer = strand.answers  # nobody was asked anything
            elif type(ask) is Checkpoint:
                if strand.parent is not None:
                    raise FlowError("a checkpoint inside a Together: its other flows are half-way")
                self._on_checkpoint()
                answer = None
            else:
                raise FlowError(f"a flow yielded {ask!r}; it may yield Choose, Together or CHECKPOINT")

    def _wait(self, strand: Strand, ask: Choose[Any]) -> None:
        seat = ask.seat
        if not ask.moves:
            raise FlowError(f"seat {seat} is asked {ask.prompt.key!r} and has no move")
        if seat in self.pending:
            raise FlowError(f"seat {seat} is asked {ask.prompt.key!r} while it has another decision")
        strand.ask = ask
        self.pending[seat] = strand
        self.numbers[seat] = self.numbers.get(seat, 0) + 1

    def _split(self, strand: Strand, ask: Together[Any]) -> bool:
        """Start one strand per seat; true while any of them waits."""
        self.togethers += 1
        together = self.togethers
        self.still_open.add(together)
        # In the order of the seats, whatever the order of the answers.
        strand.answers = dict.fromkeys(ask.flows)
        strand.waiting = len(ask.flows) + 1  # one more, so that a flow that asks nothing can't close it early
        for seat, flow in ask.flows.items():
            self._run(Strand(flow, strand, (*strand.path, (together, seat))), None)
        strand.waiting -= 1
        if not strand.waiting:
            self.still_open.remove(together)
        return strand.waiting > 0
