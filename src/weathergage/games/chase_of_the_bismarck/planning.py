"""Chapter 7.2 to 7.7: both players give their orders at the same time, each on his own chart.

Unit by unit and flight by flight, in any order. What the printed steps B to G forbid between them holds for each ship:
she joins and parts before she does anything else, and she either stays and works or sails (CB-7a).
"""

from __future__ import annotations

from functools import partial

from weathergage.engine import Choose, Flow, Move, Names, Text, text
from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.courses import foresee_course, foresee_order, foresee_step
from weathergage.games.chase_of_the_bismarck.flights import call_home, can_fly, fly
from weathergage.games.chase_of_the_bismarck.moves import (
    Course,
    Dock,
    Done,
    Fly,
    Form,
    Halt,
    HomeBelow,
    Join,
    Leave,
    MarkReturn,
    Order,
    Patrol,
    PlotCourse,
    Refuel,
    Repair,
    Sail,
    Stay,
)
from weathergage.games.chase_of_the_bismarck.refusals import refuse_course, refuse_order, refuse_plan
from weathergage.games.chase_of_the_bismarck.replenishment import (
    attempt_repair,
    can_mark_return,
    can_patrol,
    dock,
    legal_activities,
    patrol,
    refuel,
)
from weathergage.games.chase_of_the_bismarck.sailing import (
    can_step,
    finish_move,
    must_return,
    open_hexes,
    reach,
    step,
    waters_of,
)
from weathergage.games.chase_of_the_bismarck.ships import has_fuel_marker, unit_name
from weathergage.games.chase_of_the_bismarck.standing_orders import cancel, carry_on, set_course
from weathergage.games.chase_of_the_bismarck.state import Game, Ship
from weathergage.games.chase_of_the_bismarck.task_forces import form_force, join_force, leave_force, legal_regroupings


def plan(g: Game, seat: int) -> Flow[None]:
    """CB-7.7a: orders until the side is done."""
    # A replay comes by here for every order, so what an order can't have changed is not looked up again.
    orders, prompt = open_orders(g, seat)
    flights, marks = open_flights(g, seat), open_marks(g, seat)
    while True:
        moves: list[Move] = [*orders, *flights, *marks, Done()]
        match (yield from Choose(seat, prompt, moves, "CB-7.7a", lambda move: refuse_plan(g, seat, move))):
            case Order(unit=unit):
                yield from order(g, unit)
                if seat == AXIS and g.state.ending:  # CB-4.2b: nothing is left to plan
                    return
                orders, prompt = open_orders(g, seat)
                marks = open_marks(g, seat)
            case Fly(air=air):
                yield from fly(g, g.state.air[air])
                flights = open_flights(g, seat)
            case MarkReturn(ship=ship):
                g.state.ships[ship].returning = True
                marks = open_marks(g, seat)
            case _:
                carry_on(g, seat)
                call_home(g, seat)
                return


def open_orders(g: Game, seat: int) -> tuple[list[Move], Text]:
    """The units that can still be told something; the prompt names those that nobody has told anything."""
    units = open_units(g, seat)
    idle = Names(tuple(unit_name(g, unit) for unit in units if is_idle(g, unit)))
    return [*map(Order, units)], text("cb-plan", count=len(idle.items), units=idle)


def open_marks(g: Game, seat: int) -> list[Move]:
    """CB-7.7.2q: the ships that can be marked for their return."""
    return [MarkReturn(ship.id) for ship in g.state.on_map(seat) if can_mark_return(g, ship)]


def open_flights(g: Game, seat: int) -> list[Move]:
    """CB-7.7.1m: the air units that can still fly."""
    return [Fly(air.id) for air in g.state.air.values() if air.seat == seat and can_fly(g, air)]


def open_units(g: Game, seat: int) -> list[str]:
    """Units with a ship that has no orders yet. What lies restricted in port with full bunkers needs none."""
    cards = g.pack.cards
    open: dict[str, None] = {}
    for ship in g.state.ships.values():
        if ship.seat == seat and not ship.off and not ship.ordered:
            if ship.restricted and ship.fuel >= cards[ship.id].fuel:
                continue
            open[ship.force or ship.id] = None
    return list(open)


def is_idle(g: Game, unit: str) -> bool:
    """Has the unit neither orders nor a standing order?"""
    ship = g.state.ships.get(unit)
    return not (ship.standing if ship else g.state.unit(unit)[0].standing)


def order(g: Game, unit: str) -> Flow[None]:
    """The orders of one unit."""
    ships = g.state.unit(unit)
    seat = ships[0].seat
    prompt = text("cb-order", unit=unit_name(g, unit), hex=ships[0].hex, id=unit)
    moves = legal_orders(g, ships)
    refuse, foresee = partial(refuse_order, g, ships), partial(foresee_order, g, ships)
    match (yield from Choose(seat, prompt, moves, "CB-7.7a", refuse, foresee)):
        case Sail(hex=hex):
            cancel(ships)
            yield from sail(g, ships, hex)
        case PlotCourse(full_speed=full_speed):
            prompt = text("cb-choose-destination", unit=unit_name(g, unit), id=unit, full=1 if full_speed else 0)
            refuse, foresee = partial(refuse_course, g, ships), partial(foresee_course, g, ships, full_speed=full_speed)
            match (yield from Choose(seat, prompt, destinations(g, ships), "CB-7.7.2d", refuse, foresee)):
                case Course(hex=hex):
                    set_course(g, ships, hex, full_speed)
                case _:
                    pass
        case Patrol(standing=standing):
            patrol(ships)
            for ship in ships:
                ship.standing = "patrol" if standing else ""
        case Stay():
            cancel(ships)
            for ship in ships:
                ship.ordered = True
        case Repair(ship=id):
            yield from attempt_repair(g, g.state.ships[id])
        case move:
            order_at_once(g, ships, move)


def order_at_once(g: Game, ships: list[Ship], move: Move) -> None:
    """Orders that are carried out without a further question."""
    all_ships = g.state.ships
    match move:
        case Dock(ship=id):
            dock(g, all_ships[id])
        case Refuel(ship=id, tanker=tanker):
            refuel(g, all_ships[id], all_ships[tanker])
        case HomeBelow(fuel=fuel):
            for ship in ships:
                ship.home_below = fuel
                ship.told = True
        case Join(force=force):
            join_force(g, ships, force)
        case Form(ship=id):
            form_force(g, [*ships, all_ships[id]])
        case Leave(ship=id):
            all_ships[id].left = True
            leave_force(g, all_ships[id])
        case _:
            raise TypeError(f"{move!r} is no order")


def legal_orders(g: Game, ships: list[Ship]) -> list[Move]:
    """What a unit can be told now."""
    moves: list[Move] = []
    fresh = not any(ship.ordered for ship in ships)
    can_sail = fresh and reach(g, ships) > 0
    if can_sail:
        moves += [Sail(hex) for hex in open_hexes(g, ships)]
        if moves and must_return(g, ships):  # CB-7.7.2s
            return [*moves, *legal_regroupings(g, ships)]
        if moves:
            moves.append(PlotCourse(False))
        if moves and reach(g, ships) > 1:
            moves.append(PlotCourse(True))
    if can_patrol(g, ships):
        moves += [Patrol(False), Patrol(True)]
    for ship in ships:
        moves += legal_activities(g, ship)
    moves += legal_regroupings(g, ships)
    if fresh and not ships[0].told and any(has_fuel_marker(g, ship) for ship in ships):
        levels = (*g.pack.planning.home_below, 0)
        moves += [HomeBelow(fuel) for fuel in levels if fuel != ships[0].home_below]
    moves.append(Stay())
    return moves


def sail(g: Game, ships: list[Ship], hex: str) -> Flow[None]:
    """CB-7.7.2d: hex by hex, as far as the unit can and its owner likes."""
    step(g, ships, hex)
    id = ships[0].force or ships[0].id
    prompt = text("cb-choose-next-hex", unit=unit_name(g, id), id=id)
    while can_step(g, ships) and (there := open_hexes(g, ships)):
        moves: list[Move] = [*(Sail(hex) for hex in there), Halt()]
        refuse, foresee = partial(refuse_order, g, ships), partial(foresee_step, g, ships)
        match (yield from Choose(ships[0].seat, prompt, moves, "CB-7.7.2d", refuse, foresee)):
            case Sail(hex=hex):
                step(g, ships, hex)
            case _:
                break
    finish_move(g, ships)


def destinations(g: Game, ships: list[Ship]) -> list[Move]:
    """All the sea that she can get to, the nearest hexes first."""
    return [Course(hex) for hex in g.pack.board.reached(ships[0].hex, ships[0].seat, waters_of(g, ships))]
