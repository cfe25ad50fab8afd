"""What the German player fears, hex by hex: being reported, being detected, and whoever was seen there lately."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping

from weathergage.bots.chase_of_the_bismarck.table import HEAVY, Table
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.pack import FACES, Pack
from weathergage.games.chase_of_the_bismarck.setup import level_of

STEP = 10  # what a hex costs by its length alone
REPORTED, DETECTED = 40, 30
BOMBERS = 6  # hexes from their airfields out of which land-based bombers are not to be feared
AT_FIRST = 2  # a big ship that can be where the set-up has her
SETTLED = 6  # turns after which nobody is where the set-up has him
MEMORY = 3  # turns for which a sighting is a danger
KNOWN, KNOWN_AROUND, FORGOTTEN = 50, 2, 2  # what it costs to stay so near to where one was seen
BASES = 12  # hexes from the enemy's airfields and harbours in which aircraft are over one's head


class Risks:
    """What one turn's courses are weighed with."""

    def __init__(self, table: Table, usual: Mapping[str, int], searched: list[str], known: Mapping[int, str]) -> None:
        self._table = table
        self._usual = usual
        self.danger: dict[str, int] = {}
        board = table.board
        for sighting in table.view.sightings:
            age = table.view.turn - sighting.turn
            if age <= MEMORY and (sighting.kinds or sighting.ships):
                heavy = bool(HEAVY & set(sighting.kinds))
                self._fear(board.near(sighting.hex, 3 if heavy else 2), (24 if heavy else 10) // (1 + age // 2))
        for hex in searched:  # CB-8f: where they look they have somebody, and a reason
            self._fear(board.near(hex, 1), 3)
        for unit in table.pack.units:  # who lies where when it begins, everybody can read in the set-up
            if (
                table.view.turn <= SETTLED
                and table.kind(unit.ship) in HEAVY
                and table.pack.cards[unit.ship].seat == ALLIES
            ):
                for radius in range(2, 7):
                    self._fear(board.near(unit.hex, radius), AT_FIRST)
        # They know where she was: let her be somewhere else, by whatever way.
        self._known: dict[str, int] = {}
        for turn, at in known.items():
            age = table.view.turn - turn
            if age < FORGOTTEN:
                for hex in board.near(at, KNOWN_AROUND + age // 2):
                    much = KNOWN * (FORGOTTEN - age) // FORGOTTEN
                    self._known[hex] = max(self._known.get(hex, 0), much)

    def _fear(self, hexes: tuple[str, ...], much: int) -> None:
        for hex in hexes:
            self.danger[hex] = min(60, self.danger.get(hex, 0) + much)

    def price(self) -> Callable[[str], int]:
        """What it costs to enter a hex this turn: its visibility is known by now."""
        table = self._table
        level, blind = table.view.level, table.is_blind
        detected = table.pack.detection.values[level - 1]
        columns = table.board.detection_column

        def price(hex: str) -> int:
            at = table.board.at[hex]
            cost = self._always(hex) + DETECTED * (1 + detected[columns[hex]]) // FACES
            if blind(hex):  # CB-5g: nothing finds her here but chance
                return cost
            return cost + REPORTED * (at.allied >= level)  # CB-8j

        return price

    def usual_price(self) -> Callable[[str], int]:
        """What it costs on a later day, of which nobody knows the weather."""
        return lambda hex: self._always(hex) + self._usual[hex]

    def _always(self, hex: str) -> int:
        return STEP + self.danger.get(hex, 0) + self._table.board.at[hex].allied * 2

    def _against(self, hex: str) -> int:
        """What speaks against staying in a hex."""
        return 2 * self.danger.get(hex, 0) + self._known.get(hex, 0)

    def grounds(self, hexes: frozenset[str]) -> dict[str, int]:
        """Hunting grounds, and what speaks against each: the nearness of bases, and recent alarms."""
        board = self._table.board
        bases = [it.hex for it in board.ports if it.seat == ALLIES]
        near = {hex: min(board.distance(hex, base) for base in bases) for hex in hexes}
        return {hex: 8 * max(0, BASES - near[hex]) + self._against(hex) for hex in sorted(hexes)}

    def moorings(self) -> dict[str, int]:
        """Where destroyers wait, inside their limit: away from the airfields of bombers."""
        table = self._table
        fields = [it.base for it in table.pack.air.values() if it.seat == ALLIES and it.kind == "combat"]
        bases = [base for base in fields if base in table.board.at]
        near = {hex: min(table.board.distance(hex, base) for base in bases) for hex in table.board.destroyers}
        return {hex: 3 * STEP * max(0, BOMBERS - near[hex]) for hex in sorted(near)}

    def havens(self) -> dict[str, int]:
        """CB-4.3c: France is worth more than Norway."""
        points = self._table.pack.victory.port
        return {
            port.hex: STEP * 2 * (points["France"] - points[port.country])
            for port in self._table.board.ports
            if port.seat == AXIS and port.ends_game
        }

    def hides(self) -> dict[str, int]:
        """Where nobody comes by: off the routes, out of the air sector, away from everything."""
        board = self._table.board
        bases = [it.hex for it in board.ports if it.seat == ALLIES]
        return {
            hex: self._against(hex) + 5 * max(0, BASES - min(board.distance(hex, base) for base in bases))
            for hex in sorted(board.sea - board.routes)
            if not board.at[hex].zone and not board.at[hex].allied
        }


def usual_risks(pack: Pack) -> dict[str, int]:
    """CB-5k, CB-8j, CB-11.2e: what a hex costs on average, over all weathers and times of the day."""
    first, last = pack.weather.spaces
    levels = [level_of(pack, space, turn.number) for space in range(first, last + 1) for turn in pack.turns]
    columns = [
        statistics.fmean(1 + pack.detection.values[level - 1][column] for level in levels) / FACES
        for column in range(len(pack.detection.values[0]))
    ]
    costs: dict[str, int] = {}
    for hex in pack.board.sea:
        reported = statistics.fmean(pack.board.at[hex].allied >= level for level in levels)
        costs[hex] = round(DETECTED * columns[pack.board.detection_column[hex]] + REPORTED * reported)
    return costs
