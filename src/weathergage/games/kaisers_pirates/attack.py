"""1.2, 3.2.7: the dice of attacks and challenges, and what modifies them. Both editions; options 6.1-6.3, 6.6, 6.8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from weathergage.engine import Names, Text, text
from weathergage.games.kaisers_pirates.components import Dice, KaisersPack
from weathergage.games.kaisers_pirates.names import ship_name, shown_dice
from weathergage.games.kaisers_pirates.state import LIVE, Attack, Game, State, Vessel

Result: TypeAlias = Literal["none", "damaged", "sunk"]
Modifiers: TypeAlias = list[tuple[str, int]]  # the key of its name, and the amount

ATTACK, DEFENCE, CHALLENGE, RESPONSE = "attack", "defence", "challenge", "response"


class Contest(Struct, frozen=True, gc=False):
    """KP-3.2.7e: what a challenge came to."""

    challenge: int
    response: int

    @property
    def succeeds(self) -> bool:
        return self.challenge > self.response


def sum_up(pack: KaisersPack, highest: int, modifiers: Sequence[tuple[str, int]]) -> int:
    """KP-3.2.7f, KP-3.2.7g: all modifiers count, and the result is never less than one."""
    for _, amount in modifiers:
        highest += amount
    lowest = pack.rules.resolution.lowest
    return highest if highest > lowest else lowest


def written(highest: int, modifiers: Sequence[tuple[str, int]], total: int) -> int | Text:
    """KP-3.2.7g: the sum as a log line spells it: 7, -2 night = 5."""
    if not modifiers:
        return total
    parts = (text("kp-odds-modifier", name=text(key), amount=f"{amount:+d}") for key, amount in modifiers)
    return text("kp-log-sum", highest=highest, modifiers=Names(tuple(parts)), total=total)


def compare(pack: KaisersPack, attack: int, defence: int) -> Result:
    """KP-3.2.7a-c, KP-3.2.7n: modified results are compared, for the doubling as well."""
    if attack <= defence:
        return "none"
    return "sunk" if attack >= pack.rules.resolution.sunk_at * defence else "damaged"


# -------------------------------------------------------------------- modifiers


def own_modifiers(g: Game, attack: Attack, ship: Vessel) -> Modifiers:
    """KP-3.2.7h, KP-3.2.7j, KP-3.2.7m: an own ship intercepts, or fights the AMC or Trap that it met."""
    rules, options = g.pack.rules, g.state.options
    modifiers: Modifiers = []
    if ship.short:
        modifiers.append(("kp-mod-supply", rules.attack.limited_supply))
    if ship.damage:
        modifiers.append(("kp-mod-damage", rules.attack.damaged * ship.damage))  # KP-6.8.2a: for each marker
    if attack.surprise:
        wolf = options.floatplane and g.pack.ships[ship.id].floatplane
        bonus = rules.optional.floatplane_surprise_attack_total if wolf else rules.attack.surprise_attack
        modifiers.append(("kp-mod-surprise", bonus))
    if attack.fast and not attack.full_steam:
        sail = options.sail and g.pack.ships[ship.id].sail
        malus = rules.optional.sail_fast_ship_total if sail else rules.attack.fast_ship
        modifiers.append(("kp-mod-fast-ship", malus))
    if attack.non_combatant:
        modifiers.append(("kp-mod-non-combatant", rules.attack.non_combatant))
    if attack.night:
        modifiers += night_modifiers(g.pack, attack)
    return modifiers


def night_modifiers(pack: KaisersPack, attack: Attack) -> Modifiers:
    """KP-3.2.7m, KP-3.3.36a: an Intercept half with the night marker."""
    modifiers = [("kp-mod-night", pack.rules.attack.night)]
    if attack.searchlight:
        modifiers.append(("kp-mod-searchlight", pack.rules.attack.searchlight))
    return modifiers


def british_modifiers(g: Game, attack: Attack) -> Modifiers:
    """KP-3.2.3, KP-3.3.24b: British forces intercept a warship, raider or prize."""
    modifiers = night_modifiers(g.pack, attack) if attack.night else []
    if attack.surprise:
        modifiers.append(("kp-mod-surprise", g.pack.rules.attack.surprise_attack))
    if attack.kind == "monitor":
        modifiers.append(("kp-mod-monitor", g.pack.rules.attack.monitor))
    return modifiers


def attack_modifiers(g: Game, attack: Attack, ship: Vessel | None) -> Modifiers:
    """All modifiers of an attack; KP-3.2.7l: mines and torpedoes have none."""
    match attack.kind:
        case "intercept":
            return own_modifiers(g, attack, ship) if ship is not None else []
        case "british" | "interrogate" | "monitor":
            return british_modifiers(g, attack)
        case "torpedo" | "mines":
            return []


def defence_modifiers(pack: KaisersPack, target: Vessel) -> Modifiers:
    """KP-3.2.7k, KP-3.2.7i: damage counts in defence, supply does not."""
    if not target.damage:
        return []
    return [("kp-mod-damage", pack.rules.attack.defence_damaged * target.damage)]


def defence_of(pack: KaisersPack, target: Vessel) -> Dice:
    """KP-1.1.4b: the defence coin of a ship of either deck."""
    return pack.defence[target.id]


# -------------------------------------------------------------------- rolls


class Side(Struct, frozen=True, gc=False):
    """One side of a comparison: its dice, who rolls them, what modifies them."""

    dice: Dice
    seat: int
    modifiers: Sequence[tuple[str, int]] = ()


def roller(state: State, seat: int) -> int:
    """KP-5.0c: the live player rolls for the phantom, too."""
    return LIVE if seat == state.phantom else seat


def roll_attack(g: Game, attacker: Side, defender: Side, target: Text) -> Result:
    """KP-3.2.7: both sides roll, the highest die of each counts (KP-1.2c)."""
    mine = g.chance.roll_all(attacker.dice, ATTACK, roller(g.state, attacker.seat))
    theirs = g.chance.roll_all(defender.dice, DEFENCE, roller(g.state, defender.seat))
    attack = sum_up(g.pack, max(mine), attacker.modifiers)
    defence = sum_up(g.pack, max(theirs), defender.modifiers)
    result = compare(g.pack, attack, defence)
    if g.logged:
        shown = shown_dice(attacker.dice, mine) + shown_dice(defender.dice, theirs, against=True)
        g.say(
            RESULTS[result],
            rule="KP-3.2.7",
            dice=shown,
            target=target,
            attack=attack,
            attack_sum=written(max(mine), attacker.modifiers, attack),
            defence=defence,
            defence_sum=written(max(theirs), defender.modifiers, defence),
        )
    return result


RESULTS: dict[Result, str] = {
    "none": "kp-log-attack-none",
    "damaged": "kp-log-attack-damaged",
    "sunk": "kp-log-attack-sunk",
}


def strike(g: Game, attack: Attack, ship: Vessel | None, target: Vessel) -> Result:
    """The dice of an attack against those of its target."""
    attack.rolled = True
    return roll_attack(
        g,
        Side(attack.dice, attack.seat, attack_modifiers(g, attack, ship)),
        Side(defence_of(g.pack, target), attack.foe, defence_modifiers(g.pack, target)),
        ship_name(g.pack, target.id),
    )


def roll_challenge(g: Game, challenger: Side, responder: Side, name: Text, rule: str) -> Contest:
    """KP-1.1.4d, KP-3.2.7e: whoever acts rolls the challenge, an opponent the response."""
    mine = g.chance.roll_all(challenger.dice, CHALLENGE, roller(g.state, challenger.seat))
    theirs = g.chance.roll_all(responder.dice, RESPONSE, roller(g.state, responder.seat))
    contest = Contest(sum_up(g.pack, max(mine), challenger.modifiers), max(theirs))
    if g.logged:
        shown = shown_dice(challenger.dice, mine) + shown_dice(responder.dice, theirs, against=True)
        key = "kp-log-challenge-succeeds" if contest.succeeds else "kp-log-challenge-fails"
        won, lost = contest.challenge, contest.response
        total = written(max(mine), challenger.modifiers, won)
        g.say(key, rule=rule, dice=shown, what=name, challenge=won, challenge_sum=total, response=lost)
    return contest
