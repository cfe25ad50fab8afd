"""Dealing a side's aircraft again for its enemy, and the markers that they have dropped."""

from __future__ import annotations

from random import Random

from weathergage.games.chase_of_the_bismarck.flights import home_of
from weathergage.games.chase_of_the_bismarck.state import Air, Box, Game, Strike
from weathergage.games.chase_of_the_bismarck.whereabouts import MOVEMENT, phase

SEARCH = 4  # the phase; in the next one attack markers are seen


def deal_aircraft(g: Game, enemy: int, random: Random) -> None:
    """CB-2.1a: who flies and who is being refitted, where markers lie that nobody has announced."""
    for unit in g.state.air.values():
        if unit.seat == enemy and unit.box != "lost":
            deal_box(g, unit, random)
    if MOVEMENT < phase(g) <= SEARCH:
        deal_searches(g, enemy, random)
        deal_strikes(g, enemy, random)


def deal_box(g: Game, unit: Air, random: Random) -> None:
    """CB-7.7.1l: before the Movement Phase nobody has landed, after it somebody may have."""
    home = home_of(g, unit)
    carrier = g.state.ships.get(g.pack.air[unit.id].base)
    if not home or (carrier and carrier.restricted):
        return
    boxes: list[Box] = ["ready", "refit"]
    if phase(g) > MOVEMENT:
        boxes.append("landing")
    if g.pack.air[unit.id].endurance > 1 and (g.state.turn > 1 or phase(g) > MOVEMENT):
        boxes.append("aloft")
    unit.box = random.choice(boxes)
    near = g.pack.board.near(home, g.pack.air[unit.id].speed)
    unit.hex = random.choice(near) if unit.box == "aloft" else ""
    unit.legs = [home, random.choice(near), unit.hex or home] if unit.box in ("landing", "aloft") else []


def deal_searches(g: Game, enemy: int, random: Random) -> None:
    """CB-7.7.1f: what lies in a hex that was announced has been seen; the rest may lie elsewhere, or not at all."""
    side = g.state.sides[enemy]
    markers = {hex: count for hex, count in side.searches.items() if hex in side.searched}
    for unit in g.state.air.values():
        home = home_of(g, unit)
        if unit.seat != enemy or not home or random.random() < 0.5:
            continue
        for hex in random.choices(g.pack.board.near(home, g.pack.air[unit.id].speed // 2), k=2):
            if hex not in side.searched:
                markers[hex] = markers.get(hex, 0) + 1
    side.searches = markers


def deal_strikes(g: Game, enemy: int, random: Random) -> None:
    """CB-7.7.1j: attack markers lie on whoever is located."""
    side = g.state.sides[enemy]
    hexes = [contact.hex for contact in side.contacts if contact.kinds != ["CG"]]
    able = [it for it in g.state.air.values() if it.seat == enemy and g.pack.air[it.id].kind == "combat"]
    able = [it for it in able if home_of(g, it)]
    chosen = [unit for unit in able if random.random() < 0.2] if hexes else []
    side.strikes = [Strike(unit.id, random.choice(hexes)) for unit in chosen]
