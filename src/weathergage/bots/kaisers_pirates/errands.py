"""What the actions gain that are no attack, each at its best object."""

from __future__ import annotations

from collections.abc import Callable

from weathergage.bots.kaisers_pirates import enemy_errands, own_errands, turn_errands
from weathergage.bots.kaisers_pirates.errand import NOTHING, Errand
from weathergage.bots.kaisers_pirates.table import Table
from weathergage.games.kaisers_pirates.view import CardView


def best_errand(table: Table, card: CardView) -> Errand:
    """What this card gains now as an action."""
    rule = ERRANDS.get(card.type)
    return rule(table, card) if rule else NOTHING


ERRANDS: dict[str, Callable[[Table, CardView], Errand]] = {
    "blockade_runner": own_errands.blockade_runner,
    "bounding_main": turn_errands.bounding_main,
    "breakdown": enemy_errands.breakdown,
    "breakout": own_errands.breakout,
    "collier": own_errands.collier,
    "damage_control": own_errands.damage_control,
    "deception": turn_errands.deception,
    "exchange_information": turn_errands.exchange_information,
    "fair_seas": own_errands.fair_seas,
    "fog_bank": turn_errands.fog_bank,
    "heavy_weather": enemy_errands.heavy_weather,
    "intelligence": turn_errands.intelligence,
    "interned": enemy_errands.interned,
    "island_refuge": own_errands.island_refuge,
    "recon_aircraft": turn_errands.recon_aircraft,
    "reflag": own_errands.reflag,
    "rendezvous_missed": enemy_errands.rendezvous_missed,
    "scuttle": own_errands.scuttle,
    "second_chance": turn_errands.second_chance,
    "transfer_command": enemy_errands.transfer_command,
    "wireless_intercept": turn_errands.wireless_intercept,
}
