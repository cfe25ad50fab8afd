"""How ships, cards and sums are named in texts. Each name is made once."""

from __future__ import annotations

import functools

from weathergage.engine import Die, Names, Text, text
from weathergage.games.kaisers_pirates.components import INTERCEPTS, Dice, KaisersPack


@functools.cache
def _ship(ship: str) -> Text:
    return text(f"kp-ship-{ship}")


@functools.cache
def _merchant(ship: str) -> Text:
    return text(f"kp-merchant-{ship}")


@functools.cache
def type_name(kind: str) -> Text:
    """An action card by its type, or what a solitaire card has instead of one."""
    return text(f"kp-entry-{kind}" if kind in INTERCEPTS else f"kp-card-{kind}")


def ship_name(pack: KaisersPack, ship: str) -> Text:
    """A ship of either deck."""
    return _ship(ship) if ship in pack.ships else _merchant(ship)


def card_name(pack: KaisersPack, card: int) -> Text:
    """An action card by its number."""
    return type_name(pack.cards[card].type)


def at_ship(pack: KaisersPack, key: str, ship: str) -> Text:
    """What is rolled for, and for which ship: Heavy Weather (Lovat)."""
    return _at_ship(key, ship, ship in pack.ships)


@functools.cache
def _at_ship(key: str, ship: str, fighter: bool) -> Text:
    return text("kp-word-at-ship", what=text(key), ship=_ship(ship) if fighter else _merchant(ship))


def ship_names(pack: KaisersPack, ships: list[str]) -> Names:
    """Several ships."""
    return Names(tuple(ship_name(pack, ship) for ship in ships))


def card_names(pack: KaisersPack, cards: list[int]) -> Names:
    """Several action cards."""
    return Names(tuple(card_name(pack, card) for card in cards))


@functools.cache
def dice_name(dice: Dice) -> str:
    """Dice as the rulebook writes them: d10/d8."""
    return "/".join(f"d{size}" for size in dice)


@functools.cache
def _die(size: int, face: int, against: bool) -> Die:
    return Die(size, face, against)


def shown_dice(dice: Dice, faces: tuple[int, ...], against: bool = False) -> tuple[Die, ...]:
    """Dice for a log line."""
    return tuple(_die(size, face, against) for size, face in zip(dice, faces, strict=True))
