"""Which Allied unit goes where: scouts to where she will be found, big ships to where they can strike."""

from __future__ import annotations

from collections.abc import Iterable

from weathergage.bots.chase_of_the_bismarck.beliefs import Weights
from weathergage.bots.chase_of_the_bismarck.table import HEAVY, Table
from weathergage.games.chase_of_the_bismarck.charts import FAR, SearchBoard
from weathergage.games.chase_of_the_bismarck.components import ALLIES
from weathergage.games.chase_of_the_bismarck.view import ShipView

HORIZON = (0, 1, 2, 4, 6)  # turns to look ahead
PACE = 1.5  # hexes a turn, on a long way
PATIENCE = 0.9  # what a turn later is worth
STRIKE = 2  # hexes that a fast ship goes in a turn, when she sees what she is after
COVER = 8  # hexes from where she is thought to be that big ships keep, until she is close
OFF_STATION = 3  # how far a carrier keeps away
CANDIDATES = 40


class Stations:
    """The dispositions of one turn."""

    def __init__(self, table: Table, maps: list[Weights]) -> None:
        self._board: SearchBoard = table.board
        self._maps = {turns: dict(maps[turns]) for turns in HORIZON if turns < len(maps)}
        self._around = {turns: gathered(table.board, weights) for turns, weights in self._maps.items()}
        self.hex_of: dict[str, str] = {}  # by ship

    def assign(self, table: Table, units: Iterable[list[ShipView]]) -> None:
        """Big ships first, then scouts; each covers what the next one need not."""
        ordered = sorted(units, key=lambda ships: (-bool(table.kinds(ships) & HEAVY), -table.strength(ships)))
        for ships in ordered:
            kinds = table.kinds(ships)
            if kinds == {"CV"}:
                hex = self._carrier_station(ships[0].hex)
            elif kinds & HEAVY:
                hex = self._covering(ships[0].hex)
                self._cover(hex, STRIKE, 0.7)
            else:
                hex = self._best(ships[0].hex, self._maps)
                self._cover(hex, 1, 0.3)
            for ship in ships:
                self.hex_of[ship.card.id] = hex

    def _best(self, here: str, maps: dict[int, Weights]) -> str:
        """The hex where most is to be had, as early as may be."""
        ways = self._board.ways((here,), ALLIES, "")
        best, most = here, 0.0
        for turns, weights in maps.items():
            reach = PACE * max(1, turns)
            for hex in sorted(weights, key=lambda hex: (-weights[hex], hex))[:CANDIDATES]:
                far = ways.get(hex, FAR)
                late = max(0.0, far - reach) / PACE
                worth = weights[hex] * PATIENCE ** (turns + 3 * late)
                if worth > most:
                    best, most = hex, worth
        return best

    def _covering(self, here: str) -> str:
        """As long as all is guesswork big ships do not run after it: they keep near enough to come up in time."""
        weights = self._maps[0]
        total = sum(weights.values()) or 1.0
        away = sum(weight * self._board.distance(here, hex) for hex, weight in weights.items()) / total
        return self._best(here, self._around) if away > COVER else here

    def _cover(self, hex: str, radius: int, left: float) -> None:
        """What somebody watches is worth less to the next."""
        for maps in (self._maps, self._around):
            for weights in maps.values():
                for near in self._board.near(hex, radius):
                    if near in weights:
                        weights[near] *= left

    def _carrier_station(self, here: str) -> str:
        """Near enough to strike, too far to be shot at."""
        prey = self._covering(here)
        if prey == here:
            return here
        ways = self._board.ways((here,), ALLIES, "")
        ring = [hex for hex in self._board.near(prey, OFF_STATION) if self._board.distance(hex, prey) == OFF_STATION]
        return min((hex for hex in ring if hex in ways), key=lambda hex: (ways[hex], hex), default=here)


def gathered(board: SearchBoard, weights: Weights) -> Weights:
    """For each hex all that a strike from there reaches."""
    sums: Weights = {}
    for hex, weight in weights.items():
        for near in board.near(hex, STRIKE):
            if near in board.sea:
                sums[near] = sums.get(near, 0.0) + weight
    return sums
