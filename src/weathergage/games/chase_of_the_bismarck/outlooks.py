"""The exact odds of what a move leads to, from what its seat knows."""

from __future__ import annotations

from collections.abc import Iterable

from weathergage.engine import Move, Outlook, Text, text
from weathergage.games.chase_of_the_bismarck.air_attack import located_at
from weathergage.games.chase_of_the_bismarck.breaking_off import break_off_modifier
from weathergage.games.chase_of_the_bismarck.components import Line
from weathergage.games.chase_of_the_bismarck.convoys import hunt_modifiers
from weathergage.games.chase_of_the_bismarck.damage import hit_modifier, hits_of
from weathergage.games.chase_of_the_bismarck.gunnery import battery_of, dice_of, gunnery_modifiers
from weathergage.games.chase_of_the_bismarck.moves import (
    Attack,
    BreakOff,
    DropSearch,
    Fire,
    Hunt,
    Launch,
    Repair,
    Search,
    Shadow,
)
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.searching import search_factors
from weathergage.games.chase_of_the_bismarck.shadowing import best_radar
from weathergage.games.chase_of_the_bismarck.ships import evasion
from weathergage.games.chase_of_the_bismarck.state import Game
from weathergage.games.chase_of_the_bismarck.tactical import boat_of, range_between
from weathergage.games.chase_of_the_bismarck.torpedoes import torpedo_modifier
from weathergage.odds import Distribution, zero_die

SUCCESS = text("cb-odds-success")
FAILURE = text("cb-odds-failure")


def outlooks(g: Game, seat: int, move: Move) -> tuple[Outlook, ...]:
    """What the seat may reckon with."""
    match move:
        case Search(hex=hex):
            return (search_cover(g, seat, hex, 0),)
        case DropSearch(hex=hex):
            return (search_cover(g, seat, hex, g.pack.search.flight_marker),)
        case Shadow(unit=unit):
            return shadowing_odds(g, unit)
        case Attack(air=air, kind=kind):
            return (air_odds(g, seat, air, kind),)
        case Fire(ship=ship, target=target):
            return (gunnery_odds(g, ship, target),)
        case Launch(ship=ship, target=target, count=count):
            return (torpedo_odds(g, ship, target, count),)
        case BreakOff(ship=ship):
            return (break_off_odds(g, ship),)
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


def modified(modifiers: Iterable[tuple[str, int]]) -> tuple[Text, ...]:
    """The sum, spelled out; what adds nothing is left out."""
    return tuple(text("cb-odds-counts", what=what, value=f"{value:+d}") for what, value in modifiers if value)


def search_cover(g: Game, seat: int, hex: str, more: int) -> Outlook:
    """CB-8a: no die at all, but the sum that everybody wants to see."""
    have = search_factors(g, seat, hex) + more
    sums = (text("cb-odds-search", have=have, level=g.state.level),)
    done = have >= g.state.level
    return Outlook(text("cb-odds-search-title", hex=hex), sums, ((SUCCESS if done else FAILURE, 1, 1),), "CB-8a")


def shadowing_odds(g: Game, unit: str) -> tuple[Outlook, ...]:
    """CB-6e: for each difference in speed, as the target's is not known."""
    table = g.pack.shadowing
    radar = best_radar(g, g.state.unit(unit))
    level = table.level_modifiers[g.state.level - 1]
    return tuple(
        Outlook(
            text("cb-odds-shadow-title", difference=row.at_least),
            modified((("difference", row.modifier), ("radar", radar), ("level", level))),
            success(zero_die().map(lambda face, m=row.modifier + radar + level: face + m <= table.success)),  # type: ignore[misc]
            "CB-6e",
        )
        for row in g.pack.shadowing_differences
    )


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
    sums = modified((("level", by_level), ("target", target), ("channel", channel), ("night", night)))
    chance = zero_die().map(lambda face: hits_of(g, face, total))
    return Outlook(text("cb-odds-air-title"), sums, counted("cb-odds-hits", chance), "CB-9.1a")


def gunnery_odds(g: Game, ship: str, target: str) -> Outlook:
    """CB-10.2h to CB-10.2k: how many of the volley's dice have an effect."""
    combat = g.state.combat
    assert combat is not None
    boat, aim = boat_of(combat, ship), boat_of(combat, target)
    band = range_between(g.pack, boat.zone, aim.zone)
    battery = battery_of(g, boat)
    modifiers = list(gunnery_modifiers(g, boat, aim, battery))
    modifier = sum(value for _, value in modifiers)
    count = dice_of(g, ship, battery, band)
    results = g.pack.results[band.id]
    single = zero_die().map(lambda face: 1 if results[max(0, min(FACES - 1, face + modifier))] else 0)
    sums = (text("cb-odds-dice", count=count, range=band.id), *modified((*modifiers, ("all", modifier))))
    return Outlook(text("cb-odds-gunnery-title"), sums, counted("cb-odds-hits", single.times(count)), "CB-10.2b")


def torpedo_odds(g: Game, ship: str, target: str, count: int) -> Outlook:
    """CB-10.3a."""
    combat = g.state.combat
    assert combat is not None
    boat, aim = boat_of(combat, ship), boat_of(combat, target)
    table, medium = g.pack.hits, range_between(g.pack, boat.zone, aim.zone).id == "medium"
    modifier = torpedo_modifier(g, g.state.ships[target], aim.position, medium=medium)
    spelled = [("aim", table.torpedo_against[aim.position])]
    if medium:
        spelled.append(("range", table.torpedo_at_medium_range))
    modifiers = [("target", modifier - sum(value for _, value in spelled)), *spelled]
    chance = zero_die().map(lambda face: hits_of(g, face, modifier)).times(count)
    sums = modified((*modifiers, ("all", modifier)))
    return Outlook(text("cb-odds-torpedo-title"), sums, counted("cb-odds-hits", chance), "CB-10.3a")


def break_off_odds(g: Game, ship: str) -> Outlook:
    """CB-10.5b."""
    combat = g.state.combat
    assert combat is not None
    modifier = break_off_modifier(g, combat, boat_of(combat, ship))
    chance = zero_die().map(lambda face: face + modifier <= g.pack.breaking_off.success)
    return Outlook(text("cb-odds-break-off-title"), modified((("difference", modifier),)), success(chance), "CB-10.5b")


def repair_odds(g: Game) -> Outlook:
    """CB-7.3b to CB-7.3e."""
    table = g.pack.repair
    modifier = table.weather_modifiers[g.state.weather - g.pack.weather.spaces[0]]
    chance = zero_die().map(lambda face: table.by_die[min(FACES - 1, face + modifier)])
    return Outlook(
        text("cb-odds-repair-title"), modified((("weather", modifier),)), counted("cb-odds-points", chance), "CB-7.3b"
    )


def hunting_odds(g: Game, unit: str, line: Line) -> Outlook:
    """CB-11.3h to CB-11.3l: what the first die finds."""
    table = g.pack.hunting
    modifiers = list(hunt_modifiers(g, g.state.unit(unit), line))
    modifier = sum(value for _, value in modifiers)
    found = {table.contact: 2, table.merchant: 1}
    chance = zero_die().map(lambda face: found.get(max(0, face + modifier), 0))
    sums = modified((*modifiers, ("all", modifier)))
    return Outlook(text("cb-odds-hunt-title"), sums, counted("cb-odds-hunt", chance), "CB-11.3h")
