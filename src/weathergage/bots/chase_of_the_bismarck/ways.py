"""Ways over the map: the gates of the Atlantic, and courses that weigh risk against distance."""

from __future__ import annotations

import functools
import heapq
from collections.abc import Callable, Mapping

from weathergage.games.chase_of_the_bismarck.charts import FAR, SearchBoard
from weathergage.games.chase_of_the_bismarck.components import AXIS, Line

# The lines that a raider from Norway crosses on her way out, from shore to shore.
GATES: dict[str, frozenset[str]] = {
    "denmark_strait": frozenset({"A21", "A22", "B21", "B22", "C20", "C21", "D20", "D21", "D22"}),
    "iceland_faroes": frozenset({"E23", "F22", "F23", "F24", "G23", "G24", "H24", "H25"}),
    "faroes_shetland": frozenset({"H25", "I25", "I26", "J26", "J27", "K26", "K27", "L27", "L26", "M27", "K25"}),
}


def closed_by(gate: str) -> frozenset[str]:
    """The hexes that somebody who goes out by this gate does not touch; the North Sea leads nowhere."""
    mine = GATES[gate]
    return frozenset(hex for name, line in GATES.items() if name != gate for hex in line if hex not in mine)


@functools.lru_cache(4)
def hunting_grounds(board: SearchBoard, line: Line = "east_west") -> frozenset[str]:
    """CB-11.3b, CB-11.3h: the centre of a line, where no Allied aircraft patrol."""
    open_sea = (hex for hex in board.routes & board.sea if not board.at[hex].zone)
    return frozenset(hex for hex in open_sea if getattr(board.at[hex], line) == 2)


@functools.lru_cache(16)
def hexes_out(board: SearchBoard, gate: str) -> dict[str, int]:
    """How many hexes it is to the hunting grounds, out by this gate; "": by whichever is near."""
    goals = dict.fromkeys(hunting_grounds(board), 0)
    closed = closed_by(gate) if gate else frozenset()
    return costs_to(board, AXIS, goals, lambda _: 1, closed)


def costs_to(
    board: SearchBoard,
    seat: int,
    goals: Mapping[str, int],
    price: Callable[[str], int],
    closed: frozenset[str] = frozenset(),
) -> dict[str, int]:
    """What it costs from everywhere to get to one of the goals, each of which costs something by itself."""
    costs = dict(goals)
    frontier = [(cost, hex) for hex, cost in sorted(goals.items())]
    heapq.heapify(frontier)
    prices: dict[str, int] = {}
    neighbours = board.neighbours[seat]
    while frontier:
        cost, here = heapq.heappop(frontier)
        if cost > costs[here]:
            continue
        if here not in prices:
            prices[here] = price(here)
        step = cost + prices[here]
        for there in neighbours.get(here, ()):
            if there not in closed and step < costs.get(there, step + 1):
                costs[there] = step
                heapq.heappush(frontier, (step, there))
    return costs


def nearest(board: SearchBoard, seat: int, start: str, goals: frozenset[str]) -> tuple[int, str]:
    """The nearest of some hexes by sea, and how far it is."""
    ways = board.ways((start,), seat, "")
    return min(((ways.get(hex, FAR), hex) for hex in goals), default=(FAR, ""))
