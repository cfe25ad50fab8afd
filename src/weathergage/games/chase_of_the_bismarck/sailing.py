"""Chapter 7.7.2: how far naval units go, where they may go, and what fuel it takes."""

from __future__ import annotations

from weathergage.games.chase_of_the_bismarck.charts import FAR
from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.ships import (
    has_fuel_marker,
    is_damaged_fast,
    may,
    spend_fuel,
    start_emergency,
)
from weathergage.games.chase_of_the_bismarck.state import Game, Ship


def hexes_of(g: Game, ship: Ship) -> int:
    """CB-7.7.2a to CB-7.7.2d: how many hexes a ship can go this turn, fuel apart."""
    if ship.stays or not may(g, ship, "move"):
        return 0
    speed = g.pack.speeds[g.pack.cards[ship.id].speed]
    hexes = speed.hexes
    if speed.hexes_damaged and is_damaged_fast(g, ship):  # CB-2.3.1g
        hexes = speed.hexes_damaged
    if ship.emergency:  # CB-7.7.2m
        hexes = min(hexes, g.pack.replenishment.emergency_hexes)
    if ship.evading:  # CB-6s
        hexes = min(hexes, g.pack.shadowing.evasion_limit)
    return hexes


def fuel_cost(g: Game, ship: Ship, hexes: int) -> int:
    """CB-7.7.2e to CB-7.7.2h."""
    card = g.pack.cards[ship.id]
    table = g.pack.speeds[card.speed].fuel
    if not table or not card.fuel:
        return 0
    row = table[hexes]
    return row[min(ship.moved_before, len(row) - 1)]


def next_cost(g: Game, ship: Ship) -> int:
    """What the next hex costs on top of those that are paid."""
    sailed = len(ship.path)
    return fuel_cost(g, ship, sailed + 1) - (fuel_cost(g, ship, sailed) if sailed else 0)


def reach(g: Game, ships: list[Ship]) -> int:
    """CB-7.7.2i, CB-7.7.2j: as far as the slowest, and no further than every ship can pay (R-26)."""
    hexes = min(hexes_of(g, ship) for ship in ships)
    while hexes and any(fuel_cost(g, ship, hexes) > ship.fuel for ship in ships):
        hexes -= 1
    return hexes


def can_step(g: Game, ships: list[Ship]) -> bool:
    """Has the unit hexes left? A Medium ship may be able to pay for none."""
    return reach(g, ships) > len(ships[0].path)


def is_limit_lifted(g: Game) -> bool:
    """CB-7.7.2q: a crippled heavy ship is on her way home."""
    return any(ship.returning for ship in g.state.ships.values() if ship.seat == AXIS and not ship.off)


def waters_of(g: Game, ships: list[Ship]) -> str:
    """Which waters the unit is bound to: CB-7.7.2p for German destroyers, CB-7.7.2u for tankers."""
    if ships[0].seat != AXIS:
        return ""
    cards = g.pack.cards
    if any(cards[ship.id].kind == "TK" for ship in ships):
        return "tanker"
    if any(cards[ship.id].kind == "DD" for ship in ships) and not is_limit_lifted(g):
        return "destroyers"
    return ""


def open_hexes(g: Game, ships: list[Ship]) -> list[str]:
    """Where the unit's next step may lead."""
    here, seat = ships[0].hex, ships[0].seat
    board = g.pack.board
    near = board.neighbours[seat][here]
    waters = waters_of(g, ships)
    if not waters:
        return list(near)
    if waters == "destroyers" and here not in board.destroyers:
        # CB-7.7.2s: caught outside, they go home by the shortest way.
        back = board.ways(tuple(sorted(board.destroyers)), seat, "")
        return [there for there in near if back.get(there, FAR) < back.get(here, FAR)]
    return [there for there in near if board.admits(there, waters)]


def must_return(g: Game, ships: list[Ship]) -> bool:
    """CB-7.7.2s: destroyers outside their limit, while it is in force."""
    return waters_of(g, ships) == "destroyers" and ships[0].hex not in g.pack.board.destroyers


def step(g: Game, ships: list[Ship], hex: str) -> None:
    """Enter the next hex; what a longer move costs more is paid with it."""
    before = len(ships[0].path)
    for ship in ships:
        cost = next_cost(g, ship)
        leaving_dry = has_fuel_marker(g, ship) and not ship.fuel and not ship.emergency
        if not ship.path:
            ship.start = ship.hex
        ship.path = [*ship.path, hex]
        ship.hex = hex
        ship.moved = before + 1
        ship.ordered = True
        spend_fuel(g, ship, cost)
        if leaving_dry:  # out of port with empty bunkers
            start_emergency(g, ship)
        ship.no_move = g.pack.speeds[g.pack.cards[ship.id].speed].no_move


def finish_move(g: Game, ships: list[Ship]) -> None:
    """What a move's end brings: CB-7.7.2n, CB-7.7.2r a port ends emergencies and returns."""
    for ship in ships:
        ship.ordered = True
        if ship.hex in g.pack.board.ports_of[ship.seat]:
            ship.emergency = 0
            ship.returning = False
