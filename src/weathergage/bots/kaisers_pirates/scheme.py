"""Which cards to put down for a turn, and on what: the best set against each opponent, and the best of these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from weathergage.bots.kaisers_pirates.errands import best_errand
from weathergage.bots.kaisers_pirates.raids import best_raid, first_of
from weathergage.bots.kaisers_pirates.strikes import evasion, on_row
from weathergage.bots.kaisers_pirates.table import Table
from weathergage.bots.kaisers_pirates.weapons import WEAPONS, best_british, best_strike
from weathergage.bots.kaisers_pirates.worth import keeping, purse
from weathergage.engine import Move
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.assists import ASSISTS
from weathergage.games.kaisers_pirates.view import CardView


class Operation(NamedTuple):
    """Something to do in this turn: what it gains, its cards paid for, and how it is put down."""

    gain: float
    moves: tuple[Move, ...] = ()
    cards: tuple[int, ...] = ()
    ship: str = ""
    targets: tuple[str, ...] = ()


NOTHING = Operation(0.0)


class Purse:
    """What the cards cost that a scheme spends."""

    def __init__(self, table: Table) -> None:
        self.least = purse(table)
        self._keeping = {card.number: keeping(table, card) for card in table.view.hand}

    def fodder(self, card: CardView) -> float:
        """What it costs to use any half of a card."""
        return self._keeping[card.number]

    def used(self, _card: CardView) -> float:
        """What it costs to use a card for what it is there for."""
        return self.least


class Scheme:
    """What could be done against one opponent in this turn, best first."""

    def __init__(self, table: Table, foe: int, price: Purse, playable: frozenset[int]) -> None:
        self.table, self.foe, self.price, self.playable = table, foe, price, playable
        self.hand = list(table.view.hand)
        taken = {it.ship for it in table.view.turn.committed}
        own = table.fighters(table.me)
        self.ships = [it for it in own if not it.refuge and not it.acted and it.id not in taken]
        seat = table.view.seats[foe]
        open_to_attack = not seat.fog and table.view.turn.attacked in (-1, foe)
        self.merchants = [it for it in seat.merchants if open_to_attack and not it.intercepted]
        self.enemies = [it for it in seat.ships if open_to_attack and not it.intercepted]
        self.row = list(seat.merchants) if open_to_attack else []

    def draw_up(self) -> list[Operation]:
        """Take the best operation as long as one gains something."""
        operations: list[Operation] = []
        while self.hand:
            best = max(self.operations(), key=lambda it: it.gain, default=NOTHING)
            if best.gain <= 0:
                break
            operations.append(best)
            self.hand = [card for card in self.hand if card.number not in best.cards]
            self.ships = [it for it in self.ships if it.id != best.ship]
            self.merchants = [it for it in self.merchants if it.id not in best.targets]
            self.enemies = [it for it in self.enemies if it.id not in best.targets]
        return operations

    def operations(self) -> Iterator[Operation]:
        """Everything that could be done next."""
        yield from self.raids()
        yield from self.british()
        for card in self.hand:
            if card.number in self.playable:
                yield self.actions(card)
        for card in self.hand:
            if card.type == "lay_mines":
                yield from self.minelaying(card)

    def raids(self) -> Iterator[Operation]:
        """KP-3.2.4."""
        if not self.merchants or not self.ships:
            return
        assists = self.assists()
        fodder = [self.cheapest(self.hand)]
        nights = [card for card in self.hand if card.night and card.type != "searchlight"]
        if nights and first_of(assists, "searchlight") is not None:  # KP-3.3.36a: it shines at night alone
            fodder.append(self.cheapest(nights))
        for card in dict.fromkeys(fodder):
            yield from self.raids_with(card, [it for it in assists if it is not card])

    def raids_with(self, fodder: CardView, assists: Sequence[CardView]) -> Iterator[Operation]:
        """KP-3.2.4: the best raid of each ship with this card."""

        def cost(card: CardView) -> float:
            return self.price.fodder(card) if card is fodder else self.price.used(card)

        for ship in self.ships:
            raid = best_raid(self.table, self.foe, ship, self.merchants, fodder, assists, cost)
            if raid is not None and raid.gain > 0:
                moves: list[Move] = [m.commit_intercept(fodder.number, ship.id)]
                moves += [m.commit_action(card.number) for card in raid.assists]
                numbers = (fodder.number, *(card.number for card in raid.assists))
                yield Operation(raid.gain, tuple(moves), numbers, ship.id, raid.targets)

    def assists(self) -> list[CardView]:
        """The cards that may join an attack."""
        return [card for card in self.hand if card.type in ASSISTS and card.number in self.playable]

    def cheapest(self, cards: Sequence[CardView]) -> CardView:
        """The card that is missed least, where its dice don't matter."""
        return min(cards, key=lambda card: (self.price.fodder(card) + (0.35 if card.night else 0.0), card.number))

    def british(self) -> Iterator[Operation]:
        """KP-3.2.3: here the dice of the card matter; KP-3.2.3e, KP-3.2.3f: one other may join it."""
        left = evasion(self.table, self.foe)
        helpers = [None, *(first_of(self.assists(), kind) for kind in ("surprise_attack", "searchlight"))]
        for card in self.hand if self.enemies else ():
            for helper in dict.fromkeys(helpers):
                if helper is not None and (helper is card or (helper.type == "searchlight" and not card.night)):
                    continue
                joined = () if helper is None else (helper,)
                gain, ship = best_british(self.table, self.foe, card, self.enemies, joined)
                gain = gain * left - self.price.fodder(card) - sum(map(self.price.used, joined))
                if gain > 0:
                    moves = (m.commit_british(card.number), *(m.commit_action(it.number) for it in joined))
                    numbers = (card.number, *(it.number for it in joined))
                    yield Operation(gain, moves, numbers, targets=(ship,))

    def actions(self, card: CardView) -> Operation:
        """What its action half gains: an attack, or an errand."""
        ship = ""
        if card.type in WEAPONS:
            gain, ship = best_strike(self.table, self.foe, card, self.row, self.enemies)
        else:
            gain = best_errand(self.table, card).gain
        hit = (ship,) if any(it.id == ship for it in self.enemies) else ()
        return Operation(gain - self.price.used(card), (m.commit_action(card.number),), (card.number,), targets=hit)

    def minelaying(self, card: CardView) -> Iterator[Operation]:
        """KP-3.3.21: with the raider that is missed least."""
        layers = [it for it in self.ships if self.table.pack.ships[it.id].mines]
        if not layers or not self.row:
            return
        gain = on_row(self.table, self.foe, self.table.pack.cards[card.number].mine_attack) - self.price.used(card)
        if gain > 0:
            ship = min(layers, key=lambda it: (len(self.table.pack.ships[it.id].attack), it.id)).id
            yield Operation(gain, (m.commit_mines(card.number, ship),), (card.number,), ship)


def draw_up(table: Table, legal: frozenset[Move]) -> list[Move]:
    """The commitments for this turn, in order; an attack can only hit one opponent."""
    price = Purse(table)
    playable = frozenset(move.card for move in legal if isinstance(move, m.CommitAction))
    best: list[Operation] = []
    for foe in table.foes:
        operations = Scheme(table, foe, price, playable).draw_up()
        if sum(it.gain for it in operations) > sum(it.gain for it in best):
            best = operations
    return [move for operation in best for move in operation.moves]
