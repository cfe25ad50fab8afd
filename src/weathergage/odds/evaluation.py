"""From an expression to its chances, and to a report that a person or a program can read."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

import msgspec

from weathergage.odds.contests import AttackResult, CheckResult, ContestResult, attack, check, opposed
from weathergage.odds.dice import Roll, highest, lowest, number, rerolled
from weathergage.odds.distribution import Distribution
from weathergage.odds.errors import ExpressionError, OddsError, Problem
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
from weathergage.odds.limits import Kind, shape_of
from weathergage.odds.parser import parse
from weathergage.odds.tables import Table
from weathergage.odds.writing import text_of

N = TypeVar("N", bound=str)


class Chance(msgspec.Struct, frozen=True):
    """One line of a report. `at_least` is the chance of this number or more; names have none."""

    outcome: str
    fraction: str
    decimal: float
    at_least: float | None = None


class Report(msgspec.Struct, frozen=True):
    """All that can come of an expression. Printed, it is a small table."""

    expression: str
    kind: Kind
    rows: tuple[Chance, ...]
    mean: float | None = None
    mean_fraction: str | None = None

    def __str__(self) -> str:
        name = max(len(row.outcome) for row in self.rows)
        exact = max(len(row.fraction) for row in self.rows)
        lines = [self.expression]
        for row in self.rows:
            more = "" if row.at_least is None else f"  or more {row.at_least:7.2%}"
            side = ">" if row.at_least is not None else "<"
            lines.append(f"  {row.outcome:{side}{name}}  {row.decimal:7.2%}  {row.fraction:>{exact}}{more}")
        if self.mean is not None:
            lines.append(f"  mean {self.mean:.3f}")
        return "\n".join(lines)


# Few, because the longest reports have a thousand lines.
@lru_cache(maxsize=128)
def evaluate(text: str) -> Report:
    """The report on an expression, or an ExpressionError that says what is wrong with it, and where."""
    return report(parse(text))


def report(expression: Expression) -> Report:
    kind = shape_of(expression).kind
    match kind:
        case Kind.NUMBER | Kind.SUCCESSES:
            roll = roll_of(expression)
            mean = roll.mean()
            return Report(text_of(expression), kind, chances_of_roll(roll), float(mean), str(mean))
        case Kind.CHECK | Kind.CONTEST | Kind.ATTACK | Kind.TABLE:
            rows = chances_of_results(results_of(expression), _order(expression))
            return Report(text_of(expression), kind, rows)


def chances_of_roll(roll: Roll) -> tuple[Chance, ...]:
    """The lines for a number, rising."""
    rows: list[Chance] = []
    left = roll.total
    for result in sorted(roll.outcomes):
        chance = roll.probability(result)
        rows.append(Chance(str(result), str(chance), float(chance), left / roll.total))
        left -= roll.weight(result)
    return tuple(rows)


def chances_of_results(named: Distribution[N], order: Iterable[N]) -> tuple[Chance, ...]:
    """The lines for names in the order given; what cannot happen is said, too."""
    chances = ((name, named.probability(name)) for name in order)
    return tuple(Chance(str(name), str(chance), float(chance)) for name, chance in chances)


def roll_of(expression: Expression) -> Roll:
    """The distribution of an expression that comes to a number; a check counts 1 or 0."""
    if shape_of(expression).kind in (Kind.CONTEST, Kind.ATTACK, Kind.TABLE):
        raise ExpressionError(Problem.NOT_A_NUMBER, 0, ("a number",), f"the result of {text_of(expression)}")
    return _roll(expression)


@lru_cache(maxsize=256)
def _roll(expression: Expression) -> Roll:
    match expression:
        case Number(value):
            return number(value)
        case Die(low, high):
            return Distribution.uniform(range(low, high + 1))
        case Plus(left, right):
            return _roll(left) + _roll(right)
        case Minus(left, right):
            return _roll(left) - _roll(right)
        case Times(roll, factor):
            return _roll(roll).map(lambda result: result * factor)
        case Divided(roll, divisor, up):
            return _roll(roll).map(lambda result: -(-result // divisor) if up else result // divisor)
        case Picked(rolls, is_highest):
            return (highest if is_highest else lowest)(*(_roll(roll) for roll in rolls))
        case Repeated(count, roll, rerolls):
            return rerolled(_roll(roll), count, rerolls)
        case Limited(roll, floor, cap):
            return _roll(roll).limited(floor, cap)
        case Check():
            return results_of(expression).map(lambda result: int(result == CheckResult.SUCCESS))
        case Lookup(roll, rows):
            return _read(_roll(roll), rows).map(int)
        case Contest():
            raise OddsError("a contest is no number")


def results_of(expression: Expression) -> Distribution[str]:
    """The distribution of an expression as the names that a report prints."""
    shape_of(expression)
    match expression:
        case Check(left, comparison, right, floor):
            return check(_roll(left).limited(floor), comparison, _roll(right).limited(floor)).map(str)
        case Contest(left, right, None):
            return opposed(_roll(left), _roll(right)).map(str)
        case Contest(left, right, int(floor)):
            return attack(_roll(left), _roll(right), floor).map(str)
        case Lookup(roll, rows):
            return _read(_roll(roll), rows)
        case _:
            return _roll(expression).map(str)


def _read(roll: Roll, rows: tuple[Row, ...]) -> Distribution[str]:
    # An open last row needs no end: beyond the last row, the last row is read.
    return Table.of((row.low, row.low if row.high is None else row.high, row.label) for row in rows).roll(roll)


def _order(expression: Expression) -> tuple[str, ...]:
    """The names in the order in which a player expects them."""
    match expression:
        case Lookup(_, rows):
            return tuple(dict.fromkeys(row.label for row in rows))
        case Check():
            return tuple(CheckResult)
        case Contest(_, _, floor):
            return tuple(ContestResult if floor is None else AttackResult)
        case _:
            return tuple(str(result) for result in sorted(_roll(expression).outcomes))
