"""Dealing again, in place, what a seat can't know: where unseen enemies are and who they are, what they carry and have
been ordered, what flies, which units were bought or detached, which chits were drawn.

An enemy that is not under a marker may be wherever she can have got since the seat last knew where she was, but not
where the seat has just looked. Under a marker may be any ship of the class that can have come there.
"""

from __future__ import annotations

from random import Random

from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.dealing_air import deal_aircraft
from weathergage.games.chase_of_the_bismarck.dealing_ships import (
    deal_groupings,
    deal_identities,
    deal_marker_names,
    deal_reserves,
    deal_stores,
    mend_again,
)
from weathergage.games.chase_of_the_bismarck.setup import SEATS
from weathergage.games.chase_of_the_bismarck.state import Game, Ship
from weathergage.games.chase_of_the_bismarck.whereabouts import MOVEMENT, looked_at, phase, possible_hexes


def determinise(g: Game, seat: int | None, random: Random) -> None:
    """Deal again for one seat; for a spectator, both sides."""
    fighting = {boat.ship for boat in g.state.combat.boats} if g.state.combat else set()
    deal_around(g, seat, fighting, random)


def deal_around(g: Game, seat: int | None, fighting: set[str], random: Random) -> None:
    """Everything but ships that are on the tactical board."""
    deal_chits(g, random)
    for enemy in SEATS:
        if enemy != seat:
            deal_side(g, enemy, fighting, random)
    if seat != AXIS:
        deal_finds(g, random)


def deal_chits(g: Game, random: Random) -> None:
    """CB-4.4d: convoy chits are face down for everybody."""
    state = g.state
    chits = state.points_bag + state.full_chits + state.half_chits
    random.shuffle(chits)
    full, half = len(state.full_chits), len(state.half_chits)
    state.full_chits = chits[:full]
    state.half_chits = chits[full : full + half]
    state.points_bag = chits[full + half :]


def deal_finds(g: Game, random: Random) -> None:
    """CB-11.3o: which convoys were found and left alone is the Axis's secret."""
    state = g.state
    spared = len(state.convoys_found) - len(state.convoys_attacked)
    others = [id for id in g.pack.convoys if id not in state.convoys_attacked]
    spared = random.randint(0, spared + 1) if others else 0
    state.convoys_found = [*state.convoys_attacked, *random.sample(others, min(spared, len(others)))]


def deal_side(g: Game, enemy: int, fighting: set[str], random: Random) -> None:
    """Everything of one side that its enemy can't see."""
    state = g.state
    if not state.prepared:
        deal_purchases(g, enemy, random)
        return
    mend_again(g, enemy)
    deal_reserves(g, enemy, fighting, random)
    deal_identities(g, enemy, fighting, random)
    deal_marker_names(g, enemy, random)
    deal_groupings(g, enemy, fighting, random)
    deal_places(g, enemy, fighting, random)
    for ships in state.units(enemy).values():
        deal_stores(g, ships, fighting, random)
    deal_aircraft(g, enemy, random)


def deal_purchases(g: Game, enemy: int, random: Random) -> None:
    """CB-13.1c: while units are being bought, what the other side has taken so far."""
    side = g.state.sides[enemy]
    offers = [id for id in g.pack.hypothetical if g.pack.cards[id].seat == enemy]
    side.bought = random.sample(offers, random.randint(0, len(offers))) if side.bought else []


def deal_places(g: Game, enemy: int, fighting: set[str], random: Random) -> None:
    """Every unit that is neither under a marker nor on the tactical board."""
    barred = looked_at(g, 1 - enemy)
    for ships in g.state.units(enemy).values():
        if any(ship.marker or ship.id in fighting for ship in ships):
            continue
        hexes = possible_hexes(g, ships, barred)
        if hexes:
            move_unit(g, ships, random.choice(hexes), barred, random)


def move_unit(g: Game, ships: list[Ship], hex: str, barred: set[str], random: Random) -> None:
    """To another hex, by a way that nobody saw."""
    if ships[0].hex == hex:
        return
    path = [hex] if ships[0].path else []
    if phase(g) > MOVEMENT and ships[0].fix_turn < g.state.turn and not ships[0].restricted:
        path = random.choice(([], [hex], way_to(g, ships, hex, barred, random)))
    start = random.choice(g.pack.board.neighbours[ships[0].seat][path[0]]) if path else ""
    for ship in ships:
        ship.hex = hex
        ship.path = list(path)
        ship.start = start
        ship.moved = len(path)


def way_to(g: Game, ships: list[Ship], hex: str, barred: set[str], random: Random) -> list[str]:
    """Two hexes, if the unit is fast enough and there is a way round what was searched."""
    near = [it for it in g.pack.board.neighbours[ships[0].seat][hex] if it not in barred]
    if not near or any(g.pack.speeds[g.pack.cards[ship.id].speed].hexes < 2 for ship in ships):
        return [hex]
    return [random.choice(near), hex]
