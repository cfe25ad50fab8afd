"""An errand: an action that is no attack, what it gains, and at what it is best played."""

from __future__ import annotations

from typing import NamedTuple

from weathergage.bots.kaisers_pirates.table import Table
from weathergage.games.kaisers_pirates.components import Dice
from weathergage.games.kaisers_pirates.view import CardView, VesselView


class Errand(NamedTuple):
    """What an action gains at best, and at which ship or opponent."""

    gain: float
    ship: str = ""
    seat: int = -1


NOTHING = Errand(0.0)


def coins(table: Table, card: CardView) -> tuple[Dice, Dice]:
    """The challenge of a card and its response."""
    printed = table.pack.cards[card.number]
    return printed.challenge, printed.response


def recognised(vessel: VesselView) -> bool:
    return vessel.recognised or vessel.role == "warship"


def may_annoy(table: Table, foe: int, through_fog: bool = False) -> bool:
    """KP-3.1.4: the opponent who is attacked, and one other."""
    turn = table.view.turn
    if table.view.seats[foe].fog and not through_fog:
        return False
    return foe == turn.attacked or turn.other in (-1, foe)
