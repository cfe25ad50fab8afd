"""2.2, 3.2.5: the Forces. Who holds which ship, what it may do, how it comes and goes. Both editions."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Final

from weathergage.games.kaisers_pirates.state import NO_CARD, NOBODY, Answered, Game, Seat, ShipDeck, State, Vessel, Won

FIGHTERS: Final = frozenset(("warship", "raider"))
OPEN: Final = frozenset(("warship", "merchantman"))


@functools.cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats from the first one on."""
    return tuple((first + step) % seats for step in range(seats))


@functools.cache
def _opponents(seat: int, seats: int, teams: bool) -> tuple[int, ...]:
    others = clockwise(seat, seats)[1:]
    return tuple(other for other in others if not teams or (other - seat) % 2)  # KP-4.1: mates sit alternately


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """All opponents of a seat, clockwise from it. KP-4.3: a team mate is none."""
    return _opponents(seat, len(state.seats), state.teams)


def mate_of(state: State, seat: int) -> int:
    """KP-4.1: the team mate of a seat; nobody outside of team games."""
    return (seat + 2) % len(state.seats) if state.teams else NOBODY


def merchant_in(seat: Seat, ship: str) -> Vessel | None:
    """A merchantman of the front row."""
    for vessel in seat.merchants:
        if vessel.id == ship:
            return vessel
    return None


def ship_in(seat: Seat, ship: str) -> Vessel | None:
    """A warship, raider or prize of the back row."""
    for vessel in seat.ships:
        if vessel.id == ship:
            return vessel
    return None


def vessel_in(seat: Seat, ship: str) -> Vessel | None:
    """A ship of either row."""
    return merchant_in(seat, ship) or ship_in(seat, ship)


def holder_of(state: State, ship: str) -> int:
    """Whose Force a ship stands in."""
    for number, seat in enumerate(state.seats):
        for vessel in seat.merchants:
            if vessel.id == ship:
                return number
    for number, seat in enumerate(state.seats):
        for vessel in seat.ships:
            if vessel.id == ship:
                return number
    return NOBODY


def vessel_of(state: State, ship: str) -> Vessel:
    """A ship that stands in some Force."""
    for seat in state.seats:
        for vessel in seat.merchants:
            if vessel.id == ship:
                return vessel
    for seat in state.seats:
        for vessel in seat.ships:
            if vessel.id == ship:
                return vessel
    raise LookupError(f"{ship} stands in no Force")


def vessels(seat: Seat) -> Iterator[Vessel]:
    """All ships of a Force."""
    yield from seat.merchants
    yield from seat.ships


def is_fighter(vessel: Vessel) -> bool:
    """A warship or raider."""
    return vessel.role in FIGHTERS


def is_recognised(vessel: Vessel) -> bool:
    """KP-3.2.3b, KP-3.2.3d, KP-3.2.4b: warships and merchantmen always are."""
    return vessel.known or vessel.role in OPEN


def has_prize(seat: Seat) -> bool:
    """Is there any prize in this Force?"""
    return any(vessel.role == "prize" for vessel in seat.ships)


def is_idle(state: State, vessel: Vessel) -> bool:
    """KP-3.1.3c, KP-3.3.20i, KP-3.3.20j: may this own ship still intercept or lay mines in this turn?"""
    turn = state.turn
    return is_fighter(vessel) and not vessel.refuge and vessel.id not in turn.acted and vessel.id not in turn.left


def damage(g: Game, vessel: Vessel) -> None:
    """KP-3.2.7d: one marker at most, but under KP-6.8.1 one for each result."""
    if not vessel.damage or g.state.options.additional_damage:
        vessel.damage += 1


def repair(vessel: Vessel) -> None:
    """KP-6.8.3a: one repair removes one marker."""
    vessel.damage -= 1


# -------------------------------------------------------------------- coming and going


def deck_of(g: Game, vessel: Vessel) -> ShipDeck:
    """The deck that a ship's card belongs to."""
    return g.state.ships if is_fighter(vessel) else g.state.merchants


def take_out(g: Game, seat: int, vessel: Vessel) -> None:
    """A ship leaves a Force. R-37: the Island Refuge that sheltered it goes to its holder's discards."""
    force = g.state.seats[seat]
    (force.merchants if vessel.role == "merchantman" else force.ships).remove(vessel)
    if vessel.refuge > NO_CARD:
        g.state.turn.answered.append(Answered(seat, vessel.refuge))
    vessel.refuge = NO_CARD


def sink(g: Game, owner: int, vessel: Vessel, by: int, times: int = 0) -> None:
    """KP-2.3.1a: a ship that was sunk goes from its Force to a victory pile, where it counts once unless told."""
    take_out(g, owner, vessel)
    won = Won(vessel.id, warship=is_fighter(vessel), times=times or g.pack.rules.scoring.single)
    g.state.seats[by].pile.append(won)


def bring_in(g: Game, owner: int, vessel: Vessel) -> None:
    """KP-2.3.1b, KP-3.2.5d, KP-3.2.6e: a ship that came through goes to its holder's pile, a prize for double."""
    take_out(g, owner, vessel)
    scoring = g.pack.rules.scoring
    times = scoring.prize if vessel.role == "prize" else scoring.single
    g.state.seats[owner].pile.append(Won(vessel.id, times=times, sunk=False))


def put_under_deck(g: Game, owner: int, vessel: Vessel) -> None:
    """A ship leaves play unscored: face up under its deck."""
    take_out(g, owner, vessel)
    deck = deck_of(g, vessel)
    # KP-6.5.2b: of a deck that thin, what leaves play in a round is not shuffled in before the next.
    if g.state.options.beyond_1914 and deck is g.state.ships:
        deck.lost.append(vessel.id)
    else:
        deck.used.append(vessel.id)


def is_available(deck: ShipDeck) -> bool:
    """Is there a ship to draw, or cards to reshuffle?"""
    return bool(deck.fresh or deck.used)


def draw_ship(g: Game, deck: ShipDeck) -> str:
    """KP-3.1.10a: draw a ship; reshuffle first when only used cards are left. The deck must not be empty."""
    if not deck.fresh:
        deck.fresh, deck.used = deck.used, []
        g.chance.shuffle(deck.fresh, "ships")
    return deck.fresh.pop()


def add_fighter(g: Game, seat: int, ship: str) -> Vessel:
    """R-94: a warship or raider joins a Force, disguised if it can be, and without markers."""
    vessel = Vessel(ship, g.pack.ships[ship].kind)
    g.state.seats[seat].ships.append(vessel)
    g.reveal()
    return vessel


def refill_merchants(g: Game, seat: int) -> list[str]:
    """KP-3.1.6a: merchantmen up to three. R-93: fewer when there are no more."""
    force, deck = g.state.seats[seat], g.state.merchants
    drawn: list[str] = []
    while len(force.merchants) < g.pack.rules.deal.merchants and is_available(deck):
        drawn.append(draw_ship(g, deck))
        force.merchants.append(Vessel(drawn[-1], "merchantman"))
        g.reveal()
    return drawn
