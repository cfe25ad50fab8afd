"""3.2, 3.2.8: playing the committed cards, one after the other, in any order. Both editions."""

from __future__ import annotations

from typing import TypeAlias

from weathergage.engine import Flow, Move, Refusal, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.assists import offer_assists, show
from weathergage.games.kaisers_pirates.british import announce_british, intercept_ship
from weathergage.games.kaisers_pirates.cards.registry import ACTIONS, is_playable
from weathergage.games.kaisers_pirates.cards.undersea import mine, mine_targets
from weathergage.games.kaisers_pirates.force import holder_of, is_idle, ship_in, vessel_of
from weathergage.games.kaisers_pirates.intercept import intercept_merchantmen
from weathergage.games.kaisers_pirates.refuge import FreeMove, free_moves, take_free_move
from weathergage.games.kaisers_pirates.refusals import why_no_step
from weathergage.games.kaisers_pirates.settling import offer_recall
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import Attack, Committed, Game
from weathergage.games.kaisers_pirates.targets import (
    interceptable_merchants,
    interceptable_ships,
    mineable,
)

RESOLVE = text("kp-ask-resolve")
FREE = text("kp-ask-free")
TARGET = text("kp-ask-target")
MINES_AT = text("kp-ask-mines-at")

Step: TypeAlias = m.Intercept | m.BritishIntercept | m.LayMines | m.Play | FreeMove | m.Done


def resolve_cards(g: Game) -> Flow[None]:
    """KP-3.2d: committed cards are played in any order, and free actions taken, until the player stops."""
    turn = g.state.turn

    def refuse(move: Move) -> Refusal | None:
        return why_no_step(g, move)

    while True:
        choices = steps(g)
        if len(choices) == 1 and all(it.shown for it in turn.committed):
            return  # for all to see, there is nothing left to do
        turn.quiet = False
        match (yield from ask(g, turn.seat, RESOLVE, choices, "KP-3.2d", refuse)):
            case m.Intercept(ship=ship):
                yield from announce_intercept(g, ship)
            case m.BritishIntercept(card=card):
                yield from announce_british_intercept(g, card)
            case m.LayMines(ship=ship):
                yield from announce_mines(g, ship)
            case m.Play(card=card):
                yield from play_card(g, committed_card(g, card))
            case m.Done():
                return
            case move:
                take_free_move(g, move)
        yield from offer_recall(g)


def take_free_moves(g: Game) -> Flow[None]:
    """R-38: what needs no card is possible under Fog Bank and Deception, too."""
    while True:
        choices: list[FreeMove | m.Done] = [*free_moves(g), m.DONE]
        if len(choices) == 1:
            return
        match (yield from ask(g, g.state.turn.seat, FREE, choices, "KP-3.3.20d")):
            case m.Done():
                return
            case move:
                take_free_move(g, move)


def steps(g: Game) -> list[Step]:
    """What can be done next with the committed cards, and without any."""
    state = g.state
    choices: list[Step] = []
    kinds: dict[str, bool] = {}
    merchants = ships = None
    for it in state.turn.committed:
        if it.shown:
            continue
        match it.use:
            case "action":
                kind = g.pack.cards[it.card].type
                playable = kinds.get(kind)
                if playable is None:
                    playable = kinds[kind] = is_playable(g, kind)
                if playable:
                    choices.append(m.play(it.card))
            case "british":
                if ships is None:
                    ships = next(interceptable_ships(state), None) is not None
                if ships:
                    choices.append(m.british_intercept(it.card))
            case "intercept":
                if merchants is None:
                    merchants = next(interceptable_merchants(state), None) is not None
                if merchants and is_ready(g, it.ship):
                    choices.append(m.intercept(it.ship))
            case "mines":
                if is_ready(g, it.ship) and next(mineable(g), None) is not None:
                    choices.append(m.lay_mines(it.ship))
    choices += free_moves(g)
    choices.append(m.DONE)
    return choices


def is_ready(g: Game, ship: str) -> bool:
    """R-85: is the ship on which a card lies still there, and can it act?"""
    vessel = ship_in(g.state.seats[g.state.turn.seat], ship)
    return vessel is not None and is_idle(g.state, vessel)


def committed_card(g: Game, card: int) -> Committed:
    """A card as it was put down."""
    return next(it for it in g.state.turn.committed if it.card == card)


def card_on(g: Game, ship: str) -> Committed:
    """The card that lies on a ship."""
    return next(it for it in g.state.turn.committed if it.ship == ship)


# -------------------------------------------------------------------- announcements


def announce_intercept(g: Game, ship: str) -> Flow[None]:
    """KP-3.2.8a: the target is announced; the Intercept card and whatever joins it are turned up."""
    state = g.state
    committed = card_on(g, ship)
    choices = [m.target(vessel.id) for vessel in interceptable_merchants(state)]
    target = (yield from ask(g, state.turn.seat, TARGET, choices, "KP-3.2.8a")).ship
    card = g.pack.cards[committed.card]
    attack = Attack("intercept", state.turn.seat, holder_of(state, target), card.type, committed.card, ship)
    attack.dice = g.pack.ships[ship].attack  # KP-3.2.4f
    attack.night = card.night
    attack.targets = [target]
    state.turn.attack = attack
    yield from offer_assists(g, attack)
    show(g, committed)
    yield from intercept_merchantmen(g, attack)


def announce_british_intercept(g: Game, number: int) -> Flow[None]:
    """KP-3.2.8d: the target is announced; the Intercept card and what joins it are turned up."""
    state = g.state
    choices = [m.target(vessel.id) for vessel in interceptable_ships(state)]
    target = (yield from ask(g, state.turn.seat, TARGET, choices, "KP-3.2.8d")).ship
    card = g.pack.cards[number]
    attack = Attack("british", state.turn.seat, holder_of(state, target), card.type, number, target=target)
    attack.dice = card.intercept  # KP-3.2.3a
    attack.night = card.night
    state.turn.attack = attack
    yield from offer_assists(g, attack)
    show(g, committed_card(g, number))
    announce_british(g, attack)
    yield from intercept_ship(g, attack, vessel_of(state, target))
    state.turn.attack = None


def announce_mines(g: Game, ship: str) -> Flow[None]:
    """KP-3.2.8b: the raider is announced, and Lay Mines turned up."""
    committed = card_on(g, ship)
    against = yield from ask(g, g.state.turn.seat, MINES_AT, list(mine_targets(g)), "KP-3.2.8b")
    g.state.turn.acted.append(ship)
    show(g, committed)
    card = committed.card
    yield from mine(g, Played(g.pack.cards[card].type, card), against.seat, ship)


def play_card(g: Game, committed: Committed) -> Flow[None]:
    """KP-3.2.8e: announce an action, and turn its card up."""
    kind = g.pack.cards[committed.card].type
    action = ACTIONS[kind]
    choice = next(action.choices(g))
    if action.prompt is not None:
        rule = g.pack.types[kind].rule
        choice = yield from ask(g, g.state.turn.seat, action.prompt, list(action.choices(g)), rule)
    show(g, committed)
    flow = action.play(g, Played(kind, committed.card), choice)
    if flow is not None:
        yield from flow


