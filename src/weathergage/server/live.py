"""The WebSocket: one connection for all tables of a client. docs/protocol.md tells what is said."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from weathergage.server import answers
from weathergage.server.access import address_of, may_connect, who_of
from weathergage.server.messages import (
    LONGEST,
    PROTOCOL,
    Done,
    Failed,
    FromClient,
    Goodbye,
    Hello,
    Told,
    Welcome,
)
from weathergage.server.metrics import METRICS
from weathergage.server.people import Who
from weathergage.server.problems import Refused, problem_of, write_down
from weathergage.server.room import Room
from weathergage.server.sights import encode
from weathergage.server.wire import Socket, wire_of

if TYPE_CHECKING:
    from weathergage.server.hall import Hall

HELLO_WITHIN: Final = 10.0  # seconds
FAREWELLS: Final = frozenset({1000, 1001})  # what a page says that is closed; one that is lost says nothing
MOST_WAITING: Final = 2_000  # messages that a slow reader may leave unread
MOST_BYTES: Final = 8_000_000  # and how long they may be in all
AT_ONCE: Final = 65_536  # bytes that are handed to the socket in one go
_DECODE: Final = msgspec.json.Decoder(FromClient).decode


class Watcher:
    """One connection that looks at one table from one seat."""

    __slots__ = ("connection", "marked", "person", "room", "seat", "sent", "words")

    def __init__(self, connection: Connection, room: Room, seat: int | None, words: bool) -> None:
        self.connection = connection
        self.room = room
        self.seat = seat
        self.person = connection.person
        self.words = words
        self.sent = 0  # the last sight that was sent
        self.marked = False  # a newer one waits to be sent

    @property
    def is_strange(self) -> bool:
        """Is it nobody's whose table this is?"""
        return self.person not in self.room.table.concerned()


class Connection:
    """One client."""

    def __init__(self, socket: Socket, who: Who | None) -> None:
        self.socket = socket
        self.wire = wire_of(socket)
        self.address = address_of(socket)
        self.who = who
        self.watchers: dict[tuple[str, int | None], Watcher] = {}
        self.looking = ""
        self.closing = False
        self._out: deque[bytes | Watcher] = deque()
        self._bytes = 0  # in them
        self._ready: asyncio.Future[None] | None = None  # what the writer waits for

    @property
    def person(self) -> str:
        """The id of whoever is there; empty: nobody that we know."""
        return self.who.id if self.who else ""

    # ---------------------------------------------------------------- sending

    def send(self, data: bytes) -> None:
        """Send a message, after those that wait already."""
        if self.closing:
            return
        if len(self._out) >= MOST_WAITING or (self._out and self._bytes + len(data) > MOST_BYTES):
            self._out.clear()
            self.close(Goodbye(reason="too-slow"))
            return
        self._out.append(data)
        self._bytes += len(data)
        self._wake()

    def tell(self, message: Told) -> None:
        """Send a message of this client's own."""
        self.send(encode(message))

    def mark(self, watcher: Watcher) -> None:
        """There is a newer sight. Whoever reads slowly is sent the latest one only."""
        if not watcher.marked and not self.closing:
            watcher.marked = True
            self._out.append(watcher)
            self._wake()

    def close(self, goodbye: Goodbye) -> None:
        """Say why, and close."""
        if not self.closing:
            self._out.append(encode(goodbye))
            self.closing = True
            self._wake()

    def _wake(self) -> None:
        ready, self._ready = self._ready, None
        if ready is not None and not ready.done():
            ready.set_result(None)

    async def write(self) -> None:
        """Send what is to be sent, until the connection is closed."""
        loop = asyncio.get_running_loop()
        while True:
            if not self._out and not self.closing:
                self._ready = loop.create_future()
                await self._ready
            while texts := self._next():
                METRICS.messages_out += len(texts)
                await self.wire.send(texts)
            if self.closing:
                await self.socket.close(code=1012)
                return

    def _next(self) -> list[bytes]:
        """What goes out next: not all, because whoever reads slowly is to miss sights that are out of date."""
        texts: list[bytes] = []
        size = 0
        while self._out and size < AT_ONCE:
            it = self._out.popleft()
            if isinstance(it, bytes):
                data: bytes | None = it
                self._bytes -= len(it)
            else:
                data = _sight(it)
            if data is not None:
                texts.append(data)
                size += len(data)
        return texts


def _sight(watcher: Watcher) -> bytes | None:
    watcher.marked = False
    room, viewer = watcher.room, watcher.room.viewers.get(watcher.seat)
    if room.match is None or viewer is None or viewer.seq == watcher.sent:
        return None
    since, watcher.sent = watcher.sent, viewer.seq
    return viewer.message(room.table, room.match, since, watcher.words)


@websocket("/api/live")
async def live(socket: Socket) -> None:
    """Talk to one client until it goes."""
    hall: Hall = socket.app.state.hall
    address = address_of(socket)
    try:
        if not may_connect(socket) or hall.stopping:
            raise Refused("not-yours", "not from here, or not now")
        hall.limits.connect(address)
    except Refused:
        await socket.close(code=4403)
        return
    try:
        await socket.accept()
        await _talk(hall, socket)
    finally:
        hall.limits.disconnect(address)


async def _talk(hall: Hall, socket: Socket) -> None:
    connection = Connection(socket, None)
    writer = asyncio.create_task(connection.write())
    METRICS.connections += 1
    try:
        if await _greet(hall, connection):
            hall.connections[connection.person].add(connection)
            await _listen(hall, connection)
    except WebSocketDisconnect as gone:
        if gone.code in FAREWELLS:
            hall.notices.looks_away(connection.person, connection.looking)
    finally:
        METRICS.connections -= 1
        _leave(hall, connection)
        if connection.closing:  # let it say goodbye
            await asyncio.wait([writer], timeout=2)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _greet(hall: Hall, connection: Connection) -> bool:
    """The first message must be `hello`, and soon."""
    try:
        data = await asyncio.wait_for(connection.wire.receive(), HELLO_WITHIN)
        hello = _read(data)
        if not isinstance(hello, Hello):
            raise Refused("malformed", "the first message is `hello`")
        if hello.protocol != PROTOCOL:
            raise Refused("malformed", f"this server speaks protocol {PROTOCOL}")
        connection.who = await who_of(hall, connection.socket, hello.token)
    except TimeoutError:
        connection.close(Goodbye(reason="protocol"))
        return False
    except (Refused, msgspec.MsgspecError) as error:
        connection.tell(Failed(id=0, problem=problem_of(error)))
        connection.close(Goodbye(reason="protocol"))
        return False
    who = connection.who
    connection.tell(
        Welcome(protocol=PROTOCOL, version=version("weathergage"), person=who.public if who else None, now=time.time())
    )
    return True


async def _listen(hall: Hall, connection: Connection) -> None:
    """Answer one message after the other, in the order in which they come."""
    key = f"{id(connection)}"
    receive = connection.wire.receive
    while not connection.closing:
        data = await receive()
        METRICS.messages_in += 1
        try:
            if len(data) > LONGEST:
                raise Refused("too-long", f"a message has at most {LONGEST} bytes")
            hall.limits.spend("message", key)
            message = _read(data)
            answer = await answers.answer(hall, connection, message)
        except Exception as error:
            problem = problem_of(error)
            METRICS.refused += 1
            if problem.code == "failed":
                METRICS.failures += 1
                write_down("a message failed", error)
            connection.tell(Failed(id=_id_of(data), problem=problem))
        else:
            number = getattr(message, "id", 0)  # a look has none, and no answer
            if number:
                connection.tell(answer or Done(id=number))
            answers.after(hall, connection, message)


def _read(data: bytes) -> FromClient:
    try:
        message: FromClient = _DECODE(data)
    except RecursionError as error:
        raise Refused("malformed", "this is nested too deep") from error
    except UnicodeDecodeError as error:
        raise Refused("malformed", "this is not UTF-8") from error
    return message


class _Numbered(msgspec.Struct):
    id: int = 0


_ID: Final = msgspec.json.Decoder(_Numbered).decode


def _id_of(data: bytes) -> int:
    """The id of a message, even of one that can't be understood."""
    try:
        return _ID(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return 0


def _leave(hall: Hall, connection: Connection) -> None:
    hall.connections[connection.person].discard(connection)
    if not hall.connections[connection.person]:
        del hall.connections[connection.person]
    hall.lobby.discard(connection)
    hall.limits.forget("message", f"{id(connection)}")
    hall.last_seen[connection.person] = time.monotonic()
    for watcher in list(connection.watchers.values()):
        answers.unwatch(hall, connection, watcher)
