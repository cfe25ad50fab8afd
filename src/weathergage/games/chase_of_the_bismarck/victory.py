"""Chapter 4: how the game ends, and for whom."""

from __future__ import annotations

from weathergage.engine import Outcome, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.damage import lost_boxes
from weathergage.games.chase_of_the_bismarck.setup import SEATS
from weathergage.games.chase_of_the_bismarck.ships import evasion
from weathergage.games.chase_of_the_bismarck.state import Game, Ship


def judge(g: Game) -> Outcome:
    """CB-4.3a to CB-4.4d."""
    total = german_total(g)
    shown = text("cb-points", points=in_halves(total))
    if g.state.ending == "sunk":  # CB-4.3a: there is nothing to count
        return Outcome((2, 1), (total, -total), text("cb-allied-victory-sunk"), "CB-4.3a")
    if is_strategic(g):
        return Outcome((1, 2), (total, -total), text("cb-strategic-victory", total=shown), "CB-4.4b")
    if total >= g.pack.victory.needed:
        return Outcome((1, 2), (total, -total), text("cb-axis-victory", total=shown), "CB-4.4a")
    return Outcome((2, 1), (total, -total), text("cb-allied-victory", total=shown), "CB-4.4c")


def in_halves(total: float) -> str:
    """−4½, as every language writes it."""
    whole, half = divmod(round(abs(total) * 2), 2)
    return f"{'−' if total < 0 else ''}{whole if whole or not half else ''}{'½' if half else ''}"


def german_total(g: Game) -> float:
    """CB-4.3b to CB-4.3k."""
    state, table = g.state, g.pack.victory
    total = float(end_value(g))
    total += sum(state.full_chits) + sum(-(-chit // 2) for chit in state.half_chits)  # CB-4.3f, CB-11.3t
    total += table.merchant * state.merchants  # CB-4.3g
    total += sum(ship_points(g, ship) for ship in state.ships.values() if ship.seat == ALLIES)
    total -= sum(
        ship_points(g, ship) for ship in state.ships.values() if ship.seat == AXIS and not counted_by_end(g, ship)
    )
    for seat in SEATS:  # CB-13.1b
        total += sum(g.pack.hypothetical[id].points for id in state.sides[seat].bought)
    return total


def counted_by_end(g: Game, ship: Ship) -> bool:
    """CB-4.3e: for Bismarck out of fuel the end itself is the price."""
    return ship.id == g.pack.victory.flagship and ship.off == "out_of_fuel"


def ship_points(g: Game, ship: Ship) -> int:
    """CB-4.3h to CB-4.3k, CB-7.7.2o."""
    card, table = g.pack.cards[ship.id], g.pack.victory
    gone = ship.off in ("sunk", "out_of_fuel")
    if card.kind not in table.hull_kinds:
        return table.other_sunk if gone else 0
    if gone:
        return card.hull
    return lost_boxes(g, ship) // table.hits_for_a_point


def end_value(g: Game) -> int:
    """CB-4.3b to CB-4.3e: exactly one of them."""
    state, table = g.state, g.pack.victory
    if state.ending == "out_of_fuel":
        return table.out_of_fuel
    if state.ending == "port":
        return table.port[state.end_port]
    flagship = state.ships[table.flagship]
    if not flagship.off and not state.end_port and is_sound(g, flagship) and flagship.fuel >= table.at_sea_fuel:
        return table.at_sea
    return table.end_of_track


def is_sound(g: Game, ship: Ship) -> bool:
    """CB-4.3b, R-74: no damage of any kind."""
    card = g.pack.cards[ship.id]
    broken = ship.rudder or ship.fire_control or (ship.radar_lost and card.radar != g.pack.gunnery.failing_radar)
    return lost_boxes(g, ship) == 0 and evasion(g, ship) == card.er and not broken


def is_strategic(g: Game) -> bool:
    """CB-4.4b: in port, with two British capital ships to her credit, one of them of the three."""
    table = g.pack.victory
    if g.state.ending != "port":
        return False
    sunk = [
        ship.id
        for ship in g.state.ships.values()
        if ship.flagship_sank
        and ship.off == "sunk"
        and g.pack.cards[ship.id].kind in table.strategic_kinds
        and g.pack.cards[ship.id].nation == table.strategic_nation
    ]
    return len(sunk) >= table.strategic_sinkings and any(id in table.strategic_one_of for id in sunk)
