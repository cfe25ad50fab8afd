"""Chapter 9: hits, damage chits, and what they do to a ship."""

from __future__ import annotations

from weathergage.engine import dice, text
from weathergage.games.chase_of_the_bismarck.components import DamageChit
from weathergage.games.chase_of_the_bismarck.knowledge import contact_on, forget_ship
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.ships import evasion, is_warship, note_track
from weathergage.games.chase_of_the_bismarck.state import Game, Off, Ship
from weathergage.games.chase_of_the_bismarck.task_forces import dissolve_if_alone

CHITS = {
    "dud": text("cb-chit-dud"),
    "rudder": text("cb-chit-rudder"),
    "bow_1": text("cb-chit-bow-1"),
    "bow_2": text("cb-chit-bow-2"),
    "stern_1": text("cb-chit-stern-1"),
    "stern_2": text("cb-chit-stern-2"),
    "hull": text("cb-chit-hull"),
    "critical": text("cb-chit-critical"),
    "fire_control": text("cb-chit-fire-control"),
}


def hit_modifier(g: Game, rating: int) -> int:
    """CB-9.2a, CB-9.3a, CB-9.3b: what holds for bombs, torpedoes and submarines alike, by the target's evasion.

    R-104: for a submarine level X is as level 9.
    """
    table = g.pack.hits
    by_level = table.level_modifiers
    level = min(g.state.level, len(by_level))
    modifier = by_level[level - 1]
    if rating < table.slow_below and level != table.slow_not_at_level:
        modifier += table.slow
    return modifier


def hits_of(g: Game, face: int, modifier: int) -> int:
    """CB-9.1a to CB-9.1c."""
    table = g.pack.hits.by_die
    hits = table[max(0, min(FACES - 1, face + modifier))]
    return max(1, hits) if face == 0 else hits


def roll_hits(g: Game, ship: Ship, modifier: int, purpose: str, rule: str) -> None:
    """CB-9g: one die, and a chit for each hit; CB-9h, R-37: the chits go back after the attack."""
    named = purpose == "torpedo"  # on the tactical board everybody sees which ship it is, and not only of what class
    face = g.chance.roll(FACES, purpose, 1 - ship.seat, low=0)
    hits = hits_of(g, face, modifier)
    g.say(
        "cb-hits",
        rule=rule,
        pieces=(ship.id,) if named else (),
        dice=dice((FACES,), (face,)),
        target=g.pack.name(ship.id) if named else text(f"cb-kind-{g.pack.cards[ship.id].kind.lower()}"),
        modifier=f"{modifier:+d}",
        hits=hits,
    )
    bag = list(g.pack.damage_bag)
    for _ in range(hits):
        apply_chit(g, ship, bag.pop(g.chance.pick(len(bag), "damage chit")))
    g.reveal()


def apply_chit(g: Game, ship: Ship, chit: DamageChit) -> None:
    """CB-9.4a to CB-9.5a."""
    card = g.pack.cards[ship.id]
    does_nothing = chit.id == "dud"
    if not does_nothing:
        open_card(g, ship)
    named = not does_nothing or is_named(g, ship)
    name = card.name if named else text(f"cb-kind-{card.kind.lower()}")
    g.say("cb-chit", rule="CB-9g", pieces=(ship.id,) if named else (), ship=name, chit=CHITS[chit.id], level=0)
    if does_nothing:
        return
    if not is_warship(card):  # CB-9.5a
        ship.hull = -1
        return
    ship.rudder |= chit.rudder
    ship.fire_control |= chit.fire_control
    lose_guns(ship, "bow", chit.bow)
    lose_guns(ship, "stern", chit.stern)
    lose_hull(ship, chit.hull)
    lose_guns(ship, "secondary", chit.secondary)
    for _ in range(chit.evasion):
        draw_evasion(g, ship)
    if chit.secondary_roll:  # CB-9.4h
        face = g.chance.roll(FACES, "secondary hit", ship.seat, low=0)
        if chit.secondary_roll[0] <= face <= chit.secondary_roll[1]:
            lose_guns(ship, "secondary", 1)


def is_named(g: Game, ship: Ship) -> bool:
    """R-38: does the other player know who she is? An open card does not say which of the ships in sight it is."""
    contact = contact_on(g, ship)
    return g.state.combat is not None or (contact is not None and ship.id in contact.names)


def open_card(g: Game, ship: Ship) -> None:
    """CB-3c: from now on both players see the card, and know whose it is."""
    ship.open = True
    contact = contact_on(g, ship)
    if contact and ship.id not in contact.names:
        contact.names = [*contact.names, ship.id]


def lose_hull(ship: Ship, boxes: int) -> None:
    """CB-2.4c: at zero she sinks."""
    ship.hull = max(0, ship.hull - boxes)


def lose_guns(ship: Ship, guns: str, boxes: int) -> None:
    """CB-9.4d: what a primary armament can't take goes into the hull; CB-9.4e: secondary hits are lost."""
    if guns == "secondary":
        ship.secondary = max(0, ship.secondary - boxes)
        return
    left = ship.bow if guns == "bow" else ship.stern
    taken = min(left, boxes)
    if guns == "bow":
        ship.bow -= taken
    else:
        ship.stern -= taken
    lose_hull(ship, boxes - taken)


def draw_evasion(g: Game, ship: Ship) -> None:
    """CB-2.3.3a, CB-9.4g: chits add up; none is drawn at zero. An empty bag has none to give."""
    bag = g.state.evasion_bag
    if not bag or evasion(g, ship) == 0:
        return
    value = bag.pop(g.chance.pick(len(bag), "evasion chit"))
    ship.evasion = [*ship.evasion, value]
    g.say("cb-evasion-chit", rule="CB-10.2z", pieces=(ship.id,), ship=g.pack.name(ship.id), value=value)


def is_sunk(g: Game, ship: Ship) -> bool:
    """CB-2.4c; a tanker has no hull boxes, and is lost with the first real hit (CB-9.5a)."""
    return ship.hull <= 0 if is_warship(g.pack.cards[ship.id]) else ship.hull < 0


def remove_if_sunk(g: Game, ship: Ship) -> bool:
    """Take a sunk ship off the map."""
    if ship.off or not is_sunk(g, ship):
        return False
    g.say("cb-sunk", rule="CB-2.4c", pieces=(ship.id,), ship=g.pack.name(ship.id), hex=ship.hex, level=0)
    remove(g, ship, "sunk")
    return True


def remove(g: Game, ship: Ship, how: Off) -> None:
    """CB-2.3.3a: her chits go back; R-25: aircraft of a lost carrier are lost."""
    state = g.state
    force = ship.force
    forget_ship(g, ship)
    if how == "sunk":  # who runs out of fuel has been noted down at the turn's end
        note_track(g, ship)
    state.evasion_bag += ship.evasion
    ship.evasion = []
    ship.off = how
    ship.hex = ""
    ship.force = ""
    dissolve_if_alone(g, force)
    for id in g.pack.carrier_air.get(ship.id, ()):
        state.air[id].box = "lost"
    g.reveal()
    if ship.id == g.pack.victory.flagship:
        state.ending = "sunk" if how == "sunk" else "out_of_fuel"


def log_engagement(g: Game, ship: Ship) -> None:
    """CB-13.2b: who was engaged, and on which day."""
    ship.fights = [*ship.fights, g.pack.turn(g.state.turn).day]


def lost_boxes(g: Game, ship: Ship) -> int:
    """R-64: every lost box of the four tracks."""
    card = g.pack.cards[ship.id]
    return card.hull - ship.hull + (card.bow - ship.bow) + (card.stern - ship.stern) + (card.secondary - ship.secondary)
