"""Everything that a player can do."""

from __future__ import annotations

from typing import Literal

from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck.components import Line, Position, ShipKind

# ---------------------------------------------------------------- 13.1 hypothetical units


class Buy(Move, frozen=True):
    """Take an optional unit into the game."""

    ship: str


class Bought(Move, frozen=True):
    """Take no more."""


# ---------------------------------------------------------------- 6 shadowing


class Shadow(Move, frozen=True):
    """Try to shadow a contact with a naval unit, or with one ship out of her Task Force."""

    contact: int
    unit: str


class EndShadowing(Move, frozen=True):
    """No further attempts."""


class HoldCourse(Move, frozen=True):
    """No manoeuvre against a shadower."""


class Evade(Move, frozen=True):
    """An evasion manoeuvre."""


class Distract(Move, frozen=True):
    """A distraction manoeuvre: these ships are the slow part."""

    slow: tuple[str, ...]


class Follow(Move, frozen=True):
    """Which part to follow after a distraction.

    When both are followed `detached` goes after the fast part, and after the slow one `other`, or whoever is left.
    """

    part: Literal["fast", "slow", "both"]
    detached: str = ""
    other: str = ""


# ---------------------------------------------------------------- 7 movement


class Order(Move, frozen=True):
    """Give orders to a naval unit."""

    unit: str


class Sail(Move, frozen=True):
    """Enter an adjacent hex."""

    hex: str


class Halt(Move, frozen=True):
    """Go no further this turn."""


class Stay(Move, frozen=True):
    """Remain in the hex this turn."""


class PlotCourse(Move, frozen=True):
    """Choose a destination, to be steered for until told otherwise."""

    full_speed: bool


class Course(Move, frozen=True):
    """Steer for a hex."""

    hex: str


class Patrol(Move, frozen=True):
    """Patrol; `standing`: until told otherwise."""

    standing: bool


class HomeBelow(Move, frozen=True):
    """From this fuel down go home; 0 cancels."""

    fuel: int


class MarkReturn(Move, frozen=True):
    """Put a Return to Base marker on a crippled ship."""

    ship: str


class Repair(Move, frozen=True):
    """Try to repair at sea."""

    ship: str


class Mend(Move, frozen=True):
    """What a good repair mends."""

    what: Literal["rudder", "evasion"]


class Dock(Move, frozen=True):
    """Mark a ship In Port."""

    ship: str


class Refuel(Move, frozen=True):
    """Refuel at sea from a tanker."""

    ship: str
    tanker: str


class Join(Move, frozen=True):
    """The unit joins a Task Force in its hex."""

    force: str


class Form(Move, frozen=True):
    """The ship forms a Task Force with another lone ship."""

    ship: str


class Leave(Move, frozen=True):
    """A ship leaves the Task Force."""

    ship: str


class Fly(Move, frozen=True):
    """Give orders to an air unit."""

    air: str


class DropSearch(Move, frozen=True):
    """Fly to a hex and drop a flight search marker."""

    hex: str


class DropAttack(Move, frozen=True):
    """Fly to a hex and drop the flight attack marker."""

    hex: str


class StayAloft(Move, frozen=True):
    """End the Movement Phase in the air."""


class AloftAt(Move, frozen=True):
    """Where the air unit stays."""

    hex: str


class Land(Move, frozen=True):
    """Fly back to base and land."""


class Done(Move, frozen=True):
    """All orders are given."""


# ---------------------------------------------------------------- 8 search


class Search(Move, frozen=True):
    """Announce a search."""

    hex: str


class SearchAll(Move, frozen=True):
    """Announce every search that is left."""


class EndSearch(Move, frozen=True):
    """Announce no more."""


# ---------------------------------------------------------------- 9 air attack


class Attack(Move, frozen=True):
    """Resolve an attack marker against a class of ships."""

    air: str
    kind: ShipKind


class Expose(Move, frozen=True):
    """The ship that is attacked, or revealed."""

    ship: str


# ---------------------------------------------------------------- 10 naval combat


class Engage(Move, frozen=True):
    """Start a combat with a unit against a contact in its hex."""

    unit: str
    contact: int


class EndCombats(Move, frozen=True):
    """Start no more combats."""


class Launch(Move, frozen=True):
    """Launch torpedoes."""

    ship: str
    target: str
    count: int


class EndTorpedoes(Move, frozen=True):
    """Launch no more."""


class Fire(Move, frozen=True):
    """Fire at a ship."""

    ship: str
    target: str


class HoldFire(Move, frozen=True):
    """No more ships fire."""


class Manoeuvre(Move, frozen=True):
    """Take a position, and go forward."""

    ship: str
    position: Position
    zones: int


class CloseUp(Move, frozen=True):
    """Make good the ground that was lost."""

    ship: str


class FallBehind(Move, frozen=True):
    """Leave the combat over the edge of the board."""

    ship: str


class BreakOff(Move, frozen=True):
    """Try to abort the combat."""

    ship: str


class Remain(Move, frozen=True):
    """No more ships try to abort."""


class Reinforce(Move, frozen=True):
    """Try to bring a ship into the combat."""

    ship: str


class EndReinforcing(Move, frozen=True):
    """Bring no more ships."""


class Concede(Move, frozen=True):
    """Give up ships that can neither fight nor run."""


class FightOn(Move, frozen=True):
    """Do not give them up."""


# ---------------------------------------------------------------- 11 chance


class NameHex(Move, frozen=True):
    """The hex that a German submarine reports from."""

    hex: str


class Hunt(Move, frozen=True):
    """Hunt for convoys, on one of the lines."""

    unit: str
    line: Line


class DummyRoll(Move, frozen=True):
    """Roll a die that means nothing."""


class NoHunt(Move, frozen=True):
    """Do not hunt."""


class Pursue(Move, frozen=True):
    """Attack what was found, or look closer."""


class LetGo(Move, frozen=True):
    """Leave it alone."""


# ---------------------------------------------------------------- 12 administration


class ReleaseRodney(Move, frozen=True):
    """Take the escort off Britannic."""


class KeepRodney(Move, frozen=True):
    """Leave her with the convoy."""


MOVES: tuple[type[Move], ...] = (
    Buy,
    Bought,
    Shadow,
    EndShadowing,
    HoldCourse,
    Evade,
    Distract,
    Follow,
    Order,
    Sail,
    Halt,
    Stay,
    PlotCourse,
    Course,
    Patrol,
    HomeBelow,
    MarkReturn,
    Repair,
    Mend,
    Dock,
    Refuel,
    Join,
    Form,
    Leave,
    Fly,
    DropSearch,
    DropAttack,
    StayAloft,
    AloftAt,
    Land,
    Done,
    Search,
    SearchAll,
    EndSearch,
    Attack,
    Expose,
    Engage,
    EndCombats,
    Launch,
    EndTorpedoes,
    Fire,
    HoldFire,
    Manoeuvre,
    CloseUp,
    FallBehind,
    BreakOff,
    Remain,
    Reinforce,
    EndReinforcing,
    Concede,
    FightOn,
    NameHex,
    Hunt,
    DummyRoll,
    NoHunt,
    Pursue,
    LetGo,
    ReleaseRodney,
    KeepRodney,
)
