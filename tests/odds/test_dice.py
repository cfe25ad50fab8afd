"""Dice, the highest and the lowest of them, successes and rerolls."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.odds.brute import chances, counted, sides
from tests.odds.strategies import dice_sets, distributions, patient
from weathergage.odds import (
    Distribution,
    OddsError,
    Roll,
    die,
    highest,
    highest_die,
    lowest,
    number,
    rerolled,
    successes,
    total,
    zero_die,
)


def test_the_zero_of_a_ten_sided_die() -> None:
    assert sorted(die(10).outcomes) == [*range(1, 11)]
    assert sorted(zero_die().outcomes) == [*range(10)]


@given(dice_sets)
@patient
def test_only_the_highest_die_counts(dice: list[int]) -> None:
    assert chances(highest_die(*dice)) == counted(max(ways) for ways in sides(*dice))
    assert chances(lowest(*map(die, dice))) == counted(min(ways) for ways in sides(*dice))
    assert chances(total(*map(die, dice))) == counted(sum(ways) for ways in sides(*dice))


@given(distributions, distributions)
@patient
def test_the_highest_of_unlike_rolls(left: Roll, right: Roll) -> None:
    assert highest(left, right) == left.combine(right, max)
    assert lowest(left, right) == left.combine(right, min)


@given(dice_sets, st.sampled_from([4, 6, 8, 10]), st.integers(1, 10))
@patient
def test_another_die_never_lowers_the_chance(dice: list[int], more: int, needed: int) -> None:
    assert highest_die(*dice).at_least(needed) <= highest_die(*dice, more).at_least(needed)


def test_the_dice_of_a_d10_and_a_d4() -> None:
    """Worked by hand: below 5 the d4 helps, from 5 on it does not."""
    odds = highest_die(10, 4)
    assert odds.probability(1) == Fraction(1, 40)
    assert odds.probability(4) == Fraction(7, 40)
    assert odds.probability(10) == Fraction(1, 10)


@given(st.integers(1, 6), st.integers(0, 4), st.integers(-1, 8))
@patient
def test_successes_are_counted(sides_of_die: int, count: int, target: int) -> None:
    brute = counted(sum(face >= target for face in ways) for ways in sides(*[sides_of_die] * count))
    assert chances(successes(die(sides_of_die), target, count)) == brute


@given(st.integers(2, 5), st.integers(1, 3), st.integers(1, 6), st.integers(0, 2))
@patient
def test_failures_may_be_rolled_again(sides_of_die: int, count: int, target: int, rerolls: int) -> None:
    """CL-shipup: a gunner rolls cannons again, and the new result stands."""
    brute: list[int] = []
    for ways in sides(*[sides_of_die] * (count + rerolls)):
        hits = sum(face >= target for face in ways[:count])
        again = min(rerolls, count - hits)
        brute.append(hits + sum(face >= target for face in ways[count : count + again]))
    assert chances(successes(die(sides_of_die), target, count, rerolls)) == counted(brute)


@given(distributions.filter(lambda roll: len(roll) < 5), st.integers(0, 3), st.integers(0, 3))
@patient
def test_the_lowest_dice_are_rolled_again(roll: Roll, count: int, rerolls: int) -> None:
    assert rerolled(roll, count, rerolls) == _slowly_rerolled(roll, count, rerolls)
    by_the_other_side = rerolled(roll, count, rerolls, highest_first=True)
    assert by_the_other_side == -_slowly_rerolled(-roll, count, rerolls)
    assert rerolled(roll, count).mean() <= rerolled(roll, count, rerolls).mean()
    assert rerolled(roll, count).mean() >= by_the_other_side.mean()


def _slowly_rerolled(roll: Roll, count: int, rerolls: int) -> Roll:
    weights: dict[int, int] = {}
    again = min(count, rerolls)
    for ways in product(roll.outcomes, repeat=count + again):
        weight = 1
        for face in ways:
            weight *= roll.weight(face)
        kept, spare = sorted(ways[:count]), ways[count:]
        for place in range(again):
            kept[place] = spare[place] if kept[place] < roll.mean() else kept[place]
        weights[sum(kept)] = weights.get(sum(kept), 0) + weight
    return Distribution(weights)


def test_what_cannot_be_rolled() -> None:
    with pytest.raises(OddsError):
        die(0)
    with pytest.raises(OddsError):
        zero_die(0)
    with pytest.raises(OddsError):
        highest()
    with pytest.raises(OddsError):
        rerolled(die(6), 2, -1)
    assert total() == number(0)
