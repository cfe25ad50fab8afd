"""3.2.1, 3.2.2: which halves of the action cards can be put down. Both editions."""

from __future__ import annotations

import functools
from typing import Final, TypeAlias

from weathergage.games.kaisers_pirates.components import Edition, KaisersPack

# KP-3.3.4c, KP-3.3.11d: outside of team games only the Intercept halves of these can be used.
TEAM_CARDS: Final = frozenset(("bounding_main", "exchange_information"))
MINES: Final = "lay_mines"


def can_be_action(pack: KaisersPack, card: int, edition: Edition, teams: bool) -> bool:
    """KP-3.2.2a, KP-3.3.32e: of the reactions only Reflag is committed. Lay Mines goes on its raider."""
    kind = pack.cards[card].type
    if kind == MINES or (kind in TEAM_CARDS and not teams):
        return False
    return kind == "reflag" or pack.types[kind].kind(edition) != "reaction"


Uses: TypeAlias = tuple[frozenset[int], frozenset[int]]


@functools.cache
def uses(pack: KaisersPack, edition: Edition, teams: bool) -> Uses:
    """The cards whose action half goes in front, and those whose action half goes on a raider."""
    deck = pack.deck(edition)
    front = frozenset(card for card in deck if can_be_action(pack, card, edition, teams))
    on_raider = frozenset(card for card in deck if pack.cards[card].type == MINES)
    return front, on_raider
