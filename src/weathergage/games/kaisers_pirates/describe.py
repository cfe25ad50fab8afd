"""What a move is called: on a button, in a terminal, in a list."""

from __future__ import annotations

from weathergage.engine import Move, Player, Text, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.components import KaisersPack
from weathergage.games.kaisers_pirates.names import card_name, dice_name, ship_name


def describe(pack: KaisersPack, move: Move) -> Text:
    """A text for each move."""
    return describe_commitment(pack, move) or describe_step(pack, move) or describe_choice(pack, move)


def intercept_half(pack: KaisersPack, card: int) -> Text:
    """A card by its Intercept half."""
    it = pack.cards[card]
    key = "kp-half-night" if it.night else "kp-half-day"
    return text(key, card=card_name(pack, card), dice=dice_name(it.intercept))


def describe_commitment(pack: KaisersPack, move: Move) -> Text | None:
    """KP-3.2.1."""
    match move:
        case m.CommitIntercept(card=card, ship=ship):
            return text("kp-move-commit-intercept", card=intercept_half(pack, card), ship=ship_name(pack, ship))
        case m.CommitBritish(card=card):
            return text("kp-move-commit-british", card=intercept_half(pack, card))
        case m.CommitMines(card=card, ship=ship):
            return text("kp-move-commit-mines", card=card_name(pack, card), ship=ship_name(pack, ship))
        case m.CommitAction(card=card):
            return text("kp-move-commit-action", card=card_name(pack, card))
        case _:
            return None


def describe_step(pack: KaisersPack, move: Move) -> Text | None:  # noqa: PLR0912 - one case for each move
    """What is done with what was committed, and without any card."""
    match move:
        case m.Intercept(ship=ship):
            return text("kp-move-intercept", ship=ship_name(pack, ship))
        case m.BritishIntercept(card=card):
            return text("kp-move-british-intercept", card=intercept_half(pack, card))
        case m.LayMines(ship=ship):
            return text("kp-move-lay-mines", ship=ship_name(pack, ship))
        case m.Play(card=card):
            return text("kp-move-play", card=card_name(pack, card))
        case m.Attach(card=card):
            return text("kp-move-attach", card=card_name(pack, card))
        case m.React(card=card):
            return text("kp-move-react", card=card_name(pack, card))
        case m.Repair(ship=ship):
            return text("kp-move-repair", ship=ship_name(pack, ship))
        case m.Resupply(ship=ship):
            return text("kp-move-resupply", ship=ship_name(pack, ship))
        case m.LeaveRefuge(ship=ship, seat=seat):
            return text("kp-move-leave-refuge", ship=ship_name(pack, ship), who=Player(seat))
        case m.SupplyFrom(prize=prize, ship=ship):
            return text("kp-move-supply-from", prize=ship_name(pack, prize), ship=ship_name(pack, ship))
        case m.Discard(card=card):
            return text("kp-move-discard", card=card_name(pack, card))
        case m.DiscardRest():
            return text("kp-move-discard-rest")
        case m.Announce():
            return text("kp-move-announce")
        case _:
            return None


def describe_choice(pack: KaisersPack, move: Move) -> Text:
    """Targets, gifts, ships to keep, and plain answers."""
    match move:
        case m.Target(ship=ship):
            return text("kp-move-target", ship=ship_name(pack, ship))
        case m.Against(seat=seat):
            return text("kp-move-against", who=Player(seat))
        case m.LookAtDeck():
            return text("kp-move-look-at-deck")
        case m.Swap(ship=ship):
            return text("kp-move-swap", ship=ship_name(pack, ship))
        case m.PutBack(card=card):
            return text("kp-move-put-back", card=card_name(pack, card))
        case m.Assign(ship=ship, seat=seat):
            return text("kp-move-assign", ship=ship_name(pack, ship), who=Player(seat))
        case m.Give(card=card):
            return text("kp-move-give", card=card_name(pack, card))
        case m.Keep(ship=ship):
            return text("kp-move-keep", ship=ship_name(pack, ship))
        case m.TakeShip(ship=ship):
            return text("kp-move-take-ship", ship=ship_name(pack, ship))
        case m.Accept():
            return text("kp-move-accept")
        case m.Pass():
            return text("kp-move-pass")
        case _:
            return text("kp-move-done")
