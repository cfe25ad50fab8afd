"""Playing: over real sockets, against bots and each other."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import select, update

from tests.server.harness import RefusedError, run, running
from weathergage.server import Settings
from weathergage.server.schema import TABLES


def test_a_guest_plays_a_match_against_a_bot_to_its_end(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", {"kind": "bot", "name": "random"}, start=True)
            assert (await ada.dial())["person"]["name"] == "Ada"
            await ada.watch(table, 0, words=True)
            last = await ada.play_out(table, 0)
            assert last["outcome"]["places"]
            assert last["groups"][0]["title"]["key"] == "cu-table"
            info = await ada.until(lambda: ada.tables[table] if ada.tables[table]["state"] == "finished" else None)
            assert info is not None
            assert info["result"]["reason"] == "played"
            assert ada.logs[table, 0][0]["text"]["key"] == "cu-turn-of"

    run(test())


def test_two_people_play_and_neither_sees_the_others_hand(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            await ada.dial()
            await bob.dial()
            await ada.watch(table, 0)
            await bob.watch(table, 1)
            with pytest.raises(RefusedError, match="not-yours"):
                await bob.watch(table, 0)
            ask = await ada.turn(table, 0)
            with pytest.raises(RefusedError, match="not-yours"):
                await bob.ask("play", table=table, seat=0, number=ask["number"], move=ask["moves"][0]["move"])
            await ada.play(table, 0, ask, len(ask["moves"]) - 1)
            assert (await bob.turn(table, 1))["moves"]
            mine, theirs = server.hall.rooms[table].match.game.state.seats  # type: ignore[union-attr]
            assert ada.views[table, 0]["hand"] == sorted(mine.hand)
            assert bob.views[table, 1]["hand"] == sorted(theirs.hand)
            assert ada.views[table, 0]["turn"] == 1 == bob.views[table, 1]["turn"]

    run(test())


def test_a_move_that_is_sent_twice_is_played_once(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await ada.watch(table, 0)
            await ada.watch(table, 1)
            ask = await ada.turn(table, 0)
            move = ask["moves"][-1]["move"]
            fields = {"table": table, "seat": 0, "number": ask["number"], "move": move}
            first, second = await ada.send("play", **fields), await ada.send("play", **fields)
            assert (await first)["type"] == "done"
            problem = (await second)["problem"]
            assert problem["code"] == "stale"
            assert (await ada.turn(table, 1))["number"] == 1

    run(test())


def test_an_illegal_move_is_refused_with_its_rule(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await ada.watch(table, 0)
            ask = await ada.turn(table, 0)
            own_goal = {"move": "Attack", "card": "cutlass", "target": 0}
            with pytest.raises(RefusedError) as caught:
                await ada.ask("play", table=table, seat=0, number=ask["number"], move=own_goal)
            assert caught.value.code == "illegal"
            assert caught.value.problem["refusal"] == {"text": {"is": "text", "key": "cu-not-yourself"}, "rule": "CU-2"}
            answer = await ada.ask("why-not", table=table, seat=0, move=own_goal)
            assert answer["refusal"]["rule"] == "CU-2"
            assert (await ada.ask("why-not", table=table, seat=0, move=ask["moves"][0]["move"]))["refusal"] is None
            assert (await ada.ask("odds", table=table, seat=0, number=ask["number"], move=ask["moves"][0]["move"]))[
                "outlooks"
            ] == []
            for wrong in ({"move": "Fly"}, {"move": "Pass", "more": 1}, 7, "Pass", None, {}):
                with pytest.raises(RefusedError, match="malformed"):
                    await ada.ask("play", table=table, seat=0, number=ask["number"], move=wrong)
            assert await ada.turn(table, 0) == ask

    run(test())


def test_whoever_opens_a_match_with_components_that_are_not_here_is_told(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", start=True)
            async with server.hall.database.write() as connection:
                row = (await connection.execute(select(TABLES.c.header).where(TABLES.c.id == table))).one()
                header = msgspec.json.decode(row.header)
                header["pack"] = "f" * 64
                other = update(TABLES).where(TABLES.c.id == table).values(header=msgspec.json.encode(header))
                await connection.execute(other)
            del server.hall.rooms[table]
            await ada.dial()
            with pytest.raises(RefusedError, match=r"illegal: this match cannot go on here: .* the pack ffffffffffff"):
                await ada.watch(table, 0)

    run(test())


def test_a_move_that_comes_after_the_end_is_stale(settings: Settings) -> None:
    """Another process, or another tab, has ended the match meanwhile: nobody did anything wrong."""

    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await ada.watch(table, 0)
            ask = await ada.turn(table, 0)
            await ada.ask("resign", table=table, seat=0)
            with pytest.raises(RefusedError, match="stale"):
                await ada.play(table, 0, ask)

    run(test())
