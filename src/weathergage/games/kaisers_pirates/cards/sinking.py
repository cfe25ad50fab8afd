"""3.3.23, 3.3.30: Mistaken Identity and Recalled, the answers to a sinking. Both editions."""

from __future__ import annotations

from weathergage.engine import Flow, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.attack import Side, roll_challenge
from weathergage.games.kaisers_pirates.cards.coins import coins_of
from weathergage.games.kaisers_pirates.force import put_under_deck, ship_in
from weathergage.games.kaisers_pirates.names import at_ship, ship_name
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import Game, Seat

SWAP = text("kp-ask-swap")


def recall(g: Game, holder: int, active: int, ship: str, answer: Played) -> None:
    """KP-3.3.30: on success the ship goes home, under its deck; what it sank stays scored (KP-3.3.30d)."""
    vessel = ship_in(g.state.seats[active], ship)
    if vessel is None:
        return
    coins = coins_of(g.pack, answer)
    what = at_ship(g.pack, "kp-card-recalled", ship)
    contest = roll_challenge(g, Side(coins.challenge, holder), Side(coins.response, active), what, "KP-3.3.30a")
    if contest.succeeds:
        put_under_deck(g, active, vessel)
        g.say("kp-log-recalled", rule="KP-3.3.30b", ship=ship_name(g.pack, ship), pieces=(ship,))


def mistake_identity(g: Game, holder: int, active: int, sunk: str, answer: Played) -> Flow[None]:
    """KP-3.3.23: on success the card just sunk is swapped with a sunk merchantman of the own pile."""
    seats = g.state.seats
    mine = [won.ship for won in seats[holder].pile if won.ship and won.sunk and not won.warship]
    offered = (yield from ask(g, holder, SWAP, [m.swap(ship) for ship in mine], "KP-3.3.23b")).ship
    coins = coins_of(g.pack, answer)
    what = at_ship(g.pack, "kp-card-mistaken_identity", offered)
    contest = roll_challenge(g, Side(coins.challenge, holder), Side(coins.response, active), what, "KP-3.3.23a")
    if not contest.succeeds:
        return
    here, there = _place(seats[holder], offered), _place(seats[active], sunk)
    # the multiplier travels with the card.
    mine_won, their_won = seats[holder].pile[here], seats[active].pile[there]
    seats[holder].pile[here], seats[active].pile[there] = their_won, mine_won
    won, given = ship_name(g.pack, sunk), ship_name(g.pack, offered)
    g.say("kp-log-swapped", rule="KP-3.3.23b", who=Player(holder), ship=won, other=given, pieces=(sunk, offered))


def _place(seat: Seat, ship: str) -> int:
    """Where a ship's card lies in a pile."""
    return next(place for place, won in enumerate(seat.pile) if won.ship == ship)
