"""Chapter 3: setting the game up."""

from __future__ import annotations

from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS, Card
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.state import Air, Off, Ship, Side, Start, State


def setup(start: Start) -> State:
    """CB-3a: everybody where the set-up tables say."""
    pack = start.pack
    ships = {card.id: fresh_ship(card) for card in pack.cards.values()}
    for unit in pack.units:
        ship = ships[unit.ship]
        ship.force = unit.force
        ship.moved_before = unit.moved
        ship.restricted = unit.release_turn > 0
        place(ship, unit.hex, unit.fuel)
    for escort in pack.escorts:
        ships[escort.ship].off = "convoy"
        ships[escort.ship].fuel = escort.fuel
    for arrival in pack.arrivals:
        if not ships[arrival.ship].off or ships[arrival.ship].off == "unused":
            ships[arrival.ship].off = "later"
    weather = pack.start.weather
    return State(
        options=start.options,
        ships=ships,
        air={unit.id: Air(unit.id, unit.seat) for unit in pack.air.values()},
        sides=[Side(), Side()],
        evasion_bag=list(pack.evasion_bag),
        points_bag=list(pack.points_bag),
        weather=weather,
        level=level_of(pack, weather, 1),
        fog=is_foggy(pack, weather),
    )


def fresh_ship(card: Card, off: Off = "unused") -> Ship:
    """CB-2.4a: every track of her card at its highest value."""
    return Ship(
        id=card.id,
        seat=card.seat,
        fuel=card.fuel,
        hull=card.hull,
        bow=card.bow,
        stern=card.stern,
        secondary=card.secondary,
        torpedoes=card.torpedoes,
        off=off,
    )


def place(ship: Ship, hex: str, fuel: int) -> None:
    """Put a ship on the map. Where the set-up and the reinforcement tables put her, everybody can read."""
    ship.off = ""
    ship.hex = ship.fix_hex = hex
    ship.fuel = fuel


def level_of(pack: Pack, weather: int, turn: int) -> int:
    """CB-5k, CB-5m: weather and time of day; below one is one, ten and more is X."""
    return max(1, min(pack.weather.level_x, weather + pack.turn(turn).modifier))


def is_foggy(pack: Pack, weather: int) -> bool:
    """CB-5f: on some spaces of the weather track there is fog in the areas that know it."""
    first, last = pack.weather.fog
    return first <= weather <= last


SEATS = (AXIS, ALLIES)
