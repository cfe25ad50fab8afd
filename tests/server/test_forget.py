"""Going for good, and what follows at the tables when somebody is called something else."""

from __future__ import annotations

import pytest

from tests.server.harness import RefusedError, run, running
from weathergage.cli.main import main
from weathergage.engine.catalogue import find_game
from weathergage.engine.journal import load
from weathergage.server import Settings


def test_an_account_goes_and_leaves_nothing_but_its_moves(settings: Settings) -> None:
    async def test() -> None:
        async with (
            running(settings) as server,
            server.person("Ada", account=True) as ada,
            server.person("Bob") as bob,
        ):
            open_, hosted = await bob.new_table("me", "open", "open"), await ada.new_table("me", "open")
            running_ = await bob.new_table("me", "open")
            for table in (open_, running_):
                await ada.post(f"/api/tables/{table}/join", {})
            await bob.post(f"/api/tables/{running_}/start")
            await ada.dial()
            await bob.dial()
            await bob.watch(running_, 0)
            await ada.ask("chat", table=running_, text="this is Ada speaking")
            await bob.ask("chat", table=running_, text="this is Bob")
            await ada.put(f"/api/tables/{running_}/notes", {"text": "Bob bluffs"})
            with pytest.raises(RefusedError, match="sign-in"):
                await ada.post("/api/me/forget", {"password": "guess"})
            assert (await ada.post("/api/me/forget", {"password": "rule britannia"}))["person"] is None
            await ada.until(lambda: any(it["type"] == "goodbye" for it in ada.heard))
            assert (await ada.get("/api/me"))["person"] is None
            with pytest.raises(RefusedError, match="sign-in"):
                await ada.post("/api/me/login", {"name": "Ada", "password": "rule britannia"})
            with pytest.raises(RefusedError, match="not-found"):
                await bob.get(f"/api/tables/{hosted}")
            assert (await bob.get(f"/api/tables/{open_}"))["seats"][1] == {"seat": 1}
            info = await bob.get(f"/api/tables/{running_}")
            assert (info["result"], info["seats"][1]) == (
                {"reason": "resigned", "seat": 1},
                {"seat": 1, "resigned": True},
            )
            assert [it["text"] for it in await bob.get(f"/api/tables/{running_}/chat")] == ["this is Bob"]
            journal = load(await bob.get(f"/api/tables/{running_}/journal"), find_game("cutlass"))
            assert journal.header.players == ("Bob", "")
            async with server.hall.database.read() as connection:
                dump = [
                    str(row)
                    for table in ("people", "sessions", "sitting", "tables", "chat", "notes", "muted", "resets")
                    for row in await connection.exec_driver_sql(f"SELECT * FROM {table}")
                ]
            assert not any(ada.id in row or "Ada" in row for row in dump)
            async with server.person("Ada", account=True) as another:  # the name is free
                assert another.id != ada.id

    run(test())
    assert main(["db", "check", "--db", settings.database]) == 0


def test_a_guest_goes_without_a_password(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Tim") as tim:
            table = await tim.new_table("me", {"kind": "bot", "name": "random"}, start=True)
            await tim.post("/api/me/forget", {})
            info = await tim.get(f"/api/tables/{table}")
            assert (info["state"], info["host"], info["seats"][0].get("name")) == ("finished", "", None)

    run(test())


def test_the_host_of_a_server_forgets_somebody_who_asked(settings: Settings) -> None:
    async def before() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada:
            await ada.new_table("me", {"kind": "bot", "name": "random"}, start=True)

    async def after() -> None:
        async with running(settings) as server, server.person() as ada:
            with pytest.raises(RefusedError, match="sign-in"):
                await ada.post("/api/me/login", {"name": "Ada", "password": "rule britannia"})
            (table,) = await ada.get("/api/tables")
            assert table["seats"][0].get("name") is None

    run(before())
    assert main(["admin", "forget", "A da", "--db", settings.database]) == 0
    assert main(["admin", "forget", "Ada", "--db", settings.database]) == 1
    run(after())


def test_seats_carry_the_name_that_somebody_has_now(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Tim") as tim:
            table = await tim.new_table("me", "open")
            await tim.post("/api/me/account", {"name": "Timothy", "password": "rule britannia"})
            seat = (await tim.get(f"/api/tables/{table}"))["seats"][0]
            assert (seat["name"], seat.get("guest", False)) == ("Timothy", False)
            await tim.request("PATCH", "/api/me", {"name": "Tim"})
            assert (await tim.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Tim"

    run(test())


def test_a_guests_notes_move_along_at_login(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True), server.person("Tim") as tim:
            table = await tim.new_table("me", "open")
            await tim.put(f"/api/tables/{table}/notes", {"text": "ask for the weather gage"})
            await tim.put(f"/api/tables/{table}/notices", {"muted": True})
            await tim.post("/api/me/login", {"name": "Ada", "password": "rule britannia"})
            assert (await tim.get(f"/api/tables/{table}/notes"))["text"] == "ask for the weather gage"
            assert (await tim.get(f"/api/tables/{table}/notices"))["muted"]

    run(test())


def test_a_guests_seat_against_the_account_stays_the_guests(settings: Settings) -> None:
    async def test() -> None:
        async with (
            running(settings) as server,
            server.person("Ada", account=True) as ada,
            server.person("Tim") as tim,
        ):
            table = await ada.new_table("me", "open")
            await tim.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            await tim.post("/api/me/login", {"name": "Ada", "password": "rule britannia"})
            seats = (await ada.get(f"/api/tables/{table}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Ada", "Tim"]

    run(test())
