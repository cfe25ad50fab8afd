"""The algebra of distributions, checked against every way the dice can fall."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.odds.brute import chances, counted, sides
from tests.odds.strategies import distributions, modifiers, patient
from weathergage.odds import Distribution, OddsError, Roll, die, number, zero_die


def test_two_rolls_with_the_same_chances_are_equal() -> None:
    doubled = Distribution({1: 2, 2: 2})
    assert doubled == die(2)
    assert hash(doubled) == hash(die(2))
    assert doubled != die(3)
    assert doubled != 1


def test_the_eight_sided_four_of_the_second_edition_has_the_same_odds() -> None:
    assert Distribution.uniform([1, 2, 3, 4, 1, 2, 3, 4]) == die(4)


def test_an_outcome_that_cannot_happen_is_none() -> None:
    assert Distribution({"hit": 1, "miss": 0}).outcomes == ("hit",)


def test_it_shows_its_chances() -> None:
    assert repr(die(2)) == "Distribution({1: 1/2, 2: 1/2})"
    assert len(die(8)) == 8


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: -1, 2: 2}])
def test_nothing_is_no_distribution(weights: dict[int, int]) -> None:
    with pytest.raises(OddsError):
        Distribution(weights)


def test_chances_must_add_up_to_one() -> None:
    third = Fraction(1, 3)
    assert Distribution.from_chances({1: third, 2: 2 * third}).probability(2) == Fraction(2, 3)
    with pytest.raises(OddsError):
        Distribution.from_chances({1: third})


@given(distributions, distributions)
@patient
def test_chances_always_add_up_to_one(left: Roll, right: Roll) -> None:
    made = [
        left + right,
        left - right,
        left.times(3),
        left.map(lambda face: face // 2),
        left.pair(right).map(sum),
        left.then(lambda face: right + face),
        left.limited(0, 4),
    ]
    for distribution in made:
        assert sum(chance for _, chance in distribution.items()) == 1
        assert distribution.total == sum(distribution.weight(each) for each in distribution.outcomes)


@given(distributions, distributions)
@patient
def test_a_sum_is_every_pair_added(left: Roll, right: Roll) -> None:
    looped = left.combine(right, lambda mine, theirs: mine + theirs)
    assert left + right == looped
    assert left - right == left.combine(right, lambda mine, theirs: mine - theirs)
    assert (left + right).mean() == left.mean() + right.mean()


@given(distributions, st.integers(1, 5))
@patient
def test_a_sum_of_like_rolls_is_one_added_after_another(roll: Roll, count: int) -> None:
    assert roll.times(count) == roll.repeated(count, lambda mine, theirs: mine + theirs)


def test_three_dice_fall_in_every_way() -> None:
    assert chances(die(6).times(3)) == counted(sum(ways) for ways in sides(6, 6, 6))


def test_no_dice_add_up_to_nothing() -> None:
    assert die(6).times(0) == number(0)
    with pytest.raises(OddsError):
        die(6).times(-1)
    with pytest.raises(OddsError):
        die(6).repeated(0, max)


def test_results_far_apart_are_added_without_filling_the_gap() -> None:
    far = Distribution({0: 1, 10**12: 1})
    assert (far + far).probability(10**12) == Fraction(1, 2)
    assert far.times(2) == far + far


@given(distributions)
@patient
def test_a_second_roll_may_depend_on_the_first(roll: Roll) -> None:
    """As many dice as the first one shows."""
    thrown = roll.then(lambda face: die(2).times(max(0, min(face, 2))))
    ways: dict[int, Fraction] = {}
    for face, chance in roll.items():
        for fall in product((1, 2), repeat=max(0, min(face, 2))):
            part = chance / 2 ** len(fall)
            ways[sum(fall)] = ways.get(sum(fall), Fraction(0)) + part
    assert chances(thrown) == ways


def test_what_is_known_narrows_what_can_be() -> None:
    assert die(6).given(lambda face: face > 4) == Distribution.uniform([5, 6])
    with pytest.raises(OddsError):
        die(6).given(lambda face: face > 6)


def test_hits_of_several_kinds_add_up() -> None:
    """Each die: 1 hull, 2 rigging, 3 or more nothing."""
    shot = die(4).map(lambda face: (int(face == 1), int(face == 2)))
    salvo = shot.repeated(2, lambda one, other: (one[0] + other[0], one[1] + other[1]))
    assert salvo.probability((1, 1)) == Fraction(2, 16)
    assert salvo.probability((0, 0)) == Fraction(4, 16)


@given(distributions, st.integers(-8, 12))
@patient
def test_more_less_and_exactly(roll: Roll, number_needed: int) -> None:
    exactly = roll.probability(number_needed)
    assert roll.at_least(number_needed) + roll.at_most(number_needed) - exactly == 1
    assert roll.at_least(number_needed) == roll.chance(lambda face: face >= number_needed)


@given(distributions, modifiers, modifiers)
@patient
def test_a_better_modifier_never_lowers_the_chance(roll: Roll, modifier: int, needed: int) -> None:
    assert (roll + modifier).at_least(needed) <= (roll + (modifier + 1)).at_least(needed)
    assert (roll - modifier).at_least(needed) >= (roll - (modifier + 1)).at_least(needed)


def test_the_likeliest_outcome() -> None:
    assert die(6).times(2).most_likely() == (7,)
    assert die(6).times(3).most_likely() == (10, 11)
    assert zero_die().mean() == Fraction(9, 2)


def test_a_floor_above_the_cap_is_refused() -> None:
    assert die(6).limited(3, 3) == number(3)
    assert die(6).limited() == die(6)
    with pytest.raises(OddsError):
        die(6).limited(4, 3)
