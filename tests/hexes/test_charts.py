"""Printed ids: Flying Colors' three sheets and the Atlantic of The Chase of the Bismarck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hexes.strategies import ATLANTIC, ATLANTIC_CHART, SEA, SEA_CHART, hexes, lawful
from weathergage.hexes import (
    FLAT_TOPPED,
    NUMBERED,
    POINTY_TOPPED,
    Chart,
    Hex,
    LayoutError,
    MalformedIdError,
    OffChartError,
    Sheet,
    Stagger,
)


def around(chart: Chart, printed: str) -> dict[int, str]:
    at = chart.hex_at(printed)
    return {direction: chart.id_of(at.toward(direction)) for direction in range(6) if at.toward(direction) in chart}


@pytest.mark.parametrize("chart", [SEA_CHART, ATLANTIC_CHART], ids=["sea", "atlantic"])
def test_every_printed_id_comes_back(chart: Chart) -> None:
    for at in chart:
        assert chart.hex_at(chart.id_of(at)) == at
    assert len({chart.id_of(at) for at in chart}) == len(chart)


@lawful
@given(st.sampled_from(Stagger), st.integers(-99, 99), st.integers(-99, 99))
def test_column_and_row_come_back(stagger: Stagger, column: int, row: int) -> None:
    assert stagger.column_and_row(stagger.hex_at(column, row)) == (column, row)


# Who touches whom, counted on paper: (columns right, rows down) on an even and an odd line of the grid.
STAGGERED = {
    Stagger.EVEN_COLUMNS_UP: (
        {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 0), "NW": (-1, -1)},
        {"N": (0, -1), "NE": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)},
    ),
    Stagger.ODD_COLUMNS_UP: (
        {"N": (0, -1), "NE": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)},
        {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 0), "NW": (-1, -1)},
    ),
    Stagger.ODD_ROWS_RIGHT: (
        {"NW": (-1, -1), "NE": (0, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0)},
        {"NW": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "SW": (0, 1), "W": (-1, 0)},
    ),
    Stagger.EVEN_ROWS_RIGHT: (
        {"NW": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "SW": (0, 1), "W": (-1, 0)},
        {"NW": (-1, -1), "NE": (0, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0)},
    ),
}


@pytest.mark.parametrize("stagger", Stagger)
@pytest.mark.parametrize("odd", [0, 1])
def test_each_stagger_has_the_neighbours_counted_on_paper(stagger: Stagger, odd: int) -> None:
    compass = FLAT_TOPPED if stagger.is_flat_topped else POINTY_TOPPED
    column, row = (20 + odd, 7) if stagger.is_flat_topped else (7, 20 + odd)
    for name, (right, down) in STAGGERED[stagger][odd].items():
        there = stagger.hex_at(column, row).toward(compass.direction(name))
        assert stagger.column_and_row(there) == (column + right, row + down), name


@pytest.mark.parametrize(
    ("printed", "neighbours"),
    [
        ("A4604", ["A4603", "A4703", "A4704", "A4605", "A4504", "A4503"]),
        ("A4504", ["A4503", "A4604", "A4605", "A4505", "A4405", "A4404"]),
        ("B4601", ["A4634", "A4734", "B4701", "B4602", "B4501", "A4534"]),
        ("A4734", ["A4733", "A4834", "B4801", "B4701", "B4601", "A4634"]),
    ],
)
def test_flying_colors_neighbours_by_direction_number(printed: str, neighbours: list[str]) -> None:
    found = {NUMBERED.name(direction): there for direction, there in around(SEA_CHART, printed).items()}
    assert found == dict(zip("123456", neighbours, strict=True))


@pytest.mark.parametrize(
    ("start", "end", "distance"),
    [("A3010", "A3510", 5), ("A3010", "B3010", 34), ("A1001", "A7001", 60), ("A1001", "C7034", 131)],
)
def test_flying_colors_distances(start: str, end: str, distance: int) -> None:
    assert SEA_CHART.hex_at(start).distance_to(SEA_CHART.hex_at(end)) == distance


def test_bismarck_adjacent_hexes_of_the_rulebook() -> None:
    # K29 touches J30 (7.8), AF23 AF24 (11.1); the canal joins O32 and O33; a ship sails L29, K29, J30 (8).
    for pair in (("K29", "J30"), ("AF23", "AF24"), ("O32", "O33"), ("L29", "K29")):
        assert ATLANTIC_CHART.hex_at(pair[0]).is_next_to(ATLANTIC_CHART.hex_at(pair[1])), pair
    assert not ATLANTIC_CHART.hex_at("L29").is_next_to(ATLANTIC_CHART.hex_at("J30"))


def test_bismarck_hexsides_closed_by_land_join_neighbours() -> None:
    closed = "D11-E11 D20-E20 D21-E20 E20-F21 G2-H2 L25-M25 L26-M25 M25-N26 N26-O26 N33-O32 Q23-R24 Q28-R29"
    closed += " R26-S26 T28-U27 U26-V27 AA11-AB11 Z24-AA23 AE23-AF24 AG25-AH25"
    for pair in closed.split():
        first, second = (ATLANTIC_CHART.hex_at(printed) for printed in pair.split("-"))
        assert first.is_next_to(second), pair


def test_bismarck_rows_run_on_after_z() -> None:
    z, aa = ATLANTIC_CHART.hex_at("Z24"), ATLANTIC_CHART.hex_at("AA23")
    assert POINTY_TOPPED.name(z.direction_to(aa)) == "SW"
    assert len(ATLANTIC_CHART) == 34 * 35


@pytest.mark.parametrize("bad", ["", "2525", "AA2525", "A25", "A25255", "a2525", "A 2525", "AH13", "A2525 "])
def test_malformed_sea_ids_say_what_was_expected(bad: str) -> None:
    with pytest.raises((MalformedIdError, OffChartError)) as caught:
        SEA_CHART.hex_at(bad)
    assert repr(bad) in str(caught.value)
    assert "a sheet of A, B, C, a column from 10 to 70 and a row from 01 to 34, like A1001" in str(caught.value)


@pytest.mark.parametrize("good_form", ["D2525", "A0925", "A7125", "A2500", "A2535", "B2525"])
def test_ids_off_the_sea_chart(good_form: str) -> None:
    chart = Chart(SEA, SEA.stacked("A"))
    with pytest.raises(OffChartError, match="is not on the chart"):
        chart.hex_at(good_form)


@pytest.mark.parametrize("bad", ["AH", "13", "ah13", "AH-13", "A01"])
def test_malformed_atlantic_ids(bad: str) -> None:
    with pytest.raises(MalformedIdError, match="a row from A to AH and a column from 1 to 35, like AH1"):
        ATLANTIC_CHART.hex_at(bad)


@pytest.mark.parametrize("off", ["AI1", "A36", "AH36"])
def test_ids_off_the_atlantic(off: str) -> None:
    with pytest.raises(OffChartError, match="a row from A to AH"):
        ATLANTIC_CHART.hex_at(off)


def test_a_hex_off_the_chart_has_no_id_and_no_sheet() -> None:
    outside = SEA_CHART.hex_at("A1001").toward(0)
    assert outside not in SEA_CHART
    with pytest.raises(OffChartError, match="one of its 6222 hexes, from A1001 to C7034"):
        SEA_CHART.id_of(outside)
    with pytest.raises(OffChartError):
        SEA_CHART.sheet_of(outside)


@lawful
@given(st.sampled_from(sorted(SEA_CHART)), st.sampled_from(sorted(SEA_CHART)))
def test_chart_neighbours_are_symmetric(a: Hex, b: Hex) -> None:
    assert (b in SEA_CHART.neighbours(a)) == (a in SEA_CHART.neighbours(b)) == a.is_next_to(b)
    assert all(there in SEA_CHART for there in SEA_CHART.neighbours(a))


def test_edges_of_the_sea() -> None:
    # 18.17: the British enter anywhere between A1001 and A7001.
    assert [SEA_CHART.id_of(at) for at in SEA_CHART.edge(0)] == [f"A{column}01" for column in range(10, 71)]
    assert [SEA_CHART.id_of(at) for at in SEA_CHART.edge(3)] == [f"C{column}34" for column in range(10, 71)]


# Sheets taken up and laid elsewhere.


def test_a_sheet_moved_from_top_to_bottom_joins_there() -> None:
    chart = Chart(SEA, SEA.stacked("AB"))
    moved = chart.with_sheet_moved("A", 0, 68)
    assert chart.hex_at("A3034").is_next_to(chart.hex_at("B3001"))
    assert moved.hex_at("B3034").is_next_to(moved.hex_at("A3001"))
    assert moved.hex_at("B3017") == chart.hex_at("B3017")
    assert moved.hex_at("A3001") - chart.hex_at("A3001") == Hex(0, 68)
    assert moved.with_sheet_moved("A", 0, -68).sheets == chart.sheets
    assert moved.sheet_of(moved.hex_at("A3001")).rows_down == 68


def test_a_sheet_moved_sideways_and_back() -> None:
    chart = Chart(SEA, SEA.stacked("AB"))
    moved = chart.with_sheet_moved("A", 60, 34)
    assert moved.hex_at("A1005") == moved.hex_at("B7005")
    assert moved.with_sheet_moved("A", 2, 0).sheets[0] == Sheet("A", 62, 34)
    assert moved.with_sheet_moved("A", -60, -34).sheets == chart.sheets


def test_short_edges_overlap_by_a_column_of_two_ids() -> None:
    chart = Chart(SEA, (Sheet("A"), Sheet("B", columns_right=60)))
    assert chart.hex_at("A7005") == chart.hex_at("B1005")
    assert chart.id_of(chart.hex_at("B1005")) == "A7005"
    assert chart.hex_at("A7005").is_next_to(chart.hex_at("B1105"))
    assert len(chart) == 2 * 61 * 34 - 34


def test_sheets_that_cannot_lie_like_that() -> None:
    with pytest.raises(LayoutError, match="an even number"):
        Chart(SEA, (Sheet("A"), Sheet("B", columns_right=61)))
    with pytest.raises(LayoutError, match="a name of its own"):
        Chart(SEA, (Sheet("A"), Sheet("A", rows_down=34)))
    with pytest.raises(LayoutError, match="no other sheet covers"):
        Chart(SEA, (Sheet("A"), Sheet("B")))
    with pytest.raises(LayoutError, match="an even number"):
        Chart(ATLANTIC, (Sheet("", rows_down=1),))
    with pytest.raises(LayoutError, match="a sheet of A, B"):
        Chart(SEA, SEA.stacked("AB")).with_sheet_moved("C", 0, 34)


@lawful
@given(hexes(200))
def test_a_hex_is_on_the_sea_if_its_column_and_row_are(at: Hex) -> None:
    column, row = Stagger.EVEN_COLUMNS_UP.column_and_row(at)
    assert (at in SEA_CHART) == (10 <= column <= 70 and 1 <= row <= 102)
