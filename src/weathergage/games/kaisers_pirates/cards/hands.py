"""3.3.11, 3.3.17, 3.3.31, 3.3.47: cards that look at or move other action cards. Both editions; teams."""

from __future__ import annotations

from collections.abc import Iterator

from weathergage.engine import Flow, Player, Together, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.discards import pick_up
from weathergage.games.kaisers_pirates.force import mate_of, opponents
from weathergage.games.kaisers_pirates.names import card_names
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import NOBODY, Game
from weathergage.games.kaisers_pirates.targets import Choice, announce_annoyance, annoyable

PUT_BACK = text("kp-ask-put-back")
GIVE = text("kp-ask-give")


# -------------------------------------------------------------------- Intelligence


def readable(g: Game) -> Iterator[Choice]:
    """KP-3.3.17a, KP-3.3.17b: hands of opponents, and the deck."""
    for foe in annoyable(g.state):
        if g.state.seats[foe].hand:
            yield m.against(foe)
    if g.state.deck:
        yield m.LOOK_AT_DECK


def spy(g: Game, _played: Played, choice: Choice) -> Flow[None]:
    """KP-3.3.17."""
    match choice:
        case m.Against(seat=foe):
            announce_annoyance(g.state, foe)
            read_hand(g, foe)
        case _:
            yield from reorder_deck(g)


def read_hand(g: Game, foe: int) -> None:
    """KP-3.3.17a."""
    turn = g.state.turn
    turn.seen, turn.seen_of = list(g.state.seats[foe].hand), foe
    g.state.seats[turn.seat].knows += turn.seen
    g.reveal(turn.seat)
    who = Player(foe)
    g.say("kp-log-hand-read", rule="KP-3.3.17a", who=Player(turn.seat), whom=who)
    g.say("kp-log-hand-seen", rule="KP-3.3.17a", to=(turn.seat,), whom=who, cards=card_names(g.pack, turn.seen))


def reorder_deck(g: Game) -> Flow[None]:
    """KP-3.3.17b, KP-3.3.17c: one card for each player; the first that is put back is drawn next."""
    state, turn = g.state, g.state.turn
    count = min(len(state.seats), len(state.deck))
    turn.seen, turn.seen_of = state.deck[: -1 - count : -1], NOBODY
    for seat, it in enumerate(state.seats):  # whoever knew their order before knows it no longer
        it.knows = [card for card in it.knows if card not in turn.seen]
        if seat == turn.seat:
            it.knows += turn.seen
    g.reveal(turn.seat)
    g.say("kp-log-deck-read", rule="KP-3.3.17b", who=Player(turn.seat), count=count)
    g.say("kp-log-deck-seen", rule="KP-3.3.17b", to=(turn.seat,), cards=card_names(g.pack, turn.seen))
    for place in range(1, count):
        left = state.deck[-place : -1 - count : -1]
        card = (yield from ask(g, turn.seat, PUT_BACK, [m.put_back(it) for it in left], "KP-3.3.17b")).card
        at = state.deck.index(card)
        state.deck[at], state.deck[-place] = state.deck[-place], card
    turn.seen = state.deck[: -1 - count : -1]


# -------------------------------------------------------------------- Recon Aircraft, Wireless Intercept


def robbable(g: Game) -> Iterator[Choice]:
    """KP-3.3.31b, R-11: any opponent who is not in fog, whatever else was done in this turn."""
    for foe in opponents(g.state, g.state.turn.seat):
        if g.state.seats[foe].hand and not g.state.seats[foe].fog:
            yield m.against(foe)


def fly_over(g: Game, _played: Played, choice: Choice) -> None:
    """KP-3.3.31a, R-45: cards of the opponent's hand, picked at random, change hands."""
    assert isinstance(choice, m.Against)
    seat, foe = g.state.turn.seat, choice.seat
    taken = pick_cards(g, foe, g.pack.rules.cards.recon_aircraft)
    g.state.seats[seat].hand += taken
    g.state.seats[foe].knows += taken
    g.state.turn.taken += taken
    g.state.solitaire.scouted |= foe == g.state.phantom  # KP-5.4.3.10
    g.reveal(seat, foe)
    g.say("kp-log-recon", rule="KP-3.3.31a", who=Player(seat), whom=Player(foe), count=len(taken))
    g.say("kp-log-recon-cards", rule="KP-3.3.31a", to=(seat, foe), cards=card_names(g.pack, taken))


def pick_cards(g: Game, seat: int, count: int) -> list[int]:
    """Take cards from a hand at random."""
    hand = g.state.seats[seat].hand
    return [hand.pop(g.chance.pick(len(hand), "card of a hand")) for _ in range(min(count, len(hand)))]


def on_the_air(g: Game) -> Iterator[Choice]:
    """KP-3.3.47b, KP-3.3.47c: once in a turn, and not in an extra turn."""
    turn = g.state.turn
    if g.state.discards and not turn.wireless and not turn.extra:
        yield m.ANNOUNCE


def listen_in(g: Game, _played: Played, _choice: Choice) -> None:
    """KP-3.3.47a."""
    seat = g.state.turn.seat
    g.state.turn.wireless = True
    taken = pick_up(g, seat, g.pack.rules.cards.wireless_intercept)
    g.state.turn.taken += taken
    g.say("kp-log-wireless", rule="KP-3.3.47a", who=Player(seat), cards=card_names(g.pack, taken))


# -------------------------------------------------------------------- Exchange Information


def mate_to_tell(g: Game) -> Iterator[Choice]:
    """KP-3.3.11a, KP-3.3.11d: in team games only, and while either mate holds cards."""
    state = g.state
    mate = mate_of(state, state.turn.seat)
    if mate != NOBODY and (state.seats[mate].hand or state.seats[state.turn.seat].hand):
        yield m.ANNOUNCE


def exchange(g: Game, _played: Played, _choice: Choice) -> Flow[None]:
    """KP-3.3.11b, KP-3.3.11c: both mates choose at the same time what they give, as many cards as they like."""
    state = g.state
    seat = state.turn.seat
    mate = mate_of(state, seat)
    flows: dict[int, Flow[list[int]]] = {it: choose_gifts(g, it) for it in (seat, mate)}
    gifts = yield from Together(flows)
    for giver, taker in ((seat, mate), (mate, seat)):
        for card in gifts[giver]:
            state.seats[giver].hand.remove(card)
            state.seats[taker].hand.append(card)
            state.seats[giver].knows.append(card)
            state.turn.taken.append(card)
        g.reveal(taker)
        g.say("kp-log-gift", rule="KP-3.3.11a", who=Player(giver), whom=Player(taker), count=len(gifts[giver]))
        cards = card_names(g.pack, gifts[giver])
        g.say("kp-log-gift-cards", rule="KP-3.3.11a", to=(giver, taker), who=Player(giver), cards=cards)


def choose_gifts(g: Game, seat: int) -> Flow[list[int]]:
    """One card after the other."""
    gifts: list[int] = []
    while True:
        choices: list[m.Give | m.Done] = [m.give(card) for card in g.state.seats[seat].hand if card not in gifts]
        choices.append(m.DONE)
        match (yield from ask(g, seat, GIVE, choices, "KP-3.3.11a")):
            case m.Give(card=card):
                gifts.append(card)
            case m.Done():
                return gifts
