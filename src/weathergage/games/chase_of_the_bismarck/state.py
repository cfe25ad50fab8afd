"""The state of a game: plain structs that name pieces by their ids."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from weathergage import engine
from weathergage.games.chase_of_the_bismarck.components import Position
from weathergage.games.chase_of_the_bismarck.pack import Pack

SIGHTED = 1
SHADOWED = 2

Off: TypeAlias = Literal["", "convoy", "later", "unused", "sunk", "out_of_fuel"]
Activity: TypeAlias = Literal["", "repair", "sea", "port", "patrol"]
Box: TypeAlias = Literal["ready", "aloft", "landing", "refit", "lost"]
Ending: TypeAlias = Literal["", "sunk", "port", "out_of_fuel", "end_of_track"]
RoundStep: TypeAlias = Literal["launch", "fire", "manoeuvre", "break_off", "reinforce"]


class Options(Struct, frozen=True):
    """What both players agree on before the game (chapter 13)."""

    hypothetical_units: bool = False
    crew_exhaustion: bool = False


class Ship(Struct, omit_defaults=True):
    """A ship, wherever she is. The numbers of her card are what is left of them."""

    id: str
    seat: int
    fuel: int
    hull: int
    bow: int
    stern: int
    secondary: int
    torpedoes: int
    off: Off = ""  # why she is not on the map
    hex: str = ""
    force: str = ""  # her Task Force
    restricted: bool = False
    open: bool = False  # CB-3c: her card lies open
    marker: int = 0  # SIGHTED or SHADOWED by the enemy
    # ---- damage
    evasion: list[int] = []  # her evasion chits
    remainder: int = 0  # CB-7.3g: lost evasion that no chits fit
    rudder: bool = False
    fire_control: bool = False
    radar_lost: bool = False
    fights: list[int] = []  # CB-13.2b: the day of each engagement
    flagship_sank: bool = False  # CB-4.4b
    # ---- this turn, and what is left of the turn before
    moved: int = 0
    moved_before: int = 0
    path: list[str] = []  # hexes entered in this Movement Phase
    start: str = ""  # the hex that she left when she entered the first of them
    activity: Activity = ""
    ordered: bool = False
    left: bool = False  # parted from a Task Force in this Movement Phase, or joined one
    joined: bool = False
    told: bool = False
    stays: bool = False  # CB-7.1b: shadowed, and announced that she stays
    pursued: bool = False  # CB-6aa
    evading: bool = False  # CB-6s
    was_shadowed: bool = False  # CB-11.3c
    # ---- lasting markers
    no_move: int = 0
    emergency: int = 0  # CB-7.7.2l: the turn on which the marker lies
    returning: bool = False
    # ---- standing orders: "patrol", or "course <hex>"
    standing: str = ""
    full_speed: bool = False
    home_below: int = 0
    # ---- what the enemy knows for certain: where she was last
    fix_hex: str = ""
    fix_turn: int = 0
    fix_slack: int = 0  # hexes by which that is not certain
    track: str = ""  # her hex at the end of every turn, for the final reveal


class Air(Struct, omit_defaults=True):
    """An air unit."""

    id: str
    seat: int
    box: Box = "ready"
    hex: str = ""  # while aloft
    flown: bool = False  # in this Movement Phase
    legs: list[str] = []  # this turn's flight: where it began, where it dropped markers, where it ended
    track: str = ""  # the flights of earlier turns, for the final reveal: "3:O24,N22,O24 6:..."


class Contact(Struct, omit_defaults=True):
    """An enemy naval unit with a Sighted or Shadowed marker: `ships` is hidden, the rest was told.

    Of a raider that has given herself away only the hex was told: no classes, and not whether she is alone.
    """

    number: int
    ships: list[str]
    hex: str
    marker: int
    kinds: list[str]
    force: bool = False
    names: list[str] = []  # CB-3c: names that a combat has made known
    attempted: bool = False  # CB-6o


class Sighting(Struct, omit_defaults=True):
    """A line of a side's own record of the enemy."""

    turn: int
    hex: str
    what: Literal["found", "empty", "passed", "moved", "fogbound", "detected", "bearing", "submarine", "raid", "combat"]
    ships: int = 0
    kinds: list[str] = []
    force: bool = False
    contact: int = 0


class Shown(Struct):
    """What an open card showed before the planning began: what is mended in secret is seen when it is over."""

    evasion: list[int]
    remainder: int
    rudder: bool
    torpedoes: int


class Strike(Struct):
    """A flight attack marker."""

    air: str
    hex: str


class Side(Struct, omit_defaults=True):
    """What one side has on its own chart."""

    contacts: list[Contact] = []
    contact_number: int = 0
    sightings: list[Sighting] = []
    searches: dict[str, int] = {}  # flight search markers
    strikes: list[Strike] = []
    searched: list[str] = []  # announced this turn
    reported: bool = False  # CB-8j: whoever had to report himself this turn has done so
    revealed: list[str] = []  # enemy optional units that a die has betrayed
    bought: list[str] = []  # CB-13.1b: this side's optional units


class Boat(Struct, omit_defaults=True):
    """A ship on the tactical board."""

    ship: str
    attacker: bool
    zone: int
    position: Position
    acquired: str = ""  # CB-10.2u: the ship that this one has under fire
    moved: bool = False
    allowance: int = 0  # zones left in this round's movement
    shifted_off: int = 0  # CB-10.4h: zones beyond the edge, while she has to close up or leave
    flagship_hit: bool = False  # CB-4.4b: the enemy's flagship took hull boxes of her in this combat


class Battery(Struct, frozen=True):
    """A ship's guns as they were when the step began (R-42)."""

    primary: int
    secondary: int
    fire_control: bool
    radar: bool


class Torpedo(Struct):
    """A salvo on its way."""

    ship: str
    target: str
    count: int
    medium: bool


class Combat(Struct, omit_defaults=True):
    """A naval combat. All of it is open to both players."""

    hex: str
    attacker: int  # the attacker's seat
    round: int = 1
    step: RoundStep = "launch"
    boats: list[Boat] = []
    salvos: list[Torpedo] = []
    batteries: dict[str, Battery] = {}  # CB-10.2a: while the guns speak
    fired: list[str] = []  # in this round
    gone: list[str] = []  # CB-10.6c: left this combat, for good
    escorts: list[str] = []  # CB-11.3q
    quiet: int = 0  # rounds without fire, running
    futile: int = 0  # rounds without effect, running


class State(Struct, omit_defaults=True):
    """Everything."""

    options: Options
    ships: dict[str, Ship]
    air: dict[str, Air]
    sides: list[Side]
    evasion_bag: list[int]
    points_bag: list[int]
    weather: int
    level: int
    fog: bool
    turn: int = 1
    step: int = 0  # index into the sequence of play
    prepared: bool = False
    storm: bool = False
    weather_record: list[int] = []  # the weather of every turn so far
    convoys_found: list[str] = []
    convoys_attacked: list[str] = []
    full_chits: list[int] = []  # CB-4.3f: drawn face down
    half_chits: list[int] = []
    merchants: int = 0
    fought: list[str] = []  # CB-10i: hexes with a combat this turn
    combat: Combat | None = None
    heavy_located: bool = False  # the two release conditions of the set-up
    heavy_located_abroad: bool = False
    shown: dict[str, Shown] = {}  # while orders are given
    ending: Ending = ""
    end_port: str = ""
    over: bool = False

    def on_map(self, seat: int) -> list[Ship]:
        """The side's ships that are on the map."""
        return [ship for ship in self.ships.values() if ship.seat == seat and not ship.off]

    def units(self, seat: int) -> dict[str, list[Ship]]:
        """CB-2.3.1k: the side's naval units, by the id of the Task Force or of the lone ship."""
        units: dict[str, list[Ship]] = {}
        for ship in self.ships.values():
            if ship.seat == seat and not ship.off:
                units.setdefault(ship.force or ship.id, []).append(ship)
        return units

    def unit(self, id: str) -> list[Ship]:
        """The ships of a naval unit."""
        if id in self.ships:
            return [self.ships[id]]
        return [ship for ship in self.ships.values() if ship.force == id and not ship.off]

    def unit_of(self, ship: Ship) -> list[Ship]:
        """The naval unit that a ship belongs to."""
        return self.unit(ship.force) if ship.force else [ship]

    def contact(self, seat: int, number: int) -> Contact:
        """One of the side's contacts."""
        return next(it for it in self.sides[seat].contacts if it.number == number)


Game: TypeAlias = engine.Game[State, Pack]
Start: TypeAlias = engine.Start[Pack, Options]
