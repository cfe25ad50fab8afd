"""Bots that think, fail, crash and never end; nobody waits for them but those who play against them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.harness import PATIENCE, Person, Running, run, running
from weathergage.server import Settings, thinker

WAITING = {"kind": "bot", "name": "waiting"}


@pytest.fixture
def workers(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, bot_workers=1)


@pytest.fixture
def go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Once this file is there, `waiting` bots move."""
    file = tmp_path / "go"
    monkeypatch.setenv("WEATHERGAGE_TEST_GO", str(file))
    return file


async def _against(ada: Person, bot: object) -> str:
    """Ada has moved, and the bot is to move."""
    table = await ada.new_table("me", bot, start=True)
    await ada.watch(table, 0)
    await ada.play(table, 0, await ada.turn(table, 0))
    return table


async def _thinking(server: Running) -> thinker._Worker:
    """A process that has been asked something."""
    it = server.hall.thinker
    async with asyncio.timeout(PATIENCE):
        while not it._all or it._idle:
            await asyncio.sleep(0.01)
    return next(iter(it._all))


def test_a_bot_that_thinks_and_one_that_fails_both_play(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            bots = [{"kind": "bot", "name": name} for name in ("bold", "broken")]
            table = await ada.new_table(*bots, start=True)
            await ada.dial()
            await ada.watch(table)
            await ada.until(lambda: ada.tables[table]["state"] == "finished")
            assert ada.sight(table, None)["outcome"]

    run(test())


def test_bots_think_in_processes_of_their_own(workers: Settings) -> None:
    async def test() -> None:
        async with running(workers) as server, server.person("Ada") as ada:
            await ada.dial()
            table = await _against(ada, {"kind": "bot", "name": "bold"})
            await ada.turn(table, 0)
            (worker,) = server.hall.thinker._all
            table = await _against(ada, {"kind": "bot", "name": "broken"})
            await ada.turn(table, 0)  # it failed, its process did not
            assert server.hall.thinker._all == {worker}
        worker.process.join(PATIENCE)
        assert not worker.process.is_alive()

    run(test())


def test_nobody_waits_for_a_bot_that_thinks_at_another_table(workers: Settings, go: Path) -> None:
    async def test() -> None:
        async with running(workers) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            await ada.dial()
            await _against(ada, WAITING)
            await _thinking(server)
            await bob.dial()
            table = await bob.new_table("me", {"kind": "bot", "name": "random"}, start=True)
            await bob.watch(table, 0)
            assert (await bob.play_out(table, 0))["over"]
            assert not go.exists()

    run(test())


def test_a_process_that_is_put_out_loses_nothing(workers: Settings, go: Path) -> None:
    async def test() -> None:
        async with running(workers) as server, server.person("Ada") as ada:
            await ada.dial()
            table = await _against(ada, WAITING)
            worker = await _thinking(server)
            worker.process.kill()
            go.touch()
            await ada.turn(table, 0)  # another one was asked the same
            assert server.hall.thinker._all.isdisjoint({worker})

    run(test())


def test_a_bot_that_never_ends_is_put_out(workers: Settings, go: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(workers) as server, server.person("Ada") as ada:
            await ada.dial()
            table = await _against(ada, {"kind": "bot", "name": "bold"})
            await ada.turn(table, 0)
            (worker,) = server.hall.thinker._all
            monkeypatch.setattr(thinker, "PATIENCE", 0.2)
            table = await _against(ada, WAITING)
            await ada.turn(table, 0)  # any move was played instead
            assert not worker.process.is_alive()
            assert not go.exists()

    run(test())


def test_a_bot_takes_its_time_so_that_nobody_learns_from_its_haste(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it had anything to choose from or not: each move waits as long."""
    waits: list[float] = []
    sleep = asyncio.sleep

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    async def test() -> None:
        paced = msgspec.structs.replace(settings, bot_pace=0.7)
        async with running(paced) as server, server.person("Ada") as ada:
            monkeypatch.setattr("weathergage.server.bots.asyncio.sleep", wait)
            bots = [{"kind": "bot", "name": "random"}] * 2
            table = await ada.new_table(*bots, start=True)
            await ada.dial()
            await ada.watch(table)
            await ada.until(lambda: ada.tables[table]["state"] == "finished")
            moves = len(server.hall.rooms[table].playable().steps) - 1  # the first is the set-up
            assert waits.count(0.7) >= moves > 0

    run(test())
