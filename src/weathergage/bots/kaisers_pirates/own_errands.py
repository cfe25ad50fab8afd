"""Errands that help, move or remove own ships."""

from __future__ import annotations

from weathergage.bots.kaisers_pirates.errand import NOTHING, Errand, coins, recognised
from weathergage.bots.kaisers_pirates.odds import quality, success
from weathergage.bots.kaisers_pirates.table import FIGHTERS, Table
from weathergage.bots.kaisers_pirates.worth import fighter_worth, prize_factor, vessel_worth
from weathergage.games.kaisers_pirates.view import CardView, VesselView


def damage_control(table: Table, _card: CardView) -> Errand:
    """KP-3.3.9: whichever own ship gains most."""
    return max((Errand(repair_gain(table, it), it.id) for it in own_damaged(table)), default=NOTHING)


def own_damaged(table: Table) -> list[VesselView]:
    return [it for it in (*table.own.merchants, *table.own.ships) if it.damage]


def repair_gain(table: Table, vessel: VesselView) -> float:
    """What a ship is worth more without a damage marker: it fights better and is harder to sink."""
    if vessel.role in FIGHTERS:
        ship = table.pack.ships[vessel.id]
        now = table.own_modifier(vessel)
        better = quality(ship.attack, now - table.pack.rules.attack.damaged) - quality(ship.attack, now)
        exposed = 0.0 if vessel.refuge else (0.18 if recognised(vessel) else 0.07)
        active = is_best(table, vessel)
        return better * table.turns * (0.5 if active else 0.15) + exposed * ship.victory * min(1.0, table.threats / 3)
    value = table.victory(vessel)
    if vessel.role == "prize":
        return value * (0.5 if vessel.recognised else 0.12) * min(1.0, table.threats / 3)
    return value * 0.2 * min(1.0, table.threats / 3)


def is_best(table: Table, vessel: VesselView) -> bool:
    """Is there no better ship for the next intercepts?"""
    mine = fighter_worth(table, table.me, vessel)
    return all(fighter_worth(table, table.me, it) <= mine for it in table.fighters(table.me) if it.id != vessel.id)


def supply_gain(table: Table) -> float:
    """What it is worth to resupply all own ships that need it."""
    total = 0.0
    for vessel in table.fighters(table.me):
        if vessel.short:
            ship, now = table.pack.ships[vessel.id], table.own_modifier(vessel)
            better = quality(ship.attack, now - table.pack.rules.attack.limited_supply) - quality(ship.attack, now)
            total += better * table.turns * 0.4
    return total


def collier(table: Table, _card: CardView) -> Errand:
    return Errand(supply_gain(table))


def blockade_runner(table: Table, card: CardView) -> Errand:
    bonus = table.pack.rules.challenge.blockade_runner_prize if any(table.prizes(table.me)) else 0
    return Errand(supply_gain(table) * success(*coins(table, card), bonus))


def fair_seas(table: Table, _card: CardView) -> Errand:
    """KP-3.3.12: a merchantman that comes through counts; a prize would have counted anyway, most of the time."""
    best = NOTHING
    for vessel in (*table.own.merchants, *table.prizes(table.me)):
        if not vessel.damage:
            printed = table.pack.merchants[vessel.id]
            chance = success(printed.passage_challenge, printed.passage_response, table.pack.rules.challenge.fair_seas)
            gain = printed.victory * (0.92 if vessel.role == "merchantman" else 2 - prize_factor(table))
            if vessel.recognised:
                gain += printed.victory * 0.6
            best = max(best, Errand(chance * gain, vessel.id))
    return best


def reflag(table: Table, _card: CardView) -> Errand:
    return max((Errand(disguise_gain(table, it), it.id) for it in table.own.ships if it.recognised), default=NOTHING)


def disguise_gain(table: Table, vessel: VesselView) -> float:
    """What it is worth to hide a recognised ship: the chance that it is attacked and sunk otherwise."""
    risk = min(1.0, table.threats / 2) * (0.22 if vessel.damage else 0.12)
    return risk * (table.victory(vessel) * table.mean_weight + vessel_worth(table, table.me, vessel))


def scuttle(table: Table, _card: CardView) -> Errand:
    """KP-3.3.35: rather than leave a wreck to the enemy, when it is as good as lost and of no more use."""
    best = NOTHING
    if len(table.own.ships) > 1:
        for vessel in own_damaged(table):
            if vessel.role in FIGHTERS and recognised(vessel) and not vessel.refuge:
                risk = 0.6 * min(1.0, table.threats / 2)
                saved = risk * table.victory(vessel) * table.mean_weight
                gain = saved - (1 - risk) * fighter_worth(table, table.me, vessel)
                best = max(best, Errand(gain, vessel.id))
    return best


def island_refuge(table: Table, card: CardView) -> Errand:
    """KP-3.3.20: shelter for a ship that is damaged, short of supply or recognised, when others can do its work."""
    best = NOTHING
    if table.turns < 3:
        return best
    sound = sum(1 for it in table.fighters(table.me) if not it.refuge)
    for vessel in table.fighters(table.me):
        if vessel.refuge or not (vessel.damage or vessel.short or vessel.recognised) or sound < 2:
            continue
        tried = 1 - (1 - success(*coins(table, card))) ** 3  # KP-3.3.20d: in each turn
        gain = tried * (repair_gain(table, vessel) + (1.5 if vessel.short else 0))
        best = max(best, Errand(gain + (disguise_gain(table, vessel) if recognised(vessel) else 0), vessel.id))
    return best


def breakout(table: Table, card: CardView) -> Errand:
    """KP-3.3.7: the fewer and the worse the own ships, the more a new one is worth."""
    ready = [quality(table.pack.ships[it.id].attack, table.own_modifier(it)) for it in table.fighters(table.me)]
    best = max(ready, default=0.0)
    gain = max(0.4, 3.9 - best) * 0.35 * table.turns + (0.25 * table.turns if len(ready) < 3 else 0)
    return Errand(success(*coins(table, card)) * gain)
