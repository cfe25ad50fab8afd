"""5.4: the phantom's turn, by the flow chart. Both editions.

The turn is a sequence of steps, and the state holds which is next: begin; then draw, act and pause for each card; then
close. Before act and pause lies a checkpoint: between what a card reveals and what the live player is asked because of
it.
"""

from __future__ import annotations

from weathergage.engine import Flow
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.cards.coins import entry_of
from weathergage.games.kaisers_pirates.cards.own_ships import own_recognised
from weathergage.games.kaisers_pirates.components import SUBMARINES, Entry
from weathergage.games.kaisers_pirates.force import vessel_of
from weathergage.games.kaisers_pirates.settling import disguise, offer_recall
from weathergage.games.kaisers_pirates.solitaire import worth
from weathergage.games.kaisers_pirates.solitaire.actions import act, can_act
from weathergage.games.kaisers_pirates.solitaire.choices import decide
from weathergage.games.kaisers_pirates.solitaire.deck import (
    draw_solitaire,
    entry_name,
    roll_red_die,
    shown_red_die,
    shuffle_solitaire,
)
from weathergage.games.kaisers_pirates.solitaire.intercepts import draw_specials, intercept, is_intercept, is_possible
from weathergage.games.kaisers_pirates.solitaire.islands import take_supplies, tend
from weathergage.games.kaisers_pirates.state import NO_CARD, Game, PhantomStep
from weathergage.games.kaisers_pirates.turn import discard_cards, pass_turn, refill_forces

NO_ACTION, INTERCEPT, THIRD, FOURTH = 1, 2, 3, 4  # what the red die shows
ATTACKS = frozenset(("interrogate", "lay_mines", "monitor", *SUBMARINES))


def take_step(g: Game) -> Flow[None]:
    """KP-5.4, spec 13.2: the next step of the turn, and all that follow by which nobody is asked anything."""
    solitaire = g.state.solitaire
    match solitaire.step:
        case "begin":
            begin(g)
        case "act":
            yield from carry_out(g)
        case "pause":
            yield from pause(g)
        case "draw" | "close":
            pass
    while solitaire.step == "draw" or (solitaire.step == "act" and not may_ask(g)):
        if solitaire.step == "draw":
            draw(g)
        else:
            yield from carry_out(g)
    if solitaire.step == "close":
        yield from close(g)


def may_ask(g: Game) -> bool:
    """Is the live player asked something by the entry that comes next? Only attacks can be answered."""
    entry = entry_of(g.pack, g.state.solitaire.entry)
    return is_intercept(entry) or entry.action in ATTACKS


def begin(g: Game) -> None:
    """What needs no card; KP-3.3.14b: under Fog Bank nothing follows. KP-5.4.3.9, KP-5.4.3.10: or one entry."""
    solitaire, seat = g.state.solitaire, g.state.seats[g.state.phantom]
    g.say("kp-log-phantom-turn", level=1, rule="KP-5.4")
    solitaire.single = seat.deception != NO_CARD or solitaire.scouted
    solitaire.scouted = False
    tend(g)
    take_supplies(g)
    if seat.fog != NO_CARD:
        g.say("kp-log-phantom-fog", rule="KP-3.3.14b")
        solitaire.step = "close"
    else:
        solitaire.step = "draw"


# -------------------------------------------------------------------- card by card


def draw(g: Game) -> None:
    """KP-5.4.3: draw a card, roll the red die, and see whether what it says can be done."""
    solitaire = g.state.solitaire
    card, red = draw_solitaire(g), roll_red_die(g)
    number, rule = red, "KP-5.4.3.1"
    if solitaire.single:  # KP-5.4.3.9a
        number = THIRD if red in (1, 3) else FOURTH
        rule = "KP-5.4.3.9a" if g.state.seats[g.state.phantom].deception != NO_CARD else "KP-5.4.3.10"
    entry = card.offensive(number)
    if g.logged:
        name, dice = entry_name(entry), shown_red_die(g, red)
        g.say("kp-log-solitaire-entry", rule=rule, pieces=(card.id,), dice=dice, red=red, entry=name)
    g.reveal()
    if number == NO_ACTION:
        solitaire.step = "close"
    elif is_possible(g, entry) if number == INTERCEPT else can_act(g, entry):
        solitaire.entry = f"{card.id}.offensive_{number}"
        solitaire.step = "act"
        if number == INTERCEPT:
            draw_specials(g, entry)
    else:
        if g.logged:
            g.say("kp-log-solitaire-impossible", rule=why_ignored(entry))
        solitaire.step = "close" if number == INTERCEPT else after(g, entry)


def why_ignored(entry: Entry) -> str:
    """The rule by which an entry that can't be done is ignored."""
    if is_intercept(entry):
        return "KP-5.4.3.2"
    if entry.ends_turn:
        return "KP-5.4.3.4b"
    return "KP-5.4.3.11d" if entry.action == "interrogate" else "KP-5.4.3.5b"


def carry_out(g: Game) -> Flow[None]:
    """KP-5.4.3.3, KP-5.4.3.4a, KP-5.4.3.5a: do what the entry says."""
    solitaire = g.state.solitaire
    g.state.turn.quiet = False
    entry = entry_of(g.pack, solitaire.entry)
    if is_intercept(entry):
        yield from intercept(g, entry)
    else:
        yield from act(g, entry, solitaire.entry)
    if g.state.turn.recallable:
        solitaire.step = "pause"
    else:
        go_on(g, entry)


def pause(g: Game) -> Flow[None]:
    """KP-3.3.30e: before the next card the live player may still recall a ship."""
    yield from offer_recall(g)
    go_on(g, entry_of(g.pack, g.state.solitaire.entry))


def go_on(g: Game, entry: Entry) -> None:
    """An entry has been carried out."""
    solitaire = g.state.solitaire
    solitaire.step, solitaire.entry = after(g, entry), ""


def after(g: Game, entry: Entry) -> PhantomStep:
    """KP-5.4.3.3f, KP-5.4.3.4, KP-5.4.3.5, KP-5.4.3.9b: the turn goes on with another card, or ends."""
    return "close" if entry.ends_turn or g.state.solitaire.single else "draw"


# -------------------------------------------------------------------- the turn's end


def close(g: Game) -> Flow[None]:
    """KP-5.4.3.12, KP-5.4.2, KP-3.1.6, KP-5.4.1. R-71: after Second Chance it is the phantom's turn again."""
    state = g.state
    foggy = state.seats[state.phantom].fog != NO_CARD
    state.solitaire.step, state.solitaire.single = "begin", False
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
    pass_turn(g)


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
