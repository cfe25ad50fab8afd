"""The exact odds of what a move leads to, from what its seat knows."""

from __future__ import annotations

import msgspec

from weathergage.engine import Move, Names, Outlook, Text, text
from weathergage.games.chase_of_the_bismarck.air_attack import located_at
from weathergage.games.chase_of_the_bismarck.breaking_off import break_off_modifier
from weathergage.games.chase_of_the_bismarck.components import Effect, Line, Position
from weathergage.games.chase_of_the_bismarck.convoys import hunt_modifiers
from weathergage.games.chase_of_the_bismarck.damage import hit_modifier, hits_of
from weathergage.games.chase_of_the_bismarck.gunnery import battery_of, dice_of, gunnery_modifiers, spelled
from weathergage.games.chase_of_the_bismarck.manoeuvring import heading
from weathergage.games.chase_of_the_bismarck.moves import (
    Attack,
    BreakOff,
    DropSearch,
    Fire,
    Hunt,
    Launch,
    Manoeuvre,
    Reinforce,
    Repair,
    Search,
    Shadow,
)
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.pursuit import PURSUER, pursuit_odds
from weathergage.games.chase_of_the_bismarck.searching import search_factors
from weathergage.games.chase_of_the_bismarck.ships import evasion
from weathergage.games.chase_of_the_bismarck.state import Game
from weathergage.games.chase_of_the_bismarck.tactical import boat_of, range_between, side_boats
from weathergage.games.chase_of_the_bismarck.torpedoes import torpedo_modifier
from weathergage.odds import Distribution, zero_die

SUCCESS = text("cb-odds-success")
FAILURE = text("cb-odds-failure")
MISS = text("cb-odds-miss")
RESULTS = {"extreme": "CB-10.2h", "long": "CB-10.2i", "medium": "CB-10.2j", "short": "CB-10.2k"}
FEARED = ("special", "hull", "bow", "stern", "secondary", "evasion")


def outlooks(g: Game, seat: int, move: Move) -> tuple[Outlook, ...]:
    """What the seat may reckon with."""
    match move:
        case Search(hex=hex):
            return (search_cover(g, seat, hex, 0),)
        case DropSearch(hex=hex):
            return (search_cover(g, seat, hex, g.pack.search.flight_marker),)
        case Shadow(unit=unit):
            return pursuit_odds(g, PURSUER, g.state.unit(unit), 0)
        case Attack(air=air, kind=kind):
            return (air_odds(g, seat, air, kind),)
        case Fire(ship=ship, target=target):
            return gunnery_odds(g, ship, target)
        case Launch(ship=ship, target=target, count=count):
            return (torpedo_odds(g, ship, target, count),)
        case Manoeuvre(ship=ship, position=position, zones=zones):
            return (bearings(g, ship, position, zones),)
        case BreakOff(ship=ship):
            return (break_off_odds(g, ship),)
        case Reinforce():
            return (reinforcing_odds(g),)
        case Repair():
            return (repair_odds(g),)
        case Hunt(unit=unit, line=line):
            return (hunting_odds(g, unit, line),)
        case _:
            return ()


def success(chance: Distribution[bool]) -> tuple[tuple[Text, int, int], ...]:
    """A roll that succeeds or fails."""
    won = chance.probability(True)
    lost = 1 - won
    return (SUCCESS, won.numerator, won.denominator), (FAILURE, lost.numerator, lost.denominator)


def counted(key: str, chance: Distribution[int]) -> tuple[tuple[Text, int, int], ...]:
    """How many of something, each with its chance."""
    return tuple((Text(key, {"count": count}), odds.numerator, odds.denominator) for count, odds in chance.items())


def search_cover(g: Game, seat: int, hex: str, more: int) -> Outlook:
    """CB-8a: no die at all, but the sum that everybody wants to see."""
    have = search_factors(g, seat, hex) + more
    missing = max(0, g.state.level - have)
    sums = (text("cb-odds-search", have=have, level=g.state.level), text("cb-odds-search-missing", count=missing))
    return Outlook(text("cb-odds-search-title", hex=hex), sums, (), "CB-8a")


def air_odds(g: Game, seat: int, air: str, kind: str) -> Outlook:
    """CB-9.1a, from what is known of the target: a ship whose card is closed counts as sound."""
    table = g.pack.hits
    strike = next(it for it in g.state.sides[seat].strikes if it.air == air)
    ships = [ship for ship in located_at(g, seat, strike.hex) if g.pack.cards[ship.id].kind == kind]
    named = {name for contact in g.state.sides[seat].contacts for name in contact.names}
    known = ships[0] if len(ships) == 1 and ships[0].id in named else None
    by_level = table.level_modifiers[min(g.state.level, len(table.level_modifiers)) - 1]
    target = hit_modifier(g, evasion(g, known)) - by_level if known else 0
    if known and known.rudder:
        target += table.air_against_helpless
    channel = table.air_in_channel if strike.hex in g.pack.board.channel else 0
    night = table.air_at_night if g.pack.turn(g.state.turn).night else 0
    total = by_level + target + channel + night
    sums = spelled((("level", by_level), ("target", target), ("channel", channel), ("night", night)))
    chance = zero_die().map(lambda face: hits_of(g, face, total))
    return Outlook(text("cb-odds-air-title"), sums, counted("cb-odds-hits", chance), "CB-9.1a")


def gunnery_odds(g: Game, ship: str, target: str) -> tuple[Outlook, ...]:
    """CB-10.2h to CB-10.2k: how many of the volley's dice have an effect, and what each of them does."""
    combat = g.state.combat
    assert combat is not None
    boat, aim = boat_of(combat, ship), boat_of(combat, target)
    band = range_between(g.pack, boat.zone, aim.zone)
    battery = combat.batteries.get(ship) or battery_of(g, boat)  # CB-10.2a
    modifiers = list(gunnery_modifiers(g, boat, aim, battery))
    modifier = sum(value for _, value in modifiers)
    count = dice_of(g, ship, battery, band)
    results = g.pack.results[band.id]
    single = zero_die().map(lambda face: 1 if results[max(0, min(FACES - 1, face + modifier))] else 0)
    sums = (text("cb-odds-dice", count=count, range=band.id), *spelled((*modifiers, ("all", modifier))))
    each = zero_die().map(lambda face: results[max(0, min(FACES - 1, face + modifier))])
    return (
        Outlook(text("cb-odds-gunnery-title"), sums, counted("cb-odds-hits", single.times(count)), "CB-10.2b"),
        Outlook(text("cb-odds-each-die-title"), (), what_dice_do(each), RESULTS[band.id]),
    )


def what_dice_do(each: Distribution[tuple[Effect, ...]]) -> tuple[tuple[Text, int, int], ...]:
    """The worst first."""
    found = sorted(each.items(), key=lambda item: how_bad(item[0]))
    return tuple(
        (
            Text("cb-odds-result", {"effects": Names(tuple(map(effect_text, effects)))}) if effects else MISS,
            odds.numerator,
            odds.denominator,
        )
        for effects, odds in found
    )


def how_bad(effects: tuple[Effect, ...]) -> tuple[int, int, int]:
    """What is worse comes first."""
    return (FEARED.index(effects[0].what), -effects[0].count, -len(effects)) if effects else (len(FEARED), 0, 0)


def effect_text(effect: Effect) -> Text:
    """`hull 2`, as a part of a result."""
    return text("cb-odds-effect", what=effect.what, count=effect.count)


def bearings(g: Game, ship: str, position: Position, zones: int) -> Outlook:
    """CB-10.0d to CB-10.0g: which guns will bear, and how far off everybody will be."""
    combat = g.state.combat
    assert combat is not None
    boat = boat_of(combat, ship)
    way = heading(boat, position)
    there = msgspec.structs.replace(boat, position=position, zone=boat.zone + way * zones)
    battery = battery_of(g, there)
    last = g.pack.tactical.zones
    beyond = max(0, 1 - there.zone, there.zone - last)
    sums = [text("cb-odds-bearing", primary=battery.primary, secondary=battery.secondary)]
    if beyond:  # CB-10.4f
        sums.append(text("cb-odds-beyond", zones=beyond))
    for enemy in side_boats(combat, not boat.attacker):
        zone = max(1, min(last, enemy.zone - way * beyond))
        band = range_between(g.pack, max(1, min(last, there.zone)), zone)
        dice = dice_of(g, ship, battery, band)
        sums.append(text("cb-odds-range", ship=g.pack.name(enemy.ship), range=band.id, count=dice))
    return Outlook(text("cb-odds-bearings-title"), tuple(sums), (), "CB-10.4d")


def reinforcing_odds(g: Game) -> Outlook:
    """CB-10.6b."""
    chance = zero_die().map(lambda face: face <= g.pack.reinforcing.success)
    return Outlook(text("cb-odds-reinforce-title"), (), success(chance), "CB-10.6b")


def torpedo_odds(g: Game, ship: str, target: str, count: int) -> Outlook:
    """CB-10.3a."""
    combat = g.state.combat
    assert combat is not None
    boat, aim = boat_of(combat, ship), boat_of(combat, target)
    table, medium = g.pack.hits, range_between(g.pack, boat.zone, aim.zone).id == "medium"
    modifier = torpedo_modifier(g, g.state.ships[target], aim.position, medium=medium)
    known = [("aim", table.torpedo_against[aim.position])]
    if medium:
        known.append(("range", table.torpedo_at_medium_range))
    modifiers = [("target", modifier - sum(value for _, value in known)), *known]
    chance = zero_die().map(lambda face: hits_of(g, face, modifier)).times(count)
    sums = spelled((*modifiers, ("all", modifier)))
    return Outlook(text("cb-odds-torpedo-title"), sums, counted("cb-odds-hits", chance), "CB-10.3a")


def break_off_odds(g: Game, ship: str) -> Outlook:
    """CB-10.5b."""
    combat = g.state.combat
    assert combat is not None
    modifier = break_off_modifier(g, combat, boat_of(combat, ship))
    chance = zero_die().map(lambda face: face + modifier <= g.pack.breaking_off.success)
    return Outlook(text("cb-odds-break-off-title"), spelled((("difference", modifier),)), success(chance), "CB-10.5b")


def repair_odds(g: Game) -> Outlook:
    """CB-7.3b to CB-7.3e."""
    table = g.pack.repair
    modifier = table.weather_modifiers[g.state.weather - g.pack.weather.spaces[0]]
    chance = zero_die().map(lambda face: table.by_die[min(FACES - 1, face + modifier)])
    return Outlook(
        text("cb-odds-repair-title"), spelled((("weather", modifier),)), counted("cb-odds-points", chance), "CB-7.3b"
    )


def hunting_odds(g: Game, unit: str, line: Line) -> Outlook:
    """CB-11.3h to CB-11.3l: what the first die finds."""
    table = g.pack.hunting
    modifiers = list(hunt_modifiers(g, g.state.unit(unit), line))
    modifier = sum(value for _, value in modifiers)
    found = {table.contact: 2, table.merchant: 1}
    chance = zero_die().map(lambda face: found.get(max(0, face + modifier), 0))
    sums = spelled((*modifiers, ("all", modifier)))
    return Outlook(text("cb-odds-hunt-title"), sums, counted("cb-odds-hunt", chance), "CB-11.3h")
