"""5.4.3.2, 5.4.3.3: the phantom's intercepts, and the special actions that go with them. Both editions."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from msgspec import Struct

from weathergage.engine import Flow
from weathergage.games.kaisers_pirates.british import announce_british, intercept_ship
from weathergage.games.kaisers_pirates.components import Entry
from weathergage.games.kaisers_pirates.force import holder_of, is_idle
from weathergage.games.kaisers_pirates.intercept import intercept_merchantmen
from weathergage.games.kaisers_pirates.names import type_name
from weathergage.games.kaisers_pirates.solitaire import worth
from weathergage.games.kaisers_pirates.solitaire.choices import decide
from weathergage.games.kaisers_pirates.solitaire.deck import draw_solitaire
from weathergage.games.kaisers_pirates.solitaire.worth import Hunt
from weathergage.games.kaisers_pirates.state import LIVE, Attack, Game, Vessel
from weathergage.games.kaisers_pirates.targets import interceptable_merchants, interceptable_ships

BRITISH: Final = "intercept_warship_raider_or_prize"
HUNTERS: Final = {"intercept_merchant_with_raider": "raider", "intercept_merchant_with_warship": "warship"}
BLANK: Final = "blank"

# KP-5.4.3.3d: what can go with which intercept; a Boarding Party also needs somebody undamaged to board.
LEGAL: Final[dict[str, frozenset[str]]] = {
    "intercept_merchant_with_raider": frozenset(("boarding_party", "good_hunting", "surprise_attack")),
    "intercept_merchant_with_warship": frozenset(("boarding_party", "shipping_lanes", "surprise_attack")),
    BRITISH: frozenset(("surprise_attack",)),
}


class Plan(Struct, frozen=True):
    """An own ship, what it could gain, and the merchantmen that it intercepts, in this order."""

    ship: Vessel
    hunt: Hunt
    targets: tuple[Vessel, ...]


def is_intercept(entry: Entry) -> bool:
    """KP-5.1a: the second offensive entry."""
    return entry.action in LEGAL


def is_possible(g: Game, entry: Entry) -> bool:
    """KP-5.4.3.2: can this intercept be made at all?"""
    if entry.action == BRITISH:
        return next(interceptable_ships(g.state), None) is not None
    return bool(hunters(g, entry)) and next(interceptable_merchants(g.state), None) is not None


def hunters(g: Game, entry: Entry) -> list[Vessel]:
    """Ships of the phantom of this kind that have not acted yet, and lie in no refuge."""
    kind, ships = HUNTERS[entry.action], g.state.seats[g.state.phantom].ships
    return [vessel for vessel in ships if vessel.role == kind and is_idle(g.state, vessel)]


def draw_specials(g: Game, entry: Entry) -> None:
    """KP-5.4.3.3a-d: special actions are drawn until a card shows none, a second one, or an illegal one."""
    specials = g.state.solitaire.specials = []
    while True:
        card = draw_solitaire(g)
        special: str = card.special
        if special == BLANK:
            g.say("kp-log-solitaire-special-none", rule="KP-5.4.3.3b", pieces=(card.id,))
        elif special in specials:
            g.say("kp-log-solitaire-special-again", rule="KP-5.4.3.3c", pieces=(card.id,), special=type_name(special))
        elif not fits(g, entry, special):
            g.say("kp-log-solitaire-special-illegal", rule="KP-5.4.3.3d", pieces=(card.id,), special=type_name(special))
        else:
            specials.append(special)
            g.say("kp-log-solitaire-special", rule="KP-5.4.3.3a", pieces=(card.id,), special=type_name(special))
            continue
        g.reveal()
        return


def fits(g: Game, entry: Entry, special: str) -> bool:
    """KP-5.4.3.3d: can this special action go with the intercept?"""
    if special not in LEGAL[entry.action]:
        return False
    return special != "boarding_party" or any(not it.damage for it in interceptable_merchants(g.state))


def intercept(g: Game, entry: Entry) -> Flow[None]:
    """KP-5.4.3.3: the special actions are known; now come targets and dice."""
    specials = g.state.solitaire.specials
    if entry.action == BRITISH:
        yield from intercept_as_british(g, entry, specials)
    else:
        yield from intercept_with_ship(g, entry, specials)
    g.state.solitaire.specials = []


# -------------------------------------------------------------------- with own ships


def intercept_with_ship(g: Game, entry: Entry, specials: list[str]) -> Flow[None]:
    """KP-5.4.3.3e: the best plan, or any. All special actions are used."""
    state = g.state
    attack = Attack("intercept", state.phantom, LIVE, entry.action)
    attack.night, attack.surprise = entry.night, "surprise_attack" in specials
    attack.hunting, attack.lanes = "good_hunting" in specials, "shipping_lanes" in specials
    attack.boards = "boarding_party" in specials
    plan = decide(g, plans(g, entry, attack), lambda it: worth.intercepts(attack, it.hunt, it.targets))
    attack.ship, attack.dice = plan.ship.id, g.pack.ships[plan.ship.id].attack  # KP-3.2.4f
    attack.targets = [target.id for target in plan.targets]
    yield from intercept_merchantmen(g, attack)


def plans(g: Game, entry: Entry, attack: Attack) -> list[Plan]:
    """Every ship with every choice of targets. A Boarding Party, once drawn, is used: somebody must be undamaged."""
    targets = list(interceptable_merchants(g.state))
    count = 1
    if attack.lanes:  # KP-3.3.39a
        count = len(targets)
    elif attack.hunting:  # KP-3.3.15a, R-15
        count = min(g.pack.rules.cards.good_hunting, len(targets))
    found = []
    for ship in hunters(g, entry):
        hunt = worth.hunt_of(g, attack, ship)
        for chosen in permutations(targets, count):
            if not attack.boards or any(not target.damage for target in chosen):
                found.append(Plan(ship, hunt, chosen))
    return found


# -------------------------------------------------------------------- as British forces


def intercept_as_british(g: Game, entry: Entry, specials: list[str]) -> Flow[None]:
    """KP-3.2.3: the dice are those of the solitaire card."""
    state = g.state
    attack = Attack("british", state.phantom, LIVE, entry.action, dice=entry.attack)
    attack.night, attack.surprise = entry.night, "surprise_attack" in specials
    target = decide(g, list(interceptable_ships(state)), lambda vessel: worth.struck(g, attack, None, vessel))
    attack.target, attack.foe = target.id, holder_of(state, target.id)
    announce_british(g, attack)
    yield from intercept_ship(g, attack, target)
    state.turn.attack = None
