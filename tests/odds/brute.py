"""The slow way to the same answers: every way the dice can fall, one by one."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from itertools import product
from typing import TypeVar

from weathergage.odds import Comparison, Distribution
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
    Times,
)

T = TypeVar("T", bound=Hashable)

COMPARE: dict[Comparison, Callable[[int, int], bool]] = {
    Comparison.MORE: lambda a, b: a > b,
    Comparison.AT_LEAST: lambda a, b: a >= b,
    Comparison.LESS: lambda a, b: a < b,
    Comparison.AT_MOST: lambda a, b: a <= b,
    Comparison.EQUAL: lambda a, b: a == b,
    Comparison.UNEQUAL: lambda a, b: a != b,
}


def counted(results: Iterable[T]) -> dict[T, Fraction]:
    """Equally likely results, as chances."""
    counts = Counter(results)
    return {result: Fraction(count, counts.total()) for result, count in counts.items()}


def chances(distribution: Distribution[T]) -> dict[T, Fraction]:
    return dict(distribution.items())


def sides(*dice: int) -> Iterable[tuple[int, ...]]:
    """Every way that these dice can fall."""
    return product(*(range(1, die + 1) for die in dice))


def attack_result(attack: int, defence: int) -> str:
    """KP-3.2.7, as the rulebook words it."""
    if attack <= defence:
        return "none"
    return "sunk" if attack >= 2 * defence else "damaged"


def size(expression: Expression) -> int:
    """How many ways there are to look at."""
    match expression:
        case Number():
            return 1
        case Die(low, high):
            return high - low + 1
        case Plus(left, right) | Minus(left, right) | Check(left, _, right) | Contest(left, right):
            return size(left) * size(right)
        case Picked(rolls):
            ways = 1
            for roll in rolls:
                ways *= size(roll)
            return ways
        case Repeated(count, roll, rerolls):
            return int(size(roll) ** (count + min(count, rerolls)))
        case Times(roll) | Divided(roll) | Limited(roll) | Lookup(roll):
            return size(roll)


def numbers(expression: Expression) -> list[int]:
    """Every number an expression can come to, once for each way."""
    match expression:
        case Number(value):
            return [value]
        case Die(low, high):
            return list(range(low, high + 1))
        case Plus(left, right):
            return [a + b for a in numbers(left) for b in numbers(right)]
        case Minus(left, right):
            return [a - b for a in numbers(left) for b in numbers(right)]
        case Picked(rolls, highest):
            choose: Callable[[tuple[int, ...]], int] = max if highest else min
            return [choose(ways) for ways in product(*map(numbers, rolls))]
        case Repeated():
            return list(_repeated(expression))
        case Check(left, comparison, right, floor):
            least = -(10**9) if floor is None else floor
            holds = COMPARE[comparison]
            return [int(holds(max(a, least), max(b, least))) for a in numbers(left) for b in numbers(right)]
        case Times() | Divided() | Limited() | Lookup():
            return [_changed(expression, result) for result in numbers(expression.roll)]
        case Contest():
            raise AssertionError("a contest is no number")


def _changed(expression: Times | Divided | Limited | Lookup, result: int) -> int:
    match expression:
        case Times(_, factor):
            return result * factor
        case Divided(_, divisor, up):
            quotient = Fraction(result, divisor)
            return quotient.__ceil__() if up else quotient.__floor__()
        case Limited(_, floor, cap):
            result = result if floor is None or result > floor else floor
            return result if cap is None or result < cap else cap
        case Lookup():
            return int(label(expression, result))


def label(lookup: Lookup, result: int) -> str:
    reached = [row.label for row in lookup.rows if row.low <= result]
    return reached[-1] if reached else lookup.rows[0].label


def _repeated(repeated: Repeated) -> Iterable[int]:
    each = numbers(repeated.roll)
    again = min(repeated.count, repeated.rerolls)
    average = Fraction(sum(each), len(each))
    for ways in product(each, repeat=repeated.count + again):
        dice, spare = sorted(ways[: repeated.count]), ways[repeated.count :]
        for place in range(again):
            if dice[place] < average:
                dice[place] = spare[place]
        yield sum(dice)


def results(expression: Expression) -> list[str]:
    """Every result as a report names it, once for each way."""
    match expression:
        case Check():
            return ["success" if result else "failure" for result in numbers(expression)]
        case Contest(left, right, None):
            return ["win" if a > b else "loss" if a < b else "tie" for a in numbers(left) for b in numbers(right)]
        case Contest(left, right, int(floor)):
            return [attack_result(max(a, floor), max(b, floor)) for a in numbers(left) for b in numbers(right)]
        case Lookup(roll):
            return [label(expression, result) for result in numbers(roll)]
        case _:
            return [str(result) for result in numbers(expression)]
