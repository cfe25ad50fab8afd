"""Chapter 2.1: the search board as ships and aircraft use it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS, Canal, Coast, Grid, MapHex, Port
from weathergage.hexes import Chart, Hex, Printing, RowLettersColumn, Stagger, area

FAR = 10_000


class SearchBoard:
    """The map. It never changes, so what is asked of it often is computed once."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a map is made from
        self,
        grid: Grid,
        hexes: Iterable[MapHex],
        coast: Coast,
        canal: Canal,
        channel: frozenset[str],
        ports: tuple[Port, ...],
    ) -> None:
        printing = Printing(
            Stagger.ODD_ROWS_RIGHT, columns=(1, grid.columns), rows=(1, grid.rows), numbering=RowLettersColumn()
        )
        self.chart = Chart(printing)
        self.at = {it.id: it for it in hexes}
        self.hex_of = {id: self.chart.hex_at(id) for id in self.at}
        self._id_of = {at: id for id, at in self.hex_of.items()}
        self._axes = {id: (at.q, at.r) for id, at in self.hex_of.items()}
        self.channel = channel
        self.ports = ports
        self.sea = frozenset(id for id, it in self.at.items() if it.terrain != "land")
        self.fog = frozenset(id for id, it in self.at.items() if it.fog)
        self.routes = frozenset(id for id, it in self.at.items() if it.east_west or it.north_south)
        self.destroyers = frozenset(id for id, it in self.at.items() if it.destroyers)
        self.intrinsic: tuple[dict[str, int], dict[str, int]] = (
            {id: it.german for id, it in self.at.items() if it.german},
            {id: it.allied for id, it in self.at.items() if it.allied},
        )
        self.ports_of: tuple[dict[str, Port], dict[str, Port]] = (
            {it.hex: it for it in ports if it.seat == AXIS},
            {it.hex: it for it in ports if it.seat == ALLIES},
        )
        self.neighbours: tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]] = (
            self._waters(coast, canal, AXIS),
            self._waters(coast, canal, ALLIES),
        )
        self.detection_column = {id: self._detection_column(id) for id in self.sea}
        self._near = functools.lru_cache(4096)(self._find_near)
        self._flown = functools.lru_cache(2048)(self._find_flown)
        self._ways = functools.lru_cache(512)(self._find_ways)
        self._within = functools.lru_cache(1024)(self._find_within)

    def _waters(self, coast: Coast, canal: Canal, seat: int) -> dict[str, tuple[str, ...]]:
        """CB-2.1c, CB-2.1d: from sea to sea, and not over land; CB-7.7.2k: the canal is open to the Axis."""
        closed = {frozenset(pair) for pair in coast.blocked}
        if canal.seat == seat:
            closed.discard(frozenset(canal.ends))
        return {
            id: tuple(near for near in self._adjacent(id) if near in self.sea and frozenset((id, near)) not in closed)
            for id in self.sea
        }

    def _adjacent(self, id: str) -> Iterator[str]:
        for near in self.chart.neighbours(self.hex_of[id]):
            if near in self._id_of:
                yield self._id_of[near]

    def _detection_column(self, id: str) -> int:
        """CB-11.2e, CB-11.2f: which column of the detection table."""
        if self.at[id].zone:
            near = (id, *self._adjacent(id))
            return 1 if any(hex in self.intrinsic[ALLIES] for hex in near) else 0
        return 3 if id in self.routes else 2

    def distance(self, start: str, end: str) -> int:
        """In hexes, over land and sea."""
        # The same as Hex.distance_to, without its parts: nothing is asked of the map more often.
        q, r = self._axes[start]
        other_q, other_r = self._axes[end]
        east, south = other_q - q, other_r - r
        return (abs(east) + abs(south) + abs(east + south)) // 2

    def near(self, id: str, radius: int) -> tuple[str, ...]:
        """All hexes within this distance, the hex itself first."""
        return self._near(id, radius)

    def _find_near(self, id: str, radius: int) -> tuple[str, ...]:
        at: Hex = self.hex_of[id]
        return tuple(self._id_of[it] for it in area(at, radius) if it in self._id_of)

    def flown(self, start: str, end: str, points: int) -> tuple[str, ...]:
        """The hexes through which an aircraft can fly from `start` to `end` with so many points."""
        return self._flown(start, end, points)

    def _find_flown(self, start: str, end: str, points: int) -> tuple[str, ...]:
        return tuple(
            id for id in self.near(start, points) if self.distance(start, id) + self.distance(id, end) <= points
        )

    def ways(self, goals: tuple[str, ...], seat: int, waters: str) -> dict[str, int]:
        """How many hexes it is by sea to the nearest goal, from everywhere.

        `waters` names what a unit must keep to: "" is all the sea, "destroyers" and "tanker" are less.
        """
        return self._ways(goals, seat, waters)

    def reached(self, start: str, seat: int, waters: str) -> list[str]:
        """The hexes to which a unit can get by sea, the nearest first."""
        return list(self.ways((start,), seat, waters))[1:]

    def within(self, start: str, seat: int, far: int) -> frozenset[str]:
        """The hexes that are no further than this by sea, whatever waters a unit may have to keep to."""
        return self._within(start, seat, far)

    def _find_within(self, start: str, seat: int, far: int) -> frozenset[str]:
        return frozenset(hex for hex, way in self.ways((start,), seat, "").items() if way <= far)

    def _find_ways(self, goals: tuple[str, ...], seat: int, waters: str) -> dict[str, int]:
        # Every hex costs the same, so rings around the goals are enough: this is asked for very often.
        open_to = self.neighbours[seat]
        costs = {goal: 0 for goal in goals if self.admits(goal, waters)}
        ring = list(costs)
        cost = 0
        while ring:
            cost += 1
            further: list[str] = []
            for here in ring:
                for there in open_to.get(here, ()):
                    if there not in costs and self.admits(there, waters):
                        costs[there] = cost
                        further.append(there)
            ring = further
        return costs

    def admits(self, id: str, waters: str) -> bool:
        """CB-7.7.2p, CB-7.7.2u: may a unit that is bound to these waters be here?"""
        if waters == "destroyers":
            return id in self.destroyers
        return waters != "tanker" or id not in self.routes
