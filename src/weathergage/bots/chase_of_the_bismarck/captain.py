"""The player: each question goes to whoever of his staff answers it."""

from __future__ import annotations

from typing import ClassVar, Protocol

from weathergage.bots.chase_of_the_bismarck.battle import Battle
from weathergage.bots.chase_of_the_bismarck.flying import Flying
from weathergage.bots.chase_of_the_bismarck.table import CAPITAL, SHADOWED, Table
from weathergage.bots.players import Seen
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.view import AirView, ShipView

MOST_ORDERS = 12  # to one unit in one turn: each regrouping is one


class Mind(Protocol):
    """What a side wants: the part of a player that is not the same for both."""

    def look(self, table: Table) -> None:
        """Take in what is new, before every decision."""

    def wishes(self, table: Table, ships: list[ShipView]) -> bool:
        """Does the unit need orders at all?"""

    def command(self, table: Table, ships: list[ShipView], moves: list[Move]) -> Move:
        """The orders of a unit, or its next hex."""

    def search_weights(self, table: Table) -> dict[str, float]:
        """What is worth searching from the air."""

    def wants_out(self, table: Table) -> bool:
        """Is it better to leave this combat?"""

    def attack(self, table: Table, move: m.Engage) -> float:
        """Is it better to begin one? Above zero: yes."""

    def decide(self, table: Table, prompt: str, moves: list[Move]) -> Move:
        """Everything else."""


class Captain:
    """A player of one side."""

    wants_view: ClassVar[bool] = True

    def __init__(self, pack: Pack, seat: int, mind: Mind) -> None:
        self.mind = mind
        self._pack = pack
        self._seat = seat
        self._turn = 0
        self._ordered: dict[str, int] = {}
        self._grounded: set[str] = set()
        self._markers: dict[str, int] = {}

    def choose(self, seen: Seen) -> Move:
        """Look at what is asked, and answer."""
        table = Table(self._pack, self._seat, seen.view)
        if table.view.turn != self._turn:
            self._turn = table.view.turn
            self._ordered, self._grounded, self._markers = {}, set(), {}
        self.mind.look(table)
        moves = list(seen.moves)
        if len(moves) == 1:
            return moves[0]
        prompt = seen.ask.prompt
        answer = self._answer(table, prompt.key, str(prompt.args.get("id", "")), moves)
        return answer if answer in moves else moves[-1]

    def _answer(self, table: Table, prompt: str, id: str, moves: list[Move]) -> Move:
        match prompt:
            case "cb-plan":
                return self._plan(table, moves)
            case "cb-order" | "cb-order-shadowed" | "cb-choose-next-hex":
                return self.mind.command(table, table.unit(id), moves)
            case "cb-choose-flight":
                return self._fly(table, id, moves)
            case "cb-choose-aloft":
                return Flying(table, self.mind.search_weights(table)).stay(aircraft(table, id), moves)
            case "cb-choose-search":
                return next((move for move in moves if isinstance(move, m.SearchAll)), moves[0])
            case "cb-choose-strike":
                return max(moves, key=lambda it: prize(it) if isinstance(it, m.Attack) else 0)
            case "cb-choose-combat":
                worth = {move: self.mind.attack(table, move) for move in moves if isinstance(move, m.Engage)}
                best = max(worth, key=lambda move: worth[move], default=None)
                return best if best is not None and worth[best] > 0 else m.EndCombats()
            case "cb-choose-fire" | "cb-choose-launch" | "cb-choose-tactical":
                return self._fight(table, prompt, moves)
            case "cb-choose-break-off":
                return moves[0] if self.mind.wants_out(table) else m.Remain()
            case _:
                return self.mind.decide(table, prompt, moves)

    def _plan(self, table: Table, moves: list[Move]) -> Move:
        """CB-7.7a: unit by unit, then flight by flight: so carriers are where their aircraft start."""
        for move in moves:
            if isinstance(move, m.Order) and self._ordered.get(move.unit, 0) < MOST_ORDERS:
                if self.mind.wishes(table, table.unit(move.unit)):
                    self._ordered[move.unit] = self._ordered.get(move.unit, 0) + 1
                    return move
                self._ordered[move.unit] = MOST_ORDERS
        ready = {move.air for move in moves if isinstance(move, m.Fly)} - self._grounded
        if ready:
            flying = Flying(table, self.mind.search_weights(table))
            for air in sorted(ready):
                if flying.wants(aircraft(table, air)):
                    return m.Fly(air)
            self._grounded |= ready
        return m.Done()

    def _fly(self, table: Table, air: str, moves: list[Move]) -> Move:
        """CB-7.7.1d to CB-7.7.1j."""
        dropped = self._markers.get(air, 0)
        move = Flying(table, self.mind.search_weights(table)).next_leg(dropped, moves)
        if isinstance(move, m.DropSearch):
            self._markers[air] = dropped + 1
        return move

    def _fight(self, table: Table, prompt: str, moves: list[Move]) -> Move:
        """Chapter 10."""
        battle = Battle(table, wants_out=self.mind.wants_out(table))
        if prompt == "cb-choose-fire":
            return battle.fire(moves)
        return battle.launch(moves) if prompt == "cb-choose-launch" else battle.manoeuvre(moves)


def aircraft(table: Table, id: str) -> AirView:
    """An own air unit."""
    return next(it for it in table.view.air if it.id == id)


def prize(move: m.Attack) -> int:
    """CB-9d: the class that is best hit."""
    return 2 if move.kind in CAPITAL else int(move.kind != "TK")


def sail_by(moves: list[Move], costs: dict[str, int]) -> m.Sail | None:
    """The open hex from which it is cheapest."""
    sails = [move for move in moves if isinstance(move, m.Sail) and move.hex in costs]
    return min(sails, key=lambda move: (costs[move.hex], move.hex), default=None)


def remain(moves: list[Move]) -> Move:
    """Stay, or go no further."""
    return next((move for move in moves if isinstance(move, m.Stay | m.Halt)), moves[-1])


def is_shadowed(ships: list[ShipView]) -> bool:
    """Is the unit being followed?"""
    return any(ship.marker == SHADOWED for ship in ships)
