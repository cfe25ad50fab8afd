"""The exact odds of what a move leads to, as far as its player can know. Both editions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from weathergage.engine import Move, Outlook, Text, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.assists import join
from weathergage.games.kaisers_pirates.attack import (
    Modifiers,
    Side,
    defence_modifiers,
    defence_of,
    own_modifiers,
)
from weathergage.games.kaisers_pirates.cards import enemy_ships, evasion, own_ships
from weathergage.games.kaisers_pirates.cards.coins import Printed, coins_of, entry_of
from weathergage.games.kaisers_pirates.components import Dice
from weathergage.games.kaisers_pirates.force import holder_of, ship_in, vessel_in, vessel_of
from weathergage.games.kaisers_pirates.forecasts import (
    DUEL,
    EXHAUSTED,
    FAILURE,
    NOT_EXHAUSTED,
    ONE_SHIP,
    SUCCESS,
    TWO_SHIPS,
    attack_on,
    attack_roll,
    challenge,
    contest,
)
from weathergage.games.kaisers_pirates.intercept import passage_bonus
from weathergage.games.kaisers_pirates.names import ship_name, type_name
from weathergage.games.kaisers_pirates.passage import PASSAGE_NAME
from weathergage.games.kaisers_pirates.refuge import refuge_coins, supply_modifiers
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import NOBODY, Attack, Game, Vessel
from weathergage.games.kaisers_pirates.unknowns import with_unknown_reaction


def outlooks(g: Game, seat: int, move: Move) -> tuple[Outlook, ...]:
    """KP-3.2.7: one outlook for each roll that the move leads to at once."""
    return tuple(_outlooks(g, seat, move))


def _outlooks(g: Game, seat: int, move: Move) -> Iterator[Outlook]:
    turn = g.state.turn
    match move:
        case m.Play(card=card):
            yield from played_at_nothing(g, Played(g.pack.cards[card].type, card))
        case m.Target() | m.Against() if turn.playing:
            yield from played_at(g, Played(g.pack.cards[turn.playing].type, turn.playing), move)
        case m.Target(ship=ship) if turn.attack is not None:
            yield from announced(g, aimed(g, turn.attack, ship))
        case m.Announce() | m.Attach() if turn.attack is not None and seat == turn.seat:
            yield from assembled(g, turn.attack, move)
        case m.Against(seat=foe):
            yield from mined(g, g.pack.types["lay_mines"], foe)
        case m.Swap():
            card = turn.answered[-1].card
            yield from reacted(g, Played(g.pack.cards[card].type, card))
        case m.React(card=card):
            yield from reacted(g, Played(g.pack.cards[card].type, card))
        case m.Pass() | m.Accept() if turn.attack is not None:
            yield from answered(g, seat, turn.attack, accepts=isinstance(move, m.Accept))
        case m.Repair(ship=ship):
            yield refuge_attempt(g, vessel_of(g.state, ship), [])
        case m.Resupply(ship=ship):
            vessel = vessel_of(g.state, ship)
            yield refuge_attempt(g, vessel, supply_modifiers(g, vessel))
        case m.SupplyFrom():
            yield exhaustion(g)
        case _:
            pass


# -------------------------------------------------------------------- attacks


def aimed(g: Game, attack: Attack, ship: str) -> Attack:
    """The attack, with one more target."""
    foe = holder_of(g.state, ship)
    targets = [*attack.targets, ship] if attack.foe != NOBODY and not attack.announced else [ship]
    return replace(attack, foe=foe, target=ship, targets=targets)


def struck(g: Game, attack: Attack) -> Iterator[Outlook]:
    """The roll against each target."""
    for ship in attack.targets or [attack.target]:
        target = vessel_in(g.state.seats[attack.foe], ship)
        if target is not None:
            yield attack_on(g, attack, target)


def announced(g: Game, attack: Attack) -> Iterator[Outlook]:
    """The roll against each target, and then what becomes of it if the defender may hold a reaction."""
    yield from struck(g, attack)
    for ship in attack.targets or [attack.target]:
        target = vessel_in(g.state.seats[attack.foe], ship)
        if target is not None:
            yield from with_unknown_reaction(g, attack, target)


def assembled(g: Game, attack: Attack, move: m.Announce | m.Attach) -> Iterator[Outlook]:
    """The attack as it stands, or with one more card."""
    as_it_would = replace(attack, assists=list(attack.assists), targets=list(attack.targets))
    if isinstance(move, m.Attach):
        if attack.announced:  # KP-3.3.3a: a Boarding Party, for the present target alone
            as_it_would.boarding, as_it_would.targets = True, [attack.target]
        else:
            join(as_it_would, g.pack.cards[move.card].type, move.card)
    if attack.kind == "mines":
        as_it_would.targets = [vessel.id for vessel in g.state.seats[attack.foe].merchants]
    yield from announced(g, as_it_would)


# -------------------------------------------------------------------- reactions


def reacted(g: Game, played: Played) -> Iterator[Outlook]:
    """What a reaction leads to: its own challenge, or the attack as it then is."""
    attack = g.state.turn.attack
    coins = coins_of(g.pack, played)
    name, rule = type_name(played.type), g.pack.types[played.type].rule
    if attack is None or played.type in ("recalled", "mistaken_identity"):
        if coins.challenge:
            yield challenge(g, name, coins, [], rule)
        return
    target = vessel_in(g.state.seats[attack.foe], attack.target)
    at_it = replace(attack, targets=[])
    match played.type:
        case "break_contact" if target is not None:
            yield challenge(g, name, coins, evasion.break_contact_modifiers(g, attack, target), rule)
            yield from struck(g, at_it)
        case "shallow_run" if target is not None:
            yield challenge(g, name, coins, evasion.shallow_run_modifiers(g, target), rule)
        case "razzle_dazzle":
            yield challenge(g, name, coins, [], rule)
            yield from struck(g, at_it)
        case "fast_ship":
            yield from struck(g, replace(at_it, fast=True))
        case "non_combatant":
            yield from struck(g, replace(at_it, non_combatant=True))
        case "qqq":
            yield from struck(g, at_it)
        case "amc" | "trap":
            yield from shooting_back(g, attack, played)
        case "q_ship" | "sail_q_ship":
            yield from duel(g, attack, played)
        case _:
            pass


def shooting_back(g: Game, attack: Attack, played: Played) -> Iterator[Outlook]:
    """KP-3.3.1, KP-3.3.46: both sides shoot."""
    ship = ship_in(g.state.seats[attack.seat], attack.ship)
    if ship is None:
        return
    coins = coins_of(g.pack, played)
    if played.type == "trap":
        yield from struck(g, replace(attack, targets=[]))
    else:
        mine = Side(attack.dice, attack.seat, own_modifiers(g, attack, ship))
        yield attack_roll(g, type_name(played.type), mine, Side(coins.defence, attack.foe))
    night: Modifiers = [("kp-mod-night", g.pack.rules.attack.night)] if attack.night else []
    theirs = Side(defence_of(g.pack, ship), attack.seat, defence_modifiers(g.pack, ship))
    yield attack_roll(g, ship_name(g.pack, ship.id), Side(coins.attack, attack.foe, night), theirs)


def duel(g: Game, attack: Attack, played: Played) -> Iterator[Outlook]:
    """KP-3.3.28, KP-3.3.34: the lure, both gun duels, and the torpedoes if it fails."""
    q_ship, submarine = coins_of(g.pack, played), coins_of(g.pack, attack)
    name, other = type_name(played.type), type_name(attack.type)
    yield challenge(g, name, q_ship, [], g.pack.types[played.type].rule)
    hull, boat = Side(q_ship.defence, attack.foe), Side(submarine.defence, attack.seat)
    rolls: list[tuple[str, Text, Dice, Dice]] = [
        ("kp-odds-guns", other, q_ship.gun_attack, boat.dice),
        ("kp-odds-guns", name, submarine.gun_attack, hull.dice),
        ("kp-odds-torpedoes", name, submarine.torpedo_attack, hull.dice),
    ]
    for key, at, dice, defence in rolls:
        yield attack_roll(g, text(key, target=at), Side(dice, NOBODY), Side(defence, NOBODY), DUEL)


def answered(g: Game, seat: int, attack: Attack, accepts: bool) -> Iterator[Outlook]:
    """What accepting an offer leads to, or declining it."""
    holder = holder_of(g.state, attack.target)
    at_it = replace(attack, targets=[])
    if holder == NOBODY:
        return
    target = vessel_of(g.state, attack.target)
    if seat == attack.foe and accepts:
        card = g.pack.merchants[target.id]
        mine, theirs = Side(card.passage_challenge, seat, passage_bonus(g, attack)), Side(card.passage_response, NOBODY)
        yield contest(g, PASSAGE_NAME, mine, theirs, "KP-3.2.6d")
    elif seat == attack.seat and holder == seat:  # KP-6.12.3b: a fresh prize may be asked for supplies
        if accepts:
            yield exhaustion(g)
    elif seat == attack.seat and is_run_shallow(g):
        yield from shoal(g, attack, target, accepts)
    elif seat == attack.seat and not attack.rolled:  # KP-6.6.1a, KP-3.3.3a
        yield from struck(g, replace(at_it, full_steam=accepts and attack.fast))
    elif seat == attack.foe and not attack.rolled:
        yield from struck(g, at_it)


def is_run_shallow(g: Game) -> bool:
    """KP-6.10.1: was Shallow Run the last card that was played?"""
    return last_reaction(g).type == "shallow_run"


def last_reaction(g: Game) -> Played:
    """The reaction that was played last; the phantom's comes from a solitaire card."""
    state = g.state
    attack, last = state.turn.attack, state.turn.answered[-1:]
    if attack is not None and attack.foe == state.phantom:
        return Played(
            state.solitaire.reaction and entry_of(g.pack, state.solitaire.reaction).action,
            entry=state.solitaire.reaction,
        )
    return Played(g.pack.cards[last[0].card].type, last[0].card) if last else Played("")


def shoal(g: Game, attack: Attack, target: Vessel, pursues: bool) -> Iterator[Outlook]:
    """KP-6.10.2: who crosses the shoal unharmed."""
    coins, name = coins_of(g.pack, last_reaction(g)), ship_name(g.pack, target.id)
    yield challenge(g, name, coins, evasion.shallow_run_modifiers(g, target), "KP-3.3.38b")
    pursuer = ship_in(g.state.seats[attack.seat], attack.ship)
    if pursues and pursuer is not None:
        modifiers = evasion.pursuit_modifiers(g, pursuer)
        yield challenge(g, ship_name(g.pack, pursuer.id), coins, modifiers, "KP-6.10.2a")


# -------------------------------------------------------------------- actions


def played_at_nothing(g: Game, played: Played) -> Iterator[Outlook]:
    """Blockade Runner and Breakout."""
    coins, rule = coins_of(g.pack, played), g.pack.types[played.type].rule
    if played.type == "blockade_runner":
        for vessel in g.state.seats[g.state.turn.seat].ships:
            if vessel.short:
                modifiers = own_ships.blockade_modifiers(g, vessel)
                yield challenge(g, ship_name(g.pack, vessel.id), coins, modifiers, rule)
    elif played.type == "breakout":
        # KP-3.3.7b: twice the response brings two ships, as twice the defence sinks.
        mine, theirs = Side(coins.challenge, NOBODY), Side(coins.response, NOBODY)
        names = (FAILURE, ONE_SHIP, TWO_SHIPS)
        yield replace(attack_roll(g, type_name("breakout"), mine, theirs, names), rule=rule)


def played_at(g: Game, played: Played, move: m.Target | m.Against) -> Iterator[Outlook]:
    """Cards that are played at a ship or an opponent."""
    if isinstance(move, m.Target):
        vessel = vessel_of(g.state, move.ship)
        yield from played_at_ship(g, played, vessel)
    elif played.type in EACH_SHIP:
        exposed, modifiers_of = EACH_SHIP[played.type]
        coins, rule = coins_of(g.pack, played), g.pack.types[played.type].rule
        for vessel in exposed(g, g.state.seats[move.seat]):
            modifiers = modifiers_of(g, move.seat, vessel)
            yield challenge(g, ship_name(g.pack, vessel.id), coins, modifiers, rule)
    elif played.type == "submarine_uc":
        yield from mined(g, coins_of(g.pack, played), move.seat)


def mined(g: Game, coins: Printed, foe: int) -> Iterator[Outlook]:
    """KP-3.3.21b, KP-3.3.43b: every merchantman of an opponent."""
    targets = [vessel.id for vessel in g.state.seats[foe].merchants]
    yield from announced(g, Attack("mines", g.state.turn.seat, foe, "", dice=coins.mine_attack, targets=targets))


EACH_SHIP: Final[dict[str, tuple[Callable[..., list[Vessel]], Callable[[Game, int, Vessel], Modifiers]]]] = {
    "heavy_weather": (enemy_ships.exposed_to_weather, lambda _g, _foe, _vessel: []),
    "rendezvous_missed": (enemy_ships.in_need, enemy_ships.rendezvous_modifiers),
}


def played_at_ship(g: Game, played: Played, vessel: Vessel) -> Iterator[Outlook]:
    """The challenge of the card, the attack that follows, or both."""
    coins, rule = coins_of(g.pack, played), g.pack.types[played.type].rule
    seat, foe, name = g.state.turn.seat, holder_of(g.state, vessel.id), type_name(played.type)
    match played.type:
        case "breakdown" | "transfer_command":
            yield challenge(g, name, coins, [], rule)
        case "interned":
            yield challenge(g, name, coins, enemy_ships.interned_modifiers(g, vessel), rule)
        case "fair_seas":
            card = g.pack.merchants[vessel.id]
            bonus = [("kp-mod-fair-seas", g.pack.rules.challenge.fair_seas)]
            mine, theirs = Side(card.passage_challenge, seat, bonus), Side(card.passage_response, NOBODY)
            yield contest(g, PASSAGE_NAME, mine, theirs, "KP-3.3.12b")
        case "interrogate":
            yield challenge(g, name, coins, [], rule)
            yield from announced(g, Attack("interrogate", seat, foe, played.type, dice=coins.attack, target=vessel.id))
        case "monitor":
            yield from announced(g, Attack("monitor", seat, foe, played.type, dice=coins.attack, target=vessel.id))
        case "submarine_u" | "submarine_uc":
            if vessel.role == "prize":
                dice = g.pack.rules.contest_of("prize_torpedo")
                challenged = Side(dice.challenge, seat), Side(dice.response, foe)
                yield contest(g, text("kp-word-prize-torpedo"), *challenged, dice.rule)
            torpedo = Attack("torpedo", seat, foe, played.type, dice=coins.torpedo_attack, target=vessel.id)
            yield from announced(g, torpedo)
        case _:
            pass


def refuge_attempt(g: Game, vessel: Vessel, modifiers: Modifiers) -> Outlook:
    """KP-3.3.20d."""
    return challenge(g, type_name("island_refuge"), refuge_coins(g, vessel), modifiers, "KP-3.3.20d")


def exhaustion(g: Game) -> Outlook:
    """KP-6.12.2: the chance that the prize has nothing left."""
    dice = g.pack.rules.contest_of("prize_exhaustion")
    mine, theirs = Side(dice.challenge, NOBODY), Side(dice.response, NOBODY)
    plain = contest(g, text("kp-word-exhaustion"), mine, theirs, "KP-6.12.2a")
    names = {SUCCESS.key: EXHAUSTED, FAILURE.key: NOT_EXHAUSTED}
    return replace(plain, outcomes=tuple((names[name.key], top, whole) for name, top, whole in plain.outcomes))
