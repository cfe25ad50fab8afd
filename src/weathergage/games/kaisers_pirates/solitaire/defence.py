"""5.3.3: how the phantom reacts to the live player's attacks. Both editions."""

from __future__ import annotations

from typing import Final

from weathergage.games.kaisers_pirates.cards.coins import entry_of
from weathergage.games.kaisers_pirates.components import NO_RESPONSE
from weathergage.games.kaisers_pirates.names import type_name
from weathergage.games.kaisers_pirates.situations import Played, Situation, Window, fit_of
from weathergage.games.kaisers_pirates.solitaire.deck import draw_solitaire, entry_name, roll_red_die, shown_red_die
from weathergage.games.kaisers_pirates.state import Game

# KP-5.3.3a-c: a card for each target of an intercept, each torpedo attack, and each time that mines are laid.
DRAWING: Final[frozenset[Window]] = frozenset(("merchantman", "ship", "torpedo", "mines"))


def react(g: Game, situation: Situation) -> Played | None:
    """KP-5.3.3, R-68: what was drawn is played if that reaction is legal in this very window.

    Nothing is drawn for the other windows. Recalled, drawn against an intercept, waits for the sinking. Slim Pickings
    is drawn when it is too late to reduce several targets, and Reflag only by KP-5.4.3.12.
    """
    if situation.window in DRAWING:
        draw_defence(g)
    elif situation.window != "sinking":
        return None
    reference = g.state.solitaire.reaction
    if not reference:
        return None
    kind = entry_of(g.pack, reference).action
    if kind not in fit_of(g.pack, situation).types:
        waits = kind == "recalled" and situation.window == "merchantman"
        if situation.window in DRAWING and kind != NO_RESPONSE and not waits:
            g.say("kp-log-solitaire-unfit", rule="KP-5.3.3e")
        return None
    g.say("kp-log-phantom-reaction", rule="KP-5.3.3e", card=type_name(kind))
    return Played(kind, entry=reference)


def draw_defence(g: Game) -> None:
    """KP-5.3.3d: the red die chooses between the defensive entries of the card."""
    card, red = draw_solitaire(g), roll_red_die(g)
    place = "defensive_1_3" if card.defensive(red) is card.defensive_1_3 else "defensive_2_4"
    g.state.solitaire.reaction = f"{card.id}.{place}"
    if g.logged:
        g.say(
            "kp-log-solitaire-defence",
            rule="KP-5.3.3d",
            pieces=(card.id,),
            dice=shown_red_die(g, red),
            odd=entry_name(card.defensive_1_3),
            even=entry_name(card.defensive_2_4),
            red=red,
        )
    g.reveal()
