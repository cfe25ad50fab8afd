"""Lines of sight, against exact clipping and against the rulebooks' examples."""

from fractions import Fraction

import pytest
from hypothesis import given

from tests.hexes.strategies import SEA_CHART, hex_sets, hexes, lawful, near_hexes
from weathergage.hexes import ORIGIN, Hex, area, is_clear, line, obstacles, sight_line


def enters(way: Hex, at: Hex, *, with_edge: bool) -> Fraction | None:
    """Where the segment from (0, 0) to `way` enters a hex, if it has more than a point in it, or in its inside."""
    # A hex is the meeting of three strips: 2q+r, q+2r and q-r lie within 1 of its centre.
    low, high = Fraction(0), Fraction(1)
    for a, b in ((2, 1), (1, 2), (1, -1)):
        start, speed = Fraction(-(a * at.q + b * at.r)), a * way.q + b * way.r
        if speed == 0:
            if abs(start) > 1 or (abs(start) == 1 and not with_edge):
                return None
            continue
        ends = sorted(((-1 - start) / speed, (1 - start) / speed))
        low, high = max(low, ends[0]), min(high, ends[1])
    return low if low < high else None


@pytest.mark.parametrize("radius", range(1, 10))
def test_line_crosses_exactly_the_hexes_that_the_segment_crosses_in_their_order(radius: int) -> None:
    candidates = area(ORIGIN, radius + 1)
    for way in (at for at in area(ORIGIN, radius) if at.length == radius):
        entries = [(enters(way, at, with_edge=False), at) for at in candidates if at not in (ORIGIN, way)]
        inside = [at for _, at in sorted((entry, at) for entry, at in entries if entry is not None)]
        touching = [(enters(way, at, with_edge=True), at) for at in candidates if at not in (ORIGIN, way, *inside)]
        beside = [at for _, at in sorted((entry, at) for entry, at in touching if entry is not None)]
        found = sight_line(ORIGIN, way)
        assert list(found.through) == inside
        assert [at for side in found.along for at in (side.near, side.far)] == beside


@lawful
@given(hexes(), hexes())
def test_sight_is_the_same_from_both_ends(start: Hex, end: Hex) -> None:
    there, back = sight_line(start, end), sight_line(end, start)
    assert there.through == back.through[::-1]
    assert there.along == back.along[::-1]


@lawful
@given(hexes(5), hexes(5), hex_sets)
def test_clear_sight_is_the_same_from_both_ends(start: Hex, end: Hex, blocking: frozenset[Hex]) -> None:
    for one_side in (False, True):
        clear = is_clear(start, end, blocking, one_side_blocks=one_side)
        assert clear == is_clear(end, start, blocking, one_side_blocks=one_side)
        assert clear == (not obstacles(start, end, blocking, one_side_blocks=one_side))


@lawful
@given(hexes(5), hexes(5), hex_sets, hex_sets)
def test_excepted_hexes_do_not_block(start: Hex, end: Hex, blocking: frozenset[Hex], excepted: frozenset[Hex]) -> None:
    left = blocking - excepted
    assert is_clear(start, end, blocking, except_for=excepted) == is_clear(start, end, left)
    assert obstacles(start, end, blocking, except_for=excepted) == obstacles(start, end, left)


@lawful
@given(near_hexes, near_hexes)
def test_ends_never_block_and_a_full_sea_blocks_all_but_adjacent_hexes(start: Hex, end: Hex) -> None:
    assert is_clear(start, end, {start, end}, one_side_blocks=True)
    assert is_clear(start, end, area(start, start.distance_to(end))) == (start.distance_to(end) <= 1)


@lawful
@given(near_hexes, near_hexes)
def test_drawn_line_keeps_to_what_the_line_of_sight_crosses(start: Hex, end: Hex) -> None:
    found = sight_line(start, end)
    crossed = {start, end, *found.through, *(at for side in found.along for at in (side.near, side.far))}
    assert set(line(start, end)) <= crossed


@lawful
@given(near_hexes, near_hexes, hex_sets)
def test_obstacles_come_nearest_first(start: Hex, end: Hex, blocking: frozenset[Hex]) -> None:
    found = obstacles(start, end, blocking, one_side_blocks=True)
    assert [start.distance_to(at) for at in found] == sorted(start.distance_to(at) for at in found)
    assert set(found) <= blocking


def sees(start: str, end: str, *occupied: str) -> bool:
    # FC-12.1: the hexes of the firing ship and of the target do not block.
    return is_clear(SEA_CHART.hex_at(start), SEA_CHART.hex_at(end), {SEA_CHART.hex_at(name) for name in occupied})


# The example of 12.1: St Albans A3015-A3016, dark ships on A3216, A3217 and A3014.
@pytest.mark.parametrize(
    ("ship", "clear"),
    [
        (("A3514", "A3513"), (True, True, True, True)),
        (("A3520", "A3521"), (False, False, True, True)),
        (("A3416", "A3417"), (False, False, False, False)),
        (("A3212", "A3211"), (True, False, True, True)),
    ],
    ids=["A", "B", "C", "D"],
)
def test_flying_colors_example(ship: tuple[str, str], clear: tuple[bool, ...]) -> None:
    dark = ("A3216", "A3217", "A3014")
    assert tuple(sees(start, end, *dark) for start in ("A3015", "A3016") for end in ship) == clear


def test_flying_colors_along_a_hexside() -> None:
    # FC-12.1: the line may run between two hexes while one of the two is empty.
    assert sees("A3015", "A3212", "A3014")
    assert sees("A3015", "A3212", "A3114")
    assert not sees("A3015", "A3212", "A3014", "A3114")
    assert not sees("A3015", "A3212", "A3113")


def test_flying_colors_across_the_seam_of_two_sheets() -> None:
    assert not sees("A3032", "B3003", "B3001")
    assert sees("A3032", "B3003", "B3101")


def test_captains_log_land_on_one_side_hides() -> None:
    # CL-los: whatever an island covers in part is hidden.
    assert not is_clear(Hex(0, 0), Hex(1, 1), {Hex(1, 0)}, one_side_blocks=True)
    assert is_clear(Hex(0, 0), Hex(3, 0), {Hex(1, 1), Hex(2, -1)}, one_side_blocks=True)


def test_both_sides_of_a_hexside_are_reported() -> None:
    found = sight_line(Hex(0, 0), Hex(2, 2))
    assert found.through == (Hex(1, 1),)
    assert [(side.near, side.far) for side in found.along] == [(Hex(0, 1), Hex(1, 0)), (Hex(1, 2), Hex(2, 1))]
