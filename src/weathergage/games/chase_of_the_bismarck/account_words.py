"""The final account in words: what counted for victory, line by line."""

from __future__ import annotations

from weathergage.engine import Group, Names, Text, text
from weathergage.games.chase_of_the_bismarck.victory import Account, Entry


def account_group(account: Account) -> Group:
    """CB-4.3, CB-4.4: every source of points, their sum, and the conditions of a strategic victory."""
    flagship = Text(f"cb-ship-{account.entries[0].ship}")
    if account.counted:
        lines = [text("cb-account-line", what=source(it), points=points(it.halves)) for it in account.entries]
        total = text("cb-account-total", points=points(account.halves), needed=account.needed)
    else:  # CB-4.3a
        lines = [source(it) for it in account.entries]
        total = text("cb-account-no-total", ship=flagship)
    return Group(text("cb-group-account"), (*lines, total, *conditions(account)))


def conditions(account: Account) -> tuple[Text, ...]:
    """CB-4.4b: what a strategic victory takes."""
    ships = Names(tuple(Text(f"cb-ship-{id}") for id in account.prizes))
    return (
        text("cb-account-in-port", yes=1 if account.in_port else 0),
        text("cb-account-prizes", count=len(account.prizes), needed=account.prizes_needed, ships=ships),
        text("cb-account-famous", yes=1 if account.famous_prize else 0),
    )


def source(entry: Entry) -> Text:
    """What a line of the account is for."""
    key = f"cb-account-{entry.source.replace('_', '-')}"
    ship = Text(f"cb-ship-{entry.ship}") if entry.ship else ""
    return text(key, ship=ship, seat=entry.seat, count=entry.count, place=entry.place)


def points(halves: int) -> Text:
    """Half points as people write them."""
    whole, half = divmod(abs(halves), 2)
    sign = (halves > 0) - (halves < 0)
    return text("cb-account-points", sign=sign, whole=whole, half=half)
