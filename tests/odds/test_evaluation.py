"""Expressions against every way the dice can fall, and the reports that are made of them."""

from fractions import Fraction

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings

from tests.odds.brute import chances, counted, numbers, results, size
from tests.odds.strategies import expressions, rolls
from weathergage.odds import (
    AttackResult,
    Expression,
    ExpressionError,
    Kind,
    Report,
    attack,
    chances_of_results,
    die,
    evaluate,
    highest_die,
    parse,
    report,
    results_of,
    roll_of,
)
from weathergage.odds.limits import shape_of

slow = settings(max_examples=250, suppress_health_check=[HealthCheck.filter_too_much], deadline=None)


@given(rolls)
@slow
def test_every_number_has_its_chance(expression: Expression) -> None:
    assume(size(expression) <= 3000)
    assert chances(roll_of(expression)) == counted(numbers(expression))


@given(rolls)
@slow
def test_no_number_lies_outside_the_shape_foretold(expression: Expression) -> None:
    shape, roll = shape_of(expression), roll_of(expression)
    assert all(shape.low <= result <= shape.high for result in roll.outcomes)
    assert roll.total.bit_length() <= shape.places + 1


@given(expressions)
@slow
def test_every_result_has_its_chance(expression: Expression) -> None:
    assume(size(expression) <= 3000)
    assert chances(results_of(expression)) == counted(results(expression))


@given(expressions)
@slow
def test_a_report_adds_up_to_one(expression: Expression) -> None:
    rows = report(expression).rows
    assert sum(Fraction(row.fraction) for row in rows) == 1
    assert all(row.decimal == float(Fraction(row.fraction)) for row in rows)
    assert len({row.outcome for row in rows}) == len(rows)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("3d6 + 1", Kind.NUMBER),
        ("3d6 >= 4", Kind.SUCCESSES),
        ("(3d6 >= 4) cap 2", Kind.SUCCESSES),
        ("d6 >= 4", Kind.CHECK),
        ("d6 vs d8", Kind.CONTEST),
        ("d6 vs d8 floor 1", Kind.ATTACK),
        ("d6 in 1-3:a,4-6:b", Kind.TABLE),
        ("d6 in 1-3:0,4-6:2", Kind.NUMBER),
        ("d6 in 1-3:0,4-6:2R", Kind.TABLE),
    ],
)
def test_the_kind_of_an_answer(text: str, kind: Kind) -> None:
    assert evaluate(text).kind is kind


def test_an_attack_names_all_its_results_even_the_impossible() -> None:
    rows = evaluate("d6 vs d4 + 6 floor 1").rows
    assert [(row.outcome, row.fraction) for row in rows] == [("none", "1"), ("damaged", "0"), ("sunk", "0")]


def test_a_table_keeps_the_order_of_its_rows() -> None:
    rows = evaluate("d6 in 1:sunk,2-3:miss,4-5:hit,6-:miss").rows
    assert [row.outcome for row in rows] == ["sunk", "miss", "hit"]


def test_a_number_says_its_mean_and_how_much_reach_it() -> None:
    two_dice = evaluate("2d6")
    assert (two_dice.mean, two_dice.mean_fraction) == (7.0, "7")
    assert [row.at_least for row in two_dice.rows[:2]] == [1.0, float(Fraction(35, 36))]
    assert evaluate("d6 vs d6").mean is None


def test_a_report_travels_as_json() -> None:
    answer = evaluate("3d6 >= 5")
    assert msgspec.json.decode(msgspec.json.encode(answer), type=Report) == answer


def test_a_contest_is_no_number() -> None:
    with pytest.raises(ExpressionError):
        roll_of(parse("d6 vs d6"))


def test_the_text_and_the_functions_agree() -> None:
    """Attack dice 10, 8 and 6 at +2 against an 8 at -1."""
    odds = attack(highest_die(10, 8, 6) + 2, die(8) - 1)
    asked = evaluate("max(d10,d8,d6)+2 vs max(d8)-1 floor 1")
    assert chances_of_results(odds, AttackResult) == asked.rows
