"""Chapter 7: the Movement Phase. CB-7a: its steps in the printed order; B to G are planned together, in secret."""

from __future__ import annotations

from functools import partial

from weathergage.engine import Choose, Flow, Move, Together, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.courses import foresee_step
from weathergage.games.chase_of_the_bismarck.knowledge import contact_on, drop_contact, lower_markers, report
from weathergage.games.chase_of_the_bismarck.moves import Order, Sail, Stay
from weathergage.games.chase_of_the_bismarck.planning import plan, sail
from weathergage.games.chase_of_the_bismarck.refusals import refuse_order
from weathergage.games.chase_of_the_bismarck.sailing import can_step, must_return, open_hexes
from weathergage.games.chase_of_the_bismarck.setup import SEATS
from weathergage.games.chase_of_the_bismarck.ships import is_blind, unit_name
from weathergage.games.chase_of_the_bismarck.standing_orders import cancel
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, Game, Ship, Shown

SHADOWED_FIRST = text("cb-choose-shadowed")


def move_shadowed_units(g: Game) -> Flow[None]:
    """Step A, chapter 7.1. CB-7.1f: the Axis first."""
    for seat in SEATS:
        while waiting := waiting_units(g, seat):
            unit = waiting[0]
            if len(waiting) > 1:
                moves: list[Move] = [Order(unit) for unit in waiting]
                match (yield from Choose(seat, SHADOWED_FIRST, moves, "CB-7.1a")):
                    case Order(unit=unit):
                        pass
                    case _:
                        pass
            yield from move_shadowed_unit(g, g.state.unit(unit))


def waiting_units(g: Game, seat: int) -> list[str]:
    """CB-7.1a: shadowed units that have not moved yet."""
    units: dict[str, None] = {}
    for contact in g.state.sides[1 - seat].contacts:
        if contact.marker == SHADOWED:
            ship = g.state.ships[contact.ships[0]]
            if not ship.stays and not ship.ordered:
                units[ship.force or ship.id] = None
    return list(units)


def move_shadowed_unit(g: Game, ships: list[Ship]) -> Flow[None]:
    """CB-7.1a, CB-7.1b: it moves, or it stays; either is announced."""
    seat, start = ships[0].seat, ships[0].hex
    id = ships[0].force or ships[0].id
    prompt = text("cb-order-shadowed", unit=unit_name(g, id), hex=start, id=id)
    moves: list[Move] = [Sail(hex) for hex in open_hexes(g, ships)] if can_step(g, ships) else []
    if not moves or not must_return(g, ships):  # CB-7.7.2s
        moves.append(Stay())
    refuse, foresee = partial(refuse_order, g, ships), partial(foresee_step, g, ships)
    match (yield from Choose(seat, prompt, moves, "CB-7.1a", refuse, foresee)):
        case Sail(hex=hex):
            cancel(ships)
            yield from sail(g, ships, hex)
        case _:
            for ship in ships:
                ship.stays = True
    announce(g, ships, start)


def announce(g: Game, ships: list[Ship], start: str) -> None:
    """CB-7.1a: the new hex, not the way. CB-7.1d, CB-7.1e: into fog only the first hex of it."""
    contact = contact_on(g, ships[0])
    if contact is None:
        return
    seat = ships[0].seat
    fogged = next((hex for hex in ships[0].path if is_blind(g, hex)), "")
    if fogged:
        drop_contact(g, 1 - seat, contact)
        report(g, 1 - seat, ships, "fogbound", contact.number, hex=fogged)
        g.say("cb-lost-in-fog", rule="CB-7.1e", hex=fogged, contact=contact.number)
        g.reveal()
        return
    contact.hex = ships[0].hex
    report(g, 1 - seat, ships, "moved", contact.number)
    if start == contact.hex:
        g.say("cb-shadowed-stayed", rule="CB-7.1b", hex=contact.hex, contact=contact.number)
    else:
        g.say("cb-shadowed-moved", rule="CB-7.1a", start=start, hex=contact.hex, contact=contact.number)
    g.reveal()


def plan_movement(g: Game) -> Flow[None]:
    """Steps B to G for both sides at once, then step H."""
    g.state.shown = {
        ship.id: Shown(list(ship.evasion), ship.remainder, ship.rudder, ship.torpedoes)
        for ship in g.state.ships.values()
        if ship.open
    }
    yield from Together({AXIS: plan(g, AXIS), ALLIES: plan(g, ALLIES)})
    g.state.shown = {}
    lower_markers(g)  # CB-7.8a, CB-7.8c: what was dropped on a shadowed unit stays
