"""Attacks and challenges by exact odds, as plain numbers that are looked up."""

from __future__ import annotations

import functools
from typing import NamedTuple

from weathergage.games.kaisers_pirates.components import Dice
from weathergage.odds import AttackResult, CheckResult, attack, challenge, highest_die


class Hit(NamedTuple):
    """KP-3.2.7: the chances of an attack."""

    none: float
    damaged: float
    sunk: float


@functools.cache
def hit(dice: Dice, modifier: int, defence: Dice, defence_modifier: int) -> Hit:
    """KP-3.2.7a-c: one attack."""
    result = attack(highest_die(*dice) + modifier, highest_die(*defence) + defence_modifier)
    damaged, sunk = (float(result.probability(it)) for it in (AttackResult.DAMAGED, AttackResult.SUNK))
    return Hit(1 - damaged - sunk, damaged, sunk)


@functools.cache
def success(dice: Dice, response: Dice, modifier: int = 0) -> float:
    """KP-3.2.7e: a challenge."""
    return float(challenge(highest_die(*dice) + modifier, highest_die(*response)).probability(CheckResult.SUCCESS))


@functools.cache
def quality(dice: Dice, modifier: int) -> float:
    """What an intercept by such a ship gains against an ordinary merchantman: d6, worth 7."""
    chances = hit(dice, modifier, (6,), 0)
    return 7 * chances.sunk + 1.5 * chances.damaged
