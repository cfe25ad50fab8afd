"""Errands that harm ships of opponents, or take them."""

from __future__ import annotations

from collections.abc import Callable

from weathergage.bots.kaisers_pirates.errand import NOTHING, Errand, coins, may_annoy, recognised
from weathergage.bots.kaisers_pirates.odds import success
from weathergage.bots.kaisers_pirates.table import Table
from weathergage.bots.kaisers_pirates.worth import HURT, fighter_worth, vessel_worth
from weathergage.games.kaisers_pirates.view import CardView, VesselView


def aimed(table: Table, card: CardView, worth: Callable[[int, VesselView, float], float]) -> Errand:
    """A card that needs a recognised ship of an opponent."""
    best, chance = NOTHING, success(*coins(table, card))
    for foe in table.foes:
        if may_annoy(table, foe):
            for vessel in table.view.seats[foe].ships:
                if recognised(vessel):
                    best = max(best, Errand(worth(foe, vessel, chance), vessel.id, foe))
    return best


def interned(table: Table, card: CardView) -> Errand:
    rules, dice = table.pack.rules.challenge, coins(table, card)

    def worth(foe: int, vessel: VesselView, _chance: float) -> float:
        bonus = rules.interned_damaged * vessel.damage + (rules.interned_limited_supply if vessel.short else 0)
        return success(*dice, bonus) * vessel_worth(table, foe, vessel) * table.weight[foe]

    return aimed(table, card, worth)


def transfer_command(table: Table, card: CardView) -> Errand:
    def worth(foe: int, vessel: VesselView, chance: float) -> float:
        gained = vessel_worth(table, table.me, vessel) * (1.0 if vessel.role == "prize" else 0.6)
        return chance * (gained + table.weight[foe] * vessel_worth(table, foe, vessel))

    return aimed(table, card, worth)


def breakdown(table: Table, card: CardView) -> Errand:
    best, chance = NOTHING, success(*coins(table, card))
    for foe in table.foes:
        if may_annoy(table, foe):
            for vessel in table.fighters(foe):
                if not vessel.damage:
                    worth = fighter_worth(table, foe, vessel) * HURT * table.weight[foe]
                    worth += 0.1 * table.victory(vessel) if recognised(vessel) else 0.0
                    best = max(best, Errand(chance * worth, vessel.id, foe))
    return best


def heavy_weather(table: Table, card: CardView) -> Errand:
    best, chance = NOTHING, success(*coins(table, card))
    for foe in table.foes:
        if may_annoy(table, foe, through_fog=True):
            seat = table.view.seats[foe]
            exposed = [it for it in (*seat.merchants, *seat.ships) if it.damage and not it.refuge]
            worth = sum(vessel_worth(table, foe, it) for it in exposed) * table.weight[foe]
            others = 0.2 * table.mean_weight * (len(table.foes) - 1)  # who would sink them, and score
            worth += others * sum(table.victory(it) for it in exposed)
            best = max(best, Errand(chance * worth, seat=foe))
    return best


def rendezvous_missed(table: Table, card: CardView) -> Errand:
    best = NOTHING
    for foe in table.foes:
        if may_annoy(table, foe):
            malus = table.pack.rules.challenge.rendezvous_missed_prize if any(table.prizes(foe)) else 0
            hurt = [it for it in table.fighters(foe) if not it.short and not it.refuge]
            worth = sum(fighter_worth(table, foe, it) * 0.3 for it in hurt)
            best = max(best, Errand(success(*coins(table, card), malus) * worth * table.weight[foe], seat=foe))
    return best
