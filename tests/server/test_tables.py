"""Setting tables up, sitting down, getting up, and what comes after."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.harness import Person, RefusedError, run, running
from weathergage.server import Settings, lobby
from weathergage.server.schema import TABLES


def test_a_table_from_the_lobby_to_its_rematch(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            await bob.dial()
            await bob.ask("watch-lobby")
            table = await ada.new_table("me", "open", options={"parry": False})
            await bob.until(lambda: table in bob.tables)
            assert [it["id"] for it in await bob.get("/api/tables", params={"state": "open"})] == [table]
            with pytest.raises(RefusedError, match="still open"):
                await ada.post(f"/api/tables/{table}/start")
            info = await bob.post(f"/api/tables/{table}/join", {})
            assert [seat.get("name") for seat in info["seats"]] == ["Ada", "Bob"]
            with pytest.raises(RefusedError, match="not-yours"):
                await bob.post(f"/api/tables/{table}/start")
            await bob.post(f"/api/tables/{table}/leave")
            await bob.post(f"/api/tables/{table}/join", {"seat": 1})
            info = await ada.post(f"/api/tables/{table}/start")
            assert (info["state"], info["waiting"], info["options"]) == ("running", [0], {"parry": False})
            assert [it["id"] for it in await ada.get("/api/tables", params={"turn": True})] == [table]
            assert await bob.get("/api/tables", params={"turn": True}) == []
            await bob.ask("resign", table=table, seat=1)
            info = await ada.get(f"/api/tables/{table}")
            assert info["result"] == {"reason": "resigned", "seat": 1}
            again = await bob.post(f"/api/tables/{table}/rematch")
            assert (await ada.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
            assert again["seats"][0]["invited"]
            await ada.post(f"/api/tables/{again['id']}/join", {})
            assert (await bob.post(f"/api/tables/{again['id']}/start"))["state"] == "running"

    run(test())


def test_a_private_table_is_found_by_its_link_alone(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open", public=False)
            link = (await ada.get(f"/api/tables/{table}"))["link"]
            assert await bob.get("/api/tables") == []
            for wrong in ("", "?link=", "?link=guess"):
                with pytest.raises(RefusedError, match="not-found"):
                    await bob.get(f"/api/tables/{table}{wrong}")
                with pytest.raises(RefusedError, match="not-found"):
                    await bob.post(f"/api/tables/{table}/join{wrong}", {})
            await bob.dial()
            with pytest.raises(RefusedError, match="not-found"):
                await bob.watch(table)
            await bob.watch(table, link=link)
            await bob.post(f"/api/tables/{table}/join?link={link}", {})
            assert [it["id"] for it in await bob.get("/api/tables", params={"mine": True})] == [table]

    run(test())


def test_the_host_sets_seats_and_the_table_goes_when_the_host_goes(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open", "open")
            with pytest.raises(RefusedError, match="not-yours"):
                await bob.put(f"/api/tables/{table}/seats/1", {"kind": "bot"})
            await bob.post(f"/api/tables/{table}/join", {})
            info = await ada.put(f"/api/tables/{table}/seats/2", {"kind": "bot", "name": "random"})
            assert info["seats"][2]["bot"] == "random"
            await ada.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
            assert (await ada.get(f"/api/tables/{table}"))["seats"][1] == {"seat": 1}
            await ada.post(f"/api/tables/{table}/leave")
            with pytest.raises(RefusedError, match="not-found"):
                await ada.get(f"/api/tables/{table}")

    run(test())


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"scenario": "duel"},
        {"edition": "7"},
        {"options": {"parri": True}},
        {"options": {"parry": "perhaps"}},
        {"seats": []},
        {"seats": [{"kind": "me"}] * 9},
        {"seats": [{"kind": "bot", "name": "deep thought"}, {"kind": "me"}]},
        {"seats": [{"kind": "named", "name": "nobody"}, {"kind": "me"}]},
        {"clock": {"kind": "live"}},
        {"clock": {"kind": "live", "bank": 60, "hours": [20, 8]}},
        {"clock": {"kind": "days", "bank": 60, "zone": "Atlantis/Center"}},
        {"delay": -1},
        {"pack": "0123"},
        {"colour": "blue"},
        {"public": "yes"},
    ],
)
def test_a_form_that_is_wrong_is_refused(settings: Settings, wrong: dict[str, Any]) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            form = {"game": "cutlass", "seats": [{"kind": "me"}, {"kind": "open"}]} | wrong
            with pytest.raises(RefusedError, match=r"malformed|not-found|illegal"):
                await ada.post("/api/tables", form)
            assert await ada.get("/api/tables") == []

    run(test())


def test_of_three_one_resigns_and_a_bot_plays_on(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open", {"kind": "bot", "name": "random"})
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            await bob.dial()
            await bob.ask("resign", table=table, seat=1)
            seat = (await ada.get(f"/api/tables/{table}"))["seats"][1]
            assert (seat["bot"], seat["resigned"]) == ("random", True) or seat["bot"]
            await ada.dial()
            await ada.watch(table, 0)
            assert (await ada.play_out(table, 0))["over"]

    run(test())


def test_an_offer_needs_everybody(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            for person, seat in ((ada, 0), (bob, 1)):
                await person.dial()
                await person.watch(table, seat)
            await ada.ask("propose", table=table, seat=0, kind="draw")
            offer = await bob.until(lambda: bob.tables[table].get("offer"))
            assert (offer["kind"], offer["by"], offer["agreed"]) == ("draw", 0, [0])
            with pytest.raises(RefusedError, match="another offer"):
                await bob.ask("propose", table=table, seat=1, kind="abort")
            await bob.ask("agree", table=table, seat=1, number=offer["number"], yes=False)
            info = await ada.get(f"/api/tables/{table}")
            assert "offer" not in info
            assert info["settled"] == {"offer": offer, "by": 1, "agreed": False}
            with pytest.raises(RefusedError, match="stale"):
                await bob.ask("agree", table=table, seat=1, number=offer["number"], yes=True)
            await bob.ask("propose", table=table, seat=1, kind="draw")
            await ada.ask("agree", table=table, seat=0, number=offer["number"] + 1, yes=True)
            info = await ada.get(f"/api/tables/{table}")
            assert (info["state"], info["result"]) == ("finished", {"reason": "draw"})
            assert (await ada.until(lambda: ada.sight(table) if ada.sight(table).get("over") else None)) is not None

    run(test())


def test_an_offer_outlives_the_moves_but_not_a_second_thought(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open", options={"parry": False})
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            for person, seat in ((ada, 0), (bob, 1)):
                await person.dial()
                await person.watch(table, seat)
            await ada.play(table, 0, await ada.turn(table, 0))
            await ada.ask("propose", table=table, seat=0, kind="draw")
            await bob.play(table, 1, await bob.turn(table, 1))
            asked = await ada.turn(table, 0)
            info = await ada.get(f"/api/tables/{table}")
            assert info["offer"]["kind"] == "draw"
            await ada.ask("agree", table=table, seat=0, number=info["offer"]["number"], yes=False)
            await ada.ask("propose", table=table, seat=0, kind="takeback")
            await ada.play(table, 0, asked)
            assert "offer" not in await ada.get(f"/api/tables/{table}")

    run(test())


def test_who_gives_up_need_not_agree_any_more(settings: Settings) -> None:
    async def test() -> None:
        async with (
            running(settings) as server,
            server.person("Ada") as ada,
            server.person("Bob") as bob,
            server.person("Eve") as eve,
        ):
            table = await ada.new_table("me", "open", "open")
            for person in (bob, eve):
                await person.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            for person in (ada, bob, eve):
                await person.dial()
                await person.watch(table)
            await ada.ask("propose", table=table, seat=0, kind="abort")
            offer = await bob.until(lambda: bob.tables[table].get("offer"))
            await bob.ask("agree", table=table, seat=1, number=offer["number"], yes=True)
            assert (await ada.get(f"/api/tables/{table}"))["offer"]["agreed"] == [0, 1]
            await eve.ask("resign", table=table, seat=2)
            info = await ada.get(f"/api/tables/{table}")
            assert (info["state"], info["result"]) == ("finished", {"reason": "aborted"})

    run(test())


def test_chat_and_notes(settings: Settings) -> None:
    async def test() -> None:
        async with (
            running(settings) as server,
            server.person("Ada") as ada,
            server.person("Bob") as bob,
            server.person("Eve") as eve,
        ):
            table = await ada.new_table("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            for person in (ada, bob, eve):
                await person.dial()
                await person.watch(table)
            await ada.ask("chat", table=table, text=" <script>alert(1)</script>\u202e\x00 ahoy @Bob ")
            line = await bob.until(lambda: next((it for it in bob.heard if it["type"] == "chat"), None))
            assert line["line"]["text"] == "<script>alert(1)</script> ahoy @Bob"
            notice = await bob.until(lambda: next((it for it in bob.heard if it["type"] == "notice"), None))
            assert notice["kind"] == "mention"
            with pytest.raises(RefusedError, match="not-yours"):
                await eve.ask("chat", table=table, text="he holds the spyglass")
            with pytest.raises(RefusedError, match="too-long"):
                await ada.ask("chat", table=table, text="a" * 501)
            with pytest.raises(RefusedError, match="malformed"):
                await ada.ask("chat", table=table, text=" \n")
            assert [it["text"] for it in await eve.get(f"/api/tables/{table}/chat")] == [line["line"]["text"]]
            await ada.put(f"/api/tables/{table}/notes", {"text": "two\nlines"})
            assert (await ada.get(f"/api/tables/{table}/notes"))["text"] == "two\nlines"
            assert (await bob.get(f"/api/tables/{table}/notes"))["text"] == ""

    run(test())


def test_without_spectators_strangers_see_and_hear_nothing(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Eve") as eve:
            table = await ada.new_table("me", "me", start=True, spectators=False)
            await ada.dial()
            await ada.ask("chat", table=table, text="now he has only parries left")
            await eve.dial()
            with pytest.raises(RefusedError, match="no spectators"):
                await eve.watch(table)
            with pytest.raises(RefusedError, match="no spectators"):
                await eve.get(f"/api/tables/{table}/chat")
            assert len(await ada.get(f"/api/tables/{table}/chat")) == 1
            await ada.ask("resign", table=table, seat=0)
            with pytest.raises(RefusedError, match="not-yours"):
                await eve.ask("chat", table=table, text="well played")

    run(test())


def test_tables_that_wait_are_found_behind_many_that_are_over(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(lobby, "LISTED", 2)
        async with running(settings) as server, server.person("Ada") as ada:
            waits = await ada.new_table("me", "me", start=True)
            await ada.dial()
            for _ in range(3):
                table = await ada.new_table("me", "me", start=True)
                await ada.ask("resign", table=table, seat=0)
            assert [it["id"] for it in await ada.get("/api/tables?turn=true")] == [waits]

    run(test())


def test_the_lobby_is_read_page_by_page(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(lobby, "LISTED", 2)
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            hidden = await ada.new_table("me", "open", public=False)
            made = [await ada.new_table("me", "open") for _ in range(4)]
            await bob.new_table("me", "me", start=True)  # of another state
            async with server.hall.database.write() as connection:  # two of the same moment are not lost between pages
                await connection.execute(update(TABLES).where(TABLES.c.id.in_(made)).values(created=5.0))

            async def walk(person: Person, address: str) -> list[list[str]]:
                pages = []
                while address:
                    answer = await person.http.get(address)
                    pages.append([it["id"] for it in answer.json()])
                    address = answer.links.get("next", {}).get("url", "")
                return pages

            pages = await walk(bob, "/api/tables?state=open&game=cutlass")
            assert [len(it) for it in pages] == [2, 2, 0]
            assert sorted(chain(*pages)) == sorted(made)
            assert sorted(chain(*await walk(ada, "/api/tables?mine=true"))) == sorted([*made, hidden])
            for wrong in ("x", "5.0", "5.0-", "-a", "5.0-a%00", "nan-é"):
                with pytest.raises(RefusedError, match="malformed"):
                    await bob.get(f"/api/tables?after={wrong}")

    run(test())


def test_presence_is_shown(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open")
            await ada.dial()
            await ada.watch(table)
            await bob.post(f"/api/tables/{table}/join", {})
            await bob.dial()
            await bob.watch(table)
            await ada.until(lambda: ada.tables[table]["seats"][1].get("present"))
            await bob.hang_up()
            await ada.until(lambda: not ada.tables[table]["seats"][1].get("present"))

    run(test())
