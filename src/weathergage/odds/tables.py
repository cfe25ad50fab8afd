"""Printed tables: a modified die is looked up, and a result beyond an edge reads the row at that edge."""

from bisect import bisect_right
from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Generic, TypeVar

import msgspec

from weathergage.odds.dice import Roll
from weathergage.odds.distribution import Distribution
from weathergage.odds.errors import OddsError

T = TypeVar("T", bound=Hashable)


class Band(msgspec.Struct, Generic[T], frozen=True):
    """One row of a table: the numbers from `low` to `high`, and what they mean."""

    low: int
    high: int
    result: T


class Table(msgspec.Struct, Generic[T], frozen=True):
    """The rows of a table, rising and without a gap."""

    bands: tuple[Band[T], ...]

    def __post_init__(self) -> None:
        if not self.bands:
            raise OddsError("a table has one row at least")
        for band in self.bands:
            if band.low > band.high:
                raise OddsError(f"the row {band.low} to {band.high} runs backwards")
        for above, below in zip(self.bands, self.bands[1:], strict=False):
            if below.low != above.high + 1:
                raise OddsError(f"the row after {above.high} starts at {below.low}")

    @classmethod
    def of(cls, rows: Iterable[tuple[int, int, T]]) -> "Table[T]":
        """`Table.of([(0, 4, "success"), (5, 9, "failure")])`"""
        return cls(tuple(Band(low, high, result) for low, high, result in rows))

    @classmethod
    def by_number(cls, results: Mapping[int, T]) -> "Table[T]":
        """One row for each number, as a column is printed: `Table.by_number({0: 2, 1: 1, 2: 0})`."""
        return cls(tuple(Band(number, number, results[number]) for number in sorted(results)))

    def read(self, result: int) -> T:
        """The row of a modified die; below the first row reads the first, above the last reads the last."""
        row = bisect_right(self.bands, result, key=lambda band: band.low) - 1
        return self.bands[max(0, row)].result

    def roll(self, roll: Roll) -> Distribution[T]:
        """What a roll comes to on this table."""
        return roll.map(self.read)


def hits(roll: Roll, table: Table[int], count: int, boxes: int | None = None) -> Roll:
    """`count` dice each read on a table of hits and added up; more hits than boxes are left do not matter."""
    return _hits(roll, table, count).limited(cap=boxes)


@lru_cache(maxsize=1024)
def _hits(roll: Roll, table: Table[int], count: int) -> Roll:
    return table.roll(roll).times(count)
