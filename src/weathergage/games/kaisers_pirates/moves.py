"""What the players can do. Frequent moves exist once each, so that lists of them are cheap."""

from __future__ import annotations

import functools

from weathergage.engine import Move


class CommitIntercept(Move, frozen=True):
    """KP-3.2.1b: lay a card on an own ship, Intercept half up."""

    card: int
    ship: str


class CommitBritish(Move, frozen=True):
    """KP-3.2.1d: lay a card in front, Intercept half up."""

    card: int


class CommitMines(Move, frozen=True):
    """KP-3.2.1c: lay Lay Mines on a raider, action half up."""

    card: int
    ship: str


class CommitAction(Move, frozen=True):
    """KP-3.2.1e: lay a card in front, action half up."""

    card: int


class Intercept(Move, frozen=True):
    """KP-3.2.4: this ship intercepts with the card that lies on it."""

    ship: str


class BritishIntercept(Move, frozen=True):
    """KP-3.2.3: British forces intercept with this card."""

    card: int


class LayMines(Move, frozen=True):
    """KP-3.3.21: this raider lays its mines."""

    ship: str


class Play(Move, frozen=True):
    """KP-3.2.8e: play the action half of this card."""

    card: int


class Target(Move, frozen=True):
    """Choose a ship: an attack's or an action's target."""

    ship: str


class Against(Move, frozen=True):
    """Choose an opponent."""

    seat: int


class LookAtDeck(Move, frozen=True):
    """KP-3.3.17b: see the next action cards instead of a hand."""


class Attach(Move, frozen=True):
    """Reveal a committed card as part of the attack."""

    card: int


class Announce(Move, frozen=True):
    """Go on with what was put together."""


class React(Move, frozen=True):
    """KP-3.2.2: answer with a reaction card from the hand."""

    card: int


class Pass(Move, frozen=True):
    """Do not."""


class Accept(Move, frozen=True):
    """Do what the prompt offers."""


class Swap(Move, frozen=True):
    """KP-3.3.23b: offer this merchantman of the own pile."""

    ship: str


class PutBack(Move, frozen=True):
    """KP-3.3.17b: this card is drawn next."""

    card: int


class Repair(Move, frozen=True):
    """KP-3.3.20d: try to repair a ship in its refuge."""

    ship: str


class Resupply(Move, frozen=True):
    """KP-3.3.20d: try to resupply a ship in its refuge."""

    ship: str


class LeaveRefuge(Move, frozen=True):
    """KP-3.3.20k, KP-4.6: take a ship out of its refuge, into this seat's Force."""

    ship: str
    seat: int


class SupplyFrom(Move, frozen=True):
    """KP-6.12.1: resupply a ship from a prize."""

    prize: str
    ship: str


class Assign(Move, frozen=True):
    """KP-4.7, KP-4.9: a ship goes to this seat's Force."""

    ship: str
    seat: int


class Give(Move, frozen=True):
    """KP-3.3.11a: pass this card to the team mate."""

    card: int


class Discard(Move, frozen=True):
    """KP-3.1.5a: this card goes to the discards next."""

    card: int


class DiscardRest(Move, frozen=True):
    """KP-3.1.5a: the other cards go to the discards in the order in which they lie."""


class Keep(Move, frozen=True):
    """KP-2.4.1: keep this ship for the next round."""

    ship: str


class TakeShip(Move, frozen=True):
    """KP-6.4.1, KP-6.4.3: choose this ship to begin with."""

    ship: str


class Done(Move, frozen=True):
    """No more of this."""


MOVES = (
    CommitIntercept,
    CommitBritish,
    CommitMines,
    CommitAction,
    Intercept,
    BritishIntercept,
    LayMines,
    Play,
    Target,
    Against,
    LookAtDeck,
    Attach,
    Announce,
    React,
    Pass,
    Accept,
    Swap,
    PutBack,
    Repair,
    Resupply,
    LeaveRefuge,
    SupplyFrom,
    Assign,
    Give,
    Discard,
    DiscardRest,
    Keep,
    TakeShip,
    Done,
)

DONE = Done()
PASS = Pass()
ACCEPT = Accept()
ANNOUNCE = Announce()
LOOK_AT_DECK = LookAtDeck()
DISCARD_REST = DiscardRest()

commit_intercept = functools.cache(CommitIntercept)
commit_british = functools.cache(CommitBritish)
commit_mines = functools.cache(CommitMines)
commit_action = functools.cache(CommitAction)
intercept = functools.cache(Intercept)
british_intercept = functools.cache(BritishIntercept)
lay_mines = functools.cache(LayMines)
play = functools.cache(Play)
target = functools.cache(Target)
against = functools.cache(Against)
attach = functools.cache(Attach)
react = functools.cache(React)
swap = functools.cache(Swap)
put_back = functools.cache(PutBack)
repair = functools.cache(Repair)
resupply = functools.cache(Resupply)
leave_refuge = functools.cache(LeaveRefuge)
supply_from = functools.cache(SupplyFrom)
assign = functools.cache(Assign)
give = functools.cache(Give)
discard = functools.cache(Discard)
keep = functools.cache(Keep)
take_ship = functools.cache(TakeShip)
