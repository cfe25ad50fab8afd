"""Chapter 10: the Naval Combat Phase."""

from __future__ import annotations

from functools import partial

from weathergage.engine import Choose, Flow, Move, Refusal, text
from weathergage.games.chase_of_the_bismarck.breaking_off import (
    break_off,
    bring_reinforcements,
    bystanders,
    can_break_off,
)
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.damage import log_engagement, remove, remove_if_sunk
from weathergage.games.chase_of_the_bismarck.gunnery import exchange_fire
from weathergage.games.chase_of_the_bismarck.knowledge import kind_names, report
from weathergage.games.chase_of_the_bismarck.manoeuvring import manoeuvre
from weathergage.games.chase_of_the_bismarck.moves import Concede, EndCombats, Engage, FightOn
from weathergage.games.chase_of_the_bismarck.ships import all_may, evasion, is_blind, is_warship, kinds_of, may
from weathergage.games.chase_of_the_bismarck.state import Combat, Contact, Game, Ship
from weathergage.games.chase_of_the_bismarck.tactical import seat_of, set_up, side_boats
from weathergage.games.chase_of_the_bismarck.torpedoes import launch_torpedoes, resolve_torpedoes


def fight(g: Game) -> Flow[None]:
    """CB-10b, CB-10f: all Allied combats, one after another, before the first German one."""
    for seat in (ALLIES, AXIS):
        yield from call_combats(g, seat)


def call_combats(g: Game, seat: int) -> Flow[None]:
    """CB-10f: whoever calls may wait for the end of one combat before the next.

    A side is asked as long as it has anybody to attack: that it has somebody to attack with is its secret.
    """
    while not g.state.ending and targets_of(g, seat):
        combats = legal_combats(g, seat)
        prompt, refuse = text("cb-choose-combat", count=len(combats)), partial(refuse_combat, g, seat)
        match (yield from Choose(seat, prompt, [*combats, EndCombats()], "CB-10b", refuse)):
            case Engage(unit=unit, contact=number):
                contact = g.state.contact(seat, number)
                g.state.fought.append(contact.hex)
                defenders = defenders_of(g, contact)
                yield from fight_combat(g, Combat(contact.hex, seat), g.state.unit(unit), defenders)
            case _:
                return


def sink_tankers(g: Game) -> Flow[None]:
    """CB-10.7c, CB-10.7d: a located tanker beside an Allied warship that could fight is lost (R-51)."""
    state, cards = g.state, g.pack.cards
    for contact in list(state.sides[ALLIES].contacts):
        ship = state.ships[contact.ships[0]]
        if is_warship(cards[ship.id]) or is_blind(g, contact.hex):
            continue
        if any(it.hex == contact.hex and may(g, it, "attack") for it in state.on_map(ALLIES)):
            ship.open = True
            g.say("cb-tanker-sunk", rule="CB-10.7d", ship=g.pack.name(ship.id), hex=contact.hex)
            remove(g, ship, "sunk")
    return
    yield


def targets_of(g: Game, seat: int) -> list[Contact]:
    """CB-10c, CB-10d, CB-10i: whom the side may attack, if it is there."""
    return [
        it
        for it in g.state.sides[seat].contacts
        if it.hex not in g.state.fought and not is_blind(g, it.hex) and defenders_of(g, it)
    ]


def legal_combats(g: Game, seat: int) -> list[Move]:
    """CB-10a, CB-10e, CB-10g, CB-10h."""
    contacts = targets_of(g, seat)
    units = g.state.units(seat)
    return [
        Engage(id, contact.number)
        for contact in contacts
        for id, ships in units.items()
        if ships[0].hex == contact.hex and all_may(g, ships, "attack")
    ]


def refuse_combat(g: Game, seat: int, move: Move) -> Refusal | None:
    """Why a combat can't be started."""
    match move:
        case Engage(unit=unit, contact=number):
            contact = next((it for it in g.state.sides[seat].contacts if it.number == number), None)
            if contact is None:
                return Refusal(text("cb-no-combat-unseen"), "CB-10c")
            if contact.hex in g.state.fought:
                return Refusal(text("cb-no-combat-again"), "CB-10i")
            if is_blind(g, contact.hex):
                return Refusal(text("cb-no-combat-blind"), "CB-10d")
            ships = g.state.unit(unit)
            if not ships or ships[0].seat != seat:
                return Refusal(text("cb-not-yours"), "CB-1b")
            if ships[0].hex != contact.hex:
                return Refusal(text("cb-no-combat-apart"), "CB-10a")
            return Refusal(text("cb-no-combat-state"), "CB-10e")
        case _:
            return None


def defenders_of(g: Game, contact: Contact) -> list[Ship]:
    """CB-10h: the ships under the marker; not tankers (CB-10.7c), nor neutrals."""
    ships = [g.state.ships[id] for id in contact.ships]
    return [ship for ship in ships if is_warship(g.pack.cards[ship.id]) and may(g, ship, "defend")]


def fight_combat(g: Game, combat: Combat, attackers: list[Ship], defenders: list[Ship]) -> Flow[None]:
    """Step 0, then rounds until one side is gone."""
    g.state.combat = combat
    g.say(
        "cb-combat",
        rule="CB-10a",
        hex=combat.hex,
        side=combat.attacker,
        attackers=kind_names(kinds_of(g, attackers)),
        defenders=kind_names(kinds_of(g, defenders)),
        level=2,
    )
    set_up(g, combat, attackers, defenders)
    report(g, 1 - combat.attacker, attackers, "combat")
    report(g, combat.attacker, defenders, "combat")
    g.reveal()
    for ship in (*attackers, *defenders):
        log_engagement(g, ship)
    while not is_over(g, combat):
        yield from fight_round(g, combat)
        combat.round += 1
    g.say("cb-combat-over", rule="CB-10.7a", hex=combat.hex)
    g.state.combat = None


def is_over(g: Game, combat: Combat) -> bool:
    """CB-10.7a; R-49: nor does a combat go on in which nothing happens any more."""
    table = g.pack.stalemate
    return (
        not side_boats(combat, True)
        or not side_boats(combat, False)
        or combat.quiet >= table.rounds_without_fire
        or combat.futile >= table.rounds_without_effect
        or g.state.ending != ""
    )


def fight_round(g: Game, combat: Combat) -> Flow[None]:
    """Steps 1 to 6."""
    g.say("cb-round", rule="CB-10.7a", round=combat.round)
    combat.step, combat.fired = "launch", []
    before = condition(g, combat)
    yield from offer_to_concede(g, combat)
    if is_over(g, combat):
        return
    yield from launch_torpedoes(g, combat)
    launched = bool(combat.salvos)
    combat.step = "fire"
    fired = yield from exchange_fire(g, combat)
    resolve_torpedoes(g, combat)
    combat.quiet = 0 if fired or launched else combat.quiet + 1
    combat.futile = 0 if launched or condition(g, combat) != before else combat.futile + 1
    clear_the_sunk(g, combat)
    if is_over(g, combat):
        return
    combat.step = "manoeuvre"
    yield from manoeuvre(g, combat)
    if not is_over(g, combat):
        combat.step = "break_off"
        yield from break_off(g, combat)
        combat.step = "reinforce"
        yield from bring_reinforcements(g, combat)


def condition(g: Game, combat: Combat) -> int:
    """What the ships on the board are worth, to see whether a round has changed it."""
    ships = [g.state.ships[boat.ship] for boat in combat.boats]
    return sum(
        ship.hull
        + ship.bow
        + ship.stern
        + ship.secondary
        + evasion(g, ship)
        - ship.fire_control
        - ship.radar_lost
        - ship.rudder
        for ship in ships
    )


def clear_the_sunk(g: Game, combat: Combat) -> None:
    """Step 3's end: CB-2.4b, CB-2.4c."""
    for boat in list(combat.boats):
        ship = g.state.ships[boat.ship]
        if ship.hull <= 0:
            ship.flagship_sank = boat.flagship_hit
            combat.boats = [other for other in combat.boats if other is not boat]
            for other in combat.boats:
                if other.acquired == boat.ship:
                    other.acquired = ""
            remove_if_sunk(g, ship)


def offer_to_concede(g: Game, combat: Combat) -> Flow[None]:
    """CB-10.7b: ships without any weapon that can't get away may be given up (R-50: by their owner)."""
    for attacker in (True, False):
        boats = side_boats(combat, attacker)
        ships = [g.state.ships[boat.ship] for boat in boats]
        armed = any(ship.bow + ship.stern + ship.secondary + ship.torpedoes for ship in ships)
        if armed or any(can_break_off(g, combat, boat) for boat in boats):
            continue
        moves: list[Move] = [FightOn()]
        others = len(bystanders(g, combat, attacker))
        if not others:
            moves.append(Concede())
        prompt = text("cb-choose-concede", others=others)
        match (yield from Choose(seat_of(combat, attacker), prompt, moves, "CB-10.7b")):
            case Concede():
                for ship in ships:
                    ship.hull = 0
                clear_the_sunk(g, combat)
            case _:
                pass
