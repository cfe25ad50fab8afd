"""3.3.21, 3.3.22, 3.3.28, 3.3.29, 3.3.34, 3.3.42, 3.3.43: mines and submarines, and what answers them.

Both editions; options 6.9, 6.11.
"""

from __future__ import annotations

from collections.abc import Iterator

from weathergage.engine import Flow, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.assists import offer_assists
from weathergage.games.kaisers_pirates.attack import Side, roll_attack, roll_challenge, strike
from weathergage.games.kaisers_pirates.cards.coins import coins_of
from weathergage.games.kaisers_pirates.cards.fighting import win_card
from weathergage.games.kaisers_pirates.force import holder_of, is_idle, merchant_in, vessel_of
from weathergage.games.kaisers_pirates.names import at_ship, ship_name, type_name
from weathergage.games.kaisers_pirates.reactions import reaction_of
from weathergage.games.kaisers_pirates.settling import settle_merchantman, settle_ship
from weathergage.games.kaisers_pirates.situations import Played, Situation
from weathergage.games.kaisers_pirates.state import Attack, Game, Vessel, Won
from weathergage.games.kaisers_pirates.targets import Choice, announce_attack, mineable, torpedo_targets

MINED = text("kp-ask-mined")
MINES_AT = text("kp-ask-mines-at")
PRIZE_TORPEDO = text("kp-word-prize-torpedo")


# -------------------------------------------------------------------- mines


def mine_targets(g: Game) -> Iterator[m.Against]:
    """KP-3.3.21b."""
    return map(m.against, mineable(g))


def minelayers(g: Game) -> Iterator[Choice]:
    """KP-3.3.21a, R-81: own raiders that can still lay mines in this turn, if there is anybody to mine."""
    if next(mineable(g), None) is None:
        return
    for vessel in g.state.seats[g.state.turn.seat].ships:
        if is_idle(g.state, vessel) and g.pack.ships[vessel.id].mines:
            yield m.target(vessel.id)


def lay_mines(g: Game, played: Played, choice: Choice) -> Flow[None]:
    """KP-3.3.21: a raider lays mines against one opponent."""
    assert isinstance(choice, m.Target)
    against = yield from ask(g, g.state.turn.seat, MINES_AT, list(mine_targets(g)), "KP-3.3.21b")
    g.state.turn.acted.append(choice.ship)  # KP-3.1.3c
    yield from mine(g, played, against.seat, choice.ship)


def mine(g: Game, played: Played, foe: int, ship: str = "") -> Flow[None]:
    """KP-3.3.21b, KP-3.3.43b, spec 6.4: mines attack every merchantman of one opponent. Raiders stay disguised."""
    state = g.state
    dice = coins_of(g.pack, played).mine_attack
    attack = Attack("mines", state.turn.seat, foe, played.type, played.card, ship, dice, entry=played.entry)
    state.turn.attack = attack
    yield from offer_assists(g, attack)
    attack.announced = True
    announce_attack(state, foe)
    g.say("kp-log-mines", rule="KP-3.2.8b", who=Player(attack.seat), whom=Player(foe), card=type_name(played.type))
    answer = yield from reaction_of(g, foe, Situation("mines"))
    if answer is None:  # KP-3.3.22: Minesweeper cancels all of it
        attack.targets = [vessel.id for vessel in state.seats[foe].merchants]
    while attack.targets:
        yield from choose_mined(g, attack)
        target = merchant_in(state.seats[foe], attack.target)
        if target is not None:
            yield from settle_merchantman(g, attack, target, strike(g, attack, None, target))
    state.turn.attack = None


def choose_mined(g: Game, attack: Attack) -> Flow[None]:
    """Spec 6.4: in the attacker's order."""
    attack.target = attack.targets[0]
    if len(attack.targets) > 1:
        choices = [m.target(ship) for ship in attack.targets]
        attack.target = (yield from ask(g, attack.seat, MINED, choices, "KP-3.3.21b")).ship
    attack.targets.remove(attack.target)


# -------------------------------------------------------------------- submarines


def torpedo_choices(g: Game) -> Iterator[Choice]:
    """KP-3.3.42a."""
    return (m.target(vessel.id) for vessel in torpedo_targets(g))


def torpedo_and_mine_choices(g: Game) -> Iterator[Choice]:
    """KP-3.3.43a: a ship to torpedo, or an opponent to mine."""
    yield from torpedo_choices(g)
    yield from mine_targets(g)


def dive(g: Game, played: Played, choice: Choice) -> Flow[None]:
    """KP-3.3.42, KP-3.3.43."""
    match choice:
        case m.Against(seat=foe):
            yield from mine(g, played, foe)
        case m.Target(ship=ship):
            yield from torpedo(g, played, vessel_of(g.state, ship))
        case _:
            raise AssertionError(choice)


def torpedo(g: Game, played: Played, target: Vessel) -> Flow[None]:
    """KP-3.3.42a, spec 6.3: one torpedo attack."""
    state = g.state
    foe = holder_of(state, target.id)
    dice = coins_of(g.pack, played).torpedo_attack
    attack = Attack("torpedo", state.turn.seat, foe, played.type, played.card, dice=dice, target=target.id)
    attack.entry = played.entry
    state.turn.attack = attack
    yield from offer_assists(g, attack)
    attack.announced = True
    announce_attack(state, foe)
    name, card = ship_name(g.pack, target.id), type_name(played.type)
    g.say("kp-log-torpedo", rule="KP-3.2.8e", who=Player(attack.seat), target=name, card=card, pieces=(target.id,))
    if target.role != "prize" or dares_prize(g, attack):
        yield from launch(g, attack, target)
    state.turn.attack = None


def dares_prize(g: Game, attack: Attack) -> bool:
    """KP-6.9.1: Germans against Germans: the attack needs a challenge first, and failing wastes the card."""
    dice = g.pack.rules.contest_of("prize_torpedo")
    contest = roll_challenge(
        g, Side(dice.challenge, attack.seat), Side(dice.response, attack.foe), PRIZE_TORPEDO, "KP-6.9.1a"
    )
    return contest.succeeds


def launch(g: Game, attack: Attack, target: Vessel) -> Flow[None]:
    """Spec 6.3: the defender's reaction, then the torpedoes. KP-3.2.6c: no Safe Passage."""
    answer = yield from reaction_of(g, attack.foe, torpedo_situation(g, target))
    if answer is not None:
        attack.reacted = True
        if answer.type != "razzle_dazzle":
            duel(g, attack, answer)
            return
        coins, what = coins_of(g.pack, answer), at_ship(g.pack, "kp-card-razzle_dazzle", target.id)
        contest = roll_challenge(
            g, Side(coins.challenge, attack.foe), Side(coins.response, attack.seat), what, "KP-3.3.29"
        )
        if contest.succeeds:
            return
    result = strike(g, attack, None, target)
    if target.role == "prize":
        settle_ship(g, target, attack.foe, attack.seat, result)
    else:
        yield from settle_merchantman(g, attack, target, result)


def torpedo_situation(g: Game, target: Vessel) -> Situation:
    """KP-3.3.28a, KP-3.3.34a, KP-6.9.2, KP-6.11.1."""
    return Situation(
        "torpedo",
        sailing=g.pack.merchants[target.id].sailing,
        sailing_rule=g.state.options.sailing_merchantmen,
        prize=target.role == "prize",
    )


# -------------------------------------------------------------------- Q-Ships


def duel(g: Game, attack: Attack, answer: Played) -> None:
    """KP-3.3.28, KP-3.3.34: the Q-Ship takes the merchantman's place and tries to lure the submarine."""
    coins, what = coins_of(g.pack, answer), type_name(answer.type)
    rule = g.pack.types[answer.type].rule
    contest = roll_challenge(g, Side(coins.challenge, attack.foe), Side(coins.response, attack.seat), what, rule)
    if contest.succeeds:
        fight_with_guns(g, attack, answer)
    else:
        fight_with_torpedoes(g, attack, answer)


def fight_with_guns(g: Game, attack: Attack, answer: Played) -> None:
    """KP-3.3.28c, KP-3.3.34b: both shoot, then both results are applied."""
    q_ship, submarine = coins_of(g.pack, answer), coins_of(g.pack, attack)
    mine, theirs = type_name(answer.type), type_name(attack.type)
    hit = roll_attack(g, Side(submarine.gun_attack, attack.seat), Side(q_ship.defence, attack.foe), mine)
    back = roll_attack(g, Side(q_ship.gun_attack, attack.foe), Side(submarine.defence, attack.seat), theirs)
    if hit == "sunk":
        win_card(g, attack.seat, answer)
    if back == "sunk":
        win_submarine(g, attack)


def fight_with_torpedoes(g: Game, attack: Attack, answer: Played) -> None:
    """KP-3.3.28d-f, KP-3.3.34c: torpedoes first; what is left of the Q-Ship drops its depth charges, if it has any."""
    q_ship, submarine = coins_of(g.pack, answer), coins_of(g.pack, attack)
    mine, theirs = type_name(answer.type), type_name(attack.type)
    hit = roll_attack(g, Side(submarine.torpedo_attack, attack.seat), Side(q_ship.defence, attack.foe), mine)
    if hit == "sunk":
        win_card(g, attack.seat, answer)
        return
    if not q_ship.depth_charge_attack:
        return
    hurt = [("kp-mod-damage", g.pack.rules.attack.damaged)] if hit == "damaged" else []
    charges = q_ship.depth_charge_attack
    if roll_attack(g, Side(charges, attack.foe, hurt), Side(submarine.defence, attack.seat), theirs) == "sunk":
        win_submarine(g, attack)


def win_submarine(g: Game, attack: Attack) -> None:
    """KP-3.3.28g: the submarine's card goes to the Q-Ship's player."""
    turn = g.state.turn
    turn.committed = [it for it in turn.committed if it.card != attack.card or not attack.card]
    g.state.seats[attack.foe].pile.append(Won(card=attack.card, type=attack.type))
    card = type_name(attack.type)
    g.say("kp-log-card-won", rule="KP-3.3.28g", card=card, who=Player(attack.foe))
