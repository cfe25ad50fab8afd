"""The cards that attack by themselves: what each gains at its best target."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from weathergage.bots.kaisers_pirates.errand import recognised
from weathergage.bots.kaisers_pirates.strikes import by_question, on_merchantman, on_row, on_ship
from weathergage.bots.kaisers_pirates.table import Table
from weathergage.games.kaisers_pirates.view import CardView, VesselView

WEAPONS = frozenset(("submarine_u", "submarine_uc", "interrogate", "monitor"))
NO_TARGET = (-1.0, "")


def best_strike(
    table: Table, foe: int, card: CardView, row: Sequence[VesselView], ships: Sequence[VesselView]
) -> tuple[float, str]:
    """The gain of the card and its target, among the front row and those ships that may be intercepted.

    Without a target it is the whole front row: KP-3.3.43b.
    """
    coins = table.pack.cards[card.number]
    match card.type:
        case "submarine_u" | "submarine_uc":
            dice = coins.torpedo_attack
            best = best_of((on_merchantman(table, foe, dice, 0, it, passage=False), it.id) for it in row)
            if coins.mine_attack and row:
                best = max(best, (on_row(table, foe, coins.mine_attack), ""))
            return best
        case "interrogate":
            asked = (coins.challenge, coins.response)
            masked = (it for it in ships if not recognised(it) and not it.refuge)
            return best_of((by_question(table, foe, asked, coins.attack, it), it.id) for it in masked)
        case "monitor":
            bonus = table.pack.rules.attack.monitor
            sheltered = (it for it in ships if it.refuge)
            return best_of((on_ship(table, foe, coins.attack, bonus, it), it.id) for it in sheltered)
        case _:
            return NO_TARGET


def best_british(
    table: Table, foe: int, card: CardView, ships: Iterable[VesselView], joined: Sequence[CardView] = ()
) -> tuple[float, str]:
    """KP-3.2.3: the best target of the card's Intercept half, with the card that joins it."""
    modifier = british_modifier(table, card.night, {it.type for it in joined})
    exposed = (it for it in ships if recognised(it) and not it.refuge)
    return best_of((on_ship(table, foe, card.intercept, modifier, it), it.id) for it in exposed)


def british_modifier(table: Table, night: bool, kinds: set[str]) -> int:
    """KP-3.2.3e, KP-3.2.7m: what modifies an intercept by British forces."""
    rules = table.pack.rules.attack
    modifier = rules.surprise_attack if "surprise_attack" in kinds else 0
    if night:
        modifier += rules.night + (rules.searchlight if "searchlight" in kinds else 0)
    return modifier


def best_of(choices: Iterable[tuple[float, str]]) -> tuple[float, str]:
    return max(choices, default=NO_TARGET)
