"""3.3.19, 3.3.24: Interrogate and Monitor, the action cards that intercept. Both editions."""

from __future__ import annotations

from collections.abc import Iterator

from weathergage.engine import Flow
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.assists import offer_assists
from weathergage.games.kaisers_pirates.attack import Side, roll_challenge
from weathergage.games.kaisers_pirates.british import announce_british, intercept_ship
from weathergage.games.kaisers_pirates.cards.coins import coins_of
from weathergage.games.kaisers_pirates.force import holder_of, ship_in, vessel_of
from weathergage.games.kaisers_pirates.names import at_ship, ship_name
from weathergage.games.kaisers_pirates.settling import offer_reflag
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import Attack, AttackKind, Game
from weathergage.games.kaisers_pirates.targets import Choice, disguised_ships, sheltered_ships


def disguised_targets(g: Game) -> Iterator[Choice]:
    """KP-3.3.19f."""
    return (m.target(vessel.id) for vessel in disguised_ships(g.state))


def sheltered_targets(g: Game) -> Iterator[Choice]:
    """KP-3.3.24a."""
    return (m.target(vessel.id) for vessel in sheltered_ships(g.state))


def attack_with(g: Game, kind: AttackKind, played: Played, ship: str) -> Attack:
    """The attack that a card makes on a ship."""
    dice = coins_of(g.pack, played).attack
    attack = Attack(kind, g.state.turn.seat, holder_of(g.state, ship), played.type, played.card, dice=dice, target=ship)
    attack.entry = played.entry
    g.state.turn.attack = attack
    return attack


def interrogate(g: Game, played: Played, choice: Choice) -> Flow[None]:
    """KP-3.3.19: on success the ship is recognised and at once intercepted with the card's own dice."""
    assert isinstance(choice, m.Target)
    attack = attack_with(g, "interrogate", played, choice.ship)
    announce_british(g, attack)  # even if it fails
    coins, what = coins_of(g.pack, played), at_ship(g.pack, "kp-card-interrogate", choice.ship)
    contest = roll_challenge(
        g, Side(coins.challenge, attack.seat), Side(coins.response, attack.foe), what, "KP-3.3.19a"
    )
    if contest.succeeds:
        vessel = vessel_of(g.state, choice.ship)
        vessel.known = True
        name = ship_name(g.pack, vessel.id)
        g.say("kp-log-recognised", rule="KP-3.3.19a", ship=name, pieces=(vessel.id,))
        yield from intercept_ship(g, attack, vessel)
        if ship_in(g.state.seats[attack.foe], vessel.id) is not None:  # KP-3.3.19g
            yield from offer_reflag(g, attack.foe, vessel)
    g.state.turn.attack = None


def monitor(g: Game, played: Played, choice: Choice) -> Flow[None]:
    """KP-3.3.24, R-35: an intercept in an Island Refuge; a disguised raider stays disguised."""
    assert isinstance(choice, m.Target)
    attack = attack_with(g, "monitor", played, choice.ship)
    yield from offer_assists(g, attack)
    announce_british(g, attack)
    yield from intercept_ship(g, attack, vessel_of(g.state, choice.ship))
    g.state.turn.attack = None
