"""Charts: sheets with printed ids, joined together, moved about."""

from collections.abc import Iterable, Iterator

import msgspec

from weathergage.hexes.coordinates import Hex, neighbours
from weathergage.hexes.errors import LayoutError, MalformedIdError, OffChartError
from weathergage.hexes.numbering import Numbering
from weathergage.hexes.offsets import Stagger


class Sheet(msgspec.Struct, frozen=True):
    """One sheet of the map, and how far it lies from where its own printed numbers would put it."""

    name: str = ""
    columns_right: int = 0
    rows_down: int = 0


class Printing(msgspec.Struct, frozen=True):
    """What is the same on every sheet: the stagger, the first and last column and row, the way of writing ids."""

    stagger: Stagger
    columns: tuple[int, int]
    rows: tuple[int, int]
    numbering: Numbering

    def stacked(self, names: Iterable[str]) -> tuple[Sheet, ...]:
        """Sheets joined along their long edges, each below the one before."""
        height = self.rows[1] - self.rows[0] + 1
        return tuple(Sheet(name, rows_down=height * index) for index, name in enumerate(names))


class Chart:
    """Sheets joined into one map. It never changes: moving a sheet gives a new chart.

    Where two sheets overlap, the hexes have an id on each; the sheet listed first gives them their name.
    """

    def __init__(self, printing: Printing, sheets: tuple[Sheet, ...] = (Sheet(),)) -> None:
        self.printing = printing
        self.sheets = sheets
        self._hexes: dict[str, Hex] = {}
        self._ids: dict[Hex, str] = {}
        self._sheets: dict[Hex, Sheet] = {}
        self._neighbours: dict[Hex, tuple[Hex, ...]] = {}
        names = [sheet.name for sheet in sheets]
        if not names or len(set(names)) != len(names):
            raise LayoutError(names, "at least one sheet, each with a name of its own")
        for sheet in sheets:
            self._lay(sheet)

    def _lay(self, sheet: Sheet) -> None:
        printing = self.printing
        aside = sheet.columns_right if printing.stagger.is_flat_topped else sheet.rows_down
        if aside % 2:
            raise LayoutError(sheet, "a shift that keeps the staggered columns or rows in step: an even number")
        covers_new_hex = False
        for column in range(printing.columns[0], printing.columns[1] + 1):
            for row in range(printing.rows[0], printing.rows[1] + 1):
                at = printing.stagger.hex_at(column + sheet.columns_right, row + sheet.rows_down)
                printed = printing.numbering.write(sheet.name, column, row)
                self._hexes[printed] = at
                if at not in self._ids:
                    self._ids[at] = printed
                    self._sheets[at] = sheet
                    covers_new_hex = True
        if not covers_new_hex:
            raise LayoutError(sheet, "a sheet with at least one hex that no other sheet covers")

    def __contains__(self, at: object) -> bool:
        return at in self._ids

    def __iter__(self) -> Iterator[Hex]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def hex_at(self, printed: str) -> Hex:
        """The hex with a printed id."""
        at = self._hexes.get(printed)
        if at is None:
            well_formed = self.printing.numbering.is_well_formed(printed)
            raise (OffChartError if well_formed else MalformedIdError)(printed, self.expected_id)
        return at

    def id_of(self, at: Hex) -> str:
        """The printed id of a hex."""
        printed = self._ids.get(at)
        if printed is None:
            raise OffChartError(at, f"one of its {len(self)} hexes, from {self._corner_ids()}")
        return printed

    def sheet_of(self, at: Hex) -> Sheet:
        """The sheet that gives a hex its name."""
        if at not in self._sheets:
            raise OffChartError(at, f"one of its {len(self)} hexes, from {self._corner_ids()}")
        return self._sheets[at]

    @property
    def expected_id(self) -> str:
        """What an id on this chart looks like, for whoever wrote something else."""
        names = tuple(sheet.name for sheet in self.sheets)
        return self.printing.numbering.description(names, self.printing.columns, self.printing.rows)

    def _corner_ids(self) -> str:
        ids = tuple(self._hexes)
        return f"{ids[0]} to {ids[-1]}"

    def neighbours(self, at: Hex) -> tuple[Hex, ...]:
        """The adjacent hexes that are on the chart, clockwise from direction 0."""
        known = self._neighbours.get(at)
        if known is None:
            known = tuple(there for there in neighbours(at) if there in self._ids)
            self._neighbours[at] = known
        return known

    def edge(self, direction: int) -> tuple[Hex, ...]:
        """The hexes from which one step in a direction leaves the chart, column by column."""
        return tuple(at for at in self._ids if at.toward(direction) not in self._ids)

    def with_sheet_moved(self, name: str, columns_right: int, rows_down: int) -> "Chart":
        """The chart after one sheet was taken up and laid down elsewhere, so far from where it lay.

        Hexes of the other sheets stay what they were; those of the moved sheet keep their printed ids.
        """
        if name not in {sheet.name for sheet in self.sheets}:
            raise LayoutError(name, f"a sheet of {', '.join(sheet.name for sheet in self.sheets)}")
        moved = tuple(
            Sheet(name, sheet.columns_right + columns_right, sheet.rows_down + rows_down)
            if sheet.name == name
            else sheet
            for sheet in self.sheets
        )
        return Chart(self.printing, moved)
