"""Chapter 5: the phantom player, as the other chapters meet it. Both editions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from weathergage.engine import Flow, Move, Text
from weathergage.games.kaisers_pirates.asking import PLAYERS
from weathergage.games.kaisers_pirates.situations import Played, Situation
from weathergage.games.kaisers_pirates.solitaire import choices, defence, turn
from weathergage.games.kaisers_pirates.state import Game

M = TypeVar("M", bound=Move)


class PhantomPlayer:
    """It holds nothing: what it needs to know stands in the state."""

    def take_turn(self, g: Game) -> Flow[None]:
        """KP-5.4."""
        return turn.take_step(g)

    def choose(self, g: Game, prompt: Text, moves: Sequence[M]) -> Flow[M]:
        """KP-5.0c, KP-5.4.3.3e."""
        return choices.choose(g, prompt, moves)

    def react(self, g: Game, situation: Situation) -> Played | None:
        """KP-5.3.3."""
        return defence.react(g, situation)


PLAYERS.phantom = PhantomPlayer()
