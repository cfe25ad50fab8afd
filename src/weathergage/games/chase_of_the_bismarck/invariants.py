"""What always holds."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from weathergage.games.chase_of_the_bismarck.setup import SEATS, level_of
from weathergage.games.chase_of_the_bismarck.ships import has_fuel_marker
from weathergage.games.chase_of_the_bismarck.state import Game, Ship
from weathergage.games.chase_of_the_bismarck.task_forces import marker_names

GUNS = ("hull", "bow", "stern", "secondary", "torpedoes")


def invariants(g: Game) -> Iterable[str]:
    """What is broken, in words."""
    for ship in g.state.ships.values():
        yield from broken_ship(g, ship)
        if not ship.off:
            yield from broken_voyage(g, ship)
    yield from broken_forces(g)
    yield from broken_contacts(g)
    yield from broken_aircraft(g)
    yield from broken_combat(g)
    yield from broken_bags(g)
    yield from broken_weather(g)


def broken_ship(g: Game, ship: Ship) -> Iterable[str]:
    """Fuel and boxes within their bounds; whoever is not on the map is nowhere."""
    card = g.pack.cards[ship.id]
    if not 0 <= ship.fuel <= card.fuel:
        yield f"{ship.id} has {ship.fuel} of {card.fuel} fuel"
    if ship.off:
        if ship.hex or ship.force or ship.marker:
            yield f"{ship.id} is {ship.off} and still in {ship.hex} {ship.force}"
        return
    for track in GUNS:
        if not 0 <= getattr(ship, track) <= getattr(card, track):
            yield f"{ship.id}: {track} {getattr(ship, track)} of {getattr(card, track)}"
    if ship.hull <= 0 and card.hull and not g.state.combat:  # in a combat she goes down at the end of the round
        yield f"{ship.id} is afloat without a hull"
    if sum(ship.evasion) + ship.remainder < 0 or ship.remainder < 0:
        yield f"{ship.id} has {ship.remainder} evasion too many"


def broken_voyage(g: Game, ship: Ship) -> Iterable[str]:
    """CB-2.1c, CB-2.1d: by sea from hex to hex; CB-7.7.2: no further than she may, nor where she may not."""
    board, card = g.pack.board, g.pack.cards[ship.id]
    speed = g.pack.speeds[card.speed]
    if ship.hex not in board.sea:
        yield f"{ship.id} is on land in {ship.hex!r}"
        return
    if card.kind == "TK" and ship.hex in board.routes:  # CB-7.7.2u
        yield f"{ship.id} is on a convoy route"
    way = [ship.start, *ship.path] if ship.path else [ship.hex]
    if way[-1] != ship.hex or any(there not in board.neighbours[ship.seat][here] for here, there in pairwise(way)):
        yield f"{ship.id} came to {ship.hex} by {way}"
    if ship.moved != len(ship.path) or ship.moved > speed.hexes:
        yield f"{ship.id} moved {ship.moved} hexes by {ship.path}"
    if not 0 <= ship.no_move <= max(speed.no_move, g.pack.hunting.no_move):
        yield f"{ship.id} has No Move {ship.no_move}"
    if ship.activity and ship.path:  # CB-7.3f, CB-7.4e, CB-7.5f, CB-7.6b
        yield f"{ship.id} sailed and is at {ship.activity}"
    in_port = ship.hex in board.ports_of[ship.seat]
    if has_fuel_marker(g, ship) and not ship.fuel and not ship.emergency and not in_port:  # CB-7.7.2l
        yield f"{ship.id} has no fuel and no deadline"
    if ship.emergency and (ship.fuel or ship.emergency > g.state.turn + g.pack.replenishment.emergency_turns):
        yield f"{ship.id} has {ship.fuel} fuel and the deadline {ship.emergency}"


def broken_forces(g: Game) -> Iterable[str]:
    """CB-7.2a, CB-7.2e, CB-7.2f."""
    forces: dict[str, list[Ship]] = {}
    for ship in g.state.ships.values():
        if ship.force:
            forces.setdefault(ship.force, []).append(ship)
    for force, ships in forces.items():
        if len(ships) < 2:
            yield f"{force} has one ship"
        if len({ship.hex for ship in ships}) > 1 or len({ship.seat for ship in ships}) > 1:
            yield f"{force} is in two places"
        if force not in marker_names(g, ships[0].seat):
            yield f"there is no marker {force}"
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


def broken_aircraft(g: Game) -> Iterable[str]:
    """CB-7.7.1c, CB-7.7.1k: in the air only those that can stay there; R-25: lost with their carrier."""
    for unit in g.state.air.values():
        card = g.pack.air[unit.id]
        if (unit.box == "aloft") != bool(unit.hex):
            yield f"{unit.id} is {unit.box} in {unit.hex!r}"
        if unit.box == "aloft" and card.endurance < 2:
            yield f"{unit.id} stays in the air"
        carrier = g.state.ships.get(card.base)
        if carrier and carrier.off in ("sunk", "out_of_fuel") and unit.box != "lost":
            yield f"{unit.id} is {unit.box} and {carrier.id} is {carrier.off}"
    for seat, side in enumerate(g.state.sides):
        for strike in side.strikes:
            card = g.pack.air[strike.air]
            if card.seat != seat or card.kind != "combat":  # CB-2.3.2b
                yield f"{strike.air} attacks for seat {seat}"


def broken_combat(g: Game) -> Iterable[str]:
    """CB-10a: everybody on the tactical board is in the hex; CB-10.6c: and nobody who has left it."""
    combat = g.state.combat
    if combat is None:
        return
    names = [boat.ship for boat in combat.boats]
    if len(set(names)) < len(names) or set(names) & set(combat.gone):
        yield f"twice in the combat: {names}, {combat.gone}"
    for boat in combat.boats:
        ship = g.state.ships[boat.ship]
        if ship.off or ship.hex != combat.hex or not 1 <= boat.zone <= g.pack.tactical.zones:
            yield f"{boat.ship} fights in {ship.hex!r}, zone {boat.zone}"
        if (ship.seat == combat.attacker) != boat.attacker:
            yield f"{boat.ship} fights for the enemy"


def broken_bags(g: Game) -> Iterable[str]:
    """Chits are conserved; what was found of the convoys is known once."""
    state = g.state
    chits = sorted(state.evasion_bag + [value for ship in state.ships.values() for value in ship.evasion])
    if chits != sorted(g.pack.evasion_bag):
        yield f"evasion chits: {chits}"
    if sorted(state.points_bag + state.full_chits + state.half_chits) != sorted(g.pack.points_bag):
        yield "convoy chits were lost"
    found, attacked = state.convoys_found, state.convoys_attacked
    if len(set(found)) < len(found) or len(set(attacked)) < len(attacked) or not set(attacked) <= set(found):
        yield f"convoys: {found} were found, {attacked} attacked"
    most = sum(g.pack.convoys[id].chits for id in attacked)
    if len(state.full_chits) + len(state.half_chits) > most:
        yield f"more than {most} chits were drawn"


def broken_weather(g: Game) -> Iterable[str]:
    """CB-5e, CB-5f, CB-5m; CB-12h: the turn marker may have gone on when the last fuel is gone."""
    state, table = g.state, g.pack.weather
    if not table.spaces[0] <= state.weather <= table.spaces[1] or not 1 <= state.turn <= len(g.pack.turns):
        yield f"weather {state.weather}, turn {state.turn}"
    if state.fog != (table.fog[0] <= state.weather <= table.fog[1]):
        yield f"fog {state.fog} at weather {state.weather}"
    if state.ending != "out_of_fuel" and state.level != level_of(g.pack, state.weather, state.turn):
        yield f"level {state.level} at weather {state.weather} in turn {state.turn}"
    flagship = state.ships[g.pack.victory.flagship]
    if bool(flagship.off) != (state.ending in ("sunk", "out_of_fuel")):
        yield f"{flagship.id} is {flagship.off!r}, and the end {state.ending!r}"
    if any(side.bought and not state.options.hypothetical_units for side in state.sides) or (
        any(g.pack.cards[id].seat != seat for seat, side in enumerate(state.sides) for id in side.bought)
    ):
        yield "units were bought that nobody sells"
