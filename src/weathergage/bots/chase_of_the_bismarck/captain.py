"""What both sides' players share: orders unit by unit, flights, and how a battle is fought."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from weathergage.bots.players import Seen
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.tactical import zones_between
from weathergage.games.chase_of_the_bismarck.view import BoatView, CardView, CombatView, ShipView, View

STRENGTH = {"BB": 10.0, "BC": 8.0, "CA": 3.0, "CL": 1.5, "DD": 1.0, "CV": 0.5, "CG": 0.2, "TK": 0.0}
VALUE = {"BB": 10, "BC": 9, "CV": 9, "CA": 4, "CL": 2, "DD": 1, "CG": 1, "TK": 1}


class Captain:
    """A player of one side."""

    wants_view: ClassVar[bool] = True

    def __init__(self, pack: Pack, seat: int, random: Random) -> None:
        self.pack = pack
        self.board = pack.board
        self.seat = seat
        self.random = random
        self.turn = 0
        self.commanded: dict[str, int] = {}
        self.flown: dict[str, int] = {}
        self.current = ""
        self.view: View

    def choose(self, seen: Seen) -> Move:
        """Look at what is asked, and answer."""
        self.view = seen.view
        if self.view.turn != self.turn:
            self.turn = self.view.turn
            self.commanded, self.flown = {}, {}
            self.new_turn()
        moves = list(seen.moves)
        if len(moves) == 1:
            return moves[0]
        answer = self.answer(seen.ask.prompt.key, moves)
        return answer if answer in moves else moves[-1]

    def answer(self, prompt: str, moves: list[Move]) -> Move:
        """By the question."""
        match prompt:
            case "cb-plan":
                return self.plan(moves)
            case "cb-order" | "cb-order-shadowed" | "cb-choose-next-hex":
                return self.command(self.ships_of(self.current), moves)
            case "cb-choose-flight":
                return self.fly(moves)
            case "cb-choose-fire":
                return self.best(moves, self.worth_of_fire)
            case "cb-choose-launch":
                return self.best(moves, self.worth_of_launch)
            case "cb-choose-tactical":
                return self.best(moves, self.worth_of_manoeuvre)
            case "cb-choose-break-off":
                return moves[0] if self.wants_out() else moves[-1]
            case "cb-choose-combat":
                return self.best(moves, self.worth_of_combat)
            case "cb-choose-search":
                return next((move for move in moves if isinstance(move, m.SearchAll)), moves[0])
            case "cb-choose-strike":
                return self.best(moves, lambda it: VALUE[it.kind] if isinstance(it, m.Attack) else 0)
            case _:
                return self.decide(prompt, moves)

    # ---------------------------------------------------------------- to be filled in by each side

    def new_turn(self) -> None:
        """Think about the turn before the first order."""

    def command(self, ships: list[ShipView], moves: list[Move]) -> Move:
        """The orders of a unit."""
        raise NotImplementedError

    def wishes(self, unit: list[ShipView]) -> bool:
        """Does the unit need an order at all?"""
        raise NotImplementedError

    def search_worth(self, hex: str) -> float:
        """What a search of this hex is worth."""
        raise NotImplementedError

    def wants_out(self) -> bool:
        """Is it better to leave this combat?"""
        raise NotImplementedError

    def worth_of_combat(self, move: Move) -> float:
        """Is it better to begin one?"""
        raise NotImplementedError

    def decide(self, prompt: str, moves: list[Move]) -> Move:
        """Everything else."""
        raise NotImplementedError

    # ---------------------------------------------------------------- orders

    def best(self, moves: list[Move], worth: Callable[[Move], float]) -> Move:
        """The move of most worth; the first of equals."""
        return max(moves, key=worth)

    def ships_of(self, unit: str) -> list[ShipView]:
        """The ships of an own unit."""
        return [it for it in self.view.ships if not it.off and unit in (it.force, it.card.id)] or self.moving()

    def moving(self) -> list[ShipView]:
        """Whoever is under way: a shadowed unit is moved without being named."""
        shadowed = [it for it in self.view.ships if it.marker == 2 and not it.off and (not it.ordered or it.path)]
        return shadowed[:1]

    def plan(self, moves: list[Move]) -> Move:
        """Unit by unit, then flight by flight."""
        for move in moves:
            if not isinstance(move, m.Order) or self.commanded.get(move.unit, 0) > 1:
                continue
            if self.wishes(self.ships_of(move.unit)):
                self.commanded[move.unit] = self.commanded.get(move.unit, 0) + 1
                self.current = move.unit
                return move
        for move in moves:
            if isinstance(move, m.Fly) and self.wants_to_fly(move.air):
                self.current = move.air
                return move
        return m.Done()

    def wants_to_fly(self, air: str) -> bool:
        """Aircraft that were aloft have to come home; nothing is seen in the dark."""
        aloft = any(it.id == air and it.box == "aloft" for it in self.view.air)
        return aloft or self.view.level < self.pack.weather.level_x

    def fly(self, moves: list[Move]) -> Move:
        """Attack who is shadowed, search where it promises most, and land."""
        attacks = [move for move in moves if isinstance(move, m.DropAttack)]
        if attacks:
            return attacks[0]
        searches = [move for move in moves if isinstance(move, m.DropSearch)]
        if not searches:
            return moves[-1]
        here = self.flown.get(self.current, 0)
        self.flown[self.current] = here + 1
        best = max(searches, key=lambda move: self.search_worth(move.hex))
        return best if self.search_worth(best.hex) > 0 and here < 3 else m.Land()

    def steps(self, moves: list[Move], price: Callable[[str], float]) -> Move | None:
        """The cheapest of the hexes that can be entered."""
        sails = [move for move in moves if isinstance(move, m.Sail)]
        return min(sails, key=lambda move: (price(move.hex), move.hex)) if sails else None

    # ---------------------------------------------------------------- battle

    @property
    def combat(self) -> CombatView:
        """The tactical board."""
        assert self.view.combat is not None
        return self.view.combat

    def boat(self, ship: str) -> BoatView:
        """A ship on it."""
        return next(it for it in self.combat.boats if it.ship == ship)

    def card(self, ship: str) -> CardView:
        """Her open card."""
        return next(it for it in self.view.cards if it.id == ship)

    def is_mine(self, boat: BoatView) -> bool:
        """One of the own boats?"""
        return self.card(boat.ship).seat == self.seat

    def power(self, card: CardView) -> float:
        """What a ship is worth in a battle now."""
        full = self.pack.cards[card.id]
        guns = (card.bow + card.stern + 1) / (full.bow + full.stern + 1)
        return STRENGTH[full.kind] * guns * (card.hull + 1) / (full.hull + 1)

    def balance(self) -> float:
        """Own power on the board over the enemy's."""
        mine = sum(self.power(self.card(it.ship)) for it in self.combat.boats if self.is_mine(it))
        theirs = sum(self.power(self.card(it.ship)) for it in self.combat.boats if not self.is_mine(it))
        return mine / max(0.1, theirs)

    def gap(self, one: BoatView, other: BoatView) -> int:
        """Sea zones between two boats."""
        return zones_between(self.pack, one.zone, other.zone)

    def worth_of_fire(self, move: Move) -> float:
        """Big ships, hurt ships, and targets that the guns can pierce."""
        if not isinstance(move, m.Fire):
            return -1.0
        target = self.card(move.target)
        kind, firer = self.pack.cards[move.target].kind, self.pack.cards[move.ship].kind
        worth = VALUE[kind] + 6 / (target.hull + 1)
        if firer in ("CL", "DD", "CG"):
            worth -= {"BB": 8, "BC": 4, "CA": 1}.get(kind, 0)
        return worth + (2 if self.boat(move.ship).acquired == move.target else 0) + 20

    def worth_of_launch(self, move: Move) -> float:
        """Close, against the big ones, as many as she can."""
        if not isinstance(move, m.Launch):
            return 1.0
        near = self.gap(self.boat(move.ship), self.boat(move.target)) <= 1
        return move.count * VALUE[self.pack.cards[move.target].kind] * (1.0 if near else 0.15)

    def worth_of_manoeuvre(self, move: Move) -> float:
        """Close to a fighting range and turn broadside on; or run."""
        if isinstance(move, m.CloseUp):
            return 0.0 if self.wants_out() else 2.0
        if not isinstance(move, m.Manoeuvre):
            return 1.0
        if self.wants_out():
            return move.zones + (10 if move.position == "breaking_off" else 0)
        boat = self.boat(move.ship)
        enemies = [it for it in self.combat.boats if not self.is_mine(it)]
        gap = min((self.gap(boat, it) for it in enemies), default=0)
        wanted = {"closing": 4.0 + move.zones, "opening": 6.0 if gap <= 3 else 2.0, "breaking_off": -move.zones}
        return wanted[move.position] if gap > 1 or move.position != "closing" else 1.0
