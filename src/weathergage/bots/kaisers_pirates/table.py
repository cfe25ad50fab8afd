"""What a seat sees, and what follows from it: whose turn is when, who matters, what is left to play for."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from weathergage.games.kaisers_pirates.components import KaisersPack
from weathergage.games.kaisers_pirates.view import AttackView, SeatView, VesselView, View

FIGHTERS = ("warship", "raider")


class Table:
    """The table as one seat sees it in one moment."""

    def __init__(self, pack: KaisersPack, view: View) -> None:
        self.pack = pack
        self.view = view
        self.me = view.seat
        self.own: SeatView = view.seats[view.seat]
        self.seats = len(view.seats)

    # ---------------------------------------------------------------- who is who

    @functools.cached_property
    def mate(self) -> int:
        """KP-4.1: the team mate; -1 without teams."""
        return (self.me + 2) % self.seats if self.view.teams else -1

    @functools.cached_property
    def foes(self) -> tuple[int, ...]:
        """The opponents, clockwise."""
        others = ((self.me + step) % self.seats for step in range(1, self.seats))
        return tuple(seat for seat in others if seat != self.mate)

    @functools.cached_property
    def weight(self) -> tuple[float, ...]:
        """What one victory point of each seat matters, seen as a loss: 1 in a duel, less the more players there are.

        Round points are won by rank, so those count most who are close; and whoever leads the game.
        """
        weights = [0.0] * self.seats
        if len(self.foes) == 1:
            weights[self.foes[0]] = 1.0
            return tuple(weights)
        mine = self.prospect(self.me)
        ahead = max(sum(self.view.seats[foe].points) for foe in self.foes)
        for foe in self.foes:
            gap = (self.prospect(foe) - mine) / 12
            leads = ahead > 0 and sum(self.view.seats[foe].points) == ahead
            weights[foe] = (0.6 + 0.6 / (1 + gap * gap)) * (1.25 if leads else 1.0) / len(self.foes)
        return tuple(weights)

    @functools.cached_property
    def mean_weight(self) -> float:
        """What a point of any opponent matters."""
        return sum(self.weight) / len(self.foes)

    def prospect(self, seat: int) -> int:
        """KP-2.3: what a seat's round would be worth if it ended now."""
        it = self.view.seats[seat]
        prizes = (vessel for vessel in it.ships if vessel.role == "prize")
        return it.value + sum(2 * self.pack.merchants[vessel.id].victory for vessel in prizes)

    # ---------------------------------------------------------------- how long it lasts

    @functools.cached_property
    def turns(self) -> int:
        """KP-2.0b: own turns that are left in the round, this one included. Each takes one card of the deck."""
        before = (self.me - self.view.turn.seat) % self.seats
        left = self.view.deck - before
        return -(-left // self.seats) if left > 0 else 0

    @functools.cached_property
    def threats(self) -> float:
        """How many turns of opponents are still directed at this seat, as a guess."""
        mine = self.turns
        return (self.view.deck - mine) / max(1, self.seats - 1)

    # ---------------------------------------------------------------- ships

    def fighters(self, seat: int) -> Iterator[VesselView]:
        """Warships and raiders of a Force."""
        return (vessel for vessel in self.view.seats[seat].ships if vessel.role in FIGHTERS)

    def prizes(self, seat: int) -> Iterator[VesselView]:
        """Prizes of a Force."""
        return (vessel for vessel in self.view.seats[seat].ships if vessel.role == "prize")

    def find(self, ship: str) -> tuple[int, VesselView] | None:
        """Whose ship it is, and how it stands."""
        for seat, it in enumerate(self.view.seats):
            for vessel in (*it.merchants, *it.ships):
                if vessel.id == ship:
                    return seat, vessel
        return None

    def victory(self, vessel: VesselView) -> int:
        """The victory value on a ship's card."""
        if vessel.role in FIGHTERS:
            return self.pack.ships[vessel.id].victory
        return self.pack.merchants[vessel.id].victory

    def defence_modifier(self, vessel: VesselView) -> int:
        """KP-3.2.7k."""
        return self.pack.rules.attack.defence_damaged * vessel.damage

    def own_modifier(self, vessel: VesselView) -> int:
        """KP-3.2.7h, KP-3.2.7j: what a ship's markers do to its intercepts."""
        rules = self.pack.rules.attack
        return rules.damaged * vessel.damage + (rules.limited_supply if vessel.short else 0)

    def surprise(self, ship: str) -> int:
        """KP-3.3.44, KP-6.3.1: what a Surprise Attack adds."""
        wolf = self.view.options.floatplane and ship in self.pack.ships and self.pack.ships[ship].floatplane
        rules = self.pack.rules
        return rules.optional.floatplane_surprise_attack_total if wolf else rules.attack.surprise_attack

    def attack_modifier(self, attack: AttackView) -> int:
        """All that modifies the dice of an attack that is under way, as far as it can be seen."""
        if attack.kind in ("torpedo", "mines"):
            return 0
        rules, kinds = self.pack.rules.attack, {card.type for card in attack.assists}
        found = self.find(attack.ship) if attack.kind == "intercept" else None
        total = self.own_modifier(found[1]) if found else 0
        if attack.night:
            total += rules.night + (rules.searchlight if "searchlight" in kinds else 0)
        if "surprise_attack" in kinds:
            total += self.surprise(attack.ship)
        return total + (rules.monitor if attack.kind == "monitor" else 0)

    # ---------------------------------------------------------------- the pile

    @functools.cached_property
    def surplus(self) -> int:
        """KP-2.3.1d: by how many the warships of the own pile outnumber its merchantmen."""
        balance = -sum(1 for _ in self.prizes(self.me))
        for won in self.own.pile:
            if won.ship:
                balance += 1 if won.warship else -1
        return balance
