"""Chapter 13.1: hypothetical units (optional)."""

from __future__ import annotations

from functools import partial

from weathergage.engine import Choose, Flow, Move, Outlook, Together, dice, text
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.moves import Bought, Buy
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.setup import place
from weathergage.games.chase_of_the_bismarck.state import Game
from weathergage.odds import zero_die

BUY = text("cb-choose-buy")


def choose_hypothetical_units(g: Game) -> Flow[None]:
    """CB-13.1a: agreed on when the match was set up; each side chooses for itself, in secret."""
    if not g.state.options.hypothetical_units:
        return
    yield from Together({AXIS: buy(g, AXIS), ALLIES: buy(g, ALLIES)})
    for id, row in g.pack.hypothetical.items():
        seat = g.pack.cards[id].seat
        face = g.chance.roll(FACES, "secrecy", seat, low=0)  # for all of them: how many were bought is a secret, too
        if id in g.state.sides[seat].bought:
            place(g.state.ships[id], row.hex, row.fuel)
            betray(g, seat, id, face)


def buy(g: Game, seat: int) -> Flow[None]:
    """CB-13.1b, CB-13.1d, CB-13.1e."""
    side = g.state.sides[seat]
    while offers := [
        it for it in g.pack.hypothetical.values() if g.pack.cards[it.ship].seat == seat and it.ship not in side.bought
    ]:
        moves: list[Move] = [*(Buy(offer.ship) for offer in offers), Bought()]
        match (yield from Choose(seat, BUY, moves, "CB-13.1b", foresee=partial(foresee_secrecy, g))):
            case Buy(ship=ship):
                side.bought.append(ship)
            case _:
                return


def foresee_secrecy(g: Game, move: Move) -> tuple[Outlook, ...]:
    """CB-13.1c: whether the enemy will hear of her."""
    match move:
        case Buy(ship=ship):
            low, high = g.pack.hypothetical[ship].revealed
            told = zero_die().map(lambda face: low <= face <= high).probability(True)
            kept = 1 - told
            outcomes = (
                (text("cb-odds-told"), told.numerator, told.denominator),
                (text("cb-odds-untold"), kept.numerator, kept.denominator),
            )
            return (Outlook(text("cb-odds-secrecy-title"), (), outcomes, "CB-13.1c"),)
        case _:
            return ()


def betray(g: Game, seat: int, id: str, face: int) -> None:
    """CB-13.1c: a secret die tells the enemy of her, or does not. Where she lies is printed."""
    row = g.pack.hypothetical[id]
    known = row.revealed[0] <= face <= row.revealed[1]
    g.say(
        "cb-secrecy",
        rule="CB-13.1c",
        to=(seat,),
        dice=dice((FACES,), (face,)),
        ship=g.pack.name(id),
        known=1 if known else 0,
    )
    if known:
        g.state.sides[1 - seat].revealed.append(id)
        g.say("cb-unit-revealed", rule="CB-13.1c", to=(1 - seat,), ship=g.pack.name(id))
        g.reveal(1 - seat)
