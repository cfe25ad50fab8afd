"""Errands about turns and hands: who may act, and with how many cards."""

from __future__ import annotations

from weathergage.bots.kaisers_pirates.errand import NOTHING, Errand, may_annoy
from weathergage.bots.kaisers_pirates.table import Table
from weathergage.bots.kaisers_pirates.worth import purse
from weathergage.games.kaisers_pirates.view import CardView


def lame(table: Table, foe: int, share: float) -> float:
    """What it is worth that an opponent loses a turn: the more cards he could have used in it, the more."""
    seat = table.view.seats[foe]
    if not seat.hand or table.view.deck <= 1:
        return 0.0
    late = 1.6 if table.view.deck <= table.seats * 2 else 1.0
    return table.weight[foe] * (1.9 + 0.3 * seat.hand * late) * share


def hampered(table: Table, share: float) -> Errand:
    best = NOTHING
    for foe in table.foes:
        seat = table.view.seats[foe]
        if may_annoy(table, foe) and not seat.deception and not seat.fog:
            best = max(best, Errand(lame(table, foe, share), seat=foe))
    return best


def deception(table: Table, _card: CardView) -> Errand:
    return hampered(table, 1.1)


def fog_bank(table: Table, _card: CardView) -> Errand:
    """KP-3.3.14: he draws no card either, but nobody can attack him meanwhile."""
    return hampered(table, 1.15)


def bounding_main(table: Table, _card: CardView) -> Errand:
    follower = (table.me + 1) % table.seats
    return Errand(lame(table, follower, 1.2) if table.mate >= 0 and may_annoy(table, follower) else 0.0)


def recon_aircraft(table: Table, _card: CardView) -> Errand:
    """KP-3.3.31: two cards change hands."""
    best = NOTHING
    for foe in table.foes:
        seat = table.view.seats[foe]
        if seat.hand and not seat.fog:
            worth = future(table) + table.weight[foe] * max(future(table), 1.0)
            best = max(best, Errand(min(2, seat.hand) * worth, seat=foe))
    return best


def future(table: Table) -> float:
    """What one more card is worth that can be used from the next turn on."""
    return purse(table) if table.turns > 1 else 0.0


def wireless_intercept(table: Table, _card: CardView) -> Errand:
    if table.view.turn.extra:
        return NOTHING
    return Errand(min(len(table.view.discards), table.pack.rules.cards.wireless_intercept) * future(table))


def intelligence(table: Table, _card: CardView) -> Errand:
    """KP-3.3.17b: the best of the next cards becomes ours; the more players, the more cards to choose from."""
    return Errand(0.9 + 0.3 * min(table.seats, table.view.deck)) if table.turns > 1 else NOTHING


def second_chance(table: Table, _card: CardView) -> Errand:
    """KP-3.3.37: the next turn comes before the opponents', and brings a card, but so the round is shorter."""
    if table.view.turn.extra or table.view.deck <= 1:
        return NOTHING
    return Errand(purse(table) + 0.8 + (1.5 if table.view.deck <= table.seats else 0.0))


def exchange_information(table: Table, _card: CardView) -> Errand:
    return Errand(1.0 if table.mate >= 0 else 0.0)
