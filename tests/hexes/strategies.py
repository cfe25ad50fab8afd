"""Hexes, directions and boards for the property tests."""

from hypothesis import settings
from hypothesis import strategies as st

from weathergage.hexes import Chart, Hex, Placement, Printing, RowLettersColumn, SheetColumnRow, Stagger

# A busy machine must not turn a slow example into a failure.
lawful = settings(deadline=None)


def hexes(reach: int = 40) -> st.SearchStrategy[Hex]:
    span = st.integers(-reach, reach)
    return st.builds(Hex, span, span)


near_hexes = hexes(9)
directions = st.integers(0, 5)
placements = st.builds(Placement, near_hexes, directions, st.integers(1, 2))
hex_sets = st.frozensets(hexes(5), max_size=30)

# Flying Colors: sheets of columns 10 to 70 and rows 01 to 34, even columns half a hex up, one below the other.
SEA = Printing(Stagger.EVEN_COLUMNS_UP, columns=(10, 70), rows=(1, 34), numbering=SheetColumnRow())
SEA_CHART = Chart(SEA, SEA.stacked("ABC"))

# The Chase of the Bismarck: rows A to AH, columns 1 to 35, the first, third, fifth row half a hex to the right.
ATLANTIC = Printing(Stagger.ODD_ROWS_RIGHT, columns=(1, 35), rows=(1, 34), numbering=RowLettersColumn())
ATLANTIC_CHART = Chart(ATLANTIC)
