"""3.3.1, 3.3.46: AMC and Trap, which shoot back at the ship that intercepts. Both editions."""

from __future__ import annotations

from weathergage.engine import Flow, Player
from weathergage.games.kaisers_pirates.attack import (
    Modifiers,
    Result,
    Side,
    defence_modifiers,
    defence_of,
    own_modifiers,
    roll_attack,
)
from weathergage.games.kaisers_pirates.cards.coins import coins_of
from weathergage.games.kaisers_pirates.cards.evasion import Verdict
from weathergage.games.kaisers_pirates.force import ship_in
from weathergage.games.kaisers_pirates.names import ship_name, type_name
from weathergage.games.kaisers_pirates.settling import recognise, settle_merchantman, settle_ship
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import Attack, Game, Vessel, Won


def fight_amc(g: Game, attack: Attack, answer: Played) -> Flow[Verdict]:
    """KP-3.3.1: the AMC takes the merchantman's place; both results are applied together."""
    ship = _ship(g, attack)
    coins = coins_of(g.pack, answer)
    name = type_name("amc")
    mine = roll_attack(
        g, Side(attack.dice, attack.seat, own_modifiers(g, attack, ship)), Side(coins.defence, attack.foe), name
    )
    theirs = _shoot_back(g, attack, answer, ship)
    attack.rolled = True
    settle_ship(g, ship, attack.seat, attack.foe, theirs)
    if mine == "sunk":  # KP-3.3.1e
        win_card(g, attack.seat, answer)
    yield from recognise_attacker(g, attack)  # KP-3.3.1j
    return "over"


def fight_trap(g: Game, attack: Attack, target: Vessel, answer: Played) -> Flow[Verdict]:
    """KP-3.3.46: the merchantman is armed; both results are applied together."""
    ship = _ship(g, attack)
    mine = roll_attack(
        g,
        Side(attack.dice, attack.seat, own_modifiers(g, attack, ship)),
        Side(defence_of(g.pack, target), attack.foe, defence_modifiers(g.pack, target)),
        ship_name(g.pack, target.id),
    )
    theirs = _shoot_back(g, attack, answer, ship)
    attack.rolled = True
    settle_ship(g, ship, attack.seat, attack.foe, theirs)
    yield from settle_merchantman(g, attack, target, mine)  # a captor that sinks still captures
    yield from recognise_attacker(g, attack)  # KP-3.3.46i
    return "fought"


def _shoot_back(g: Game, attack: Attack, answer: Played, ship: Vessel) -> Result:
    """KP-3.3.1g, KP-3.3.46e: of the modifiers only the night's goes for both sides."""
    night: Modifiers = [("kp-mod-night", g.pack.rules.attack.night)] if attack.night else []
    return roll_attack(
        g,
        Side(coins_of(g.pack, answer).attack, attack.foe, night),
        Side(defence_of(g.pack, ship), attack.seat, defence_modifiers(g.pack, ship)),
        ship_name(g.pack, ship.id),
    )


def recognise_attacker(g: Game, attack: Attack) -> Flow[None]:
    """A raider that is still there is recognised."""
    ship = ship_in(g.state.seats[attack.seat], attack.ship)
    if ship is not None:
        yield from recognise(g, attack.seat, ship)


def win_card(g: Game, by: int, answer: Played) -> None:
    """KP-2.3.2: an action card that was sunk goes to the pile of whoever sank it."""
    turn = g.state.turn
    if answer.card:
        turn.answered = [it for it in turn.answered if it.card != answer.card]
    g.state.seats[by].pile.append(Won(card=answer.card, type=answer.type))
    g.say("kp-log-card-won", rule="KP-2.3.2", card=type_name(answer.type), who=Player(by))


def _ship(g: Game, attack: Attack) -> Vessel:
    ship = ship_in(g.state.seats[attack.seat], attack.ship)
    assert ship is not None
    return ship
