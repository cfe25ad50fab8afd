"""A match for each way in which the story can end, from the start to the last account."""

from __future__ import annotations

from tests.games.chase_of_the_bismarck.directing import Director, Script
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck.moves import (
    Dock,
    Engage,
    Fire,
    Hunt,
    Leave,
    Manoeuvre,
    Order,
    Pursue,
)

# The Task Force sails as one; what is her first ship's course is hers.
SQUADRON = "kg1"
# CB-7.7.2p: further out the destroyers can't come along.
PART: list[Move] = [Order(SQUADRON), Leave("zf6")]
ALONE: list[Move] = [Order(SQUADRON), Leave("bismarck")]
# At full speed to and fro until the bunkers are all but empty.
TO_AND_FRO = [(turn, ("E29", "G28")[turn % 2]) for turn in range(1, 9)]
# Turn: the number of the convoy.
RAIDS = {26: 3, 28: 4, 30: 5, 32: 6, 34: 7, 36: 8}
MERCHANT = 38


def raid() -> Script:
    """Six convoys without escort and a merchant, and at the end still at sea, sound, and with oil enough."""
    found: list[Move] = [Hunt(SQUADRON, "east_west"), Pursue(), Pursue()]
    return Script(
        courses={"bismarck": [(6, "F25"), (25, "N15")]},
        axis={1: PART, **dict.fromkeys(RAIDS, found), MERCHANT: [Hunt(SQUADRON, "east_west"), Pursue()]},
        dice={
            **{(turn, "convoy hunt"): [[0]] for turn in RAIDS},
            **{(turn, "convoy identification"): [[number]] for turn, number in RAIDS.items()},
            (MERCHANT, "convoy hunt"): [[3]],  # a Task Force on the centre line: 1
        },
    )


def two_capital_ships() -> Script:
    """Hood and Prince of Wales come out too soon and are blown up one after the other; then home to Bergen."""
    volleys: list[Move] = [
        *(Fire("bismarck", "hood"), Manoeuvre("bismarck", "opening", 0)),
        *(Fire("bismarck", "prince_of_wales"), Manoeuvre("bismarck", "opening", 0)),
    ]
    return Script(
        courses={"bismarck": [(3, "J28"), (5, "J30")], "hood": [(3, "J28")]},
        axis={3: volleys, 6: [Order(SQUADRON), Dock("bismarck")]},
        allies={3: [Engage("tf1", 1)]},
        dice={(3, "gunfire"): [[0], [0]], (3, "special damage"): [[0], [0]], (3, "magazine"): [[0], [0]]},
    )


SCRIPTS: dict[str, Script] = {
    "norway": Script(
        courses={"bismarck": [(1, "J30")]},
        axis={2: [Order(SQUADRON), Dock("bismarck")]},
    ),
    "france": Script(
        courses={"bismarck": [(13, "U26")]},
        axis={14: [Order(SQUADRON), Dock("bismarck")]},
    ),
    "germany": Script(
        courses={"bismarck": [(39, "O32")]},
        axis={40: [Order(SQUADRON), Dock("bismarck")]},
    ),
    "out_of_fuel": Script(courses={"bismarck": [*TO_AND_FRO, (9, "E29"), (10, "G28")]}, axis={1: ALONE}),
    # Sound, but without the oil for another voyage.
    "worn_out": Script(courses={"bismarck": TO_AND_FRO}, axis={1: ALONE}),
    "raid": raid(),
    "two_capital_ships": two_capital_ships(),
}


def director(name: str, seed: int) -> Director:
    """One of the stories."""
    return Director(SCRIPTS[name], seed)
