"""Hexes in axial coordinates, and the six directions that all the games share.

Directions run clockwise from 0. On flat-topped hexes 0 is the side at the top; on pointy-topped hexes it is the
one at the upper left. Wherever a direction is taken, it counts modulo six: `facing + 4` needs no care.
"""

from functools import lru_cache
from typing import Annotated

import msgspec

from weathergage.hexes.errors import NotAdjacentError, UnknownDirectionError

Direction = Annotated[int, msgspec.Meta(ge=0, le=5)]


# A Struct and not a NamedTuple: it is built four to five times faster and compares and hashes as fast, and
# `a + b` can mean addition. Without the garbage collector, because two integers never form a cycle.
class Hex(msgspec.Struct, frozen=True, order=True, array_like=True, gc=False):
    """One hex, or the way from one hex to another."""

    q: int
    r: int

    def __add__(self, other: "Hex") -> "Hex":
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: "Hex") -> "Hex":
        return Hex(self.q - other.q, self.r - other.r)

    def __mul__(self, times: int) -> "Hex":
        return Hex(self.q * times, self.r * times)

    def __neg__(self) -> "Hex":
        return Hex(-self.q, -self.r)

    @property
    def length(self) -> int:
        """How many steps this way is long."""
        return (abs(self.q) + abs(self.r) + abs(self.q + self.r)) >> 1

    def distance_to(self, other: "Hex") -> int:
        """Steps from hex to hex: adjacent hexes are at distance 1."""
        q = self.q - other.q
        r = self.r - other.r
        return (abs(q) + abs(r) + abs(q + r)) >> 1

    def toward(self, direction: int, steps: int = 1) -> "Hex":
        """The hex so many steps away in a direction."""
        way = DIRECTIONS[direction % 6]
        return Hex(self.q + way.q * steps, self.r + way.r * steps)

    def is_next_to(self, other: "Hex") -> bool:
        return self.distance_to(other) == 1

    def direction_to(self, other: "Hex") -> Direction:
        """The side on which an adjacent hex lies."""
        direction = _DIRECTION_OF.get(other - self)
        if direction is None:
            raise NotAdjacentError((self, other), "two adjacent hexes")
        return direction

    def rotated(self, sixths: int) -> "Hex":
        """Turned clockwise about the hex (0, 0), in steps of 60 degrees."""
        q, r = self.q, self.r
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)


ORIGIN = Hex(0, 0)
DIRECTIONS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
_DIRECTION_OF = {way: direction for direction, way in enumerate(DIRECTIONS)}


# The hottest question of every search; remembering the answers makes it four times faster. The largest chart
# has 6222 hexes.
@lru_cache(maxsize=16384)
def neighbours(at: Hex) -> tuple[Hex, Hex, Hex, Hex, Hex, Hex]:
    """The six hexes around one, clockwise from direction 0, whether a chart has them or not."""
    q, r = at.q, at.r
    return Hex(q, r - 1), Hex(q + 1, r - 1), Hex(q + 1, r), Hex(q, r + 1), Hex(q - 1, r + 1), Hex(q - 1, r)


def clockwise(start: int, end: int) -> int:
    """How many sixths of a turn lead clockwise from one direction to another: 0 to 5."""
    return (end - start) % 6


def sixths_apart(first: int, second: int) -> int:
    """How far two directions lie apart, whichever way is shorter: 0 to 3."""
    turn = (second - first) % 6
    return min(turn, 6 - turn)


class Compass(msgspec.Struct, frozen=True):
    """The names that a game prints on its six directions."""

    names: tuple[str, str, str, str, str, str]

    def direction(self, name: str) -> Direction:
        if name not in self.names:
            raise UnknownDirectionError(name, f"one of {', '.join(self.names)}")
        return self.names.index(name)

    def name(self, direction: int) -> str:
        return self.names[direction % 6]


FLAT_TOPPED = Compass(("N", "NE", "SE", "S", "SW", "NW"))
POINTY_TOPPED = Compass(("NW", "NE", "E", "SE", "SW", "W"))
NUMBERED = Compass(("1", "2", "3", "4", "5", "6"))
