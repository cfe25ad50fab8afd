"""1.1.4: the coins of a card that was played, or of what the phantom plays instead of one."""

from __future__ import annotations

from weathergage.games.kaisers_pirates.components import Card, CardType, KaisersPack
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import Attack


def coins_of(pack: KaisersPack, played: Played | Attack) -> Card | CardType:
    """What is printed on it: a card of its own, or for the phantom (chapter 5) what all cards of the type share."""
    return pack.cards[played.card] if played.card else pack.types[played.type]
