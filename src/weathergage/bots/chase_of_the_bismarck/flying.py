"""Where aircraft fly: where their markers make up what a search needs, in the hexes that are worth most."""

from __future__ import annotations

from collections.abc import Mapping

from weathergage.bots.chase_of_the_bismarck.table import CAPITAL, SHADOWED, Table
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.view import AirView

WORTH_FLYING = 0.012  # of all that is believed
TOUCHING = 0.5  # what it is worth to find with aircraft what ships find anyway: it is shadowed then (CB-8h)


class Flying:
    """The flights of one turn."""

    def __init__(self, table: Table, weights: Mapping[str, float]) -> None:
        self._table = table
        self._weights = weights
        pack = table.pack
        self._marker, self._free = pack.search.flight_marker, pack.flight.free_markers
        ready = [it for it in table.view.air if not it.flown and it.box in ("ready", "aloft")]
        self._others = [(it.hex or self._base(it), self._range(it)) for it in ready]

    def wants(self, air: AirView) -> bool:
        """Is there anything for this unit to do? What is aloft has to come home."""
        if air.box == "aloft":
            return True
        if self._table.is_dark:
            return False
        if self._can_strike(air):
            return True
        base, radius = self._base(air), self._range(air)
        if not base or (self._is_striker(air) and self._is_prey_near(base)):
            return False
        best = max((self.worth(hex, self._free) for hex in self._table.board.near(base, radius)), default=0.0)
        return best >= WORTH_FLYING

    def next_leg(self, dropped: int, moves: list[Move]) -> Move:
        """An attack on what is shadowed; then markers where they are worth most; then down, or a night in the air."""
        attacks = [it for it in moves if isinstance(it, m.DropAttack)]
        if attacks:
            return max(attacks, key=lambda it: self._prize(it.hex))
        left = self._free - dropped
        if left > 0:
            drops = [it for it in moves if isinstance(it, m.DropSearch)]
            best = max(drops, key=lambda it: self.worth(it.hex, left), default=None)
            if best is not None and self.worth(best.hex, left) >= WORTH_FLYING / 4:
                return best
        return m.Land() if m.Land() in moves else m.StayAloft()

    def stay(self, air: AirView, moves: list[Move]) -> Move:
        """CB-7.7.1c: wherever it is next to what is sought, and home is near enough."""
        base, speed = self._base(air), self._table.pack.air[air.id].speed
        near = [it for it in moves if isinstance(it, m.AloftAt) and self._table.board.distance(it.hex, base) < speed]
        return max(near, key=lambda it: self._weights.get(it.hex, 0.0), default=moves[0])

    def worth(self, hex: str, markers: int) -> float:
        """What a marker in this hex promises to a flight that has so many."""
        weight = self._weights.get(hex, 0.0)
        table = self._table
        if not weight or table.is_blind(hex):
            return 0.0
        have = table.view.factors.get(hex, 0) + table.board.intrinsic[table.seat].get(hex, 0)
        missing = table.view.level - have
        if missing <= 0:
            return 0.0 if table.view.searches.get(hex) else weight * TOUCHING
        needed = -(-missing // self._marker)
        if needed <= markers:
            return weight / needed
        helpers = sum(table.board.distance(start, hex) <= radius for start, radius in self._others if start)
        return weight / needed * 0.7 if needed <= self._free * helpers else 0.0

    def _base(self, air: AirView) -> str:
        """CB-7.7.1k: an airfield, or where the carrier is now."""
        base = self._table.pack.air[air.id].base
        carrier = self._table.ships.get(base)
        if carrier is not None:
            return "" if carrier.off else carrier.hex
        return base if base in self._table.board.at else ""

    def _range(self, air: AirView) -> int:
        card = self._table.pack.air[air.id]
        return card.speed - 1 if card.endurance > 1 and air.box != "aloft" else card.speed // 2

    def _is_striker(self, air: AirView) -> bool:
        return self._table.pack.air[air.id].kind == "combat"

    def _can_strike(self, air: AirView) -> bool:
        """CB-7.7.1j."""
        base = self._base(air)
        reach = self._table.pack.air[air.id].speed // 2
        marked = [it.hex for it in self._table.view.contacts if it.marker == SHADOWED and it.kinds != ["CG"]]
        return self._is_striker(air) and any(self._table.board.distance(base, hex) <= reach for hex in marked if base)

    def _is_prey_near(self, base: str) -> bool:
        """Aircraft that may strike tomorrow do not go searching today."""
        prey = [it.hex for it in self._table.view.contacts if not it.kinds or CAPITAL & set(it.kinds)]
        return any(self._table.board.distance(base, hex) <= 6 for hex in prey)

    def _prize(self, hex: str) -> int:
        """The worst that lies under the markers in a hex."""
        kinds = {kind for it in self._table.view.contacts if it.hex == hex for kind in it.kinds}
        return 2 if CAPITAL & kinds or not kinds else 1 if kinds - {"TK"} else 0
