"""Fuel for the raiders: where tankers wait, and when one goes to them."""

from __future__ import annotations

from weathergage.bots.chase_of_the_bismarck import prospects
from weathergage.bots.chase_of_the_bismarck.risks import Risks
from weathergage.bots.chase_of_the_bismarck.table import Table
from weathergage.games.chase_of_the_bismarck.charts import FAR
from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.view import ShipView

WORTH_FILLING = 4  # points that have to be missing, for a turn beside a tanker
LOW = 4  # fuel with which nobody runs far
SPARE = 5  # turns
LONG_WAY = 12


def tankers(table: Table, risks: Risks, here: str) -> dict[str, int]:
    """CB-7.5b: tankers not too far away, and what speaks against each."""
    waiting = [it.hex for it in table.view.ships if not it.off and table.kind(it.card.id) == "TK"]
    return {hex: risks.danger.get(hex, 0) for hex in waiting if table.board.distance(here, hex) <= LONG_WAY}


def wants_more(table: Table, ship: ShipView) -> bool:
    """Is a turn beside a tanker worth it?"""
    return table.pack.cards[ship.card.id].fuel - ship.fuel >= WORTH_FILLING


def time_to_refuel(table: Table, risks: Risks) -> int:
    """Turns until Bismarck has again what the end at sea asks for (CB-4.3b); FAR: more than there are."""
    flagship, victory = table.ships[table.pack.victory.flagship], table.pack.victory
    turns = -(-max(0, victory.at_sea_fuel - flagship.fuel) // table.pack.replenishment.at_sea)
    ways = table.board.ways((flagship.hex,), AXIS, "")
    soonest = min((ways.get(hex, FAR) + turns for hex in tankers(table, risks, flagship.hex)), default=FAR)
    return soonest if soonest <= prospects.turns_left(table) else FAR


def is_thirsty(table: Table, risks: Risks, ships: list[ShipView], *, on_her_way_out: bool) -> bool:
    """Nearly dry, or just in time for the end at sea; and at a tanker one fills up."""
    here, fuel = ships[0].hex, has_fuel(table, ships)
    if here in tankers(table, risks, here):
        return any(wants_more(table, ship) for ship in ships)
    if table.pack.victory.flagship not in {ship.card.id for ship in ships}:
        return fuel < LOW
    if on_her_way_out:
        return False
    if fuel < LOW:
        return True
    return is_late(table, risks, ships)


def is_late(table: Table, risks: Risks, ships: list[ShipView]) -> bool:
    """CB-4.3b: is it time to fill up for the end at sea?"""
    if table.pack.victory.flagship not in {ship.card.id for ship in ships}:
        return False
    if prospects.can_end_at_sea(table) or not prospects.is_sound(table):
        return False
    return FAR > time_to_refuel(table, risks) >= prospects.turns_left(table) - SPARE


def has_fuel(table: Table, ships: list[ShipView]) -> int:
    """A Task Force goes where Bismarck has to; her consorts take what they can."""
    flagship = table.pack.victory.flagship
    leading = [ship for ship in ships if ship.card.id == flagship]
    return table.fuel(leading or ships)
