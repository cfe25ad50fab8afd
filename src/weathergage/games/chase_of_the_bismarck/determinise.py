"""Dealing again, in place, what a seat can't know: where unseen enemies are, what they carry, which chits were drawn.

An enemy that is not under a marker may be wherever she can have got since the seat last knew where she was, but not
where the seat has just looked.
"""

from __future__ import annotations

from random import Random

from weathergage.games.chase_of_the_bismarck.sailing import waters_of
from weathergage.games.chase_of_the_bismarck.sequence import SEQUENCE
from weathergage.games.chase_of_the_bismarck.setup import SEATS
from weathergage.games.chase_of_the_bismarck.ships import has_fuel_marker, is_blind
from weathergage.games.chase_of_the_bismarck.state import Game, Ship

MOVEMENT = 3  # the phase


def determinise(g: Game, seat: int | None, random: Random) -> None:
    """Deal again for one seat; for a spectator, both sides."""
    deal_chits(g, random)
    for enemy in SEATS:
        if enemy != seat:
            deal_side(g, enemy, random)


def deal_chits(g: Game, random: Random) -> None:
    """CB-4.4d: convoy chits are face down for everybody."""
    state = g.state
    chits = state.points_bag + state.full_chits + state.half_chits
    random.shuffle(chits)
    full, half = len(state.full_chits), len(state.half_chits)
    state.full_chits = chits[:full]
    state.half_chits = chits[full : full + half]
    state.points_bag = chits[full + half :]


def deal_side(g: Game, enemy: int, random: Random) -> None:
    """Every unit of the side that is not under a marker, nor on the tactical board."""
    state = g.state
    fighting = {boat.ship for boat in state.combat.boats} if state.combat else set()
    barred = looked_at(g, 1 - enemy)
    for ships in state.units(enemy).values():
        if any(ship.marker or ship.id in fighting for ship in ships):
            continue
        hexes = possible_hexes(g, ships, barred)
        if hexes:
            move_unit(ships, random.choice(hexes))
        for ship in ships:
            deal_stores(g, ship, random)


def looked_at(g: Game, seat: int) -> set[str]:
    """Hexes that the seat has searched this turn, or that report by themselves: nobody unseen is there."""
    state = g.state
    side = state.sides[seat]
    barred = set(side.searched)
    if side.reported:
        intrinsic = g.pack.board.intrinsic[seat]
        barred |= {hex for hex, value in intrinsic.items() if value >= state.level and not is_blind(g, hex)}
    return barred


def possible_hexes(g: Game, ships: list[Ship], barred: set[str]) -> list[str]:
    """Where the unit can have got since every one of its ships was last known."""
    board = g.pack.board
    waters = waters_of(g, ships)
    found: set[str] | None = None
    for ship in ships:
        here = {ship.hex}
        if ship.fix_hex and not (ship.restricted and not ship.fix_turn):
            speed = g.pack.speeds[g.pack.cards[ship.id].speed]
            turns = g.state.turn - ship.fix_turn + (1 if SEQUENCE[g.state.step].phase > MOVEMENT else 0)
            far = speed.hexes * (-(-turns // speed.no_move) if speed.no_move else turns)
            ways = board.ways((ship.fix_hex,), ship.seat, "")
            here = {hex for hex, way in ways.items() if way <= far}
        elif not ship.fix_hex:
            here = set(board.sea)
        found = here if found is None else found & here
    return sorted(hex for hex in found or () if hex not in barred and board.admits(hex, waters))


def move_unit(ships: list[Ship], hex: str) -> None:
    """To another hex, by a way that nobody saw."""
    for ship in ships:
        if ship.hex != hex:
            ship.hex = hex
            ship.path = [hex] if ship.path else []


def deal_stores(g: Game, ship: Ship, random: Random) -> None:
    """Fuel and earlier moves are the owner's business."""
    if has_fuel_marker(g, ship) and ship.fuel:
        ship.fuel = random.randint(1, g.pack.cards[ship.id].fuel)
