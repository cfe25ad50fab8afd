"""Chapters 7.3 to 7.6: what ships do that stay where they are."""

from __future__ import annotations

from weathergage.engine import Choose, Flow, Move, dice, text
from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.moves import Dock, Mend, Refuel, Repair
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.ships import all_may, has_fuel_marker, is_blind, is_warship, may, take_fuel
from weathergage.games.chase_of_the_bismarck.state import Game, Ship


def legal_activities(g: Game, ship: Ship) -> list[Move]:
    """One stationary activity for each ship and turn (R-20)."""
    moves: list[Move] = []
    if ship.ordered or ship.activity:
        return moves
    if needs_repair(ship) and may(g, ship, "repair"):
        moves.append(Repair(ship.id))
    if may(g, ship, "refuel"):
        if ship.hex in g.pack.board.ports_of[ship.seat]:
            moves.append(Dock(ship.id))
        if ship.seat == AXIS and has_fuel_marker(g, ship):  # CB-7.5a
            moves += [Refuel(ship.id, tanker.id) for tanker in tankers_at(g, ship.hex)]
    return moves


def needs_repair(ship: Ship) -> bool:
    """CB-7.3a, CB-9.5b: only the rudder and lost evasion can be mended."""
    return ship.rudder or bool(ship.evasion) or ship.remainder > 0


def attempt_repair(g: Game, ship: Ship) -> Flow[None]:
    """CB-7.3a to CB-7.3h. The die is rolled at once, as the order cannot be taken back any more."""
    table = g.pack.repair
    ship.activity = "repair"
    ship.ordered = True
    face = g.chance.roll(FACES, "repair", ship.seat, low=0)
    result = min(FACES - 1, face + table.weather_modifiers[g.state.weather - g.pack.weather.spaces[0]])
    points = table.by_die[result]
    lost = sum(ship.evasion) + ship.remainder
    what = "evasion"
    if result == table.rudder_roll and ship.rudder:  # CB-7.3b
        what = "rudder"
        if lost:
            prompt = text(
                "cb-choose-mend", ship=g.pack.name(ship.id), points=min(points, lost), id=ship.force or ship.id
            )
            match (yield from Choose(ship.seat, prompt, [Mend("rudder"), Mend("evasion")], "CB-7.3b")):
                case Mend(what=chosen):
                    what = chosen
                case _:
                    pass
    if what == "rudder":
        ship.rudder = False
    elif points and lost:
        recover(g, ship, min(points, lost))
    else:
        what = "nothing"
    g.say(
        "cb-repair",
        rule="CB-7.3b",
        to=(ship.seat,),
        pieces=(ship.id,),
        dice=dice((FACES,), (face,)),
        ship=g.pack.name(ship.id),
        what=what,
        points=min(points, lost),
    )


def recover(g: Game, ship: Ship, points: int) -> None:
    """CB-7.3g: the chits are changed for others that make up what is still lost, as far as the bag allows."""
    bag = g.state.evasion_bag
    left = sum(ship.evasion) + ship.remainder - points
    bag += ship.evasion
    ship.evasion = []
    for value in best_chits(sorted(bag, reverse=True), left):
        bag.remove(value)
        ship.evasion.append(value)
    ship.remainder = left - sum(ship.evasion)
    if not left:
        ship.returning = False  # CB-7.7.2r: her full speed is back


def best_chits(bag: list[int], total: int) -> list[int]:
    """Chits that come to exactly this; none, where there are none that fit."""
    sums: dict[int, list[int]] = {0: []}
    for value in bag:
        for reached, chits in sorted(sums.items(), reverse=True):
            if reached + value <= total and reached + value not in sums:
                sums[reached + value] = [*chits, value]
    return sums.get(total, [])


def dock(g: Game, ship: Ship) -> None:
    """CB-7.4a, CB-7.4b; CB-4.2b: when Bismarck does so in France or Norway the game is over."""
    ship.activity = "port"
    ship.ordered = True
    take_fuel(g, ship, g.pack.replenishment.in_port)
    ship.emergency = 0
    ship.returning = False
    port = g.pack.board.ports_of[ship.seat][ship.hex]
    g.say("cb-in-port", rule="CB-7.4b", to=(ship.seat,), ship=g.pack.name(ship.id), port=port.name, fuel=ship.fuel)
    if ship.id == g.pack.victory.flagship and port.country in g.pack.victory.home_countries:
        g.state.ending = "port"
        g.state.end_port = port.country


def tankers_at(g: Game, hex: str) -> list[Ship]:
    """CB-7.5b, CB-7.5e: tankers in the hex that serve nobody yet, and have not moved."""
    return [
        ship
        for ship in g.state.on_map(AXIS)
        if ship.hex == hex and not ship.ordered and not ship.activity and not is_warship(g.pack.cards[ship.id])
    ]


def refuel(g: Game, ship: Ship, tanker: Ship) -> None:
    """CB-7.5b to CB-7.5f."""
    table = g.pack.replenishment
    for each in (ship, tanker):
        each.activity = "sea"
        each.ordered = True
    is_destroyer = g.pack.cards[ship.id].kind == "DD"
    take_fuel(g, ship, table.at_sea_destroyers if is_destroyer else table.at_sea)
    ship.returning = False  # CB-7.7.2r
    g.say(
        "cb-refuelled",
        rule="CB-7.5c",
        to=(ship.seat,),
        ship=g.pack.name(ship.id),
        tanker=g.pack.name(tanker.id),
        fuel=ship.fuel,
    )


def can_mark_return(g: Game, ship: Ship) -> bool:
    """CB-7.7.2q: a German heavy ship whose evasion is less than printed, whatever her orders are (R-28)."""
    return (
        ship.seat == AXIS
        and not ship.returning
        and (bool(ship.evasion) or ship.remainder > 0)
        and g.pack.cards[ship.id].kind in g.pack.release.kinds
    )


def can_patrol(g: Game, ships: list[Ship]) -> bool:
    """CB-7.6d."""
    return not is_blind(g, ships[0].hex) and not any(ship.ordered for ship in ships) and all_may(g, ships, "patrol")


def patrol(ships: list[Ship]) -> None:
    """CB-7.6a to CB-7.6c: one marker for the unit; all its ships carry the state."""
    for ship in ships:
        ship.activity = "patrol"
        ship.ordered = True
