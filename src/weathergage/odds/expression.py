"""What an odds expression consists of, and how it is written.

`text_of` writes the shortest form that `parse` reads back as the same expression.
"""

from typing import TypeAlias

import msgspec

from weathergage.odds.contests import Comparison


class Number(msgspec.Struct, frozen=True):
    value: int


class Die(msgspec.Struct, frozen=True):
    """`d6` runs from 1 to 6, `d0-9` from 0 to 9."""

    low: int
    high: int


class Plus(msgspec.Struct, frozen=True):
    left: "Expression"
    right: "Expression"


class Minus(msgspec.Struct, frozen=True):
    left: "Expression"
    right: "Expression"


class Times(msgspec.Struct, frozen=True):
    roll: "Expression"
    factor: int


class Divided(msgspec.Struct, frozen=True):
    """Rounding is always said: `d0-9 / 2 up`."""

    roll: "Expression"
    divisor: int
    up: bool


class Picked(msgspec.Struct, frozen=True):
    """The highest of several rolls, or the lowest."""

    rolls: tuple["Expression", ...]
    highest: bool


class Repeated(msgspec.Struct, frozen=True):
    """The sum of `count` like rolls: `3d6`; of checks, the number of successes: `5d6 >= 5`."""

    count: int
    roll: "Expression"
    rerolls: int = 0


class Limited(msgspec.Struct, frozen=True):
    """A roll held between a floor and a cap."""

    roll: "Expression"
    floor: int | None = None
    cap: int | None = None


class Check(msgspec.Struct, frozen=True):
    """The floor holds for both sides."""

    left: "Expression"
    comparison: Comparison
    right: "Expression"
    floor: int | None = None


class Contest(msgspec.Struct, frozen=True):
    """Who rolls higher; with a floor, an attack as in The Kaiser's Pirates: also by how much."""

    left: "Expression"
    right: "Expression"
    floor: int | None = None


class Row(msgspec.Struct, frozen=True):
    """One row of a table; `high` is missing where the last row is open."""

    low: int
    high: int | None
    label: str


class Lookup(msgspec.Struct, frozen=True):
    """A roll read on a table. If all labels are numbers, it is a roll again."""

    roll: "Expression"
    rows: tuple[Row, ...]


Expression: TypeAlias = (
    Number | Die | Plus | Minus | Times | Divided | Picked | Repeated | Limited | Check | Contest | Lookup
)
