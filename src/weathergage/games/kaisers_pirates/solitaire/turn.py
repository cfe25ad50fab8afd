"""5.4: the phantom's turn, by the flow chart. Both editions."""

from __future__ import annotations

from weathergage.engine import Flow
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.cards.own_ships import own_recognised
from weathergage.games.kaisers_pirates.components import Entry
from weathergage.games.kaisers_pirates.force import vessel_of
from weathergage.games.kaisers_pirates.settling import disguise, offer_recall
from weathergage.games.kaisers_pirates.solitaire import worth
from weathergage.games.kaisers_pirates.solitaire.actions import act, choices_of
from weathergage.games.kaisers_pirates.solitaire.choices import decide
from weathergage.games.kaisers_pirates.solitaire.deck import (
    draw_solitaire,
    entry_name,
    roll_red_die,
    shown_red_die,
    shuffle_solitaire,
)
from weathergage.games.kaisers_pirates.solitaire.intercepts import intercept, is_possible
from weathergage.games.kaisers_pirates.solitaire.islands import take_supplies, tend
from weathergage.games.kaisers_pirates.state import NO_CARD, Game
from weathergage.games.kaisers_pirates.turn import discard_cards, pass_turn, refill_forces

NO_ACTION, INTERCEPT, THIRD, FOURTH = 1, 2, 3, 4  # what the red die shows


def take_turn(g: Game) -> Flow[None]:
    """KP-5.4, spec 13.2: one turn of the phantom, from its first step to its last."""
    state = g.state
    seat = state.seats[state.phantom]
    g.say("kp-log-phantom-turn", level=1, rule="KP-5.4")
    foggy, deceived, scouted = seat.fog != NO_CARD, seat.deception != NO_CARD, state.solitaire.scouted
    state.solitaire.scouted = False
    tend(g)  # this needs no card
    take_supplies(g)
    if foggy:
        g.say("kp-log-phantom-fog", rule="KP-3.3.14b")
    elif deceived or scouted:
        yield from take_single_action(g, "KP-5.4.3.9a" if deceived else "KP-5.4.3.10")
    else:
        yield from take_actions(g)
    if not foggy:
        hide(g)
    yield from discard_cards(g)
    if not foggy:  # KP-3.3.14c
        draw_unseen(g)
        if not state.deck:  # KP-2.0b, R-01: the round is over, here and now
            state.stage = "score"
            return
    refill_forces(g)
    shuffle_solitaire(g, "KP-5.4.1")
    pass_turn(g)  # after Second Chance it is the phantom's turn again


def take_actions(g: Game) -> Flow[None]:
    """KP-5.4.3: card after card, until one ends the turn."""
    goes_on = True
    while goes_on:
        g.state.turn.quiet = False
        card, red = draw_solitaire(g), roll_red_die(g)
        entry = card.offensive(red)
        tell_entry(g, card.id, red, entry, "KP-5.4.3.1")
        if red == NO_ACTION:
            return
        if red == INTERCEPT:
            goes_on = yield from try_intercept(g, entry)
        else:
            yield from try_action(g, entry, f"{card.id}.offensive_{red}")
            goes_on = not entry.ends_turn
        yield from offer_recall(g)


def take_single_action(g: Game, rule: str) -> Flow[None]:
    """KP-5.4.3.9, KP-5.4.3.10: one card, of which the red die chooses the third or fourth entry; no more."""
    g.state.turn.quiet = False
    card, red = draw_solitaire(g), roll_red_die(g)
    number = THIRD if red in (1, 3) else FOURTH
    entry = card.offensive(number)
    tell_entry(g, card.id, red, entry, rule)
    yield from try_action(g, entry, f"{card.id}.offensive_{number}")
    yield from offer_recall(g)


def try_intercept(g: Game, entry: Entry) -> Flow[bool]:
    """KP-5.4.3.2, KP-5.4.3.3f: an intercept that can't be made ends the turn; after one that was made it goes on."""
    if not is_possible(g, entry):
        tell_impossible(g, "KP-5.4.3.2")
        return False
    yield from intercept(g, entry)
    return True


def try_action(g: Game, entry: Entry, reference: str) -> Flow[None]:
    """KP-5.4.3.4, KP-5.4.3.5: what can be done is done, and ignored if it can't."""
    choices = choices_of(g, entry)
    if choices:
        yield from act(g, entry, reference, choices)
    else:
        interrogates = "KP-5.4.3.11d" if entry.action == "interrogate" else "KP-5.4.3.5b"
        tell_impossible(g, "KP-5.4.3.4b" if entry.ends_turn else interrogates)


def tell_entry(g: Game, card: str, red: int, entry: Entry, rule: str) -> None:
    """What was drawn and rolled."""
    name, dice = entry_name(entry), shown_red_die(g, red)
    g.say("kp-log-solitaire-entry", rule=rule, pieces=(card,), dice=dice, red=red, entry=name)
    g.reveal()


def tell_impossible(g: Game, rule: str) -> None:
    """An entry that can't be done is ignored."""
    g.say("kp-log-solitaire-impossible", rule=rule)


# -------------------------------------------------------------------- the turn's end


def hide(g: Game) -> None:
    """KP-5.4.3.12: with a ship recognised one more card is drawn, and Reflag on it disguises a ship."""
    known = [choice for choice in own_recognised(g) if isinstance(choice, m.Target)]
    if not known:
        return
    card = draw_solitaire(g)
    if card.special != "reflag":
        g.say("kp-log-solitaire-no-reflag", rule="KP-5.4.3.12a", pieces=(card.id,))
    else:
        g.say("kp-log-solitaire-reflag", rule="KP-5.4.3.12b", pieces=(card.id,))
        chosen = decide(g, known, lambda choice: worth.helped(g, vessel_of(g.state, choice.ship)))
        disguise(g, vessel_of(g.state, chosen.ship))
    g.reveal()


def draw_unseen(g: Game) -> None:
    """KP-5.4.2: an action card goes unseen from the deck to the discards, never to the phantom's hand."""
    g.state.discards.append(g.state.deck.pop())
    g.say("kp-log-phantom-drew", rule="KP-5.4.2")
