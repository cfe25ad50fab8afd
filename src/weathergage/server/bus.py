"""What the processes of one server tell each other: little more than which table changed.

Alone on SQLite there is nobody to tell. On PostgreSQL the word goes out with the commit itself (NOTIFY inside the
transaction), and comes in through Litestar's channel backend.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from weathergage.server.database import Database

if TYPE_CHECKING:
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

log = logging.getLogger("weathergage")

CHANNEL: Final = "weathergage"
PAUSE: Final = 2.0  # seconds before another attempt to listen
BEAT: Final = 20.0  # seconds between two words to ourselves: a connection can die without a sound
_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :news)")


class News(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A word to the other processes. `people`: who is present (presence), or who is concerned."""

    sender: str
    kind: Literal["table", "chat", "presence", "notice", "gone", "signed-out", "beat"]
    table: str = ""
    game: str = ""
    people: tuple[str, ...] = ()
    text: str = ""
    notice: str = ""


_DECODE: Final = msgspec.json.Decoder(News).decode


class Bus:
    """Sends and receives news."""

    def __init__(
        self, database: Database, receive: Callable[[News], Awaitable[None]], missed: Callable[[], None]
    ) -> None:
        self.me = secrets.token_hex(4)
        self._database = database
        self._receive = receive
        self._missed = missed  # called when news may have been missed
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = asyncio.Event()
        self._heard = 0  # news

    @property
    def alone(self) -> bool:
        """Is there nobody to tell?"""
        return self._database.embedded

    async def tell_with(self, connection: AsyncConnection, news: News) -> None:
        """Send it when the transaction is committed, and only then."""
        if not self.alone:
            await connection.execute(_NOTIFY, {"news": msgspec.json.encode(news).decode()})

    async def tell(self, news: News) -> None:
        """Send it now."""
        if not self.alone:
            async with self._database.write() as connection:
                await self.tell_with(connection, news)

    async def open(self) -> None:
        """Begin to listen."""
        if not self.alone:
            backend = await self._listen()
            self._tasks = [asyncio.create_task(self._stay(backend)), asyncio.create_task(self._beat())]

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> AsyncPgChannelsBackend:
        import asyncpg  # noqa: PLC0415 - an optional extra
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415

        address = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)

        async def connect() -> asyncpg.Connection[asyncpg.Record]:
            connection = await asyncpg.connect(address)
            connection.add_termination_listener(lambda _: self._lost.set())
            return connection

        self._lost.clear()
        backend = AsyncPgChannelsBackend(make_connection=connect)
        await backend.on_startup()
        await backend.subscribe([CHANNEL])
        return backend

    async def _stay(self, backend: AsyncPgChannelsBackend) -> None:
        """Listen, and when the connection is lost, listen again."""
        while True:
            reading = asyncio.create_task(self._receive_all(backend))
            try:
                await self._lost.wait()
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
                with contextlib.suppress(Exception):  # it is gone: how it takes its leave is all the same
                    await asyncio.wait_for(backend.on_shutdown(), PAUSE)
            log.warning("the connection for news was lost")
            while True:
                try:
                    backend = await self._listen()
                    break
                except Exception:
                    log.exception("news can't be heard yet")
                    await asyncio.sleep(PAUSE)
            self._missed()

    async def _beat(self) -> None:
        """See that we hear what we say."""
        while True:
            await asyncio.sleep(BEAT)
            before = self._heard
            try:
                await self.tell(News(sender=self.me, kind="beat"))
                await asyncio.sleep(BEAT / 2)
            except Exception as error:
                log.warning("news can't be told: %s", error)
            if self._heard == before:
                self._lost.set()

    async def _receive_all(self, backend: AsyncPgChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            self._heard += 1
            try:
                news = _DECODE(data)
                if news.sender != self.me:
                    await self._receive(news)
            except Exception:
                log.exception("news could not be taken in")
