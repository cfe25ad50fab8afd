"""Chapter 12: the Admin Phase."""

from __future__ import annotations

from weathergage.engine import Choose, Flow, Move, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS, Arrival
from weathergage.games.chase_of_the_bismarck.damage import remove
from weathergage.games.chase_of_the_bismarck.moves import KeepRodney, ReleaseRodney
from weathergage.games.chase_of_the_bismarck.setup import place
from weathergage.games.chase_of_the_bismarck.ships import note_track
from weathergage.games.chase_of_the_bismarck.state import Game, Ship


def administrate(g: Game) -> Flow[None]:
    """CB-12a to CB-12h, in this order."""
    yield from place_reinforcements(g)
    service_aircraft(g)
    note_harbour(g)
    clear_markers(g)
    release_ships(g)
    advance_turn(g)


def place_reinforcements(g: Game) -> Flow[None]:
    """CB-12a, CB-12b; CB-12c: Rodney leaves Britannic when the Allied player wants it."""
    state = g.state
    for arrival in g.pack.arrivals:
        ship = state.ships[arrival.ship]
        if arrival.chosen:
            # Asked until the convoy was attacked, gone or not: when she left is nobody else's business.
            if state.turn >= arrival.turn and not is_convoy_attacked(g, ship):
                moves: list[Move] = [KeepRodney()]
                if ship.off == "convoy":
                    moves.append(ReleaseRodney())
                prompt = text("cb-choose-release", there=1 if ship.off == "convoy" else 0, hex=arrival.hex)
                match (yield from Choose(ALLIES, prompt, moves, "CB-12c")):
                    case ReleaseRodney():
                        arrive(g, ship, arrival)
                    case _:
                        pass
        elif state.turn == arrival.turn and ship.off == "later":
            arrive(g, ship, arrival)


def is_convoy_attacked(g: Game, ship: Ship) -> bool:
    """Has the raider met the convoy that this ship escorted?"""
    return any(ship.id in g.pack.convoys[id].escort for id in g.state.convoys_attacked)


def arrive(g: Game, ship: Ship, arrival: Arrival) -> None:
    """Where and when the table says: since then the enemy has to reckon with her, even if it was a choice."""
    hex = arrival.hex
    place(ship, hex, arrival.fuel)
    ship.fix_turn = arrival.turn
    g.say("cb-arrived", rule="CB-12a", to=(ship.seat,), pieces=(ship.id,), ship=g.pack.name(ship.id), hex=hex)


def service_aircraft(g: Game) -> None:
    """CB-12d, CB-7.7.1m: Refit first, then Landing."""
    for unit in g.state.air.values():
        unit.flown = False
        if unit.legs:
            unit.track = f"{unit.track} {g.state.turn}:{','.join(unit.legs)}".lstrip()
            unit.legs = []
        if unit.box == "refit":
            unit.box = "ready"
        elif unit.box == "landing":
            unit.box = "refit"


def note_harbour(g: Game) -> None:
    """CB-4.3b: whoever lies In Port at the end, in Germany even, is not at sea."""
    flagship = g.state.ships[g.pack.victory.flagship]
    in_port = not flagship.off and flagship.activity == "port"
    g.state.end_port = g.pack.board.ports_of[AXIS][flagship.hex].country if in_port else ""


def clear_markers(g: Game) -> None:
    """CB-12e, CB-12f, and the memory of the turn."""
    for ship in g.state.ships.values():
        if ship.off:
            continue
        ship.activity = ""
        ship.evading = ship.pursued = ship.stays = ship.ordered = ship.told = ship.left = ship.joined = False
        ship.no_move = max(0, ship.no_move - 1)
        ship.moved_before = ship.moved  # CB-2.3.1e
        ship.moved = 0
        ship.path = []
        note_track(g, ship)
    for side in g.state.sides:
        side.searched = []
        side.reported = False
        for contact in side.contacts:
            contact.attempted = False
    g.state.fought = []


def release_ships(g: Game) -> None:
    """CB-12g, R-73: when their condition is met, or their time has come."""
    state = g.state
    for unit in g.pack.units:
        ship = state.ships[unit.ship]
        if not ship.restricted:
            continue
        alarmed = (
            state.heavy_located_abroad
            if unit.release_contact == "german_heavy_located_outside_east_zone"
            else state.heavy_located
        )
        if alarmed or state.turn >= unit.release_turn - 1:
            ship.restricted = False
            g.say("cb-released", rule="CB-12g", to=(ship.seat,), ship=g.pack.name(ship.id))


def advance_turn(g: Game) -> None:
    """CB-12h, CB-4.2d; CB-7.7.2o: fuel markers that the turn marker reaches."""
    state = g.state
    if state.turn == len(g.pack.turns):
        state.ending = "end_of_track"
        return
    state.turn += 1
    for ship in list(state.ships.values()):
        if not ship.off and ship.emergency and state.turn >= ship.emergency:
            g.say("cb-out-of-fuel", rule="CB-7.7.2o", ship=g.pack.name(ship.id))
            remove(g, ship, "out_of_fuel")
