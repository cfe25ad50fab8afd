"""3.3.6, 3.3.16, 3.3.18, 3.3.33, 3.3.45: cards that harm or take ships of an opponent, and are no attack.

Both editions; options 6.1, 6.2, 6.8.
"""

from __future__ import annotations

from collections.abc import Iterator

from weathergage.engine import Player
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.attack import Contest, Modifiers, Side, roll_challenge
from weathergage.games.kaisers_pirates.cards.coins import coins_of
from weathergage.games.kaisers_pirates.force import (
    damage,
    has_prize,
    holder_of,
    is_fighter,
    put_under_deck,
    take_out,
    vessel_of,
    vessels,
)
from weathergage.games.kaisers_pirates.names import at_ship, ship_name
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import Game, Seat, Vessel
from weathergage.games.kaisers_pirates.targets import (
    Choice,
    announce_annoyance,
    annoyable,
    exposed_ships,
    sound_fighters,
)


def aim(g: Game, choice: Choice) -> tuple[int, Vessel]:
    """Announce the ship that a card is played at: its holder, and the ship."""
    assert isinstance(choice, m.Target)
    foe = holder_of(g.state, choice.ship)
    announce_annoyance(g.state, foe)
    return foe, vessel_of(g.state, choice.ship)


def challenge(g: Game, played: Played, foe: int, vessel: Vessel, modifiers: Modifiers) -> Contest:
    """R-47: whoever plays the card rolls the challenge."""
    coins = coins_of(g.pack, played)
    rule = g.pack.types[played.type].rule
    what = at_ship(g.pack, f"kp-card-{played.type}", vessel.id)
    return roll_challenge(g, Side(coins.challenge, g.state.turn.seat, modifiers), Side(coins.response, foe), what, rule)


def sound_targets(g: Game) -> Iterator[Choice]:
    return (m.target(vessel.id) for vessel in sound_fighters(g.state))


def break_down(g: Game, played: Played, choice: Choice) -> None:
    """KP-3.3.6a."""
    foe, vessel = aim(g, choice)
    if challenge(g, played, foe, vessel, []).succeeds:
        damage(g, vessel)
        g.say("kp-log-damaged", rule="KP-3.3.6a", ship=ship_name(g.pack, vessel.id), pieces=(vessel.id,))


def recognised_targets(g: Game) -> Iterator[Choice]:
    return (m.target(vessel.id) for vessel in exposed_ships(g.state))


def intern(g: Game, played: Played, choice: Choice) -> None:
    """KP-3.3.18."""
    foe, vessel = aim(g, choice)
    if challenge(g, played, foe, vessel, interned_modifiers(g, vessel)).succeeds:
        put_under_deck(g, foe, vessel)
        g.say("kp-log-interned", rule="KP-3.3.18c", ship=ship_name(g.pack, vessel.id), pieces=(vessel.id,))


def interned_modifiers(g: Game, vessel: Vessel) -> Modifiers:
    """KP-3.3.18b, R-49, KP-6.8.2c."""
    printed = g.pack.rules.challenge
    modifiers: Modifiers = []
    if vessel.damage:
        modifiers.append(("kp-mod-damage", printed.interned_damaged * vessel.damage))
    if vessel.short:
        modifiers.append(("kp-mod-supply", printed.interned_limited_supply))
    return modifiers


def transfer_command(g: Game, played: Played, choice: Choice) -> None:
    """KP-3.3.45: on success the ship changes Forces with its markers (KP-3.3.45c), but without a refuge (R-37)."""
    foe, vessel = aim(g, choice)
    if challenge(g, played, foe, vessel, []).succeeds:
        take_out(g, foe, vessel)
        g.state.seats[g.state.turn.seat].ships.append(vessel)
        name, who = ship_name(g.pack, vessel.id), Player(g.state.turn.seat)
        g.say("kp-log-transferred", rule="KP-3.3.45a", ship=name, who=who, pieces=(vessel.id,))


# -------------------------------------------------------------------- Heavy Weather


def exposed_to_weather(g: Game, force: Seat) -> list[Vessel]:
    """KP-3.3.16a, KP-3.3.16d: damaged ships at sea; R-97: all of them, at tables that play it so."""
    everybody = g.state.options.heavy_weather == "all"
    return [vessel for vessel in vessels(force) if (vessel.damage or everybody) and not vessel.refuge]


def weather_targets(g: Game) -> Iterator[Choice]:
    """KP-3.3.14e, R-88: through a Fog Bank too."""
    for foe in annoyable(g.state, through_fog=True):
        if exposed_to_weather(g, g.state.seats[foe]):
            yield m.against(foe)


def blow(g: Game, played: Played, choice: Choice) -> None:
    """KP-3.3.16: what is lost goes under its deck, and nobody scores it."""
    foe = _opponent(g, choice)
    for vessel in exposed_to_weather(g, g.state.seats[foe]):
        if challenge(g, played, foe, vessel, []).succeeds:
            put_under_deck(g, foe, vessel)
            g.say("kp-log-weather-sunk", rule="KP-3.3.16b", ship=ship_name(g.pack, vessel.id), pieces=(vessel.id,))


# -------------------------------------------------------------------- Rendezvous Missed


def in_need(_g: Game, force: Seat) -> list[Vessel]:
    """KP-3.3.33d, KP-3.3.33e, R-48: warships and raiders at sea that are not on Limited Supply yet."""
    return [vessel for vessel in force.ships if is_fighter(vessel) and not vessel.refuge and not vessel.short]


def rendezvous_targets(g: Game) -> Iterator[Choice]:
    for foe in annoyable(g.state):
        if in_need(g, g.state.seats[foe]):
            yield m.against(foe)


def miss_rendezvous(g: Game, played: Played, choice: Choice) -> None:
    """KP-3.3.33: a challenge for each ship."""
    foe = _opponent(g, choice)
    for vessel in in_need(g, g.state.seats[foe]):
        if challenge(g, played, foe, vessel, rendezvous_modifiers(g, foe, vessel)).succeeds:
            vessel.short = True
            g.say("kp-log-short", rule="KP-3.3.33b", ship=ship_name(g.pack, vessel.id), pieces=(vessel.id,))


def rendezvous_modifiers(g: Game, foe: int, vessel: Vessel) -> Modifiers:
    """KP-3.3.33c, KP-6.1.1, KP-6.2.1."""
    options, ship = g.state.options, g.pack.ships[vessel.id]
    modifiers: Modifiers = []
    if has_prize(g.state.seats[foe]):
        modifiers.append(("kp-mod-prize", g.pack.rules.challenge.rendezvous_missed_prize))
    if options.coal and ship.coal:
        modifiers.append(("kp-mod-coal", g.pack.rules.optional.coal_rendezvous_missed))
    if options.sail and ship.sail:
        modifiers.append(("kp-mod-sail", g.pack.rules.optional.sail_rendezvous_missed))
    return modifiers


def _opponent(g: Game, choice: Choice) -> int:
    assert isinstance(choice, m.Against)
    announce_annoyance(g.state, choice.seat)
    return choice.seat
