"""How hex ids are printed: A2525 on one of several sheets, AH13 on a single map."""

import re
from typing import Protocol

import msgspec


class Numbering(Protocol):
    """A way of printing ids. A game with another way writes its own."""

    def write(self, sheet: str, column: int, row: int) -> str:
        """The id of a hex."""
        ...

    def is_well_formed(self, text: str) -> bool:
        """Whether a text looks like an id, on the chart or not."""
        ...

    def description(self, sheets: tuple[str, ...], columns: tuple[int, int], rows: tuple[int, int]) -> str:
        """What an id looks like, for whoever wrote something else."""
        ...


class SheetColumnRow(msgspec.Struct, frozen=True):
    """A2525: the sheet's letter, then column and row with a fixed number of digits."""

    digits: int = 2

    def write(self, sheet: str, column: int, row: int) -> str:
        return f"{sheet}{column:0{self.digits}}{row:0{self.digits}}"

    def is_well_formed(self, text: str) -> bool:
        return re.fullmatch(rf"[A-Z]*[0-9]{{{2 * self.digits}}}", text) is not None

    def description(self, sheets: tuple[str, ...], columns: tuple[int, int], rows: tuple[int, int]) -> str:
        example = self.write(sheets[0], columns[0], rows[0])
        letters = f"a sheet of {', '.join(sheets)}, " if any(sheets) else ""
        return (
            f"{letters}a column from {columns[0]:0{self.digits}} to {columns[1]:0{self.digits}} "
            f"and a row from {rows[0]:0{self.digits}} to {rows[1]:0{self.digits}}, like {example}"
        )


class RowLettersColumn(msgspec.Struct, frozen=True):
    """AH13: letters for the row (1 is A, 26 is Z, 27 is AA, 34 is AH), then the column without leading zeros."""

    def write(self, sheet: str, column: int, row: int) -> str:
        return f"{sheet}{row_letters(row)}{column}"

    def is_well_formed(self, text: str) -> bool:
        return re.fullmatch(r"[A-Z]+[1-9][0-9]*", text) is not None

    def description(self, sheets: tuple[str, ...], columns: tuple[int, int], rows: tuple[int, int]) -> str:
        example = self.write(sheets[0], columns[0], rows[1])
        return (
            f"a row from {row_letters(rows[0])} to {row_letters(rows[1])} "
            f"and a column from {columns[0]} to {columns[1]}, like {example}"
        )


def row_letters(row: int) -> str:
    """1 is A, 26 is Z, 27 is AA, 28 is AB."""
    letters = ""
    while row > 0:
        row, last = divmod(row - 1, 26)
        letters = chr(ord("A") + last) + letters
    return letters
