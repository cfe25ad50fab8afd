"""When to answer an attack with a reaction, and with which: what it saves against what the card is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from weathergage.bots.kaisers_pirates.odds import hit, success
from weathergage.bots.kaisers_pirates.own_errands import disguise_gain
from weathergage.bots.kaisers_pirates.table import FIGHTERS, Table
from weathergage.bots.kaisers_pirates.worth import HURT, fighter_worth, held, purse, vessel_worth, warship_value
from weathergage.engine import Move
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.components import Card
from weathergage.games.kaisers_pirates.view import AttackView, VesselView


def react(table: Table, prompt: str, legal: Sequence[Move]) -> Move:
    """KP-3.2.2: the reaction that gains most, if it gains more than its card is worth."""
    weigh = WINDOWS.get(prompt)
    best: Move = m.PASS
    gain = 0.0
    for move in legal:
        if weigh is not None and isinstance(move, m.React):
            card = table.pack.cards[move.card]
            price = max(purse(table), 0.8 * held(table, card.type)) if table.me != table.view.turn.seat else 0.0
            net = weigh(table, card) - price
            if net > gain:
                best, gain = move, net
    return best


class Defence:
    """An attack on one of our ships, and what we make of its results."""

    def __init__(self, table: Table, attack: AttackView, target: VesselView) -> None:
        self.table, self.attack, self.target = table, attack, target
        self.weight = table.weight[attack.seat]
        self.modifier = table.attack_modifier(attack)
        cargo = any(card.type == "special_cargo" for card in attack.assists)
        self.times = 2 if cargo else 1

    def outcome(self, extra: int = 0, *, taken: bool = False, passage: int = 0) -> float:
        """What comes of it for us if dice are rolled: mostly a loss. `taken`: what would sink is captured."""
        table, target = self.table, self.target
        if target.role in FIGHTERS:
            ship = table.pack.ships[target.id]
            chances = hit(self.attack.dice, self.modifier + extra, ship.defence, table.defence_modifier(target))
            worth = fighter_worth(table, table.me, target)
            loss = chances.sunk * (ship.victory * 0.8 * self.weight + worth)
            return -loss - (0 if target.damage else chances.damaged * (worth * HURT + 1.5 * self.weight))
        card = table.pack.merchants[target.id]
        chances = hit(self.attack.dice, self.modifier + extra, card.defence, table.defence_modifier(target))
        taken = taken or self.attack.boarding
        gained = card.victory * (2 if taken else self.times) * self.weight
        loss = chances.sunk * (gained + vessel_worth(table, table.me, target))
        if target.damage or self.attack.kind in ("torpedo", "mines"):
            return -loss
        loss += 0 if taken else chances.damaged * card.victory * 0.2
        afloat = chances.none + (chances.damaged if taken else 0)
        port = success(card.passage_challenge, card.passage_response, passage)
        return afloat * port * card.victory * 0.85 - loss


# -------------------------------------------------------------------- own merchantmen


def against_raid(table: Table, card: Card) -> float:
    """A reaction to an own ship's intercept of a merchantman."""
    it = under_attack(table)
    found = table.find(it.attack.ship) if it else None
    if it is None or found is None:
        return 0.0
    raider, rules = found[1], table.pack.rules
    suffered = it.outcome()
    match card.type:
        case "slim_pickings":
            return -suffered
        case "break_contact":
            return -suffered * contact_chance(table, it.target, card)
        case "shallow_run":
            return shoal(table, it, card) - suffered
        case "fast_ship":
            return it.outcome(rules.attack.fast_ship) - suffered
        case "non_combatant":
            bonus = rules.challenge.non_combatant_passage
            return it.outcome(rules.attack.non_combatant, taken=True, passage=bonus) - suffered
        case "qqq":
            return 0.2 * table.victory(raider) if table.turns else 0.0
        case "amc":
            back = shot_back(table, it, raider, card)
            chances = hit(it.attack.dice, it.modifier, card.defence, 0)
            return back - chances.sunk * card.victory * it.weight - suffered
        case "trap":
            return shot_back(table, it, raider, card)
        case _:
            return 0.0


def under_attack(table: Table) -> Defence | None:
    """The attack on one of our ships, if there is one."""
    attack = table.view.turn.attack
    found = table.find(attack.target) if attack is not None else None
    return Defence(table, attack, found[1]) if attack is not None and found is not None else None


def shot_back(table: Table, it: Defence, raider: VesselView, card: Card) -> float:
    """KP-3.3.1g, KP-3.3.46e: what the AMC or the Trap does to the ship that intercepts."""
    ship = table.pack.ships.get(raider.id)
    if ship is None:
        return 0.0
    night = table.pack.rules.attack.night if it.attack.night else 0
    chances = hit(card.attack, night, ship.defence, table.defence_modifier(raider))
    worth = fighter_worth(table, it.attack.seat, raider) * it.weight
    gain = chances.sunk * (warship_value(table, ship.victory) + worth) + 0.3
    return gain + (0 if raider.damage else chances.damaged * (HURT * worth + 1))


def contact_chance(table: Table, target: VesselView, card: Card) -> float:
    """KP-3.3.5."""
    rules = table.pack.rules.challenge
    modifier = rules.break_contact_damaged * target.damage
    modifier += rules.break_contact_limited_supply if target.short else 0
    return success(card.challenge, card.response, modifier)


def shoal(table: Table, it: Defence, card: Card) -> float:
    """KP-3.3.38: what comes of running for the shallows."""
    target = it.target
    chance = success(card.challenge, card.response, table.pack.rules.challenge.shallow_run_damaged * target.damage)
    worth = vessel_worth(table, table.me, target)
    if target.damage:
        return -(1 - chance) * (table.victory(target) * it.weight + worth)
    return -(1 - chance) * (HURT * worth + 0.5)


def against_several(table: Table, _card: Card) -> float:
    """KP-3.3.40b: Slim Pickings leaves one target of several."""
    attack = table.view.turn.attack
    if attack is None:
        return 0.0
    losses: list[float] = []
    for ship in attack.targets:
        found = table.find(ship)
        if found is not None:
            losses.append(-Defence(table, attack, found[1]).outcome())
    return sum(losses) - max(losses, default=0.0)


def against_torpedo(table: Table, card: Card) -> float:
    """KP-3.3.28, KP-3.3.29, KP-3.3.34."""
    it = under_attack(table)
    if it is None:
        return 0.0
    suffered = it.outcome()
    if card.type == "razzle_dazzle":
        return -suffered * success(card.challenge, card.response)
    if it.attack.card is None:
        return -suffered
    submarine = table.pack.cards[it.attack.card.number]
    lured = success(card.challenge, card.response)
    guns = hit(card.gun_attack, 0, submarine.defence, 0).sunk
    charges = hit(card.depth_charge_attack, 0, submarine.defence, 0).sunk if card.depth_charge_attack else 0.0
    lost = lured * hit(submarine.gun_attack, 0, card.defence, 0).sunk
    lost += (1 - lured) * hit(submarine.torpedo_attack, 0, card.defence, 0).sunk
    won = (lured * guns + (1 - lured) * 0.6 * charges) * submarine.victory
    return won - lost * card.victory * it.weight - suffered


def against_mines(table: Table, _card: Card) -> float:
    """KP-3.3.22: all of it is cancelled."""
    attack = table.view.turn.attack
    if attack is None:
        return 0.0
    return -sum(Defence(table, attack, vessel).outcome() for vessel in table.own.merchants)


# -------------------------------------------------------------------- own ships


def against_british(table: Table, card: Card) -> float:
    """A reaction to an intercept of a warship, raider or prize."""
    it = under_attack(table)
    if it is None:
        return 0.0
    suffered = it.outcome()
    match card.type:
        case "break_contact":
            return -suffered * contact_chance(table, it.target, card)
        case "shallow_run":
            return shoal(table, it, card) - suffered
        case "pull_the_plug":
            return -suffered - vessel_worth(table, table.me, it.target)
        case _:
            return 0.0


# -------------------------------------------------------------------- after the dice


def against_sinking(table: Table, card: Card) -> float:
    """KP-3.3.23, KP-3.3.30."""
    attacker = table.view.turn.seat
    chance = success(card.challenge, card.response)
    attack = table.view.turn.attack
    if card.type == "recalled":
        found = table.find(attack.ship) if attack is not None else None
        worth = fighter_worth(table, found[0], found[1]) if found and found[1].role in FIGHTERS else 2.0
        return chance * worth * table.weight[attacker]
    mine = [value(table, won.ship) * won.times for won in table.own.pile if won.ship and won.sunk and not won.warship]
    theirs = value(table, attack.target) * (2 if "special_cargo" in kinds(attack) else 1) if attack is not None else 0
    return chance * (theirs - min(mine, default=theirs)) * (1 + table.weight[attacker])


def value(table: Table, ship: str) -> int:
    """The victory value of a merchantman."""
    return table.pack.merchants[ship].victory if ship in table.pack.merchants else 0


def kinds(attack: AttackView) -> set[str]:
    return {card.type for card in attack.assists}


def against_recognition(table: Table, _card: Card) -> float:
    """KP-3.3.32: hide whichever ship is recognised and would be missed most."""
    return max((disguise_gain(table, it) for it in table.own.ships if it.recognised), default=0.0)


WINDOWS: dict[str, Callable[[Table, Card], float]] = {
    "kp-ask-react-several": against_several,
    "kp-ask-react-intercept": against_raid,
    "kp-ask-react-british": against_british,
    "kp-ask-react-torpedo": against_torpedo,
    "kp-ask-react-mines": against_mines,
    "kp-ask-react-sinking": against_sinking,
    "kp-ask-react-later": against_sinking,
    "kp-ask-react-recognition": against_recognition,
}
