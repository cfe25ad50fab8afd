"""3.1.3, 3.1.4: whom the player of a turn may attack, and at whom other cards may be played. Both editions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.force import is_fighter, is_recognised, opponents
from weathergage.games.kaisers_pirates.state import NOBODY, Game, State, Vessel

# What a card is played at: a ship, an opponent, the deck; or at nothing in particular.
Choice: TypeAlias = m.Target | m.Against | m.LookAtDeck | m.Announce


def attackable(state: State) -> Sequence[int]:
    """KP-3.1.3a: all attacks of a turn hit one opponent. KP-3.3.14d: none who lies in a Fog Bank."""
    turn = state.turn
    foes = opponents(state, turn.seat) if turn.attacked == NOBODY else (turn.attacked,)
    for foe in foes:
        if state.seats[foe].fog:
            return [it for it in foes if not state.seats[it].fog]
    return foes


def announce_attack(state: State, foe: int) -> None:
    """KP-3.1.3a, R-12: the attack is announced, whatever comes of it."""
    turn = state.turn
    turn.attacked = foe
    if turn.other == foe:  # KP-3.1.4b: whoever is attacked does not count as the other opponent
        turn.other = NOBODY


def may_annoy(state: State, foe: int, through_fog: bool = False) -> bool:
    """KP-3.1.4, R-10: cards that are no attack hit the attacked opponent and one other. KP-3.3.14e: fog protects."""
    turn = state.turn
    if state.seats[foe].fog and not through_fog:
        return False
    return foe == turn.attacked or turn.other in (NOBODY, foe)


def annoyable(state: State, through_fog: bool = False) -> Iterator[int]:
    """The opponents at whom a card that is no attack may be played."""
    for foe in opponents(state, state.turn.seat):
        if may_annoy(state, foe, through_fog):
            yield foe


def announce_annoyance(state: State, foe: int) -> None:
    """KP-3.1.4: remember whom such a card has hit."""
    if foe != state.turn.attacked:
        state.turn.other = foe


def interceptable_merchants(state: State) -> Iterator[Vessel]:
    """KP-3.1.3d: the merchantmen that an own ship may intercept."""
    intercepted = state.turn.intercepted
    for foe in attackable(state):
        for vessel in state.seats[foe].merchants:
            if vessel.id not in intercepted:
                yield vessel


def interceptable_ships(state: State) -> Iterator[Vessel]:
    """KP-3.2.3b: what British forces may intercept: recognised, at sea, not intercepted yet."""
    intercepted = state.turn.intercepted
    for foe in attackable(state):
        for vessel in state.seats[foe].ships:
            if is_recognised(vessel) and not vessel.refuge and vessel.id not in intercepted:
                yield vessel


def disguised_ships(state: State) -> Iterator[Vessel]:
    """KP-3.3.19c, KP-3.3.19f: what may be interrogated. R-32: prizes too."""
    for foe in attackable(state):
        for vessel in state.seats[foe].ships:
            if not is_recognised(vessel) and not vessel.refuge and vessel.id not in state.turn.intercepted:
                yield vessel


def sheltered_ships(state: State) -> Iterator[Vessel]:
    """KP-3.3.24a: what a Monitor may intercept."""
    for foe in attackable(state):
        for vessel in state.seats[foe].ships:
            if vessel.refuge and vessel.id not in state.turn.intercepted:
                yield vessel


def exposed_ships(state: State) -> Iterator[Vessel]:
    """KP-3.3.18a, KP-3.3.45b, R-37: recognised ships at whom cards that are no attack may be played."""
    for foe in annoyable(state):
        for vessel in state.seats[foe].ships:
            if is_recognised(vessel):
                yield vessel


def sound_fighters(state: State) -> Iterator[Vessel]:
    """KP-3.3.6a, KP-3.3.6b: undamaged warships and raiders of opponents, disguised or not."""
    for foe in annoyable(state):
        for vessel in state.seats[foe].ships:
            if is_fighter(vessel) and not vessel.damage:
                yield vessel


def mineable(g: Game) -> Iterator[int]:
    """KP-3.3.21b: opponents whose merchantmen mines may attack."""
    for foe in attackable(g.state):
        if g.state.seats[foe].merchants:
            yield foe


def torpedo_targets(g: Game) -> Iterator[Vessel]:
    """KP-3.3.42a, KP-6.9.1a: merchantmen, and with the optional rule disguised prizes."""
    for foe in attackable(g.state):
        yield from g.state.seats[foe].merchants
        if g.state.options.prize_torpedoes:
            for vessel in g.state.seats[foe].ships:
                if vessel.role == "prize" and not vessel.known:
                    yield vessel
