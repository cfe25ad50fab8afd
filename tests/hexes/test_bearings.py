"""Bearings and arcs, against angles, against areas, and against the games' own words."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hexes.strategies import directions, hexes, lawful
from weathergage.hexes import (
    ALL_ROUND,
    DIRECTIONS,
    ORIGIN,
    Arc,
    ArcError,
    Hex,
    NoBearingError,
    area,
    bearing,
    corner_heading,
    relative_bearing,
    side_heading,
)

AHEAD, STARBOARD, ASTERN, PORT = Arc(-30, 30, False), Arc(30, 150), Arc(150, 210, False), Arc(210, 330)
headings = st.integers(0, 11).map(lambda twelfth: twelfth * 30)


def angle(way: Hex) -> float:
    """Degrees clockwise from direction 0, on flat-topped hexes: x to the right, y down."""
    x, y = way.q * math.sqrt(3) / 2, way.r + way.q / 2
    return math.degrees(math.atan2(x, -y)) % 360


@lawful
@given(hexes(12), hexes(12))
def test_bearing_is_the_angle_rounded_to_rays_and_the_spaces_between(start: Hex, target: Hex) -> None:
    if start == target:
        return
    exact = angle(target - start)
    ray = round(exact / 30) * 30
    between = math.floor(exact / 30) * 30 + 15
    assert bearing(start, target) == (ray % 360 if abs(exact - ray) < 1e-6 else between)


def test_a_hex_has_no_bearing_from_itself() -> None:
    with pytest.raises(NoBearingError):
        bearing(Hex(2, 3), Hex(2, 3))


@lawful
@given(hexes(), hexes(), st.integers(0, 5))
def test_turning_everything_turns_the_bearing(start: Hex, target: Hex, sixths: int) -> None:
    if start != target:
        turned = bearing(start.rotated(sixths), target.rotated(sixths))
        assert turned == (bearing(start, target) + 60 * sixths) % 360


@lawful
@given(hexes(), hexes())
def test_bearing_back_is_opposite(start: Hex, target: Hex) -> None:
    if start != target:
        assert bearing(target, start) == (bearing(start, target) + 180) % 360


@lawful
@given(hexes(), directions)
def test_headings_face_a_hexside_or_a_corner(at: Hex, direction: int) -> None:
    assert relative_bearing(side_heading(direction), at, at.toward(direction)) == 0
    through_corner = at.toward(direction).toward(direction + 1)
    assert relative_bearing(corner_heading(direction), at, through_corner) == 0
    assert corner_heading(direction - 6) == corner_heading(direction) == side_heading(direction + 6) + 30


@lawful
@given(hexes(), hexes(), headings)
def test_bow_stern_and_broadsides_divide_all_hexes_among_them(start: Hex, target: Hex, heading: int) -> None:
    found = [arc.bears_on(target, start, heading) for arc in (AHEAD, STARBOARD, ASTERN, PORT)]
    assert sum(found) == (start != target)


@lawful
@given(hexes(), hexes(), headings)
def test_closed_arcs_share_the_hexes_on_their_rays_and_open_arcs_leave_them(a: Hex, b: Hex, heading: int) -> None:
    if a == b:
        return
    on_a_ray = relative_bearing(heading, a, b) % 60 == 30
    closed = sum(Arc(start, start + 60).bears_on(b, a, heading) for start in range(30, 390, 60))
    open_ = sum(Arc(start, start + 60, False).bears_on(b, a, heading) for start in range(30, 390, 60))
    assert (closed, open_) == ((2, 0) if on_a_ray else (1, 1))


@lawful
@given(hexes(), hexes(), headings)
def test_mirrored_arc_bears_on_the_mirrored_hexes(start: Hex, target: Hex, heading: int) -> None:
    assert PORT.bears_on(target, start, heading) == STARBOARD.mirrored.bears_on(target, start, heading)
    # The mirror over the line of direction 0 exchanges left and right.
    mirror = Hex(-(target.q - start.q), target.r - start.r + target.q - start.q)
    assert STARBOARD.bears_on(target, start, 0) == PORT.bears_on(start + mirror, start, 0)


@lawful
@given(hexes(), hexes(), headings)
def test_all_round_bears_on_every_hex_but_its_own(start: Hex, target: Hex, heading: int) -> None:
    assert ALL_ROUND.bears_on(target, start, heading) == (start != target)


def clipped(corners: list[tuple[Fraction, Fraction]], q: int, r: int) -> list[tuple[Fraction, Fraction]]:
    """The part of a convex area clockwise of the ray (q, r)."""
    kept: list[tuple[Fraction, Fraction]] = []
    for here, there in zip(corners, corners[1:] + corners[:1], strict=True):
        side, next_side = q * here[1] - r * here[0], q * there[1] - r * there[0]
        if side >= 0:
            kept.append(here)
        if side * next_side < 0:
            part = side / (side - next_side)
            kept.append((here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])))
    return kept


def surface(corners: list[tuple[Fraction, Fraction]]) -> Fraction:
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum((a[0] * b[1] - a[1] * b[0] for a, b in pairs), Fraction(0)))


@pytest.mark.parametrize(("first", "last"), [(30, 150), (0, 90), (60, 120), (210, 330), (-30, 30)])
def test_closed_arc_holds_exactly_the_hexes_that_its_area_touches(first: int, last: int) -> None:
    # FC-12.2: hexes that lie in the arc wholly or in part are subject to attack.
    rays = [way for d in range(6) for way in (DIRECTIONS[d], DIRECTIONS[d] + DIRECTIONS[(d + 1) % 6])]
    start, end = rays[first // 30 % 12], rays[last // 30 % 12]
    for at in area(ORIGIN, 6)[1:]:
        ways = [DIRECTIONS[corner] + DIRECTIONS[(corner + 1) % 6] for corner in range(6)]
        hexagon = [(at.q + Fraction(way.q, 3), at.r + Fraction(way.r, 3)) for way in ways]
        inside = clipped(clipped(hexagon, start.q, start.r), -end.q, -end.r)
        assert (surface(inside) > 0) == Arc(first, last).bears_on(at, ORIGIN, 0), at


def test_broadsides_of_flying_colors() -> None:
    # Its own formula, with the facing turned to direction 1.
    for at in area(ORIGIN, 12)[1:]:
        assert STARBOARD.bears_on(at, ORIGIN, 0) == (at.q >= 1 and -2 * at.q <= at.r <= at.q)
        assert PORT.bears_on(at, ORIGIN, 0) == (at.q <= -1 and at.q <= at.r <= -2 * at.q)


def test_bow_and_stern_of_captains_log() -> None:
    # Its own formula: the bow if the way agrees with the facing more than with the two directions beside it.
    def score(way: Hex, direction: int) -> float:
        to = DIRECTIONS[direction % 6]
        return way.q * to.q + way.r * to.r + (way.q * to.r + to.q * way.r) / 2

    for at in area(ORIGIN, 12)[1:]:
        for facing in range(6):
            for arc, ahead in ((AHEAD, facing), (ASTERN, facing + 3)):
                most = score(at, ahead) > max(score(at, ahead - 1), score(at, ahead + 1))
                assert arc.bears_on(at, ORIGIN, side_heading(facing)) == most


@lawful
@given(hexes(), headings, st.integers(0, 6), st.sampled_from((AHEAD, STARBOARD, ASTERN, PORT, ALL_ROUND)))
def test_field_is_the_part_of_the_area_that_the_arc_bears_on(at: Hex, heading: int, reach: int, arc: Arc) -> None:
    assert arc.field(at, heading, reach) == tuple(to for to in area(at, reach) if arc.bears_on(to, at, heading))


@pytest.mark.parametrize(("first", "last"), [(10, 90), (30, 100), (90, 30), (0, 390)])
def test_an_arc_needs_rays_in_clockwise_order(first: int, last: int) -> None:
    with pytest.raises(ArcError, match="two multiples of 30"):
        Arc(first, last)
