"""What is sent to whom: nothing twice, nothing that a seat must not know, nothing missing after a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tests.server.harness import PATIENCE, RefusedError, run, running
from weathergage.server import Settings, live
from weathergage.server.wire import Wire


def test_secret_moves_send_and_count_nothing(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open", game="flotilla")
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            for person, seat in ((ada, 0), (bob, 1)):
                await person.dial()
                await person.watch(table, seat)
                await person.turn(table, seat)
            spectator = bob
            await spectator.watch(table)
            await bob.until(lambda: (table, None) in bob.sights)
            before, heard = bob.sight(table, 1), len(bob.heard)
            for _ in range(2):  # two secret orders, one taken back
                await ada.play(table, 0, await ada.turn(table, 0))
            await ada.ask("undo", table=table, seat=0)
            await bob.ask("ping")
            assert [it["type"] for it in bob.heard[heard:]] == ["done"]
            await bob.play(table, 1, await bob.turn(table, 1))
            assert bob.sight(table, 1)["seq"] == before["seq"] + 1
            assert bob.sight(table, 1)["ask"]["number"] == before["ask"]["number"] + 1

    run(test())


def test_only_what_changed_is_sent(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await ada.watch(table, 0)
            ask = await ada.turn(table, 0)
            first = ada.sight(table, 0)
            assert first["full"]
            assert {"seats", "hand", "deck", "discard", "turn", "seen"} == set(first["view"])
            await ada.play(table, 0, ask, len(ask["moves"]) - 1)  # pass
            assert not ada.sight(table, 0)["full"]
            assert "discard" not in ada.sight(table, 0)["view"]
            fresh = server.hall.rooms[table].match
            assert fresh is not None
            assert ada.views[table, 0]["turn"] == fresh.game.state.turn

    run(test())


def test_a_lost_connection_goes_on_where_it_was(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            for person, seat in ((ada, 0), (bob, 1)):
                await person.dial()
                await person.watch(table, seat)
            await ada.play(table, 0, await ada.turn(table, 0))
            last = ada.sight(table, 0)
            await ada.hang_up()
            heard = len(ada.heard)
            await ada.dial()
            await ada.watch(table, 0, since=last["seq"], epoch=last["epoch"])
            await ada.ask("ping")
            assert "sight" not in {it["type"] for it in ada.heard[heard:]}  # nothing changed meanwhile
            await ada.hang_up()
            await bob.play(table, 1, await bob.turn(table, 1))
            await ada.dial()
            await ada.watch(table, 0, since=last["seq"], epoch=last["epoch"])
            now = await ada.until(lambda: ada.sight(table, 0) if ada.sight(table, 0) != last else None)
            assert now is not None
            assert now["log_from"] == len(ada.logs[table, 0]) - len(now["log"]) > 0
            match = server.hall.rooms[table].match
            assert match is not None
            assert len(ada.logs[table, 0]) == len(match.log(0))

    run(test())


def test_two_tabs_see_the_same(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person() as tab:
            tab.http.cookies = ada.http.cookies
            table = await ada.new_table("me", {"kind": "bot", "name": "random"}, start=True)
            for it in (ada, tab):
                await it.dial()
                await it.watch(table, 0)
            for _ in range(5):
                ask = await ada.turn(table, 0)
                if not ask:
                    break
                await ada.play(table, 0, ask, len(ask["moves"]) - 1)
            seq = ada.sight(table, 0)["seq"]
            await tab.until(lambda: tab.sight(table, 0)["seq"] >= seq)
            assert tab.views == ada.views
            assert tab.logs == ada.logs

    run(test())


def test_spectators_see_no_hand_and_only_what_is_old_enough(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Eve") as eve:
            table = await ada.new_table("me", "me", start=True, delay=3600)
            await ada.dial()
            await eve.dial()
            await ada.watch(table, 0)
            await ada.watch(table, 1)
            await ada.play(table, 0, await ada.turn(table, 0))
            await eve.watch(table)
            sight = await eve.until(lambda: eve.sights.get((table, None)))
            assert sight is not None
            assert sight["view"]["hand"] == []
            assert sight["view"]["discard"] == []  # the attack is not an hour old
            assert "ask" not in sight
            closed = await ada.new_table("me", "me", start=True, spectators=False)
            with pytest.raises(RefusedError, match="not-yours"):
                await eve.watch(closed)

    run(test())


class Stuck:
    """The way to a reader that reads nothing."""

    def __init__(self, wire: Wire) -> None:
        self.receive = wire.receive

    async def send(self, texts: Sequence[bytes]) -> None:  # noqa: ARG002 - nothing gets through
        await asyncio.Event().wait()


def test_a_slow_reader_is_sent_the_latest_sight_only(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Eve") as eve:
            table = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await eve.dial()
            for seat in (0, 1):
                await ada.watch(table, seat)
            await eve.watch(table)
            await eve.until(lambda: (table, None) in eve.sights)
            (connection,) = server.hall.connections[eve.id]
            connection.wire = Stuck(connection.wire)
            await eve.send("ping")  # its answer is under way for ever
            for _ in range(6):
                for seat in (0, 1):
                    if ada.sight(table, seat).get("ask"):
                        await ada.play(table, seat, ada.sight(table, seat)["ask"])
                        break
            waiting = [it for it in connection._out if not isinstance(it, bytes)]
            assert len(waiting) == 1

    run(test())


def test_a_reader_that_reads_nothing_is_let_go(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(live, "MOST_BYTES", 50_000)
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await ada.watch(table, 0)
            (connection,) = server.hall.connections[ada.id]
            connection.wire = Stuck(connection.wire)
            for _ in range(200):
                await ada.send("look-back", table=table, page=0, seat=0, words=True)
            async with asyncio.timeout(PATIENCE):
                while not connection.closing:
                    await asyncio.sleep(0.01)
            assert sum(len(it) for it in connection._out if isinstance(it, bytes)) < 1_000  # only the goodbye

    run(test())
