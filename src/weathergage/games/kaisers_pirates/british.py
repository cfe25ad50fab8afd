"""3.2.3: British forces intercept warships, raiders and prizes; so do Interrogate and Monitor. Both editions."""

from __future__ import annotations

from weathergage.engine import Flow, Player
from weathergage.games.kaisers_pirates.attack import strike
from weathergage.games.kaisers_pirates.cards import evasion
from weathergage.games.kaisers_pirates.force import ship_in
from weathergage.games.kaisers_pirates.names import ship_name, type_name
from weathergage.games.kaisers_pirates.passage import offer_passage
from weathergage.games.kaisers_pirates.reactions import reaction_of
from weathergage.games.kaisers_pirates.settling import settle_ship
from weathergage.games.kaisers_pirates.situations import Played, Situation
from weathergage.games.kaisers_pirates.state import Attack, Game, Vessel
from weathergage.games.kaisers_pirates.targets import announce_attack


def announce_british(g: Game, attack: Attack) -> None:
    """KP-3.2.8d: an attack by British forces is announced."""
    g.state.turn.attack, attack.announced = attack, True
    announce_attack(g.state, attack.foe)
    if g.logged:
        who, target, card = Player(attack.seat), ship_name(g.pack, attack.target), type_name(attack.type)
        g.say("kp-log-british", rule="KP-3.2.8d", who=who, target=target, card=card, pieces=(attack.target,))


def intercept_ship(g: Game, attack: Attack, target: Vessel) -> Flow[None]:
    """KP-3.2.3, spec 6.2: one intercept of a warship, raider or prize that has been announced."""
    g.state.turn.intercepted.append(target.id)
    answer = yield from reaction_of(g, attack.foe, ship_situation(attack, target))
    verdict: evasion.Verdict = "on"
    if answer is not None:
        verdict = yield from apply_reaction(g, attack, target, answer)
    if verdict == "over":
        return
    settle_ship(g, target, attack.foe, attack.seat, strike(g, attack, None, target))
    # KP-3.2.6b: only prizes make for port, when they are undamaged.
    if target.role == "prize" and not target.damage and ship_in(g.state.seats[attack.foe], target.id) is not None:
        yield from offer_passage(g, attack.foe, target, attack.seat, [])


def ship_situation(attack: Attack, target: Vessel) -> Situation:
    """KP-3.2.2: what decides about the reactions to an intercept of a warship, raider or prize."""
    return Situation(
        "ship",
        night=attack.night,
        surprise=attack.surprise,
        damaged=target.damage > 0,
        refuge=bool(target.refuge),
    )


def apply_reaction(g: Game, attack: Attack, target: Vessel, answer: Played) -> Flow[evasion.Verdict]:
    """3.3: what a reaction makes of it."""
    match answer.type:
        case "break_contact":
            return evasion.break_contact(g, attack, target, answer)
        case "shallow_run":
            return (yield from evasion.shallow_run(g, attack, target, answer))
        case "pull_the_plug":
            return evasion.pull_the_plug(g, attack, target)
        case _:
            raise AssertionError(answer)
