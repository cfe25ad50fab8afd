"""Rings, areas and straight lines of hexes."""

from functools import lru_cache

from weathergage.hexes.coordinates import ORIGIN, Hex


@lru_cache(maxsize=256)
def _ring_around_origin(radius: int) -> tuple[Hex, ...]:
    if radius == 0:
        return (ORIGIN,)
    return tuple(
        ORIGIN.toward(corner, radius).toward(corner + 2, step) for corner in range(6) for step in range(radius)
    )


@lru_cache(maxsize=256)
def _area_around_origin(radius: int) -> tuple[Hex, ...]:
    return tuple(at for distance in range(radius + 1) for at in _ring_around_origin(distance))


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at one distance, clockwise from direction 0; the hex itself at distance 0."""
    return tuple(centre + way for way in _ring_around_origin(radius))


def area(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes within a distance, ring after ring, the centre first."""
    return tuple(centre + way for way in _area_around_origin(radius))


def line(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """A straight row of adjacent hexes from one hex to another, both included.

    Where the straight line runs between two hexes, one of them is taken, the same from both ends. To know which
    hexes a line of sight crosses, ask `sight_line` instead: it leaves none out.
    """
    way = end - start
    if way < ORIGIN:
        return tuple(end + step for step in reversed(_line_from_origin(-way)))
    return tuple(start + step for step in _line_from_origin(way))


@lru_cache(maxsize=4096)
def _line_from_origin(way: Hex) -> tuple[Hex, ...]:
    length = way.length
    return tuple(_nearest_hex(way, step, length) for step in range(length + 1)) if length else (ORIGIN,)


def _nearest_hex(way: Hex, step: int, length: int) -> Hex:
    """The hex nearest to the point `way * step / length`, in whole numbers."""
    # On such a point one of the three cube coordinates is whole, so rounding two of them and letting the third follow
    # makes no mistake. Half-way between two hexes r goes up and q + r too: always the same one of the two.
    r = (2 * way.r * step + length) // (2 * length)
    q_and_r = (2 * (way.q + way.r) * step + length) // (2 * length)
    return Hex(q_and_r - r, r)


def nearest_distance(first: tuple[Hex, ...], second: tuple[Hex, ...]) -> int:
    """The distance between two groups of hexes, from the nearest to the nearest."""
    return min(here.distance_to(there) for here in first for there in second)
