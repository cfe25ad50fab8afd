"""Chapter 11.1: submarine contact."""

from __future__ import annotations

from weathergage.engine import Choose, Flow, Move, dice, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.damage import hit_modifier, remove_if_sunk, roll_hits
from weathergage.games.chase_of_the_bismarck.knowledge import report
from weathergage.games.chase_of_the_bismarck.moves import Expose, NameHex
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.ships import evasion, is_warship
from weathergage.games.chase_of_the_bismarck.state import Game, Ship


def meet_submarines(g: Game) -> Flow[None]:
    """CB-11.1a to CB-11.1c."""
    table = g.pack.submarines
    if not g.pack.turn(g.state.turn).submarine:
        return
    face = g.chance.roll(FACES, "submarine contact", AXIS, low=0)
    contact = table.contact[0] <= face <= table.contact[1]
    g.say("cb-submarine-contact", rule="CB-11.1b", dice=dice((FACES,), (face,)), contact=1 if contact else 0)
    if not contact:
        return
    face = g.chance.roll(FACES, "submarine attack", AXIS, low=0)
    what = table.by_die[face]
    g.say("cb-submarine", rule="CB-11.1c", dice=dice((FACES,), (face,)), what=what)
    if what == "allied":
        ships = [ship for ship in exposed_ships(g, AXIS) if g.pack.board.at[ship.hex].zone == table.allied_zone]
        yield from expose(g, ships, attacked=True)
        return
    moves: list[Move] = [NameHex(hex) for hex in sorted(g.pack.board.sea)]
    attacked = what == "attack"
    prompt = text("cb-choose-submarine-hex", radius=table.radius, attacked=1 if attacked else 0)
    match (yield from Choose(AXIS, prompt, moves, "CB-11.1f")):
        case NameHex(hex=hex):
            g.say("cb-submarine-hex", rule="CB-11.1f", hex=hex)
            ships = [it for it in exposed_ships(g, ALLIES) if g.pack.board.distance(it.hex, hex) <= table.radius]
            yield from expose(g, ships, attacked=attacked)
        case _:
            pass


def exposed_ships(g: Game, seat: int) -> list[Ship]:
    """CB-11.1e: tankers are never seen, and neutrals are nobody's target (R-55)."""
    cards = g.pack.cards
    return [ship for ship in g.state.on_map(seat) if is_warship(cards[ship.id]) and not cards[ship.id].neutral]


def expose(g: Game, ships: list[Ship], *, attacked: bool) -> Flow[None]:
    """CB-11.1d, CB-11.1f to CB-11.1j: one ship is revealed, and attacked perhaps."""
    if not ships:
        g.say("cb-submarine-nothing", rule="CB-11.1d")
        g.reveal()
        return
    ship = yield from choose_exposed(g, pick_group(g, ships), attacked=attacked)
    report(g, 1 - ship.seat, [ship], "submarine")
    # CB-11.1i: whether she is one of a Task Force is told, but not who else is.
    g.state.sides[1 - ship.seat].sightings[-1].force = bool(ship.force)
    kind = g.pack.cards[ship.id].kind.lower()
    g.say("cb-submarine-found", rule="CB-11.1i", hex=ship.hex, kind=kind, force=1 if ship.force else 0)
    g.reveal()
    if attacked:  # CB-11.1j
        modifier = hit_modifier(g, evasion(g, ship)) + g.pack.hits.submarine
        roll_hits(g, ship, modifier, "submarine torpedo", "CB-11.1j")
        remove_if_sunk(g, ship)


def pick_group(g: Game, ships: list[Ship]) -> list[Ship]:
    """CB-11.1g, CB-11.1h: a die between the groups, when there is more than one (R-55)."""
    table = g.pack.submarines
    groups = [[ship for ship in ships if g.pack.cards[ship.id].kind in kinds] for kinds in table.groups]
    present = [group for group in groups if group]
    if len(present) < 2:
        return present[0] if present else ships
    while True:
        face = g.chance.roll(FACES, "submarine target", AXIS, low=0)
        group = groups[table.group_by_die[face]] or groups[table.default_group]
        if group:
            return group


def choose_exposed(g: Game, ships: list[Ship], *, attacked: bool) -> Flow[Ship]:
    """R-55: the owner picks within the group. R-87: he is asked even when there is only one, which is his secret."""
    moves: list[Move] = [Expose(ship.id) for ship in ships]
    prompt = text("cb-choose-exposed", attacked=1 if attacked else 0)
    match (yield from Choose(ships[0].seat, prompt, moves, "CB-11.1d")):
        case Expose(ship=id):
            return g.state.ships[id]
        case _:
            return ships[0]
