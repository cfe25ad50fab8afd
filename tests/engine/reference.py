"""A second, slow engine to compare the real one with: it plays everything from the very beginning, every time.

It knows neither checkpoints nor recorded results nor decision numbers: only the rules, the steps and the seeds.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from weathergage.engine import (
    AnyGame,
    Chance,
    Choose,
    DiceWanted,
    Event,
    Flow,
    Game,
    Move,
    Outcome,
    Pack,
    Roll,
    Seeded,
    Setup,
    Start,
    Together,
)
from weathergage.engine.setup import check_setup


class Dice:
    """Seeds, each from a number of result on, and dice that were typed. Who types none has them come from the seed."""

    def __init__(self, seeds: Sequence[tuple[int, bytes]], typed: Sequence[list[int]] | None) -> None:
        self.seeds = list(seeds)
        self.typed = None if typed is None else list(typed)

    def draw(self, number: int, roll: Roll) -> list[int]:
        if roll.dice and self.typed is not None:
            if not self.typed:
                raise DiceWanted(roll)
            return self.typed.pop(0)
        return Seeded([seed for first, seed in self.seeds if first <= number][-1]).draw(number, roll)


class Node:
    """A flow and, while it waits for a Together, the flows in it."""

    def __init__(self, flow: Flow[Any]) -> None:
        self.flow = flow
        self.ask: Choose[Any] | None = None
        self.children: dict[int, Node] = {}
        self.done = False
        self.result: Any = None

    def send(self, value: object) -> bool:
        """Go on with an answer; true when a Together of several flows was closed by it."""
        try:
            asked = self.flow.send(value)
        except StopIteration as stop:
            self.done, self.result = True, stop.value
            return False
        if isinstance(asked, Choose):
            self.ask = asked
            return False
        if isinstance(asked, Together):
            self.children = {seat: Node(flow) for seat, flow in asked.flows.items()}
            closed = [child.send(None) for child in self.children.values()]
            if all(child.done for child in self.children.values()):
                self.children, children = {}, self.children
                return self.send({seat: child.result for seat, child in children.items()}) or any(closed)
            return any(closed)
        return self.send(None)

    def answer(self, chain: Sequence[Node], move: Move) -> bool:
        """Give the answer to the last node of a chain that begins here."""
        if len(chain) == 1:
            self.ask = None
            return self.send(move)
        closed = chain[1].answer(chain[1:], move)
        if all(child.done for child in self.children.values()):
            several = len(self.children) > 1
            self.children, children = {}, self.children
            closed = self.send({seat: child.result for seat, child in children.items()}) or closed or several
        return closed

    def pending(self) -> dict[int, list[Node]]:
        """By seat: the nodes from here down to the one that waits for it."""
        found = {self.ask.seat: [self]} if self.ask else {}
        for child in self.children.values():
            found |= {seat: [self, *chain] for seat, chain in child.pending().items()}
        return found


class Reference:
    """A match as the reference has it."""

    def __init__(self, spec: AnyGame, pack: Pack[Any], setup: Setup, seed: bytes, typed: bool) -> None:
        self.spec = spec
        self.pack = pack
        self.setup = setup
        self.seeds = [(0, seed)]
        self.dice: list[list[int]] | None = [] if typed else None
        self.steps: list[tuple[int, Move]] = []
        self.given_up = False
        self.run()

    def run(self) -> None:
        """Play all of it."""
        setup, options = check_setup(self.spec, self.setup)
        self.events: list[Event] = []
        self.source = Dice(self.seeds, self.dice)
        self.chance = Chance(self.source)
        self.game: Game[Any, Any] | None = None
        self.root: Node | None = None
        self.wanted: Roll | None = None
        self.taken: list[bool] = []  # by step: did chance have a part in it?
        self.used: list[int] = []  # by step: how many typed rolls were used up to then
        self.shown: list[bool] = []  # by step: was something revealed?
        self.chains: list[list[Node]] = [[]]
        content = self.pack.content
        try:
            start = Start(setup.seats, setup.scenario, setup.edition, options, content, self.chance)
            self.game = Game(self.spec.setup(start), content, self.chance, self.events)
            self.root = Node(self.spec.play(self.game))
            self._step(lambda root: root.send(None))
            for seat, move in self.steps:
                chain = self.root.pending()[seat]
                self.chains.append(chain)
                self._step(functools.partial(Node.answer, chain=chain, move=move))
        except DiceWanted as wanted:
            self.wanted = wanted.roll

    def _step(self, work: Callable[[Node], bool]) -> None:
        assert self.game is not None
        assert self.root is not None
        before = self.chance.number
        shown: list[object] = []
        self.game.on_reveal = shown.append
        self.taken.append(True)  # unless it comes back without having asked for dice
        self.shown.append(True)
        self.used.append(len(self.dice or ()))
        closed = work(self.root)
        self.used[-1] -= len(self.source.typed or ())
        self.taken[-1] = self.chance.number > before
        self.shown[-1] = closed or bool(shown)

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.root.result if self.root else None
        return outcome

    @property
    def decisions(self) -> dict[int, Choose[Any]]:
        if self.root is None or self.wanted or self.given_up:
            return {}
        return {seat: ask for seat, chain in self.root.pending().items() if (ask := chain[-1].ask)}

    def may_undo(self, seat: int) -> bool:
        """No die, nothing revealed, and nobody else's move that could know of it."""
        made = [place for place, (who, _) in enumerate(self.steps, 1) if who == seat]
        if not made or self.given_up or (self.root and self.root.done):
            return False
        last = made[-1]
        if self.taken[last] or self.shown[last]:
            return False
        return all(_side_by_side(self.chains[last], other) for other in self.chains[last + 1 :])

    def reseed(self, seed: bytes) -> None:
        self.seeds.append((self.chance.number, seed))
        self.run()

    def fork(self, step: int, seed: bytes) -> Reference:
        """Another match with the same past, up to a step."""
        first = [seed for number, seed in self.seeds if not number]
        other = Reference(self.spec, self.pack, self.setup, first[0], self.dice is not None)
        other.steps = self.steps[:step]
        other.dice = None if self.dice is None else self.dice[: self.used[step] if self.used else None]
        other.seeds = list(self.seeds)
        other.run()
        if other.root is None or not other.root.done:
            other.seeds = [(number, it) for number, it in self.seeds if number <= other.chance.number]
            other.reseed(seed)
        return other

    def undo(self, seat: int) -> None:
        del self.steps[max(place for place, (who, _) in enumerate(self.steps) if who == seat)]
        self.run()


def _side_by_side(one: list[Node], other: list[Node]) -> bool:
    """Do two chains part at a Together that is still open?"""
    for above, here, there in zip(one, one[1:], other[1:], strict=False):
        if here is not there:
            return {id(here), id(there)} <= {id(child) for child in above.children.values()}
    return False
