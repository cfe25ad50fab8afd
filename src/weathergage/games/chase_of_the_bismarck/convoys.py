"""Chapter 11.3: convoy hunting."""

from __future__ import annotations

from collections.abc import Iterator

from weathergage.engine import Choose, Flow, Move, Names, Text, dice, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS, Convoy, Line
from weathergage.games.chase_of_the_bismarck.knowledge import locate
from weathergage.games.chase_of_the_bismarck.moves import DummyRoll, Hunt, LetGo, NoHunt, Pursue
from weathergage.games.chase_of_the_bismarck.naval_combat import fight_combat
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.ships import all_may, is_blind, may
from weathergage.games.chase_of_the_bismarck.state import SIGHTED, Combat, Game, Ship

MERCHANT, CONTACT = "cb-choose-merchant", "cb-choose-contact"


def hunt(g: Game) -> Flow[None]:
    """CB-11.3f: at most one hunt; CB-11.3g: and always the choice of a die that means nothing.

    Whoever rolls, for a hunt or for nothing, is asked twice more, so that the questions tell no more than the dice.
    """
    hunts = legal_hunts(g)
    moves: list[Move] = [*hunts, DummyRoll(), NoHunt()]
    match (yield from Choose(AXIS, text("cb-choose-hunt", count=len(hunts)), moves, "CB-11.3f")):
        case Hunt(unit=unit, line=line):
            yield from resolve_hunt(g, g.state.unit(unit), line)
        case DummyRoll():
            g.chance.roll(FACES, "convoy hunt", AXIS, low=0)
            yield from pursue(text(MERCHANT, seen=0), "CB-11.3g", anything=False)
            yield from pursue(text(CONTACT, seen=0), "CB-11.3g", anything=False)
        case _:
            pass


def pursue(prompt: Text, rule: str, *, anything: bool) -> Flow[bool]:
    """Attack, or leave it alone; where there is nothing, there is only one answer."""
    moves: list[Move] = [LetGo()]
    if anything:
        moves.insert(0, Pursue())
    match (yield from Choose(AXIS, prompt, moves, rule)):
        case Pursue():
            return True
        case _:
            return False


def lines_at(g: Game, hex: str) -> dict[Line, int]:
    """The convoy lines in a hex: 1 on the route, 2 on its centre line."""
    at = g.pack.board.at[hex]
    lines: dict[Line, int] = {"east_west": at.east_west, "north_south": at.north_south}
    return {line: where for line, where in lines.items() if where}


def legal_hunts(g: Game) -> list[Move]:
    """CB-11.3a to CB-11.3e; R-69: where two lines meet the hunter chooses one."""
    return [
        Hunt(id, line)
        for id, ships in g.state.units(AXIS).items()
        if not g.pack.board.at[ships[0].hex].zone and any(can_hunt(g, ship) for ship in ships)
        for line in lines_at(g, ships[0].hex)
    ]


def can_hunt(g: Game, ship: Ship) -> bool:
    """CB-11.3c to CB-11.3e: of being shadowed only counts how the Shadow Phase left her.

    R-106: one ship hunts for her Task Force, and what the others are busy with does not matter.
    """
    return g.pack.cards[ship.id].kind in g.pack.hunting.kinds and not ship.was_shadowed and may(g, ship, "hunt")


def hunt_modifiers(g: Game, ships: list[Ship], line: Line) -> Iterator[tuple[str, int]]:
    """CB-11.3h: each by its name."""
    table = g.pack.hunting
    if ships[0].force:
        yield "force", table.force
    if lines_at(g, ships[0].hex)[line] == 2:
        yield "centre_line", table.centre_line
    if g.pack.turn(g.state.turn).night:
        yield "night", table.night


def hunt_modifier(g: Game, ships: list[Ship], line: Line) -> int:
    """All of them together."""
    return sum(value for _, value in hunt_modifiers(g, ships, line))


def resolve_hunt(g: Game, ships: list[Ship], line: Line) -> Flow[None]:
    """CB-11.3i to CB-11.3l."""
    table = g.pack.hunting
    modifier = hunt_modifier(g, ships, line)
    face = g.chance.roll(FACES, "convoy hunt", AXIS, low=0)
    result = max(0, face + modifier)
    g.say("cb-hunt", rule="CB-11.3h", to=(AXIS,), dice=dice((FACES,), (face,)), modifier=modifier, result=result)
    found = result in (table.merchant, table.contact)
    prompt, rule = (CONTACT, "CB-11.3l") if result == table.contact else (MERCHANT, "CB-11.3j")
    hunter = ships[0].force or ships[0].id
    wanted = yield from pursue(text(prompt, seen=1 if found else 0, id=hunter), rule, anything=found)
    if wanted and result == table.merchant:
        g.state.merchants += 1
        g.say("cb-merchant", rule="CB-11.3k", hex=ships[0].hex)
        give_away(g, ships, delayed=True, seen=False)
        return
    convoy = identify(g, line) if wanted else None
    escort = escort_of(g, convoy) if convoy else []
    # an escort can't be fought in fog or darkness, nor by whoever may not start a combat
    can_fight = not is_blind(g, ships[0].hex) and all_may(g, ships, "attack")
    can_attack = convoy is not None and (not escort or can_fight)
    asked = ask_about(g, convoy, escort, hunter, can_attack=can_attack) if convoy else text(CONTACT, seen=0, id=hunter)
    if (yield from pursue(asked, "CB-11.3o", anything=can_attack)) and convoy:
        yield from attack_convoy(g, ships, convoy, escort)


def ask_about(g: Game, convoy: Convoy, escort: list[Ship], hunter: str, *, can_attack: bool) -> Text:
    """CB-11.3o: with the convoy its escort has come in sight."""
    return text(
        "cb-choose-convoy",
        convoy=convoy.name,
        escort=Names(tuple(g.pack.name(ship.id) for ship in escort)),
        ships=len(escort),
        chits=convoy.chits,
        half=1 if convoy.half else 0,
        able=1 if can_attack else 0,
        id=hunter,
    )


def identify(g: Game, line: Line) -> Convoy | None:
    """CB-11.3l to CB-11.3n, CB-11.4a to CB-11.4e."""
    face = g.chance.roll(FACES, "convoy identification", AXIS, low=0)
    convoy = next((it for it in g.pack.convoys.values() if it.die == face and it.line == line), None)
    found = g.state.convoys_found
    if convoy is None or convoy.id in found:  # CB-11.3m, CB-11.3n
        g.say("cb-no-convoy", rule="CB-11.3m", to=(AXIS,), dice=dice((FACES,), (face,)))
        return None
    found.append(convoy.id)  # found is found, attacked or not
    g.say("cb-convoy-found", rule="CB-11.3l", to=(AXIS,), dice=dice((FACES,), (face,)), convoy=convoy.name)
    return convoy


def escort_of(g: Game, convoy: Convoy) -> list[Ship]:
    """Who is with the convoy; Rodney may have left Britannic (CB-12c)."""
    return [g.state.ships[id] for id in convoy.escort if g.state.ships[id].off == "convoy"]


def attack_convoy(g: Game, ships: list[Ship], convoy: Convoy, escort: list[Ship]) -> Flow[None]:
    """CB-11.3p to CB-11.3v."""
    hex = ships[0].hex
    g.state.convoys_attacked.append(convoy.id)
    g.say("cb-convoy-attacked", rule="CB-11.3u", hex=hex, convoy=convoy.name)
    g.reveal()
    if escort:
        for ship in escort:
            ship.off = ""
            ship.hex = hex
        yield from fight_combat(g, Combat(hex, AXIS, escorts=[ship.id for ship in escort]), ships, escort)
        if g.state.ending:
            return
    survivors = [ship for ship in ships if not ship.off]
    beaten = not any(not ship.off for ship in escort)  # CB-11.3r; CB-11.3v: who is left stays on the map
    if beaten:
        draw_points(g, convoy)
    if survivors:
        give_away(g, survivors, delayed=beaten, seen=bool(escort))


def draw_points(g: Game, convoy: Convoy) -> None:
    """CB-11.3s, CB-11.3t: drawn face down: nobody knows what they are worth before the end (CB-4.4d)."""
    bag = g.state.points_bag
    drawn = 0
    for _ in range(min(convoy.chits, len(bag))):
        chit = bag.pop(g.chance.pick(len(bag), "convoy chit"))
        (g.state.half_chits if convoy.half else g.state.full_chits).append(chit)
        drawn += 1
    g.say("cb-convoy-sunk", rule="CB-11.3s", convoy=convoy.name, chits=drawn, half=1 if convoy.half else 0)


def give_away(g: Game, ships: list[Ship], *, delayed: bool, seen: bool) -> None:
    """CB-11.3k, CB-11.3u, R-58: the raider's hex is told, and the sinking takes time.

    What she is nobody says (R-100), unless she has fought an escort, whose reports name her.
    """
    if delayed:
        for ship in ships:
            ship.no_move = max(ship.no_move, g.pack.hunting.no_move)
    contact = locate(g, ALLIES, ships, SIGHTED, "raid", classes=seen)
    if seen:
        contact.names = list(contact.ships)
    g.reveal()
