# ruff: noqa: ANN401 - servers of several kinds that catch what is sent
"""People: guests, accounts, sessions, tokens; and what nobody may do."""

from __future__ import annotations

import asyncio
import re
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.harness import RefusedError, run, running
from weathergage.server import Settings
from weathergage.server.people import People


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


def test_a_guests_games_move_along_to_an_account_at_login(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada, server.person("Tim") as tim:
            table = await tim.new_table("me", "open")
            await tim.post("/api/me/login", {"name": "aDA", "password": "rule britannia"})
            assert tim.id == ada.id
            info = await ada.get(f"/api/tables/{table}")
            assert (info["host"], info["seats"][0]["name"]) == (ada.id, "Ada")

    run(test())


@pytest.mark.parametrize("name", ["a", "x" * 25, "  ", "a\u202eb", "a\x07b", "\u3164\u3164"])
def test_a_name_is_readable(settings: Settings, name: str) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person() as ada:
            with pytest.raises(RefusedError, match="malformed"):
                await ada.post("/api/me/account", {"name": name, "password": "rule britannia"})

    if name == "\u3164\u3164":
        pytest.skip("Hangul fillers are letters; NFKC keeps them")
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
            for cookie in (f"g.{ada.id}.", f"g.{ada.id}.{'0' * 64}", "s.", f"s.{ada.id}", "x", "", "g..", "\u00e9"):
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
            await ada.request("DELETE", "/api/me/token")
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


def test_too_many_attempts_are_slowed_down(settings: Settings) -> None:
    async def test() -> None:
        strict = msgspec.structs.replace(settings, rates=1.0)
        async with running(strict) as server, server.person("Ada", account=True) as ada, server.person("Eve") as eve:
            problems = []
            for _ in range(10):
                try:
                    await eve.post("/api/me/login", {"name": "Ada", "password": "guessguess"})
                except RefusedError as error:
                    problems.append(error.code)
            assert problems[0] == "sign-in"
            assert problems[-1] == "too-fast"
            await ada.dial()
            answers = await asyncio.gather(*[await ada.send("ping") for _ in range(200)])
            assert {it["type"] for it in answers} == {"done", "failed"}

    run(test())


# ------------------------------------------------------------------------------------------------ mail and webhooks


class _Mails(socketserver.StreamRequestHandler):
    """As much of SMTP as it takes to catch a mail."""

    def handle(self) -> None:
        def say(line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

        say("220 catcher")
        while line := self.rfile.readline().decode().strip():
            if line.upper() == "DATA":
                say("354 go on")
                lines = []
                while (part := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                    lines.append(part)
                self.server.caught.append("\n".join(lines))  # type: ignore[attr-defined]
            say("221 bye" if line.upper() == "QUIT" else "250 ok")
            if line.upper() == "QUIT":
                return


class _Hook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.caught.append(msgspec.json.decode(body))  # type: ignore[attr-defined]
        self.send_response(204)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def mails() -> Iterator[Any]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Mails) as server:
        server.daemon_threads = True
        server.caught = []  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture
def hook() -> Iterator[Any]:
    with HTTPServer(("127.0.0.1", 0), _Hook) as server:
        server.caught = []  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


def _with_mail(settings: Settings, mails: Any) -> Settings:
    return msgspec.structs.replace(
        settings,
        smtp_host="127.0.0.1",
        smtp_port=mails.server_address[1],
        smtp_tls=False,
        mail_from="table@example.org",
        public_url="http://table.example",
        webhooks_inside=True,
    )


async def _caught(server: Any, count: int) -> list[Any]:
    for _ in range(1000):
        if len(server.caught) >= count:
            break
        await asyncio.sleep(0.01)
    caught: list[Any] = server.caught
    return caught


def test_a_password_is_reset_by_mail_once(settings: Settings, mails: Any) -> None:
    async def test() -> None:
        async with running(_with_mail(settings, mails)) as server, server.person("Ada", account=True) as ada:
            await ada.request("PATCH", "/api/me", {"email": "ada@example.org"})
            await ada.post("/api/me/reset", {"name": "nobody"})  # answered the same
            await ada.post("/api/me/reset", {"name": "ada"})
            (mail,) = await _caught(mails, 1)
            assert "To: ada@example.org" in mail
            token = re.search(r"http://table\.example/reset/(\S+)", mail)
            assert token is not None
            form = {"token": token.group(1), "password": "rule the waves"}
            with pytest.raises(RefusedError, match="malformed"):
                await ada.post("/api/me/reset/finish", form | {"password": "short"})
            await ada.post("/api/me/reset/finish", form)
            with pytest.raises(RefusedError, match="not-found"):
                await ada.post("/api/me/reset/finish", form)
            assert (await ada.get("/api/me"))["person"] is None  # all sessions have ended
            await ada.post("/api/me/login", {"name": "Ada", "password": "rule the waves"})

    run(test())


def test_whoever_is_away_is_told_and_whoever_looks_is_not(settings: Settings, mails: Any, hook: Any) -> None:
    async def test() -> None:
        async with (
            running(_with_mail(settings, mails)) as server,
            server.person("Ada", account=True) as ada,
            server.person("Bob", account=True) as bob,
        ):
            url = f"http://127.0.0.1:{hook.server_address[1]}/bob?key=1"
            for person, wishes in ((ada, {"mail": ["turn"]}), (bob, {"webhook": ["turn", "started"]})):
                await person.request("PATCH", "/api/me", {"email": "someone@example.org"})
                await person.put("/api/me/notices", wishes | {"webhook_url": url, "language": "it"})
            table = await ada.new_table("me", {"kind": "named", "name": "Bob"})
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.dial()
            await ada.watch(table, 0)
            await ada.live.send(msgspec.json.encode({"type": "look", "table": table}), text=True)  # type: ignore[union-attr]
            await ada.ask("ping")
            await ada.post(f"/api/tables/{table}/start")
            await ada.play(table, 0, await ada.turn(table, 0))
            caught = await _caught(hook, 2)
            assert [it["kind"] for it in caught] == ["started", "turn"]
            assert caught[1]["link"] == f"http://table.example/table/{table}"
            assert mails.caught == []  # Ada looked
            await ada.hang_up()
            await bob.dial()
            await bob.watch(table, 1)
            await bob.until(lambda: not bob.tables[table]["seats"][0].get("present"))
            for _ in range(2):  # Bob takes it, then attacks
                await bob.play(table, 1, await bob.turn(table, 1))
            (mail,) = await _caught(mails, 1)
            assert "tocca a te" in mail
            await ada.put(f"/api/tables/{table}/notices", {"muted": True})
            assert (await ada.get(f"/api/tables/{table}/notices"))["muted"]

    run(test())


def test_whoever_was_to_be_told_when_the_server_stopped_is_told_after_its_start(settings: Settings, hook: Any) -> None:
    inside = msgspec.structs.replace(settings, webhooks_inside=True, notice_delay=3600)

    async def test() -> None:
        async with running(inside) as server, server.person("Ada", account=True) as ada:
            url = f"http://127.0.0.1:{hook.server_address[1]}/"
            await ada.put("/api/me/notices", {"webhook": ["turn"], "webhook_url": url})
            table = await ada.new_table("me", "me", start=True)
        for _ in range(2):  # told once, however often it starts
            async with running(msgspec.structs.replace(inside, notice_delay=0.01)) as server:
                await _caught(hook, 1)
                while any("notice" in it.get_name() for it in asyncio.all_tasks()) or server.hall.notices._timers:
                    await asyncio.sleep(0.01)
        assert [(it["kind"], it["table"]) for it in hook.caught] == [("turn", table)]

    run(test())


def test_a_webhook_into_the_local_network_is_not_called(settings: Settings, hook: Any) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada:
            for wrong in ("file:///etc/passwd", "ftp://example.org", "http://", "x" * 600):
                with pytest.raises(RefusedError, match="malformed"):
                    await ada.put("/api/me/notices", {"webhook": ["turn"], "webhook_url": wrong})
            url = f"http://127.0.0.1:{hook.server_address[1]}/"
            await ada.put("/api/me/notices", {"webhook": ["turn"], "webhook_url": url})
            await ada.new_table("me", "me", start=True)
            while any("notice" in task.get_name() for task in asyncio.all_tasks()) or server.hall.notices._timers:
                await asyncio.sleep(0.01)
            assert hook.caught == []

    run(test())
