"""People: guests, accounts, sessions, tokens; and what nobody may do."""

from __future__ import annotations

import asyncio
import time

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from tests.server.harness import RefusedError, run, running
from weathergage.cli.main import main
from weathergage.server import Settings, watchman
from weathergage.server.people import People, clean_email
from weathergage.server.problems import Refused
from weathergage.server.schema import PEOPLE, SESSIONS


def test_a_guest_becomes_an_account_and_keeps_the_games(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            assert (await ada.get("/api/me"))["person"]["guest"]
            table = await ada.new_table("me", "open")
            me = await ada.post("/api/me/account", {"name": "Ada", "password": "rule britannia"})
            assert not me["person"]["guest"]
            assert [it["id"] for it in await ada.get("/api/tables", params={"mine": True})] == [table]
            with pytest.raises(RefusedError, match="illegal"):
                await ada.post("/api/me/account", {"name": "Ada2", "password": "rule britannia"})

    run(test())


def test_whoever_makes_an_account_while_connected_goes_on(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await ada.watch(table, 0)
            await ada.post("/api/me/account", {"name": "Ada Lovelace", "password": "rule britannia"})
            await server.hall.recheck()
            await ada.play(table, 0, await ada.turn(table, 0))
            assert ada.tables[table]["seats"][0]["name"] == "Ada Lovelace"
            assert not [it for it in ada.heard if it["type"] == "goodbye"]
            # The connection is the session's now, and ends with it.
            await ada.post("/api/me/logout")
            await ada.until(lambda: ada.heard[-1]["type"] == "goodbye")

    run(test())


def test_a_guests_games_move_along_to_an_account_at_login(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada, server.person("Tim") as tim:
            table = await tim.new_table("me", "open")
            await tim.post("/api/me/login", {"name": "aDA", "password": "rule britannia"})
            assert tim.id == ada.id
            info = await ada.get(f"/api/tables/{table}")
            assert (info["host"], info["seats"][0]["name"]) == (ada.id, "Ada")

    run(test())


@pytest.mark.parametrize(
    "name", ["a", "x" * 25, "  ", "a\u202eb", "a\x07b", "\u3164\u3164", "a\ufe0fb", "oh" + "\u0301" * 4]
)
def test_a_name_is_readable(settings: Settings, name: str) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person() as ada:
            with pytest.raises(RefusedError, match="malformed"):
                await ada.post("/api/me/account", {"name": name, "password": "rule britannia"})

    run(test())


def test_names_are_one_persons_alone(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True), server.person() as eve:
            for name in ("ada", "A da", "\uff21da"):
                with pytest.raises(RefusedError, match="taken"):
                    await eve.post("/api/me/guest", {"name": name if len(name) > 1 else "ada"})
                with pytest.raises(RefusedError, match="taken"):
                    await eve.post("/api/me/account", {"name": name, "password": "rule britannia"})

    run(test())


def test_wrong_passwords_and_forged_cookies_open_nothing(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada, server.person() as eve:
            for name, password in (("Ada", "rule britanniA"), ("nobody", "rule britannia"), ("Ada", "")):
                with pytest.raises(RefusedError, match="sign-in"):
                    await eve.post("/api/me/login", {"name": name, "password": password})
            for cookie in (
                f"g.{ada.id}.",
                f"g.{ada.id}.{'0' * 64}",
                "s.",
                f"s.{ada.id}",
                "x",
                "",
                "g..",
                "g.x.\u00e9",
                "\u00e9",
            ):
                eve.http.cookies.clear()
                answer = await eve.http.get("/api/me", headers={b"Cookie": f"weathergage={cookie}".encode()})
                assert answer.json()["person"] is None
            with pytest.raises(RefusedError, match="sign-in"):
                await eve.get("/api/me", headers={"Authorization": "Bearer wg_guess"})
            # The signed cookie of a guest opens no account, even if the guest became one.
            people: People = server.hall.people
            eve.http.cookies.set("weathergage", people.guest_cookie(ada.id))
            assert (await eve.get("/api/me"))["person"] is None

    run(test())


def test_sessions_are_listed_and_ended(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada, server.person() as phone:
            await phone.post("/api/me/login", {"name": "Ada", "password": "rule britannia"})
            sessions = await ada.get("/api/me/sessions")
            assert [it["current"] for it in sessions].count(True) == 1
            await phone.dial()
            other = next(it for it in sessions if not it["current"])
            await ada.request("DELETE", f"/api/me/sessions/{other['id']}")
            assert (await phone.get("/api/me"))["person"] is None
            await phone.until(lambda: any(it["type"] == "goodbye" for it in phone.heard))
            await phone.post("/api/me/login", {"name": "Ada", "password": "rule britannia"})
            with pytest.raises(RefusedError, match="sign-in"):
                await ada.post("/api/me/password", {"old": "guess", "new": "rule the waves"})
            await ada.post("/api/me/password", {"old": "rule britannia", "new": "rule the waves"})
            assert (await phone.get("/api/me"))["person"] is None
            assert (await ada.get("/api/me"))["person"]["id"] == ada.id
            await ada.post("/api/me/logout")
            assert (await ada.get("/api/me"))["person"] is None

    run(test())


def test_a_program_has_a_token(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada, server.person() as program:
            token = (await ada.post("/api/me/token"))["token"]
            headers = {"Authorization": f"Bearer {token}"}
            assert (await program.get("/api/me", headers=headers))["person"]["id"] == ada.id
            assert (await program.dial(token))["person"]["id"] == ada.id
            await ada.dial()
            await ada.request("DELETE", "/api/me/token")
            await program.until(lambda: any(it["type"] == "goodbye" for it in program.heard))
            await ada.ask("ping")  # the token's connection alone was closed
            with pytest.raises(RefusedError, match="sign-in"):
                await program.get("/api/me", headers=headers)

    run(test())


def test_another_sites_page_can_do_nothing(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "open")
            cookies = dict(ada.http.cookies)
            async with httpx.AsyncClient(base_url=server.url, cookies=cookies) as page:
                for headers in ({}, {"Origin": "https://evil.example", "X-Weathergage": "1"}):
                    answer = await page.post(f"/api/tables/{table}/leave", headers=headers)
                    assert answer.status_code == 403
            with pytest.raises(Exception, match="403"):
                await ada.dial(Origin="https://evil.example")
            await ada.dial(Origin=server.url)
            cookie = (await ada.http.get("/api/me")).request.headers["cookie"]
            assert cookie

    run(test())


def test_the_cookie_is_kept_from_scripts_and_other_sites(settings: Settings) -> None:
    async def test() -> None:
        secure = msgspec.structs.replace(settings, public_url="https://table.example")
        async with running(secure) as server, httpx.AsyncClient(base_url=server.url) as http:
            answer = await http.post("/api/me/guest", json={"name": "Ada"})
            cookie = answer.headers["set-cookie"].lower()
            assert all(part in cookie for part in ("httponly", "samesite=lax", "secure", "path=/"))
            assert answer.headers["cache-control"] == "no-store"

    run(test())


def test_behind_a_proxy_with_tls_the_cookie_travels_no_other_way(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, httpx.AsyncClient(base_url=server.url) as http:
            for scheme, secure in (("https", True), ("http", False)):
                http.cookies.clear()
                answer = await http.post("/api/me/guest", json={}, headers={"X-Forwarded-Proto": scheme})
                assert ("secure" in answer.headers["set-cookie"].lower()) == secure

    run(test())


@pytest.mark.parametrize(
    "address",
    [
        "ada",
        "ada@here",
        "@example.org",
        "a da@example.org",
        "ada@example.org, eve@example.org",
        "ada@example.org,eve@example.org",
        "<ada@example.org>",
        '"Ada" <ada@example.org>',
        "ada@example.org\r\nBcc: eve@example.org",
        "ada@eve@example.org",
        "ada@-\u2100.org",
        f"{'a' * 65}@example.org",
        f"ada@{'example.' * 30}org",
    ],
)
def test_a_mail_address_is_one_address_and_nothing_else(address: str) -> None:
    with pytest.raises(Refused):
        clean_email(address)


def test_an_address_is_kept_as_a_mail_server_reads_it() -> None:
    assert clean_email(" ada.l+games@m\u00fcnchen.example ") == "ada.l+games@xn--mnchen-3ya.example"
    assert clean_email("  ") == ""


def test_whoever_is_banned_while_connected_is_sent_away(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(watchman, "ROUND", 0.02)
        async with (
            running(settings) as server,
            server.person("Eve", account=True) as eve,
            server.person("Tim") as tim,
            server.person() as watching,
        ):
            for person in (eve, tim, watching):
                await person.dial()
            assert await asyncio.to_thread(main, ["admin", "ban", "Eve", "--db", settings.database]) == 0
            await eve.until(lambda: any(it["type"] == "goodbye" for it in eve.heard))
            await tim.ask("ping")
            await watching.ask("ping")
            with pytest.raises(RefusedError, match=r"banned|sign-in"):
                await eve.get("/api/me/notices")
            await eve.post("/api/me/logout")  # whoever is banned may go

    run(test())


def test_what_is_too_old_to_be_used_is_not_kept(settings: Settings) -> None:
    async def test() -> None:
        async with (
            running(settings) as server,
            server.person("Ada", account=True) as ada,
            server.person("Bob") as bob,
            server.person("Tim") as tim,
            server.person("Eve") as eve,
        ):
            await bob.new_table("me", "open")
            async with server.hall.database.write() as connection:
                old = PEOPLE.c.id.in_([ada.id, bob.id, tim.id])
                await connection.execute(update(PEOPLE).where(old).values(created=1.0))
                await connection.execute(update(SESSIONS).values(seen=1.0))
            await server.hall.people._tidy(time.time())
            async with server.hall.database.read() as connection:
                left = set((await connection.execute(select(PEOPLE.c.id))).scalars())
                sessions = (await connection.execute(select(SESSIONS))).all()
            assert left == {ada.id, bob.id, eve.id}  # an account, who sits somewhere, who came just now
            assert sessions == []

    run(test())


def test_a_login_begins_a_session_of_its_own(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada, server.person() as eve:
            planted = "s.an-old-session-that-eve-knows"
            eve.http.cookies.set("weathergage", planted)
            before = ada.http.cookies["weathergage"]
            await ada.post("/api/me/login", {"name": "Ada", "password": "rule britannia"})
            assert ada.http.cookies["weathergage"] not in {before, planted}
            assert (await eve.get("/api/me"))["person"] is None

    run(test())


def test_too_many_attempts_are_slowed_down(settings: Settings) -> None:
    async def test() -> None:
        strict = msgspec.structs.replace(settings, rates=1.0)
        async with running(strict) as server, server.person("Ada", account=True) as ada, server.person("Eve") as eve:
            problems = []
            for attempt in range(10):
                name = "A" + " " * attempt + "da"  # another way to write it is no other name
                try:
                    await eve.post("/api/me/login", {"name": name, "password": "guessguess"})
                except RefusedError as error:
                    problems.append(error.code)
            assert problems[0] == "sign-in"
            assert problems[-1] == "too-fast"
            await ada.dial()
            answers = await asyncio.gather(*[await ada.send("ping") for _ in range(200)])
            assert {it["type"] for it in answers} == {"done", "failed"}

    run(test())
