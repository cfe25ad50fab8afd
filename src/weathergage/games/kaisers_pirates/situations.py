"""3.2.2, 3.3: which reaction cards fit what, as one table of rules. Both editions, options 6.3, 6.9, 6.11.

A situation is made of what everybody can see. So is the answer whether anybody could hold a card that fits it.
"""

from __future__ import annotations

import functools
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from weathergage.games.kaisers_pirates.components import KaisersPack

Window: TypeAlias = Literal["several", "merchantman", "ship", "torpedo", "mines", "sinking", "later", "recognition"]

FITTING: Final[dict[Window, tuple[str, ...]]] = {
    "several": ("slim_pickings",),
    "merchantman": (
        "amc",
        "break_contact",
        "fast_ship",
        "non_combatant",
        "qqq",
        "shallow_run",
        "slim_pickings",
        "trap",
    ),
    "ship": ("break_contact", "shallow_run", "pull_the_plug"),
    "torpedo": ("q_ship", "razzle_dazzle", "sail_q_ship"),
    "mines": ("minesweeper",),
    "sinking": ("recalled", "mistaken_identity"),
    "later": ("recalled",),
    "recognition": ("reflag",),
}


class Situation(Struct, frozen=True, gc=False):
    """All that decides which reactions fit."""

    window: Window
    night: bool = False
    surprise: bool = False
    raider: bool = False  # the attacker is a raider
    known: bool = False  # and it is recognised
    damaged: bool = False  # the target
    several: bool = False  # one of several targets
    floatplane: bool = False  # 6.3 is in force and the attacker is Wolf
    sailing: bool = False  # the target is a sailing merchantman
    sailing_rule: bool = False  # 6.11 is in force
    refuge: bool = False  # the target lies in an Island Refuge
    prize: bool = False  # the target of a torpedo is a prize: 6.9
    recallable: bool = False  # the ship that sank the merchantman is still there
    swappable: bool = False  # there is a sunk merchantman in the own pile


class Fit(Struct, frozen=True):
    """The reactions that fit a situation."""

    types: frozenset[str]
    cards: tuple[int, ...]
    by_card: bytes  # by number: does this card fit?


class Played(Struct, frozen=True):
    """A reaction that was played. The phantom's (chapter 5) is no card."""

    type: str
    card: int = 0
    entry: str = ""  # of a solitaire card: "solitaire_07.offensive_3"


# Reactions that run away from an intercept, and the rules that forbid it at night, in a refuge, after a surprise.
RUNNING: Final[dict[str, tuple[str, str, str]]] = {
    "break_contact": ("KP-3.3.5d", "KP-3.3.5e", "KP-3.3.5f"),
    "fast_ship": ("KP-3.3.13c", "", "KP-3.3.13d"),
    "shallow_run": ("KP-3.3.38e", "KP-3.3.38f", "KP-3.3.38g"),
}


def bar(kind: str, it: Situation) -> str:  # noqa: PLR0912 - one case for each line of the rules
    """The rule that keeps a reaction out of a situation; empty when it fits."""
    if kind not in FITTING[it.window]:
        return "KP-3.2.2b"
    match kind:
        case "amc" | "fast_ship" | "q_ship" if it.sailing and it.sailing_rule:
            return "KP-6.11.1a"
        case "fast_ship" if not it.raider:
            return "KP-3.3.13e"
        case "fast_ship" if it.damaged:
            return "KP-3.3.13b"
        case "break_contact" | "fast_ship" | "shallow_run":
            return bar_running(kind, it)
        case "mistaken_identity" if not it.swappable:
            return "KP-3.3.23b"
        case "non_combatant" if it.damaged:
            return "KP-3.3.25a"
        case "q_ship" | "sail_q_ship" if it.prize:
            return "KP-6.9.2a"
        case "qqq" if not it.raider or it.known:
            return "KP-3.3.27a"
        case "recalled" if not it.recallable:
            return "KP-3.3.30a"
        case "sail_q_ship" if not it.sailing:
            return "KP-3.3.34a"
        case "slim_pickings" if it.floatplane:
            return "KP-6.3.2"
        case "slim_pickings" if it.several and it.window == "merchantman":
            return "KP-3.3.40b"
        case _:
            return ""


def bar_running(kind: str, it: Situation) -> str:
    """The first of these rules that forbids running away."""
    night, refuge, surprise = RUNNING[kind]
    return (it.night and night) or (it.refuge and refuge) or (it.surprise and surprise) or ""


@functools.cache
def fit_of(pack: KaisersPack, situation: Situation) -> Fit:
    """The cards that fit a situation."""
    types = frozenset(kind for kind in FITTING[situation.window] if not bar(kind, situation))
    cards = tuple(number for number, card in pack.cards.items() if card.type in types)
    by_card = bytes(number in cards for number in range(max(pack.cards) + 1))
    return Fit(types, cards, by_card)


def could_be_held(fit: Fit, exposed: bytearray) -> bool:
    """Is there a fitting card that not everybody has seen lie somewhere? This tells nothing about any hand."""
    for card in fit.cards:  # noqa: SIM110 - asked at every attack, and any() is slow
        if not exposed[card]:
            return True
    return False
