"""Chapter 10, step 2: gunfire. CB-10.2a: all of it is simultaneous, so both sides fire as they were when it began."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from weathergage.engine import Choose, Flow, Move, Names, Refusal, Text, dice, text
from weathergage.games.chase_of_the_bismarck.components import Position, RangeBand
from weathergage.games.chase_of_the_bismarck.damage import draw_evasion, lose_guns, lose_hull
from weathergage.games.chase_of_the_bismarck.exhaustion import is_exhausted
from weathergage.games.chase_of_the_bismarck.moves import Fire, HoldFire
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.ships import spend_fuel
from weathergage.games.chase_of_the_bismarck.state import Battery, Boat, Combat, Game, Ship
from weathergage.games.chase_of_the_bismarck.tactical import (
    boat_of,
    range_between,
    refuse_pair,
    seat_of,
    side_boats,
)

FIRE = text("cb-choose-fire")
BEARS: dict[Position, str] = {"closing": "CB-10.0e", "opening": "CB-10.0f", "breaking_off": "CB-10.0g"}


def exchange_fire(g: Game, combat: Combat) -> Flow[bool]:
    """CB-10.2a: the attacker resolves first. True if anybody fired."""
    combat.batteries = {boat.ship: battery_of(g, boat) for boat in combat.boats}
    combat.fired = []
    acquired = {boat.ship: boat.acquired for boat in combat.boats}
    for attacker in (True, False):
        yield from fire_side(g, combat, attacker, acquired)
    for boat in combat.boats:  # CB-10.2u: it helps from the next round on
        boat.acquired = acquired[boat.ship]
    combat.batteries = {}
    for id in combat.fired:  # Bismarck's own guns put her set out of order
        if g.pack.cards[id].radar == g.pack.gunnery.failing_radar:
            g.state.ships[id].radar_lost = True
    return bool(combat.fired)


def battery_of(g: Game, boat: Boat) -> Battery:
    """CB-10.0e to CB-10.0g: which guns bear in her position."""
    ship = g.state.ships[boat.ship]
    card = g.pack.cards[boat.ship]
    guns = g.pack.fires[boat.position]
    stern = "stern" in guns
    if card.special == "stern_only_in_opening" and boat.position != "opening":  # CB-10j
        stern = False
    primary = (ship.bow if "bow" in guns else 0) + (ship.stern if stern else 0)
    secondary = ship.secondary if "secondary" in guns else 0
    return Battery(primary, secondary, ship.fire_control, card.radar != "" and not ship.radar_lost)


def dice_of(g: Game, ship: str, battery: Battery, band: RangeBand) -> int:
    """CB-10.2c to CB-10.2g."""
    card = g.pack.cards[ship]
    if band.kinds and (card.kind not in band.kinds or card.special == "no_extreme_range_fire"):
        return 0
    factors = battery.primary + (battery.secondary if band.secondary else 0)
    times, parts = band.dice
    return -(-factors * times // parts)


def fire_side(g: Game, combat: Combat, attacker: bool, acquired: dict[str, str]) -> Flow[None]:
    """CB-10.2b: each ship at one target."""
    seat = seat_of(combat, attacker)
    while moves := legal_fire(g, combat, attacker):
        moves.append(HoldFire())
        match (yield from Choose(seat, FIRE, moves, "CB-10.2b", lambda move: refuse_fire(g, combat, seat, move))):
            case Fire(ship=ship, target=target):
                combat.fired.append(ship)
                acquired[ship] = volley(g, boat_of(combat, ship), boat_of(combat, target), combat.batteries[ship])
            case _:
                return


def legal_fire(g: Game, combat: Combat, attacker: bool) -> list[Move]:
    """CB-10.2b to CB-10.2g: whoever has a die to roll against somebody."""
    return [
        Fire(boat.ship, target.ship)
        for boat in side_boats(combat, attacker)
        if boat.ship not in combat.fired
        for target in side_boats(combat, not attacker)
        if dice_of(g, boat.ship, combat.batteries[boat.ship], range_between(g.pack, boat.zone, target.zone))
    ]


def refuse_fire(g: Game, combat: Combat, seat: int, move: Move) -> Refusal | None:
    """Why a ship can't fire at another."""
    match move:
        case Fire(ship=ship, target=target):
            if wrong := refuse_pair(combat, seat, ship, target):
                return wrong
            if ship in combat.fired:
                return Refusal(text("cb-no-fire-again"), "CB-10.2b")
            boat, battery = boat_of(combat, ship), combat.batteries[ship]
            if not battery.primary + battery.secondary:
                return Refusal(text("cb-no-fire-position", position=boat.position), BEARS[boat.position])
            band = range_between(g.pack, boat.zone, boat_of(combat, target).zone)
            if battery.primary and band.kinds:
                return Refusal(text("cb-no-fire-extreme"), "CB-10.2c")
            return Refusal(text("cb-no-fire-secondary"), "CB-10.2d" if band.kinds else "CB-10.2e")
        case _:
            return None


def gunnery_modifiers(g: Game, boat: Boat, target: Boat, battery: Battery) -> Iterator[tuple[str, int]]:
    """CB-10.2l to CB-10.2s, CB-13.2a: each by its name."""
    table = g.pack.gunnery
    firer, against = g.pack.cards[boat.ship], g.pack.cards[target.ship]
    yield "level", table.level_modifiers[g.state.level - 1]
    if boat.acquired == target.ship:
        yield "acquired", table.acquired
    if battery.radar:
        yield "radar", table.radar
    if boat.position != "opening":
        yield "firer", table.firer_not_opening
    if target.position != "opening":
        yield "aim", table.target_not_opening
    if battery.fire_control:
        yield "fire_control", table.fire_control
    if firer.kind == "CA" and against.kind in ("BC", "BB"):
        yield "class", table.heavy_against_capital
    if firer.kind in table.light_kinds:
        yield "class", table.light_against.get(against.kind, 0)
    if is_exhausted(g, g.state.ships[boat.ship]):
        yield "exhaustion", table.exhaustion


def gunnery_modifier(g: Game, boat: Boat, target: Boat, battery: Battery) -> int:
    """All of them together."""
    return sum(value for _, value in gunnery_modifiers(g, boat, target, battery))


def spelled(modifiers: Iterable[tuple[str, int]]) -> tuple[Text, ...]:
    """Modifiers in words; what adds nothing is left out."""
    return tuple(text("cb-odds-counts", what=what, value=f"{value:+d}") for what, value in modifiers if value)


def volley(g: Game, boat: Boat, target: Boat, battery: Battery) -> str:
    """Roll the dice of one ship; the ship that she has acquired afterwards (CB-10.2t, CB-10.2u)."""
    band = range_between(g.pack, boat.zone, target.zone)
    count = dice_of(g, boat.ship, battery, band)
    modifier = gunnery_modifier(g, boat, target, battery)
    sums = spelled(gunnery_modifiers(g, boat, target, battery))
    firer = g.state.ships[boat.ship]
    faces = g.chance.roll_all((FACES,) * count, "gunfire", firer.seat, low=0)
    g.say(
        "cb-fire",
        rule="CB-10.2b",
        pieces=(boat.ship, target.ship),
        dice=dice((FACES,) * count, faces),
        ship=g.pack.name(boat.ship),
        target=g.pack.name(target.ship),
        range=band.id,
        modifiers=len(sums),
        sums=Names(sums),
        modifier=f"{modifier:+d}",
    )
    struck = False
    victim = g.state.ships[target.ship]
    hull = victim.hull
    for face in faces:
        struck |= apply_result(g, victim, band.id, face + modifier)
    if victim.hull < hull and boat.ship == g.pack.victory.flagship:
        target.flagship_hit = True
    if struck:
        return target.ship
    return boat.acquired if boat.acquired == target.ship else ""


def apply_result(g: Game, ship: Ship, band: str, result: int) -> bool:
    """CB-10.2h to CB-10.2k; true unless it is a miss."""
    effects = g.pack.results[band][max(0, min(FACES - 1, result))]
    for effect in effects:
        g.say(
            "cb-gun-hit",
            rule="CB-10.2t",
            pieces=(ship.id,),
            ship=g.pack.name(ship.id),
            what=effect.what,
            count=effect.count,
        )
        match effect.what:
            case "hull":
                lose_hull(ship, effect.count)
            case "bow" | "stern" | "secondary":
                lose_guns(ship, effect.what, effect.count)
            case "evasion":
                for _ in range(effect.count):
                    draw_evasion(g, ship)
            case "special":
                special_damage(g, ship)
    return bool(effects)


def special_damage(g: Game, ship: Ship) -> None:
    """CB-10.2v to CB-10.2y."""
    table = g.pack.special
    face = g.chance.roll(FACES, "special damage", 1 - ship.seat, low=0)
    what = table.by_die[face]
    g.say(
        "cb-special",
        rule="CB-10.2v",
        pieces=(ship.id,),
        dice=dice((FACES,), (face,)),
        ship=g.pack.name(ship.id),
        what=what,
    )
    match what:
        case "fire_control":
            ship.fire_control = True
        case "radar":
            ship.radar_lost = True
        case "fuel":
            spend_fuel(g, ship, -(-g.chance.roll(FACES, "fuel loss", 1 - ship.seat, low=0) // 2))
        case "magazine":
            face = g.chance.roll(FACES, "magazine", 1 - ship.seat, low=0)
            if table.sunk_rolls[0] <= face <= table.sunk_rolls[1]:
                lose_hull(ship, ship.hull)
            else:
                lose_hull(ship, table.magazine_hull)
                for _ in range(table.magazine_evasion):
                    draw_evasion(g, ship)
