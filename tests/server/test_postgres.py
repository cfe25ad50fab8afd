"""Two processes on one PostgreSQL: one table, no double move, and both show it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import pytest
from sqlalchemy import func, select

from tests.server.harness import PATIENCE, Person, RefusedError, Running, run, running
from tests.server.postgres import make_database, running_postgres
from weathergage.server import Settings, bus
from weathergage.server.bus import Bus
from weathergage.server.schema import JOURNAL, TABLES
from weathergage.server.store import Stored

_KILL_LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield address


@pytest.fixture
def shared(settings: Settings, postgres: str, request: pytest.FixtureRequest) -> Settings:
    name = f"t{abs(hash(request.node.name)) % 10**8}"
    return msgspec.structs.replace(settings, database=make_database(postgres, name))


async def _together(one: Running, other: Running, ada: Person, bob: Person) -> str:
    """Ada at one server, Bob at the other, at one table."""
    table = await ada.new_table("me", "open")
    assert [it["id"] for it in await bob.get("/api/tables")] == [table]
    await bob.post(f"/api/tables/{table}/join", {})
    await ada.post(f"/api/tables/{table}/start")
    for person, seat in ((ada, 0), (bob, 1)):
        await person.dial()
        await person.watch(table, seat)
    return table


def test_two_processes_play_a_match_through(shared: Settings) -> None:
    async def test() -> None:
        async with (
            running(shared) as one,
            running(shared) as other,
            one.person("Ada") as ada,
            other.person("Bob") as bob,
        ):
            table = await _together(one, other, ada, bob)
            both = await asyncio.gather(ada.play_out(table, 0), bob.play_out(table, 1))
            assert both[0]["outcome"] == both[1]["outcome"]
            assert ada.views[table, 0]["discard"] == bob.views[table, 1]["discard"]
            await bob.until(lambda: bob.tables[table]["state"] == "finished")
            async with one.hall.database.read() as connection:
                query = select(func.count(), func.max(JOURNAL.c.seq)).where(JOURNAL.c.match_id == f"{table}.0")
                count, last = (await connection.execute(query)).one()
            assert count == last + 1
            data = await ada.get(f"/api/tables/{table}/journal")
            assert await bob.get(f"/api/tables/{table}/journal") == data

    run(test())


def test_the_same_move_at_both_is_played_once(shared: Settings) -> None:
    async def test() -> None:
        async with running(shared) as one, running(shared) as other, one.person("Ada") as ada, other.person() as tab:
            tab.http.cookies = ada.http.cookies
            table = await ada.new_table("me", "me", start=True)
            for person in (ada, tab):
                await person.dial()
                for seat in (0, 1):
                    await person.watch(table, seat)
            for _ in range(10):
                seat = 0 if "ask" in ada.sight(table, 0) else 1
                if ada.sight(table, seat).get("over"):
                    break
                ask = await ada.turn(table, seat)
                await tab.until(lambda seat=seat, ask=ask: tab.sight(table, seat).get("ask") == ask)  # type: ignore[misc]
                fields = {"table": table, "seat": seat, "number": ask["number"], "move": ask["moves"][0]["move"]}
                seq = ada.sight(table, seat)["seq"]
                first, second = await ada.send("play", **fields), await tab.send("play", **fields)
                answers = [await first, await second]
                assert sorted(it["type"] for it in answers) == ["done", "failed"]
                assert next(it for it in answers if it["type"] == "failed")["problem"]["code"] == "stale"
                await ada.until(lambda seat=seat, seq=seq: ada.sight(table, seat)["seq"] > seq)  # type: ignore[misc]

    run(test())


def test_chat_presence_undo_and_offers_reach_the_other_process(shared: Settings) -> None:
    async def test() -> None:
        async with (
            running(shared) as one,
            running(shared) as other,
            one.person("Ada") as ada,
            other.person("Bob") as bob,
        ):
            table = await ada.new_table("me", "open", game="flotilla")
            await bob.dial()
            await bob.ask("watch-lobby")
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            await bob.until(lambda: bob.tables.get(table, {}).get("state") == "running")
            await ada.dial()
            await ada.watch(table, 0)
            await bob.watch(table, 1)
            await ada.until(lambda: ada.tables[table]["seats"][1].get("present"))
            await bob.ask("chat", table=table, text="ahoy")
            await ada.until(lambda: any(it["type"] == "chat" for it in ada.heard))
            await ada.play(table, 0, await ada.turn(table, 0))
            await ada.ask("undo", table=table, seat=0)
            await bob.play(table, 1, await bob.turn(table, 1), -1)
            await ada.play(table, 0, await ada.turn(table, 0), -1)
            await bob.until(lambda: bob.views[table, 1]["round"] == 1)
            await ada.ask("propose", table=table, seat=0, kind="takeback")
            offer = await bob.until(lambda: bob.tables[table].get("offer"))
            await bob.ask("agree", table=table, seat=1, number=offer["number"], yes=True)
            await ada.until(lambda: ada.views[table, 0]["round"] == 0)
            await bob.until(lambda: bob.views[table, 1]["round"] == 0)
            await bob.ask("resign", table=table, seat=1)
            await ada.until(lambda: ada.tables[table]["state"] == "finished")

    run(test())


def test_a_lost_connection_for_news_is_made_again(shared: Settings) -> None:
    async def test() -> None:
        async with (
            running(shared) as one,
            running(shared) as other,
            one.person("Ada") as ada,
            other.person("Bob") as bob,
        ):
            table = await _together(one, other, ada, bob)
            async with one.hall.database.write() as connection:
                await connection.exec_driver_sql(_KILL_LISTENERS)
            await ada.play(table, 0, await ada.turn(table, 0))
            await bob.turn(table, 1)

    run(test())


def test_a_connection_for_news_that_has_gone_deaf_is_made_again(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    listen = Bus._listen
    deaf: set[str] = set()

    async def listen_badly(bus: Bus) -> object:
        backend = await listen(bus)
        if bus.me not in deaf:
            deaf.add(bus.me)
            await backend._listener_conn.execute("UNLISTEN *")
        return backend

    async def test() -> None:
        monkeypatch.setattr(Bus, "_listen", listen_badly)
        async with (
            running(shared) as one,
            running(shared) as other,
            one.person("Ada") as ada,
            other.person("Bob") as bob,
        ):
            table = await _together(one, other, ada, bob)
            monkeypatch.setattr(bus, "BEAT", 0.2)
            for it in (one, other):
                it.hall.bus._tasks[1].cancel()  # it sleeps for long
                it.hall.bus._tasks[1] = asyncio.create_task(it.hall.bus._beat())
            await ada.play(table, 0, await ada.turn(table, 0))
            await bob.turn(table, 1)
            assert deaf == {one.hall.bus.me, other.hall.bus.me}

    run(test())


class _Late:
    """Something that reads the database, and gives what it read only when it is let go."""

    def __init__(self, read: Callable[..., Awaitable[Stored | None]]) -> None:
        self._read = read
        self.has_read = asyncio.Event()
        self.go = asyncio.Event()

    async def __call__(self, *what: object) -> Stored | None:
        stored = await self._read(*what)
        self.has_read.set()
        await self.go.wait()
        return stored


async def _soon(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def test_news_that_come_while_earlier_ones_are_looked_up_are_not_lost(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            running(shared) as one,
            running(shared) as other,
            one.person("Ada") as ada,
            other.person("Bob") as bob,
        ):
            table = await _together(one, other, ada, bob)
            late = _Late(other.hall.store.tail)
            monkeypatch.setattr(other.hall.store, "tail", late)
            await ada.ask("propose", table=table, seat=0, kind="draw")
            await asyncio.wait_for(late.has_read.wait(), PATIENCE)
            await ada.play(table, 0, await ada.turn(table, 0))
            await _soon(lambda: other.hall.rooms[table].behind)
            late.go.set()
            await bob.turn(table, 1)
            assert bob.tables[table]["offer"]["kind"] == "draw"

    run(test())


def test_news_that_come_while_a_table_is_loaded_are_not_lost(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with (
            running(shared) as one,
            running(shared) as other,
            one.person("Ada") as ada,
            other.person("Bob") as bob,
        ):
            table = await _together(one, other, ada, bob)
            await bob.ask("unwatch", table=table, seat=1)
            del other.hall.rooms[table]
            late = _Late(other.hall.store.load)
            monkeypatch.setattr(other.hall.store, "load", late)
            bob.sights.clear()
            watching = asyncio.create_task(bob.watch(table, 1))
            await asyncio.wait_for(late.has_read.wait(), PATIENCE)
            await ada.play(table, 0, await ada.turn(table, 0))
            await _soon(lambda: table in other.hall._news_of)
            late.go.set()
            await watching
            await bob.turn(table, 1)

    run(test())


def test_what_is_read_together_is_of_one_moment(shared: Settings) -> None:
    async def test() -> None:
        async with running(shared) as server, server.person("Ada") as ada:
            count = select(func.count()).select_from(TABLES)
            async with server.hall.database.read() as connection:
                assert (await connection.execute(count)).scalar() == 0
                await ada.new_table("me", "open")
                assert (await connection.execute(count)).scalar() == 0
            async with server.hall.database.read() as connection:
                assert (await connection.execute(count)).scalar() == 1

    run(test())


def test_a_table_that_is_given_up_leaves_the_lobby_of_the_other_process(shared: Settings) -> None:
    async def test() -> None:
        async with (
            running(shared) as one,
            running(shared) as other,
            one.person("Ada") as ada,
            other.person("Bob") as bob,
        ):
            await bob.dial()
            await bob.ask("watch-lobby")
            private = await ada.new_table("me", "open", public=False)
            table = await ada.new_table("me", "open")
            await bob.until(lambda: table in bob.tables)
            assert table not in other.hall.rooms  # the lobby needs no match
            await ada.post(f"/api/tables/{private}/leave")
            await ada.post(f"/api/tables/{table}/leave")
            gone = await bob.until(lambda: [it["table"] for it in bob.heard if it["type"] == "table-gone"])
            assert gone == [table]

    run(test())


def test_a_lobby_that_heard_nothing_for_a_while_is_told_what_it_missed(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            running(shared) as one,
            running(shared) as other,
            one.person("Ada") as ada,
            other.person("Bob") as bob,
        ):
            await bob.dial()
            await bob.ask("watch-lobby")
            listen = other.hall.bus._listen
            let = asyncio.Event()

            async def later() -> object:
                await let.wait()
                return await listen()

            monkeypatch.setattr(other.hall.bus, "_listen", later)
            async with one.hall.database.write() as connection:
                await connection.exec_driver_sql(_KILL_LISTENERS)
            await _soon(other.hall.bus._lost.is_set)
            table = await ada.new_table("me", "open")
            assert table not in bob.tables
            let.set()
            await bob.until(lambda: table in bob.tables)

    run(test())


def test_people_are_known_to_both(shared: Settings) -> None:
    async def test() -> None:
        async with (
            running(shared) as one,
            running(shared) as other,
            one.person("Ada", account=True) as ada,
            other.person() as phone,
            other.person() as eve,
        ):
            await phone.post("/api/me/login", {"name": "ada", "password": "rule britannia"})
            await phone.dial()
            with pytest.raises(RefusedError, match="taken"):
                await eve.post("/api/me/account", {"name": "Ada", "password": "rule britannia"})
            await ada.post("/api/me/password", {"old": "rule britannia", "new": "rule the waves"})
            await phone.until(lambda: any(it["type"] == "goodbye" for it in phone.heard))

    run(test())
