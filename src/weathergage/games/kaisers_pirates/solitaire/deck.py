"""5.1, 5.4.1: the solitaire cards: drawn, read with the red die, shuffled again. Both editions."""

from __future__ import annotations

from typing import Final

from weathergage.engine import Die, Names, Text, text
from weathergage.games.kaisers_pirates.components import INTERCEPTS, NO_ACTION, NO_RESPONSE, SUBMARINES, Entry
from weathergage.games.kaisers_pirates.decks import SolitaireCard
from weathergage.games.kaisers_pirates.names import type_name
from weathergage.games.kaisers_pirates.state import LIVE, Game

RED_DIE: Final = "red die"
OWN_NAMES: Final = frozenset((NO_ACTION, NO_RESPONSE, *INTERCEPTS, *SUBMARINES))


def shuffle_solitaire(g: Game, rule: str) -> None:
    """KP-5.2.5, KP-5.4.1: all solitaire cards are shuffled, those that were drawn too."""
    solitaire = g.state.solitaire
    solitaire.fresh = list(g.pack.solitaire)
    solitaire.drawn = []
    solitaire.reaction = ""
    g.chance.shuffle(solitaire.fresh, "solitaire cards")
    g.say("kp-log-solitaire-shuffled", rule=rule)


def draw_solitaire(g: Game) -> SolitaireCard:
    """KP-5.4.1: turn the next solitaire card up; once all have been drawn, they are shuffled first."""
    solitaire = g.state.solitaire
    if not solitaire.fresh:
        shuffle_solitaire(g, "KP-5.4.1")
    card = solitaire.fresh.pop()
    solitaire.drawn.append(card)
    return g.pack.solitaire[card]


def roll_red_die(g: Game) -> int:
    """KP-5.0c: the live player rolls."""
    return g.chance.roll(g.pack.rules.resolution.red_die, RED_DIE, LIVE)


def shown_red_die(g: Game, red: int) -> tuple[Die, ...]:
    """The red die for a log line."""
    return (Die(g.pack.rules.resolution.red_die, red),)


def entry_name(entry: Entry) -> Text:
    """An entry in words: what it does, at night or not, whom it picks, and whether it ends the turn."""
    name = text(f"kp-entry-{entry.action}") if entry.action in OWN_NAMES else type_name(entry.action)
    notes: list[Text] = []
    if entry.night:
        notes.append(text("kp-symbol-night"))
    if entry.choice:
        notes.append(text(f"kp-choice-{entry.choice}"))
    if entry.ends_turn:
        notes.append(text("kp-entry-ends-turn"))
    return text("kp-entry-noted", entry=name, notes=Names(tuple(notes))) if notes else name
