"""Chapter 6: what the optional rules add to the sequence of play. What they change stands where it is changed."""

from __future__ import annotations

from collections.abc import Iterator

from weathergage.engine import Flow, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.attack import Side, roll_challenge
from weathergage.games.kaisers_pirates.force import opponents, ship_in, sink
from weathergage.games.kaisers_pirates.names import at_ship, ship_name
from weathergage.games.kaisers_pirates.state import Attack, Game, Vessel

CAPTURE_SUPPLY = text("kp-ask-capture-supply")
CHOICES: list[m.Accept | m.Pass] = [m.ACCEPT, m.PASS]


def check_full_steam(g: Game, attack: Attack) -> None:
    """KP-6.6.1b, KP-6.6.1c, R-57: after a chase at full steam the raider may be on Limited Supply."""
    ship = ship_in(g.state.seats[attack.seat], attack.ship)
    if not attack.chased or ship is None:
        return
    dice = g.pack.rules.contest_of("full_steam")
    contest = roll_challenge(
        g,
        Side(dice.challenge, attack.foe),
        Side(dice.response, attack.seat),
        at_ship(g.pack, "kp-word-full-steam", ship.id),
        "KP-6.6.1b",
    )
    if contest.succeeds:
        ship.short = True
        g.say("kp-log-short", rule="KP-6.6.1b", ship=ship_name(g.pack, ship.id), pieces=(ship.id,))


# -------------------------------------------------------------------- 6.12: supply from prizes


def prize_supplies(g: Game, seat: int) -> Iterator[m.SupplyFrom]:
    """KP-6.12.1: each prize may resupply one own ship in a turn, in an Island Refuge too."""
    force = g.state.seats[seat]
    for prize in force.ships:
        if prize.role == "prize" and prize.id not in g.state.turn.suppliers:
            for ship in force.ships:
                if ship.short:
                    yield m.supply_from(prize.id, ship.id)


def supply_from_prize(g: Game, seat: int, prize: str, ship: Vessel) -> None:
    """KP-6.12.1, KP-6.12.2: the ship is resupplied; then it shows whether the prize has anything left."""
    ship.short = False
    g.state.turn.suppliers.append(prize)
    g.say("kp-log-resupplied", rule="KP-6.12.1a", ship=ship_name(g.pack, ship.id), pieces=(ship.id,))
    dice = g.pack.rules.contest_of("prize_exhaustion")
    other = opponents(g.state, seat)[0]
    what = at_ship(g.pack, "kp-word-exhaustion", prize)
    contest = roll_challenge(g, Side(dice.challenge, other), Side(dice.response, seat), what, "KP-6.12.2a")
    if contest.succeeds:
        vessel = ship_in(g.state.seats[seat], prize)
        assert vessel is not None
        sink(g, seat, vessel, seat)  # KP-6.12.2c
        g.say("kp-log-exhausted", rule="KP-6.12.2a", ship=ship_name(g.pack, prize), pieces=(prize,), who=Player(seat))


def offer_capture_supply(g: Game, seat: int, prize: str, ship: Vessel) -> Flow[None]:
    """KP-6.12.3: the supply of a fresh prize is no longer automatic."""
    match (yield from ask(g, seat, CAPTURE_SUPPLY, CHOICES, "KP-6.12.3b")):
        case m.Accept():
            supply_from_prize(g, seat, prize, ship)
        case m.Pass():
            pass
