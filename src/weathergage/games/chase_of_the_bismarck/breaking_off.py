"""Chapter 10, steps 5 and 6: ships leave the combat, and others come."""

from __future__ import annotations

from functools import partial

from weathergage.engine import Choose, Flow, Move, Refusal, dice, text
from weathergage.games.chase_of_the_bismarck.damage import log_engagement, open_card
from weathergage.games.chase_of_the_bismarck.moves import BreakOff, EndReinforcing, Reinforce, Remain
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.ships import is_warship, may
from weathergage.games.chase_of_the_bismarck.state import Boat, Combat, Game, Ship
from weathergage.games.chase_of_the_bismarck.tactical import (
    boat_of,
    leave,
    refuse_ship,
    seat_of,
    side_boats,
    tactical_evasion,
    zones_between,
)

BREAK_OFF = text("cb-choose-break-off")


def break_off(g: Game, combat: Combat) -> Flow[None]:
    """CB-10.5a to CB-10.5c: one attempt for each ship and round."""
    for attacker in (True, False):
        tried: list[str] = []
        while ships := [
            boat.ship
            for boat in side_boats(combat, attacker)
            if boat.ship not in tried and can_break_off(g, combat, boat)
        ]:
            moves: list[Move] = [*map(BreakOff, ships), Remain()]
            seat = seat_of(combat, attacker)
            refuse = partial(refuse_break_off, combat, seat, tried)
            match (yield from Choose(seat, BREAK_OFF, moves, "CB-10.5a", refuse)):
                case BreakOff(ship=ship):
                    tried.append(ship)
                    try_to_break_off(g, combat, boat_of(combat, ship))
                case _:
                    break


def can_break_off(g: Game, combat: Combat, boat: Boat) -> bool:
    """CB-10.5a; CB-11.3q: never the escort of a convoy."""
    if boat.position != "breaking_off" or boat.ship in combat.escorts:
        return False
    enemies = side_boats(combat, not boat.attacker)
    clear = g.pack.breaking_off.zones_between
    return bool(enemies) and all(zones_between(g.pack, boat.zone, enemy.zone) >= clear for enemy in enemies)


def refuse_break_off(combat: Combat, seat: int, tried: list[str], move: Move) -> Refusal | None:
    """Why a ship can't try to abort."""
    match move:
        case BreakOff(ship=ship):
            if wrong := refuse_ship(combat, seat, ship):
                return wrong
            if ship in tried:
                return Refusal(text("cb-no-break-off-again"), "CB-10.5a")
            if ship in combat.escorts:
                return Refusal(text("cb-no-break-off-escort"), "CB-11.3q")
            if boat_of(combat, ship).position != "breaking_off":
                return Refusal(text("cb-no-break-off-position"), "CB-10.5a")
            return Refusal(text("cb-no-break-off-near"), "CB-10.5a")
        case _:
            return None


def break_off_modifier(g: Game, combat: Combat, boat: Boat) -> int:
    """CB-10.5b, R-47: against the fastest enemy on the board."""
    ships = g.state.ships
    fastest = max(tactical_evasion(g, ships[enemy.ship]) for enemy in side_boats(combat, not boat.attacker))
    difference = tactical_evasion(g, ships[boat.ship]) - fastest
    return next(row.modifier for row in g.pack.breaking_off_differences if difference >= row.at_least)


def try_to_break_off(g: Game, combat: Combat, boat: Boat) -> None:
    """CB-10.5b, CB-10.5c."""
    modifier = break_off_modifier(g, combat, boat)
    face = g.chance.roll(FACES, "breaking off", seat_of(combat, boat.attacker), low=0)
    away = face + modifier <= g.pack.breaking_off.success
    g.say(
        "cb-broke-off" if away else "cb-not-broken-off",
        rule="CB-10.5b",
        dice=dice((FACES,), (face,)),
        ship=g.pack.name(boat.ship),
        modifier=modifier,
    )
    if away:
        leave(combat, boat)


def bring_reinforcements(g: Game, combat: Combat) -> Flow[None]:
    """CB-10.6a: in the third round and every later one (R-48), the attacker first."""
    if combat.round < g.pack.reinforcing.from_round:
        return
    for attacker in (True, False):
        if not side_boats(combat, True) or not side_boats(combat, False):
            return
        tried: list[str] = []
        while True:  # always asked: who else is there is the owner's secret
            ships = [ship.id for ship in bystanders(g, combat, attacker) if ship.id not in tried]
            moves: list[Move] = [*map(Reinforce, ships), EndReinforcing()]
            seat = seat_of(combat, attacker)
            refuse = partial(refuse_reinforce, g, combat, seat, tried)
            prompt = text("cb-choose-reinforce", count=len(ships))
            match (yield from Choose(seat, prompt, moves, "CB-10.6a", refuse)):
                case Reinforce(ship=ship):
                    tried.append(ship)
                    try_to_reinforce(g, combat, ship, attacker)
                case _:
                    break


def bystanders(g: Game, combat: Combat, attacker: bool) -> list[Ship]:
    """CB-10.6a, CB-10.6c, CB-10.7c: warships in the hex that may still join."""
    fighting = {boat.ship for boat in combat.boats}
    return [
        ship
        for ship in g.state.on_map(seat_of(combat, attacker))
        if ship.hex == combat.hex
        and ship.id not in fighting
        and ship.id not in combat.gone
        and is_warship(g.pack.cards[ship.id])
        and may(g, ship, "reinforce")
    ]


def refuse_reinforce(g: Game, combat: Combat, seat: int, tried: list[str], move: Move) -> Refusal | None:
    """Why a ship can't join."""
    match move:
        case Reinforce(ship=id):
            ship = g.state.ships.get(id)
            if ship is None or ship.seat != seat:
                return Refusal(text("cb-not-yours"), "CB-1b")
            if any(boat.ship == id for boat in combat.boats):
                return Refusal(text("cb-no-reinforce-there"), "CB-10.6a")
            if id in combat.gone:
                return Refusal(text("cb-no-reinforce-gone"), "CB-10.6c")
            if id in tried:
                return Refusal(text("cb-no-reinforce-again"), "CB-10.6a")
            if ship.hex != combat.hex:
                return Refusal(text("cb-no-combat-apart"), "CB-10.6a")
            return Refusal(text("cb-no-reinforce-state"), "CB-10.6a")
        case _:
            return None


def try_to_reinforce(g: Game, combat: Combat, id: str, attacker: bool) -> None:
    """CB-10.6b. Who fails stays unseen."""
    table = g.pack.reinforcing
    seat = seat_of(combat, attacker)
    ship = g.state.ships[id]
    face = g.chance.roll(FACES, "reinforcement", seat, low=0)
    if face > table.success:
        g.say("cb-no-reinforcement", rule="CB-10.6b", to=(seat,), dice=dice((FACES,), (face,)), ship=g.pack.name(id))
        return
    line = g.pack.start_lines[table.mark]
    combat.boats.append(Boat(id, attacker, line.attacker if attacker else line.defender, "closing"))
    open_card(g, ship)
    log_engagement(g, ship)
    g.say("cb-reinforcement", rule="CB-10.6b", pieces=(id,), dice=dice((FACES,), (face,)), ship=g.pack.name(id))
    g.reveal()
