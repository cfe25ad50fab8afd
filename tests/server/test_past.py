"""Taking back, looking back, and going on from the past."""

from __future__ import annotations

import pytest

from tests.server.harness import Person, RefusedError, Running, run, running
from weathergage.engine.catalogue import find_game
from weathergage.engine.journal import load
from weathergage.engine.verify import verify
from weathergage.server import Settings


async def _finished(ada: Person) -> str:
    table = await ada.new_table("me", "me", start=True)
    await ada.dial()
    await ada.watch(table, 0)
    await ada.watch(table, 1)
    await ada.play_out(table, 0, 1)
    return table


def test_a_move_is_taken_back_by_the_engines_rule(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", game="flotilla", start=True)
            await ada.dial()
            await ada.watch(table, 0)
            ask = await ada.turn(table, 0)
            with pytest.raises(RefusedError) as caught:
                await ada.ask("undo", table=table, seat=0)
            assert caught.value.problem["refusal"]["text"]["key"] == "engine-undo-nothing"
            view = dict(ada.views[table, 0])
            await ada.play(table, 0, ask)
            assert ada.sight(table, 0)["undo"]
            assert len(ada.logs[table, 0]) == 2
            await ada.ask("undo", table=table, seat=0)
            await ada.until(lambda: not ada.sight(table, 0).get("undo"))
            assert ada.views[table, 0] == view
            assert len(ada.logs[table, 0]) == 1
            again = await ada.turn(table, 0)
            assert again["moves"] == ask["moves"]
            with pytest.raises(RefusedError, match="stale"):  # an answer to what was asked before the undo
                await ada.ask("play", table=table, seat=0, number=ask["number"], move=ask["moves"][0]["move"])

    run(test())


def test_what_was_revealed_is_taken_back_by_consent_and_the_dice_fall_anew(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open", options={"parry": False})
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            for person, seat in ((ada, 0), (bob, 1)):
                await person.dial()
                await person.watch(table, seat)
            ask = await ada.turn(table, 0)
            hand = ada.views[table, 0]["hand"]
            await ada.play(table, 0, ask)
            with pytest.raises(RefusedError, match="illegal"):
                await ada.ask("undo", table=table, seat=0)
            stale = await bob.turn(table, 1)
            await ada.ask("propose", table=table, seat=0, kind="takeback")
            offer = await bob.until(lambda: bob.tables[table].get("offer"))
            await bob.ask("agree", table=table, seat=1, number=offer["number"], yes=True)
            again = await ada.turn(table, 0)
            assert ada.views[table, 0]["hand"] == hand
            assert again["number"] > ask["number"]
            with pytest.raises(RefusedError, match="stale"):
                await bob.ask("play", table=table, seat=1, number=stale["number"], move=stale["moves"][0]["move"])
            match = server.hall.rooms[table].match
            assert match is not None
            assert len(match.seeds) == 2
            await ada.play(table, 0, again)
            await bob.turn(table, 1)

    run(test())


def test_a_finished_match_is_looked_at_from_everywhere(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Eve") as eve:
            table = await _finished(ada)
            last = await ada.ask("look-back", table=table, page=0, seat=0)
            pages = last["pages"]
            for page in (0, pages // 2, pages - 1):
                for asked in ({"seat": 0}, {"seat": 1}, {}):
                    past = await ada.ask("look-back", table=table, page=page, **asked)
                    assert (past["page"], past["pages"], len(past["views"])) == (page, pages, 1)
            await eve.dial()
            everything = await eve.ask("look-back", table=table, page=0, all=True, words=True)
            assert [it["seat"] for it in everything["views"]] == [0, 1]
            assert all(it["view"]["hand"] for it in everything["views"])
            assert everything["views"][0]["groups"]
            with pytest.raises(RefusedError, match="not-found"):
                await ada.ask("look-back", table=table, page=pages, seat=0)
            share = await ada.post(f"/api/tables/{table}/shares", {"step": 3, "seat": 1})
            shared = await eve.get(f"/api/shares/{share['token']}")
            assert (shared["page"], shared["views"][0]["seat"]) == (3, 1)
            with pytest.raises(RefusedError, match="not-found"):
                await eve.get("/api/shares/guess")

    run(test())


def test_during_play_only_ones_own_past_is_shown(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open", game="flotilla")
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            for person, seat in ((ada, 0), (bob, 1)):
                await person.dial()
                await person.watch(table, seat)
            for _ in range(2):
                await ada.play(table, 0, await ada.turn(table, 0))
            mine = await ada.ask("look-back", table=table, page=0, seat=0)
            assert mine["pages"] == 3
            for page, meant in ((-1, 2), (-2, 1), (-9, 0)):  # whoever does not know how many there are counts back
                assert (await ada.ask("look-back", table=table, page=page, seat=0))["page"] == meant
            theirs = await bob.ask("look-back", table=table, page=0, seat=1)
            assert theirs["pages"] == 1  # two secret orders are no pages of theirs
            for asked in ({"seat": 0}, {"all": True}, {}):
                with pytest.raises(RefusedError, match=r"not-yours|illegal"):
                    await bob.ask("look-back", table=table, page=0, **asked)
            with pytest.raises(RefusedError, match="illegal"):
                await bob.get(f"/api/tables/{table}/journal")
            with pytest.raises(RefusedError, match="illegal"):
                await bob.post(f"/api/tables/{table}/shares", {"step": 0})

    run(test())


def test_a_journal_goes_out_and_comes_in_again(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Eve") as eve:
            table = await _finished(ada)
            data = await ada.get(f"/api/tables/{table}/journal")
            spec = find_game("cutlass")
            assert verify(spec, load(data, spec)) > 0
            there = await eve.request("POST", "/api/journals", content=data)
            assert (there["state"], there["result"]["reason"]) == ("finished", "played")
            assert await eve.get(f"/api/tables/{there['id']}/journal") == data
            # Cut off in the middle, it is a game that goes on, in every seat.
            lines = data.split(b"\n")
            part = b"\n".join(lines[: len(lines) // 2]) + b"\n"
            here = await eve.request("POST", "/api/journals", content=part)
            assert here["state"] == "running"
            await eve.dial()
            await eve.watch(here["id"], 0)
            await eve.watch(here["id"], 1)
            assert (await eve.play_out(here["id"], 0, 1))["over"]
            for wrong in (b"", b"{}", data.replace(b"cutlass", b"chess"), lines[0] + b"\nnonsense\n", b"\xff" * 100):
                with pytest.raises(RefusedError, match=r"malformed|not-found"):
                    await eve.request("POST", "/api/journals", content=wrong)
            with pytest.raises(RefusedError, match="too-long"):
                await eve.request("POST", "/api/journals", content=b" " * 2_000_001)

    run(test())


def test_a_finished_match_goes_on_from_any_step(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await _finished(ada)
            past = await ada.ask("look-back", table=table, page=4, seat=0)
            seats = [{"kind": "me"}, {"kind": "bot", "name": "random"}]
            fork = await ada.post(f"/api/tables/{table}/fork", {"step": 4, "seats": seats})
            assert (fork["state"], fork["origin"]) == ("open", table)
            await ada.post(f"/api/tables/{fork['id']}/start")
            await ada.watch(fork["id"], 0)
            assert ada.logs.get((fork["id"], 0)) is None or past["log"] == ada.logs[fork["id"], 0][: len(past["log"])]
            await ada.play_out(fork["id"], 0)
            data = await ada.get(f"/api/tables/{fork['id']}/journal")
            spec = find_game("cutlass")
            assert verify(spec, load(data, spec)) > 0  # with both seeds
            for wrong in (-1, 9999, past["pages"] - 1):
                with pytest.raises(RefusedError, match=r"not-found|illegal"):
                    await ada.post(f"/api/tables/{table}/fork", {"step": wrong, "seats": seats})

    run(test())


def test_everything_is_there_after_a_restart(settings: Settings) -> None:
    async def play_some(server: Running, ada: Person) -> str:
        table = await ada.new_table("me", "me", start=True)
        await ada.dial()
        await ada.watch(table, 0)
        await ada.watch(table, 1)
        for _ in range(6):
            seat = 0 if ada.sight(table, 0).get("ask") else 1
            await ada.play(table, seat, await ada.turn(table, seat))
        return table

    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await play_some(server, ada)
            cookies, sights, views, logs = ada.http.cookies, ada.sights, dict(ada.views), dict(ada.logs)
        async with running(settings) as server, server.person() as ada:
            ada.http.cookies = cookies
            await ada.dial()
            for seat in (0, 1):
                old = sights[table, seat]
                await ada.watch(table, seat, since=old["seq"], epoch=old["epoch"])
                await ada.until(lambda seat=seat: (table, seat) in ada.sights)  # type: ignore[misc]
                new = ada.sight(table, seat)
                assert (new["full"], new["log_from"]) == (True, 0)
                assert new.get("ask") == old.get("ask")
            assert ada.views == views
            assert ada.logs == logs
            assert (await ada.play_out(table, 0, 1))["over"]

    run(test())
