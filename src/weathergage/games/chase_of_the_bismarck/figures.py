"""What there is to count in a match: who wins, what becomes of Bismarck, and what either side did for it.

Each name is counted once for each time that it could have happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from weathergage.engine import Event, Figure, Outcome, Record
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.damage import lost_boxes
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.state import Game, Ship, State
from weathergage.games.chase_of_the_bismarck.victory import end_value

FATES = ("sunk", "France", "Norway", "Germany", "at sea", "out of fuel")
VICTORIES = {
    "cb-allied-victory-sunk": "Allied, Bismarck sunk",
    "cb-allied-victory": "Allied, on points",
    "cb-axis-victory": "German, on points",
    "cb-strategic-victory": "German, strategic",
}
COUNTED = {
    "cb-convoy-attacked": "convoys attacked",
    "cb-convoy-sunk": "convoys destroyed",
    "cb-merchant": "merchants sunk",
    "cb-air-attack": "air strikes",
    "cb-combat": "naval combats",
    "cb-detected": "chance detections",
    "cb-bearing": "radio bearings",
    "cb-evasion": "evasion manoeuvres",
    "cb-distraction": "distraction manoeuvres",
    "cb-refuelled": "refuellings at sea",
    "cb-tanker-sunk": "tankers caught",
}
SHADOWED = {"cb-shadow-held": 1.0, "cb-shadow-lost": 0.0}


def figures(record: Record[State, Pack]) -> Iterator[Figure]:
    """Everything, in the order in which it is found."""
    yield from result_figures(record.game, record.outcome)
    yield from fate_figures(record.game)
    yield from ship_figures(record.game)
    yield from log_figures(record.log)


def result_figures(g: Game, outcome: Outcome) -> Iterator[Figure]:
    """CB-4.4a to CB-4.4c."""
    yield "victory/German", float(outcome.places[AXIS] == 1)
    for key, name in VICTORIES.items():
        yield f"victory/{name}", float(outcome.reason.key == key)
    yield "game/German points", outcome.scores[AXIS]
    yield "game/last turn", g.state.turn


def fate_of(g: Game) -> str:
    """What became of Bismarck (CB-4.2a to CB-4.2d)."""
    match g.state.ending:
        case "sunk":
            return "sunk"
        case "out_of_fuel":
            return "out of fuel"
        case _:
            return g.state.end_port or "at sea"


def fate_figures(g: Game) -> Iterator[Figure]:
    """CB-4.3b to CB-4.3e: and whether she was at sea as she should be."""
    fate = fate_of(g)
    for name in FATES:
        yield f"fate/{name}", float(fate == name)
    if fate == "at sea":
        yield "fate/at sea, sound and with fuel", float(end_value(g) == g.pack.victory.at_sea)


def ship_figures(g: Game) -> Iterator[Figure]:
    """CB-4.3h to CB-4.3k: what was lost."""
    gone = Counter((ship.seat, is_heavy(g, ship)) for ship in g.state.ships.values() if is_lost(ship))
    for seat, name in ((ALLIES, "Allied"), (AXIS, "German")):
        yield f"lost/{name} ships that count their hull", gone[seat, True]
        yield f"lost/other {name} ships", gone[seat, False]
    flagship = g.state.ships[g.pack.victory.flagship]
    yield "game/boxes that Bismarck lost", lost_boxes(g, flagship)
    yield "game/fuel that Bismarck had left", flagship.fuel


def is_heavy(g: Game, ship: Ship) -> bool:
    """CB-4.3h: one of the classes that count their hull."""
    return g.pack.cards[ship.id].kind in g.pack.victory.hull_kinds


def is_lost(ship: Ship) -> bool:
    """Sunk, or without fuel for too long."""
    return ship.off in ("sunk", "out_of_fuel")


def log_figures(log: Sequence[Event]) -> Iterator[Figure]:
    """How often everything happened, and how often shadowing and searching succeeded."""
    counts = Counter(event.text.key for event in log)
    for key, name in COUNTED.items():
        yield f"game/{name}", counts[key]
    for event in log:
        key, args = event.text.key, event.text.args
        if key in SHADOWED:
            yield "shadowing/held", SHADOWED[key]
        elif key == "cb-hunt":
            yield "hunt/something found", float(args["result"] in (0, 1))
    for side, name in ((ALLIES, "Allied"), (AXIS, "German")):
        searches = sum(event.text.key == "cb-search" and event.text.args["side"] == side for event in log)
        yield f"game/{name} searches", searches
