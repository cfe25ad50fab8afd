"""The components of the game, read from a pack and checked. Both editions.

What is printed stands in decks and tables; what the players do with it stands in the chapters that follow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from weathergage.engine import Component, Manifest, PackReader
from weathergage.games.kaisers_pirates.decks import (
    ACTIONS,
    COINS,
    ENTRIES,
    INTERCEPTS,
    NO_ACTION,
    NO_RESPONSE,
    SUBMARINES,
    Card,
    CardClass,
    CardType,
    Coins,
    Entry,
    Merchant,
    Ship,
    ShipKind,
    SolitaireCard,
)
from weathergage.games.kaisers_pirates.tables import (
    CONTESTS,
    EDITIONS,
    SIZES,
    Contest,
    Dice,
    Die,
    Edition,
    Rules,
)

__all__ = [
    "ACTIONS",
    "COINS",
    "EDITIONS",
    "INTERCEPTS",
    "NO_ACTION",
    "NO_RESPONSE",
    "SIZES",
    "SUBMARINES",
    "Card",
    "CardClass",
    "CardType",
    "Coins",
    "Contest",
    "Dice",
    "Die",
    "Edition",
    "Entry",
    "KaisersPack",
    "Merchant",
    "Rules",
    "Ship",
    "ShipKind",
    "SolitaireCard",
    "load_pack",
]

C = TypeVar("C", Card, Entry)

PLAYERS = (1, 2, 3, 4)


class KaisersPack(Struct, frozen=True, kw_only=True, eq=False):
    """All components of the game. A pack equals only itself, so that what follows from it can be kept with it."""

    manifest: Manifest
    ships: dict[str, Ship]
    merchants: dict[str, Merchant]
    types: dict[str, CardType]
    defence: dict[str, Dice]  # of the ships of both decks
    cards: dict[int, Card]  # by number
    solitaire: dict[str, SolitaireCard]  # in the order of their ids
    entries: dict[str, Entry]  # of the solitaire cards, by card and place: "solitaire_07.offensive_3"
    rules: Rules
    decks: dict[Edition, tuple[int, ...]]

    def deck(self, edition: Edition) -> tuple[int, ...]:
        """KP-1.1a, KP-1.1b: the numbers of the action cards of an edition."""
        return self.decks[edition]


def load_pack(home: Path) -> KaisersPack:
    """Read a pack and check it. What is wrong with it is told all at once."""
    reader = PackReader(home)
    manifest = reader.manifest("kaisers_pirates")
    rules = reader.table("rules.toml", "", Rules)
    ships = reader.rows("ships.toml", "ship", Ship)
    merchants = reader.rows("merchants.toml", "merchant", Merchant)
    types = reader.rows("action_cards.toml", "type", CardType)
    cards = reader.rows("action_cards.toml", "card", Card)
    solitaire = reader.rows("solitaire_cards.toml", "card", SolitaireCard)
    if not reader.faults:  # with rows missing, the checks below would tell of what is not wrong
        assert rules is not None
        _check_rules(reader, rules, {it.id: it for it in types})
        _check_ships(reader, ships, rules)
        _check_merchants(reader, merchants, rules)
        _check_types(reader, types, rules)
        _check_cards(reader, cards, {it.id: it for it in types}, rules)
        _check_solitaire(reader, solitaire, {it.id: it for it in types}, rules)
    reader.finish()
    assert manifest is not None
    assert rules is not None
    by_id = {it.id: it for it in types}
    by_card = {it.id: _with_card_coins(it, by_id) for it in sorted(solitaire, key=lambda it: it.id)}
    return KaisersPack(
        manifest=manifest,
        ships={it.id: it for it in ships},
        merchants={it.id: it for it in merchants},
        defence={it.id: it.defence for it in ships} | {it.id: it.defence for it in merchants},
        types=by_id,
        cards={it.number: _with_coins(it, by_id[it.type]) for it in cards},
        solitaire=by_card,
        entries={f"{it.id}.{place}": getattr(it, place) for it in by_card.values() for place in ENTRIES},
        rules=rules,
        decks={edition: tuple(it.number for it in cards if edition in it.editions) for edition in EDITIONS},
    )


def _check_ships(reader: PackReader, ships: tuple[Ship, ...], rules: Rules) -> None:
    for kind, expected in (("warship", rules.counts.warships), ("raider", rules.counts.raiders)):
        number = sum(it.kind == kind for it in ships)
        reader.expect(number == expected, f"ships.toml: expected {expected} [[ship]] rows of kind {kind}, got {number}")
    for it in ships:
        row = f"ships.toml: [[ship]] ({it.id})"
        _check_row(reader, row, it, {"attack": it.attack, "defence": it.defence}, it.victory)
        if it.kind == "warship":
            reader.expect(it.coal, f"{row}: field coal: expected true for a warship, got false")
            symbols = (name for name in ("mines", "fast", "sail", "floatplane") if getattr(it, name))
            for name in symbols:
                reader.expect(False, f"{row}: field {name}: expected false for a warship, got true")
        pools = ("warship_pool" if it.kind == "warship" else "raider_pool", "set_aside")
        reader.expect(
            it.tournament in pools, f"{row}: field tournament: expected {pools[0]} or {pools[1]}, got {it.tournament}"
        )


def _check_merchants(reader: PackReader, merchants: tuple[Merchant, ...], rules: Rules) -> None:
    expected = rules.counts.merchants
    reader.expect(
        len(merchants) == expected, f"merchants.toml: expected {expected} [[merchant]] rows, got {len(merchants)}"
    )
    for it in merchants:
        row = f"merchants.toml: [[merchant]] ({it.id})"
        coins = {
            "defence": it.defence,
            "passage_challenge": it.passage_challenge,
            "passage_response": it.passage_response,
        }
        _check_row(reader, row, it, coins, it.victory)


def _check_types(reader: PackReader, types: tuple[CardType, ...], rules: Rules) -> None:
    for name in sorted(ACTIONS.keys() - {it.id for it in types}):
        reader.expect(False, f"action_cards.toml: expected a [[type]] row with the id {name}, got none")
    for edition in EDITIONS:
        expected = rules.counts.types(edition)
        number = sum(it.count(edition) > 0 for it in types)
        reader.expect(
            number == expected,
            f"action_cards.toml: expected {expected} [[type]] rows with a count_{edition} above 0, got {number}",
        )
    for it in types:
        row = f"action_cards.toml: [[type]] ({it.id})"
        if it.id not in ACTIONS:
            reader.expect(False, f"{row}: field id: expected the id of an action card, got {it.id}")
            continue
        wanted = ACTIONS[it.id]
        _check_row(
            reader, row, it, {name: getattr(it, name) for name in wanted if name != "victory" and getattr(it, name)}
        )
        for name in COINS:
            if name in wanted:
                reader.expect(bool(getattr(it, name)), f"{row}: field {name}: expected on this card, but missing")
            else:
                reader.expect(not getattr(it, name), f"{row}: field {name}: not expected on this card")
        reader.expect(
            (it.class_1 is None) == (it.count_1 == 0),
            f"{row}: field class_1: expected if, and only if, count_1 is above 0",
        )
        reader.expect(it.class_1 != "assist", f"{row}: field class_1: expected normal or reaction, got assist")


def _check_cards(reader: PackReader, cards: tuple[Card, ...], types: Mapping[str, CardType], rules: Rules) -> None:
    file = "action_cards.toml"
    for edition in EDITIONS:
        expected = rules.counts.cards(edition)
        number = sum(edition in it.editions for it in cards)
        reader.expect(
            number == expected, f"{file}: expected {expected} [[card]] rows in edition {edition}, got {number}"
        )
        for name, it in types.items():
            copies = sum(card.type == name and edition in card.editions for card in cards)
            reader.expect(
                copies == it.count(edition),
                f"{file}: [[type]] ({name}): field count_{edition}: expected {copies}, as there are [[card]] rows, "
                f"got {it.count(edition)}",
            )
    numbers = Counter(it.number for it in cards)
    for card in cards:
        row = f"{file}: [[card]] ({card.id})"
        reader.expect(
            numbers[card.number] == 1, f"{row}: field number: expected a number of its own, got {card.number} twice"
        )
        _check_row(reader, row, card, {"intercept": card.intercept})
        known = types.get(card.type)
        if known is None:
            reader.expect(False, f"{row}: field type: expected the id of a [[type]] row, got {card.type}")
            continue
        for name in COINS:
            value = getattr(card, name)
            if value and not getattr(known, name):
                reader.expect(False, f"{row}: field {name}: not expected on a card of the type {card.type}")
            elif value and name != "victory":
                _check_dice(reader, row, name, value)


def _check_solitaire(
    reader: PackReader, cards: tuple[SolitaireCard, ...], types: Mapping[str, CardType], rules: Rules
) -> None:
    expected = rules.counts.solitaire
    reader.expect(len(cards) == expected, f"solitaire_cards.toml: expected {expected} [[card]] rows, got {len(cards)}")
    reactions = {name for name, it in types.items() if it.class_2 == "reaction"} | {NO_RESPONSE}
    actions = {name for name, it in types.items() if it.class_2 == "normal"} | set(SUBMARINES)
    fields = {
        "defensive_1_3": ("a reaction or no_response", reactions),
        "defensive_2_4": ("a reaction or no_response", reactions),
        "offensive_1": ("none", {NO_ACTION}),
        "offensive_2": ("an intercept", set(INTERCEPTS)),
        "offensive_3": ("an action", actions),
        "offensive_4": ("an action", actions),
    }
    for card in cards:
        row = f"solitaire_cards.toml: [[card]] ({card.id})"
        _check_row(reader, row, card, {})
        for field, (what, allowed) in fields.items():
            entry: Entry = getattr(card, field)
            reader.expect(entry.action in allowed, f"{row}: field {field}.action: expected {what}, got {entry.action}")
            for name in COINS:
                if name != "victory" and getattr(entry, name):
                    _check_dice(reader, row, f"{field}.{name}", getattr(entry, name))
            british = entry.action == "intercept_warship_raider_or_prize"
            reader.expect(bool(entry.attack) or not british, f"{row}: field {field}.attack: expected, but missing")
            reader.expect(
                not entry.night or entry.action in INTERCEPTS, f"{row}: field {field}.night: only intercepts have it"
            )
            reader.expect(
                bool(entry.choice) == (entry.action == "interrogate"),
                f"{row}: field {field}.choice: expected on interrogate, and nowhere else",
            )


def _check_rules(reader: PackReader, rules: Rules, types: Mapping[str, CardType]) -> None:
    file = "rules.toml"
    set_aside = Counter((it.edition, it.players) for it in rules.set_aside)
    for edition in EDITIONS:
        for players in PLAYERS:
            rows = set_aside[edition, players]
            row = f"{file}: [[set_aside]] (edition {edition}, players {players})"
            reader.expect(rows == 1, f"{row}: expected one row, got {rows}")
        rows = sum(it.edition == edition for it in rules.removed)
        reader.expect(rows == 1, f"{file}: [[removed]] (edition {edition}): expected one row, got {rows}")
    for left in rules.removed:
        for name in left.types:
            row = f"{file}: [[removed]] (edition {left.edition})"
            reader.expect(name in types, f"{row}: field types: expected ids of [[type]] rows, got {name}")
    dice = tuple(sorted(it.size for it in rules.die))
    reader.expect(dice == SIZES, f"{file}: [[die]]: expected one row for each of {_names(SIZES)}, got {_names(dice)}")
    contests = sorted(it.id for it in rules.contest)
    reader.expect(
        contests == sorted(CONTESTS), f"{file}: [[contest]]: expected {', '.join(CONTESTS)}, got {', '.join(contests)}"
    )
    for it in rules.contest:
        coins = {"challenge": it.challenge, "response": it.response}
        _check_row(reader, f"{file}: [[contest]] ({it.id})", it, coins)


def _check_row(reader: PackReader, row: str, it: Component, coins: Mapping[str, Dice], victory: int = 1) -> None:
    """What every row must obey: dice, a victory value where one is wanted, and where each field comes from."""
    for name, dice in coins.items():
        _check_dice(reader, row, name, dice)
    reader.expect(victory > 0, f"{row}: field victory: expected a number above 0, got {victory}")
    for name in it.prov:
        reader.expect(name in it.__struct_fields__, f"{row}: field prov: expected names of fields, got {name}")


def _check_dice(reader: PackReader, row: str, name: str, dice: Dice) -> None:
    """KP-1.2a: a set has one die of each size, so a coin never shows two of a size."""
    good = bool(dice) and set(dice) <= set(SIZES) and len(set(dice)) == len(dice)
    reader.expect(
        good, f"{row}: field {name}: expected different dice among {_names(SIZES)}, got {_names(dice) or 'none'}"
    )


def _names(dice: Dice) -> str:
    return ", ".join(f"d{size}" for size in dice)


def _with_coins(it: C, printed: CardType) -> C:
    """An action without coins of its own has those of its type."""
    missing = {name: getattr(printed, name) for name in COINS if not getattr(it, name)}
    return msgspec.structs.replace(it, **missing)


def _with_card_coins(card: SolitaireCard, types: Mapping[str, CardType]) -> SolitaireCard:
    entries: dict[str, Entry] = {}
    for field in ENTRIES:
        entry: Entry = getattr(card, field)
        printed = types.get(SUBMARINES.get(entry.action, entry.action))
        if printed is not None:
            entries[field] = _with_coins(entry, printed)
    return msgspec.structs.replace(card, **entries)
