"""Chapter 2.3 and the status matrix: what a ship is worth now, and what her state lets her do."""

from __future__ import annotations

from collections.abc import Iterable

from weathergage.games.chase_of_the_bismarck.components import KINDS, Card
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, Game, Ship


def evasion(g: Game, ship: Ship) -> int:
    """CB-2.3.1c: the printed rating less the chits, never below zero."""
    return max(0, g.pack.cards[ship.id].er - sum(ship.evasion) - ship.remainder)


def slowest(g: Game, ships: Iterable[Ship]) -> int:
    """The lowest evasion rating."""
    return min(evasion(g, ship) for ship in ships)


def is_damaged_fast(g: Game, ship: Ship) -> bool:
    """CB-2.3.1f, CB-2.3.1h: only a Fast ship has a damaged side."""
    return evasion(g, ship) <= g.pack.speeds[g.pack.cards[ship.id].speed].damaged_at


def has_fuel_marker(g: Game, ship: Ship) -> bool:
    """CB-2.3.3b: Slow and Very Slow ships have none."""
    return g.pack.cards[ship.id].fuel > 0


def is_warship(card: Card) -> bool:
    """CB-2.3.1b: a tanker is a ship, but no warship."""
    return card.kind != "TK"


def may(g: Game, ship: Ship, what: str) -> bool:
    """The status matrix: does any state of the ship forbid this?"""
    forbids = g.pack.forbids
    card = g.pack.cards[ship.id]
    if ship.activity and what in forbids[ship.activity]:
        return False
    return not (
        (ship.marker == SHADOWED and what in forbids["shadowed"])
        or (ship.pursued and what in forbids["pursued"])
        or (ship.no_move and what in forbids["no_move"])
        or (ship.rudder and what in forbids["rudder"])
        or (ship.emergency and what in forbids["emergency"])
        or (ship.returning and what in forbids["returning"])
        or (ship.restricted and what in forbids["restricted"])
        or (card.kind == "TK" and what in forbids["tanker"])
        or (card.neutral and what in forbids["neutral"])
        or (what in forbids["still"] and (ship.evasion or ship.remainder) and evasion(g, ship) == 0)
    )


def all_may(g: Game, ships: Iterable[Ship], what: str) -> bool:
    """A Task Force is as free as the least free of its ships."""
    return all(may(g, ship, what) for ship in ships)


def is_blind(g: Game, hex: str) -> bool:
    """CB-5g, CB-5n: nothing is searched, shadowed or fought here now."""
    state = g.state
    return state.level >= g.pack.weather.level_x or (state.fog and hex in g.pack.board.fog)


def spend_fuel(g: Game, ship: Ship, points: int) -> None:
    """Take fuel points off; CB-7.7.2l: with the last one the ten turns begin."""
    if not points or not has_fuel_marker(g, ship):
        return
    before = ship.fuel
    ship.fuel = max(0, before - points)
    if before and not ship.fuel and not ship.off:
        start_emergency(g, ship)


def start_emergency(g: Game, ship: Ship) -> None:
    """CB-7.7.2l: the fuel marker goes on the turn track; in a friendly port there is no emergency (R-27)."""
    if ship.emergency or ship.hex in g.pack.board.ports_of[ship.seat]:
        return
    ship.emergency = g.state.turn + g.pack.replenishment.emergency_turns
    g.say("cb-emergency-fuel", rule="CB-7.7.2l", to=(ship.seat,), pieces=(ship.id,), ship=g.pack.name(ship.id))


def take_fuel(g: Game, ship: Ship, points: int) -> None:
    """CB-7.4b, CB-7.4c, CB-7.5c: up to the printed limit, and all torpedoes."""
    card = g.pack.cards[ship.id]
    if card.fuel:
        ship.fuel = min(card.fuel, ship.fuel + points)
        if ship.fuel:
            ship.emergency = 0
    ship.torpedoes = card.torpedoes


def note_track(g: Game, ship: Ship) -> None:
    """Where she is when her turn is over, or when she is lost: shown when the game is over."""
    ship.track = f"{ship.track} {ship.hex}" if ship.track else f"{g.state.turn} {ship.hex}"


def kinds_of(g: Game, ships: Iterable[Ship]) -> list[str]:
    """The classes of these ships in the printed order, one entry for each ship."""
    return sorted((g.pack.cards[ship.id].kind for ship in ships), key=KINDS.index)


def unit_name(g: Game, id: str) -> str:
    """What a naval unit is called; Task Forces are numbered."""
    card = g.pack.cards.get(id)
    return card.name if card else f"{id[:2].upper()} {id[2:]}"


def force_is(ships: list[Ship]) -> bool:
    """Are these ships a Task Force?"""
    return bool(ships[0].force)
