"""Chapter 6: the Shadow Phase."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations, permutations

from weathergage.engine import Choose, Flow, Move, Outlook, dice, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.knowledge import drop_contacts, kind_names
from weathergage.games.chase_of_the_bismarck.moves import (
    Distract,
    EndShadowing,
    Evade,
    Follow,
    HoldCourse,
    Shadow,
)
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.pursuit import (
    FAST_PART,
    PURSUER,
    QUARRY,
    pursuit_odds,
    shadowing_modifier,
)
from weathergage.games.chase_of_the_bismarck.setup import SEATS
from weathergage.games.chase_of_the_bismarck.ships import (
    all_may,
    evasion,
    force_is,
    has_fuel_marker,
    is_blind,
    kinds_of,
    spend_fuel,
    unit_name,
)
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, SIGHTED, Contact, Game, Ship
from weathergage.games.chase_of_the_bismarck.task_forces import free_marker, leave_force


def shadow(g: Game) -> Flow[None]:
    """CB-6b: Allied ships try to keep in touch; CB-6a: the Axis can't."""
    if g.state.turn > 1:
        # Asked whenever there is a target, so that it tells nobody who is near.
        while targets_left(g):
            attempts = legal_attempts(g)
            prompt = text("cb-choose-shadow", count=len(attempts))
            match (yield from Choose(ALLIES, prompt, [*attempts, EndShadowing()], "CB-6c")):
                case Shadow(contact=number, unit=unit):
                    yield from attempt(g, g.state.contact(ALLIES, number), take_pursuers(g, unit))
                case _:
                    break
    for seat in SEATS:  # CB-6z
        drop_contacts(g, seat, lambda contact: contact.marker == SIGHTED)
    for ship in g.state.on_map(AXIS):
        ship.was_shadowed = ship.marker == SHADOWED


def targets_left(g: Game) -> list[Contact]:
    """CB-6c, CB-6o: Sighted, and not tried yet."""
    contacts = g.state.sides[ALLIES].contacts
    return [it for it in contacts if it.marker == SIGHTED and not it.attempted and not is_blind(g, it.hex)]


def legal_attempts(g: Game) -> list[Move]:
    """CB-6c, CB-6d: who can try to shadow what. What hides the target's speed hides CB-6h, too."""
    moves: list[Move] = []
    units = g.state.units(ALLIES)
    for target in targets_left(g):
        for id, ships in units.items():
            if ships[0].hex != target.hex:
                continue
            if can_pursue(g, ships):
                moves.append(Shadow(target.number, id))
            if len(ships) > 1 and ships[0].marker != SHADOWED:  # CB-6m, CB-6n
                moves += [Shadow(target.number, ship.id) for ship in ships if can_pursue(g, [ship])]
    return moves


def can_pursue(g: Game, ships: list[Ship]) -> bool:
    """CB-6d, CB-6aa."""
    return all_may(g, ships, "shadow") and not any(ship.pursued for ship in ships)


def take_pursuers(g: Game, unit: str) -> list[Ship]:
    """CB-6m, R-96: a ship that is named alone leaves her Task Force."""
    ships = g.state.unit(unit)
    if len(ships) == 1 and ships[0].force:
        leave_force(g, ships[0])
    return ships


def attempt(g: Game, contact: Contact, pursuers: list[Ship]) -> Flow[None]:
    """CB-6o, CB-6p: one attempt, and the target's answer before the die."""
    contact.attempted = True
    for ship in pursuers:
        ship.pursued = True  # CB-6aa
    g.say("cb-shadow-attempt", rule="CB-6c", hex=contact.hex, contact=contact.number)
    g.reveal()
    targets = [g.state.ships[id] for id in contact.ships]
    id = targets[0].force or targets[0].id
    prompt = text("cb-choose-manoeuvre", unit=unit_name(g, id), hex=contact.hex, id=id)
    foresee = partial(foresee_manoeuvre, g)
    match (yield from Choose(AXIS, prompt, legal_manoeuvres(g, targets), "CB-6p", foresee=foresee)):
        case Evade():
            evade(g, targets, contact)
            resolve_attempt(g, contact, pursuers, g.pack.shadowing.evasion_modifier)
        case Distract(slow=slow):
            yield from distract(g, contact, pursuers, slow)
        case _:
            resolve_attempt(g, contact, pursuers, 0)


def legal_manoeuvres(g: Game, targets: list[Ship]) -> list[Move]:
    """CB-6q: one or the other. Every ship has to pay (R-10)."""
    table = g.pack.shadowing
    moves: list[Move] = [HoldCourse()]
    if not all(has_fuel_marker(g, ship) for ship in targets):
        return moves
    if all(ship.fuel >= table.evasion_fuel for ship in targets):
        moves.append(Evade())
    if len(targets) > 1 and all(ship.fuel >= table.distraction_fuel for ship in targets):
        moves += [Distract(slow) for slow in slow_parts(g, targets) if parts_have_markers(g, len(targets), len(slow))]
    return moves


def foresee_manoeuvre(g: Game, move: Move) -> tuple[Outlook, ...]:
    """CB-6r, CB-6w: what a manoeuvre does to the pursuer's chances."""
    table = g.pack.shadowing
    match move:
        case Evade():
            return pursuit_odds(g, QUARRY, (), table.evasion_modifier)
        case Distract():
            return pursuit_odds(g, FAST_PART, (), table.distraction_modifier)
        case _:
            return pursuit_odds(g, QUARRY, (), 0)


def slow_parts(g: Game, targets: list[Ship]) -> Iterator[tuple[str, ...]]:
    """CB-6u: every slow part that is nowhere faster than the fast part; among equals the owner chooses."""
    slower: list[str] = []
    for rating in sorted({evasion(g, ship) for ship in targets}):
        equals = [ship.id for ship in targets if evasion(g, ship) == rating]
        for count in range(1, len(equals) + 1):
            if len(slower) + count < len(targets):
                yield from ((*slower, *some) for some in combinations(equals, count))
        slower += equals


def parts_have_markers(g: Game, total: int, slow: int) -> bool:
    """CB-6u: two parts of two ships or more need a second Task Force marker."""
    return slow == 1 or total - slow == 1 or bool(free_marker(g, AXIS))


def evade(g: Game, targets: list[Ship], contact: Contact) -> None:
    """CB-6r, CB-6s."""
    for ship in targets:
        spend_fuel(g, ship, g.pack.shadowing.evasion_fuel)
        ship.evading = True
    g.say("cb-evasion", rule="CB-6r", hex=contact.hex, contact=contact.number)


def distract(g: Game, contact: Contact, pursuers: list[Ship], slow_part: tuple[str, ...]) -> Flow[None]:
    """CB-6t to CB-6x: the Task Force parts, and the Allied player follows one part or both."""
    targets = [g.state.ships[id] for id in contact.ships]
    for ship in targets:
        spend_fuel(g, ship, g.pack.shadowing.distraction_fuel)
    slow = [ship for ship in targets if ship.id in slow_part]
    fast = [ship for ship in targets if ship.id not in slow_part]
    fast_contact = part_contact(g, contact, slow, fast)
    g.say(
        "cb-distraction",
        rule="CB-6t",
        hex=contact.hex,
        slow=kind_names(contact.kinds),
        fast=kind_names(fast_contact.kinds),
    )
    fast_modifier = g.pack.shadowing.distraction_modifier
    prompt = text(
        "cb-choose-part",
        hex=contact.hex,
        slow=kind_names(contact.kinds),
        fast=kind_names(fast_contact.kinds),
    )
    foresee = partial(foresee_follow, g, pursuers)
    match (yield from Choose(ALLIES, prompt, legal_follows(pursuers), "CB-6v", foresee=foresee)):
        case Follow(part="fast"):
            resolve_attempt(g, fast_contact, pursuers, fast_modifier)
        case Follow(part="both", detached=id, other=other):  # CB-6x
            first = g.state.ships[id]
            second = [ship for ship in pursuers if ship is not first and other in ("", ship.id)]
            leave_force(g, first)
            if other and second[0].force:
                leave_force(g, second[0])
            resolve_attempt(g, fast_contact, [first], fast_modifier)
            resolve_attempt(g, contact, second, 0)
        case _:
            resolve_attempt(g, contact, pursuers, 0)


def part_contact(g: Game, contact: Contact, slow: list[Ship], fast: list[Ship]) -> Contact:
    """CB-6y: two units from now on, each with a marker of its own; the slow part keeps the old one."""
    side = g.state.sides[ALLIES]
    marker = free_marker(g, AXIS)
    for ship in fast:
        ship.force = marker if len(fast) > 1 and len(slow) > 1 else ship.force
    for part in (slow, fast):
        if len(part) == 1:
            part[0].force = ""
    side.contact_number += 1
    other = Contact(side.contact_number, [it.id for it in fast], contact.hex, SIGHTED, kinds_of(g, fast))
    contact.ships = [ship.id for ship in slow]
    contact.kinds = kinds_of(g, slow)
    contact.names = []
    contact.force, other.force = force_is(slow), force_is(fast)
    other.attempted = True
    side.contacts.append(other)
    return other


def legal_follows(pursuers: list[Ship]) -> list[Move]:
    """CB-6v; CB-6x: a Task Force may follow both, unless it is shadowed itself (CB-6n)."""
    moves: list[Move] = [Follow("fast"), Follow("slow")]
    if len(pursuers) > 1 and pursuers[0].marker != SHADOWED:
        moves += [Follow("both", ship.id) for ship in pursuers]
        if len(pursuers) > 2:
            moves += [Follow("both", one.id, other.id) for one, other in permutations(pursuers, 2)]
    return moves


def foresee_follow(g: Game, pursuers: list[Ship], move: Move) -> tuple[Outlook, ...]:
    """CB-6w: the fast part is harder to hold."""
    match move:
        case Follow(part="fast"):
            return pursuit_odds(g, PURSUER, pursuers, g.pack.shadowing.distraction_modifier)
        case Follow(part="slow"):
            return pursuit_odds(g, PURSUER, pursuers, 0)
        case _:
            return ()


def resolve_attempt(g: Game, contact: Contact, pursuers: list[Ship], manoeuvre: int) -> None:
    """CB-6e, CB-6k. R-99: the sum of the modifiers would tell both sides too much; the die and its outcome are told."""
    targets = [g.state.ships[id] for id in contact.ships]
    modifier = shadowing_modifier(g, pursuers, targets, manoeuvre)
    if modifier is None:
        g.say("cb-too-fast", rule="CB-6h", hex=contact.hex, contact=contact.number)
        g.reveal()
        return
    face = g.chance.roll(FACES, "shadowing", ALLIES, low=0)
    held = face + modifier <= g.pack.shadowing.success
    g.say(
        "cb-shadow-held" if held else "cb-shadow-lost",
        rule="CB-6e",
        dice=dice((FACES,), (face,)),
        hex=contact.hex,
        contact=contact.number,
    )
    if held:
        contact.marker = SHADOWED
        for ship in targets:
            ship.marker = SHADOWED
    g.reveal()
