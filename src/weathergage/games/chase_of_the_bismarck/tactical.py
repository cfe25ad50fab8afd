"""Chapter 10: the tactical board, and who is where on it."""

from __future__ import annotations

from collections.abc import Iterable

from weathergage.engine import Refusal, text
from weathergage.games.chase_of_the_bismarck.components import RangeBand
from weathergage.games.chase_of_the_bismarck.damage import open_card
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.ships import evasion
from weathergage.games.chase_of_the_bismarck.state import Boat, Combat, Game, Ship


def zones_between(pack: Pack, here: int, there: int) -> int:
    """CB-10.0d: the sea zones that lie between; the same and adjacent ones have none."""
    size = pack.tactical.zones_per_sea_zone
    return max(0, abs((here - 1) // size - (there - 1) // size) - 1)


def range_between(pack: Pack, here: int, there: int) -> RangeBand:
    """CB-10.0d: short, medium, long or extreme."""
    between = zones_between(pack, here, there)
    return next(band for band in pack.ranges if between <= band.zones_between[1])


def side_boats(combat: Combat, attacker: bool) -> list[Boat]:
    """The boats of one side."""
    return [boat for boat in combat.boats if boat.attacker is attacker]


def boat_of(combat: Combat, ship: str) -> Boat:
    """The boat of a ship."""
    return next(boat for boat in combat.boats if boat.ship == ship)


def seat_of(combat: Combat, attacker: bool) -> int:
    """Whose boats these are."""
    return combat.attacker if attacker else 1 - combat.attacker


def tactical_evasion(g: Game, ship: Ship) -> int:
    """CB-10.4e: with a damaged rudder it counts as zero here."""
    return 0 if ship.rudder else evasion(g, ship)


def refuse_ship(combat: Combat, seat: int, ship: str) -> Refusal | None:
    """Only one's own ships, and those on the board."""
    if any(boat.ship == ship and seat_of(combat, boat.attacker) == seat for boat in combat.boats):
        return None
    return Refusal(text("cb-not-yours"), "CB-1b")


def refuse_pair(combat: Combat, seat: int, ship: str, target: str) -> Refusal | None:
    """An own ship against one of the enemy's."""
    if wrong := refuse_ship(combat, seat, ship):
        return wrong
    if any(boat.ship == target and seat_of(combat, boat.attacker) != seat for boat in combat.boats):
        return None
    return Refusal(text("cb-no-target"), "CB-10.2b")


def set_up(g: Game, combat: Combat, attackers: Iterable[Ship], defenders: Iterable[Ship]) -> None:
    """CB-10.0a, CB-10.0b: attackers Closing, defenders Breaking Off, on the marks of the level."""
    line = g.pack.start_lines[g.state.level]
    combat.boats = [Boat(ship.id, True, line.attacker, "closing") for ship in attackers]
    combat.boats += [Boat(ship.id, False, line.defender, "breaking_off") for ship in defenders]
    for boat in combat.boats:
        open_card(g, g.state.ships[boat.ship])


def leave(combat: Combat, boat: Boat) -> None:
    """CB-10.5c, CB-10.6c: back to her hex on the search board, and not into this combat again."""
    combat.boats = [other for other in combat.boats if other is not boat]
    combat.gone = [*combat.gone, boat.ship]
