"""Cutlass: a small game for the tests, with hidden hands, dice and interrupts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from msgspec import Struct

from weathergage import engine
from weathergage.engine import (
    CHECKPOINT,
    Choose,
    Component,
    Figure,
    Flow,
    GameSpec,
    Group,
    Move,
    Outcome,
    PackReader,
    Player,
    Record,
    Refusal,
    Scenario,
    Setup,
    Start,
    Text,
    dice,
    text,
)

TURN = text("cu-turn")
PARRY = text("cu-parry")


class Card(Component, frozen=True):
    id: str
    copies: int
    strength: int


class Rules(Component, frozen=True):
    deal: int
    lives: int
    die: int


class Deck(Struct, frozen=True):
    rules: Rules
    cards: dict[str, Card]


class Options(Struct, frozen=True):
    parry: bool = True


class Seat(Struct):
    hand: list[str]
    lives: int
    seen: str = ""  # the next card of the deck, when a spyglass showed it


class State(Struct):
    options: Options
    seats: list[Seat]
    deck: list[str]
    discard: list[str]
    turn: int = 0


class SeatView(Struct):
    cards: int
    lives: int


class View(Struct):
    seats: list[SeatView]
    hand: list[str]
    deck: int
    discard: list[str]
    turn: int
    seen: str


class Attack(Move, frozen=True):
    card: str
    target: int


class Parry(Move, frozen=True):
    card: str


class TakeIt(Move, frozen=True):
    pass


class LookAhead(Move, frozen=True):
    pass


class Pass(Move, frozen=True):
    pass


Game = engine.Game[State, Deck]


def load_pack(home: Path) -> Deck:
    reader = PackReader(home)
    rules = reader.table("pack.toml", "rules", Rules)
    cards = reader.rows("pack.toml", "card", Card)
    reader.expect(any(card.id == "spyglass" for card in cards), "pack.toml: there is no card 'spyglass'")
    reader.finish()
    assert rules is not None
    return Deck(rules, {card.id: card for card in cards})


def setup(start: Start[Deck, Options]) -> State:
    deck = [card.id for card in start.pack.cards.values() for _ in range(card.copies)]
    start.chance.shuffle(deck, "deck")
    rules = start.pack.rules
    seats = [Seat([deck.pop() for _ in range(rules.deal)], rules.lives) for _ in range(start.seats)]
    return State(start.options, seats, deck, [])


def play(g: Game) -> Flow[Outcome]:
    while not is_over(g.state):
        yield from CHECKPOINT
        yield from take_turn(g)
        g.state.turn += 1
    best = max(seat.lives for seat in g.state.seats)
    places = tuple(1 if seat.lives == best else 2 for seat in g.state.seats)
    return Outcome(places, tuple(float(seat.lives) for seat in g.state.seats), text("cu-over"), "CU-6")


def is_over(state: State) -> bool:
    return sum(seat.lives > 0 for seat in state.seats) < 2 or not any(
        seat.hand for seat in state.seats if seat.lives > 0
    )


def take_turn(g: Game) -> Flow[None]:
    seat = g.state.turn % len(g.state.seats)
    g.say("cu-turn-of", who=Player(seat), level=1)
    if g.state.seats[seat].lives <= 0:
        return
    moves: list[Attack | LookAhead | Pass] = [*legal_attacks(g, seat)]
    if "spyglass" in g.state.seats[seat].hand and g.state.deck:
        moves.append(LookAhead())
    moves.append(Pass())
    match (yield from Choose(seat, TURN, moves, "CU-2", lambda move: refuse(g, seat, move))):
        case Attack() as attack:
            yield from resolve_attack(g, seat, attack)
        case LookAhead():
            look_ahead(g, seat)
        case Pass():
            pass
    draw(g, seat)


def legal_attacks(g: Game, seat: int) -> list[Attack]:
    others = [other for other, it in enumerate(g.state.seats) if other != seat and it.lives > 0]
    return [Attack(card, other) for card in sorted(set(g.state.seats[seat].hand)) for other in others]


def refuse(g: Game, seat: int, move: Move) -> Refusal | None:
    match move:
        case Attack(target=target) if target == seat:
            return Refusal(text("cu-not-yourself"), "CU-2")
        case Attack(card=card) if card not in g.state.seats[seat].hand:
            return Refusal(text("cu-no-such-card", card=text(f"cu-card-{card}")), "CU-2")
        case _:
            return None


def resolve_attack(g: Game, seat: int, attack: Attack) -> Flow[None]:
    give_up_card(g, seat, attack.card)
    g.say("cu-attack", who=Player(seat), card=text(f"cu-card-{attack.card}"), whom=Player(attack.target), rule="CU-2")
    parry = (yield from offer_parry(g, attack.target)) if g.state.options.parry else None
    strength = g.pack.cards[attack.card].strength
    against = g.pack.cards[parry].strength if parry else 0
    ours = g.chance.roll(g.pack.rules.die, "attack", seat)
    theirs = g.chance.roll(g.pack.rules.die, "parry", attack.target)
    g.say("cu-dice", rule="CU-4", dice=dice((6, 6), (ours, theirs)), a=ours + strength, b=theirs + against)
    if ours + strength > theirs + against:  # CU-4: equal is not enough
        g.state.seats[attack.target].lives -= 1


def offer_parry(g: Game, seat: int) -> Flow[str | None]:
    """CU-3: asked of everybody, whether there is a card to parry with or not."""
    moves: list[Parry | TakeIt] = [Parry(card) for card in sorted(set(g.state.seats[seat].hand))]
    moves.append(TakeIt())
    match (yield from Choose(seat, PARRY, moves, "CU-3")):
        case Parry(card=card):
            give_up_card(g, seat, card)
            return card
        case TakeIt():
            return None


def give_up_card(g: Game, seat: int, card: str) -> None:
    g.state.seats[seat].hand.remove(card)
    g.state.discard.append(card)
    g.reveal()


def look_ahead(g: Game, seat: int) -> None:
    give_up_card(g, seat, "spyglass")
    if g.state.deck:
        g.state.seats[seat].seen = g.state.deck[-1]
        g.reveal(seat)
        g.say("cu-seen", rule="CU-5", to=(seat,), card=text(f"cu-card-{g.state.deck[-1]}"))


def draw(g: Game, seat: int) -> None:
    if g.state.deck:
        g.state.seats[seat].hand.append(g.state.deck.pop())
        g.reveal(seat)
        for other in g.state.seats:
            other.seen = ""


def view(g: Game, seat: int | None) -> View:
    state = g.state
    me = state.seats[seat] if seat is not None else None
    return View(
        [SeatView(len(it.hand), it.lives) for it in state.seats],
        sorted(me.hand) if me else [],
        len(state.deck),
        list(state.discard),
        state.turn,
        me.seen if me else "",
    )


def groups(seen: View) -> list[Group]:
    lines = tuple(
        text("cu-seat", who=Player(seat), cards=it.cards, lives=it.lives) for seat, it in enumerate(seen.seats)
    )
    hand = tuple(text(f"cu-card-{card}") for card in seen.hand)
    return [Group(text("cu-table"), lines), Group(text("cu-hand"), hand)]


def describe(pack: Deck, move: Move) -> Text:
    match move:
        case Attack(card=card, target=target):
            return text("cu-move-attack", card=text(f"cu-card-{card}"), whom=Player(target))
        case Parry(card=card):
            return text("cu-move-parry", card=text(f"cu-card-{card}"))
        case _:
            return text(f"cu-move-{type(move).__name__.lower()}")


def determinise(g: Game, seat: int | None, random: Random) -> None:
    """Redeal what the seat can't see: other hands, and the deck but for a card that a spyglass showed."""
    state = g.state
    me = state.seats[seat] if seat is not None else None
    known = [state.deck.pop()] if me and me.seen and state.deck else []
    others = [it for it in state.seats if it is not me]
    hidden = [card for it in others for card in it.hand] + state.deck
    random.shuffle(hidden)
    for it in others:
        it.hand = [hidden.pop() for _ in it.hand]
    state.deck = hidden + known
    for it in others:  # what another's spyglass showed is as hidden as the card itself
        if it.seen:
            it.seen = state.deck[-1]


def invariants(g: Game) -> Iterable[str]:
    state = g.state
    everything = [*state.deck, *state.discard, *(card for it in state.seats for card in it.hand)]
    for card in g.pack.cards.values():
        if everything.count(card.id) != card.copies:
            yield f"{card.id}: {everything.count(card.id)} of {card.copies}"


def figures(record: Record[State, Deck]) -> Iterable[Figure]:
    """How often an attack was parried, how many turns there were, and the lives that were left."""
    for _, move in record.moves:
        if isinstance(move, Parry | TakeIt):
            yield "parried", float(isinstance(move, Parry))
    yield "turns", sum(event.level == 1 for event in record.log)
    for seat in record.game.state.seats:
        yield "lives", seat.lives


GAME = GameSpec(
    id="cutlass",
    version=1,
    prefix="cu",
    scenarios=(Scenario(id="brawl", seats=(2, 3)),),
    home=Path(__file__).parent,
    state=State,
    options=Options,
    view_type=View,
    moves=(Attack, Parry, TakeIt, LookAhead, Pass),
    load_pack=load_pack,
    setup=setup,
    play=play,
    view=view,
    groups=groups,
    describe=describe,
    determinise=determinise,
    invariants=invariants,
    bound=400,
    figures=figures,
    trials=(Setup(game="cutlass", seats=2, options={"parry": False}),),
)
