"""An expression as text: the shortest form that `parse` reads back as the same expression."""

from enum import IntEnum
from itertools import groupby

from weathergage.odds.contests import Comparison
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


class _Binding(IntEnum):
    """How tightly a form holds together: whatever is looser than its surroundings needs brackets."""

    QUERY = 0
    VERSUS = 1
    TEST = 2
    SUM = 3
    PRODUCT = 4
    ATOM = 5


def text_of(expression: Expression) -> str:
    return _written(expression)[0]


def is_pool(expression: Expression) -> bool:
    """Whether this is `5d6 >= 5`: like dice, each checked against a number that not all faces treat alike."""
    match expression:
        case Repeated(roll=Check(left=Die() as die, right=Number() as target, floor=None) as check):
            return not decides_all_alike(die, check.comparison, target.value)
        case _:
            return False


def decides_all_alike(die: Die, comparison: Comparison, target: int) -> bool:
    """A single die always or never passes. Then `3d6 >= 10` can only have meant the total."""
    match comparison:
        case Comparison.MORE | Comparison.AT_MOST:
            return not die.low <= target < die.high
        case Comparison.AT_LEAST | Comparison.LESS:
            return not die.low < target <= die.high
        case Comparison.EQUAL | Comparison.UNEQUAL:
            return not die.low <= target <= die.high or die.low == die.high


def _inside(expression: Expression, binding: _Binding) -> str:
    text, own = _written(expression)
    return text if own >= binding else f"({text})"


def _written(expression: Expression) -> tuple[str, _Binding]:
    match expression:
        case Number(value):
            return str(value), _Binding.ATOM
        case Die():
            return _die(expression), _Binding.ATOM
        case Plus(left, right):
            return f"{_inside(left, _Binding.SUM)} + {_inside(right, _Binding.PRODUCT)}", _Binding.SUM
        case Minus(left, right):
            return f"{_inside(left, _Binding.SUM)} - {_inside(right, _Binding.PRODUCT)}", _Binding.SUM
        case Times(roll, factor):
            return f"{_inside(roll, _Binding.PRODUCT)} * {factor}", _Binding.PRODUCT
        case Divided(roll, divisor, up):
            rounding = "up" if up else "down"
            return f"{_inside(roll, _Binding.PRODUCT)} / {divisor} {rounding}", _Binding.PRODUCT
        case Picked(rolls, highest):
            return f"{'max' if highest else 'min'}({_together(rolls)})", _Binding.ATOM
        case Repeated():
            return _repeated(expression)
        case Limited(roll, floor, cap):
            return _inside(roll, _Binding.TEST) + _limits(floor, cap), _Binding.QUERY
        case Check(_, _, _, floor):
            return _check(expression) + _limits(floor), _Binding.TEST if floor is None else _Binding.QUERY
        case Contest(left, right, floor):
            text = f"{_inside(left, _Binding.TEST)} vs {_inside(right, _Binding.TEST)}{_limits(floor)}"
            return text, _Binding.VERSUS if floor is None else _Binding.QUERY
        case Lookup(roll, rows):
            table = ", ".join(f"{_numbers(row)}:{row.label}" for row in rows)
            return f"{_argument(roll)} in {table}", _Binding.QUERY


def _die(die: Die) -> str:
    return f"d0-{die.high}" if die.low == 0 else f"d{die.high}"


def _repeated(repeated: Repeated) -> tuple[str, _Binding]:
    again = f" reroll {repeated.rerolls}" if repeated.rerolls else ""
    match repeated.roll:
        case Die() as die:
            return f"{repeated.count}{_die(die)}{again}", _Binding.ATOM
        case Check() as check if is_pool(repeated):
            return f"{repeated.count}{_check(check)}{again}", _Binding.TEST
        case Repeated(rerolls=inner) as roll if inner and not is_pool(roll):
            # Without the brackets the inner reroll would read as the outer one.
            return f"{repeated.count} of ({text_of(roll)}){again}", _Binding.ATOM
        case roll:
            return f"{repeated.count} of {_inside(roll, _Binding.ATOM)}{again}", _Binding.ATOM


def _check(check: Check) -> str:
    left = _inside(check.left, _Binding.SUM)
    if _is_plain_dice(check.left):
        left = f"sum({left})"
    return f"{left} {check.comparison} {_inside(check.right, _Binding.SUM)}"


def _limits(floor: int | None, cap: int | None = None) -> str:
    return ("" if floor is None else f" floor {floor}") + ("" if cap is None else f" cap {cap}")


def _numbers(row: Row) -> str:
    if row.high is None:
        return f"{row.low}-"
    return str(row.low) if row.low == row.high else f"{row.low}-{row.high}"


def _together(rolls: tuple[Expression, ...]) -> str:
    """Inside `max` and `min`, `3d6` are three dice of which one counts, and `sum(3d6)` is their total."""
    written: list[str] = []
    for roll, like in groupby(rolls):
        many = len(list(like))
        if isinstance(roll, Die):
            written.append(f"{many if many > 1 else ''}{_die(roll)}")
        else:
            text = f"sum({text_of(roll)})" if _is_plain_dice(roll) else _argument(roll)
            written += [text] * many
    return ", ".join(written)


def _argument(roll: Expression) -> str:
    return f"({text_of(roll)})" if isinstance(roll, Lookup) else text_of(roll)


def _is_plain_dice(roll: Expression) -> bool:
    return isinstance(roll, Repeated) and isinstance(roll.roll, Die) and not roll.rerolls
