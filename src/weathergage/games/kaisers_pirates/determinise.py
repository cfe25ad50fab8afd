"""Another world that a seat can't tell from this one: everything that it can't know is dealt anew."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from weathergage.games.kaisers_pirates.halves import uses
from weathergage.games.kaisers_pirates.state import Committed, Game, State

Place: TypeAlias = tuple[list[int], int]  # a list of cards, and where in it


def determinise(g: Game, seat: int | None, random: Random) -> None:
    """Redeal in place: other hands, the deck, the cards set aside, committed cards, discards that nobody saw."""
    state = g.state
    random.shuffle(state.ships.fresh)
    random.shuffle(state.merchants.fresh)
    random.shuffle(state.solitaire.fresh)
    before = locations(state)
    known = set(state.seats[seat].knows) if seat is not None else set()
    redeal(g, seat, known, random)
    after = locations(state)
    # What others know of hidden cards they now know of the cards that lie there instead.
    new = {old: after[place] for place, old in before.items() if after[place] != old}
    for number, it in enumerate(state.seats):
        if number != seat:
            it.knows = [new.get(card, card) for card in it.knows]
    turn = state.turn
    if seat != turn.seat:
        turn.seen = [new.get(card, card) for card in turn.seen]
        turn.playing = new.get(turn.playing, turn.playing)
        if turn.attack is not None and not turn.attack.announced:
            turn.attack.card = new.get(turn.attack.card, turn.attack.card)
            turn.attack.assists = [new.get(card, card) for card in turn.attack.assists]


def locations(state: State) -> dict[tuple[str, int, int], int]:
    """Every place where an action card can lie hidden, and the card that lies there."""
    places: dict[tuple[str, int, int], int] = {}
    turn = state.turn
    named = [("deck", state.deck), ("aside", state.aside), ("discards", state.discards)]
    named += [("to_stack", turn.to_stack), ("stacking", turn.stacking)]
    for name, cards in named:
        places.update({(name, 0, place): card for place, card in enumerate(cards)})
    for number, it in enumerate(state.seats):
        places.update({("hand", number, place): card for place, card in enumerate(it.hand)})
    places.update({("committed", 0, place): it.card for place, it in enumerate(turn.committed)})
    return places


def redeal(g: Game, seat: int | None, known: set[int], random: Random) -> None:
    """Put the cards that the seat can't place into other places that they could lie in."""
    state, turn = g.state, g.state.turn
    hidden: list[Place] = []
    for cards in (state.deck, state.aside):
        hidden += [(cards, place) for place, card in enumerate(cards) if card not in known]
    for place, card in enumerate(state.discards):
        if not state.exposed[card] and card not in known:
            hidden.append((state.discards, place))
    if turn.stacker != seat:
        for cards in (turn.to_stack, turn.stacking):
            hidden += [(cards, place) for place, card in enumerate(cards) if not state.exposed[card]]
    for number, it in enumerate(state.seats):
        if number not in (seat, turn.seat):
            hidden += [(it.hand, place) for place, card in enumerate(it.hand) if card not in known]
    committed = [it for it in turn.committed if not it.shown and it.use != "mines"] if turn.seat != seat else []
    pool = [cards[place] for cards, place in hidden]
    if turn.seat != seat:
        pool = redeal_active(g, committed, pool, known, random)
    random.shuffle(pool)
    for (cards, place), card in zip(hidden, pool, strict=True):
        cards[place] = card


def redeal_active(g: Game, committed: list[Committed], pool: list[int], known: set[int], random: Random) -> list[int]:
    """The hand and the committed cards of the player of the turn, who may have put down a card that is known to be
    somewhere among them; what is left of the pool."""
    state = g.state
    hand, taken = state.seats[state.turn.seat].hand, state.turn.taken
    here = [card for card in hand if card in known and card in taken]  # they came after committing
    own = [card for card in (*hand, *(it.card for it in committed)) if card not in here]
    certain = [card for card in own if card in known]
    everything = [*pool, *(card for card in own if card not in known)]
    usable, _ = uses(g.pack, state.edition, state.teams)
    for _ in range(20):
        random.shuffle(everything)
        dealt = [*certain, *everything[: len(own) - len(certain)]]
        random.shuffle(dealt)
        placed = place_committed(committed, dealt, usable, random)
        if placed is not None:
            faces, left = placed
            for it, card in zip(committed, faces, strict=True):
                it.card = card
            hand[:] = here + left
            return everything[len(own) - len(certain) :]
    return pool


def place_committed(
    committed: list[Committed], dealt: list[int], usable: frozenset[int], random: Random
) -> tuple[list[int], list[int]] | None:
    """Choose which of these cards were put down, each where it may lie; None when they can't have been."""
    left = list(dealt)
    faces: dict[int, int] = {}
    order = sorted(range(len(committed)), key=lambda place: committed[place].use != "action")
    for place in order:
        fitting = [card for card in left if committed[place].use != "action" or card in usable]
        if not fitting:
            return None
        faces[place] = random.choice(fitting)
        left.remove(faces[place])
    random.shuffle(left)
    return [faces[place] for place in range(len(committed))], left
