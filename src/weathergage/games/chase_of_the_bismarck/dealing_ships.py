"""Dealing a side's ships again for its enemy: which there are, who is who, how they are grouped and what they carry."""

from __future__ import annotations

from random import Random

from weathergage.games.chase_of_the_bismarck.administration import is_convoy_attacked
from weathergage.games.chase_of_the_bismarck.replenishment import can_mark_return, can_patrol, needs_repair, patrol
from weathergage.games.chase_of_the_bismarck.setup import fresh_ship, place
from weathergage.games.chase_of_the_bismarck.ships import has_fuel_marker, may
from weathergage.games.chase_of_the_bismarck.state import Game, Ship
from weathergage.games.chase_of_the_bismarck.task_forces import dissolve_if_alone, free_marker, marker_names
from weathergage.games.chase_of_the_bismarck.whereabouts import MOVEMENT, has_been_at, phase

# What belongs to a place and an errand, and not to the ship herself.
CIRCUMSTANCES = (
    *(
        "hex",
        "force",
        "marker",
        "moved",
        "moved_before",
        "path",
        "start",
        "activity",
        "ordered",
        "left",
        "joined",
        "told",
    ),
    *("stays", "pursued", "evading", "was_shadowed", "no_move", "returning", "standing", "full_speed", "home_below"),
    *("fights", "track"),
)


def mend_again(g: Game, enemy: int) -> None:
    """What an open card has gained while orders are given is seen when both are done: here it has not happened."""
    bag = g.state.evasion_bag
    for id, shown in g.state.shown.items():
        ship = g.state.ships[id]
        if ship.seat != enemy or ship.off:
            continue
        ship.rudder, ship.torpedoes = shown.rudder, shown.torpedoes
        free = [*bag, *ship.evasion]
        if all(free.count(value) >= shown.evasion.count(value) for value in shown.evasion):
            for value in shown.evasion:
                free.remove(value)
            bag[:] = free
            ship.evasion, ship.remainder = list(shown.evasion), shown.remainder


# ---------------------------------------------------------------- who is there at all


def deal_reserves(g: Game, enemy: int, fighting: set[str], random: Random) -> None:
    """CB-13.1c: units that were bought in secret, or were not; CB-12c: an escort that was detached, or was not."""
    state, side = g.state, g.state.sides[enemy]
    for id, row in g.pack.hypothetical.items():
        ship = state.ships[id]
        if ship.seat != enemy or id in state.sides[1 - enemy].revealed or not state.options.hypothetical_units:
            continue
        if id not in side.bought and random.random() < 0.5:
            side.bought.append(id)
            place(ship, row.hex, row.fuel)
        elif is_unknown(ship, fighting) and not ship.fix_turn and random.random() < 0.5:
            side.bought.remove(id)
            withdraw(g, ship)
    for arrival in g.pack.arrivals:
        ship = state.ships[arrival.ship]
        may_be_gone = arrival.chosen and state.turn > arrival.turn and not is_convoy_attacked(g, ship)
        if ship.seat != enemy or not may_be_gone or random.random() < 0.5:
            continue
        if ship.off == "convoy":
            place(ship, arrival.hex, arrival.fuel)
            ship.fix_turn = arrival.turn
        elif is_unknown(ship, fighting) and ship.fix_turn == arrival.turn:
            withdraw(g, ship)
            state.ships[ship.id].off = "convoy"


def is_unknown(ship: Ship, fighting: set[str]) -> bool:
    """On the map, and nobody on the other side has ever seen her card or her counter."""
    return not ship.off and not ship.open and not ship.marker and ship.id not in fighting


def withdraw(g: Game, ship: Ship) -> None:
    """She was never there."""
    force, ship.force = ship.force, ""
    dissolve_if_alone(g, force)
    track = ship.track
    g.state.ships[ship.id] = fresh_ship(g.pack.cards[ship.id])
    g.state.ships[ship.id].track = track


# ---------------------------------------------------------------- who is who


def deal_identities(g: Game, enemy: int, fighting: set[str], random: Random) -> None:
    """CB-8g: under a marker is a class, not a name, and so it is in a passage or a bearing."""
    ships = [
        ship for ship in g.state.on_map(enemy) if not ship.open and not ship.restricted and ship.id not in fighting
    ]
    for ship in ships:
        others = [other for other in ships if other is not ship and can_be_each_other(g, ship, other)]
        if others and random.random() < 0.5:
            exchange(g, ship, random.choice(others))


def can_be_each_other(g: Game, ship: Ship, other: Ship) -> bool:
    """The same class and speed, and each may have been where the other was last known to be."""
    one, two = g.pack.cards[ship.id], g.pack.cards[other.id]
    if one.kind != two.kind or one.speed != two.speed or one.neutral or two.neutral:
        return False
    if g.pack.printed.get(ship.id) == g.pack.printed.get(other.id):
        return True
    return all(
        not seen.fix_turn or has_been_at(g, it, seen.fix_hex, seen.fix_turn)
        for it, seen in ((ship, other), (other, ship))
    )


def exchange(g: Game, ship: Ship, other: Ship) -> None:
    """Each takes the other's place; who was never seen is known from the set-up alone."""
    for name in CIRCUMSTANCES:
        mine = getattr(ship, name)
        setattr(ship, name, getattr(other, name))
        setattr(other, name, mine)
    fixes = [(it.fix_hex, it.fix_turn, it.fix_slack) for it in (ship, other)]
    for it, (hex, turn, slack) in zip((other, ship), fixes, strict=True):
        start = g.pack.printed.get(it.id)
        it.fix_hex, it.fix_turn, it.fix_slack = (hex, turn, slack) if turn or start is None else (start[0], 0, 0)
    names = {ship.id: other.id, other.id: ship.id}
    for contact in g.state.sides[1 - ship.seat].contacts:
        contact.ships = [names.get(id, id) for id in contact.ships]


# ---------------------------------------------------------------- how they are grouped


def deal_marker_names(g: Game, enemy: int, random: Random) -> None:
    """CB-7.2: what a Task Force is called is nobody else's business."""
    names = marker_names(g, enemy)
    other = dict(zip(names, random.sample(names, len(names)), strict=True))
    for ship in g.state.on_map(enemy):
        ship.force = other.get(ship.force, ship.force)


def deal_groupings(g: Game, enemy: int, fighting: set[str], random: Random) -> None:
    """CB-7.2a to CB-7.2e: who is not under a marker may sail alone or together."""
    hidden = [ship for ship in g.state.on_map(enemy) if not ship.marker and ship.id not in fighting]
    for ship in hidden:
        if ship.force and random.random() < 0.2:
            force, ship.force = ship.force, ""
            dissolve_if_alone(g, force)
    for ship in hidden:
        if ship.force or not may(g, ship, "join") or random.random() < 0.7:
            continue
        others = [it for it in hidden if it is not ship and it.hex == ship.hex and it.path == ship.path]
        others = [it for it in others if may(g, it, "join") and it.activity == ship.activity]
        if others:
            other = random.choice(others)
            force = other.force or free_marker(g, enemy)
            ship.force = other.force = force


# ---------------------------------------------------------------- what they carry, and what they were told


def deal_stores(g: Game, ships: list[Ship], fighting: set[str], random: Random) -> None:
    """Fuel, earlier moves, work, standing orders: the owner's business, for a ship under a marker, too."""
    orders = random.choice(("", "patrol", "home", f"course {ships[0].fix_hex}"))
    home_below = random.choice((0, *g.pack.planning.home_below))
    for ship in ships:
        speed = g.pack.speeds[g.pack.cards[ship.id].speed]
        if has_fuel_marker(g, ship):
            deal_fuel(g, ship, random)
        ship.moved_before = random.randint(0, speed.hexes) if g.state.turn > 1 else ship.moved_before
        if speed.no_move:
            ship.no_move = random.randint(0, speed.no_move) if g.state.turn > 1 or phase(g) > MOVEMENT else 0
        ship.standing, ship.home_below, ship.full_speed = orders, home_below, random.random() < 0.5
        ship.returning = (ship.returning or can_mark_return(g, ship)) and random.random() < 0.5
    if phase(g) >= MOVEMENT and not any(ship.id in fighting for ship in ships):
        deal_work(g, ships, random)


def deal_fuel(g: Game, ship: Ship, random: Random) -> None:
    """CB-7.7.2l: some have none left, and at sea their ten turns are running."""
    ship.fuel = random.randint(1, g.pack.cards[ship.id].fuel) if random.random() < 0.85 else 0
    in_port = ship.hex in g.pack.board.ports_of[ship.seat]
    turns = random.randint(1, g.pack.replenishment.emergency_turns)
    ship.emergency = 0 if ship.fuel or in_port else g.state.turn + turns


def deal_work(g: Game, ships: list[Ship], random: Random) -> None:
    """CB-7.3 to CB-7.6: what ships do that have not moved."""
    for ship in ships:
        ship.activity = ""
    if any(ship.path or ship.restricted for ship in ships) or random.random() < 0.5:
        return
    ordered = [ship.ordered for ship in ships]
    for ship in ships:
        ship.ordered = False
    if can_patrol(g, ships) and random.random() < 0.5:
        patrol(ships)
    else:
        for ship in ships:
            if needs_repair(ship) and may(g, ship, "repair"):
                ship.activity = "repair"
            elif ship.hex in g.pack.board.ports_of[ship.seat] and ship.id != g.pack.victory.flagship:
                ship.activity = "port"
    for ship, was in zip(ships, ordered, strict=True):
        ship.ordered = was
