"""Who decides: the player of a seat, or, in the solitaire game, whatever chapter 5 has decide for the phantom."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol, TypeVar

from weathergage.engine import Choose, Flow, Move, Refusal, Text
from weathergage.engine.flow import Ask
from weathergage.games.kaisers_pirates.situations import Played, Situation
from weathergage.games.kaisers_pirates.state import Game

M = TypeVar("M", bound=Move)


class Phantom(Protocol):
    """Chapter 5: how the phantom player chooses and reacts."""

    def take_turn(self, g: Game) -> Flow[None]:
        """KP-5.4: the next step of the phantom's turn."""

    def choose(self, g: Game, prompt: Text, moves: Sequence[M]) -> Flow[M]:
        """Choose for the phantom (KP-5.0c, KP-5.4.3.3e)."""

    def react(self, g: Game, situation: Situation) -> Played | None:
        """KP-5.3.3: the phantom's reaction, if what it drew fits. It asks nobody."""


class _Players:
    """Set by the solitaire chapter; without it nobody plays a phantom."""

    phantom: Phantom | None = None


PLAYERS = _Players()


def ask(  # noqa: PLR0913 - what a decision is made of
    g: Game,
    seat: int,
    prompt: Text,
    moves: Sequence[M],
    rule: str = "",
    *,
    refuse: Callable[[Move], Refusal | None] | None = None,
) -> Generator[Ask, Any, M]:
    """Ask whoever decides for a seat."""
    if seat == g.state.phantom and PLAYERS.phantom is not None:
        return (yield from PLAYERS.phantom.choose(g, prompt, moves))
    answer: M = yield Choose(seat, prompt, moves, rule, refuse)
    return answer
