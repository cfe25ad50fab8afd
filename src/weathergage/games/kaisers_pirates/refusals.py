"""Why not: the rule that keeps a move out of a decision. Asked only when somebody wants to know."""

from __future__ import annotations

from weathergage.engine import Move, Refusal, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.situations import Situation, bar
from weathergage.games.kaisers_pirates.state import Attack, Game


def why_no_reaction(g: Game, seat: int, situation: Situation, move: Move) -> Refusal | None:
    """Why this card can't answer what was announced."""
    match move:
        case m.React(card=card) if card not in g.state.seats[seat].hand:
            return Refusal(text("kp-no-not-in-hand"), "KP-3.2.2a")
        case m.React(card=card):
            return Refusal(text("kp-no-reaction-barred"), bar(g.pack.cards[card].type, situation))
        case _:
            return None


def why_no_assist(g: Game, attack: Attack, move: Move) -> Refusal | None:
    """Why this card can't join the attack."""
    return None


def why_not_committed(g: Game, move: Move) -> Refusal | None:
    """Why this card can't be put down like that."""
    return None


def why_no_step(g: Game, move: Move) -> Refusal | None:
    """Why this can't be done now."""
    return None
