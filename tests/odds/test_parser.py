"""What an expression means, how it is written, and what is refused where."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.odds.brute import COMPARE
from tests.odds.strategies import comparisons, dice, expressions, patient
from weathergage.odds import Comparison, Expression, ExpressionError, Problem, evaluate, parse, text_of
from weathergage.odds.expression import Check, Contest, Die, Lookup, Number, Picked, Plus, Repeated, Row
from weathergage.odds.limits import shape_of
from weathergage.odds.writing import decides_all_alike

D6, D10, D0_9 = Die(1, 6), Die(1, 10), Die(0, 9)


@given(expressions)
@settings(patient, max_examples=300)
def test_what_is_written_reads_back_the_same(expression: Expression) -> None:
    shape_of(expression)
    text = text_of(expression)
    assert parse(text) == expression


@given(st.text("d0123456789 ()+-*/<>=,:vsinofmaxuprelcw.é", max_size=25))
@settings(patient, max_examples=300)
def test_any_text_is_read_or_refused(text: str) -> None:
    answer = _read(text)
    if isinstance(answer, ExpressionError):
        assert 0 <= answer.position <= len(text)
    else:
        assert parse(text_of(answer)) == answer
        assert evaluate(text).rows


def _read(text: str) -> Expression | ExpressionError:
    try:
        return parse(text)
    except ExpressionError as refusal:
        return refusal


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        ("d6", D6),
        ("1D6", D6),
        (" 3 of d6 ", Repeated(3, D6)),
        ("3d0-9", Repeated(3, D0_9)),
        ("max(2d6, d10)", Picked((D6, D6, D10), highest=True)),
        ("LOWEST(sum(2d6), d10)", Picked((Repeated(2, D6), D10), highest=False)),
        ("5d6>=5", Repeated(5, Check(D6, Comparison.AT_LEAST, Number(5)))),
        ("5d6 ≥ 2 + 3 reroll 2", Repeated(5, Check(D6, Comparison.AT_LEAST, Number(5)), 2)),
        ("d6==5", Check(D6, Comparison.EQUAL, Number(5))),
        ("sum(2d6) > d10", Check(Repeated(2, D6), Comparison.MORE, D10)),
        ("d6 + 3d6 >= 5", Check(Plus(D6, Repeated(3, D6)), Comparison.AT_LEAST, Number(5))),
        ("d10 > d6 floor 1", Check(D10, Comparison.MORE, D6, 1)),
        ("d10 vs d6", Contest(D10, D6)),
        ("d10 vs d6 floor 1", Contest(D10, D6, 1)),
        ("d6 in -1:a,0-2:b,3+:c", Lookup(D6, (Row(-1, -1, "a"), Row(0, 2, "b"), Row(3, None, "c")))),
        ("d6 in -3--1:x", Lookup(D6, (Row(-3, -1, "x"),))),
    ],
)
def test_what_an_expression_means(text: str, expression: Expression) -> None:
    assert parse(text) == expression


@pytest.mark.parametrize(
    ("text", "shortest"),
    [
        ("((d6))+(1)", "d6 + 1"),
        ("d6-(d4-1)", "d6 - (d4 - 1)"),
        ("(d6+1)*2", "(d6 + 1) * 2"),
        ("highest(d6,d6,d8)", "max(2d6, d8)"),
        ("5 of (d6>=5)", "5d6 >= 5"),
        ("5 of (d6>=7)", "5 of (d6 >= 7)"),
        ("(2d6) >= 10", "sum(2d6) >= 10"),
        ("sum(d6, 2d8, 1)", "d6 + 2d8 + 1"),
        ("d6−1", "d6 - 1"),
        ("d6 cap 3 floor 2", "d6 floor 2 cap 3"),
    ],
)
def test_the_shortest_way_to_write_it(text: str, shortest: str) -> None:
    assert text_of(parse(text)) == shortest


@given(dice, comparisons, st.integers(-2, 8))
@patient
def test_like_dice_are_only_counted_if_the_number_divides_their_faces(
    die: Die, comparison: Comparison, target: int
) -> None:
    passes = {COMPARE[comparison](face, target) for face in range(die.low, die.high + 1)}
    assert decides_all_alike(die, comparison, target) == (len(passes) == 1)


@pytest.mark.parametrize(
    ("text", "problem", "position", "expected"),
    [
        ("", Problem.SYNTAX, 0, "a die"),
        ("d", Problem.SYNTAX, 0, "a die"),
        ("d0", Problem.SYNTAX, 0, "a die such as d6 or d0-9"),
        ("d10 +", Problem.SYNTAX, 5, "a number"),
        ("3 d6", Problem.SYNTAX, 2, "an operator"),
        ("(d6", Problem.SYNTAX, 3, "')'"),
        ("max(0d6)", Problem.SYNTAX, 0, "a roll"),
        ("max(d6 d8)", Problem.SYNTAX, 7, "')'"),
        ("1 < d6 < 4", Problem.SYNTAX, 7, "an operator"),
        ("d6 / 2", Problem.SYNTAX, 6, "up"),
        ("d6 floor", Problem.SYNTAX, 8, "a number"),
        ("d6 reroll", Problem.SYNTAX, 9, "a number of dice"),
        ("d6 in", Problem.SYNTAX, 5, "a row such as 1-4:hit"),
        ("d6 in 1-4:", Problem.SYNTAX, 10, "a word for the result"),
        ("d6 in 1-4:light damage", Problem.SYNTAX, 16, "the end"),
        ("d6 floor 1 vs d6", Problem.SYNTAX, 11, "brackets around a roll that has a floor or a cap of its own"),
        ("d6 in 1-3:a,5-6:b", Problem.BAD_ROWS, 12, "a row from 4"),
        ("d6 in 1-3:a,3-6:b", Problem.BAD_ROWS, 12, "a row from 4"),
        ("d6 in 4-3:a", Problem.BAD_ROWS, 6, "a row up to 4 or more"),
        ("d6 in 4-:a,5:b", Problem.BAD_ROWS, 11, "no row after an open one"),
        ("d6 floor 5 cap 3", Problem.BAD_LIMITS, 0, "a cap of 5 or more"),
        ("d6 floor 1 floor 2", Problem.BAD_LIMITS, 11, "one floor only"),
        ("d6 vs d6 floor 0", Problem.BAD_LIMITS, 0, "a floor of 1 or more"),
        ("d6 vs d6 cap 3", Problem.BAD_LIMITS, 14, "a floor only"),
        ("d6 / 0 up", Problem.BAD_LIMITS, 0, "a divisor of 1 or more"),
        ("1 + (d6 vs d6)", Problem.NOT_A_NUMBER, 0, "a number"),
        ("3d6 >= (d6 vs d6)", Problem.NOT_A_NUMBER, 0, "a number"),
        ("(d6 in 1-3:a,4-6:b) > 2", Problem.NOT_A_NUMBER, 0, "a number"),
        ("3d6 >= 10", Problem.SUM_OR_SUCCESSES, 0, "sum(3d6) >= 10"),
        ("1 vs 3d6 <= 9", Problem.SUM_OR_SUCCESSES, 5, "sum(3d6) <= 9"),
    ],
)
def test_a_mistake_is_shown_where_it_is(text: str, problem: Problem, position: int, expected: str) -> None:
    with pytest.raises(ExpressionError) as refusal:
        parse(text)
    assert (refusal.value.problem, refusal.value.position) == (problem, position)
    assert expected in refusal.value.expected
    assert expected in str(refusal.value)


@pytest.mark.parametrize(
    "text",
    [
        "999999d999999",
        "101d6",
        "d1001",
        "100d100",
        "100 of (100 of d6)",
        "50 of (50 of (50 of (5d6 >= 6)))",
        "d6 * 10000 * 10000",
        "100d6 reroll 1",
        "10000 + d6 + 10000000",
        "max(" + ", ".join(["90d9"] * 20) + ")",
        "100 of (100d97 > 90)",
        "(" * 30 + "d6" + ")" * 30,
        "2 of " * 30 + "d6",
        "1+" * 200 + "1",
        "d6 in 1:" + "9" * 200,
        "1" * 299,
    ],
)
def test_what_would_cost_too_much_is_refused(text: str) -> None:
    with pytest.raises(ExpressionError) as refusal:
        evaluate(text)
    assert refusal.value.problem is Problem.TOO_LARGE
    assert "too large" in str(refusal.value)


@pytest.mark.parametrize("text", ["100d10", "50d20 vs 50d20", "max(100d10)", "12d12 reroll 6", "1+" * 149 + "1"])
def test_what_is_just_allowed_is_answered(text: str) -> None:
    assert evaluate(text).rows
