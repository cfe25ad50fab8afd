"""Lines of sight from the centre of one hex to the centre of another, exact at every distance.

A line runs *through* a hex if it crosses its inside, and *along* a hexside if it has a stretch of that side in common
with both its hexes. A hex that it only touches in a corner is never in the way.
"""

from collections.abc import Container
from functools import lru_cache

import msgspec

from weathergage.hexes.coordinates import DIRECTIONS, ORIGIN, Hex, neighbours
from weathergage.hexes.sides import Hexside, side_between

# Three times the way from a hex's centre to each of its corners: whole numbers, so that no test needs rounding.
_CORNERS = tuple(DIRECTIONS[corner] + DIRECTIONS[(corner + 1) % 6] for corner in range(6))


class SightLine(msgspec.Struct, frozen=True):
    """What lies between two hexes, the nearest first; the two hexes themselves are left out."""

    through: tuple[Hex, ...]
    along: tuple[Hexside, ...]


def sight_line(start: Hex, end: Hex) -> SightLine:
    """The hexes that the line runs through and the hexsides that it runs along."""
    through, along = _crossed_from_origin(end - start)
    return SightLine(
        tuple(start + way for way in through),
        tuple(side_between(start + left, start + right) for left, right in along),
    )


def is_clear(
    start: Hex,
    end: Hex,
    blocking: Container[Hex],
    *,
    except_for: Container[Hex] = (),
    one_side_blocks: bool = False,
) -> bool:
    """Whether one can see from a hex to another past the hexes that block.

    Along a hexside the line is blocked if both its hexes block, or either of them if `one_side_blocks`. The two ends
    never block; hexes in `except_for` do not either.
    """
    through, along = _crossed_from_origin(end - start)
    for way in through:
        at = start + way
        if at in blocking and at not in except_for:
            return False
    for left, right in along:
        blocked = sum(at in blocking and at not in except_for for at in (start + left, start + right))
        if blocked > (0 if one_side_blocks else 1):
            return False
    return True


def obstacles(
    start: Hex,
    end: Hex,
    blocking: Container[Hex],
    *,
    except_for: Container[Hex] = (),
    one_side_blocks: bool = False,
) -> tuple[Hex, ...]:
    """The hexes that block the line, the nearest first: none if it is clear."""
    through, along = _crossed_from_origin(end - start)
    found = [way for way in through if start + way in blocking and start + way not in except_for]
    for pair in along:
        sides = [way for way in pair if start + way in blocking and start + way not in except_for]
        found += sides if one_side_blocks or len(sides) == len(pair) else []
    return tuple(start + way for way in sorted(found, key=lambda way: _along(end - start, way)))


def _across(way: Hex, other: Hex) -> int:
    """How far `other` lies beside the line along `way`: positive on one side, negative on the other."""
    return way.q * other.r - way.r * other.q


def _along(way: Hex, other: Hex) -> int:
    """How far `other` lies along the line in the direction of `way`."""
    return 2 * (way.q * other.q + way.r * other.r) + way.q * other.r + way.r * other.q


# A line depends only on the way from end to end, so a few thousand answers serve a whole chart.
@lru_cache(maxsize=16384)
def _crossed_from_origin(way: Hex) -> tuple[tuple[Hex, ...], tuple[tuple[Hex, Hex], ...]]:
    half_width = max(abs(_across(way, corner)) for corner in _CORNERS)
    # Only a line that leaves its first hex through a corner ever runs along a side.
    through_corner = any(_across(way, corner) == 0 for corner in _CORNERS)
    found: dict[Hex, int] = {}
    frontier = [ORIGIN]
    while frontier:
        for at in neighbours(frontier.pop()):
            aside = 3 * abs(_across(way, at))
            touched = aside < half_width or (aside == half_width and through_corner)
            between = 0 < at.length < way.length and at.distance_to(way) < way.length
            if touched and between and at not in found:
                found[at] = aside
                frontier.append(at)
    ordered = sorted(found, key=lambda at: (_along(way, at), at))
    through = tuple(at for at in ordered if found[at] < half_width)
    beside = [at for at in ordered if found[at] == half_width]
    return through, tuple(zip(beside[::2], beside[1::2], strict=True))
