"""3.3.5, 3.3.13, 3.3.25-27, 3.3.38, 3.3.40: reactions with which a ship avoids an intercept, or bears it better.

Both editions; options 6.1-6.3, 6.6, 6.8, 6.10, 6.11.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from weathergage.engine import Flow, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.attack import Modifiers, Side, roll_challenge
from weathergage.games.kaisers_pirates.cards.coins import Printed, coins_of
from weathergage.games.kaisers_pirates.force import damage, put_under_deck, ship_in, sink
from weathergage.games.kaisers_pirates.names import at_ship, ship_name
from weathergage.games.kaisers_pirates.settling import react_to_sinking, sink_on_shoal
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import Attack, Game, Vessel

# What a reaction leaves of an attack: nothing; nothing but the dice were rolled; or the attack goes on.
Verdict: TypeAlias = Literal["over", "fought", "on"]

FULL_STEAM = text("kp-ask-full-steam")
PURSUE = text("kp-ask-pursue")
CHOICES: list[m.Accept | m.Pass] = [m.ACCEPT, m.PASS]


# -------------------------------------------------------------------- Break Contact


def break_contact(g: Game, attack: Attack, target: Vessel, answer: Played) -> Verdict:
    """KP-3.3.5a: on success the intercept is cancelled."""
    coins = coins_of(g.pack, answer)
    modifiers = break_contact_modifiers(g, attack, target)
    what = at_ship(g.pack, "kp-card-break_contact", target.id)
    contest = roll_challenge(
        g, Side(coins.challenge, attack.foe, modifiers), Side(coins.response, attack.seat), what, "KP-3.3.5a"
    )
    return "over" if contest.succeeds else "on"


def break_contact_modifiers(g: Game, attack: Attack, target: Vessel) -> Modifiers:
    """KP-3.3.5c, KP-6.2.4, KP-6.2.5, KP-6.3.3, KP-6.8.2b, KP-6.11.2."""
    pack, options = g.pack, g.state.options
    printed, chapter_6 = pack.rules.challenge, pack.rules.optional
    modifiers: Modifiers = []
    if target.damage:
        modifiers.append(("kp-mod-damage", printed.break_contact_damaged * target.damage))
    if target.short:
        modifiers.append(("kp-mod-supply", printed.break_contact_limited_supply))
    runner = pack.ships.get(target.id)
    if runner is not None:
        if options.sail and runner.sail:
            modifiers.append(("kp-mod-sail", chapter_6.sail_break_contact))
        if options.floatplane and runner.floatplane:
            modifiers.append(("kp-mod-floatplane", chapter_6.floatplane_break_contact))
        return modifiers
    if options.sailing_merchantmen and pack.merchants[target.id].sailing:
        modifiers.append(("kp-mod-sailing", chapter_6.sailing_merchant_break_contact))
    chaser = pack.ships.get(attack.ship)
    if options.sail and chaser is not None and chaser.sail and target.role == "merchantman":
        modifiers.append(("kp-mod-sail", chapter_6.sail_chased_break_contact))
    return modifiers


# -------------------------------------------------------------------- Shallow Run


def shallow_run(g: Game, attack: Attack, target: Vessel, answer: Played) -> Flow[Verdict]:
    """KP-3.3.38a, KP-3.3.38b: the intercept does not take place, but the shoal may hurt."""
    coins = coins_of(g.pack, answer)
    if attack.kind == "intercept" and g.state.options.shallow_pursuit:
        # KP-6.10.1: announced before the merchantman's roll. KP-6.10b: British forces never pursue.
        match (yield from ask(g, attack.seat, PURSUE, CHOICES, "KP-6.10.1")):
            case m.Accept():
                return (yield from pursue(g, attack, target, coins))
            case m.Pass():
                pass
    runner = Side(coins.challenge, attack.foe, shallow_run_modifiers(g, target))
    if not crosses_shoal(g, target, runner, Side(coins.response, attack.seat)):
        if target.damage:
            yield from sink_on_shoal(g, attack, target)
        else:
            damage(g, target)
    return "over"


def crosses_shoal(g: Game, vessel: Vessel, holder: Side, other: Side) -> bool:
    """KP-3.3.38b: the challenge of the ship's holder; does it cross unharmed?"""
    contest = roll_challenge(g, holder, other, at_ship(g.pack, "kp-card-shallow_run", vessel.id), "KP-3.3.38b")
    if not contest.succeeds:
        key = "kp-log-shoal-sunk" if vessel.damage else "kp-log-shoal-damaged"
        g.say(key, rule="KP-3.3.38b", ship=ship_name(g.pack, vessel.id), pieces=(vessel.id,))
    return contest.succeeds


def shallow_run_modifiers(g: Game, target: Vessel) -> Modifiers:
    """KP-3.3.38c, KP-6.6.2, KP-6.8.2b."""
    modifiers: Modifiers = []
    if target.damage:
        modifiers.append(("kp-mod-damage", g.pack.rules.challenge.shallow_run_damaged * target.damage))
    ship = g.pack.ships.get(target.id)
    if ship is not None and ship.fast and g.state.options.fast_raiders:
        modifiers.append(("kp-mod-fast", g.pack.rules.optional.fast_raider_shallow_run))
    return modifiers


def pursue(g: Game, attack: Attack, target: Vessel, coins: Printed) -> Flow[Verdict]:
    """KP-6.10.2, KP-6.10.3, R-60: both ships cross; if both float, the intercept goes on without another reaction."""
    pursuer = ship_in(g.state.seats[attack.seat], attack.ship)
    assert pursuer is not None
    g.say("kp-log-pursuit", rule="KP-6.10.1", ship=ship_name(g.pack, attack.ship), who=Player(attack.seat))
    runner = Side(coins.challenge, attack.foe, shallow_run_modifiers(g, target))
    runner_safe = crosses_shoal(g, target, runner, Side(coins.response, attack.seat))
    chaser = Side(coins.challenge, attack.seat, pursuit_modifiers(g, pursuer))
    pursuer_safe = crosses_shoal(g, pursuer, chaser, Side(coins.response, attack.foe))
    pursuer_sinks, runner_sinks = not pursuer_safe and pursuer.damage > 0, not runner_safe and target.damage > 0
    # KP-6.10.2a: both rolls stand before either result is applied.
    if pursuer_sinks:
        sink(g, attack.seat, pursuer, attack.foe)
    elif not pursuer_safe:
        damage(g, pursuer)
    if runner_sinks:
        sink(g, attack.foe, target, attack.seat)
        yield from react_to_sinking(g, attack, target.id, by_ship=False)
    elif not runner_safe:
        damage(g, target)
    return "over" if pursuer_sinks or runner_sinks else "on"


def pursuit_modifiers(g: Game, pursuer: Vessel) -> Modifiers:
    """KP-6.10.3, KP-6.10.4."""
    chapter_6 = g.pack.rules.optional
    modifiers: Modifiers = []
    if pursuer.damage:
        modifiers.append(("kp-mod-damage", chapter_6.pursuit_damaged * pursuer.damage))
    if g.pack.ships[pursuer.id].fast:
        modifiers.append(("kp-mod-fast", chapter_6.pursuit_fast_raider))
    return modifiers


# -------------------------------------------------------------------- Fast Ship, Non-Combatant, QQQ, Pull the Plug


def play_fast_ship(g: Game, attack: Attack) -> Flow[Verdict]:
    """KP-3.3.13a; KP-6.6.1: a fast raider may make full steam instead of bearing the penalty."""
    attack.fast = True
    ship = ship_in(g.state.seats[attack.seat], attack.ship)
    assert ship is not None
    # KP-6.6.1d: not on Limited Supply.
    if g.state.options.fast_raiders and g.pack.ships[ship.id].fast and not ship.short:
        match (yield from ask(g, attack.seat, FULL_STEAM, CHOICES, "KP-6.6.1a")):
            case m.Accept():
                attack.full_steam = attack.chased = True
                g.say("kp-log-full-steam", rule="KP-6.6.1a", ship=ship_name(g.pack, ship.id), pieces=(ship.id,))
            case m.Pass():
                pass
    return "on"


def pull_the_plug(g: Game, attack: Attack, target: Vessel) -> Verdict:
    """KP-3.3.26: the intercepted ship is scuttled; nobody scores it."""
    put_under_deck(g, attack.foe, target)
    g.say("kp-log-scuttled", rule="KP-3.3.26b", ship=ship_name(g.pack, target.id), pieces=(target.id,))
    return "over"
