"""5.0, 5.4.3, ruling R-69: what a choice is worth to the phantom, by exact odds. Both editions; options 6.1-6.3, 6.8.

A `Worth` compares first what the choice gains: the expected change of the phantom's victory value less that of the live
player, as far as the dice of this very choice decide it. Ships count as at the end of a round: in a pile what they
count there, a prize in a Force double, warships, raiders and merchantmen in a Force nothing. Whatever an undamaged
survivor may make of Safe Passage is taken into account. Reactions are not: the phantom knows no hand.

Where no dice decide about points, as when a ship is repaired or hides, what is at stake decides instead: the victory
value of the ship that is helped, harmed or taken, times the chance that this succeeds. What is equal in both is
settled by chance.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from fractions import Fraction
from math import prod
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from weathergage import odds
from weathergage.games.kaisers_pirates.attack import (
    Modifiers,
    attack_modifiers,
    defence_modifiers,
    defence_of,
)
from weathergage.games.kaisers_pirates.cards.coins import Printed
from weathergage.games.kaisers_pirates.components import SIZES, Dice, KaisersPack
from weathergage.games.kaisers_pirates.force import is_fighter
from weathergage.games.kaisers_pirates.intercept import passage_bonus
from weathergage.games.kaisers_pirates.state import NOBODY, Attack, Game, Vessel

# KP-1.2a: a coin shows different dice, so this is a denominator of every product of up to four chances. Whole numbers
# of such parts are as exact as fractions, and much faster to add and to compare.
WHOLE: Final = prod(SIZES) ** 8


class Worth(NamedTuple):
    """What a choice gains, and what is at stake in it, in parts of WHOLE."""

    gain: int = 0
    stake: int = 0


NOTHING = Worth()


def in_parts(gain: Fraction | int = 0, stake: Fraction | int = 0) -> Worth:
    """A worth in victory points."""
    return Worth(int(gain * WHOLE), int(stake * WHOLE))


class Chances(NamedTuple):
    """KP-3.2.7: the chances of an attack."""

    none: Fraction
    damaged: Fraction
    sunk: Fraction


@functools.lru_cache(maxsize=4096)
def _attack(attack: Dice, bonus: int, defence: Dice, malus: int, lowest: int) -> Chances:
    result = odds.attack(odds.highest_die(*attack) + bonus, odds.highest_die(*defence) + malus, lowest)
    return Chances(*map(result.probability, odds.AttackResult))


@functools.lru_cache(maxsize=4096)
def _challenge(mine: Dice, bonus: int, theirs: Dice, lowest: int) -> Fraction:
    result = odds.challenge(odds.highest_die(*mine) + bonus, odds.highest_die(*theirs), lowest)
    return result.probability(odds.CheckResult.SUCCESS)


def success(g: Game, coins: Printed, modifiers: Modifiers) -> Fraction:
    """The chance of a challenge with the coins of a card."""
    return _challenge(coins.challenge, total(modifiers), coins.response, g.pack.rules.resolution.lowest)


def total(modifiers: Modifiers) -> int:
    """What modifiers come to."""
    amounts = 0
    for _, amount in modifiers:
        amounts += amount
    return amounts


# -------------------------------------------------------------------- ships


def victory_of(pack: KaisersPack, vessel: Vessel) -> int:
    """The victory value that is printed on a ship."""
    ship = pack.ships.get(vessel.id)
    return pack.merchants[vessel.id].victory if ship is None else ship.victory


def held(pack: KaisersPack, vessel: Vessel) -> int:
    """What a ship in a Force brings its holder at the end of the round."""
    return victory_of(pack, vessel) * pack.rules.scoring.prize if vessel.role == "prize" else 0


def loss(pack: KaisersPack, vessel: Vessel) -> int:
    """What its holder falls behind by when the opponent sinks it."""
    return victory_of(pack, vessel) * pack.rules.scoring.single + held(pack, vessel)


def passage(g: Game, vessel: Vessel, bonus: Modifiers) -> Fraction:
    """KP-3.2.6: the chance of Safe Passage."""
    card = g.pack.merchants[vessel.id]
    return _challenge(
        card.passage_challenge,
        total(bonus),
        card.passage_response,
        g.pack.rules.resolution.lowest,
    )


def helped(g: Game, vessel: Vessel) -> Worth:
    """A ship is repaired, sheltered or disguised: what the opponent could have gained by it is safe."""
    return in_parts(stake=loss(g.pack, vessel))


# -------------------------------------------------------------------- attacks


def struck(g: Game, attack: Attack, ship: Vessel | None, target: Vessel) -> Worth:
    """The attack on one target, with its dice and modifiers as they are."""
    if attack.kind == "intercept":
        captures = attack.boarding or attack.non_combatant
        return hunt_of(g, attack, ship)[target.id, target.damage, captures]
    bonus = total(attack_modifiers(g, attack, ship))
    return _sunk(_fight(g.pack, attack.dice, bonus, target), loss(g.pack, target))


class Hunt(dict[tuple[str, int, bool], Worth]):
    """What the intercept of each merchantman is worth with the same dice and modifiers: by its id, its damage, and
    whether it would be captured instead of sunk. It is found out when it is asked for first."""

    def __init__(self, pack: KaisersPack, dice: Dice, bonus: int, relief: int) -> None:
        super().__init__()
        self._pack, self._dice, self._bonus, self._relief = pack, dice, bonus, relief

    def __missing__(self, key: tuple[str, int, bool]) -> Worth:
        """KP-3.3.3, KP-3.3.25, KP-3.2.6: it is sunk or captured; if it stays undamaged it may make for port."""
        ship, damage, captures = key
        pack, printed, scoring = self._pack, self._pack.merchants[ship], self._pack.rules.scoring
        times = scoring.prize if captures else scoring.single
        fight = _fight(pack, self._dice, self._bonus, Vessel(ship, "merchantman", damage))
        if damage:
            it = _sunk(fight, times * printed.victory)
        else:
            port = printed.passage_challenge, self._relief, printed.passage_response, pack.rules.resolution.lowest
            it = _sunk_or_away(fight, times * printed.victory, port, printed.victory, captures)
        self[key] = it
        return it


_hunt = functools.cache(Hunt)


def hunt_of(g: Game, attack: Attack, ship: Vessel | None) -> Hunt:
    """The hunt of this ship, with the dice and modifiers of the attack."""
    dice = attack.dice if ship is None else g.pack.ships[ship.id].attack
    return _hunt(g.pack, dice, total(attack_modifiers(g, attack, ship)), total(passage_bonus(g, attack)))


def intercepts(attack: Attack, hunt: Hunt, targets: Sequence[Vessel]) -> Worth:
    """An intercept of several merchantmen: a Boarding Party serves the first that is undamaged."""
    worth, party = NOTHING, attack.boards
    for target in targets:
        boarding = party and not target.damage
        party &= not boarding
        it = hunt[target.id, target.damage, boarding or attack.non_combatant]
        worth = it if worth is NOTHING else Worth(worth.gain + it.gain, worth.stake + it.stake)
    return worth


Fight: TypeAlias = tuple[Dice, int, Dice, int, int]  # dice and modifiers of both sides, and the lowest result
Port: TypeAlias = tuple[Dice, int, Dice, int]  # the same of a challenge for Safe Passage


def _fight(pack: KaisersPack, dice: Dice, bonus: int, target: Vessel) -> Fight:
    malus = total(defence_modifiers(pack, target))
    return dice, bonus, defence_of(pack, target), malus, pack.rules.resolution.lowest


@functools.lru_cache(maxsize=4096)
def _sunk(fight: Fight, value: int) -> Worth:
    """An attack that sinks or captures, or leaves everything as it was."""
    gain = _attack(*fight).sunk * value
    return in_parts(gain, gain)


@functools.lru_cache(maxsize=16384)
def _sunk_or_away(fight: Fight, value: int, port: Port, saved: int, captures: bool) -> Worth:
    """An attack that sinks or captures, and may give its target the chance to come through."""
    chance = _attack(*fight)
    unharmed = 1 - chance.sunk if captures else chance.none
    gain = chance.sunk * value
    return in_parts(gain - unharmed * _challenge(*port) * saved, gain)


def pursued(g: Game, attack: Attack, pursuer: Vessel, target: Vessel, safe: tuple[Fraction, Fraction]) -> Worth:
    """KP-6.10.2, KP-6.10.3: both ships cross the shoal; `safe`: the chances of the target and of the pursuer."""
    gain = stake = Fraction(0)
    for target_safe in (True, False):
        for pursuer_safe in (True, False):
            chance = (safe[0] if target_safe else 1 - safe[0]) * (safe[1] if pursuer_safe else 1 - safe[1])
            points = 0
            if not target_safe and target.damage:
                points += loss(g.pack, target)
            if not pursuer_safe and pursuer.damage:
                points -= loss(g.pack, pursuer)
            sinks = (not target_safe and target.damage) or (not pursuer_safe and pursuer.damage)
            after = NOTHING if sinks else struck(g, attack, _hurt(pursuer, pursuer_safe), _hurt(target, target_safe))
            gain += chance * (points * WHOLE + after.gain)
            stake += chance * after.stake
    return Worth(int(gain), int(stake))


def _hurt(vessel: Vessel, safe: bool) -> Vessel:
    return vessel if safe else replace(vessel, damage=vessel.damage + 1)


def dares_prize(g: Game) -> Fraction:
    """KP-6.9.1: the chance that a submarine may torpedo a prize."""
    dice = g.pack.rules.contest_of("prize_torpedo")
    return _challenge(dice.challenge, 0, dice.response, g.pack.rules.resolution.lowest)


# -------------------------------------------------------------------- removals


def removed(g: Game, vessel: Vessel, chance: Fraction) -> Worth:
    """KP-3.3.18: a ship of the opponent leaves play unscored."""
    return in_parts(chance * held(g.pack, vessel), chance * victory_of(g.pack, vessel))


def won_over(g: Game, vessel: Vessel, chance: Fraction) -> Worth:
    """KP-3.3.45: a ship of the opponent changes sides."""
    return in_parts(chance * 2 * held(g.pack, vessel), chance * victory_of(g.pack, vessel))


def given_up(g: Game, vessel: Vessel) -> Worth:
    """KP-3.3.35: an own ship leaves play, so that the opponent can't score it."""
    return in_parts(-held(g.pack, vessel), victory_of(g.pack, vessel))


def brought_in(g: Game, vessel: Vessel, bonus: Modifiers) -> Worth:
    """KP-3.3.12: a merchantman makes for port; a prize counts the same there as in the Force, but is safe."""
    chance = passage(g, vessel, bonus)
    saved = 0 if vessel.role == "prize" else victory_of(g.pack, vessel)
    return in_parts(chance * saved, chance * loss(g.pack, vessel))


def best_hunt(g: Game, ship: Vessel, merchants: list[Vessel], seat: int) -> int:
    """What an own ship could gain by intercepting the best merchantman by day, in parts of WHOLE."""
    if not is_fighter(ship) or not merchants:
        return 0
    attack = Attack("intercept", seat, NOBODY, "", ship=ship.id, dice=g.pack.ships[ship.id].attack)
    return max(struck(g, attack, ship, target).gain for target in merchants)


def supplied(g: Game, ship: Vessel, prize: int, merchants: list[Vessel], seat: int) -> Worth:
    """KP-6.12: what Limited Supply costs the next intercept, against the chance that the prize is used up."""
    dice = g.pack.rules.contest_of("prize_exhaustion")
    exhausted = _challenge(dice.challenge, 0, dice.response, g.pack.rules.resolution.lowest)
    lost = exhausted * prize * (g.pack.rules.scoring.prize - g.pack.rules.scoring.single)
    better = best_hunt(g, replace(ship, short=False), merchants, seat) - best_hunt(g, ship, merchants, seat)
    return Worth(better - int(lost * WHOLE))
