"""Whoever sends what no client would: it is refused, and nobody else notices."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tests.server.harness import PATIENCE, RefusedError, run, running
from weathergage.server import Settings
from weathergage.server.messages import LONGEST, FromClient
from weathergage.server.metrics import METRICS

SAFE = st.none() | st.booleans() | st.integers(-10, 10) | st.integers() | st.floats() | st.text(max_size=10)
JSON = st.recursive(
    SAFE, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
KINDS = [it.tag for it in msgspec.inspect.type_info(FromClient).types]  # type: ignore[attr-defined]
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": st.integers(0, 5) | JSON,
        "table": st.just("TABLE") | JSON,
        "seat": st.integers(-2, 3) | JSON,
        "number": st.integers(-1, 3) | JSON,
        "move": st.fixed_dictionaries({"move": st.sampled_from(["Pass", "Attack", "Fly"])}) | JSON,
        "faces": st.lists(st.integers(-1, 7), max_size=3),
        "kind": st.sampled_from(["takeback", "draw", "abort"]) | JSON,
        "yes": st.booleans(),
        "text": st.text(max_size=600),
        "page": st.integers(-1, 3) | JSON,
        "all": st.booleans(),
        "words": st.booleans(),
        "since": st.integers(-1, 100),
        "epoch": st.text(max_size=8),
        "link": st.text(max_size=8),
        "on": st.booleans(),
        "protocol": st.integers(),
        "token": st.text(max_size=5),
    },
)
MESSAGES = st.lists(
    FIELDS.map(msgspec.json.encode) | st.binary(max_size=60) | JSON.map(msgspec.json.encode), max_size=40
)


def test_fuzzed_messages_change_nothing_at_other_peoples_tables(settings: Settings) -> None:
    batches: list[list[bytes]] = []

    @hypothesis_settings(max_examples=60, database=None)
    @given(MESSAGES)
    def collect(messages: list[bytes]) -> None:
        batches.append(messages)

    collect()

    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Eve") as eve:
            table = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await ada.watch(table, 0)
            ask = await ada.turn(table, 0)
            before = server.hall.rooms[table].version
            for messages in batches:
                await eve.dial()
                assert eve.live is not None
                for data in messages:
                    text = data.replace(b'"TABLE"', f'"{table}"'.encode()).decode("utf-8", "replace")
                    await eve.live.send(text)
                await eve.ask("ping")
                failures = [it for it in eve.heard if it["type"] == "failed"]
                assert "failed" not in {it["problem"]["code"] for it in failures}, failures
                await eve.hang_up()
                eve.heard.clear()
            assert server.hall.rooms[table].version == before
            assert await ada.turn(table, 0) == ask

    run(test())


@pytest.mark.parametrize(
    "first", ["{}", "nonsense", '{"type": "ping", "id": 1}', '{"type": "hello", "protocol": 99}', "\ud83d"]
)
def test_who_does_not_greet_is_shown_the_door(settings: Settings, first: str) -> None:
    async def test() -> None:
        from websockets.asyncio.client import connect  # noqa: PLC0415

        async with running(settings) as server, connect(server.url.replace("http", "ws") + "/api/live") as live:
            await live.send(first.encode("utf-8", "replace").decode())
            assert msgspec.json.decode(await live.recv())["problem"]["code"] == "malformed"
            assert msgspec.json.decode(await live.recv())["reason"] == "protocol"
            await asyncio.wait_for(live.wait_closed(), PATIENCE)

    run(test())


def test_a_message_that_is_nested_too_deep_is_refused(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Eve") as eve:
            await eve.dial()
            assert eve.live is not None
            await eve.live.send("[" * 7_000 + "]" * 7_000)
            deep = b'{"type":"play","id":1,"table":"x","seat":0,"number":1,"move":' + b"[" * 7_000 + b"]" * 7_000 + b"}"
            await eve.live.send(deep, text=True)
            failed = await eve.until(lambda: [it for it in eve.heard if it["type"] == "failed"][1:])
            assert failed[0]["problem"]["code"] == "malformed"
            assert METRICS.failures == 0
            await eve.ask("ping")

    METRICS.failures = 0
    run(test())


def test_a_message_that_is_too_long_is_refused_and_the_next_one_heard(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "open")
            await ada.dial()
            with pytest.raises(RefusedError, match="too-long"):
                await ada.ask("chat", table=table, text="a" * LONGEST)
            await ada.ask("ping")

    run(test())


def test_bodies_that_are_too_long_or_not_json_are_refused(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            for content, code in ((b"{" * 100, "malformed"), (b" " * 200_000, "too-long"), (b"\xff", "malformed")):
                with pytest.raises(RefusedError, match=code):
                    await ada.request(
                        "POST", "/api/tables", content=content, headers={"Content-Type": "application/json"}
                    )

    run(test())


def test_nobody_meddles_with_other_peoples_seats(settings: Settings) -> None:
    attempts: list[tuple[str, dict[str, Any]]] = [
        ("play", {"seat": 0, "number": 1, "move": {"move": "Pass"}}),
        ("play", {"seat": 7, "number": 1, "move": {"move": "Pass"}}),
        ("play", {"seat": -1, "number": 1, "move": {"move": "Pass"}}),
        ("undo", {"seat": 0}),
        ("resign", {"seat": 0}),
        ("propose", {"seat": 0, "kind": "abort"}),
        ("agree", {"seat": 0, "number": 1, "yes": True}),
        ("odds", {"seat": 0, "number": 1, "move": {"move": "Pass"}}),
        ("why-not", {"seat": 0, "move": {"move": "Pass"}}),
        ("watch", {"seat": 0}),
        ("look-back", {"seat": 0, "page": 0}),
        ("look-back", {"all": True, "page": 0}),
        ("dice", {"number": 1, "faces": [1]}),
        ("chat", {"text": "psst"}),
    ]

    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Eve") as eve:
            table = await ada.new_table("me", "me", start=True)
            await eve.dial()
            async with server.person() as nobody:
                await nobody.dial()
                for kind, fields in attempts:
                    for person in (eve, nobody):
                        with pytest.raises(RefusedError, match=r"not-yours|not-found|sign-in|illegal"):
                            await person.ask(kind, table=table, **fields)
            for path in ("start", "join", "leave", "rematch"):
                with pytest.raises(RefusedError, match=r"not-yours|illegal"):
                    await eve.post(f"/api/tables/{table}/{path}", {} if path == "join" else None)
            with pytest.raises(RefusedError, match="not-yours"):
                await eve.put(f"/api/tables/{table}/seats/0", {"kind": "bot"})
            assert server.hall.rooms[table].version == 2

    run(test())
