"""Paths: the cheapest way to a goal, and everything within a budget.

Hexes are the common case. The same searches run over any value that can be a dictionary key, such as the placement of
a ship that has to wear round, if the game says where one step leads from there and what it costs.
"""

import heapq
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Generic, TypeVar

import msgspec

from weathergage.hexes.coordinates import Hex
from weathergage.hexes.errors import CostError

Node = TypeVar("Node", bound=Hashable)

StepCost = Callable[[Hex, Hex], int | None]
"""What a step from one hex to an adjacent one costs; None forbids it."""


class Path(msgspec.Struct, Generic[Node], frozen=True):
    """A way from the first to the last, both included, and what it costs."""

    steps: tuple[Node, ...]
    cost: int


class Reach(Generic[Node]):
    """Everything that can be reached within a budget, and what it costs."""

    def __init__(self, start: Node) -> None:
        self.start = start
        self.costs: dict[Node, int] = {start: 0}
        self._before: dict[Node, list[Node]] = {start: []}

    def _record(self, here: Node, there: Node, cost: int) -> bool:
        """Keep a way if none is cheaper; true if it is cheaper than all before."""
        known = self.costs.get(there)
        if known is None or cost < known:
            self.costs[there] = cost
            self._before[there] = [here]
            return True
        if cost == known and there != self.start and here not in self._before[there]:
            self._before[there].append(here)
        return False

    def __contains__(self, node: object) -> bool:
        return node in self.costs

    def path_to(self, node: Node) -> Path[Node] | None:
        """The first cheapest path, always the same one."""
        return next(self.paths_to(node), None)

    def paths_to(self, node: Node) -> Iterator[Path[Node]]:
        """All the cheapest paths, for games in which a player chooses between equal ones."""
        if node in self.costs:
            for steps in self._ways_back((node,)):
                yield Path(steps, self.costs[node])

    def _ways_back(self, steps: tuple[Node, ...]) -> Iterator[tuple[Node, ...]]:
        if steps[0] == self.start:
            yield steps
            return
        for before in self._before[steps[0]]:
            if before not in steps:  # steps that cost nothing can lead in a circle
                yield from self._ways_back((before, *steps))


def reach(start: Node, steps: Callable[[Node], Iterable[tuple[Node, int]]], budget: int) -> Reach[Node]:
    """Dijkstra's search: everything that the budget pays for, with the cheapest ways."""
    found = Reach(start)
    frontier: list[tuple[int, int, Node]] = [(0, 0, start)]
    entered = 0
    while frontier:
        cost, _, here = heapq.heappop(frontier)
        if cost > found.costs[here]:
            continue
        for there, step in steps(here):
            if step < 0:
                raise CostError(step, "0 or more")
            if cost + step <= budget and found._record(here, there, cost + step):
                entered += 1  # first in, first out between equals: the same answer in every run
                heapq.heappush(frontier, (cost + step, entered, there))
    return found


def cheapest_path(
    start: Node,
    is_goal: Callable[[Node], bool],
    steps: Callable[[Node], Iterable[tuple[Node, int]]],
    estimate: Callable[[Node], int] = lambda _: 0,
    budget: int | None = None,
) -> Path[Node] | None:
    """A* search: the cheapest path to a goal, or None if there is none within the budget.

    `estimate` must never be more than what is left to pay. Where there is no edge and no budget, a goal that cannot be
    reached is looked for for ever.
    """
    costs: dict[Node, int] = {start: 0}
    before: dict[Node, Node] = {}
    frontier: list[tuple[int, int, int, Node]] = [(estimate(start), 0, 0, start)]
    entered = 0
    while frontier:
        _, minus_cost, _, here = heapq.heappop(frontier)
        cost = -minus_cost
        if cost > costs[here]:
            continue
        if is_goal(here):
            return Path(_way_back(here, before), cost)
        for there, step in steps(here):
            paid = cost + step
            if step < 0:
                raise CostError(step, "0 or more")
            if (budget is None or paid <= budget) and (there not in costs or paid < costs[there]):
                costs[there] = paid
                before[there] = here
                entered += 1
                # Of equal promise the one for which most is paid: over open sea the search goes straight ahead.
                heapq.heappush(frontier, (paid + estimate(there), -paid, entered, there))
    return None


def _way_back(node: Node, before: dict[Node, Node]) -> tuple[Node, ...]:
    way = [node]
    while way[-1] in before:
        way.append(before[way[-1]])
    return tuple(reversed(way))


def hex_steps(neighbours: Callable[[Hex], Iterable[Hex]], cost: StepCost) -> Callable[[Hex], Iterator[tuple[Hex, int]]]:
    """Steps between hexes for `reach` and `cheapest_path`, without the forbidden ones."""

    def steps(here: Hex) -> Iterator[tuple[Hex, int]]:
        for there in neighbours(here):
            price = cost(here, there)
            if price is not None:
                yield there, price

    return steps


def hexes_within(start: Hex, budget: int, neighbours: Callable[[Hex], Iterable[Hex]], cost: StepCost) -> Reach[Hex]:
    """The hexes that can be reached within a budget."""
    return reach(start, hex_steps(neighbours, cost), budget)


def path_between(
    start: Hex,
    goal: Hex,
    neighbours: Callable[[Hex], Iterable[Hex]],
    cost: StepCost,
    *,
    least: int = 1,
) -> Path[Hex] | None:
    """The cheapest path from hex to hex, or None.

    `least` is what the cheapest step costs. On a map that wraps round, straight distance promises too much: give 0.
    """

    def steps(here: Hex) -> Iterator[tuple[Hex, int]]:
        for there, price in hex_steps(neighbours, cost)(here):
            if price < least:
                raise CostError(price, f"at least {least}, as the search was told")
            yield there, price

    return cheapest_path(start, lambda here: here == goal, steps, lambda here: least * here.distance_to(goal))
