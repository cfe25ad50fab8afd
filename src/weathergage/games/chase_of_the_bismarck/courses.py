"""What a course costs before it is set: the way turn by turn, the fuel that is left, and when the unit arrives.

It is reckoned with what the unit carries now: no storm, no enemy, no other order on the way.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from weathergage.engine import Move, Names, Outlook, Text, text
from weathergage.games.chase_of_the_bismarck.charts import FAR
from weathergage.games.chase_of_the_bismarck.moves import Course, Patrol, Sail
from weathergage.games.chase_of_the_bismarck.outlooks import search_cover
from weathergage.games.chase_of_the_bismarck.sailing import (
    fuel_cost,
    must_return,
    next_cost,
    open_hexes,
    reach,
    waters_of,
)
from weathergage.games.chase_of_the_bismarck.ships import has_fuel_marker
from weathergage.games.chase_of_the_bismarck.state import Game, Ship


class Leg(Struct, frozen=True):
    """What a unit sails in one turn; without hexes she waits."""

    turn: int
    hexes: tuple[str, ...]
    fuel: tuple[int, ...]  # of each ship when the turn is over


def foresee_course(g: Game, ships: list[Ship], move: Move, *, full_speed: bool) -> tuple[Outlook, ...]:
    """CB-7.7.2a to CB-7.7.2m: the whole way to a destination."""
    match move:
        case Course(hex=hex):
            legs = forecast(g, ships, hex, full_speed=full_speed)
            return (Outlook(text("cb-odds-course-title", hex=hex), course_sums(g, ships, hex, legs), (), "CB-7.7.2d"),)
        case _:
            return ()


def foresee_order(g: Game, ships: list[Ship], move: Move) -> tuple[Outlook, ...]:
    """At the orders of a unit."""
    match move:
        case Patrol():
            return (search_cover(g, ships[0].seat, ships[0].hex, g.pack.search.patrol),)
        case _:
            return foresee_step(g, ships, move)


def foresee_step(g: Game, ships: list[Ship], move: Move) -> tuple[Outlook, ...]:
    """CB-7.7.2e to CB-7.7.2h: what the next hex costs each ship, and how long she lies still afterwards."""
    match move:
        case Sail(hex=hex):
            sums = [fuel_text(g, ship, ship.fuel - next_cost(g, ship)) for ship in ships if has_fuel_marker(g, ship)]
            rests = max(g.pack.speeds[g.pack.cards[ship.id].speed].no_move for ship in ships)
            if rests:
                sums.append(text("cb-odds-rest", turns=rests - 1))
            return (Outlook(text("cb-odds-sail-title", hex=hex), tuple(sums), (), "CB-7.7.2d"),)
        case _:
            return ()


def fuel_text(g: Game, ship: Ship, left: int) -> Text:
    """A ship's fuel before and after."""
    return text("cb-odds-fuel", ship=g.pack.name(ship.id), fuel=ship.fuel, left=left)


def course_sums(g: Game, ships: list[Ship], goal: str, legs: list[Leg]) -> tuple[Text, ...]:
    """When she is there, by which hexes, and with how much fuel."""
    way = tuple(hex for leg in legs for hex in leg.hexes)
    ends = tuple(leg.hexes[-1] for leg in legs if leg.hexes)
    if not way:
        return (text("cb-odds-no-arrival", hex=ships[0].hex),)
    steps = text("cb-odds-course-way", count=len(way), turns=len(legs), way=Names(way), ends=Names(ends))
    if way[-1] != goal:
        return (steps, text("cb-odds-no-arrival", hex=way[-1]))
    box = g.pack.turn(legs[-1].turn)
    arrival = text("cb-odds-arrival", turn=box.number, day=box.day, period=box.period)
    left = legs[-1].fuel
    fuel = [fuel_text(g, ship, rest) for ship, rest in zip(ships, left, strict=True) if has_fuel_marker(g, ship)]
    return (steps, arrival, *fuel)


def forecast(g: Game, ships: list[Ship], goal: str, *, full_speed: bool) -> list[Leg]:
    """Turn by turn until she is there, can't go on, or the game is over."""
    unit = [msgspec.structs.replace(ship) for ship in ships]
    ways = g.pack.board.ways((goal,), unit[0].seat, waters_of(g, unit) if not must_return(g, unit) else "")
    legs: list[Leg] = []
    for turn in range(g.state.turn, len(g.pack.turns) + 1):
        hexes = sail_on(g, unit, ways, full_speed=full_speed)
        legs.append(Leg(turn, hexes, tuple(ship.fuel for ship in unit)))
        if unit[0].hex == goal or (not hexes and not any(ship.no_move for ship in unit)):
            break
        for ship in unit:
            rest(g, ship, turn)
    while legs and not legs[-1].hexes:
        legs.pop()
    return legs


def sail_on(g: Game, unit: list[Ship], ways: dict[str, int], *, full_speed: bool) -> tuple[str, ...]:
    """One turn's hexes, as a standing course sails them."""
    hexes: list[str] = []
    while ways.get(unit[0].hex, FAR) > 0 and reach(g, unit) > len(hexes):
        there = min(open_hexes(g, unit), key=lambda hex: ways.get(hex, FAR), default="")
        if not there or ways.get(there, FAR) >= ways.get(unit[0].hex, FAR):
            break
        hexes.append(there)
        for ship in unit:
            ship.hex = there
        if not full_speed:
            break
    for ship in unit if hexes else ():
        ship.fuel -= fuel_cost(g, ship, len(hexes))
        ship.no_move = g.pack.speeds[g.pack.cards[ship.id].speed].no_move
    for ship in unit:
        ship.moved = len(hexes)
    return tuple(hexes)


def rest(g: Game, ship: Ship, turn: int) -> None:
    """CB-12e, CB-12f: the end of a turn. CB-7.7.2l: with empty bunkers she can only creep on."""
    ship.moved_before = ship.moved
    ship.no_move = max(0, ship.no_move - 1)
    ship.evading = ship.stays = False
    ship.activity = ""
    if has_fuel_marker(g, ship) and not ship.fuel and not ship.emergency:
        ship.emergency = turn + g.pack.replenishment.emergency_turns
