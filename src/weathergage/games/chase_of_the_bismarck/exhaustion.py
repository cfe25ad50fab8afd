"""Chapter 13.2: crew exhaustion (optional)."""

from __future__ import annotations

from collections import Counter

from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.state import Game, Ship


def is_exhausted(g: Game, ship: Ship) -> bool:
    """CB-13.2a, CB-13.2b: twice engaged on an earlier day, and engaged again today."""
    if not g.state.options.crew_exhaustion or ship.seat != AXIS or not ship.fights:
        return False
    table = g.pack.exhaustion
    if g.pack.cards[ship.id].kind not in table.kinds:
        return False
    today = g.pack.turn(g.state.turn).day
    days = Counter(ship.fights)
    return days[today] > 0 and any(count >= table.engagements for day, count in days.items() if day < today)
