"""Columns and rows, as they are printed, against axial coordinates."""

from enum import Enum

from weathergage.hexes.coordinates import Hex


class Stagger(Enum):
    """Which columns or rows of the printed grid are pushed half a hex aside.

    Rows are counted downwards and columns to the right. Staggered columns mean flat-topped hexes, staggered rows
    pointy-topped ones.
    """

    EVEN_COLUMNS_UP = "even columns up"
    ODD_COLUMNS_UP = "odd columns up"
    ODD_ROWS_RIGHT = "odd rows right"
    EVEN_ROWS_RIGHT = "even rows right"

    @property
    def is_flat_topped(self) -> bool:
        return self in (Stagger.EVEN_COLUMNS_UP, Stagger.ODD_COLUMNS_UP)

    def hex_at(self, column: int, row: int) -> Hex:
        match self:
            case Stagger.EVEN_COLUMNS_UP:
                return Hex(column, row - column // 2)
            case Stagger.ODD_COLUMNS_UP:
                return Hex(column, row - (column + 1) // 2)
            case Stagger.ODD_ROWS_RIGHT:
                return Hex(column - row // 2, row)
            case Stagger.EVEN_ROWS_RIGHT:
                return Hex(column - (row + 1) // 2, row)

    def column_and_row(self, at: Hex) -> tuple[int, int]:
        match self:
            case Stagger.EVEN_COLUMNS_UP:
                return at.q, at.r + at.q // 2
            case Stagger.ODD_COLUMNS_UP:
                return at.q, at.r + (at.q + 1) // 2
            case Stagger.ODD_ROWS_RIGHT:
                return at.q + at.r // 2, at.r
            case Stagger.EVEN_ROWS_RIGHT:
                return at.q + (at.r + 1) // 2, at.r
