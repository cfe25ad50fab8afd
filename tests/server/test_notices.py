# ruff: noqa: ANN401 - servers of several kinds that catch what is sent
"""Mails and webhooks: who gets which, and what nobody can make this server send."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec
import pytest

from tests.server.harness import PATIENCE, Person, RefusedError, Running, run, running
from weathergage.server import Settings, outside
from weathergage.server.outside import Post, check_webhook, is_public
from weathergage.server.problems import Refused


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
                mail = email.message_from_string("\n".join(lines), policy=email.policy.default)
                self.server.caught.append(mail)  # type: ignore[attr-defined]
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


async def _confirm(person: Person, mails: Any, address: str) -> None:
    """Enter an address and follow the link that is mailed there."""
    before = len(mails.caught)
    await person.request("PATCH", "/api/me", {"email": address})
    mail = (await _caught(mails, before + 1))[-1]
    assert mail["To"] == address
    link = re.search(r"http://table\.example(/confirm/\S+)", mail.get_content())
    assert link is not None
    answer = await person.http.get(link.group(1))
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    mails.caught.clear()


async def _caught(server: Any, count: int) -> list[Any]:
    async with asyncio.timeout(PATIENCE):
        while len(server.caught) < count:
            await asyncio.sleep(0.01)
    caught: list[Any] = server.caught
    return caught


async def _quiet(server: Running) -> None:
    """Wait until all notices are sent."""
    while any("notice" in it.get_name() for it in asyncio.all_tasks()) or server.hall.notices._timers:
        await asyncio.sleep(0.01)


def test_a_password_is_reset_by_mail_once(settings: Settings, mails: Any) -> None:
    async def test() -> None:
        async with running(_with_mail(settings, mails)) as server, server.person("Ada", account=True) as ada:
            await _confirm(ada, mails, "ada@example.org")
            await ada.post("/api/me/reset", {"name": "nobody"})  # answered the same
            await ada.post("/api/me/reset", {"name": "ada"})
            (mail,) = await _caught(mails, 1)
            assert mail["To"] == "ada@example.org"
            token = re.search(r"http://table\.example/reset/(\S+)", mail.get_content())
            assert token is not None
            form = {"token": token.group(1), "password": "rule the waves"}
            with pytest.raises(RefusedError, match="malformed"):
                await ada.post("/api/me/reset/finish", form | {"password": "short"})
            token_of_old = (await ada.post("/api/me/token"))["token"]
            await ada.dial()
            await ada.post("/api/me/reset/finish", form)
            await ada.until(lambda: any(it["type"] == "goodbye" for it in ada.heard))
            with pytest.raises(RefusedError, match="sign-in"):
                await ada.get("/api/me", headers={"Authorization": f"Bearer {token_of_old}"})
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
                await _confirm(person, mails, f"{person.id}@example.org")
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
            assert "Tocca a te: Cutlass." in mail.get_content()
            assert mail["Subject"] == "Weathergage: Tocca a te: Cutlass"
            assert mail["Date"]
            assert mail["Message-ID"].endswith("@table.example>")
            await ada.put(f"/api/tables/{table}/notices", {"muted": True})
            assert (await ada.get(f"/api/tables/{table}/notices"))["muted"]

    run(test())


def test_whoever_saw_it_before_they_looked_away_is_not_told(settings: Settings, hook: Any) -> None:
    slow = msgspec.structs.replace(settings, webhooks_inside=True, notice_delay=0.5)

    async def test() -> None:
        async with running(slow) as server, server.person("Ada", account=True) as ada, server.person("Bob") as bob:
            url = f"http://127.0.0.1:{hook.server_address[1]}/"
            await ada.put("/api/me/notices", {"webhook": ["mention"], "webhook_url": url})
            table = await ada.new_table("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await bob.dial()
            for seen, text in ((True, "@Ada, look"), (False, "@Ada, too late")):
                await ada.dial()
                await _look(ada, table)
                if not seen:
                    await _look(ada, "")
                await bob.ask("chat", table=table, text=text)
                await ada.hang_up()  # as a page does that is closed
            assert [it["text"] for it in await _caught(hook, 1)] == ["@Ada, too late"]
            await _quiet(server)
            assert len(hook.caught) == 1

    run(test())


async def _look(person: Person, table: str) -> None:
    assert person.live is not None
    await person.live.send(msgspec.json.encode({"type": "look", "table": table}), text=True)
    await person.ask("ping")


def test_mails_are_written_in_the_language_that_was_last_chosen(settings: Settings, mails: Any) -> None:
    async def test() -> None:
        async with running(_with_mail(settings, mails)) as server, server.person() as ada:
            form = {"name": "Ada", "password": "rule britannia", "email": "ada@example.org", "language": "it"}
            await ada.post("/api/me/account", form)
            assert "Ciao Ada" in (await _caught(mails, 1))[0].get_content()
            await ada.put("/api/me/notices", {"mail": ["turn"], "language": "it"})
            await ada.request("PATCH", "/api/me", {"language": "es"})
            await ada.post("/api/me/reset", {"name": "Ada"})
            assert "Hola Ada" in (await _caught(mails, 2))[1].get_content()
            assert (await ada.get("/api/me/notices"))["mail"] == ["turn"]
        async with running(settings) as server, server.person("Tim") as guest:
            await guest.request("PATCH", "/api/me", {"language": "es"})  # is sent nothing, and may say so

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
                await _quiet(server)
        assert [(it["kind"], it["table"]) for it in hook.caught] == [("turn", table)]

    run(test())


def test_a_webhook_into_the_local_network_is_not_called(settings: Settings, hook: Any) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada:
            with pytest.raises(RefusedError, match="malformed"):
                await ada.put("/api/me/notices", {"webhook": ["turn"], "webhook_url": "file:///etc/passwd"})
            for host in ("127.0.0.1", "localhost"):
                url = f"http://{host}:{hook.server_address[1]}/"
                await ada.put("/api/me/notices", {"webhook": ["turn"], "webhook_url": url})
                await ada.new_table("me", "me", start=True)
                await _quiet(server)
            assert hook.caught == []

    run(test())


def test_nobody_gets_mails_whose_address_somebody_else_entered(settings: Settings, mails: Any) -> None:
    async def test() -> None:
        async with running(_with_mail(settings, mails)) as server, server.person("Eve", account=True) as eve:
            me = await eve.request("PATCH", "/api/me", {"email": "victim@example.org"})
            assert (me["email"], me["confirmed"]) == ("victim@example.org", False)
            (first,) = await _caught(mails, 1)
            await eve.put("/api/me/notices", {"mail": ["turn", "started", "mention"], "language": "es"})
            await eve.new_table("me", "me", start=True)
            await _quiet(server)
            assert len(mails.caught) == 1
            link = re.search(r"http://table\.example(/confirm/\S+)", first.get_content())
            assert link is not None
            await eve.request("PATCH", "/api/me", {"email": "other@example.org"})
            for wrong in (link.group(1), "/confirm/x", f"/confirm/{eve.id}.0", "/confirm/.", "/confirm/%00.\u00e9"):
                assert (await eve.http.get(wrong)).status_code == 404
            assert not (await eve.get("/api/me"))["confirmed"]

    run(test())


def test_a_person_is_mailed_only_so_often(settings: Settings, mails: Any) -> None:
    strict = msgspec.structs.replace(_with_mail(settings, mails), rates=1.0)

    async def test() -> None:
        async with running(strict) as server, server.person("Eve", account=True) as eve:
            for attempt in range(3):
                await eve.request("PATCH", "/api/me", {"email": f"victim{attempt}@example.org"})
            with pytest.raises(RefusedError, match="too-fast"):
                await eve.request("PATCH", "/api/me", {"email": "victim4@example.org"})
            for spaces in range(3):
                await eve.post("/api/me/reset", {"name": "Eve" + " " * spaces})
            with pytest.raises(RefusedError, match="too-fast"):
                await eve.post("/api/me/reset", {"name": "E v e"})

    run(test())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::808:808", True),
        ("2001:0:4136:e378:8000:63bf:f5ff:fffe", False),  # Teredo around 10.0.0.1
    ],
)
def test_an_address_is_public_or_not_however_it_is_written(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "ftp://example.org",
        "http://",
        "http://[::1",
        "http://example.org:99999/",
        "http://example.org:25/",
        "http://ada:secret@example.org/",
        "http://example.org/a b",
        "http://example.org/\r\nHost: inside",
        "http://ex\u00e4mple.org/",
        f"http://example.org/{'x' * 600}",
    ],
)
def test_an_address_that_is_no_webhook_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        check_webhook(url)


def test_a_webhook_that_takes_for_ever_is_left(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "TIMEOUT", 0.2)
    come, gone = asyncio.Event(), asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        come.set()
        try:
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.01)
        except ConnectionError:
            gone.set()

    async def test() -> None:
        tarpit = await asyncio.start_server(drip, "127.0.0.1", 0)
        post = Post(msgspec.structs.replace(settings, webhooks_inside=True), None)  # type: ignore[arg-type]
        async with tarpit:
            while not come.is_set():  # on a busy machine the time may be up before there is a connection
                await post.call(f"http://localhost:{tarpit.sockets[0].getsockname()[1]}/", b"{}")
            await asyncio.wait_for(gone.wait(), PATIENCE)
        post.close()

    run(test())
