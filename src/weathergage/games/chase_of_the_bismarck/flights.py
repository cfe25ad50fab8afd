"""Chapter 7.7.1: flights. A flight is the hexes in which it drops markers: what lies between them is the way."""

from __future__ import annotations

import functools
from functools import partial

from msgspec import Struct

from weathergage.engine import Choose, Flow, Move, Refusal, text
from weathergage.games.chase_of_the_bismarck.moves import AloftAt, DropAttack, DropSearch, Land, StayAloft
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.ships import is_blind
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, Air, Game, Strike


class Leg(Struct):
    """A flight while it is being planned."""

    unit: Air
    home: str
    here: str
    points: int
    must_land: bool
    airborne: bool
    markers: int = 0
    attacks: int = 0


def home_of(g: Game, unit: Air) -> str:
    """CB-7.7.1k: the airfield, or where the carrier is now; "" when she is not on the map."""
    base = g.pack.air[unit.id].base
    carrier = g.state.ships.get(base)
    if carrier is None:
        return base
    return "" if carrier.off else carrier.hex


def can_fly(g: Game, unit: Air) -> bool:
    """CB-7.7.1m: only what is ready at its base, or still in the air; R-97: not from a carrier that is restricted."""
    carrier = g.state.ships.get(g.pack.air[unit.id].base)
    if unit.flown or unit.box not in ("ready", "aloft") or (carrier and carrier.restricted):
        return False
    return home_of(g, unit) != ""


def fly(g: Game, unit: Air) -> Flow[None]:
    """One flight, marker by marker, until the unit lands or stays aloft."""
    card = g.pack.air[unit.id]
    home = home_of(g, unit)
    aloft = unit.box == "aloft"
    start = unit.hex if aloft else home
    unit.flown = True
    unit.legs = [start]
    leg = Leg(unit, home, start, card.speed, aloft or card.endurance == 1, aloft)
    while True:
        name = text(f"cb-air-{unit.id}")
        moves, cost = legal_legs(g, leg), marker_cost(g, leg)
        drops = 1 if any(isinstance(move, DropSearch | DropAttack) for move in moves) else 0
        prompt = text("cb-choose-flight", air=name, points=leg.points, drops=drops, cost=cost, id=unit.id, hex=leg.here)
        refuse = partial(refuse_leg, g, leg)
        match (yield from Choose(unit.seat, prompt, moves, "CB-7.7.1f", refuse)):
            case DropSearch(hex=hex):
                drop_search(g, leg, hex)
            case DropAttack(hex=hex):
                advance(g, leg, hex)
                leg.attacks = 1
                g.state.sides[unit.seat].strikes.append(Strike(unit.id, hex))
            case StayAloft():
                yield from stay_aloft(g, leg)
                return
            case _:
                land(unit, home)
                return


def legal_legs(g: Game, leg: Leg) -> list[Move]:
    """CB-7.7.1d to CB-7.7.1j: where the next marker may fall."""
    state = g.state
    moves: list[Move] = []
    if state.level < g.pack.weather.level_x and not leg.attacks:
        cost = marker_cost(g, leg)
        budget = leg.points - cost
        if budget >= 0:
            end = leg.home if leg.must_land else ""
            moves += search_moves(g.pack, leg.here, end, budget, state.fog, leg.airborne)
        if g.pack.air[leg.unit.id].kind == "combat" and not leg.markers:  # CB-2.3.2a, CB-2.3.2b
            moves += [DropAttack(hex) for hex in targets(g, leg)]
    if not leg.must_land:
        moves.append(StayAloft())
    if g.pack.board.distance(leg.here, leg.home) <= leg.points:
        moves.append(Land())
    return moves


@functools.lru_cache(1024)
def _search_moves(pack: int, start: str, end: str, budget: int, fog: bool, airborne: bool) -> tuple[DropSearch, ...]:  # noqa: PLR0913, PLR0917
    board = _PACKS[pack].board
    hexes = board.flown(start, end, budget) if end else board.near(start, budget)
    # the hex of the base counts only when it is flown into again, out and back.
    unflown = not airborne and budget < 2
    return tuple(DropSearch(hex) for hex in hexes if not (fog and hex in board.fog) and not (unflown and hex == start))


_PACKS: dict[int, Pack] = {}


def search_moves(  # noqa: PLR0913, PLR0917 - what the list depends on
    pack: Pack, start: str, end: str, budget: int, fog: bool, airborne: bool
) -> tuple[DropSearch, ...]:
    """The list is long and the same again and again, so it is kept."""
    _PACKS[id(pack)] = pack
    return _search_moves(id(pack), start, end, budget, fog, airborne)


def targets(g: Game, leg: Leg) -> list[str]:
    """CB-7.7.1j: hexes with a shadowed enemy that the flight reaches and comes home from."""
    distance = g.pack.board.distance
    return sorted(
        {
            contact.hex
            for contact in g.state.sides[leg.unit.seat].contacts
            if contact.marker == SHADOWED
            and contact.kinds != ["CG"]
            and not is_blind(g, contact.hex)
            and distance(leg.here, contact.hex) + (distance(contact.hex, leg.home) if leg.must_land else 0)
            <= leg.points
        }
    )


def marker_cost(g: Game, leg: Leg) -> int:
    """CB-7.7.1d, CB-7.7.1g: two for nothing, each further one for the visibility level."""
    return 0 if leg.markers < g.pack.flight.free_markers else g.state.level


def drop_search(g: Game, leg: Leg, hex: str) -> None:
    """CB-7.7.1f: several may lie in one hex."""
    leg.points -= marker_cost(g, leg)
    advance(g, leg, hex)
    leg.markers += 1
    searches = g.state.sides[leg.unit.seat].searches
    searches[hex] = searches.get(hex, 0) + 1


def advance(g: Game, leg: Leg, hex: str) -> None:
    """CB-7.7.1a: one point for each hex."""
    distance = g.pack.board.distance(leg.here, hex)
    leg.points -= distance if distance or leg.airborne else 2
    leg.here = hex
    leg.airborne = True
    leg.unit.legs = [*leg.unit.legs, hex]


def refuse_leg(g: Game, leg: Leg, move: Move) -> Refusal | None:
    """Why a marker can't be dropped."""
    match move:
        case DropSearch(hex=hex) | DropAttack(hex=hex) if hex in g.pack.board.at:
            if is_blind(g, hex):
                return Refusal(text("cb-no-drop-blind", hex=hex), "CB-7.7.1i")
            if isinstance(move, DropAttack):
                return refuse_attack(g, leg, hex)
            if leg.attacks:
                return Refusal(text("cb-no-drop-both"), "CB-2.3.2a")
            if leg.points < marker_cost(g, leg):
                return Refusal(text("cb-no-drop-cost", cost=marker_cost(g, leg)), "CB-7.7.1g")
            if hex == leg.here and not leg.airborne:
                return Refusal(text("cb-no-drop-base"), "CB-7.7.1f")
            return Refusal(text("cb-no-drop-far", hex=hex), "CB-7.7.1h" if leg.must_land else "CB-7.7.1a")
        case AloftAt():
            return Refusal(text("cb-no-aloft-far"), "CB-7.7.1c")
        case _:
            return None


def refuse_attack(g: Game, leg: Leg, hex: str) -> Refusal:
    """Why an attack marker can't."""
    if g.pack.air[leg.unit.id].kind != "combat":
        return Refusal(text("cb-no-attack-recon"), "CB-2.3.2b")
    if leg.markers or leg.attacks:
        return Refusal(text("cb-no-drop-both"), "CB-2.3.2a")
    if not any(it.hex == hex and it.marker == SHADOWED for it in g.state.sides[leg.unit.seat].contacts):
        return Refusal(text("cb-no-attack-target", hex=hex), "CB-7.7.1j")
    return Refusal(text("cb-no-drop-far", hex=hex), "CB-7.7.1h")


def stay_aloft(g: Game, leg: Leg) -> Flow[None]:
    """CB-7.7.1c: with endurance two the phase may end anywhere."""
    hexes: list[Move] = [AloftAt(hex) for hex in g.pack.board.near(leg.here, leg.points)]
    name = text(f"cb-air-{leg.unit.id}")
    prompt = text("cb-choose-aloft", air=name, id=leg.unit.id, hex=leg.here)
    match (yield from Choose(leg.unit.seat, prompt, hexes, "CB-7.7.1c", partial(refuse_leg, g, leg))):
        case AloftAt(hex=hex):
            leg.unit.box = "aloft"
            leg.unit.hex = hex
            leg.unit.legs = [*leg.unit.legs, hex]
        case _:
            pass


def land(unit: Air, home: str) -> None:
    """CB-7.7.1l."""
    unit.box = "landing"
    unit.hex = ""
    unit.legs = [*unit.legs, home]


def call_home(g: Game, seat: int) -> None:
    """CB-7.7.1c: what was aloft and got no order flies home; what can't is lost (R-25)."""
    for unit in g.state.air.values():
        if unit.seat == seat and unit.box == "aloft" and not unit.flown:
            home = home_of(g, unit)
            if home and g.pack.board.distance(unit.hex, home) <= g.pack.air[unit.id].speed:
                unit.legs = [unit.hex]
                land(unit, home)
            else:
                unit.box = "lost"
