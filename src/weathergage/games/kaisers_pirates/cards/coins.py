"""1.1.4: the coins of a card that was played, or of what the phantom plays instead of one."""

from __future__ import annotations

from typing import TypeAlias

from weathergage.games.kaisers_pirates.components import Entry, KaisersPack
from weathergage.games.kaisers_pirates.decks import Coins
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import Attack

Printed: TypeAlias = Coins | Entry


def coins_of(pack: KaisersPack, played: Played | Attack) -> Printed:
    """What is printed on a card of its own, on the solitaire card that stands for one, or on all cards of the type."""
    if played.card:
        return pack.cards[played.card]
    return entry_of(pack, played.entry) if played.entry else pack.types[played.type]


def entry_of(pack: KaisersPack, reference: str) -> Entry:
    """KP-5.1a: an entry by its card and place: "solitaire_07.offensive_3"."""
    return pack.entries[reference]
