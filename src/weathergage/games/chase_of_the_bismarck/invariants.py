"""What always holds."""

from __future__ import annotations

from collections.abc import Iterable

from weathergage.games.chase_of_the_bismarck.setup import SEATS
from weathergage.games.chase_of_the_bismarck.state import Game, Ship

GUNS = ("hull", "bow", "stern", "secondary", "torpedoes")


def invariants(g: Game) -> Iterable[str]:
    """What is broken, in words."""
    state, board = g.state, g.pack.board
    for ship in state.ships.values():
        card = g.pack.cards[ship.id]
        if not 0 <= ship.fuel <= card.fuel:
            yield f"{ship.id} has {ship.fuel} of {card.fuel} fuel"
        for track in GUNS:
            if not ship.off and not 0 <= getattr(ship, track) <= getattr(card, track):
                yield f"{ship.id}: {track} {getattr(ship, track)} of {getattr(card, track)}"
        if ship.off:
            if ship.hex or ship.force or ship.marker:
                yield f"{ship.id} is {ship.off} and still in {ship.hex} {ship.force}"
        elif ship.hex not in board.sea:
            yield f"{ship.id} is on land in {ship.hex!r}"
    yield from broken_forces(g)
    yield from broken_contacts(g)
    chits = sorted(state.evasion_bag + [value for ship in state.ships.values() for value in ship.evasion])
    if chits != sorted(g.pack.evasion_bag):
        yield f"evasion chits: {chits}"
    if sorted(state.points_bag + state.full_chits + state.half_chits) != sorted(g.pack.points_bag):
        yield "convoy chits were lost"


def broken_forces(g: Game) -> Iterable[str]:
    """CB-7.2a, CB-7.2e."""
    forces: dict[str, list[Ship]] = {}
    for ship in g.state.ships.values():
        if ship.force:
            forces.setdefault(ship.force, []).append(ship)
    for force, ships in forces.items():
        if len(ships) < 2:
            yield f"{force} has one ship"
        if len({ship.hex for ship in ships}) > 1 or len({ship.seat for ship in ships}) > 1:
            yield f"{force} is in two places"
        if any(g.pack.cards[ship.id].kind == "TK" for ship in ships):
            yield f"{force} holds a tanker"


def broken_contacts(g: Game) -> Iterable[str]:
    """Markers lie on both charts alike."""
    for seat in SEATS:
        marked: dict[str, int] = {}
        for contact in g.state.sides[seat].contacts:
            ships = [g.state.ships[id] for id in contact.ships]
            if not ships or len(contact.kinds) not in (0, len(ships)):
                yield f"contact {contact.number} of seat {seat} has {len(ships)} ships"
            # while a shadowed unit is under way its marker waits for the end of the move.
            away = any(ship.hex != contact.hex for ship in ships) and not any(ship.path for ship in ships)
            if away or any(ship.marker != contact.marker for ship in ships):
                yield f"contact {contact.number} of seat {seat} is not where its ships are"
            for ship in ships:
                if ship.id in marked:
                    yield f"{ship.id} is under two markers"
                marked[ship.id] = contact.marker
        for ship in g.state.on_map(1 - seat):
            if ship.marker != marked.get(ship.id, 0):
                yield f"{ship.id} shows marker {ship.marker}"
