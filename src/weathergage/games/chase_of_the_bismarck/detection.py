"""Chapter 11.2: random detection."""

from __future__ import annotations

from weathergage.engine import Flow, dice
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.knowledge import as_told, kind_names, locate, report
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.ships import unit_name
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, Game, Ship


def detect(g: Game) -> Flow[None]:
    """CB-11.2a: a die for every German unit; CB-11.2b: and one that means nothing for each further ship.

    There is a die for every ship that may be in play, so that the number of dice tells nothing; a Task Force goes by
    that of its first ship. Whoever is found is told in an order that says no more than the words.
    """
    hidden = "unused" if g.state.options.hypothetical_units else ""
    ships = [ship for ship in g.state.ships.values() if ship.seat == AXIS and ship.off in ("", hidden)]
    faces = g.chance.roll_all((FACES,) * len(ships), "random detection", AXIS, low=0)
    by_ship = dict(zip((ship.id for ship in ships), faces, strict=True))
    found: list[tuple[list[Ship], int]] = []
    for id, unit in g.state.units(AXIS).items():
        face = by_ship[unit[0].id]
        found.append((unit, face))
        g.say(
            "cb-detection-die",
            rule="CB-11.2a",
            to=(AXIS,),
            dice=dice((FACES,), (face,)),
            unit=unit_name(g, id),
            value=detection_value(g, unit[0].hex),
            result=result_of(g, unit[0].hex, face),
        )
    for unit, face in sorted(found, key=lambda it: (it[1] != g.pack.detection.bearing, as_told(g, it[0]))):
        resolve_detection(g, unit, face)
    return
    yield


def detection_value(g: Game, hex: str) -> int:
    """CB-11.2e to CB-11.2g."""
    return g.pack.detection.values[g.state.level - 1][g.pack.board.detection_column[hex]]


def result_of(g: Game, hex: str, face: int) -> str:
    """CB-11.2h, CB-11.2i: what a die does to a unit in this hex."""
    if face == g.pack.detection.bearing:
        return "bearing"
    return "detected" if face <= detection_value(g, hex) else "nothing"


def resolve_detection(g: Game, ships: list[Ship], face: int) -> None:
    """CB-11.2c, CB-11.2d, CB-11.2h, CB-11.2i."""
    hex = ships[0].hex
    result = result_of(g, hex, face)
    if result == "bearing":
        report(g, ALLIES, ships, "bearing", classes=False)
        g.say("cb-bearing", rule="CB-11.2i", hex=hex)
        g.reveal()
    elif result == "detected":
        contact = locate(g, ALLIES, ships, SHADOWED, "detected")
        g.say(
            "cb-detected",
            rule="CB-11.2h",
            hex=hex,
            contact=contact.number,
            kinds=kind_names(contact.kinds),
            force=1 if contact.force else 0,
        )
        g.reveal()
