"""3.1: the sequence of play of one turn. Both editions."""

from __future__ import annotations

from weathergage.engine import CHECKPOINT, Flow, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.cards.registry import is_playable
from weathergage.games.kaisers_pirates.cards.turns import next_player
from weathergage.games.kaisers_pirates.commit import commit_cards
from weathergage.games.kaisers_pirates.discards import draw_action, expose, lay_down
from weathergage.games.kaisers_pirates.force import clockwise, refill_merchants
from weathergage.games.kaisers_pirates.halves import can_be_action
from weathergage.games.kaisers_pirates.names import card_name, card_names, ship_names
from weathergage.games.kaisers_pirates.resolve import play_card, resolve_cards, take_free_moves
from weathergage.games.kaisers_pirates.state import NO_CARD, NOBODY, Committed, Game, Turn

DISCARD = text("kp-ask-discard")


def take_turn(g: Game) -> Flow[None]:
    """KP-3.1, spec 3: one turn, from its first step to its last."""
    state = g.state
    turn, seat = state.turn, state.seats[state.turn.seat]
    if not turn.committed and g.logged:
        g.say("kp-log-turn", who=Player(turn.seat), level=1, rule="KP-3.1")
    if seat.skipped:  # KP-3.3.4a, KP-3.3.4b: nothing happens, and what lies before the player stays there
        seat.skipped = False
        g.say("kp-log-skipped", who=Player(turn.seat), rule="KP-3.3.4a")
        pass_turn(g)
        return
    foggy = seat.fog != NO_CARD
    if foggy:
        yield from take_free_moves(g)  # KP-3.3.14b
    elif seat.deception:
        yield from be_deceived(g)
    else:
        yield from commit_cards(g)
        yield from resolve_cards(g)
    yield from discard_cards(g)
    if not foggy:  # KP-3.3.14c
        draw_action(g, turn.seat)
        if g.logged:
            g.say("kp-log-drew", who=Player(turn.seat), rule="KP-3.1.1b")
        if not state.deck:  # KP-2.0b, R-01: the round is over, here and now
            state.stage = "score"
            return
    refill_forces(g)
    pass_turn(g)


def be_deceived(g: Game) -> Flow[None]:
    """KP-3.3.10b-e: one card of the hand, picked at random, is played if it can be, and nothing else."""
    turn, hand = g.state.turn, g.state.seats[g.state.turn.seat].hand
    if not turn.committed:
        yield from take_free_moves(g)
        if hand:
            turn.committed.append(Committed(hand.pop(g.chance.pick(len(hand), "card of a hand")), "action", shown=True))
            card = turn.committed[0].card
            expose(g, card)
            g.say("kp-log-deceived", who=Player(turn.seat), card=card_name(g.pack, card), rule="KP-3.3.10b")
            yield from CHECKPOINT  # what was hidden is known by now: from here on the turn goes on with this card
    for drawn in turn.committed[:1]:
        if is_action(g, drawn.card) and is_playable(g, g.pack.cards[drawn.card].type):
            yield from play_card(g, drawn)
        else:
            g.say("kp-log-no-effect", card=card_name(g.pack, drawn.card), rule="KP-3.3.10e")
    yield from take_free_moves(g)


def is_action(g: Game, card: int) -> bool:
    """KP-3.3.10c: is this an action half that may be played by itself in the own turn? R-81: Lay Mines is."""
    return g.pack.cards[card].type == "lay_mines" or can_be_action(g.pack, card, g.state.edition, g.state.teams)


# -------------------------------------------------------------------- the turn's end


def discard_cards(g: Game) -> Flow[None]:
    """KP-3.1.5: the player's cards first, then those of whoever answered, each in the order that its player likes."""
    state = g.state
    turn, seat = state.turn, state.seats[state.turn.seat]
    mine = []
    for it in turn.committed:
        mine.append(it.card)
    if turn.answered:
        mine += take_answered(turn, turn.seat)
    if seat.fog > NO_CARD:  # KP-3.3.14f
        mine.append(seat.fog)
    if seat.deception > NO_CARD:  # KP-3.3.10f
        mine.append(seat.deception)
    seat.fog = seat.deception = NO_CARD
    turn.committed = []
    if mine:
        yield from stack(g, turn.seat, mine)
    while turn.answered:
        owner = turn.answered[0].seat
        yield from stack(g, owner, take_answered(turn, owner))


def take_answered(turn: Turn, seat: int) -> list[int]:
    """The reactions of a seat, and the refuges that its ships have left, on their way to the discards."""
    cards = [it.card for it in turn.answered if it.seat == seat]
    turn.answered = [it for it in turn.answered if it.seat != seat]
    return cards


def stack(g: Game, seat: int, cards: list[int]) -> Flow[None]:
    """KP-3.1.5a: put cards on the discards in the order that their player chooses, the last on top."""
    turn, count = g.state.turn, len(cards)
    turn.to_stack, turn.stacking, turn.stacker = cards, [], seat
    while len(turn.to_stack) > 1 and g.state.phantom == NOBODY:  # KP-5.3.1: nobody ever sees these
        choices: list[m.Discard | m.DiscardRest] = []
        for card in turn.to_stack:
            choices.append(m.discard(card))
        choices.append(m.DISCARD_REST)
        match (yield from ask(g, seat, DISCARD, choices, "KP-3.1.5a")):
            case m.Discard(card=card):
                turn.to_stack.remove(card)
                turn.stacking.append(card)
            case m.DiscardRest():
                break
    cards = turn.stacking + turn.to_stack
    unseen = []
    for card in cards:
        if not g.state.exposed[card]:
            unseen.append(card)
    lay_down(g, cards)
    turn.to_stack, turn.stacking, turn.stacker = [], [], NOBODY
    if unseen:
        forget(g, seat, [card for card in unseen if not g.state.exposed[card]])
    if g.state.phantom != NOBODY:
        g.state.seats[seat].knows += unseen
        if g.logged:
            g.say("kp-log-discarded-unseen", who=Player(seat), count=count, rule="KP-5.3.1")
    elif g.logged:
        top = g.state.discards[-g.pack.rules.cards.discards_in_view :]
        g.say("kp-log-discarded", who=Player(seat), count=count, top=card_names(g.pack, top), rule="KP-3.1.5a")


def forget(g: Game, seat: int, covered: list[int]) -> None:
    """Once unseen cards are covered, nobody else can tell any more which known cards the hand still holds."""
    if covered:
        gone = {*covered, *g.state.seats[seat].hand}
        for other, it in enumerate(g.state.seats):
            if other != seat:
                it.knows = [card for card in it.knows if card not in gone]


def refill_forces(g: Game) -> None:
    """KP-3.1.6a: everybody draws merchantmen, beginning with the player of the turn."""
    seats, full = g.state.seats, g.pack.rules.deal.merchants
    for seat in clockwise(g.state.turn.seat, len(seats)):
        if len(seats[seat].merchants) < full and (drawn := refill_merchants(g, seat)) and g.logged:
            ships = ship_names(g.pack, drawn)
            g.say("kp-log-merchants", who=Player(seat), ships=ships, pieces=tuple(drawn), rule="KP-3.1.6a")


def pass_turn(g: Game) -> None:
    """KP-3.1e, KP-3.3.37a: the next player's turn, or an extra turn first. R-43: a skip follows that."""
    state = g.state
    turn = state.turn
    if turn.second_chance:
        state.turn = Turn(turn.seat, extra=True, bounding=turn.bounding)
        return
    following = next_player(g)
    if turn.bounding:
        state.seats[following].skipped = True
    state.turn = Turn(following)
