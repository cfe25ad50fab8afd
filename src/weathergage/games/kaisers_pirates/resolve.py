"""3.2, 3.2.8: playing the committed cards, one after the other, in any order. Both editions."""

from __future__ import annotations

from collections.abc import Iterable
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
from weathergage.games.kaisers_pirates.refusals import why_no_step, why_no_target
from weathergage.games.kaisers_pirates.settling import offer_recall
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import NO_CARD, NOBODY, Attack, Committed, Game, Turn, Vessel
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
        if len(choices) == 1 and not is_face_down(turn):
            return  # for all to see, there is nothing left to do
        turn.quiet = False
        match (yield from ask(g, turn.seat, RESOLVE, choices, "KP-3.2d", refuse=refuse)):
            case m.Done():
                return
            case m.Intercept(ship=ship):
                yield from announce_intercept(g, ship)
            case m.BritishIntercept(card=card):
                yield from announce_british_intercept(g, card)
            case m.LayMines(ship=ship):
                yield from announce_mines(g, ship)
            case m.Play(card=card):
                yield from play_card(g, committed_card(g, card))
            case move:
                take_free_move(g, move)
        if turn.recallable:
            yield from offer_recall(g)


def is_face_down(turn: Turn) -> bool:
    """Is there a committed card that was not turned up yet?"""
    for it in turn.committed:  # noqa: SIM110 - asked at every step, and any() is slow
        if not it.shown:
            return True
    return False


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
    choices: list[Step] = []
    known: dict[str, bool] = {}  # what was found out about a use or a type of card
    for it in g.state.turn.committed:
        if it.shown:
            continue
        kind = g.pack.cards[it.card].type if it.use == "action" else it.use
        possible = known.get(kind)
        if possible is None:
            possible = known[kind] = is_possible(g, kind)
        if possible and (not it.ship or is_ready(g, it.ship)):
            choices.append(step_with(it))
    choices += free_moves(g)
    choices.append(m.DONE)
    return choices


def is_possible(g: Game, kind: str) -> bool:
    """Is there anything that such a use, or an action half of this type, could be played at?"""
    match kind:
        case "intercept":
            return next(interceptable_merchants(g.state), None) is not None
        case "british":
            return next(interceptable_ships(g.state), None) is not None
        case "mines":
            return next(mineable(g), None) is not None
        case _:
            return is_playable(g, kind)


def step_with(it: Committed) -> Step:
    """What is done with a committed card."""
    match it.use:
        case "intercept":
            return m.intercept(it.ship)
        case "british":
            return m.british_intercept(it.card)
        case "mines":
            return m.lay_mines(it.ship)
        case "action":
            return m.play(it.card)


def is_ready(g: Game, ship: str) -> bool:
    """R-85: is the ship on which a card lies still there, and can it act?"""
    vessel = ship_in(g.state.seats[g.state.turn.seat], ship)
    return vessel is not None and is_idle(g.state, vessel)


def committed_card(g: Game, card: int) -> Committed:
    """A card as it was put down."""
    for it in g.state.turn.committed:
        if it.card == card:
            return it
    raise LookupError(f"card {card} was not put down")


def card_on(g: Game, ship: str) -> Committed:
    """The card that lies on a ship."""
    for it in g.state.turn.committed:
        if it.ship == ship:
            return it
    raise LookupError(f"no card lies on {ship}")


# -------------------------------------------------------------------- announcements


def announce_intercept(g: Game, ship: str) -> Flow[None]:
    """KP-3.2.8a: the target is announced; the Intercept card and whatever joins it are turned up."""
    state = g.state
    committed = card_on(g, ship)
    card = g.pack.cards[committed.card]
    dice = g.pack.ships[ship].attack  # KP-3.2.4f
    attack = prepare(g, Attack("intercept", state.turn.seat, NOBODY, card.type, committed.card, ship, dice))
    attack.night = card.night
    target = (yield from choose_target(g, "intercept", interceptable_merchants(state), "KP-3.2.8a")).ship
    attack.foe, attack.targets = holder_of(state, target), [target]
    yield from offer_assists(g, attack)
    show(g, committed)
    yield from intercept_merchantmen(g, attack)


def announce_british_intercept(g: Game, number: int) -> Flow[None]:
    """KP-3.2.8d: the target is announced; the Intercept card and what joins it are turned up."""
    state = g.state
    card = g.pack.cards[number]
    attack = Attack("british", state.turn.seat, NOBODY, card.type, number, dice=card.intercept)  # KP-3.2.3a
    prepare(g, attack).night = card.night
    attack.target = (yield from choose_target(g, "british", interceptable_ships(state), "KP-3.2.8d")).ship
    attack.foe = holder_of(state, attack.target)
    yield from offer_assists(g, attack)
    show(g, committed_card(g, number))
    announce_british(g, attack)
    yield from intercept_ship(g, attack, vessel_of(state, attack.target))
    state.turn.attack = None


def prepare(g: Game, attack: Attack) -> Attack:
    """An attack is being put together; nobody else sees it before it is announced."""
    g.state.turn.attack = attack
    return attack


def choose_target(g: Game, kind: str, vessels: Iterable[Vessel], rule: str) -> Flow[m.Target]:
    """The ship that is announced."""

    def refuse(move: Move) -> Refusal | None:
        return why_no_target(g, kind, move)

    choices = []
    for vessel in vessels:
        choices.append(m.target(vessel.id))
    return ask(g, g.state.turn.seat, TARGET, choices, rule, refuse=refuse)


def announce_mines(g: Game, ship: str) -> Flow[None]:
    """KP-3.2.8b: the raider is announced, and Lay Mines turned up."""
    committed = card_on(g, ship)

    def refuse(move: Move) -> Refusal | None:
        return why_no_target(g, "mines", move)

    targets = list(mine_targets(g))
    against = yield from ask(g, g.state.turn.seat, MINES_AT, targets, "KP-3.2.8b", refuse=refuse)
    g.state.turn.acted.append(ship)
    show(g, committed)
    card = committed.card
    yield from mine(g, Played(g.pack.cards[card].type, card), against.seat, ship)


def play_card(g: Game, committed: Committed) -> Flow[None]:
    """KP-3.2.8e: announce an action, and turn its card up."""
    kind, turn = g.pack.cards[committed.card].type, g.state.turn
    action = ACTIONS[kind]

    def refuse(move: Move) -> Refusal | None:
        return why_no_target(g, kind, move)

    choice = next(action.choices(g))
    if action.prompt is not None:
        turn.playing = committed.card
        choices, rule = list(action.choices(g)), g.pack.types[kind].rule
        choice = yield from ask(g, turn.seat, action.prompt, choices, rule, refuse=refuse)
        turn.playing = NO_CARD
    show(g, committed)
    flow = action.play(g, Played(kind, committed.card), choice)
    if flow is not None:
        yield from flow
