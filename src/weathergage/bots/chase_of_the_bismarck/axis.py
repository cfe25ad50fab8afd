"""The German player: out through the gap that weather and risk recommend, after convoys, and home when hurt."""

from __future__ import annotations

from random import Random

from weathergage.bots.chase_of_the_bismarck.captain import STRENGTH, Captain
from weathergage.bots.chase_of_the_bismarck.charts import cheapest_step
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.view import ShipView

HUNTERS = ("BB", "BC", "CA")
HOMEWARD = 34  # the turn from which a raider without fuel to stay out goes home


class Raider(Captain):
    """Bismarck and her consorts."""

    def __init__(self, pack: Pack, seat: int, random: Random) -> None:
        super().__init__(pack, seat, random)
        board = pack.board
        lines = {hex: (board.at[hex].east_west, board.at[hex].north_south) for hex in board.routes & board.sea}
        self.grounds = frozenset(hex for hex, on in lines.items() if 2 in on and not board.at[hex].zone)
        self.havens = frozenset(port.hex for port in board.ports if port.country == "France")
        self.danger: dict[str, int] = {}

    def new_turn(self) -> None:
        """Where the enemy was seen lately is where nobody wants to be."""
        self.danger = {}
        for sighting in self.view.sightings:
            if sighting.turn >= self.turn - 3 and sighting.kinds:
                for hex in self.board.near(sighting.hex, 3):
                    self.danger[hex] = self.danger.get(hex, 0) + 12

    def price(self, hex: str) -> int:
        """A hex costs its length, what looks into it, and what was seen near it; bad weather covers."""
        at = self.board.at[hex]
        cover = 3 if self.view.level <= 4 else 1
        return 10 + cover * at.allied * 4 + (4 if at.zone else 0) + self.danger.get(hex, 0) + (3 if not at.fog else 0)

    def is_hurt(self, ship: ShipView) -> bool:
        """Does she have to think of home?"""
        card = self.pack.cards[ship.card.id]
        return ship.card.hull * 4 <= card.hull * 3 or ship.card.er < card.er or ship.card.fire_control

    def goals(self, ships: list[ShipView]) -> frozenset[str]:
        """Convoys, a tanker, or France."""
        lead = ships[0]
        dry = min(ship.fuel for ship in ships) <= 3
        late = self.turn >= HOMEWARD and min(ship.fuel for ship in ships) < self.pack.victory.at_sea_fuel + 2
        if any(self.is_hurt(ship) for ship in ships) or late:
            return self.havens
        if dry:
            tankers = [it.hex for it in self.view.ships if not it.off and self.is_tanker(it)]
            near = [hex for hex in tankers if self.board.distance(lead.hex, hex) <= 14]
            return frozenset(near) or self.havens
        return self.grounds

    def is_tanker(self, ship: ShipView) -> bool:
        """One of the waiting tankers?"""
        return self.pack.cards[ship.card.id].kind == "TK"

    def wishes(self, unit: list[ShipView]) -> bool:
        """Tankers wait, destroyers keep the coast; the raiders sail."""
        return any(self.pack.cards[ship.card.id].kind in (*HUNTERS, "CL") for ship in unit)

    def command(self, ships: list[ShipView], moves: list[Move]) -> Move:
        """Part from the destroyers, refuel, go on by the safest way."""
        if not ships:
            return moves[-1]
        for move in moves:
            if isinstance(move, m.Leave) and self.pack.cards[move.ship].kind == "DD":
                return move
            if isinstance(move, m.Refuel) and self.ship(move.ship).fuel <= 8:
                return move
            if isinstance(move, m.Dock) and (move.ship != self.pack.victory.flagship or self.wants_port()):
                return move
        goals = self.goals(ships)
        here = ships[0].hex
        costs = cheapest_step(self.board, AXIS, here, goals, self.price)
        far = 1_000_000
        if costs.get(here, far) == 0:
            return self.wait(moves)
        step = self.steps(moves, lambda hex: costs.get(hex, far))
        if step is None:
            return self.wait(moves)
        if any(isinstance(move, m.Halt) for move in moves) and not self.hurries(ships):
            return m.Halt()
        return step

    def ship(self, id: str) -> ShipView:
        """An own ship."""
        return next(it for it in self.view.ships if it.card.id == id)

    def hurries(self, ships: list[ShipView]) -> bool:
        """Two hexes cost fuel: worth it when followed, or on the way out with full bunkers."""
        return any(ship.marker for ship in ships) or (self.turn <= 8 and min(ship.fuel for ship in ships) > 7)

    def wants_port(self) -> bool:
        """Does Bismarck end the operation here?"""
        return self.is_hurt(self.ship(self.pack.victory.flagship)) or self.turn >= HOMEWARD

    def wait(self, moves: list[Move]) -> Move:
        """Stay on the hunting ground."""
        return next((move for move in moves if isinstance(move, m.Stay | m.Halt)), moves[-1])

    def search_worth(self, hex: str) -> float:
        """Look where the raiders are going."""
        flagship = self.ship(self.pack.victory.flagship)
        if flagship.off or hex not in self.board.sea:
            return 0.0
        away = self.board.distance(hex, flagship.hex)
        return max(0.0, 4.0 - abs(away - 2))

    def wants_out(self) -> bool:
        """A raider does not fight for fighting's sake."""
        return self.balance() < 1.3

    def worth_of_combat(self, move: Move) -> float:
        """Only against what is clearly weaker."""
        if not isinstance(move, m.Engage):
            return 0.0
        contact = next(it for it in self.view.contacts if it.number == move.contact)
        mine = sum(self.power(ship.card) for ship in self.ships_of(move.unit))
        theirs = sum(STRENGTH[kind] for kind in contact.kinds)
        return 1.0 if mine > 2 * theirs else -1.0

    def decide(self, prompt: str, moves: list[Move]) -> Move:
        """Hunts, manoeuvres and the rest."""
        match prompt:
            case "cb-choose-hunt":
                return moves[0] if isinstance(moves[0], m.Hunt) else m.DummyRoll()
            case "cb-choose-manoeuvre":
                flagship = self.ship(self.pack.victory.flagship)
                rich = flagship.fuel >= 6 and self.view.level >= 3
                return m.Evade() if m.Evade() in moves and rich else moves[0]
            case "cb-choose-merchant" | "cb-choose-contact":
                return moves[0]
            case "cb-choose-convoy":
                return moves[0] if self.dares() else m.LetGo()
            case "cb-choose-reinforce":
                return moves[0] if not self.wants_out() else moves[-1]
            case "cb-choose-buy":
                return m.Bought()
            case "cb-choose-submarine-hex":
                ships = [it.hex for it in self.view.ships if not it.off and it.card.id == self.pack.victory.flagship]
                return m.NameHex(ships[0]) if ships else moves[0]
            case "cb-choose-mend":
                return moves[0]
            case _:
                return moves[-1] if prompt == "cb-choose-victim" else moves[0]

    def dares(self) -> bool:
        """Old battleships are fair game for a sound Bismarck; two of them at once would not be."""
        name = self.view.convoys_found[-1] if self.view.convoys_found else ""
        escort = self.pack.convoys[name].escort if name else ()
        strength = sum(STRENGTH[self.pack.cards[id].kind] * self.pack.cards[id].hull / 9 for id in escort)
        mine = sum(self.power(it.card) for it in self.view.ships if not it.off and self.board.at[it.hex].zone == "")
        return mine > 1.2 * strength and self.seat != ALLIES
