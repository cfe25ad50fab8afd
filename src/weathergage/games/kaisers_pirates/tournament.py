"""6.4: the balanced deal of a tournament's first round. Both editions."""

from __future__ import annotations

from weathergage.engine import Flow, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.force import add_fighter
from weathergage.games.kaisers_pirates.state import Game, Vessel

TAKE_WARSHIP = text("kp-ask-take-warship")
TAKE_MERCHANTMAN = text("kp-ask-take-merchantman")


def deal_tournament(g: Game) -> Flow[None]:
    """KP-6.4: a warship of four, two raiders of ten, a merchantman of each value; then the rest is shuffled.

    With ships taken out (6.5) there may be too few of them: whoever goes short is dealt from the rest.
    """
    state, rules = g.state, g.pack.rules.tournament
    ships, merchants = g.pack.ships, g.pack.merchants
    warships = [ship for ship in state.ships.fresh if ships[ship].tournament == "warship_pool"]
    raiders = [ship for ship in state.ships.fresh if ships[ship].tournament == "raider_pool"]
    for seat in range(len(state.seats)):
        for _ in range(rules.warships):
            yield from take_warship(g, seat, warships)
    for seat in range(len(state.seats)):
        for _ in range(rules.raiders):
            if raiders:  # KP-6.4.2b: these are always dealt
                join(g, seat, raiders.pop())
    for value in rules.merchant_values:
        pool = [
            ship
            for ship in state.merchants.fresh
            if merchants[ship].victory == value and merchants[ship].tournament == "pool"  # KP-6.4.3c
        ]
        for seat in range(len(state.seats)):
            yield from take_merchantman(g, seat, pool)
    # KP-6.4.2c, KP-6.4.3c: what was set aside returns.
    g.chance.shuffle(state.ships.fresh, "warships and raiders")
    g.chance.shuffle(state.merchants.fresh, "merchantmen")


def take_warship(g: Game, seat: int, pool: list[str]) -> Flow[None]:
    """KP-6.4.1: dealt, or chosen if the players agreed on that."""
    if not pool:
        return
    ship = pool[-1]
    if g.state.options.tournament_choice:
        choices = [m.take_ship(it) for it in sorted(pool)]
        ship = (yield from ask(g, seat, TAKE_WARSHIP, choices, "KP-6.4.1")).ship
    pool.remove(ship)
    join(g, seat, ship)


def take_merchantman(g: Game, seat: int, pool: list[str]) -> Flow[None]:
    """KP-6.4.3: one of this value, dealt or chosen."""
    if not pool:
        return
    ship = pool[-1]
    if g.state.options.tournament_choice:
        choices = [m.take_ship(it) for it in sorted(pool)]
        ship = (yield from ask(g, seat, TAKE_MERCHANTMAN, choices, "KP-6.4.3b")).ship
    pool.remove(ship)
    g.state.merchants.fresh.remove(ship)
    g.state.seats[seat].merchants.append(Vessel(ship, "merchantman"))
    g.reveal()


def join(g: Game, seat: int, ship: str) -> None:
    """A ship joins a Force out of the middle of the deck."""
    g.state.ships.fresh.remove(ship)
    add_fighter(g, seat, ship)
