"""Chapter 2: the pieces, the map and the tables, as they are read from the pack."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from weathergage.engine import Component

AXIS = 0
ALLIES = 1

ShipKind: TypeAlias = Literal["BB", "BC", "CV", "CA", "CL", "DD", "CG", "TK"]
Period: TypeAlias = Literal["night", "morning", "noon", "afternoon", "evening"]
Line: TypeAlias = Literal["east_west", "north_south"]
Position: TypeAlias = Literal["closing", "opening", "breaking_off"]
Gun: TypeAlias = Literal["bow", "stern", "secondary"]

# CB-2.3.1a: the printed order of the classes; lists of classes are told in it.
KINDS: tuple[ShipKind, ...] = ("BB", "BC", "CV", "CA", "CL", "DD", "CG", "TK")


class Card(Component, frozen=True):
    """A ship: her piece and her card."""

    id: str
    name: str
    seat: int
    nation: str
    kind: ShipKind
    er: int
    speed: Literal["F", "M", "S", "VS"]
    fuel: int
    hull: int
    bow: int
    stern: int
    secondary: int
    torpedoes: int
    radar: Literal["", "I", "II", "II*"]
    neutral: bool = False
    special: Literal["", "stern_only_in_opening", "no_extreme_range_fire"] = ""
    note: str = ""
    from_list: tuple[str, ...] = ()


class AirUnit(Component, frozen=True):
    """Aircraft, and the airfield or carrier that they belong to."""

    id: str
    type: str
    seat: int
    kind: Literal["recon", "combat"]
    speed: int
    endurance: Literal[1, 2]
    base: str
    base_name: str
    note: str = ""


class MapHex(Component, frozen=True):
    """A hex of the search board."""

    id: str
    terrain: Literal["sea", "coast", "land"]
    lat: float
    lon: float
    allied: int = 0
    german: int = 0
    zone: Literal["", "east", "atlantic", "newfoundland", "gibraltar"] = ""
    fog: bool = False
    destroyers: bool = False
    east_west: Literal[0, 1, 2] = 0
    north_south: Literal[0, 1, 2] = 0


class Grid(Component, frozen=True):
    """How the hexes lie."""

    rows: int
    columns: int
    shifted_right_rows: Literal["odd"]
    hex_nm: float


class Coast(Component, frozen=True):
    """Hexsides that are land along their whole length."""

    blocked: tuple[tuple[str, str], ...]


class Canal(Component, frozen=True):
    """The Kaiser Wilhelm Canal."""

    ends: tuple[str, str]
    seat: int


class Channel(Component, frozen=True):
    """Where air attacks come from close by."""

    hexes: frozenset[str]


class Port(Component, frozen=True):
    """A harbour of one side."""

    id: str
    name: str
    hex: str
    seat: int
    country: str
    ends_game: bool


class Convoy(Component, frozen=True):
    """A row of the convoy identification table."""

    id: str
    name: str
    die: int
    line: Line
    escort: tuple[str, ...]
    chits: int
    half: bool


class DamageChit(Component, frozen=True):
    """What a damage chit does."""

    id: str
    count: int
    rudder: bool = False
    fire_control: bool = False
    bow: int = 0
    stern: int = 0
    hull: int = 0
    secondary: int = 0
    evasion: int = 0
    secondary_roll: tuple[int, int] | None = None


class ValueChit(Component, frozen=True):
    """An evasion chit or a convoy point chit."""

    value: int
    count: int


class StartingUnit(Component, frozen=True):
    """A ship that is on the map when the game begins."""

    ship: str
    hex: str
    force: str
    moved: int
    fuel: int = 0
    release_turn: int = 0
    release_contact: Literal["", "german_heavy_located", "german_heavy_located_outside_east_zone"] = ""
    note: str = ""


class Escort(Component, frozen=True):
    """A ship that is with a convoy, off the map."""

    ship: str
    convoy: str
    fuel: int


class Arrival(Component, frozen=True):
    """A reinforcement; `chosen`: only when the Allied player wants it."""

    ship: str
    turn: int
    hex: str
    fuel: int
    chosen: bool


class Hypothetical(Component, frozen=True):
    """An optional unit: where she is, what she costs, and which die betrays her."""

    ship: str
    hex: str
    points: int
    revealed: tuple[int, int]
    fuel: int


class TurnBox(Component, frozen=True):
    """A box of the turn track."""

    number: int
    day: int
    period: Period
    modifier: int
    night: bool
    submarine: bool


class StartLine(Component, frozen=True):
    """Where the two sides of a combat begin, by visibility level."""

    level: int
    attacker: int
    defender: int


class SpeedClass(Component, frozen=True):
    """How far a ship goes, and what it costs her."""

    id: str
    hexes: int
    hexes_damaged: int = 0
    damaged_at: int = -1
    no_move: int = 0
    fuel: tuple[tuple[int, ...], ...] = ()


class Difference(Component, frozen=True):
    """A row of a table that is read with a difference of evasion ratings."""

    at_least: int
    modifier: int


class RangeBand(Component, frozen=True):
    """A range of the tactical board, with its column of the combat table."""

    id: Literal["short", "medium", "long", "extreme"]
    zones_between: tuple[int, int]
    dice: tuple[int, int]
    results: tuple[str, ...]
    secondary: bool = False
    torpedoes: bool = False
    kinds: tuple[ShipKind, ...] = ()


class Status(Component, frozen=True):
    """A state of a ship, and what she may not do in it."""

    id: str
    forbids: frozenset[str]


class Effect(Struct, frozen=True):
    """One thing that a gunnery die does."""

    what: Literal["hull", "bow", "stern", "secondary", "evasion", "special"]
    count: int
