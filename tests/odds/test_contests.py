"""Attacks and challenges of The Kaiser's Pirates, melees of Flying Colors, boardings of Captain's Log."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.odds.brute import COMPARE, attack_result, chances, counted, sides
from tests.odds.strategies import dice_sets, distributions, modifiers, patient
from weathergage.odds import (
    AttackResult,
    CheckResult,
    Comparison,
    ContestResult,
    OddsError,
    Roll,
    attack,
    challenge,
    check,
    die,
    highest_die,
    number,
    opposed,
    successes,
    survivors,
    zero_die,
)


@given(dice_sets, modifiers, dice_sets.map(lambda dice: dice[:2]), modifiers)
@patient
def test_an_attack_falls_in_every_way(attacking: list[int], bonus: int, defending: list[int], malus: int) -> None:
    defences = [max(1, max(ways) + malus) for ways in sides(*defending)]
    attacks = [max(1, max(ways) + bonus) for ways in sides(*attacking)]
    brute = counted(attack_result(each, other) for each in attacks for other in defences)
    odds = attack(highest_die(*attacking) + bonus, highest_die(*defending) + malus)
    assert {str(result): chance for result, chance in odds.items()} == brute


@given(dice_sets, modifiers, dice_sets, modifiers)
@patient
def test_a_better_attack_never_does_less(attacking: list[int], bonus: int, defending: list[int], malus: int) -> None:
    strong, weak = highest_die(*attacking) + (bonus + 1), highest_die(*attacking) + bonus
    defence = highest_die(*defending) + malus
    better, worse = attack(strong, defence), attack(weak, defence)
    assert better.probability(AttackResult.SUNK) >= worse.probability(AttackResult.SUNK)
    assert better.probability(AttackResult.NONE) <= worse.probability(AttackResult.NONE)
    assert challenge(strong, defence).probability(CheckResult.SUCCESS) >= challenge(weak, defence).probability(
        CheckResult.SUCCESS
    )


@pytest.mark.parametrize(
    ("attack_total", "defence_total", "result"),
    [
        (8, 4, AttackResult.SUNK),  # Leopard, surprised: 6 +2 against 4
        (5, 6, AttackResult.NONE),  # Matheran
        (6, 2, AttackResult.SUNK),  # Lovat: 8 -2 for the fast ship, and boarded
        (5, 1, AttackResult.SUNK),  # Maria, torpedoed while damaged
        (3, 2, AttackResult.DAMAGED),  # Lovat again, without a doubled result
        (1, -1, AttackResult.NONE),  # a result never drops below one
    ],
)
def test_the_worked_examples(attack_total: int, defence_total: int, result: AttackResult) -> None:
    assert attack(number(attack_total), number(defence_total)).most_likely() == (result,)


def test_a_torpedo_against_a_damaged_merchantman() -> None:
    """Maria: the dice 10, 6 and 4 against a 6 at -2. Worked by hand for the defences 1 (three faces), 2, 3, 4."""
    odds = attack(highest_die(10, 6, 4), die(6) - 2)
    at_least = highest_die(10, 6, 4).at_least
    sunk = (3 * at_least(2) + at_least(4) + at_least(6) + at_least(8)) / 6
    assert odds.probability(AttackResult.SUNK) == sunk


def test_an_attack_needs_a_floor() -> None:
    with pytest.raises(OddsError):
        attack(die(6), die(6), floor=0)


def test_a_shallow_run_of_d10_and_d4_against_d10() -> None:
    brute = counted(max(one, two) > other for one, two, other in sides(10, 4, 10))
    odds = challenge(highest_die(10, 4), die(10))
    assert odds.probability(CheckResult.SUCCESS) == brute[True] == Fraction(19, 40)


@given(distributions, st.sampled_from(Comparison), distributions)
@patient
def test_every_comparison(left: Roll, comparison: Comparison, right: Roll) -> None:
    holds = left.combine(right, COMPARE[comparison])
    assert check(left, comparison, right).probability(CheckResult.SUCCESS) == holds.probability(True)


@given(distributions, distributions)
@patient
def test_what_one_side_wins_the_other_loses(left: Roll, right: Roll) -> None:
    ours, theirs = opposed(left, right), opposed(right, left)
    assert ours.probability(ContestResult.WIN) == theirs.probability(ContestResult.LOSS)
    assert ours.probability(ContestResult.TIE) == theirs.probability(ContestResult.TIE)


@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_a_melee_of_several_dice_against_one(attackers: int) -> None:
    """FC-14.1: the attackers' sum against the defender's die."""
    falls = sides(*[10] * attackers, 10)
    brute = counted(
        "win" if sum(ours) - attackers > theirs - 1 else "tie" if sum(ours) - attackers == theirs - 1 else "loss"
        for *ours, theirs in falls
    )
    odds = opposed(zero_die().times(attackers), zero_die())
    assert {str(result): chance for result, chance in odds.items()} == brute


def test_a_boarding_of_three_against_two() -> None:
    """CL-cc-5: each 11 or 12 kills one of the other side, both at once; none falls twice."""
    brute = counted(
        (
            max(0, 3 - sum(face >= 11 for face in ways[3:])),
            max(0, 2 - sum(face >= 11 for face in ways[:3])),
        )
        for ways in sides(*[12] * 5)
    )
    odds = survivors(3, successes(die(12), 11, 2), 2, successes(die(12), 11, 3))
    assert chances(odds) == brute


def test_the_boardings_of_the_rulebook_can_happen() -> None:
    """Six board five: five and two are left. Six board six: six and two are left."""
    pool = successes(die(12), 11, 6)
    assert survivors(6, successes(die(12), 11, 5), 5, pool).probability((5, 2)) > 0
    assert survivors(6, pool, 6, pool).probability((6, 2)) == pool.probability(0) * pool.probability(4)
