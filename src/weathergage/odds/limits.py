"""What an expression can come to, known before anything is computed; whatever would cost too much is refused here."""

import re
from enum import StrEnum
from functools import lru_cache

import msgspec

from weathergage.odds.errors import ExpressionError, Problem
from weathergage.odds.expression import (
    Check,
    Contest,
    Die,
    Divided,
    Expression,
    Limited,
    Lookup,
    Minus,
    Number,
    Picked,
    Plus,
    Repeated,
    Row,
    Times,
)
from weathergage.odds.writing import text_of

LONGEST_TEXT = 300
DEEPEST_BRACKETS = 20
MOST_DICE = 100
LARGEST_NUMBER = 10_000
MOST_RESULTS = 1_000
# The common denominator of all chances: a 1 with this many binary places. 100d10 needs 333.
LONGEST_DENOMINATOR = 1_000
# Dice times results of one die, where the lowest are picked out to be rerolled.
MOST_TO_REROLL = 200

_WHOLE_NUMBER = re.compile(r"[-+]?\d+", re.ASCII)


class Kind(StrEnum):
    """What sort of answer an expression gives."""

    NUMBER = "number"
    SUCCESSES = "successes"
    CHECK = "check"
    CONTEST = "contest"
    ATTACK = "attack"
    TABLE = "table"


NUMBERS = frozenset({Kind.NUMBER, Kind.SUCCESSES, Kind.CHECK})


class Shape(msgspec.Struct, frozen=True):
    """Between which numbers the result lies, and how long its denominator is at most, in binary places."""

    kind: Kind
    low: int
    high: int
    places: int


@lru_cache(maxsize=1024)
def shape_of(expression: Expression) -> Shape:
    """The shape of an expression, or an ExpressionError that says why it is refused."""
    shape = _shape(expression)
    if shape.high - shape.low >= MOST_RESULTS:
        raise _too_large(f"{shape.high - shape.low + 1} results", f"{MOST_RESULTS} results")
    if shape.places > LONGEST_DENOMINATOR or max(-shape.low, shape.high) > LARGEST_NUMBER * 10:
        raise _too_large("so many dice", "fewer dice")
    return shape


def _shape(expression: Expression) -> Shape:
    match expression:
        case Number(value):
            return Shape(Kind.NUMBER, value, value, 0)
        case Die(low, high):
            return Shape(Kind.NUMBER, low, high, (high - low + 1).bit_length())
        case Plus(left, right):
            first, second = _number(left), _number(right)
            return _joined(first, second, first.low + second.low, first.high + second.high)
        case Minus(left, right):
            first, second = _number(left), _number(right)
            return _joined(first, second, first.low - second.high, first.high - second.low)
        case Times(roll, factor):
            each = _number(roll)
            ends = (each.low * factor, each.high * factor)
            return Shape(Kind.NUMBER, min(ends), max(ends), each.places)
        case Divided():
            return _divided(expression)
        case Picked(rolls):
            return _picked(rolls)
        case Repeated():
            return _repeated(expression)
        case Limited():
            return _limited(expression)
        case Check(left, _, right):
            return _joined(_number(left), _number(right), 0, 1, Kind.CHECK)
        case Contest():
            return _contest(expression)
        case Lookup(roll, rows):
            return _lookup(_number(roll), rows)


def _number(expression: Expression) -> Shape:
    shape = shape_of(expression)
    if shape.kind not in NUMBERS:
        raise ExpressionError(Problem.NOT_A_NUMBER, 0, ("a number",), f"the result of {text_of(expression)}")
    return shape


def constant(expression: Expression) -> int | None:
    """The number an expression always comes to, if there is only one."""
    shape = shape_of(expression)
    return shape.low if shape.kind in NUMBERS and shape.low == shape.high else None


def _joined(first: Shape, second: Shape, low: int, high: int, kind: Kind = Kind.NUMBER) -> Shape:
    return Shape(kind, low, high, first.places + second.places)


def _divided(divided: Divided) -> Shape:
    if divided.divisor < 1:
        raise ExpressionError(Problem.BAD_LIMITS, 0, ("a divisor of 1 or more",), str(divided.divisor))
    each = _number(divided.roll)
    # Rounding either way stays between both roundings of the ends.
    return Shape(Kind.NUMBER, each.low // divided.divisor, -(-each.high // divided.divisor), each.places)


def _picked(rolls: tuple[Expression, ...]) -> Shape:
    if not rolls:
        raise ExpressionError(Problem.SYNTAX, 0, ("a roll",), "nothing to choose from")
    shapes = [_number(roll) for roll in rolls]
    low, high = min(each.low for each in shapes), max(each.high for each in shapes)
    return Shape(Kind.NUMBER, low, high, sum(each.places for each in shapes))


def _repeated(repeated: Repeated) -> Shape:
    count, each = repeated.count, _number(repeated.roll)
    if not 0 <= count <= MOST_DICE:
        raise _too_large(f"{count} times", f"{MOST_DICE} times")
    if repeated.rerolls and count * (each.high - each.low + 1) > MOST_TO_REROLL:
        raise _too_large("rerolls among so many dice", f"{MOST_TO_REROLL} faces on all dice")
    kind = Kind.SUCCESSES if each.kind is Kind.CHECK else Kind.NUMBER
    # No more dice can be rerolled than there are.
    thrown = count + min(count, repeated.rerolls)
    return Shape(kind, each.low * count, each.high * count, each.places * thrown)


def _limited(limited: Limited) -> Shape:
    each, floor, cap = _number(limited.roll), limited.floor, limited.cap
    if floor is not None and cap is not None and floor > cap:
        raise ExpressionError(Problem.BAD_LIMITS, 0, (f"a cap of {floor} or more",), str(cap))
    ends = [end if floor is None else max(end, floor) for end in (each.low, each.high)]
    low, high = [end if cap is None else min(end, cap) for end in ends]
    return Shape(Kind.SUCCESSES if each.kind is Kind.SUCCESSES else Kind.NUMBER, low, high, each.places)


def _contest(contest: Contest) -> Shape:
    if contest.floor is not None and contest.floor < 1:
        raise ExpressionError(Problem.BAD_LIMITS, 0, ("a floor of 1 or more",), str(contest.floor))
    kind = Kind.CONTEST if contest.floor is None else Kind.ATTACK
    return _joined(_number(contest.left), _number(contest.right), 0, 0, kind)


def _lookup(roll: Shape, rows: tuple[Row, ...]) -> Shape:
    numbers = numeric_labels(rows)
    if numbers is None:
        return Shape(Kind.TABLE, 0, 0, roll.places)
    return Shape(Kind.NUMBER, min(numbers), max(numbers), roll.places)


def numeric_labels(rows: tuple[Row, ...]) -> tuple[int, ...] | None:
    """The labels as numbers, if all of them are."""
    if all(_WHOLE_NUMBER.fullmatch(row.label) for row in rows):
        return tuple(int(row.label) for row in rows)
    return None


def _too_large(found: str, allowed: str) -> ExpressionError:
    return ExpressionError(Problem.TOO_LARGE, 0, (allowed,), found)
