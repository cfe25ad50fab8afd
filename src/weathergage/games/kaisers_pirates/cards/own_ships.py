"""3.3.2, 3.3.7-9, 3.3.12, 3.3.20, 3.3.32, 3.3.35: cards that help, move or remove own ships.

Both editions; options 6.1, 6.2, 6.5, 6.8; teams (4.7).
"""

from __future__ import annotations

from collections.abc import Iterator

from weathergage.engine import Flow, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.attack import Modifiers, Side, roll_challenge
from weathergage.games.kaisers_pirates.cards.coins import coins_of
from weathergage.games.kaisers_pirates.force import (
    add_fighter,
    draw_ship,
    has_prize,
    is_available,
    is_fighter,
    mate_of,
    opponents,
    put_under_deck,
    repair,
    vessel_of,
    vessels,
)
from weathergage.games.kaisers_pirates.names import at_ship, ship_name, type_name
from weathergage.games.kaisers_pirates.passage import try_passage
from weathergage.games.kaisers_pirates.settling import disguise
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import REMEMBERED, Game, Vessel
from weathergage.games.kaisers_pirates.targets import Choice

TO_MATE = text("kp-ask-breakout-mate")


def own_short(g: Game) -> Iterator[Choice]:
    """Something to resupply."""
    if any(vessel.short for vessel in g.state.seats[g.state.turn.seat].ships):
        yield m.ANNOUNCE


def run_blockade(g: Game, played: Played, _choice: Choice) -> None:
    """KP-3.3.2: a challenge for each own ship on Limited Supply, refuge included."""
    seat = g.state.turn.seat
    coins, other = coins_of(g.pack, played), opponents(g.state, seat)[0]
    for vessel in g.state.seats[seat].ships:
        if vessel.short:
            modifiers = blockade_modifiers(g, vessel)
            what = at_ship(g.pack, "kp-card-blockade_runner", vessel.id)
            contest = roll_challenge(
                g, Side(coins.challenge, seat, modifiers), Side(coins.response, other), what, "KP-3.3.2a"
            )
            if contest.succeeds:
                resupply(g, vessel, "KP-3.3.2b")


def blockade_modifiers(g: Game, vessel: Vessel) -> Modifiers:
    """KP-3.3.2c, KP-6.1.2, KP-6.2.2."""
    options, ship = g.state.options, g.pack.ships[vessel.id]
    modifiers: Modifiers = []
    if has_prize(g.state.seats[g.state.turn.seat]):
        modifiers.append(("kp-mod-prize", g.pack.rules.challenge.blockade_runner_prize))
    if options.coal and ship.coal:
        modifiers.append(("kp-mod-coal", g.pack.rules.optional.coal_blockade_runner))
    if options.sail and ship.sail:
        modifiers.append(("kp-mod-sail", g.pack.rules.optional.sail_blockade_runner))
    return modifiers


def bring_coal(g: Game, _played: Played, _choice: Choice) -> None:
    """KP-3.3.8: all own ships are resupplied, refuge included."""
    for vessel in g.state.seats[g.state.turn.seat].ships:
        if vessel.short:
            resupply(g, vessel, "KP-3.3.8a")


def resupply(g: Game, vessel: Vessel, rule: str) -> None:
    vessel.short = False
    g.say("kp-log-resupplied", rule=rule, ship=ship_name(g.pack, vessel.id), pieces=(vessel.id,))


# -------------------------------------------------------------------- repair, passage, disguise, scuttling


def own_damaged(g: Game) -> Iterator[Choice]:
    """KP-3.3.9b: any own damaged ship."""
    for vessel in vessels(g.state.seats[g.state.turn.seat]):
        if vessel.damage:
            yield m.target(vessel.id)


def control_damage(g: Game, _played: Played, choice: Choice) -> None:
    """KP-3.3.9a."""
    vessel = chosen(g, choice)
    repair(vessel)
    g.say("kp-log-repaired", rule="KP-3.3.9a", ship=ship_name(g.pack, vessel.id), pieces=(vessel.id,))


def own_sound_merchants(g: Game) -> Iterator[Choice]:
    """KP-3.3.12a: own undamaged merchantmen and prizes."""
    for vessel in vessels(g.state.seats[g.state.turn.seat]):
        if not vessel.damage and not is_fighter(vessel):
            yield m.target(vessel.id)


def sail_fair_seas(g: Game, _played: Played, choice: Choice) -> None:
    """KP-3.3.12: Safe Passage with a bonus. R-27: the next opponent rolls the response."""
    seat = g.state.turn.seat
    bonus = [("kp-mod-fair-seas", g.pack.rules.challenge.fair_seas)]
    try_passage(g, seat, chosen(g, choice), opponents(g.state, seat)[0], bonus)


def own_recognised(g: Game) -> Iterator[Choice]:
    """KP-3.3.32e: own raiders and prizes that are recognised."""
    for vessel in g.state.seats[g.state.turn.seat].ships:
        if vessel.known:
            yield m.target(vessel.id)


def reflag(g: Game, _played: Played, choice: Choice) -> None:
    """KP-3.3.32e."""
    disguise(g, chosen(g, choice))


def own_wrecks(g: Game) -> Iterator[Choice]:
    """KP-3.3.35a: own damaged warships, raiders and prizes."""
    for vessel in g.state.seats[g.state.turn.seat].ships:
        if vessel.damage:
            yield m.target(vessel.id)


def scuttle(g: Game, _played: Played, choice: Choice) -> None:
    """KP-3.3.35."""
    vessel = chosen(g, choice)
    put_under_deck(g, g.state.turn.seat, vessel)
    g.say("kp-log-scuttled", rule="KP-3.3.35b", ship=ship_name(g.pack, vessel.id), pieces=(vessel.id,))


def own_at_sea(g: Game) -> Iterator[Choice]:
    """KP-3.3.20a: own warships and raiders that are in no refuge yet."""
    for vessel in g.state.seats[g.state.turn.seat].ships:
        if is_fighter(vessel) and not vessel.refuge:
            yield m.target(vessel.id)


def seek_refuge(g: Game, played: Played, choice: Choice) -> None:
    """KP-3.3.20b, KP-3.3.20l: the card stays on the ship, and a raider is disguised."""
    vessel = chosen(g, choice)
    turn = g.state.turn
    turn.committed = [it for it in turn.committed if it.card != played.card]
    vessel.refuge = played.card or REMEMBERED
    vessel.known = False
    turn.entered.append(vessel.id)
    g.say("kp-log-refuge", rule="KP-3.3.20a", ship=ship_name(g.pack, vessel.id), pieces=(vessel.id,))


# -------------------------------------------------------------------- Breakout


def new_ships(g: Game) -> Iterator[Choice]:
    """R-77, KP-6.5.2a: something to draw."""
    if is_available(g.state.ships):
        yield m.ANNOUNCE


def break_out(g: Game, played: Played, _choice: Choice) -> Flow[None]:
    """KP-3.3.7: one new ship, or two when the challenge is at least double the response."""
    seat, coins = g.state.turn.seat, coins_of(g.pack, played)
    what = type_name("breakout")
    contest = roll_challenge(
        g, Side(coins.challenge, seat), Side(coins.response, opponents(g.state, seat)[0]), what, "KP-3.3.7a"
    )
    if not contest.succeeds:
        return
    doubled = contest.challenge >= g.pack.rules.resolution.sunk_at * contest.response
    count = g.pack.rules.cards.breakout_doubled if doubled else g.pack.rules.cards.breakout
    drawn: list[Vessel] = []
    while len(drawn) < count and is_available(g.state.ships):
        drawn.append(add_fighter(g, seat, draw_ship(g, g.state.ships)))
        name = ship_name(g.pack, drawn[-1].id)
        g.say("kp-log-breakout", rule="KP-3.3.7a", ship=name, who=Player(seat), pieces=(drawn[-1].id,))
    if g.state.teams and len(drawn) > 1:  # KP-4.7c: a single ship stays
        yield from share_ships(g, seat, drawn)


def share_ships(g: Game, seat: int, ships: list[Vessel]) -> Flow[None]:
    """KP-4.7: of two new ships one (edition 2: or both) may join the mate."""
    mate = mate_of(g.state, seat)
    for vessel in ships:
        choices = [m.assign(vessel.id, seat), m.assign(vessel.id, mate)]
        owner = (yield from ask(g, seat, TO_MATE, choices, "KP-4.7")).seat
        if owner == seat:
            continue
        g.state.seats[seat].ships.remove(vessel)
        g.state.seats[mate].ships.append(vessel)
        name = ship_name(g.pack, vessel.id)
        g.say("kp-log-passed", who=Player(seat), whom=Player(mate), ship=name, rule="KP-4.7")
        if g.state.edition == 1:  # KP-4.7a: one at most
            return


def chosen(g: Game, choice: Choice) -> Vessel:
    """The ship that an action was played at."""
    assert isinstance(choice, m.Target)
    return vessel_of(g.state, choice.ship)
