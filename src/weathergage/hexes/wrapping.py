"""Maps that wrap round: whoever leaves over one edge comes in over the opposite one."""

import msgspec

from weathergage.hexes.coordinates import DIRECTIONS, Hex, neighbours
from weathergage.hexes.errors import LayoutError


def _across(first: Hex, second: Hex) -> int:
    return first.q * second.r - first.r * second.q


class Wrap(msgspec.Struct, frozen=True):
    """The two ways after which the map begins again. Hexes that differ by them are the same hex."""

    first: Hex
    second: Hex

    def __post_init__(self) -> None:
        if _across(self.first, self.second) == 0:
            raise LayoutError((self.first, self.second), "two ways that are not parallel")

    def home(self, at: Hex) -> Hex:
        """The one hex that stands for all those that are the same as this one."""
        whole = _across(self.first, self.second)
        rounds = _across(at, self.second) // whole, _across(self.first, at) // whole
        return at - self.first * rounds[0] - self.second * rounds[1]

    def is_same(self, one: Hex, other: Hex) -> bool:
        return self.home(one - other) == Hex(0, 0)

    def neighbours(self, at: Hex) -> tuple[Hex, ...]:
        """The six adjacent hexes, each at home."""
        return tuple(self.home(there) for there in neighbours(at))

    def way(self, start: Hex, end: Hex) -> Hex:
        """The shortest way between two hexes, round the map if that is shorter."""
        way = self.home(end - start)
        # A shorter way differs by at most so many rounds: no linear measure grows faster than along a direction.
        whole = abs(_across(self.first, self.second))
        rounds = [
            2 * way.length * max(abs(_across(step, period)) for step in DIRECTIONS) // whole + 1
            for period in (self.second, self.first)
        ]
        return min(
            (
                way + self.first * one + self.second * two
                for one in range(-rounds[0], rounds[0] + 1)
                for two in range(-rounds[1], rounds[1] + 1)
            ),
            key=lambda other: (other.length, other),
        )

    def distance(self, start: Hex, end: Hex) -> int:
        """Steps from hex to hex, round the map if that is shorter."""
        return self.way(start, end).length
