"""Hex geometry: charts with printed ids, pieces with a facing, arcs, lines of sight and paths. See docs/hexes.md."""

from weathergage.hexes.areas import area, line, nearest_distance, ring
from weathergage.hexes.bearings import ALL_ROUND, Arc, bearing, corner_heading, relative_bearing, side_heading
from weathergage.hexes.charts import Chart, Printing, Sheet
from weathergage.hexes.coordinates import (
    DIRECTIONS,
    FLAT_TOPPED,
    NUMBERED,
    ORIGIN,
    POINTY_TOPPED,
    Compass,
    Direction,
    Hex,
    clockwise,
    neighbours,
    sixths_apart,
)
from weathergage.hexes.errors import (
    ArcError,
    CostError,
    HexError,
    LayoutError,
    MalformedIdError,
    NoBearingError,
    NotAdjacentError,
    OffChartError,
    UnknownDirectionError,
)
from weathergage.hexes.numbering import Numbering, RowLettersColumn, SheetColumnRow
from weathergage.hexes.offsets import Stagger
from weathergage.hexes.paths import (
    Path,
    Reach,
    StepCost,
    cheapest_path,
    hex_steps,
    hexes_within,
    path_between,
    reach,
)
from weathergage.hexes.placements import Placement, placed_on
from weathergage.hexes.sides import Hexside, side_between, side_of
from weathergage.hexes.sight import SightLine, is_clear, obstacles, sight_line
from weathergage.hexes.tiles import Contact, TilePlace, contact, places_covering, places_free
from weathergage.hexes.wrapping import Wrap

__all__ = [
    "ALL_ROUND",
    "DIRECTIONS",
    "FLAT_TOPPED",
    "NUMBERED",
    "ORIGIN",
    "POINTY_TOPPED",
    "Arc",
    "ArcError",
    "Chart",
    "Compass",
    "Contact",
    "CostError",
    "Direction",
    "Hex",
    "HexError",
    "Hexside",
    "LayoutError",
    "MalformedIdError",
    "NoBearingError",
    "NotAdjacentError",
    "Numbering",
    "OffChartError",
    "Path",
    "Placement",
    "Printing",
    "Reach",
    "RowLettersColumn",
    "Sheet",
    "SheetColumnRow",
    "SightLine",
    "Stagger",
    "StepCost",
    "TilePlace",
    "UnknownDirectionError",
    "Wrap",
    "area",
    "bearing",
    "cheapest_path",
    "clockwise",
    "contact",
    "corner_heading",
    "hex_steps",
    "hexes_within",
    "is_clear",
    "line",
    "nearest_distance",
    "neighbours",
    "obstacles",
    "path_between",
    "placed_on",
    "places_covering",
    "places_free",
    "reach",
    "relative_bearing",
    "ring",
    "side_between",
    "side_heading",
    "side_of",
    "sight_line",
    "sixths_apart",
]
