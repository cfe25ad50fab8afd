"""Dice read on the tables of Flying Colors, The Chase of the Bismarck and Captain's Log."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.odds.brute import chances, counted
from tests.odds.strategies import distributions, patient
from weathergage.odds import Band, OddsError, Roll, Table, die, hits, number, zero_die

# CB-9.1, and a volley at medium range by its hull hits alone.
HITS = Table.of([(0, 0, 3), (1, 2, 2), (3, 5, 1), (6, 9, 0)])
MEDIUM_HULL = Table.by_number({0: 2, 1: 0, 2: 0, 3: 1, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0})


@pytest.mark.parametrize(
    ("result", "expected"), [(-4, 3), (0, 3), (1, 2), (2, 2), (3, 1), (5, 1), (6, 0), (9, 0), (14, 0)]
)
def test_a_result_beyond_the_edge_reads_the_edge(result: int, expected: int) -> None:
    assert HITS.read(result) == expected


def test_an_air_attack_at_night() -> None:
    """CB-9.2f: +2. Of the ten faces none gives 3 hits, one gives 2, three give 1."""
    odds = HITS.roll(zero_die() + 2)
    assert chances(odds) == {2: Fraction(1, 10), 1: Fraction(3, 10), 0: Fraction(6, 10)}


def test_an_unmodified_zero_always_hits() -> None:
    """CB-9.1c: the natural face matters, so the table is read face by face."""
    odds = zero_die().map(lambda face: max(HITS.read(face + 7), int(face == 0)))
    assert odds.at_least(1) == Fraction(1, 10)


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("modifier", [-2, 0, 3])
def test_each_die_is_read_and_the_hits_add_up(count: int, modifier: int) -> None:
    brute = counted(sum(HITS.read(face + modifier) for face in ways) for ways in product(range(10), repeat=count))
    assert chances(hits(zero_die() + modifier, HITS, count)) == brute


def test_no_more_hits_than_boxes_are_left() -> None:
    brute = counted(min(3, sum(MEDIUM_HULL.read(face) for face in ways)) for ways in product(range(10), repeat=3))
    assert chances(hits(zero_die(), MEDIUM_HULL, 3, boxes=3)) == brute


@given(distributions, st.integers(0, 4), st.integers(-5, 5))
@patient
def test_a_better_modifier_never_lowers_the_hits(roll: Roll, count: int, modifier: int) -> None:
    """On this table low is good."""
    better, worse = hits(roll + (modifier - 1), HITS, count), hits(roll + modifier, HITS, count)
    for wanted in range(3 * count + 1):
        assert better.at_least(wanted) >= worse.at_least(wanted)


def test_five_guns_of_a_captain() -> None:
    """CL-cd-11: each die is the excess over the defence, four at most: +3 against 12."""
    damage = (die(12) + (3 - 12)).limited(0, 4)
    assert chances(damage) == {
        0: Fraction(9, 12),
        1: Fraction(1, 12),
        2: Fraction(1, 12),
        3: Fraction(1, 12),
    }
    assert damage.times(5).probability(5) > 0
    assert (number(12) + (6 - 9)).limited(0, 4) == number(4)


def test_striking_and_sinking() -> None:
    """FC-13.3: with three hull left a ship sinks on 6 or more, strikes on 4 or more, after -3."""
    roll = zero_die() - 3
    assert Table.of([(5, 5, "afloat"), (6, 6, "sinks")]).roll(roll).probability("sinks") == Fraction(1, 10)
    assert Table.of([(3, 3, "fights"), (4, 4, "strikes")]).roll(roll).probability("strikes") == Fraction(3, 10)


def test_a_fire_that_burns_on_may_explode() -> None:
    """FC-13.4: on 5 to 9 a second die is rolled, and its 9 explodes the ship."""
    odds = zero_die().then(lambda face: (zero_die() if face >= 5 else number(0)).map(lambda second: second == 9))
    assert odds.probability(True) == Fraction(1, 20)


@pytest.mark.parametrize(
    "bands",
    [(), (Band(3, 2, "x"),), (Band(0, 2, "x"), Band(4, 5, "y")), (Band(0, 2, "x"), Band(2, 5, "y"))],
)
def test_a_table_has_rising_rows_without_a_gap(bands: tuple[Band[str], ...]) -> None:
    with pytest.raises(OddsError):
        Table(bands)
