"""Bearings and arcs: what lies ahead, abeam and astern of something that faces a hexside or a corner.

Bearings are degrees, clockwise from direction 0, in steps of 15. A multiple of 30 means *exactly* on the ray through
the middle of a hexside (0, 60, 120 ...) or through a corner (30, 90, 150 ...); the odd multiples of 15 mean
*somewhere between* the two rays beside them. So a bearing is exact at every distance, and whether a hex on the
boundary belongs to an arc is the game's to say.
"""

from functools import lru_cache

import msgspec

from weathergage.hexes.areas import area
from weathergage.hexes.coordinates import ORIGIN, Hex
from weathergage.hexes.errors import ArcError, NoBearingError


def side_heading(direction: int) -> int:
    """The heading of something that faces a hexside."""
    return direction % 6 * 60


def corner_heading(direction: int) -> int:
    """The heading of something that faces the corner clockwise of a hexside."""
    return direction % 6 * 60 + 30


def bearing(start: Hex, target: Hex) -> int:
    """The bearing of one hex from another, from 0 to 345."""
    q = target.q - start.q
    r = target.r - start.r
    s = -q - r
    # Each sextant begins on the ray of a direction; `ahead` and `aside` are the steps along its two rays.
    if s > 0 and q >= 0:
        sextant, ahead, aside = 0, s, q
    elif r < 0 and s <= 0:
        sextant, ahead, aside = 60, -r, -s
    elif q > 0 and r >= 0:
        sextant, ahead, aside = 120, q, r
    elif s < 0 and q <= 0:
        sextant, ahead, aside = 180, -s, -q
    elif r > 0 and s >= 0:
        sextant, ahead, aside = 240, r, s
    elif q < 0 and r <= 0:
        sextant, ahead, aside = 300, -q, -r
    else:
        raise NoBearingError(start, "two different hexes")
    if aside == 0:
        return sextant
    if aside == ahead:
        return sextant + 30
    return sextant + (15 if aside < ahead else 45)


def relative_bearing(heading: int, start: Hex, target: Hex) -> int:
    """The bearing of a hex from something with a heading: 0 is dead ahead, 90 abeam to starboard."""
    return (bearing(start, target) - heading) % 360


class Arc(msgspec.Struct, frozen=True):
    """The relative bearings from one ray clockwise to another, `Arc(30, 150)` to starboard, `Arc(-30, 30)` ahead.

    Hexes on the two rays belong to it if `with_ends`. A hex counts by its centre; as the rays run through centres or
    along hexsides, that is the same as counting every hex whose inside the arc touches, if `with_ends`, and every hex
    that lies in it completely, if not.
    """

    first: int
    last: int
    with_ends: bool = True

    def __post_init__(self) -> None:
        if self.first % 30 or self.last % 30 or not 0 <= self.last - self.first <= 360:
            raise ArcError((self.first, self.last), "two multiples of 30, the second 0 to 360 more than the first")

    def covers(self, relative: int) -> bool:
        """Whether a relative bearing lies in the arc."""
        turn = (relative - self.first) % 360
        if self.with_ends:
            return turn <= self.last - self.first
        return 0 < turn < self.last - self.first

    @property
    def mirrored(self) -> "Arc":
        """The same arc on the other side: port for starboard."""
        return Arc(-self.last, -self.first, self.with_ends)

    def bears_on(self, target: Hex, start: Hex, heading: int) -> bool:
        """Whether a hex is in the arc of something; its own hex never is."""
        return target != start and self.covers(relative_bearing(heading, start, target))

    def field(self, start: Hex, heading: int, reach: int) -> tuple[Hex, ...]:
        """The hexes in the arc within a distance, the nearest first."""
        return tuple(start + way for way in _field_from_origin(self, heading % 360, reach))


ALL_ROUND = Arc(0, 360)


@lru_cache(maxsize=1024)
def _field_from_origin(arc: Arc, heading: int, reach: int) -> tuple[Hex, ...]:
    return tuple(at for at in area(ORIGIN, reach) if arc.bears_on(at, ORIGIN, heading))
