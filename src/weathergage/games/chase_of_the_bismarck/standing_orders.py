"""Orders that hold until told otherwise: courses, patrols, and going home when the fuel runs low.

They are carried out when a side is done with its planning, for the units that got no other order this turn.
"""

from __future__ import annotations

from weathergage.games.chase_of_the_bismarck.charts import FAR
from weathergage.games.chase_of_the_bismarck.replenishment import can_patrol, dock, patrol
from weathergage.games.chase_of_the_bismarck.sailing import (
    can_step,
    finish_move,
    must_return,
    open_hexes,
    step,
    waters_of,
)
from weathergage.games.chase_of_the_bismarck.ships import has_fuel_marker, may, unit_name
from weathergage.games.chase_of_the_bismarck.state import Game, Ship

COURSE = "course "


def carry_on(g: Game, seat: int) -> None:
    """The side is done: whoever has a standing order follows it."""
    for ships in g.state.units(seat).values():
        if any(ship.ordered for ship in ships):
            continue
        if must_return(g, ships):
            advance(g, ships, tuple(sorted(g.pack.board.destroyers)), full_speed=True)
        elif is_low(g, ships) or ships[0].standing == "home":
            go_home(g, ships)
        elif ships[0].standing == "patrol":
            if can_patrol(g, ships):
                patrol(ships)
        elif ships[0].standing.startswith(COURSE):
            follow_course(g, ships)


def is_low(g: Game, ships: list[Ship]) -> bool:
    """Has a ship of the unit less fuel than she was told to keep?"""
    return any(ship.fuel < ship.home_below for ship in ships if has_fuel_marker(g, ship))


def set_course(g: Game, ships: list[Ship], hex: str, full_speed: bool) -> None:
    """A new course, and the first hexes of it at once."""
    for ship in ships:
        ship.standing = COURSE + hex
        ship.full_speed = full_speed
        ship.ordered = True
    follow_course(g, ships)


def follow_course(g: Game, ships: list[Ship]) -> None:
    """On along the shortest way; the order ends where the course does."""
    goal = ships[0].standing.removeprefix(COURSE)
    advance(g, ships, (goal,), full_speed=ships[0].full_speed)
    if ships[0].hex == goal:
        cancel(ships)


def advance(g: Game, ships: list[Ship], goals: tuple[str, ...], *, full_speed: bool) -> None:
    """One hex, or as many as the unit can, toward the nearest of the goals."""
    start = ships[0].hex
    ways = g.pack.board.ways(goals, ships[0].seat, waters_of(g, ships) if not must_return(g, ships) else "")
    while ways.get(ships[0].hex, FAR) > 0 and can_step(g, ships):
        there = min(open_hexes(g, ships), key=lambda hex: ways.get(hex, FAR), default="")
        if not there or ways.get(there, FAR) >= ways.get(ships[0].hex, FAR):
            break
        step(g, ships, there)
        if not full_speed:
            break
    if ships[0].hex != start:
        finish_move(g, ships)
        name = unit_name(g, ships[0].force or ships[0].id)
        g.say("cb-steered", rule="CB-7.7.2d", to=(ships[0].seat,), ship=name, hex=ships[0].hex)


def go_home(g: Game, ships: list[Ship]) -> None:
    """To the nearest own port, and there alongside until the bunkers are full."""
    ports = g.pack.board.ports_of[ships[0].seat]
    for ship in ships:
        ship.standing = "home"
    if ships[0].hex not in ports:
        advance(g, ships, tuple(ports), full_speed=False)
        return
    thirsty = [ship for ship in ships if ship.fuel < g.pack.cards[ship.id].fuel and may(g, ship, "refuel")]
    for ship in thirsty:
        if ship.id != g.pack.victory.flagship:  # CB-4.2b: nobody ends the game by a standing order
            dock(g, ship)
    if not thirsty:
        cancel(ships)


def cancel(ships: list[Ship]) -> None:
    """An order of the day takes the place of the standing one."""
    for ship in ships:
        ship.standing = ""
