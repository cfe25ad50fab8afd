"""Chapter 7.2: Task Forces are made and parted."""

from __future__ import annotations

from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck.moves import Form, Join, Leave
from weathergage.games.chase_of_the_bismarck.ships import all_may, may
from weathergage.games.chase_of_the_bismarck.state import Game, Ship

PREFIXES = ("kg", "tf")


def free_marker(g: Game, seat: int) -> str:
    """A Task Force marker that is not on the map (CB-7.2f); "" when all are."""
    used = {ship.force for ship in g.state.on_map(seat)}
    return next((marker for marker in marker_names(g, seat) if marker not in used), "")


def marker_names(g: Game, seat: int) -> list[str]:
    """R-70: the side's Task Force markers."""
    return [f"{PREFIXES[seat]}{number}" for number in range(1, g.pack.markers.task_forces[seat] + 1)]


def legal_regroupings(g: Game, ships: list[Ship]) -> list[Move]:
    """What the unit may do before it moves. CB-7.2b, CB-7.2d: never while it is shadowed.

    R-88: each ship parts once and joins once, in this order, so that every grouping can be reached and none for ever.
    """
    if not all_may(g, ships, "join") or any(ship.ordered for ship in ships):
        return []
    moves: list[Move] = []
    if ships[0].force:
        moves += [Leave(ship.id) for ship in ships if not ship.left and not ship.joined]
    if any(ship.joined for ship in ships):
        return moves
    others = partners(g, ships)
    moves += [Join(force) for force in dict.fromkeys(ship.force for ship in others if ship.force)]
    if not ships[0].force and free_marker(g, ships[0].seat):
        moves += [Form(ship.id) for ship in others if not ship.force and not ship.joined]
    return moves


def partners(g: Game, ships: list[Ship]) -> list[Ship]:
    """CB-7.2a, CB-7.2c: ships of other units in the hex that may regroup now."""
    first = ships[0]
    mine = {ship.id for ship in ships}
    return [
        ship
        for ship in g.state.on_map(first.seat)
        if ship.hex == first.hex
        and ship.id not in mine
        and not ship.ordered
        and may(g, ship, "join")
        and (not ship.force or all(may(g, other, "join") and not other.ordered for other in g.state.unit(ship.force)))
    ]


def join_force(g: Game, ships: list[Ship], force: str) -> None:
    """CB-7.2c: a ship joins, or a whole Task Force does, whose marker comes off the map."""
    for ship in ships:
        ship.force = force
        ship.joined = True
    g.say("cb-joined", rule="CB-7.2c", to=(ships[0].seat,), hex=ships[0].hex, force=force.upper())


def form_force(g: Game, ships: list[Ship]) -> str:
    """CB-7.2a: two lone ships under a free marker."""
    force = free_marker(g, ships[0].seat)
    for ship in ships:
        ship.force = force
        ship.joined = True
    g.say("cb-formed", rule="CB-7.2a", to=(ships[0].seat,), hex=ships[0].hex, force=force.upper())
    return force


def leave_force(g: Game, ship: Ship) -> None:
    """CB-7.2d; CB-7.2e: a Task Force of one ship is none."""
    force = ship.force
    ship.force = ""
    dissolve_if_alone(g, force)


def dissolve_if_alone(g: Game, force: str) -> None:
    """CB-7.2e."""
    if not force:
        return
    rest = g.state.unit(force)
    if len(rest) == 1:
        rest[0].force = ""
