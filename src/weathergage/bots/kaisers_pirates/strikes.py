"""What an attack gains: the attacker's victory value, and by their weight the defender's gains and losses."""

from __future__ import annotations

from weathergage.bots.kaisers_pirates.odds import hit, success
from weathergage.bots.kaisers_pirates.table import FIGHTERS, Table
from weathergage.bots.kaisers_pirates.worth import (
    HURT,
    damage_worth,
    fighter_worth,
    merchant_bonus,
    prize_factor,
    vessel_worth,
    warship_value,
)
from weathergage.games.kaisers_pirates.components import Dice
from weathergage.games.kaisers_pirates.view import VesselView


def on_merchantman(  # noqa: PLR0913 - what an attack is made of
    table: Table,
    foe: int,
    dice: Dice,
    modifier: int,
    target: VesselView,
    *,
    boarding: bool = False,
    cargo: bool = False,
    passage: bool = True,
) -> float:
    """KP-3.2.4, KP-3.3.3, KP-3.3.41: an attack on a merchantman; `passage`: it may run for port if it survives."""
    card = table.pack.merchants[target.id]
    chances = hit(dice, modifier, card.defence, table.defence_modifier(target))
    weight = table.weight[foe]
    denied = vessel_worth(table, foe, target) * weight + merchant_bonus(table)
    escape = 0.0
    if passage and not target.damage:
        escape = success(card.passage_challenge, card.passage_response) * card.victory * weight
    if boarding:
        return chances.sunk * (card.victory * prize_factor(table) + denied) - (1 - chances.sunk) * escape
    gain = chances.sunk * (card.victory * (2 if cargo else 1) + denied) - chances.none * escape
    if not target.damage:
        gain += chances.damaged * card.victory * (damage_worth(table) + 0.08 * weight)
    return gain


def on_ship(table: Table, foe: int, dice: Dice, modifier: int, target: VesselView) -> float:
    """KP-3.2.3: British forces intercept a warship, raider or prize."""
    weight = table.weight[foe]
    if target.role not in FIGHTERS:
        card = table.pack.merchants[target.id]
        chances = hit(dice, modifier, card.defence, table.defence_modifier(target))
        gain = chances.sunk * (card.victory + merchant_bonus(table) + weight * vessel_worth(table, foe, target))
        return gain - chances.none * 0.1 * card.victory * weight
    ship = table.pack.ships[target.id]
    chances = hit(dice, modifier, ship.defence, table.defence_modifier(target))
    worth = fighter_worth(table, foe, target)
    gain = chances.sunk * (warship_value(table, ship.victory) + weight * worth)
    if not target.damage:
        gain += chances.damaged * (weight * worth * HURT + ship.victory * damage_worth(table))
    return gain


def on_row(table: Table, foe: int, dice: Dice, *, cargo: bool = False) -> float:
    """KP-3.3.21b: mines against a whole front row."""
    row = table.view.seats[foe].merchants
    gain = sum(on_merchantman(table, foe, dice, 0, it, cargo=cargo, passage=False) for it in row)
    return gain * (1 - 0.01 * table.view.seats[foe].hand)


def by_question(table: Table, foe: int, challenge: tuple[Dice, Dice], dice: Dice, target: VesselView) -> float:
    """KP-3.3.19: Interrogate: a challenge, then an intercept; a ship that survives is recognised."""
    return success(*challenge) * (on_ship(table, foe, dice, 0, target) + 0.4)


def danger(table: Table, foe: int, ship: VesselView) -> float:
    """KP-3.3.1, KP-3.3.46: what an AMC or a Trap in the opponent's hand may cost, lightly."""
    armed = min(0.4, 0.03 * table.view.seats[foe].hand)
    stake = table.victory(ship) * table.weight[foe] + fighter_worth(table, table.me, ship)
    return armed * 0.2 * stake


def evasion(table: Table, foe: int) -> float:
    """What is left of an intercept's gain when the opponent may hold a reaction."""
    return 1 - min(0.3, 0.025 * table.view.seats[foe].hand)
