"""The smaller questions: discards, ships to keep, supply, team work. Each has a short answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from weathergage.bots.kaisers_pirates.odds import quality
from weathergage.bots.kaisers_pirates.table import Table
from weathergage.bots.kaisers_pirates.worth import keeping, special
from weathergage.engine import Move
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.view import CardView

KEEP_FROM = 4.05  # how good a ship must be to be worth an action card


def strength(table: Table, ship: str) -> float:
    """How good a warship or raider is at sea: its guns, and a little for what else it can do."""
    card = table.pack.ships.get(ship)
    if card is None:
        return 0.0
    return quality(card.attack, 0) + quality(card.defence, 0) * 0.05 + (0.15 if card.mines else 0)


def card_of(table: Table, number: int) -> CardView:
    """An action card by its number."""
    card = table.pack.cards[number]
    return CardView(number, card.type, card.intercept, card.night)


def lay_down(table: Table, legal: Sequence[Move]) -> Move:
    """KP-3.1.5a: the best card first, so that it lies deepest: the top ones can come back by Wireless Intercept."""
    cards = [move for move in legal if isinstance(move, m.Discard)]
    if len(cards) < 2:
        return m.DISCARD_REST
    return max(cards, key=lambda move: (special(table, table.pack.cards[move.card].type), -move.card))


def keep(table: Table, legal: Sequence[Move]) -> Move:
    """KP-2.4.1: a kept ship costs an action card, so it must be a good one."""
    ships = [move for move in legal if isinstance(move, m.Keep)]
    best = max(ships, key=lambda move: (strength(table, move.ship), move.ship), default=None)
    mine = {vessel.id for vessel in table.own.ships}
    if best is None or best.ship not in mine or strength(table, best.ship) < KEEP_FROM:
        return m.DONE
    return best


def pool(table: Table, legal: Sequence[Move]) -> Move:
    """KP-4.9: a second good ship serves the mate better, if his are poor."""
    own = sorted((strength(table, vessel.id) for vessel in table.own.ships), reverse=True)
    theirs = max((strength(table, vessel.id) for vessel in table.view.seats[table.mate].ships), default=0.0)
    if len(own) > 1 and own[1] > theirs and own[1] >= KEEP_FROM:
        for move in legal:
            if isinstance(move, m.Assign) and strength(table, move.ship) == own[1]:
                return move
    return m.DONE


def take_ship(table: Table, legal: Sequence[Move]) -> Move:
    """KP-6.4.1, KP-6.4.3: the strongest warship; the merchantman that is hardest to sink."""

    def good(move: Move) -> tuple[float, str]:
        if not isinstance(move, m.TakeShip):
            return (-1.0, "")
        merchant = table.pack.merchants.get(move.ship)
        worth = float(sum(merchant.defence)) if merchant is not None else strength(table, move.ship)
        return (worth, move.ship)

    return max(legal, key=good)


def share(table: Table, legal: Sequence[Move]) -> Move:
    """KP-4.7: a new ship goes to whoever has fewer."""
    mine, theirs = (sum(1 for _ in table.fighters(seat)) for seat in (table.me, table.mate))
    to = table.mate if theirs + 1 < mine else table.me
    return next((move for move in legal if isinstance(move, m.Assign) and move.seat == to), legal[0])


def give(table: Table, legal: Sequence[Move]) -> Move:
    """KP-3.3.11: what only the mate has the ship for."""
    mine = set(roles(table, table.me))
    theirs = set(roles(table, table.mate))
    needs = {"lay_mines": "mines", "shipping_lanes": "warship", "good_hunting": "raider"}
    for move in legal:
        if isinstance(move, m.Give):
            need = needs.get(table.pack.cards[move.card].type)
            if need is not None and need in theirs and need not in mine:
                return move
    return m.DONE


def roles(table: Table, seat: int) -> Sequence[str]:
    """What the ships of a Force can do."""
    found: list[str] = []
    for vessel in table.fighters(seat):
        found.append(vessel.role)
        if table.pack.ships[vessel.id].mines:
            found.append("mines")
    return found


def put_back(table: Table, legal: Sequence[Move]) -> Move:
    """KP-3.3.17b: the next card is ours."""
    return max(
        legal,
        key=lambda move: (
            (keeping(table, card_of(table, move.card)), -move.card) if isinstance(move, m.PutBack) else (0.0, 0)
        ),
    )


def swap(table: Table, legal: Sequence[Move]) -> Move:
    """KP-3.3.23b: the cheapest merchantman of the own pile."""
    times = {won.ship: won.times for won in table.own.pile}

    def worth(move: Move) -> tuple[int, str]:
        if not isinstance(move, m.Swap):
            return (999, "")
        merchant = table.pack.merchants.get(move.ship)
        return ((merchant.victory if merchant else 99) * times.get(move.ship, 1), move.ship)

    return min(legal, key=worth)


def full_steam(table: Table, _legal: Sequence[Move]) -> Move:
    """KP-6.6.1: no penalty now, but perhaps no supply later."""
    return m.ACCEPT if table.turns <= 3 else m.PASS


def supply(table: Table, _legal: Sequence[Move]) -> Move:
    """KP-6.12.3: a fresh prize may be exhausted by it, and then counts only once."""
    return m.ACCEPT if table.turns >= 8 else m.PASS


def accept(_table: Table, _legal: Sequence[Move]) -> Move:
    return m.ACCEPT


def decline(_table: Table, _legal: Sequence[Move]) -> Move:
    return m.PASS


def row_first(table: Table, legal: Sequence[Move]) -> Move:
    """Of several targets: the most valuable."""

    def value(move: Move) -> tuple[int, str]:
        if not isinstance(move, m.Target):
            return (-1, "")
        found = table.find(move.ship)
        return (table.victory(found[1]) if found else 0, move.ship)

    return max(legal, key=value)


CHOICES: dict[str, Callable[[Table, Sequence[Move]], Move]] = {
    "kp-ask-breakout-mate": share,
    "kp-ask-capture-supply": supply,
    "kp-ask-discard": lay_down,
    "kp-ask-full-steam": full_steam,
    "kp-ask-give": give,
    "kp-ask-keep": keep,
    "kp-ask-mined": row_first,
    "kp-ask-passage": accept,
    "kp-ask-pool": pool,
    "kp-ask-pursue": decline,
    "kp-ask-put-back": put_back,
    "kp-ask-remaining-target": row_first,
    "kp-ask-swap": swap,
    "kp-ask-take-merchantman": take_ship,
    "kp-ask-take-warship": take_ship,
}
