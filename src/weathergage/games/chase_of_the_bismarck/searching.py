"""Chapter 8: the Search Phase."""

from __future__ import annotations

from functools import partial

from weathergage.engine import Choose, Flow, Move, Refusal, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.knowledge import as_told, kind_names, locate, report
from weathergage.games.chase_of_the_bismarck.moves import EndSearch, Search, SearchAll
from weathergage.games.chase_of_the_bismarck.ships import is_blind, may
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, SIGHTED, Game, Ship, Sighting


def hear_allied_reports(g: Game) -> Flow[None]:
    """CB-8e: the Allied half of the phase first."""
    hear_reports(g, ALLIES)
    return
    yield


def search_allied(g: Game) -> Flow[None]:
    """CB-8l: no searches at level X."""
    if g.state.level < g.pack.weather.level_x:
        yield from announce_searches(g, ALLIES)


def hear_axis_reports(g: Game) -> Flow[None]:
    """CB-8e: then the German half."""
    hear_reports(g, AXIS)
    return
    yield


def search_axis(g: Game) -> Flow[None]:
    """CB-8r: after it all flight search markers come off."""
    if g.state.level < g.pack.weather.level_x:
        yield from announce_searches(g, AXIS)
    for side in g.state.sides:
        side.searches = {}


def own_factors(g: Game, seat: int) -> dict[str, int]:
    """CB-8b: what the side has added to each hex; hexes without anything are not listed."""
    table = g.pack.search
    factors: dict[str, int] = {}
    for hex, markers in g.state.sides[seat].searches.items():
        factors[hex] = markers * table.flight_marker
    for ships in g.state.units(seat).values():
        # CB-8d: a Task Force counts if one of its ships may search; one patrol marker for the unit (CB-7.6c)
        if any(may(g, ship, "search") for ship in ships):
            hex = ships[0].hex
            factors[hex] = factors.get(hex, 0) + table.unit + (table.patrol if ships[0].activity == "patrol" else 0)
    return factors


def search_factors(g: Game, seat: int, hex: str) -> int:
    """CB-8b, CB-8c: everything that the side has in a hex."""
    return own_factors(g, seat).get(hex, 0) + g.pack.board.intrinsic[seat].get(hex, 0)


def legal_searches(g: Game, seat: int) -> list[str]:
    """CB-8a, CB-8k, CB-8l: hexes that the side may announce."""
    state = g.state
    intrinsic = g.pack.board.intrinsic[seat]
    searched = state.sides[seat].searched
    return [
        hex
        for hex, factors in own_factors(g, seat).items()
        if factors + intrinsic.get(hex, 0) >= state.level and hex not in searched and not is_blind(g, hex)
    ]


def announce_searches(g: Game, seat: int) -> Flow[None]:
    """CB-8f: one hex after another; nobody has to announce anything.

    Everybody is asked until he ends it, so that nobody learns what the other could have searched.
    """
    while True:
        hexes = legal_searches(g, seat)
        moves: list[Move] = [Search(hex) for hex in hexes]
        if len(hexes) > 1:
            moves.append(SearchAll())
        moves.append(EndSearch())
        prompt = text("cb-choose-search", count=len(hexes))
        match (yield from Choose(seat, prompt, moves, "CB-8e", partial(refuse_search, g, seat))):
            case Search(hex=hex):
                answer(g, seat, hex)
            case SearchAll():
                for hex in hexes:
                    answer(g, seat, hex)
                return
            case _:
                return


def refuse_search(g: Game, seat: int, move: Move) -> Refusal | None:
    """Why a hex can't be searched."""
    match move:
        case Search(hex=hex) if hex in g.pack.board.at:
            if hex in g.state.sides[seat].searched:
                return Refusal(text("cb-no-search-again", hex=hex), "CB-8f")
            if is_blind(g, hex):
                return Refusal(text("cb-no-search-blind", hex=hex), "CB-8l")
            have = search_factors(g, seat, hex)
            return Refusal(text("cb-no-search", hex=hex, have=have, level=g.state.level), "CB-8a")
        case _:
            return None


def answer(g: Game, seat: int, hex: str) -> None:
    """CB-8g to CB-8q: who is in the hex, and who passed through it."""
    side = g.state.sides[seat]
    side.searched.append(hex)
    g.say("cb-search", rule="CB-8f", hex=hex, side=seat)
    found = find_units(g, seat, hex, SHADOWED if side.searches.get(hex) else SIGHTED)
    passed = find_passages(g, seat, hex)
    if not found and not passed:
        side.sightings.append(Sighting(g.state.turn, hex, "empty"))
        g.say("cb-search-empty", rule="CB-8g", hex=hex)
    g.reveal()


def find_units(g: Game, seat: int, hex: str, marker: int) -> bool:
    """CB-8g, CB-8h: enemy units in the hex are told and marked, in an order that says no more than the words."""
    found = [ships for ships in g.state.units(1 - seat).values() if ships[0].hex == hex]
    for ships in sorted(found, key=lambda ships: as_told(g, ships)):
        contact = locate(g, seat, ships, marker)
        g.say(
            "cb-search-found",
            rule="CB-8g",
            hex=hex,
            contact=contact.number,
            kinds=kind_names(contact.kinds),
            force=1 if contact.force else 0,
            marker=contact.marker,
        )
    return bool(found)


def find_passages(g: Game, seat: int, hex: str) -> bool:
    """CB-8m to CB-8q: units that moved through the hex say where they are, and how many ships, no more."""
    now: dict[str, list[Ship]] = {}
    for ship in g.state.on_map(1 - seat):
        if hex in ship.path[:-1] and ship.hex != hex:
            now.setdefault(ship.hex, []).append(ship)
    for end, ships in sorted(now.items()):
        report(g, seat, ships, "passed", classes=False)
        g.say("cb-search-passed", rule="CB-8n", hex=hex, end=end, ships=len(ships))
    return bool(now)


def hear_reports(g: Game, seat: int) -> None:
    """CB-8j: where the printed value alone is enough, the enemy reports himself (R-30)."""
    level = g.state.level
    g.state.sides[seat].reported = True
    watched = {hex for hex, value in g.pack.board.intrinsic[seat].items() if value >= level and not is_blind(g, hex)}
    if not watched:
        return
    hexes: dict[str, None] = {}
    for ship in g.state.on_map(1 - seat):
        for hex in (*ship.path[:-1], ship.hex):
            if hex in watched:
                hexes[hex] = None
    for hex in sorted(hexes):
        find_units(g, seat, hex, SIGHTED)
        find_passages(g, seat, hex)
        g.reveal()
