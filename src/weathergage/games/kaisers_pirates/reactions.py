"""3.2.2: the windows in which the defender may answer. Both editions.

That a seat holds a reaction must not be readable. So a window opens whenever the seat could hold one, as far as
everybody can know, and passing is always possible.
"""

from __future__ import annotations

from typing import Final

from weathergage.engine import Flow, Move, Player, Refusal, Text, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import PLAYERS, ask
from weathergage.games.kaisers_pirates.discards import expose
from weathergage.games.kaisers_pirates.names import card_name
from weathergage.games.kaisers_pirates.refusals import why_no_reaction
from weathergage.games.kaisers_pirates.situations import Played, Situation, Window, could_be_held, fit_of
from weathergage.games.kaisers_pirates.state import Answered, Game

PROMPTS: Final[dict[Window, Text]] = {
    "several": text("kp-ask-react-several"),
    "merchantman": text("kp-ask-react-intercept"),
    "ship": text("kp-ask-react-british"),
    "torpedo": text("kp-ask-react-torpedo"),
    "mines": text("kp-ask-react-mines"),
    "sinking": text("kp-ask-react-sinking"),
    "later": text("kp-ask-react-later"),
    "recognition": text("kp-ask-react-recognition"),
}


def reaction_of(g: Game, seat: int, situation: Situation) -> Flow[Played | None]:
    """KP-3.2.2c: one reaction at most from this seat. KP-3.2.2d: nobody else is asked."""
    state = g.state
    if seat == state.phantom and PLAYERS.phantom is not None:
        return PLAYERS.phantom.react(g, situation)
    hand = state.seats[seat].hand
    fit = fit_of(g.pack, situation)
    if not hand or not could_be_held(fit, state.exposed):
        return None
    by_card = fit.by_card
    choices: list[m.React | m.Pass] = []
    for card in hand:
        if by_card[card]:
            choices.append(m.react(card))
    choices.append(m.PASS)

    def refuse(move: Move) -> Refusal | None:
        return why_no_reaction(g, seat, situation, move)

    match (yield from ask(g, seat, PROMPTS[situation.window], choices, "KP-3.2.2", refuse=refuse)):
        case m.React(card=card):
            return play_reaction(g, seat, card)
        case m.Pass():
            return None


def play_reaction(g: Game, seat: int, card: int) -> Played:
    """KP-3.2.2a: a reaction comes straight from the hand, and is laid aside until the turn's end (KP-3.2.8f)."""
    g.state.seats[seat].hand.remove(card)
    g.state.turn.answered.append(Answered(seat, card))
    expose(g, card)
    g.say("kp-log-reaction", rule="KP-3.2.2a", who=Player(seat), card=card_name(g.pack, card))
    return Played(g.pack.cards[card].type, card)
