"""What the German player goes for: which hunts, convoys, merchants and ships are worth it, and which fights are not."""

from __future__ import annotations

from weathergage.bots.chase_of_the_bismarck import prospects
from weathergage.bots.chase_of_the_bismarck.battle import balance
from weathergage.bots.chase_of_the_bismarck.table import STRENGTH, Table
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck import moves as m

BOLD, WARY = 2.0, 1.2  # the odds at which a fight is begun, and below which it is left
STUBBORN = 0.7  # the same against an escort: it can't run, and the convoy is the prize
SURE, VENTURED = 1.7, 1.25  # the odds at which an escort is attacked: always, and by whoever is behind
LAST_CHANCE = 8  # turns


def hunt(table: Table, moves: list[Move]) -> Move:
    """CB-11.3h: with the best modifiers; CB-11.3g: or a die that means nothing."""
    hunts = [it for it in moves if isinstance(it, m.Hunt)]
    if prospects.is_satisfied(table):
        return m.DummyRoll()

    def promise(move: m.Hunt) -> tuple[int, bool]:
        ships = table.unit(move.unit)
        at = table.board.at[ships[0].hex]
        on_the_centre = (at.east_west, at.north_south)[move.line != "east_west"] > 1
        return (len(ships) > 1) + on_the_centre, move.line == "east_west"

    return max(hunts, key=promise, default=m.DummyRoll())


def takes_merchant(table: Table, *, feared: bool) -> bool:
    """CB-11.3k: half a point for a turn, and for being known: not where somebody is near."""
    return not feared or prospects.turns_left(table) <= LAST_CHANCE or table.is_dark


def dares(table: Table, hunter: str) -> bool:
    """CB-11.3p: is the escort weak enough? Who is hurt afterwards has to reach France (CB-4.3c)."""
    escort = table.pack.convoys[table.view.convoys_found[-1]].escort if table.view.convoys_found else ()
    there = [id for id in escort if id not in table.open_cards or not table.open_cards[id].lost]
    if not there:
        return True
    theirs = sum(STRENGTH[table.kind(id)] * table.pack.cards[id].hull / 10 for id in there)
    odds = table.strength(table.unit(hunter)) / theirs
    if prospects.is_satisfied(table):
        return False
    return odds > (VENTURED if prospects.is_behind(table) else SURE)


def attack(table: Table, move: m.Engage) -> float:
    """Only against what is clearly weaker, and not when all is won."""
    contact = next(it for it in table.view.contacts if it.number == move.contact)
    if prospects.is_satisfied(table) or "CG" in contact.kinds:
        return -1.0
    return table.strength(table.unit(move.unit)) - BOLD * table.strength_of(contact)


def wants_out(table: Table) -> bool:
    """A raider does not fight for fighting's sake."""
    assert table.view.combat is not None
    odds = balance(table)
    flagship = table.ships[table.pack.victory.flagship]
    hurt = flagship.card.hull * 5 <= table.pack.cards[flagship.card.id].hull * 2
    return odds < (STUBBORN if table.view.combat.escorts else WARY) or (hurt and odds < BOLD)
