"""Why an order is not among the legal ones, and which rule says so."""

from __future__ import annotations

from weathergage.engine import Move, Refusal, text
from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.moves import (
    Course,
    Dock,
    Fly,
    Form,
    Join,
    Leave,
    Order,
    Patrol,
    Refuel,
    Repair,
    Sail,
)
from weathergage.games.chase_of_the_bismarck.replenishment import needs_repair, tankers_at
from weathergage.games.chase_of_the_bismarck.sailing import can_step, fuel_cost, hexes_of, waters_of
from weathergage.games.chase_of_the_bismarck.ships import evasion, is_blind
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, Game, Ship


def refuse_plan(g: Game, seat: int, move: Move) -> Refusal | None:
    """At the choice of a unit or of aircraft."""
    match move:
        case Order(unit=unit):
            ships = g.state.unit(unit)
            if not ships or ships[0].seat != seat or ships[0].off:
                return Refusal(text("cb-not-yours"), "CB-1b")
            if any(ship.restricted for ship in ships):
                return Refusal(text("cb-no-restricted"), "CB-12g")
            return Refusal(text("cb-no-orders-left"), "CB-7.7a")
        case Fly(air=air) if air in g.state.air:
            if g.state.air[air].seat != seat:
                return Refusal(text("cb-not-yours"), "CB-1b")
            return Refusal(text("cb-no-flight"), "CB-7.7.1m")
        case _:
            return None


def refuse_order(g: Game, ships: list[Ship], move: Move) -> Refusal | None:
    """At the orders of a unit."""
    here = ships[0].hex
    match move:
        case Sail(hex=hex):
            return refuse_sail(g, ships, hex)
        case Patrol():
            if is_blind(g, here):
                return Refusal(text("cb-no-patrol-blind"), "CB-7.6d")
            return Refusal(text("cb-no-patrol"), "CB-7.6b")
        case Repair(ship=id) if not any(ship.id == id for ship in ships):
            return Refusal(text("cb-not-yours"), "CB-1b")
        case Repair(ship=id) if not needs_repair(g.state.ships[id]):
            return Refusal(text("cb-no-repair"), "CB-7.3a")
        case Dock():
            return Refusal(text("cb-no-port", hex=here), "CB-7.4a")
        case Refuel():
            if ships[0].seat != AXIS:
                return Refusal(text("cb-no-allied-refuel"), "CB-7.5a")
            return Refusal(text("cb-no-tanker"), "CB-7.5e" if tankers_at(g, here) else "CB-7.5b")
        case Join() | Form() | Leave() if ships[0].marker == SHADOWED:
            return Refusal(text("cb-no-regroup-shadowed"), "CB-7.2d" if isinstance(move, Leave) else "CB-7.2b")
        case Join() | Form():
            return Refusal(text("cb-no-join"), "CB-7.2a")
        case _:
            return None


def refuse_sail(g: Game, ships: list[Ship], hex: str) -> Refusal | None:
    """Why a unit can't enter a hex."""
    board, here, seat = g.pack.board, ships[0].hex, ships[0].seat
    if hex not in board.at:
        return Refusal(text("cb-no-such-hex", hex=hex), "CB-2.1c")
    if any(ship.rudder for ship in ships):
        return Refusal(text("cb-no-sail-rudder"), "CB-9.4b")
    if any(evasion(g, ship) == 0 for ship in ships):
        return Refusal(text("cb-no-sail-still"), "CB-2.3.1i")
    if any(ship.no_move for ship in ships):
        return Refusal(text("cb-no-sail-marker"), "CB-12f")
    if any(ship.restricted for ship in ships):
        return Refusal(text("cb-no-restricted"), "CB-12g")
    if board.distance(here, hex) > 1:
        return Refusal(text("cb-no-sail-far"), "CB-7.7.2d")
    if hex not in board.sea:
        return Refusal(text("cb-no-sail-land", hex=hex), "CB-2.1c")
    if hex not in board.neighbours[seat][here]:
        return Refusal(text("cb-no-sail-coast", hex=hex), "CB-2.1d")
    if not can_step(g, ships):
        hexes = len(ships[0].path) + 1
        if min(hexes_of(g, ship) for ship in ships) >= hexes and any(fuel_cost(g, it, hexes) > it.fuel for it in ships):
            return Refusal(text("cb-no-sail-fuel"), "CB-7.7.2j")
        return Refusal(text("cb-no-sail-far"), "CB-7.7.2i")
    if waters_of(g, ships) == "tanker":
        return Refusal(text("cb-no-sail-convoy", hex=hex), "CB-7.7.2u")
    if waters_of(g, ships) == "destroyers":
        return Refusal(text("cb-no-sail-limit", hex=hex), "CB-7.7.2p")
    return None


def refuse_course(g: Game, ships: list[Ship], move: Move) -> Refusal | None:
    """Why no course can be set for a hex."""
    match move:
        case Course(hex=hex) if hex in g.pack.board.at:
            board, here, waters = g.pack.board, ships[0].hex, waters_of(g, ships)
            if hex == here:
                return Refusal(text("cb-no-course-here"), "CB-7.7.2d")
            if hex not in board.sea:
                return Refusal(text("cb-no-sail-land", hex=hex), "CB-2.1c")
            if waters == "tanker":
                return Refusal(text("cb-no-sail-convoy", hex=hex), "CB-7.7.2u")
            if waters == "destroyers":
                return Refusal(text("cb-no-sail-limit", hex=hex), "CB-7.7.2p")
            return Refusal(text("cb-no-sail-coast", hex=hex), "CB-2.1d")
        case _:
            return None
