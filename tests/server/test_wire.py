"""Both ways of a message: straight to the frames of the socket, and through ASGI."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, run, running
from weathergage.server import Settings, wire
from weathergage.server.messages import Done


def _live(person: Person) -> ClientConnection:
    assert person.live is not None
    return person.live


@pytest.mark.parametrize("length", [60, 125, 126, 127, 65_535, 65_536, 200_000])
def test_texts_of_every_length_arrive_whole_and_in_order(settings: Settings, length: int) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            await ada.dial()
            (connection,) = server.hall.connections[ada.id]
            empty = len(msgspec.json.encode({"type": "told", "text": ""}))
            for letter in "aé":  # what counts are bytes
                text = letter * ((length - empty) // len(letter.encode()))
                connection.send(msgspec.json.encode({"type": "told", "text": text}))
            await ada.ask("ping")
            assert [len(set(it["text"])) for it in ada.heard if it["type"] == "told"] == [1, 1]
            assert ada.heard[-1]["type"] == "done"
            assert len(ada.heard[0]["text"]) == length - empty

    run(test())


def test_many_messages_at_once_are_all_answered_in_their_order(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            await ada.dial()
            futures = [await ada.send("ping") for _ in range(10 * wire.UNREAD)]
            answers = await asyncio.gather(*futures)
            assert [it["id"] for it in answers] == list(range(1, 10 * wire.UNREAD + 1))

    run(test())


def test_a_message_in_pieces_is_one(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            await ada.dial()
            await _live(ada).send(iter(['{"type":', '"ping",', '"id":77}']))
            await ada.until(lambda: any(it.get("id") == 77 for it in ada.heard))

    run(test())


def test_what_is_not_utf_8_is_refused_and_nothing_is_logged_as_a_fault(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            await ada.dial()
            for text in (None, True):  # as a binary frame, as a text frame
                await _live(ada).send(b'{"type":"chat","id":5,"table":"a","text":"\xff\xfe"}', text=text)
                await ada.ask("ping")
            refused = [it["problem"] for it in ada.heard if it["type"] == "failed"]
            assert [it["code"] for it in refused] == ["malformed", "malformed"]

    run(test())
    assert not [it for it in caplog.records if it.levelname == "ERROR"]


def test_nothing_is_written_after_the_client_has_gone(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            await ada.dial()
            (connection,) = server.hall.connections[ada.id]
            await _live(ada).close()
            with pytest.raises(ConnectionClosed):
                await _live(ada).recv()
            for _ in range(3):
                connection.tell(Done(id=1))
                await asyncio.sleep(0.01)
            assert not server.hall.connections.get(ada.id)

    run(test())
    assert not [it for it in caplog.records if it.levelname in {"WARNING", "ERROR"}]


def test_under_another_asgi_server_all_is_said_as_well(client: TestClient[Litestar]) -> None:
    with client.websocket_connect("/api/live") as socket:
        socket.send_text('{"type":"hello","protocol":1}')
        assert msgspec.json.decode(socket.receive_text())["type"] == "welcome"
        socket.send_bytes(b'{"type":"ping","id":3}')
        assert socket.receive_text() == '{"type":"done","id":3}'
