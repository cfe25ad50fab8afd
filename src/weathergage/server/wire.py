"""How messages get into and out of a WebSocket.

ASGI has every message travel alone, as a `str` in a `dict`, through each layer of the framework, and each is written
to the socket by itself. A move means five messages. So under `serve` they pass straight to the socket's frames, as
many as there are at once; under another ASGI server they take the usual way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

Socket = WebSocket[object, object, State]

EXTENSION: Final = "weathergage.frames"
UNREAD: Final = 16  # messages that are taken in while an earlier one is being answered


class Wire(Protocol):
    """The way of one connection's messages."""

    async def receive(self) -> bytes:
        """The next message. Raises `WebSocketDisconnect`."""

    async def send(self, texts: Sequence[bytes]) -> None:
        """Send messages, and wait while the reader is slow. Raises when the reader is gone."""


def wire_of(socket: Socket) -> Wire:
    """The shortest way there is."""
    straight = (socket.scope.get("extensions") or {}).get(EXTENSION, {}).get("wire")
    return straight if isinstance(straight, _Straight) else _Asgi(socket)


class _Asgi:
    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def receive(self) -> bytes:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise _gone(message)
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    async def send(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's protocol; the handshake, pings and the farewell are as they were."""

    async def run_asgi(self) -> None:
        """Show the application the short way."""
        self.scope["extensions"][EXTENSION] = {"wire": _Straight(self)}
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on as the bytes that came; read no further when several wait."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


class _Straight:
    def __init__(self, frames: Frames) -> None:
        self._frames = frames

    async def receive(self) -> bytes:
        message = await self._frames.receive()
        if message["type"] != "websocket.receive":
            raise _gone(message)
        return message.get("bytes") or b""

    async def send(self, texts: Sequence[bytes]) -> None:
        frames = self._frames
        if frames.disconnected or frames.close_sent or frames.conn.state is not OPEN:
            raise WebSocketDisconnect(detail="gone")
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        frames.transport.write(b"".join(parts))
        if not frames.writable.is_set():
            await frames.writable.wait()


def _gone(message: Mapping[str, Any]) -> WebSocketDisconnect:
    code = message.get("code")
    return WebSocketDisconnect(code=code if isinstance(code, int) else 1006, detail="gone")


def _head(length: int) -> bytes:
    """What stands before a text that is sent whole (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
