"""Hexes, distances, directions and turns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hexes.strategies import directions, hexes, lawful
from weathergage.hexes import (
    DIRECTIONS,
    FLAT_TOPPED,
    NUMBERED,
    ORIGIN,
    POINTY_TOPPED,
    Hex,
    NotAdjacentError,
    UnknownDirectionError,
    clockwise,
    neighbours,
    sixths_apart,
)


@lawful
@given(hexes(), hexes(), hexes())
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (a.distance_to(b) == 0) == (a == b)
    assert a.distance_to(b) == b.distance_to(a)
    assert a.distance_to(c) <= a.distance_to(b) + b.distance_to(c)


@lawful
@given(hexes(), hexes())
def test_distance_is_that_of_cube_coordinates(a: Hex, b: Hex) -> None:
    q, r = a.q - b.q, a.r - b.r
    assert a.distance_to(b) == max(abs(q), abs(r), abs(q + r)) == (a - b).length


def test_distance_counts_the_steps_of_a_search() -> None:
    steps = {ORIGIN: 0}
    for distance in range(1, 6):
        edge = [at for at, far in steps.items() if far == distance - 1]
        for at in edge:
            for there in neighbours(at):
                steps.setdefault(there, distance)
    assert all(ORIGIN.distance_to(at) == far for at, far in steps.items())


@lawful
@given(hexes(), hexes(3))
def test_neighbours_are_symmetric_and_at_distance_one(a: Hex, way: Hex) -> None:
    b = a + way
    assert (b in neighbours(a)) == (a in neighbours(b)) == a.is_next_to(b) == (a.distance_to(b) == 1)


@lawful
@given(hexes(), directions)
def test_a_neighbour_lies_in_its_direction_and_the_hex_in_the_opposite_one(at: Hex, direction: int) -> None:
    there = at.toward(direction)
    assert neighbours(at)[direction] == there
    assert at.direction_to(there) == direction
    assert there.direction_to(at) == (direction + 3) % 6


@lawful
@given(hexes(), st.integers(-20, 20))
def test_directions_count_modulo_six(at: Hex, direction: int) -> None:
    assert at.toward(direction) == at.toward(direction % 6)


def test_direction_of_a_distant_hex_is_refused() -> None:
    with pytest.raises(NotAdjacentError, match="expected two adjacent hexes"):
        Hex(0, 0).direction_to(Hex(2, 0))


@lawful
@given(hexes(), st.integers(-12, 12))
def test_six_rotations_are_none_and_every_rotation_keeps_distances(at: Hex, sixths: int) -> None:
    assert at.rotated(6) == at
    assert at.rotated(sixths).rotated(-sixths) == at
    assert at.rotated(sixths).length == at.length


def test_one_rotation_turns_each_direction_into_the_next() -> None:
    assert tuple(way.rotated(1) for way in DIRECTIONS) == DIRECTIONS[1:] + DIRECTIONS[:1]


@lawful
@given(hexes(), hexes())
def test_ways_add_up(a: Hex, b: Hex) -> None:
    assert a + (b - a) == b
    assert a + -a == ORIGIN
    assert a * 3 == a + a + a


@lawful
@given(directions, directions)
def test_turns_between_directions(first: int, second: int) -> None:
    assert (first + clockwise(first, second)) % 6 == second
    assert sixths_apart(first, second) == min(clockwise(first, second), clockwise(second, first))


def test_compass_names_run_clockwise_and_opposite_names_are_three_apart() -> None:
    assert FLAT_TOPPED.direction("SE") == 2
    assert POINTY_TOPPED.direction("E") == 2
    assert NUMBERED.name(0) == "1"
    for compass, north, south in ((FLAT_TOPPED, "N", "S"), (POINTY_TOPPED, "NE", "SW"), (NUMBERED, "1", "4")):
        assert compass.name(compass.direction(north) + 3) == south


def test_unknown_direction_says_what_was_expected() -> None:
    with pytest.raises(UnknownDirectionError, match="'E' is not a direction: expected one of N, NE, SE, S, SW, NW"):
        FLAT_TOPPED.direction("E")
