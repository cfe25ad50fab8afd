"""The player itself: which question is answered by which rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from weathergage.bots.kaisers_pirates import choices, defence, resolving, scheme
from weathergage.bots.kaisers_pirates.table import Table
from weathergage.bots.players import Seen
from weathergage.engine import Move, Setup
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.components import KaisersPack
from weathergage.games.kaisers_pirates.view import CardView

WAYS_OUT: tuple[Move, ...] = (m.DONE, m.PASS, m.DISCARD_REST, m.ANNOUNCE)


class Plan:
    """A player of one seat. Between decisions it remembers no more than what it is about to do."""

    wants_view: ClassVar[bool] = True

    def __init__(self, pack: KaisersPack) -> None:
        self._pack = pack
        self._types = {it.rule: it.id for it in pack.types.values()}
        self._down: list[Move] = []  # what is still to be put down in this turn
        self._turn: tuple[int, int, int, bool] = (0, 0, 0, False)  # the turn that this is for
        self._last: Move | None = None

    def choose(self, seen: Seen) -> Move:
        """Pick one of the legal moves."""
        legal: Sequence[Move] = seen.moves
        if len(legal) == 1:
            self._last = legal[0]
            return legal[0]
        move = self._answer(seen, legal)
        if move is None or move not in legal:
            move = next((way for way in WAYS_OUT if way in legal), legal[0])
        self._last = move
        return move

    def _answer(self, seen: Seen, legal: Sequence[Move]) -> Move | None:
        prompt, rule = seen.ask.prompt.key, seen.ask.rule
        table = Table(self._pack, seen.view)
        if prompt.startswith("kp-ask-react-"):
            return defence.react(table, prompt, legal)
        small = choices.CHOICES.get(prompt)
        if small is not None:
            return small(table, legal)
        match prompt:
            case "kp-ask-commit":
                return self._put_down(table, legal)
            case "kp-ask-resolve" | "kp-ask-free":
                return resolving.next_step(table, legal)
            case "kp-ask-assemble":
                return resolving.assemble(table, legal)
            case "kp-ask-boarding":
                return resolving.board(table, legal)
            case "kp-ask-target" if rule == "KP-3.2.8d":
                number = self._last.card if isinstance(self._last, m.BritishIntercept) else 0
                return resolving.british_target(table, number, legal)
            case "kp-ask-target":
                ship = self._last.ship if isinstance(self._last, m.Intercept) else ""
                return resolving.raid_target(table, ship, legal)
            case "kp-ask-mines-at":
                return m.against(resolving.best_foe(table))
            case _:
                return resolving.action_target(table, self._card(table, self._types.get(rule, "")), legal)

    def _put_down(self, table: Table, legal: Sequence[Move]) -> Move:
        """KP-3.2a: the scheme is drawn up once a turn, then carried out card by card."""
        turn = (table.view.round, table.view.deck, table.view.turn.seat, table.view.turn.extra)
        if self._turn != turn:
            self._turn = turn
            self._down = scheme.draw_up(table, frozenset(legal))
        while self._down:
            move = self._down.pop(0)
            if move in legal:
                return move
        return m.DONE

    def _card(self, table: Table, kind: str) -> CardView | None:
        """The card that is being played: the one that was just chosen, or whatever lies there of its type."""
        wanted = self._last.card if isinstance(self._last, m.Play) else 0
        cards = [it.card for it in table.view.turn.committed if it.card is not None]
        for card in cards:
            if card.number == wanted:
                return card
        return next((card for card in cards if card.type == kind), None)


def make(setup: Setup, pack: KaisersPack, seat: int, random: Random) -> Plan:  # noqa: ARG001 - a BotFactory
    """A player for a seat. It never needs chance: the same view always gets the same answer."""
    return Plan(pack)
