"""Rings, areas and lines."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.hexes.strategies import hexes, lawful, near_hexes
from weathergage.hexes import DIRECTIONS, Hex, area, line, nearest_distance, ring


@lawful
@given(near_hexes, st.integers(0, 7))
def test_ring_holds_exactly_the_hexes_at_its_distance(centre: Hex, radius: int) -> None:
    found = ring(centre, radius)
    square = {centre + Hex(q, r) for q in range(-8, 9) for r in range(-8, 9)}
    assert set(found) == {at for at in square if at.distance_to(centre) == radius}
    assert len(found) == len(set(found))


@lawful
@given(near_hexes, st.integers(1, 7))
def test_ring_runs_clockwise_from_direction_0_without_a_gap(centre: Hex, radius: int) -> None:
    found = ring(centre, radius)
    assert found[:: max(radius, 1)] == tuple(centre + way * radius for way in DIRECTIONS)
    assert all(here.is_next_to(there) for here, there in pairwise((*found, found[0])))


@lawful
@given(near_hexes, st.integers(0, 7))
def test_area_is_its_rings(centre: Hex, radius: int) -> None:
    assert area(centre, radius) == tuple(at for far in range(radius + 1) for at in ring(centre, far))
    assert len(area(centre, radius)) == 3 * radius * (radius + 1) + 1


@lawful
@given(hexes(), hexes())
def test_line_is_as_long_as_the_distance_and_has_no_gap(start: Hex, end: Hex) -> None:
    found = line(start, end)
    assert (found[0], found[-1]) == (start, end)
    assert len(found) == start.distance_to(end) + 1
    assert all(here.is_next_to(there) for here, there in pairwise(found))


@lawful
@given(hexes(), hexes())
def test_line_back_is_the_same_line_reversed(start: Hex, end: Hex) -> None:
    assert line(end, start) == line(start, end)[::-1]


@lawful
@given(hexes(), hexes(), hexes())
def test_line_keeps_its_form_wherever_it_lies(start: Hex, end: Hex, way: Hex) -> None:
    assert line(start + way, end + way) == tuple(at + way for at in line(start, end))


@lawful
@given(near_hexes, near_hexes)
def test_line_takes_a_hex_nearest_to_each_of_its_points(start: Hex, end: Hex) -> None:
    length = start.distance_to(end)
    for step, at in enumerate(line(start, end)):
        # The squared distance to the point `start + way * step / length`, times the square of the length.
        def off(other: Hex, step: int = step) -> int:
            gap = (other - start) * length - (end - start) * step
            return gap.q * gap.q + gap.r * gap.r + gap.q * gap.r

        assert off(at) == min(off(other) for other in area(at, 2))


def test_half_way_between_two_hexes_the_line_takes_the_same_one_from_both_ends() -> None:
    # From (0, 0) to (2, 2) by way of (1, 1), with a choice before it and one after it.
    assert line(Hex(0, 0), Hex(2, 2)) in [
        (Hex(0, 0), first, Hex(1, 1), second, Hex(2, 2))
        for first in (Hex(0, 1), Hex(1, 0))
        for second in (Hex(1, 2), Hex(2, 1))
    ]


def test_line_along_a_direction_is_straight() -> None:
    assert line(Hex(0, 0), Hex(3, 0)) == (Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(3, 0))


def test_nearest_distance_takes_the_nearest_pair() -> None:
    assert nearest_distance((Hex(0, 0), Hex(0, 1)), (Hex(3, 0), Hex(4, 0))) == 3
