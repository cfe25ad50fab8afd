"""Chapter 9: the Air Attack Phase."""

from __future__ import annotations

from weathergage.engine import Choose, Flow, Move, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS, KINDS
from weathergage.games.chase_of_the_bismarck.damage import hit_modifier, log_engagement, remove_if_sunk, roll_hits
from weathergage.games.chase_of_the_bismarck.knowledge import tell_classes
from weathergage.games.chase_of_the_bismarck.moves import Attack, Expose
from weathergage.games.chase_of_the_bismarck.ships import evasion, may
from weathergage.games.chase_of_the_bismarck.state import Game, Ship

STRIKE = text("cb-choose-strike")


def attack_from_the_air(g: Game) -> Flow[None]:
    """CB-9a, CB-9b: all Allied attacks before the first German one."""
    for seat in (ALLIES, AXIS):
        while legal_strikes(g, seat) and not g.state.ending:  # whoever was marked may be gone
            g.say("cb-air-raid", rule="CB-9b", side=seat)
            g.reveal()  # that there is an attack marker, or one more
            yield from resolve_strike(g, seat)
    for side in g.state.sides:
        side.strikes = []


def resolve_strike(g: Game, seat: int) -> Flow[None]:
    """CB-9c to CB-9h: one marker, one attack on one ship."""
    side = g.state.sides[seat]
    for contact in side.contacts:
        if not contact.kinds and any(strike.hex == contact.hex for strike in side.strikes):
            tell_classes(g, seat, contact)  # the attacker has to name one of them
    match (yield from Choose(seat, STRIKE, legal_strikes(g, seat), "CB-9f")):
        case Attack(air=air, kind=kind):
            strike = next(it for it in side.strikes if it.air == air)
            side.strikes = [it for it in side.strikes if it is not strike]
            victims = [ship for ship in located_at(g, seat, strike.hex) if g.pack.cards[ship.id].kind == kind]
            ship = yield from choose_victim(g, victims)
            g.say("cb-air-attack", rule="CB-9d", hex=strike.hex, kind=kind.lower(), air=g.pack.air[air].type)
            log_engagement(g, ship)
            roll_hits(g, ship, air_modifier(g, ship), "air attack", "CB-9.1a")
            remove_if_sunk(g, ship)
        case _:
            pass


def legal_strikes(g: Game, seat: int) -> list[Move]:
    """CB-9d: markers, and the classes that are known to be under them (R-35)."""
    return [
        Attack(strike.air, kind)
        for strike in g.state.sides[seat].strikes
        for kind in dict.fromkeys(g.pack.cards[ship.id].kind for ship in located_at(g, seat, strike.hex))
    ]


def located_at(g: Game, seat: int, hex: str) -> list[Ship]:
    """Ships under the side's markers in a hex, in the printed order of the classes (R-36: of all units there)."""
    contacts = [contact for contact in g.state.sides[seat].contacts if contact.hex == hex]
    ships = [g.state.ships[id] for contact in contacts for id in contact.ships]
    able = [ship for ship in ships if may(g, ship, "defend")]  # nobody bombs a neutral
    return sorted(able, key=lambda ship: KINDS.index(g.pack.cards[ship.id].kind))


def choose_victim(g: Game, ships: list[Ship]) -> Flow[Ship]:
    """CB-9e: the defender picks the ship."""
    if len(ships) == 1:
        return ships[0]
    moves: list[Move] = [Expose(ship.id) for ship in ships]
    prompt = text("cb-choose-victim", hex=ships[0].hex)
    match (yield from Choose(ships[0].seat, prompt, moves, "CB-9e")):
        case Expose(ship=id):
            return g.state.ships[id]
        case _:
            return ships[0]


def air_modifier(g: Game, ship: Ship) -> int:
    """CB-9.2c to CB-9.2f."""
    table = g.pack.hits
    modifier = hit_modifier(g, evasion(g, ship))
    if ship.hex in g.pack.board.channel:
        modifier += table.air_in_channel
    if ship.rudder or ship.activity == "sea":  # once, whatever the reason
        modifier += table.air_against_helpless
    if ship.activity == "port":
        modifier += table.air_against_port
    if g.pack.turn(g.state.turn).night:
        modifier += table.air_at_night
    return modifier
