"""Chapter 10, step 4: the ships move, the slowest first."""

from __future__ import annotations

from functools import partial

from weathergage.engine import Choose, Flow, Move, Refusal, text
from weathergage.games.chase_of_the_bismarck.moves import CloseUp, FallBehind, Manoeuvre
from weathergage.games.chase_of_the_bismarck.ships import evasion
from weathergage.games.chase_of_the_bismarck.state import Boat, Combat, Game
from weathergage.games.chase_of_the_bismarck.tactical import (
    boat_of,
    leave,
    refuse_ship,
    seat_of,
    side_boats,
    tactical_evasion,
)

MANOEUVRE = text("cb-choose-tactical")


def manoeuvre(g: Game, combat: Combat) -> Flow[None]:
    """CB-10.4b: by evasion rating; at equal ratings the attacker, and within a side as its owner likes."""
    order = {boat.ship: tactical_evasion(g, g.state.ships[boat.ship]) for boat in combat.boats}
    for boat in combat.boats:
        ship = g.state.ships[boat.ship]
        boat.allowance = allowance(g, order[boat.ship])
        boat.moved = ship.rudder or evasion(g, ship) == 0  # CB-10.4e, CB-2.3.1i
        boat.shifted_off = 0
    while group := next_to_move(combat, order):
        moves: list[Move] = [move for boat in group for move in legal_manoeuvres(g, combat, boat)]
        refuse = partial(refuse_manoeuvre, g, combat, group)
        match (yield from Choose(seat_of(combat, group[0].attacker), MANOEUVRE, moves, "CB-10.4d", refuse)):
            case Manoeuvre() as chosen:
                yield from carry_out(g, combat, chosen)
            case _:
                pass


def next_to_move(combat: Combat, order: dict[str, int]) -> list[Boat]:
    """CB-10.4b: those of one side that come next; their owner says in which order."""
    waiting = [boat for boat in combat.boats if not boat.moved]
    if not waiting:
        return []
    first = min(waiting, key=lambda boat: (order[boat.ship], not boat.attacker))
    return [boat for boat in waiting if order[boat.ship] == order[first.ship] and boat.attacker == first.attacker]


def allowance(g: Game, rating: int) -> int:
    """CB-10.4a."""
    return next(zones for at_least, zones in g.pack.manoeuvre.bands if rating >= at_least)


def heading(boat: Boat, position: str) -> int:
    """Toward higher zones or lower ones: the attacker comes from the low edge."""
    return 1 if boat.attacker is (position == "closing") else -1


def legal_manoeuvres(g: Game, combat: Combat, boat: Boat) -> list[Move]:
    """CB-10.4c, CB-10.4d: a position, then forward; R-43: no further than the first enemy ahead."""
    ahead = heading(boat, "closing")
    gaps = [(enemy.zone - boat.zone) * ahead for enemy in side_boats(combat, not boat.attacker)]
    edge = g.pack.tactical.zones - boat.zone if ahead > 0 else boat.zone - 1
    most = min([boat.allowance, edge, *(gap for gap in gaps if gap >= 0)])
    moves: list[Move] = [Manoeuvre(boat.ship, "closing", zones) for zones in range(most + 1)]
    if not boat.shifted_off:  # CB-10.4i: who has closed up stays Closing
        moves.append(Manoeuvre(boat.ship, "opening", 0))
        moves += [Manoeuvre(boat.ship, "breaking_off", zones) for zones in range(boat.allowance + 1)]
    return moves


def refuse_manoeuvre(g: Game, combat: Combat, group: list[Boat], move: Move) -> Refusal | None:
    """Why a ship can't take this position, or go so far."""
    match move:
        case Manoeuvre(ship=ship, position=position, zones=zones):
            if wrong := refuse_ship(combat, seat_of(combat, group[0].attacker), ship):
                return wrong
            boat = boat_of(combat, ship)
            if g.state.ships[ship].rudder:
                return Refusal(text("cb-no-sail-rudder"), "CB-10.4e")
            if evasion(g, g.state.ships[ship]) == 0:
                return Refusal(text("cb-no-sail-still"), "CB-2.3.1i")
            if boat.moved:
                return Refusal(text("cb-no-manoeuvre-again"), "CB-10.4d")
            if boat not in group:
                return Refusal(text("cb-no-manoeuvre-turn"), "CB-10.4b")
            if boat.shifted_off and position != "closing":
                return Refusal(text("cb-no-manoeuvre-closed-up"), "CB-10.4i")
            if position == "opening":
                return Refusal(text("cb-no-manoeuvre-opening"), "CB-10.4d")
            if zones > boat.allowance:
                return Refusal(text("cb-no-manoeuvre-far", count=boat.allowance), "CB-10.4a")
            return Refusal(text("cb-no-manoeuvre-past"), "CB-10.4c")
        case _:
            return None


def carry_out(g: Game, combat: Combat, chosen: Manoeuvre) -> Flow[None]:
    """CB-10.4f: a move over the edge ends on it, and everybody else is shifted back."""
    boat = boat_of(combat, chosen.ship)
    boat.position = chosen.position
    boat.moved = True
    g.say(
        "cb-manoeuvre",
        rule="CB-10.4d",
        pieces=(boat.ship,),
        ship=g.pack.name(boat.ship),
        position=chosen.position,
        zones=chosen.zones,
    )
    if not chosen.zones:
        return
    way = heading(boat, chosen.position)
    zone = boat.zone + way * chosen.zones
    boat.zone = max(1, min(g.pack.tactical.zones, zone))
    beyond = abs(zone - boat.zone)
    if beyond:
        g.say("cb-shifted", rule="CB-10.4f", pieces=(boat.ship,), ship=g.pack.name(boat.ship), zones=beyond)
        yield from shift_others(g, combat, boat, -way * beyond)


def shift_others(g: Game, combat: Combat, mover: Boat, by: int) -> Flow[None]:
    """CB-10.4g to CB-10.4j."""
    last = g.pack.tactical.zones
    for boat in [other for other in combat.boats if other is not mover]:
        zone = boat.zone + by
        boat.zone = max(1, min(last, zone))
        overhang = abs(zone - boat.zone)
        if not overhang:
            continue
        if boat.moved or overhang > boat.allowance:  # CB-10.4g, CB-10.4j
            fall_behind(g, combat, boat)
            continue
        moves: list[Move] = [CloseUp(boat.ship)]
        if boat.ship not in combat.escorts:  # CB-11.3q
            moves.append(FallBehind(boat.ship))
        prompt = text("cb-choose-close-up", ship=g.pack.name(boat.ship), zones=overhang, allowance=boat.allowance)
        match (yield from Choose(seat_of(combat, boat.attacker), prompt, moves, "CB-10.4h")):
            case CloseUp():  # CB-10.4i
                boat.allowance -= overhang
                boat.position = "closing"
                boat.shifted_off = overhang
                g.say("cb-closed-up", rule="CB-10.4i", pieces=(boat.ship,), ship=g.pack.name(boat.ship))
            case _:
                fall_behind(g, combat, boat)


def fall_behind(g: Game, combat: Combat, boat: Boat) -> None:
    """R-46: as if she had aborted."""
    leave(combat, boat)
    g.say("cb-fell-behind", rule="CB-10.4g", ship=g.pack.name(boat.ship))
