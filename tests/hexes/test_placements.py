"""Ships on one or two hexes."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hexes.strategies import SEA, SEA_CHART, directions, hexes, lawful, near_hexes, placements
from weathergage.hexes import (
    NUMBERED,
    Arc,
    Chart,
    Hex,
    NotAdjacentError,
    Placement,
    area,
    placed_on,
    side_between,
    side_of,
)

STARBOARD, PORT = Arc(30, 150), Arc(210, 330)

# Every two-hex ship of every Flying Colors scenario, one line each: scenario, sheets, then bow-stern/facing.
SCENARIOS = Path(__file__).with_name("flying_colors_placements.txt").read_text(encoding="ascii").splitlines()


def ship(bow: str, stern: str) -> Placement:
    return placed_on(SEA_CHART.hex_at(bow), SEA_CHART.hex_at(stern))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda text: text.split()[0])
def test_ships_of_a_scenario_lie_on_adjacent_hexes_with_the_facing_given(scenario: str) -> None:
    _, sheets, *ships = scenario.split()
    chart = Chart(SEA, SEA.stacked(sheets))
    covered: list[Hex] = []
    for text in ships:
        hexes_given, facing = text.split("/")
        bow, stern = hexes_given.split("-")
        placement = placed_on(chart.hex_at(bow), chart.hex_at(stern))
        assert NUMBERED.name(placement.facing) == facing, text
        assert [chart.id_of(at) for at in placement.hexes] == [bow, stern]
        covered += placement.hexes
    assert len(set(covered)) == len(covered)


def test_there_are_541_ships_in_the_scenarios() -> None:
    assert sum(len(scenario.split()) - 2 for scenario in SCENARIOS) == 541


@pytest.mark.parametrize(
    ("bow", "stern", "facing"),
    [
        ("B5401", "A5534", 5),
        ("B2601", "A2534", 3),
        ("A4603", "A4502", 3),
        ("C4601", "B4734", 5),
        ("A4310", "A4309", 4),
    ],
)
def test_facing_from_bow_and_stern(bow: str, stern: str, facing: int) -> None:
    assert NUMBERED.name(ship(bow, stern).facing) == str(facing)


def test_bow_and_stern_must_touch() -> None:
    # The printed hexes of the Culloden aground; the errata correct them.
    with pytest.raises(NotAdjacentError):
        ship("A4205", "A4302")


@lawful
@given(near_hexes, directions)
def test_bow_and_stern_give_the_placement_back(bow: Hex, facing: int) -> None:
    placement = Placement(bow, facing)
    assert placed_on(*placement.hexes) == placement
    assert placement.bow == placement.stern.toward(facing)


@lawful
@given(placements)
def test_bow_stern_and_broadsides_are_all_the_outer_hexsides(placement: Placement) -> None:
    sides = [placement.bow_side, *placement.starboard_sides, placement.stern_side, *placement.port_sides]
    outer = {
        side_of(at, direction)
        for at in placement.hexes
        for direction in range(6)
        if at.toward(direction) not in placement.hexes
    }
    assert set(sides) == outer
    assert len(sides) == len(outer) == (6 if placement.length == 1 else 10)


@lawful
@given(placements)
def test_the_hexes_around_are_ahead_astern_to_port_and_to_starboard(placement: Placement) -> None:
    parts = [placement.ahead, placement.astern, *placement.hexes_to_port, *placement.hexes_to_starboard]
    around = {there for at in placement.hexes for there in area(at, 1)} - set(placement.hexes)
    assert set(parts) == around
    assert len(parts) == len(around)


@lawful
@given(placements)
def test_beside_is_in_the_arc_of_the_broadside(placement: Placement) -> None:
    assert all(placement.bears_on(at, STARBOARD) for at in placement.hexes_to_starboard)
    assert all(placement.bears_on(at, PORT) for at in placement.hexes_to_port)
    assert not any(placement.bears_on(at, arc) for at in placement.hexes for arc in (STARBOARD, PORT))


@lawful
@given(placements, near_hexes)
def test_arc_of_a_ship_is_the_union_of_the_arcs_of_its_hexes(placement: Placement, target: Hex) -> None:
    found = any(STARBOARD.bears_on(target, at, placement.heading) for at in placement.hexes)
    assert placement.bears_on(target, STARBOARD) == found


@lawful
@given(placements, st.integers(0, 5))
def test_field_holds_what_the_arc_bears_on_within_reach(placement: Placement, reach: int) -> None:
    near = {there for at in placement.hexes for there in area(at, reach)}
    expected = {
        there
        for there in near
        for at in placement.hexes
        if at.distance_to(there) <= reach and STARBOARD.bears_on(there, at, placement.heading)
    }
    assert set(placement.field(STARBOARD, reach)) == expected - set(placement.hexes)


@lawful
@given(placements, directions, st.integers(-3, 3))
def test_swinging_keeps_the_pivot_and_undoes_itself(placement: Placement, direction: int, sixths: int) -> None:
    about_bow = placement.swung_about_bow(sixths)
    about_stern = placement.swung_about_stern(sixths)
    assert about_bow.bow == placement.bow
    assert about_stern.stern == placement.stern
    assert about_bow.facing == about_stern.facing == (placement.facing + sixths) % 6
    assert about_bow.swung_about_bow(-sixths) == placement == about_stern.swung_about_stern(-sixths)
    assert placement.shifted(direction).shifted(direction + 3) == placement


@lawful
@given(near_hexes, directions)
def test_a_ship_that_advances_has_its_stern_where_its_bow_was(bow: Hex, facing: int) -> None:
    placement = Placement(bow, facing)
    assert placement.advanced().stern == bow
    assert placement.advanced().bow == placement.ahead
    assert Placement(bow, facing, 1).advanced().stern == placement.ahead


@lawful
@given(placements, placements)
def test_distance_between_ships_is_that_of_their_nearest_hexes(one: Placement, other: Placement) -> None:
    assert one.distance_to(other) == min(a.distance_to(b) for a in one.hexes for b in other.hexes)
    assert one.distance_to(other) == other.distance_to(one)


# The attack types of 12.5: who lies in whose arc, and how far.
@pytest.mark.parametrize(
    ("firer", "arc", "target", "in_arc", "distance"),
    [
        (("A3015", "A3016"), STARBOARD, ("A3314", "A3315"), [True, True], 3),
        (("A3015", "A3016"), PORT, ("A3314", "A3315"), [False, False], 3),
        (("A3114", "A3014"), PORT, ("A3010", "A3011"), [True, True], 3),
        (("A3107", "A3007"), STARBOARD, ("A3010", "A3011"), [True, True], 3),
        (("A3015", "A3016"), STARBOARD, ("A3113", "A3112"), [True, False], 2),
        (("A3112", "A3012"), PORT, ("A3010", "A3011"), [True, True], 1),
    ],
    ids=["parallel", "wrong side", "stern rake", "bow rake", "partial", "close rake"],
)
def test_flying_colors_targets_in_arc(
    firer: tuple[str, str], arc: Arc, target: tuple[str, str], in_arc: list[bool], distance: int
) -> None:
    shooter, other = ship(*firer), ship(*target)
    assert [shooter.bears_on(at, arc) for at in other.hexes] == in_arc
    assert shooter.distance_to(other) == distance


def test_alongside_ships_share_a_broadside_hexside() -> None:
    one, other = ship("A3015", "A3016"), ship("A3114", "A3115")
    assert set(other.hexes) & set(one.hexes_to_starboard) == set(other.hexes)
    assert side_between(one.bow, other.bow) in one.starboard_sides
    assert side_between(one.bow, other.bow) in other.port_sides


@lawful
@given(hexes(), directions)
def test_small_ships_turn_in_their_hex(at: Hex, facing: int) -> None:
    small = Placement(at, facing, 1)
    assert small.swung_about_bow(1).hexes == small.swung_about_stern(1).hexes == (at,)
