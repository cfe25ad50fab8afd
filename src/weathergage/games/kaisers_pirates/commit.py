"""3.2, 3.2.1: putting cards down for the turn. Both editions."""

from __future__ import annotations

import functools
from typing import Final, TypeAlias

from weathergage.engine import Flow, Move, Player, Refusal, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.force import FIGHTERS
from weathergage.games.kaisers_pirates.halves import uses
from weathergage.games.kaisers_pirates.names import ship_name
from weathergage.games.kaisers_pirates.refusals import why_not_committed
from weathergage.games.kaisers_pirates.state import Committed, Game

COMMIT = text("kp-ask-commit")

Commitment: TypeAlias = m.CommitIntercept | m.CommitBritish | m.CommitMines | m.CommitAction | m.Done


def commit_cards(g: Game) -> Flow[None]:
    """KP-3.2a: all cards for the turn are put down before any is turned up; none comes back (KP-3.2c)."""
    state = g.state
    seat, turn = state.seats[state.turn.seat], state.turn

    def refuse(move: Move) -> Refusal | None:
        return why_not_committed(g, move)

    ships = free_ships(g)
    while seat.hand:
        match (yield from ask(g, turn.seat, COMMIT, commitments(g, ships), "KP-3.2", refuse=refuse)):
            case m.CommitIntercept(card=card, ship=ship):
                put_down(g, Committed(card, "intercept", ship))
                ships.remove(ship)  # KP-3.2.1b: one card each
            case m.CommitBritish(card=card):
                put_down(g, Committed(card, "british"))
            case m.CommitMines(card=card, ship=ship):
                put_down(g, Committed(card, "mines", ship))
                ships.remove(ship)
            case m.CommitAction(card=card):
                put_down(g, Committed(card, "action"))
            case m.Done():
                return


def put_down(g: Game, committed: Committed) -> None:
    """KP-3.2.1a: the half that is used is fixed."""
    g.state.seats[g.state.turn.seat].hand.remove(committed.card)
    g.state.turn.committed.append(committed)
    if g.logged:
        say_committed(g, committed)


def say_committed(g: Game, committed: Committed) -> None:
    """KP-3.2.1, R-76: what everybody sees of a card that was put down."""
    key, who, ship = COMMIT_LINES[committed.use], Player(g.state.turn.seat), committed.ship
    if ship:
        g.say(key, rule="KP-3.2.1", who=who, ship=ship_name(g.pack, ship), pieces=(ship,))
    else:
        g.say(key, rule="KP-3.2.1", who=who)


COMMIT_LINES: Final = {
    "intercept": "kp-log-committed-on-ship",
    "british": "kp-log-committed-british",
    "mines": "kp-log-committed-mines",
    "action": "kp-log-committed-action",
}


def commitments(g: Game, ships: list[str]) -> list[Commitment]:
    """KP-3.2.1: every use of every card of the hand, with these own ships."""
    state = g.state
    hand = state.seats[state.turn.seat].hand
    usable, minefields = uses(g.pack, state.edition, state.teams)
    cards = len(state.exposed)
    choices: list[Commitment] = [m.DONE]
    for ship in ships:
        on_ship = on_ship_by_card(ship, cards)
        for card in hand:
            choices.append(on_ship[card])
        if g.pack.ships[ship].mines:
            for card in hand:
                if card in minefields:
                    choices.append(m.commit_mines(card, ship))
    british, front = in_front_by_card(cards)
    for card in hand:
        choices.append(british[card])
    for card in hand:
        if card in usable:
            choices.append(front[card])
    return choices


@functools.cache
def on_ship_by_card(ship: str, cards: int) -> tuple[m.CommitIntercept, ...]:
    """Laying each card on this ship."""
    return tuple(m.CommitIntercept(card, ship) for card in range(cards))


@functools.cache
def in_front_by_card(cards: int) -> tuple[tuple[m.CommitBritish, ...], tuple[m.CommitAction, ...]]:
    """Laying each card in front, with either half up."""
    return tuple(map(m.CommitBritish, range(cards))), tuple(map(m.CommitAction, range(cards)))


def free_ships(g: Game) -> list[str]:
    """KP-3.2.1b, KP-3.2.1c, KP-3.3.20i: own warships and raiders that may get a card."""
    free = []
    for vessel in g.state.seats[g.state.turn.seat].ships:
        if vessel.role in FIGHTERS and not vessel.refuge:
            free.append(vessel.id)
    return free
