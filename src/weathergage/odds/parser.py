"""Reads an odds expression. The grammar, from the loosest form to the tightest (docs/odds.md explains it):

query   = versus { "floor" number | "cap" number } [ "in" rows ]
versus  = test [ "vs" test ]
test    = sum [ comparison sum [ "reroll" count ] ]
sum     = product { ("+" | "-") product }
product = atom { "*" number | "/" number ("up" | "down") }
atom    = number | dice [ "reroll" count ] | count "of" atom [ "reroll" count ]
        | ("max" | "highest" | "min" | "lowest" | "sum") "(" query { "," query } ")" | "(" query ")"
dice    = [ count ] ("d" sides | "d0-" highest face)
rows    = band ":" label { "," band ":" label }
band    = number [ "-" [ number ] | "+" ]
"""

import re
from functools import lru_cache

from weathergage.odds.contests import Comparison
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
from weathergage.odds.limits import constant, shape_of
from weathergage.odds.scanner import NUMBER, Scanner
from weathergage.odds.writing import decides_all_alike, text_of

_DICE = re.compile(r"(\d*)d(0-)?(\d+)", re.ASCII | re.IGNORECASE)
_OF = re.compile(r"(\d+)\s*of\b", re.ASCII | re.IGNORECASE)
_CALL = re.compile(r"(max|highest|min|lowest|sum)\s*\(", re.IGNORECASE)
_COMPARISON = re.compile(r">=|<=|!=|==|[=<>≥≤≠]")
_VERSUS = re.compile(r"vs\b", re.IGNORECASE)
_BAND = re.compile(r"(-?\d+)\s*(?:(-)\s*(-?\d+)?|(\+))?\s*:", re.ASCII)
_LABEL = re.compile(r"[^\s,:()]+")
_OTHER_SPELLINGS = {"≥": ">=", "≤": "<=", "≠": "!=", "==": "="}


@lru_cache(maxsize=256)
def parse(text: str) -> Expression:
    """The expression that a text stands for, or an ExpressionError."""
    return _Parser(text).whole()


class _Parser(Scanner):
    """One method for each line of the grammar."""

    def whole(self) -> Expression:
        expression = self._query()
        if not self.is_done():
            raise self.unexpected("an operator", "the end")
        return expression

    # ---- the grammar, from the loosest form to the tightest

    def _query(self) -> Expression:
        start = self.at
        roll = self._limited(self._versus(), start)
        if self.word("in") is None:
            return roll
        return self._allowed(Lookup(roll, self._rows()), start)

    def _limited(self, roll: Expression, start: int) -> Expression:
        limits: dict[str, int] = {}
        place = self.at
        while (word := self.word("floor", "cap")) is not None:
            if word in limits:
                raise ExpressionError(Problem.BAD_LIMITS, place, (f"one {word} only",), f"another {word}")
            limits[word] = self.number()
            place = self.at
        if not limits:
            return roll
        if self.ahead(_COMPARISON) or self.ahead(_VERSUS):
            raise self.unexpected("brackets around a roll that has a floor or a cap of its own")
        return self._allowed(self._with_limits(roll, limits.get("floor"), limits.get("cap")), start)

    def _with_limits(self, roll: Expression, floor: int | None, cap: int | None) -> Expression:
        match roll:
            case Check(floor=None) | Contest(floor=None) if cap is not None:
                raise ExpressionError(Problem.BAD_LIMITS, self.at, ("a floor only",), "a cap on a comparison")
            case Check(left, comparison, right, None):
                return Check(left, comparison, right, floor)
            case Contest(left, right, None):
                return Contest(left, right, floor)
            case _:
                return Limited(roll, floor, cap)

    def _versus(self) -> Expression:
        start = self.at
        left = self._test()
        if self.word("vs") is None:
            return left
        return self._allowed(Contest(left, self._test()), start)

    def _test(self) -> Expression:
        start = self.at
        dice = _DICE.match(self.text, start)
        left = self._sum()
        is_bare = dice is not None and dice.end() == self.end
        sign = self.take(_COMPARISON)
        if sign is None:
            return left
        comparison = Comparison(_OTHER_SPELLINGS.get(sign[0], sign[0]))
        right = self._sum()
        if is_bare and (target := constant(right)) is not None:
            return self._allowed(self._pool(left, Check(left, comparison, right), target, start), start)
        return self._allowed(Check(left, comparison, right), start)

    def _pool(self, dice: Expression, check: Check, target: int, start: int) -> Expression:
        """`5d6 >= 5` counts the dice that pass; `d6 >= 5` simply passes or not."""
        rerolls = self._rerolls()
        match dice:
            case Repeated(count, Die() as die):
                if decides_all_alike(die, check.comparison, target):
                    needed = f"{check.comparison} {target}"
                    total = f"sum({text_of(dice)}) {needed}"
                    raise ExpressionError(Problem.SUM_OR_SUCCESSES, start, (total,), needed)
                return _repeated(count, Check(die, check.comparison, Number(target)), rerolls)
            case _:
                return _repeated(1, check, rerolls)

    def _sum(self) -> Expression:
        start = self.at
        left = self._product()
        while (sign := self.symbol("+-")) is not None:
            right = self._product()
            left = self._allowed(Plus(left, right) if sign == "+" else Minus(left, right), start)
        return left

    def _product(self) -> Expression:
        start = self.at
        roll = self._atom()
        while (sign := self.symbol("*/")) is not None:
            number = self.number()
            if sign == "*":
                roll = self._allowed(Times(roll, number), start)
                continue
            rounding = self.word("up", "down")
            if rounding is None:
                raise self.unexpected("up", "down")
            roll = self._allowed(Divided(roll, number, rounding == "up"), start)
        return roll

    def _atom(self, *, with_reroll: bool = True) -> Expression:
        start = self.at
        if many := self.take(_OF):
            roll = self.deeper(lambda: self._atom(with_reroll=False))
            rerolls = self._rerolls() if with_reroll else 0
            return self._allowed(_repeated(self.within(many[1], start), roll, rerolls), start)
        if dice := self.take(_DICE):
            rerolls = self._rerolls() if with_reroll else 0
            return self._allowed(self._dice(dice, rerolls, start), start)
        if call := self.take(_CALL):
            return self._allowed(self._call(call[1].lower(), start), start)
        if self.symbol("("):
            roll = self.deeper(self._query)
            self.closing()
            return roll
        if self.ahead(NUMBER):
            return Number(self.number())
        raise self.unexpected("a die", "a number", "a bracket")

    def _dice(self, dice: re.Match[str], rerolls: int, start: int) -> Expression:
        sides = self.within(dice[3], start)
        die = Die(0 if dice[2] else 1, sides)
        if die.low == 1 and sides < 1:
            raise ExpressionError(Problem.SYNTAX, start, ("a die such as d6 or d0-9",), f"'{dice[0]}'")
        return _repeated(self.within(dice[1] or "1", start), die, rerolls)

    def _call(self, name: str, start: int) -> Expression:
        rolls = self.deeper(lambda: self._arguments(singly=name != "sum"))
        if name != "sum":
            return Picked(rolls, highest=name in ("max", "highest"))
        total = rolls[0]
        for roll in rolls[1:]:
            total = self._allowed(Plus(total, roll), start)
        return total

    def _arguments(self, *, singly: bool) -> tuple[Expression, ...]:
        """The rolls in a pair of brackets; `singly`, 3d6 stands for three dice."""
        rolls: list[Expression] = []
        while True:
            dice = _DICE.match(self.text, self.at)
            roll = self._query()
            is_bare = dice is not None and dice.end() == self.end
            match roll:
                case Repeated(count, Die() as die, 0) if singly and is_bare:
                    rolls += [die] * count
                case _:
                    rolls.append(roll)
            if self.symbol(",") is None:
                self.closing()
                return tuple(rolls)

    def _rows(self) -> tuple[Row, ...]:
        rows: list[Row] = []
        while not rows or self.symbol(","):
            start = self.at
            band = self.take(_BAND)
            if band is None:
                raise self.unexpected("a row such as 1-4:hit")
            rows.append(self._row(band, rows[-1] if rows else None, start))
        return tuple(rows)

    def _row(self, band: re.Match[str], before: Row | None, start: int) -> Row:
        low = self.within(band[1], start)
        is_open = band[4] is not None or (band[2] is not None and band[3] is None)
        high = None if is_open else self.within(band[3] or band[1], start)
        if high is not None and high < low:
            raise ExpressionError(Problem.BAD_ROWS, start, (f"a row up to {low} or more",), f"one to {high}")
        if before is not None and before.high is None:
            raise ExpressionError(Problem.BAD_ROWS, start, ("no row after an open one",), f"a row from {low}")
        if before is not None and before.high is not None and low != before.high + 1:
            wanted = f"a row from {before.high + 1}"
            raise ExpressionError(Problem.BAD_ROWS, start, (wanted,), f"a row from {low}")
        label = self.take(_LABEL)
        if label is None:
            raise self.unexpected("a word for the result")
        return Row(low, high, label[0])

    def _rerolls(self) -> int:
        return self.count() if self.word("reroll") else 0

    def _allowed(self, expression: Expression, start: int) -> Expression:
        """The expression, unless it is too large or joins what cannot be joined."""
        try:
            shape_of(expression)
        except ExpressionError as refusal:
            raise refusal.at(start) from None
        return expression


def _repeated(count: int, roll: Expression, rerolls: int) -> Expression:
    return roll if count == 1 and not rerolls else Repeated(count, roll, rerolls)
