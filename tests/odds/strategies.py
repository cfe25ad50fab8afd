"""Expressions as a player might write them, and some that no player would."""

from hypothesis import settings
from hypothesis import strategies as st

from weathergage.odds import Comparison, Distribution, Expression, Roll, die, number, zero_die
from weathergage.odds.expression import (
    Check,
    Contest,
    Die,
    Divided,
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

# Enumerating takes its time on a busy machine; what is tested is the answer.
patient = settings(deadline=None)

modifiers = st.integers(-6, 6)
dice = st.one_of(
    st.builds(Die, st.just(1), st.integers(1, 6)),
    st.builds(Die, st.just(0), st.integers(0, 5)),
)
comparisons = st.sampled_from(Comparison)
whole_floors = st.none() | st.integers(-2, 4)


@st.composite
def _limited(draw: st.DrawFn, rolls: st.SearchStrategy[Expression]) -> Limited:
    floor = draw(whole_floors)
    rise = draw(st.integers(0, 4)) if floor is None or draw(st.booleans()) else None
    return Limited(draw(rolls), floor, None if rise is None else (floor or 0) + rise)


@st.composite
def _rows(draw: st.DrawFn, labels: st.SearchStrategy[str]) -> tuple[Row, ...]:
    low = draw(st.integers(-3, 3))
    rows: list[Row] = []
    for length in draw(st.lists(st.integers(0, 3), min_size=1, max_size=4)):
        rows.append(Row(low, low + length, draw(labels)))
        low += length + 1
    if draw(st.booleans()):
        rows[-1] = Row(rows[-1].low, None, rows[-1].label)
    return tuple(rows)


def _repeated(rolls: st.SearchStrategy[Expression]) -> st.SearchStrategy[Repeated]:
    """`1 of d6` is `d6`, so only what says more than its own roll."""
    return st.builds(Repeated, st.integers(0, 3), rolls, st.integers(0, 2)).filter(
        lambda repeated: repeated.count != 1 or repeated.rerolls > 0
    )


def _larger(rolls: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    numeric_labels = st.integers(-3, 9).map(str)
    return st.one_of(
        st.builds(Plus, rolls, rolls),
        st.builds(Minus, rolls, rolls),
        st.builds(Times, rolls, st.integers(-3, 3)),
        st.builds(Divided, rolls, st.integers(1, 4), st.booleans()),
        st.builds(Picked, st.lists(rolls, min_size=1, max_size=3).map(tuple), st.booleans()),
        _repeated(rolls),
        _repeated(dice),
        _repeated(st.builds(Check, dice, comparisons, st.builds(Number, st.integers(-1, 7)))),
        _limited(rolls.filter(lambda roll: not isinstance(roll, Check))),
        st.builds(Check, rolls, comparisons, rolls, whole_floors),
        st.builds(Lookup, rolls, _rows(numeric_labels)),
    )


rolls: st.SearchStrategy[Expression] = st.recursive(
    st.one_of(dice, st.builds(Number, modifiers)), _larger, max_leaves=4
)
words = st.sampled_from(["miss", "hit", "2R*", "-", "Splash", "of", "floor"])
expressions: st.SearchStrategy[Expression] = st.one_of(
    rolls,
    st.builds(Contest, rolls, rolls, st.none() | st.integers(1, 3)),
    st.builds(Lookup, rolls, _rows(words)),
)

distributions: st.SearchStrategy[Roll] = st.one_of(
    st.dictionaries(st.integers(-6, 9), st.integers(0, 5), min_size=1, max_size=6)
    .filter(lambda weights: any(weights.values()))
    .map(Distribution),
    st.builds(die, st.integers(1, 12)),
    st.builds(zero_die, st.integers(1, 10)),
    st.builds(number, modifiers),
)
dice_sets = st.lists(st.sampled_from([4, 6, 8, 10]), min_size=1, max_size=3)
