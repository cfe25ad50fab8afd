"""3.2.1, 3.2.8: committed cards that join an attack: assist cards in the second edition, normal ones in the first."""

from __future__ import annotations

from weathergage.engine import Flow, Move, Refusal, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.discards import expose
from weathergage.games.kaisers_pirates.force import ship_in
from weathergage.games.kaisers_pirates.names import type_name
from weathergage.games.kaisers_pirates.refusals import why_not_attached
from weathergage.games.kaisers_pirates.state import Attack, Committed, Game, State

ASSEMBLE = text("kp-ask-assemble")
BOARDING = text("kp-ask-boarding")

ASSISTS = frozenset(
    ("boarding_party", "good_hunting", "searchlight", "shipping_lanes", "special_cargo", "surprise_attack")
)


def is_face_down_in_front(state: State) -> bool:
    """Lies there, for all to see, a card in front whose action half may yet join an attack?"""
    for it in state.turn.committed:  # noqa: SIM110 - asked at every attack, and any() is slow
        if it.use == "action" and not it.shown:
            return True
    return False


def is_attachable(g: Game, attack: Attack, kind: str) -> bool:
    """KP-3.3.44d and others: may a card of this type still join the attack?"""
    ship = ship_in(g.state.seats[attack.seat], attack.ship)
    match kind, attack.kind:
        case "good_hunting", "intercept":
            return not attack.hunting and ship is not None and ship.role == "raider"
        case "shipping_lanes", "intercept":
            return not attack.lanes and ship is not None and ship.role == "warship"
        case "surprise_attack", "intercept" | "monitor":
            return not attack.surprise
        case "searchlight", "intercept":  # by day it lights nothing
            return attack.night and not attack.searchlight
        case "surprise_attack", "british":  # KP-3.2.3e, KP-3.2.3f: one of the two
            return not attack.surprise and not attack.searchlight
        case "searchlight", "british":
            return attack.night and not attack.surprise and not attack.searchlight
        case "special_cargo", "intercept" | "torpedo" | "mines":
            return not attack.cargo
        case _:
            return False


def join(attack: Attack, kind: str, card: int) -> None:
    """A card joins the attack."""
    attack.assists.append(card)
    match kind:
        case "good_hunting":
            attack.hunting = True
        case "shipping_lanes":
            attack.lanes = True
        case "surprise_attack":
            attack.surprise = True
        case "searchlight":
            attack.searchlight = True
        case _:
            attack.cargo = True


def further_targets(g: Game, attack: Attack) -> list[str]:
    """KP-3.3.15a, KP-3.3.39a, R-15: the merchantmen that may still be added to an intercept."""
    if attack.hunting and len(attack.targets) >= g.pack.rules.cards.good_hunting:
        return []
    if not attack.hunting and not attack.lanes:
        return []
    taken = (*attack.targets, *g.state.turn.intercepted)
    return [vessel.id for vessel in g.state.seats[attack.foe].merchants if vessel.id not in taken]


def offer_assists(g: Game, attack: Attack) -> Flow[None]:
    """KP-3.2.8, R-18: cards that work on the whole attack join it with its announcement, and are turned up."""
    state = g.state
    while is_face_down_in_front(state):
        choices: list[m.Attach | m.Target | m.Announce] = [
            m.attach(it.card)
            for it in state.turn.committed
            if it.use == "action"
            and not it.shown
            and it.card not in attack.assists
            and is_attachable(g, attack, g.pack.cards[it.card].type)
        ]
        choices += map(m.target, further_targets(g, attack))
        choices.append(m.ANNOUNCE)

        def refuse(move: Move) -> Refusal | None:
            return why_not_attached(g, attack, move)

        match (yield from ask(g, attack.seat, ASSEMBLE, choices, "KP-3.2.8a", refuse=refuse)):
            case m.Attach(card=card):
                join(attack, g.pack.cards[card].type, card)
            case m.Target(ship=ship):
                attack.targets.append(ship)
            case m.Announce():
                break
    for it in state.turn.committed:
        if it.card in attack.assists:
            show(g, it)


def offer_boarding(g: Game, attack: Attack) -> Flow[None]:
    """KP-3.3.3a, R-29: a Boarding Party joins for one undamaged target, and is turned up then."""
    cards = g.pack.cards
    parties = {
        it.card: it
        for it in g.state.turn.committed
        if it.use == "action" and not it.shown and cards[it.card].type == "boarding_party"
    }
    choices: list[m.Attach | m.Pass] = [*map(m.attach, parties), m.PASS]
    match (yield from ask(g, attack.seat, BOARDING, choices, "KP-3.3.3a")):
        case m.Attach(card=card):
            attack.boarding = True
            show(g, parties[card])
        case m.Pass():
            pass


def show(g: Game, committed: Committed) -> None:
    """KP-3.2.8: a committed card is turned up."""
    if not committed.shown:
        committed.shown = True
        expose(g, committed.card)
        if g.logged:
            card = type_name(g.pack.cards[committed.card].type)
            g.say("kp-log-shown", rule="KP-3.2.8", card=card)
