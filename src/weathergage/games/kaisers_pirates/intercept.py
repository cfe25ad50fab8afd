"""3.2.4: own ships intercept merchantmen. Both editions."""

from __future__ import annotations

from weathergage.engine import Flow, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.assists import is_face_down_in_front, offer_boarding
from weathergage.games.kaisers_pirates.attack import Modifiers, strike
from weathergage.games.kaisers_pirates.cards import evasion
from weathergage.games.kaisers_pirates.cards.fighting import fight_amc, fight_trap, recognise_attacker
from weathergage.games.kaisers_pirates.force import merchant_in, ship_in
from weathergage.games.kaisers_pirates.names import ship_name, ship_names, type_name
from weathergage.games.kaisers_pirates.optional import check_full_steam
from weathergage.games.kaisers_pirates.passage import offer_passage
from weathergage.games.kaisers_pirates.reactions import reaction_of
from weathergage.games.kaisers_pirates.settling import offer_recall, settle_merchantman
from weathergage.games.kaisers_pirates.situations import Played, Situation
from weathergage.games.kaisers_pirates.state import Attack, Game, Vessel
from weathergage.games.kaisers_pirates.targets import announce_attack

REMAINING = text("kp-ask-remaining-target")


def intercept_merchantmen(g: Game, attack: Attack) -> Flow[None]:
    """KP-3.2.4, spec 6.1: an intercept that has been announced, from its first target to its last."""
    state = g.state
    state.turn.attack, attack.announced = attack, True
    state.turn.acted.append(attack.ship)
    announce_attack(state, attack.foe)
    attack.several = len(attack.targets) > 1
    if g.logged:
        ship, targets = ship_name(g.pack, attack.ship), ship_names(g.pack, attack.targets)
        card, pieces = type_name(attack.type), (attack.ship, *attack.targets)
        who = Player(attack.seat)
        g.say("kp-log-intercept", rule="KP-3.2.8a", who=who, ship=ship, targets=targets, card=card, pieces=pieces)
    if attack.several:
        yield from reduce_targets(g, attack)
    while attack.targets and ship_in(state.seats[attack.seat], attack.ship) is not None:
        if state.turn.recallable:
            yield from offer_recall(g)
            if ship_in(state.seats[attack.seat], attack.ship) is None:
                break
        target = merchant_in(state.seats[attack.foe], attack.targets.pop(0))
        if target is not None:
            yield from intercept_merchantman(g, attack, target)
    check_full_steam(g, attack)
    if attack.qqq:  # KP-3.3.27b: at the end of the intercept
        yield from recognise_attacker(g, attack)
    state.turn.attack = None


def reduce_targets(g: Game, attack: Attack) -> Flow[None]:
    """KP-3.3.40b, R-16: before any dice, Slim Pickings leaves one target of several, which the attacker chooses."""
    situation = Situation("several", several=True, floatplane=_is_floatplane(g, attack))
    answer = yield from reaction_of(g, attack.foe, situation)
    if answer is None:
        return
    choices = [m.target(ship) for ship in attack.targets]
    chosen = yield from ask(g, attack.seat, REMAINING, choices, "KP-3.3.40b")
    attack.targets = [chosen.ship]
    g.say("kp-log-remaining", rule="KP-3.3.40b", ship=ship_name(g.pack, chosen.ship), pieces=(chosen.ship,))


def intercept_merchantman(g: Game, attack: Attack, target: Vessel) -> Flow[None]:
    """KP-3.2.4: one target of an intercept."""
    state = g.state
    begin_target(g, attack, target)
    if not target.damage and is_face_down_in_front(state):
        yield from offer_boarding(g, attack)
    answer = yield from reaction_of(g, attack.foe, merchantman_situation(g, attack, target))
    verdict: evasion.Verdict = "on"
    if answer is not None:
        verdict = yield from apply_reaction(g, attack, target, answer)
    if verdict == "on":
        ship = ship_in(state.seats[attack.seat], attack.ship)
        result = strike(g, attack, ship, target)
        if result != "none":
            yield from settle_merchantman(g, attack, target, result)
    # only where dice were rolled against the ship; KP-3.2.6a: and it is undamaged and still there.
    if verdict != "over" and not target.damage and merchant_in(state.seats[attack.foe], target.id) is not None:
        yield from offer_passage(g, attack.foe, target, attack.seat, passage_bonus(g, attack))


def begin_target(g: Game, attack: Attack, target: Vessel) -> None:
    """R-14: a target is used up for the turn when its own window opens."""
    attack.target = target.id
    attack.boarding = attack.boards and not target.damage  # KP-3.3.3a
    attack.boards &= not attack.boarding
    attack.fast = attack.full_steam = attack.non_combatant = attack.reacted = attack.rolled = False
    g.state.turn.intercepted.append(target.id)
    g.state.turn.quiet = False


def passage_bonus(g: Game, attack: Attack) -> Modifiers:
    """KP-3.3.25f."""
    if not attack.non_combatant:
        return []
    return [("kp-mod-non-combatant", g.pack.rules.challenge.non_combatant_passage)]


def merchantman_situation(g: Game, attack: Attack, target: Vessel) -> Situation:
    """KP-3.2.2: what decides about the reactions to an intercept of a merchantman."""
    ship = ship_in(g.state.seats[attack.seat], attack.ship)
    assert ship is not None
    raider = ship.role == "raider"
    return Situation(
        "merchantman",
        night=attack.night,
        surprise=attack.surprise,
        raider=raider,
        known=raider and ship.known,
        damaged=target.damage > 0,
        several=attack.several,
        floatplane=_is_floatplane(g, attack),
        sailing=g.pack.merchants[target.id].sailing,
        sailing_rule=g.state.options.sailing_merchantmen,
    )


def _is_floatplane(g: Game, attack: Attack) -> bool:
    return g.state.options.floatplane and g.pack.ships[attack.ship].floatplane


def apply_reaction(g: Game, attack: Attack, target: Vessel, answer: Played) -> Flow[evasion.Verdict]:
    """3.3: what a reaction makes of the intercept of a merchantman."""
    attack.reacted = True
    match answer.type:
        case "amc":
            return (yield from fight_amc(g, attack, answer))
        case "trap":
            return (yield from fight_trap(g, attack, target, answer))
        case "shallow_run":
            return (yield from evasion.shallow_run(g, attack, target, answer))
        case "fast_ship":
            return (yield from evasion.play_fast_ship(g, attack))
        case "break_contact":
            return evasion.break_contact(g, attack, target, answer)
        case "slim_pickings":  # KP-3.3.40a
            return "over"
        case "non_combatant":  # KP-3.3.25
            attack.non_combatant = True
        case "qqq":  # KP-3.3.27b: not before the end of the intercept
            attack.qqq = True
        case _:
            raise AssertionError(answer)
    return "on"
