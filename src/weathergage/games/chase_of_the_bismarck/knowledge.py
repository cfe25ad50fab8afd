"""What the rules make one player tell the other, and the markers that come of it.

A contact is a marker on both charts: the ships under it are hidden, what was told is not (CB-8g, CB-8i). Every report
also goes into the side's own record.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Literal

from weathergage.engine import Names, Text
from weathergage.games.chase_of_the_bismarck.components import KINDS
from weathergage.games.chase_of_the_bismarck.ships import force_is, kinds_of
from weathergage.games.chase_of_the_bismarck.state import SIGHTED, Contact, Game, Ship, Sighting

What = Literal["found", "empty", "passed", "moved", "fogbound", "detected", "bearing", "submarine", "raid", "combat"]

KIND_TEXTS = {
    "BB": Text("cb-kind-bb"),
    "BC": Text("cb-kind-bc"),
    "CV": Text("cb-kind-cv"),
    "CA": Text("cb-kind-ca"),
    "CL": Text("cb-kind-cl"),
    "DD": Text("cb-kind-dd"),
    "CG": Text("cb-kind-cg"),
    "TK": Text("cb-kind-tk"),
}


@functools.lru_cache(256)
def _names(kinds: tuple[str, ...]) -> Names:
    return Names(tuple(KIND_TEXTS[kind] for kind in kinds))


def kind_names(kinds: Sequence[str]) -> Names:
    """Classes of ships in words."""
    return _names(tuple(kinds))


def locate(  # noqa: PLR0913 - what a marker is made of
    g: Game, finder: int, ships: list[Ship], marker: int, what: What = "found", *, classes: bool = True
) -> Contact:
    """CB-8g, CB-8h, CB-8i: both players mark a naval unit; a marker is never lowered.

    Whoever calls this says so, and then reveals it.
    """
    side = g.state.sides[finder]
    contact = next((it for it in side.contacts if ships[0].id in it.ships), None)
    if contact is None:
        side.contact_number += 1
        contact = Contact(side.contact_number, [ship.id for ship in ships], ships[0].hex, marker, [])
        side.contacts.append(contact)
    contact.marker = max(contact.marker, marker)
    if classes:
        contact.kinds, contact.force = kinds_of(g, ships), force_is(ships)
    for ship in ships:
        ship.marker = contact.marker
    report(g, finder, ships, what, contact.number, classes=classes)
    note_release(g, ships)
    return contact


def as_told(g: Game, ships: list[Ship]) -> tuple[str, bool, list[int], int]:
    """What is told of a unit, to bring several in an order that does not betray which ships they are."""
    contact = contact_on(g, ships[0])
    kinds = [KINDS.index(g.pack.cards[ship.id].kind) for ship in ships]
    return ships[0].hex, not force_is(ships), sorted(kinds), contact.number if contact else 0


def tell_classes(g: Game, finder: int, contact: Contact) -> None:
    """What was known by its hex alone is now known by its classes."""
    ships = [g.state.ships[id] for id in contact.ships]
    contact.kinds, contact.force = kinds_of(g, ships), force_is(ships)
    report(g, finder, ships, "found", contact.number)
    g.say(
        "cb-search-found",
        rule="CB-9d",
        hex=contact.hex,
        contact=contact.number,
        kinds=kind_names(contact.kinds),
        force=1 if contact.force else 0,
        marker=contact.marker,
    )
    g.reveal()


def report(  # noqa: PLR0913 - what a report is made of
    g: Game, to: int, ships: list[Ship], what: What, contact: int = 0, *, classes: bool = True, hex: str = ""
) -> None:
    """Write into a side's record what it has just been told about a unit."""
    hex = hex or ships[0].hex
    for ship in ships:
        ship.fix_hex = hex
        ship.fix_turn = g.state.turn
        ship.fix_slack = 1 if what == "fogbound" else 0  # CB-7.1e: only the first hex of the fog is told
    kinds = kinds_of(g, ships) if classes else []
    force = classes and force_is(ships)
    count = 0 if what in ("bearing", "raid") and not classes else len(ships)  # only a passage gives the number alone
    g.state.sides[to].sightings.append(Sighting(g.state.turn, hex, what, count, kinds, force, contact))


def note_release(g: Game, ships: list[Ship]) -> None:
    """CB-12g: a heavy German ship was located; outside her home waters Gibraltar hears of it, too."""
    table = g.pack.release
    if ships[0].seat == 0 and any(g.pack.cards[ship.id].kind in table.kinds for ship in ships):
        g.state.heavy_located = True
        if g.pack.board.at[ships[0].hex].zone != table.home_zone:
            g.state.heavy_located_abroad = True


def drop_contacts(g: Game, seat: int, lost: Callable[[Contact], bool]) -> None:
    """Markers on units of the seat's enemy come off both charts."""
    side = g.state.sides[seat]
    for contact in [it for it in side.contacts if lost(it)]:
        drop_contact(g, seat, contact)


def drop_contact(g: Game, seat: int, contact: Contact) -> None:
    """A marker comes off; what was told stays in the record."""
    g.state.sides[seat].contacts.remove(contact)
    for id in contact.ships:
        g.state.ships[id].marker = 0


def forget_ship(g: Game, ship: Ship) -> None:
    """A ship is gone: she leaves the marker under which she was."""
    side = g.state.sides[1 - ship.seat]
    for contact in side.contacts:
        if ship.id in contact.ships:
            contact.ships.remove(ship.id)
            if contact.kinds:
                contact.kinds.remove(g.pack.cards[ship.id].kind)
            contact.names = [name for name in contact.names if name != ship.id]
            if len(contact.ships) < 2:
                contact.force = False
            if not contact.ships:
                side.contacts.remove(contact)
            break
    ship.marker = 0


def contact_on(g: Game, ship: Ship) -> Contact | None:
    """The enemy's marker on a ship."""
    if not ship.marker:
        return None
    return next(it for it in g.state.sides[1 - ship.seat].contacts if ship.id in it.ships)


def lower_markers(g: Game) -> None:
    """CB-7.8a: Shadowed turns to Sighted."""
    for side in g.state.sides:
        for contact in side.contacts:
            contact.marker = SIGHTED
            for id in contact.ships:
                g.state.ships[id].marker = SIGHTED
