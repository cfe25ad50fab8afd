"""Chapter 6: the modifiers of a shadow attempt, and its odds as far as either side can know them."""

from __future__ import annotations

from collections.abc import Iterable

from weathergage.engine import Outlook, Text, text
from weathergage.games.chase_of_the_bismarck.gunnery import spelled
from weathergage.games.chase_of_the_bismarck.ships import slowest
from weathergage.games.chase_of_the_bismarck.state import Game, Ship
from weathergage.odds import zero_die

HELD, SHAKEN = text("cb-odds-held"), text("cb-odds-shaken")
# Whom the odds are for: a pursuer of any part of the quarry, or the quarry itself.
PURSUER, QUARRY, FAST_PART = "pursuer", "quarry", "fast_part"


def shadowing_modifier(g: Game, pursuers: list[Ship], targets: list[Ship], manoeuvre: int) -> int | None:
    """CB-6f to CB-6j; None: the target is too fast (CB-6h)."""
    difference = slowest(g, pursuers) - slowest(g, targets)
    row = next((row for row in g.pack.shadowing_differences if difference >= row.at_least), None)
    if row is None:
        return None
    return row.modifier + best_radar(g, pursuers) + level_modifier(g) + manoeuvre


def best_radar(g: Game, pursuers: Iterable[Ship]) -> int:
    """CB-6i: the best working set of the unit."""
    table = g.pack.shadowing.radar_modifiers
    return min((table.get(g.pack.cards[it.id].radar, 0) for it in pursuers if not it.radar_lost), default=0)


def level_modifier(g: Game) -> int:
    """CB-6j."""
    return g.pack.shadowing.level_modifiers[g.state.level - 1]


def pursuit_odds(g: Game, whose: str, pursuers: Iterable[Ship], manoeuvre: int) -> tuple[Outlook, ...]:
    """CB-6e: for each difference in speed, as nobody knows the other's; the quarry does not know of a radar either."""
    table, radar, level = g.pack.shadowing, best_radar(g, pursuers), level_modifier(g)
    shown = [("radar", radar), ("level", level), ("manoeuvre", manoeuvre)]
    reached = tuple(
        Outlook(
            text("cb-odds-shadow-title", difference=in_words(row.at_least), whose=whose),
            spelled((("difference", row.modifier), *shown)),
            odds_of(row.modifier + radar + level + manoeuvre, table.success),
            "CB-6e",
        )
        for row in g.pack.shadowing_differences
    )
    least = g.pack.shadowing_differences[-1].at_least
    beyond = Outlook(
        text("cb-odds-shadow-too-fast", difference=in_words(least), whose=whose), (), ((SHAKEN, 1, 1),), "CB-6h"
    )
    return (*reached, beyond)


def in_words(difference: int) -> Text:
    """A difference of the printed table; its first row is open upwards."""
    return text("cb-odds-difference", difference=difference)


def odds_of(modifier: int, success: int) -> tuple[tuple[Text, int, int], ...]:
    """CB-6e: held, or shaken off."""
    held = zero_die().map(lambda face: face + modifier <= success).probability(True)
    shaken = 1 - held
    return (HELD, held.numerator, held.denominator), (SHAKEN, shaken.numerator, shaken.denominator)
