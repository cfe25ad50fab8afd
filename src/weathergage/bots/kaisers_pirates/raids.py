"""An own ship's intercept of merchantmen, with the cards that may join it: the best way to put one together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from weathergage.bots.kaisers_pirates.strikes import danger, evasion, on_merchantman
from weathergage.bots.kaisers_pirates.table import Table
from weathergage.games.kaisers_pirates.view import CardView, VesselView

Cost: TypeAlias = Callable[[CardView], float]


class Raid(NamedTuple):
    """An intercept: what it gains, all cards paid for, and what it consists of."""

    gain: float
    ship: VesselView
    card: CardView
    assists: tuple[CardView, ...]
    targets: tuple[str, ...]


def first_of(cards: Sequence[CardView], kind: str) -> CardView | None:
    """A card of this type."""
    for card in cards:
        if card.type == kind:
            return card
    return None


def best_raid(  # noqa: PLR0913, PLR0917 - what an intercept is made of
    table: Table,
    foe: int,
    ship: VesselView,
    targets: Sequence[VesselView],
    card: CardView,
    assists: Sequence[CardView],
    cost: Cost,
) -> Raid | None:
    """The best intercept that this ship can make with this card against one opponent."""
    if not targets:
        return None
    raids = (
        with_targets(table, foe, Raid(0, ship, card, joined, ()), targets, assists, cost)
        for joined in combinations(ship, card, assists)
    )
    return max(raids, key=lambda raid: raid.gain)


def combinations(ship: VesselView, card: CardView, assists: Sequence[CardView]) -> Iterator[tuple[CardView, ...]]:
    """The cards that may join the whole intercept, in every useful combination."""
    spread = first_of(assists, "shipping_lanes" if ship.role == "warship" else "good_hunting")
    surprise = first_of(assists, "surprise_attack")
    light = first_of(assists, "searchlight") if card.night else None
    cargo = first_of(assists, "special_cargo")
    found: list[tuple[CardView, ...]] = [()]
    for it in (spread, surprise, light, cargo):
        if it is not None:
            found += [(*joined, it) for joined in found]
    return iter(found)


def with_targets(  # noqa: PLR0913, PLR0917 - what an intercept is made of
    table: Table, foe: int, raid: Raid, targets: Sequence[VesselView], assists: Sequence[CardView], cost: Cost
) -> Raid:
    """Choose the targets, and whom to board."""
    kinds = {card.type for card in raid.assists}
    dice = table.pack.ships[raid.ship.id].attack
    modifier = modifier_of(table, raid.ship, raid.card, kinds)
    cargo = "special_cargo" in kinds
    gains = sorted(
        ((on_merchantman(table, foe, dice, modifier, it, cargo=cargo), it.id, it) for it in targets), reverse=True
    )
    limit = 1
    if "shipping_lanes" in kinds:
        limit = len(gains)
    elif "good_hunting" in kinds:
        limit = table.pack.rules.cards.good_hunting
    chosen = [it for place, it in enumerate(gains[:limit]) if place == 0 or it[0] > 0]
    left = evasion(table, foe)
    total = left * sum(gain for gain, _, _ in chosen) - danger(table, foe, raid.ship)
    total -= cost(raid.card) + sum(map(cost, raid.assists))
    parties = [card for card in assists if card.type == "boarding_party"]
    boarders: list[CardView] = []
    for gain, _, target in chosen:
        if len(boarders) == len(parties):
            break
        if target.damage:
            continue
        party = parties[len(boarders)]
        better = on_merchantman(table, foe, dice, modifier, target, boarding=True) - gain
        if better * left > cost(party):
            total += better * left - cost(party)
            boarders.append(party)
    ships = tuple(ship for _, ship, _ in chosen)
    return Raid(total, raid.ship, raid.card, (*raid.assists, *boarders), ships)


def modifier_of(table: Table, ship: VesselView, card: CardView, kinds: set[str]) -> int:
    """KP-3.2.7: the modifiers of an intercept that is being put together."""
    rules = table.pack.rules.attack
    modifier = table.own_modifier(ship)
    if card.night:
        modifier += rules.night + (rules.searchlight if "searchlight" in kinds else 0)
    if "surprise_attack" in kinds:
        modifier += table.surprise(ship.id)
    return modifier
