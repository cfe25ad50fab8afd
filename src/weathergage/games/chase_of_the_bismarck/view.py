"""What a seat may know, built from nothing.

A seat sees its own ships and aircraft, the markers on enemy units with what was told about them, its own record of
reports, the cards that lie open, and everything on the tactical board. When the game is over both charts are shown.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from weathergage.games.chase_of_the_bismarck.components import Position
from weathergage.games.chase_of_the_bismarck.searching import own_factors
from weathergage.games.chase_of_the_bismarck.setup import SEATS, is_foggy, level_of
from weathergage.games.chase_of_the_bismarck.ships import evasion, is_damaged_fast
from weathergage.games.chase_of_the_bismarck.state import (
    Air,
    Combat,
    Contact,
    Game,
    RoundStep,
    Ship,
    Side,
    Sighting,
    Strike,
)
from weathergage.games.chase_of_the_bismarck.victory import Account, account


class CardView(Struct, omit_defaults=True):
    """An open card: what is left of the ship."""

    id: str
    seat: int
    hull: int
    bow: int
    stern: int
    secondary: int
    torpedoes: int
    er: int
    damaged: bool = False
    evasion: list[int] = []
    rudder: bool = False
    fire_control: bool = False
    radar_lost: bool = False
    lost: str = ""  # sunk, or out of fuel


class ShipView(Struct, omit_defaults=True):
    """A ship of the seat's own."""

    card: CardView
    fuel: int
    off: str = ""
    hex: str = ""
    force: str = ""
    restricted: bool = False
    open: bool = False
    marker: int = 0
    activity: str = ""
    ordered: bool = False
    moved: int = 0
    moved_before: int = 0
    path: list[str] = []
    start: str = ""
    stays: bool = False
    pursued: bool = False
    evading: bool = False
    no_move: int = 0
    emergency: int = 0
    returning: bool = False
    standing: str = ""
    full_speed: bool = False
    home_below: int = 0


class AirView(Struct, omit_defaults=True):
    """An air unit of the seat's own."""

    id: str
    box: str
    hex: str = ""
    flown: bool = False
    legs: list[str] = []


class ContactView(Struct, omit_defaults=True):
    """A marker on an enemy unit."""

    number: int
    hex: str
    marker: int
    kinds: list[str]
    force: bool = False
    names: list[str] = []


class BoatView(Struct, omit_defaults=True):
    """A ship on the tactical board."""

    ship: str
    attacker: bool
    zone: int
    position: Position
    acquired: str = ""
    moved: bool = False
    fired: bool = False


class CombatView(Struct):
    """The tactical board."""

    hex: str
    attacker: int
    round: int
    step: RoundStep
    boats: list[BoatView]
    torpedoes: list[tuple[str, str, int]]
    gone: list[str]
    escorts: list[str]


class Track(Struct):
    """Where a ship was at the end of each turn: the number of the first (0: before the game), then a hex for each."""

    ship: str
    hexes: str


class Flights(Struct):
    """Where aircraft flew: for each flight its turn and its hexes, as in `3:O24,N22,O24`."""

    air: str
    flights: str


class Reveal(Struct):
    """What is shown when the game is over."""

    ships: list[ShipView]
    tracks: list[Track]
    flights: list[Flights]
    sightings: list[list[Sighting]]  # by seat
    full_chits: list[int]
    half_chits: list[int]
    merchants: int
    fog: list[bool]  # of every turn
    levels: list[int]  # CB-5k: of every turn
    account: Account


class View(Struct, omit_defaults=True):
    """The table from one seat; a spectator's has only what is public."""

    turn: int
    step: int
    weather: int
    fog: bool
    level: int
    storm: bool
    hypothetical_units: bool
    crew_exhaustion: bool
    weather_record: list[int]  # of every turn so far
    cards: list[CardView]  # open ones, of both sides
    convoys_attacked: list[str]
    fought: list[str]
    combat: CombatView | None = None
    ships: list[ShipView] = []
    air: list[AirView] = []
    contacts: list[ContactView] = []
    sightings: list[Sighting] = []
    searches: dict[str, int] = {}
    tracks: list[Track] = []  # of the side's own ships
    factors: dict[str, int] = {}  # search factors that the side's units and markers add to what is printed
    strikes: list[Strike] = []
    searched: list[str] = []
    searched_by_enemy: list[str] = []
    revealed: list[str] = []
    bought: list[str] = []
    merchants: int = 0
    full_chits: int = 0
    half_chits: int = 0
    convoys_found: list[str] = []
    ending: str = ""
    reveal: Reveal | None = None


def view(g: Game, seat: int | None) -> View:
    """CB-2.1a: what this seat (None: a spectator) may see."""
    state = g.state
    seen = View(
        turn=state.turn,
        step=state.step,
        weather=state.weather,
        fog=state.fog,
        level=state.level,
        storm=state.storm,
        hypothetical_units=state.options.hypothetical_units,
        crew_exhaustion=state.options.crew_exhaustion,
        weather_record=list(state.weather_record),
        cards=[public_card(g, ship, seat) for ship in state.ships.values() if ship.open],
        convoys_attacked=list(state.convoys_attacked),
        fought=list(state.fought),
        combat=combat_view(state.combat) if state.combat else None,
    )
    if seat is not None:
        show_own_chart(g, seen, seat, state.sides[seat])
    if state.over:
        show_everything(g, seen)
    return seen


def show_own_chart(g: Game, seen: View, seat: int, side: Side) -> None:
    """CB-2.1a, CB-8i: own pieces, and what was learnt of the enemy's."""
    state = g.state
    seen.ships = [ship_view(g, ship) for ship in state.ships.values() if ship.seat == seat and ship.off != "unused"]
    seen.air = [AirView(it.id, it.box, it.hex, it.flown, it.legs) for it in state.air.values() if it.seat == seat]
    seen.contacts = [contact_view(it) for it in side.contacts]
    seen.sightings = list(side.sightings)
    seen.searches = dict(side.searches)
    seen.tracks = [Track(ship.id, ship.track) for ship in state.ships.values() if ship.seat == seat and ship.track]
    seen.factors = own_factors(g, seat)
    seen.strikes = list(side.strikes)
    seen.searched = list(side.searched)
    seen.searched_by_enemy = list(state.sides[1 - seat].searched)  # CB-8f: announced
    seen.revealed = list(side.revealed)
    seen.bought = list(side.bought)
    if seat == 0:  # CB-4.4d: how many chits were drawn, never what they are worth
        seen.merchants = state.merchants
        seen.full_chits = len(state.full_chits)
        seen.half_chits = len(state.half_chits)
        seen.convoys_found = list(state.convoys_found)


def show_everything(g: Game, seen: View) -> None:
    """The end: both charts, and every turn of them."""
    state = g.state
    seen.ending = state.ending
    seen.reveal = Reveal(
        ships=[ship_view(g, ship) for seat in SEATS for ship in state.ships.values() if ship.seat == seat],
        tracks=[Track(ship.id, ship.track) for ship in state.ships.values() if ship.track],
        flights=[Flights(unit.id, flown) for unit in state.air.values() if (flown := all_flights(g, unit))],
        sightings=[list(side.sightings) for side in state.sides],
        full_chits=list(state.full_chits),
        half_chits=list(state.half_chits),
        merchants=state.merchants,
        fog=[is_foggy(g.pack, weather) for weather in state.weather_record],
        levels=[level_of(g.pack, weather, turn) for turn, weather in enumerate(state.weather_record, 1)],
        account=account(g),
    )


def all_flights(g: Game, unit: Air) -> str:
    """Every flight of an air unit, that of the last turn as well."""
    last = f"{g.state.turn}:{','.join(unit.legs)}" if unit.legs else ""
    return f"{unit.track} {last}".strip()


def public_card(g: Game, ship: Ship, seat: int | None) -> CardView:
    """CB-3c: an open card, as the other player saw it last: nobody watches the planning."""
    shown = g.state.shown.get(ship.id)
    if shown is None or ship.seat == seat:
        return card_view(g, ship)
    there = msgspec.structs.replace(
        ship, evasion=shown.evasion, remainder=shown.remainder, rudder=shown.rudder, torpedoes=shown.torpedoes
    )
    return card_view(g, there)


def card_view(g: Game, ship: Ship) -> CardView:
    """CB-2.4b: the card as it lies on the table."""
    return CardView(
        id=ship.id,
        seat=ship.seat,
        hull=ship.hull,
        bow=ship.bow,
        stern=ship.stern,
        secondary=ship.secondary,
        torpedoes=ship.torpedoes,
        er=evasion(g, ship),
        damaged=is_damaged_fast(g, ship),
        evasion=list(ship.evasion),
        rudder=ship.rudder,
        fire_control=ship.fire_control,
        radar_lost=ship.radar_lost,
        lost=ship.off if ship.off in ("sunk", "out_of_fuel") else "",
    )


def ship_view(g: Game, ship: Ship) -> ShipView:
    """Everything about a ship of the seat's own."""
    return ShipView(
        card=card_view(g, ship),
        fuel=ship.fuel,
        off=ship.off,
        hex=ship.hex,
        force=ship.force,
        restricted=ship.restricted,
        open=ship.open,
        marker=ship.marker,
        activity=ship.activity,
        ordered=ship.ordered,
        moved=ship.moved,
        moved_before=ship.moved_before,
        path=list(ship.path),
        start=ship.start if ship.path else "",
        stays=ship.stays,
        pursued=ship.pursued,
        evading=ship.evading,
        no_move=ship.no_move,
        emergency=ship.emergency,
        returning=ship.returning,
        standing=ship.standing,
        full_speed=ship.full_speed,
        home_below=ship.home_below,
    )


def contact_view(contact: Contact) -> ContactView:
    """CB-8g: what was told; never the ships."""
    return ContactView(
        contact.number, contact.hex, contact.marker, list(contact.kinds), contact.force, list(contact.names)
    )


def combat_view(combat: Combat) -> CombatView:
    """The tactical board is open to everybody."""
    return CombatView(
        hex=combat.hex,
        attacker=combat.attacker,
        round=combat.round,
        step=combat.step,
        boats=[
            BoatView(it.ship, it.attacker, it.zone, it.position, it.acquired, it.moved, it.ship in combat.fired)
            for it in combat.boats
        ],
        torpedoes=[(it.ship, it.target, it.count) for it in combat.salvos],
        gone=list(combat.gone),
        escorts=list(combat.escorts),
    )
