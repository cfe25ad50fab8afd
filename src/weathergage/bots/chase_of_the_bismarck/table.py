"""What a player knows when it is asked: its own view, the printed map and tables, and nothing else."""

from __future__ import annotations

from functools import cached_property

from weathergage.games.chase_of_the_bismarck.components import ShipKind
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.view import CardView, ContactView, ShipView, View

SHADOWED = 2
HEAVY = frozenset({"BB", "BC"})
CAPITAL = frozenset({"BB", "BC", "CV"})
STRENGTH = {"BB": 10.0, "BC": 8.0, "CA": 3.0, "CL": 1.5, "DD": 1.5, "CV": 0.5, "CG": 0.2, "TK": 0.0}


class Table:
    """A side's chart at one question."""

    def __init__(self, pack: Pack, seat: int, view: View) -> None:
        self.pack = pack
        self.board = pack.board
        self.seat = seat
        self.view = view

    @cached_property
    def units(self) -> dict[str, list[ShipView]]:
        """The side's naval units on the map."""
        units: dict[str, list[ShipView]] = {}
        for ship in self.view.ships:
            if not ship.off:
                units.setdefault(ship.force or ship.card.id, []).append(ship)
        return units

    @cached_property
    def ships(self) -> dict[str, ShipView]:
        """The side's own ships, by name."""
        return {ship.card.id: ship for ship in self.view.ships}

    @cached_property
    def open_cards(self) -> dict[str, CardView]:
        """CB-3c: the cards that lie open, of both sides."""
        return {card.id: card for card in self.view.cards}

    def unit(self, id: str) -> list[ShipView]:
        """The ships of a unit, or of the Task Force that a ship is in."""
        if id in self.units:
            return self.units[id]
        ship = self.ships.get(id)
        return [] if ship is None or ship.off else self.units[ship.force or id]

    def kind(self, ship: str) -> ShipKind:
        """Her class."""
        return self.pack.cards[ship].kind

    def kinds(self, ships: list[ShipView]) -> set[str]:
        """The classes in a unit."""
        return {self.kind(ship.card.id) for ship in ships}

    def is_blind(self, hex: str) -> bool:
        """CB-5g, CB-5n: is nothing seen or fought here now?"""
        return self.is_dark or (self.view.fog and hex in self.board.fog)

    @property
    def is_dark(self) -> bool:
        """CB-5n."""
        return self.view.level >= self.pack.weather.level_x

    def power(self, card: CardView) -> float:
        """What a ship is worth in a battle now."""
        full = self.pack.cards[card.id]
        guns = (card.bow + card.stern + 1) / (full.bow + full.stern + 1)
        return STRENGTH[full.kind] * guns * (card.hull + 1) / (full.hull + 1)

    def strength(self, ships: list[ShipView]) -> float:
        """What a unit is worth in a battle."""
        return sum(self.power(ship.card) for ship in ships)

    def strength_of(self, contact: ContactView) -> float:
        """What is under a marker, as far as it is known: open cards for names, the class for the rest."""
        known = [self.power(self.open_cards[name]) for name in contact.names if name in self.open_cards]
        if known:
            return sum(known)
        return sum(STRENGTH[kind] for kind in contact.kinds) if contact.kinds else STRENGTH["BB"]

    @property
    def heavy_contact(self) -> ContactView | None:
        """A marker on a ship of the enemy's line; one that has only given away her place may be one."""
        found = [it for it in self.view.contacts if HEAVY & set(it.kinds) or not it.kinds]
        return max(found, key=lambda it: (len(it.kinds), it.number), default=None)

    def fuel(self, ships: list[ShipView]) -> int:
        """What the unit's thirstiest ship has left; ships without a fuel marker never run dry."""
        return min((ship.fuel for ship in ships if self.pack.cards[ship.card.id].fuel), default=99)

    def is_crippled(self, ship: ShipView) -> bool:
        """Half her hull, her rudder or her speed is gone."""
        card = self.pack.cards[ship.card.id]
        return ship.card.hull * 2 <= card.hull or ship.card.rudder or ship.card.damaged
