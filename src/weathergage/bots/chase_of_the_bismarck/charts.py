"""Ways over the map that weigh risk, and where the enemy may be."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from weathergage.games.chase_of_the_bismarck.charts import SearchBoard
from weathergage.games.chase_of_the_bismarck.view import View

HEAVY = frozenset({"BB", "BC"})


def cheapest_step(
    board: SearchBoard, seat: int, start: str, goals: frozenset[str], price: Callable[[str], int]
) -> dict[str, int]:
    """What it costs from every neighbour of `start` (and from itself) to the nearest goal."""
    costs = dict.fromkeys(goals, 0)
    frontier = [(0, goal) for goal in sorted(goals)]
    heapq.heapify(frontier)
    wanted = {start, *board.neighbours[seat].get(start, ())}
    found: dict[str, int] = {}
    while frontier and len(found) < len(wanted):
        cost, here = heapq.heappop(frontier)
        if cost > costs[here]:
            continue
        if here in wanted:
            found[here] = cost
        step = cost + price(here)
        for there in board.neighbours[seat].get(here, ()):
            if step < costs.get(there, step + 1):
                costs[there] = step
                heapq.heappush(frontier, (step, there))
    return found


class Beliefs:
    """Where the raider may be, as far as a side's own record tells: a weight for every hex."""

    def __init__(self, board: SearchBoard, enemy: int, start: str) -> None:
        self._board = board
        self._enemy = enemy
        self.weights = {start: 1.0}
        self._turn = 1
        self._read = 0

    def update(self, seen: View, own_intrinsic: dict[str, int]) -> None:
        """A turn's spreading, then what was reported since."""
        while self._turn < seen.turn:
            self._turn += 1
            self._spread()
        for sighting in seen.sightings[self._read :]:
            heavy = bool(HEAVY & set(sighting.kinds))
            if sighting.what == "empty" and sighting.turn == seen.turn:
                self.weights.pop(sighting.hex, None)
            elif heavy and sighting.what != "submarine":
                self.weights = {sighting.hex: 1.0}
            elif sighting.what in ("bearing", "passed", "fogbound"):
                self._suspect(sighting.hex)
        self._read = len(seen.sightings)
        for hex, value in own_intrinsic.items():  # she would have had to report herself
            if value >= seen.level and not any(it.hex == hex for it in seen.contacts):
                self.weights.pop(hex, None)
        if not self.weights:
            self.weights = dict.fromkeys(sorted(self._board.sea), 1.0)

    def _spread(self) -> None:
        """She may have gone on, one hex more likely than two or none."""
        spread: dict[str, float] = {}
        for hex, weight in self.weights.items():
            near = self._board.neighbours[self._enemy].get(hex, ())
            spread[hex] = spread.get(hex, 0.0) + weight * 0.3
            for there in near:
                spread[there] = spread.get(there, 0.0) + weight * 0.7 / max(1, len(near))
        most = max(spread.values())
        self.weights = {hex: weight for hex, weight in spread.items() if weight > most * 0.02}

    def _suspect(self, hex: str) -> None:
        total = sum(self.weights.values())
        self.weights[hex] = self.weights.get(hex, 0.0) + total * 0.4

    def best(self, count: int) -> list[str]:
        """The likeliest hexes."""
        return sorted(self.weights, key=lambda hex: (-self.weights[hex], hex))[:count]
