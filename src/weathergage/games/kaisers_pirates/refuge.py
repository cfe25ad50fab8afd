"""3.3.20: what ships do in an Island Refuge, and how they leave it.

Both editions; options 6.1, 6.2, 6.8, 6.12; teams (4.6).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from weathergage.engine import Player
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.attack import Contest, Modifiers, Side, roll_challenge
from weathergage.games.kaisers_pirates.cards.coins import Printed, coins_of
from weathergage.games.kaisers_pirates.force import mate_of, opponents, repair, ship_in
from weathergage.games.kaisers_pirates.names import at_ship, ship_name
from weathergage.games.kaisers_pirates.optional import prize_supplies, supply_from_prize
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import NO_CARD, NOBODY, REMEMBERED, Answered, Game, Vessel

FreeMove: TypeAlias = m.Repair | m.Resupply | m.LeaveRefuge | m.SupplyFrom


def free_moves(g: Game) -> list[FreeMove]:
    """Spec 5.1: what needs no card: attempts in refuges, leaving them, supply from prizes. All of it is public."""
    moves: list[FreeMove] = []
    for vessel in g.state.seats[g.state.turn.seat].ships:
        if vessel.refuge:
            moves += refuge_moves(g, vessel)
    if g.state.options.prize_resupply:
        moves += prize_supplies(g, g.state.turn.seat)
    return moves


def refuge_moves(g: Game, vessel: Vessel) -> Iterator[FreeMove]:
    """What a ship can do in its refuge."""
    turn = g.state.turn
    # KP-3.3.20d, R-36: one attempt of each kind in a turn, where there is something to be gained.
    if vessel.damage and vessel.id not in turn.repaired:
        yield m.repair(vessel.id)
    if vessel.short and vessel.id not in turn.resupplied:
        yield m.resupply(vessel.id)
    if vessel.id not in turn.entered:  # KP-3.3.20c
        yield m.leave_refuge(vessel.id, turn.seat)
        mate = mate_of(g.state, turn.seat)
        if mate != NOBODY:  # KP-4.6
            yield m.leave_refuge(vessel.id, mate)


def take_free_move(g: Game, move: FreeMove) -> None:
    """Do one of these."""
    seat = g.state.turn.seat
    match move:
        case m.Repair(ship=ship):
            try_repair(g, seat, ship)
        case m.Resupply(ship=ship):
            try_resupply(g, seat, ship)
        case m.LeaveRefuge(ship=ship, seat=to):
            leave(g, seat, ship, to)
        case m.SupplyFrom(prize=prize, ship=ship):
            supply_from_prize(g, seat, prize, _ship(g, seat, ship))


def try_repair(g: Game, seat: int, ship: str) -> None:
    """KP-3.3.20d, KP-6.8.3b: one marker at most in a turn."""
    vessel = _ship(g, seat, ship)
    g.state.turn.repaired.append(ship)
    if _challenge(g, seat, vessel, []).succeeds:
        repair(vessel)
        g.say("kp-log-repaired", rule="KP-3.3.20d", ship=ship_name(g.pack, ship), pieces=(ship,))


def try_resupply(g: Game, seat: int, ship: str) -> None:
    """KP-3.3.20d."""
    vessel = _ship(g, seat, ship)
    g.state.turn.resupplied.append(ship)
    if _challenge(g, seat, vessel, supply_modifiers(g, vessel)).succeeds:
        vessel.short = False
        g.say("kp-log-resupplied", rule="KP-3.3.20d", ship=ship_name(g.pack, ship), pieces=(ship,))


def supply_modifiers(g: Game, vessel: Vessel) -> Modifiers:
    """KP-6.1.3, KP-6.2.3."""
    options, ship = g.state.options, g.pack.ships[vessel.id]
    modifiers: Modifiers = []
    if options.coal and ship.coal:
        modifiers.append(("kp-mod-coal", g.pack.rules.optional.coal_refuge_supply))
    if options.sail and ship.sail:
        modifiers.append(("kp-mod-sail", g.pack.rules.optional.sail_refuge_supply))
    return modifiers


def refuge_coins(g: Game, vessel: Vessel) -> Printed:
    """The coins of the Island Refuge that a ship lies in."""
    return coins_of(g.pack, Played("island_refuge", max(vessel.refuge, NO_CARD)))


def _challenge(g: Game, seat: int, vessel: Vessel, modifiers: Modifiers) -> Contest:
    coins = refuge_coins(g, vessel)
    mine, theirs = Side(coins.challenge, seat, modifiers), Side(coins.response, opponents(g.state, seat)[0])
    return roll_challenge(g, mine, theirs, at_ship(g.pack, "kp-card-island_refuge", vessel.id), "KP-3.3.20d")


def leave(g: Game, seat: int, ship: str, to: int) -> None:
    """KP-3.3.20k: the ship puts to sea, and its card is discarded. KP-4.6: it may join the mate's Force."""
    vessel = _ship(g, seat, ship)
    if vessel.refuge != REMEMBERED:
        g.state.turn.answered.append(Answered(seat, vessel.refuge))
    vessel.refuge = NO_CARD
    g.state.turn.left.append(ship)  # KP-3.3.20j
    if to != seat:
        g.state.seats[seat].ships.remove(vessel)
        g.state.seats[to].ships.append(vessel)
    g.say("kp-log-left-refuge", rule="KP-3.3.20k", ship=ship_name(g.pack, ship), who=Player(to), pieces=(ship,))


def _ship(g: Game, seat: int, ship: str) -> Vessel:
    vessel = ship_in(g.state.seats[seat], ship)
    assert vessel is not None
    return vessel
