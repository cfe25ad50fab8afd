"""What the German player reckons that the operation has brought so far, and what each way to end it would leave."""

from __future__ import annotations

import statistics

from weathergage.bots.chase_of_the_bismarck.table import Table
from weathergage.games.chase_of_the_bismarck.charts import FAR
from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.view import CardView

VENTURE = 1.0  # points above what is needed, from which nothing more is ventured
A_HUNT = 0.25  # points that a turn on the hunting grounds brings, on the long run


def gained(table: Table) -> float:
    """CB-4.3f to CB-4.3k without the end. What a chit is worth nobody knows: it counts its mean (CB-4.4d)."""
    pack, view = table.pack, table.view
    bag = pack.points_bag
    total = view.full_chits * statistics.fmean(bag) + view.half_chits * statistics.fmean(-(-it // 2) for it in bag)
    total += pack.victory.merchant * view.merchants
    for card in view.cards:
        points = ship_points(pack, card)
        total += -points if card.seat == AXIS else points
    return total + sum(pack.hypothetical[id].points for id in view.bought)


def ship_points(pack: Pack, card: CardView) -> int:
    """CB-4.3h to CB-4.3k."""
    full = pack.cards[card.id]
    if full.kind not in pack.victory.hull_kinds:
        return pack.victory.other_sunk if card.lost else 0
    return full.hull if card.lost else lost(pack, card) // pack.victory.hits_for_a_point


def lost(pack: Pack, card: CardView) -> int:
    """R-64: boxes of all four tracks."""
    full = pack.cards[card.id]
    return full.hull + full.bow + full.stern + full.secondary - card.hull - card.bow - card.stern - card.secondary


def is_sound(table: Table) -> bool:
    """CB-4.3b, R-74: may she end the operation at sea?"""
    card = table.ships[table.pack.victory.flagship].card
    full = table.pack.cards[card.id]
    radar = not card.radar_lost or full.radar == table.pack.gunnery.failing_radar
    return not lost(table.pack, card) and card.er == full.er and not (card.rudder or card.fire_control) and radar


def can_end_at_sea(table: Table) -> bool:
    """CB-4.3b."""
    return is_sound(table) and table.ships[table.pack.victory.flagship].fuel >= table.pack.victory.at_sea_fuel


def total_in_france(table: Table) -> float:
    """CB-4.3c."""
    return gained(table) + table.pack.victory.port["France"]


def missing(table: Table) -> float:
    """CB-4.4a: points that a win still asks for, if she ends the operation as well as she can now."""
    victory = table.pack.victory
    end = victory.at_sea if is_sound(table) else victory.port["France"]
    return victory.needed - end - gained(table)


def is_satisfied(table: Table) -> bool:
    """Won already, if nothing goes wrong any more and the chits are no worse than most."""
    doubt: float = VENTURE + (table.view.full_chits + table.view.half_chits) ** 0.5
    return missing(table) + doubt <= 0


def is_behind(table: Table) -> bool:
    """Hunting alone will not bring what is missing: something has to be ventured."""
    return missing(table) > A_HUNT * turns_left(table)


def turns_left(table: Table) -> int:
    """CB-4.2d."""
    return len(table.pack.turns) - table.view.turn


def turns_home(table: Table) -> int:
    """CB-7.7.2f, CB-7.7.2g: turns to France: three hexes in two turns as long as there is fuel for it."""
    flagship = table.ships[table.pack.victory.flagship]
    homes = tuple(it.hex for it in table.board.ports if it.ends_game and it.country == "France")
    far = table.board.ways(homes, AXIS, "").get(flagship.hex, FAR)
    return far - (0 if flagship.card.damaged else min(flagship.fuel - 1, far // 3))
