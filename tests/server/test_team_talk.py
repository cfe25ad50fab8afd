"""KP-4.0e at a table of the site: team mates may talk, but aloud, so that nothing can be said to the mate alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from tests.server.harness import Person, RefusedError, run, running
from weathergage.server import Settings

TALK = "I have a strong hand to defend us"


def lines(person: Person) -> list[Any]:
    return [it["line"] for it in person.heard if it["type"] == "chat"]


@rule("KP-4.0b", "KP-4.0e")
def test_what_team_mates_say_reaches_their_opponents_too(settings: Settings) -> None:
    async def test() -> None:
        async with (
            running(settings) as server,
            server.person("Ada") as ada,
            server.person("Bob") as bob,
            server.person("Cleo") as cleo,
        ):
            seats = ["me", "open", "open", {"kind": "bot", "name": "random"}]
            table = await ada.new_table(*seats, game="kaisers_pirates", scenario="teams")
            await bob.post(f"/api/tables/{table}/join", {"seat": 1})
            await cleo.post(f"/api/tables/{table}/join", {"seat": 2})
            await ada.post(f"/api/tables/{table}/start")
            for seat, person in enumerate((ada, bob, cleo)):
                await person.dial()
                await person.watch(table, seat)
            with pytest.raises(RefusedError, match="malformed"):  # there is no way to speak to the mate alone
                await ada.ask("chat", table=table, text=TALK, to=[2])
            await ada.ask("chat", table=table, text=TALK)
            for person in (ada, bob, cleo):
                (line,) = await person.until(lambda person=person: lines(person))  # type: ignore[misc]
                assert (line["text"], line["seat"]) == (TALK, 0)
            assert [it["text"] for it in await bob.get(f"/api/tables/{table}/chat")] == [TALK]
            hand = {card["number"] for card in ada.views[table, 0]["hand"]}
            assert len(hand) == 6
            assert hand.isdisjoint(card["number"] for card in cleo.views[table, 2]["hand"])

    run(test())
