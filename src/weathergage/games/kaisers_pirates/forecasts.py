"""3.2.7: the exact odds of one roll against another, told as outlooks. Both editions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from weathergage import odds
from weathergage.engine import Names, Outlook, Text, text
from weathergage.games.kaisers_pirates.attack import Modifiers, Side, attack_modifiers, defence_modifiers, defence_of
from weathergage.games.kaisers_pirates.cards.coins import Printed
from weathergage.games.kaisers_pirates.force import ship_in
from weathergage.games.kaisers_pirates.names import dice_name, ship_name
from weathergage.games.kaisers_pirates.state import NOBODY, Attack, Game, Vessel

SUCCESS, FAILURE = text("kp-outcome-success"), text("kp-outcome-failure")
NONE, DAMAGED = text("kp-outcome-none"), text("kp-outcome-damaged")
SUNK, CAPTURED = text("kp-outcome-sunk"), text("kp-outcome-captured")
ONE_SHIP, TWO_SHIPS = text("kp-outcome-one-ship"), text("kp-outcome-two-ships")
EXHAUSTED, NOT_EXHAUSTED = text("kp-outcome-exhausted"), text("kp-outcome-not-exhausted")


def roll_of(side: Side) -> odds.Roll:
    """The highest of a side's dice, with its modifiers."""
    return odds.highest_die(*side.dice) + sum(amount for _, amount in side.modifiers)


def spelled(coin: str, side: Side) -> Text:
    """A side's dice and modifiers in words, under the name of the coin that they come from."""
    return text("kp-odds-side", coin=text(f"kp-coin-{coin}"), roll=_roll_in_words(side))


def _roll_in_words(side: Side) -> Text:
    parts = tuple(text("kp-odds-modifier", name=text(key), amount=f"{amount:+d}") for key, amount in side.modifiers)
    dice = dice_name(side.dice)
    return text("kp-odds-sum", dice=dice, modifiers=Names(parts)) if parts else text("kp-odds-dice", dice=dice)


Weights: TypeAlias = Iterable[tuple[Text, int]]


def weighed(total: int, weights: Weights) -> tuple[tuple[Text, int, int], ...]:
    """A fraction for each outcome that is possible; outcomes with the same name are one."""
    sums: dict[str, tuple[Text, int]] = {}
    for name, weight in weights:
        _, before = sums.get(name.key, (name, 0))
        sums[name.key] = (name, before + weight)
    return tuple((name, weight, total) for name, weight in sums.values() if weight)


def contest(g: Game, title: Text, mine: Side, theirs: Side, rule: str) -> Outlook:
    """KP-3.2.7e: a challenge."""
    result = odds.challenge(roll_of(mine), roll_of(theirs), g.pack.rules.resolution.lowest)
    won, lost = result.weight(odds.CheckResult.SUCCESS), result.weight(odds.CheckResult.FAILURE)
    named = weighed(result.total, ((SUCCESS, won), (FAILURE, lost)))
    sums = spelled("challenge", mine), spelled("response", theirs)
    return Outlook(title, sums, named, rule)


def challenge(g: Game, name: Text, coins: Printed, modifiers: Modifiers, rule: str) -> Outlook:
    """A challenge with the coins of a card."""
    return contest(g, name, Side(coins.challenge, NOBODY, modifiers), Side(coins.response, NOBODY), rule)


Outcomes: TypeAlias = tuple[Text, Text, Text]  # for no effect, damaged, sunk
PLAIN: Final[Outcomes] = (NONE, DAMAGED, SUNK)
BOARDING: Final[Outcomes] = (NONE, NONE, CAPTURED)
DUEL: Final[Outcomes] = (NONE, NONE, SUNK)


def attack_roll(g: Game, title: Text, mine: Side, theirs: Side, outcomes: Outcomes = PLAIN) -> Outlook:
    """KP-3.2.7a-c: an attack."""
    result = odds.attack(roll_of(mine), roll_of(theirs), g.pack.rules.resolution.lowest)
    weights = zip(outcomes, map(result.weight, odds.AttackResult), strict=True)
    sums = spelled("attack", mine), spelled("defence", theirs)
    return Outlook(title, sums, weighed(result.total, weights), "KP-3.2.7")


def attack_on(g: Game, attack: Attack, target: Vessel) -> Outlook:
    """An attack on one target, with all that modifies it as it stands."""
    own = ship_in(g.state.seats[attack.seat], attack.ship)
    mine = Side(attack.dice, attack.seat, attack_modifiers(g, attack, own))
    theirs = Side(defence_of(g.pack, target), attack.foe, defence_modifiers(g.pack, target))
    names = BOARDING if attack.boarding or attack.non_combatant else PLAIN
    return attack_roll(g, ship_name(g.pack, target.id), mine, theirs, names)
