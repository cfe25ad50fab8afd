"""Chapter 10, steps 1 and 3: torpedoes are launched, and reach their targets after the guns have spoken."""

from __future__ import annotations

from functools import partial

from weathergage.engine import Choose, Flow, Move, Refusal, text
from weathergage.games.chase_of_the_bismarck.components import Position
from weathergage.games.chase_of_the_bismarck.damage import hit_modifier, is_sunk, roll_hits
from weathergage.games.chase_of_the_bismarck.moves import EndTorpedoes, Launch
from weathergage.games.chase_of_the_bismarck.state import Combat, Game, Ship, Torpedo
from weathergage.games.chase_of_the_bismarck.tactical import (
    boat_of,
    range_between,
    refuse_pair,
    seat_of,
    side_boats,
    tactical_evasion,
)

LAUNCH = text("cb-choose-launch")


def launch_torpedoes(g: Game, combat: Combat) -> Flow[None]:
    """CB-10.1a: the attacker first."""
    combat.salvos = []
    for attacker in (True, False):
        while moves := legal_launches(g, combat, attacker):
            moves.append(EndTorpedoes())
            seat = seat_of(combat, attacker)
            refuse = partial(refuse_launch, g, combat, seat)
            match (yield from Choose(seat, LAUNCH, moves, "CB-10.1b", refuse)):
                case Launch(ship=ship, target=target, count=count):
                    launch(g, combat, ship, target, count)
                case _:
                    break


def legal_launches(g: Game, combat: Combat, attacker: bool) -> list[Move]:
    """CB-10.1b, CB-10.1c, CB-10.1d."""
    moves: list[Move] = []
    for boat in side_boats(combat, attacker):
        stock = g.state.ships[boat.ship].torpedoes
        if not stock:
            continue
        most = min(stock, g.pack.gunnery.torpedoes_each_round - launched_by(combat, boat.ship))
        moves += [
            Launch(boat.ship, target.ship, count)
            for target in side_boats(combat, not attacker)
            if range_between(g.pack, boat.zone, target.zone).torpedoes
            for count in range(1, most + 1)
        ]
    return moves


def launched_by(combat: Combat, ship: str) -> int:
    """Torpedoes of hers that are in the water."""
    return sum(salvo.count for salvo in combat.salvos if salvo.ship == ship)


def refuse_launch(g: Game, combat: Combat, seat: int, move: Move) -> Refusal | None:
    """Why torpedoes can't be launched."""
    match move:
        case Launch(ship=ship, target=target):
            if wrong := refuse_pair(combat, seat, ship, target):
                return wrong
            here, there = boat_of(combat, ship).zone, boat_of(combat, target).zone
            each = g.pack.gunnery.torpedoes_each_round
            if launched_by(combat, ship) >= each:
                return Refusal(text("cb-no-launch-more", count=each), "CB-10.1b")
            if not g.state.ships[ship].torpedoes:
                return Refusal(text("cb-no-launch-none"), "CB-10.1d")
            if not range_between(g.pack, here, there).torpedoes:
                return Refusal(text("cb-no-launch-far"), "CB-10.1c")
            return Refusal(text("cb-no-launch-more", count=each), "CB-10.1b")
        case _:
            return None


def launch(g: Game, combat: Combat, ship: str, target: str, count: int) -> None:
    """CB-10.1d: what is launched is spent."""
    boat, aim = boat_of(combat, ship), boat_of(combat, target)
    medium = range_between(g.pack, boat.zone, aim.zone).id == "medium"
    g.state.ships[ship].torpedoes -= count
    combat.salvos.append(Torpedo(ship, target, count, medium))
    g.say("cb-launch", rule="CB-10.1b", ship=g.pack.name(ship), target=g.pack.name(target), count=count)


def resolve_torpedoes(g: Game, combat: Combat) -> None:
    """CB-10.3a; CB-10.3b: not against a ship that the guns have sunk already, but from one that they have."""
    for salvo in combat.salvos:
        victim = g.state.ships[salvo.target]
        position = boat_of(combat, salvo.target).position
        if not is_sunk(g, victim):
            ship, target = g.pack.name(salvo.ship), g.pack.name(salvo.target)
            g.say("cb-torpedoes", rule="CB-10.3a", count=salvo.count, ship=ship, target=target)
        for _ in range(salvo.count):
            if is_sunk(g, victim):
                break
            modifier = torpedo_modifier(g, victim, position, medium=salvo.medium)
            roll_hits(g, victim, modifier, "torpedo", "CB-10.3a")
    combat.salvos = []


def torpedo_modifier(g: Game, target: Ship, position: Position, *, medium: bool) -> int:
    """CB-9.2g, CB-9.2h; CB-10.4e, R-98: here a damaged rudder makes the evasion zero."""
    table = g.pack.hits
    modifier = hit_modifier(g, tactical_evasion(g, target)) + table.torpedo_against[position]
    return modifier + (table.torpedo_at_medium_range if medium else 0)
