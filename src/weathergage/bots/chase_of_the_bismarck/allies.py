"""The Allied player: cover the exits, search where the raider may be, hold on to her, and bring up the big ships."""

from __future__ import annotations

from random import Random

from weathergage.bots.chase_of_the_bismarck.captain import STRENGTH, Captain
from weathergage.bots.chase_of_the_bismarck.charts import HEAVY, Beliefs, cheapest_step
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.view import ContactView, ShipView

NEAR = 7  # hexes from which everybody hurries to a contact
FUEL_TO_KEEP = 4


class Admiralty(Captain):
    """The Home Fleet, Force H and whoever else is at sea."""

    def __init__(self, pack: Pack, seat: int, random: Random) -> None:
        super().__init__(pack, seat, random)
        start = next(unit.hex for unit in pack.units if unit.ship == pack.victory.flagship)
        self.beliefs = Beliefs(pack.board, AXIS, start)
        self.hot: list[str] = []
        self.taken: set[str] = set()

    def new_turn(self) -> None:
        """Let the map spread, and pick out where it is heaviest."""
        self.beliefs.update(self.view, self.board.intrinsic[ALLIES])
        self.hot = self.beliefs.best(24)
        self.taken = set()

    def prey(self) -> ContactView | None:
        """The raider herself, while she is marked."""
        return next((it for it in self.view.contacts if HEAVY & set(it.kinds)), None)

    def wishes(self, unit: list[ShipView]) -> bool:
        """Everybody who is free to sail, but the neutral cutter."""
        return bool(unit) and not any(it.restricted or self.pack.cards[it.card.id].neutral for it in unit)

    def command(self, ships: list[ShipView], moves: list[Move]) -> Move:
        """Fuel first, then the contact, then the likeliest hex of one's own."""
        if not ships:
            return moves[-1]
        for move in moves:
            if isinstance(move, m.Dock) and self.is_thirsty(ships):
                return move
            if isinstance(move, m.Repair) and not self.prey():
                return move
        fuel = min(ship.fuel for ship in ships)
        prey = self.prey()
        here = ships[0].hex
        chasing = prey is not None and self.board.distance(here, prey.hex) <= 2 * NEAR
        if fuel <= FUEL_TO_KEEP and not (prey and self.board.distance(here, prey.hex) <= 2):
            goals = frozenset(self.board.ports_of[ALLIES])
        elif prey and chasing and self.is_for(ships, prey):
            goals = frozenset({prey.hex})
        else:
            goals = frozenset({self.beat(ships)})
        if here in goals:
            return self.hold(moves)
        return self.go(ships, moves, goals, hurry=chasing and fuel > FUEL_TO_KEEP)

    def go(self, ships: list[ShipView], moves: list[Move], goals: frozenset[str], *, hurry: bool) -> Move:
        """One hex on; two only after a contact."""
        if any(isinstance(move, m.Halt) for move in moves) and not hurry:
            return m.Halt()
        costs = cheapest_step(self.board, ALLIES, ships[0].hex, goals, lambda _: 1)
        return self.steps(moves, lambda hex: costs.get(hex, 10_000)) or self.hold(moves)

    def hold(self, moves: list[Move]) -> Move:
        """On the spot: patrol, if it helps."""
        patrol = m.Patrol(False)
        return patrol if patrol in moves else next((it for it in moves if isinstance(it, m.Stay | m.Halt)), moves[-1])

    def is_thirsty(self, ships: list[ShipView]) -> bool:
        """In port one fills up before leaving."""
        return any(it.fuel * 3 < self.pack.cards[it.card.id].fuel * 2 for it in ships)

    def is_for(self, ships: list[ShipView], prey: ContactView) -> bool:
        """Cruisers shadow, big ships fight; carriers keep three hexes away."""
        kinds = {self.pack.cards[it.card.id].kind for it in ships}
        return "CV" not in kinds or len(ships) > 2 or self.board.distance(ships[0].hex, prey.hex) > 3

    def beat(self, ships: list[ShipView]) -> str:
        """The hex that promises most for its distance, each unit another one."""
        here = ships[0].hex
        free = [hex for hex in self.hot if hex not in self.taken] or [here]
        weights = self.beliefs.weights
        best = max(free, key=lambda hex: (weights.get(hex, 0.0) / (2 + self.board.distance(here, hex)), hex))
        self.taken.add(best)
        return best

    def search_worth(self, hex: str) -> float:
        """What she is believed to be worth finding here, if the markers suffice."""
        if hex not in self.board.sea:
            return 0.0
        markers = self.view.searches.get(hex, 0)
        factors = 2 * markers + self.board.intrinsic[ALLIES].get(hex, 0)
        weight = self.beliefs.weights.get(hex, 0.0)
        if factors >= self.view.level:
            return weight * 0.01
        if factors + 4 < self.view.level:
            return weight * 0.05
        return weight * (2.0 if markers else 1.0)

    def wants_out(self) -> bool:
        """Only what has no chance leaves."""
        return self.balance() < 0.25

    def worth_of_combat(self, move: Move) -> float:
        """Big ships attack her; cruisers alone do not, until it is late."""
        if not isinstance(move, m.Engage):
            return 0.0
        contact = next(it for it in self.view.contacts if it.number == move.contact)
        mine = sum(self.power(ship.card) for ship in self.ships_of(move.unit))
        theirs = sum(STRENGTH[kind] for kind in contact.kinds)
        return mine - theirs * (0.7 if self.turn < 30 else 0.3)

    def decide(self, prompt: str, moves: list[Move]) -> Move:
        """Shadowing, reinforcements and the rest."""
        match prompt:
            case "cb-choose-part":
                return m.Follow("slow")
            case "cb-choose-release":
                return m.ReleaseRodney()
            case "cb-choose-buy":
                return m.Bought()
            case "cb-choose-exposed" | "cb-choose-victim":
                return min(moves, key=self.value_of)
            case _:
                return moves[0]

    def value_of(self, move: Move) -> float:
        """What it would cost to lose her."""
        return STRENGTH[self.pack.cards[move.ship].kind] if isinstance(move, m.Expose) else 99.0
