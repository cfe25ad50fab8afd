"""Chapter 4: how the game ends, and for whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from weathergage.engine import Outcome, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.damage import lost_boxes
from weathergage.games.chase_of_the_bismarck.setup import SEATS
from weathergage.games.chase_of_the_bismarck.ships import evasion
from weathergage.games.chase_of_the_bismarck.state import Game, Ship

GONE = ("sunk", "out_of_fuel")

Source = Literal[
    "sunk",  # CB-4.3a: the flagship, and nothing is counted
    "at_sea",
    "port",
    "end_of_track",
    "out_of_fuel",
    "chit",
    "half_chit",
    "merchant",
    "loss",
    "damage",
    "bought",
]


class Entry(Struct, frozen=True, omit_defaults=True):
    """A line of the final account, in half points for the Axis."""

    source: Source
    halves: int
    rule: str
    seat: int = AXIS  # whose ship
    ship: str = ""
    count: int = 0  # boxes lost, merchants sunk, or what is printed on a chit
    place: str = ""  # the country of the port


class Account(Struct, frozen=True):
    """Everything that counts for victory, line by line, and the conditions of a strategic victory."""

    entries: list[Entry]
    counted: bool  # not when the flagship was sunk
    halves: int
    needed: int
    in_port: bool
    prizes: list[str]  # capital ships that the flagship has sunk
    prizes_needed: int
    famous_prize: bool


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
    return end_value(g) + sum(entry.halves for entry in scores(g)) / 2


def account(g: Game) -> Account:
    """What the judgement is made of, for everybody to check when it is over."""
    end = end_entry(g)
    entries = [end, *scores(g)]
    return Account(
        entries=entries,
        counted=end.source != "sunk",
        halves=sum(entry.halves for entry in entries),
        needed=g.pack.victory.needed,
        in_port=g.state.ending == "port",
        prizes=prizes(g),
        prizes_needed=g.pack.victory.strategic_sinkings,
        famous_prize=any(id in g.pack.victory.strategic_one_of for id in prizes(g)),
    )


def end_entry(g: Game) -> Entry:
    """CB-4.3a to CB-4.3e."""
    table, halves = g.pack.victory, 2 * end_value(g)
    match g.state.ending:
        case "sunk":
            return Entry("sunk", 0, "CB-4.3a", ship=table.flagship)
        case "out_of_fuel":
            return Entry("out_of_fuel", halves, "CB-4.3e", ship=table.flagship)
        case "port":
            return Entry("port", halves, "CB-4.3c", ship=table.flagship, place=g.state.end_port)
        case _:
            at_sea = is_at_sea(g)
            return Entry(
                "at_sea" if at_sea else "end_of_track",
                halves,
                "CB-4.3b" if at_sea else "CB-4.3d",
                ship=table.flagship,
            )


def scores(g: Game) -> Iterator[Entry]:
    """CB-4.3f to CB-4.3k: all but the end itself."""
    state, table = g.state, g.pack.victory
    for chit in state.full_chits:
        yield Entry("chit", 2 * chit, "CB-4.3f", count=chit)
    for chit in state.half_chits:  # CB-11.3t
        yield Entry("half_chit", 2 * -(-chit // 2), "CB-4.3f", count=chit)
    if state.merchants:
        yield Entry("merchant", round(2 * table.merchant * state.merchants), "CB-4.3g", count=state.merchants)
    for ship in state.ships.values():
        points = 0 if counted_by_end(g, ship) else ship_points(g, ship)
        if points:
            yield ship_entry(g, ship, points)
    for seat in SEATS:  # CB-13.1b
        for id in state.sides[seat].bought:
            yield Entry("bought", 2 * g.pack.hypothetical[id].points, "CB-13.1b", seat, id)


def ship_entry(g: Game, ship: Ship, points: int) -> Entry:
    """CB-4.3h to CB-4.3k: what one side loses the other wins."""
    lost = ship.off in GONE
    if ship.seat == AXIS:
        rule = "CB-4.3k"
    elif not lost:
        rule = "CB-4.3i"
    else:
        rule = "CB-4.3h" if g.pack.cards[ship.id].kind in g.pack.victory.hull_kinds else "CB-4.3j"
    halves = 2 * points if ship.seat == ALLIES else -2 * points
    boxes = 0 if lost else lost_boxes(g, ship)
    return Entry("loss" if lost else "damage", halves, rule, ship.seat, ship.id, boxes)


def counted_by_end(g: Game, ship: Ship) -> bool:
    """CB-4.3e: for Bismarck out of fuel the end itself is the price."""
    return ship.id == g.pack.victory.flagship and ship.off == "out_of_fuel"


def ship_points(g: Game, ship: Ship) -> int:
    """CB-4.3h to CB-4.3k, CB-7.7.2o."""
    card, table = g.pack.cards[ship.id], g.pack.victory
    gone = ship.off in GONE
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
    return table.at_sea if is_at_sea(g) else table.end_of_track


def is_at_sea(g: Game) -> bool:
    """CB-4.3b: sound, and with fuel enough to go on."""
    table = g.pack.victory
    flagship = g.state.ships[table.flagship]
    at_sea = not flagship.off and not g.state.end_port
    return at_sea and is_sound(g, flagship) and flagship.fuel >= table.at_sea_fuel


def is_sound(g: Game, ship: Ship) -> bool:
    """CB-4.3b, R-74: no damage of any kind."""
    card = g.pack.cards[ship.id]
    broken = ship.rudder or ship.fire_control or (ship.radar_lost and card.radar != g.pack.gunnery.failing_radar)
    return lost_boxes(g, ship) == 0 and evasion(g, ship) == card.er and not broken


def is_strategic(g: Game) -> bool:
    """CB-4.4b: in port, with two British capital ships to her credit, one of them of the three."""
    table, sunk = g.pack.victory, prizes(g)
    if g.state.ending != "port":
        return False
    return len(sunk) >= table.strategic_sinkings and any(id in table.strategic_one_of for id in sunk)


def prizes(g: Game) -> list[str]:
    """CB-4.4b: the British capital ships that the flagship has sunk."""
    table, cards = g.pack.victory, g.pack.cards
    return [
        ship.id
        for ship in g.state.ships.values()
        if ship.flagship_sank
        and ship.off == "sunk"
        and cards[ship.id].kind in table.strategic_kinds
        and cards[ship.id].nation == table.strategic_nation
    ]
