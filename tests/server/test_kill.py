"""kill -9 in the middle of everything: what was acknowledged is there."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, Running, run
from weathergage.server import Settings

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def process(settings: Settings) -> AsyncIterator[tuple[Running, asyncio.subprocess.Process]]:
    """A server that can be killed."""
    command = [sys.executable, "-m", "tests.server.server", str(settings.site), settings.database, "0"]
    server = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    found = re.search(r"http://[^/\s]+", (await server.stdout.readline()).decode())
    assert found is not None
    try:
        yield Running(found.group()), server
    finally:
        if server.returncode is None:
            server.kill()
        await server.wait()


async def _play_until_killed(ada: Person, table: str) -> int:
    """Play as fast as it goes; how many moves were acknowledged."""
    done = 0
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            seat = next((it for it in (0, 1) if "ask" in ada.sights.get((table, it), {})), None)
            if seat is None:
                await asyncio.sleep(0)
                continue
            sight = ada.sight(table, seat)
            fields = {"number": sight["ask"]["number"], "move": sight["ask"]["moves"][0]["move"]}
            answer = await ada.send("play", table=table, seat=seat, **fields)
            done += (await asyncio.wait_for(answer, 2))["type"] == "done"
            seen = ada.until(lambda seat=seat, old=sight: ada.sight(table, seat) is not old)  # type: ignore[misc]
            await asyncio.wait_for(seen, 2)
    return done


def test_a_server_that_is_killed_has_lost_nothing_that_it_acknowledged(settings: Settings) -> None:
    async def test() -> None:
        async with process(settings) as (server, handle), server.person("Ada") as ada:
            tables = [await ada.new_table("me", "me", game="flotilla", start=True) for _ in range(3)]
            await ada.dial()
            for table in tables:
                await ada.watch(table, 0)
                await ada.watch(table, 1)
            playing = [asyncio.create_task(_play_until_killed(ada, table)) for table in tables]
            await ada.until(lambda: sum(it["type"] == "done" for it in ada.heard) > 25)
            handle.send_signal(signal.SIGKILL)
            acknowledged = [await it for it in playing]
            assert sum(acknowledged) > 10
            cookies = ada.http.cookies
            ada.live = None
        async with process(settings) as (server, _), server.person() as ada:
            ada.http.cookies = cookies
            await ada.dial()
            for table, count in zip(tables, acknowledged, strict=True):
                await ada.watch(table, 0)
                await ada.watch(table, 1)
                await ada.until(lambda table=table: (table, 1) in ada.sights)  # type: ignore[misc]
                with closing(sqlite3.connect(settings.database)) as database:
                    query = "SELECT entry FROM journal WHERE match_id = ?"
                    entries = [entry for (entry,) in database.execute(query, (f"{table}.0",))]
                moves = sum(b'"entry":"move"' in entry for entry in entries)
                assert count <= moves <= count + 1  # one may have been kept without anybody hearing of it
                assert (await ada.play_out(table, 0, 1))["over"]

    run(test())


def test_two_servers_on_one_file_lose_nothing(settings: Settings) -> None:
    async def test() -> None:
        async with (
            process(settings) as (one, _),
            process(settings) as (other, _),
            one.person("Ada") as ada,
            other.person() as tab,
        ):
            tab.http.cookies = ada.http.cookies
            table = await ada.new_table("me", "me", start=True)
            for person in (ada, tab):
                await person.dial()
                for seat in (0, 1):
                    await person.watch(table, seat)
            ask = await ada.turn(table, 0)
            assert await tab.turn(table, 0) == ask
            await ada.play(table, 0, ask)
            # The other process has not heard of it: its move comes too late, and it finds out what is.
            answer = await tab.ask_or_problem(
                "play", table=table, seat=0, number=ask["number"], move=ask["moves"][1]["move"]
            )
            assert answer["problem"]["code"] == "stale"
            await tab.turn(table, 1)

    run(test())
