"""What the processes of one server tell each other: little more than which table changed.

Alone on SQLite there is nobody to tell. On PostgreSQL the word goes out with the commit itself (NOTIFY inside the
transaction), and comes in through Litestar's channel backend.
"""

from __future__ import annotations

import asyncio
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
_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :news)")


class News(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A word to the other processes. `people`: who is present (presence), or who is concerned."""

    sender: str
    kind: Literal["table", "chat", "presence", "notice", "gone", "signed-out"]
    table: str = ""
    people: tuple[str, ...] = ()
    text: str = ""
    notice: str = ""


_DECODE: Final = msgspec.json.Decoder(News).decode


class Bus:
    """Sends and receives news."""

    def __init__(self, database: Database, receive: Callable[[News], Awaitable[None]]) -> None:
        self.me = secrets.token_hex(4)
        self._database = database
        self._receive = receive
        self._task: asyncio.Task[None] | None = None

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
            self._task = asyncio.create_task(self._receive_all(backend))

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> AsyncPgChannelsBackend:
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415 - an optional extra

        url = self._database.url.set(drivername="postgresql")
        backend = AsyncPgChannelsBackend(url.render_as_string(hide_password=False))
        await backend.on_startup()
        await backend.subscribe([CHANNEL])
        return backend

    async def _receive_all(self, backend: AsyncPgChannelsBackend) -> None:
        while True:
            try:
                async for _, data in backend.stream_events():
                    news = _DECODE(data)
                    if news.sender != self.me:
                        await self._receive(news)
            except asyncio.CancelledError:
                await backend.on_shutdown()
                raise
            except Exception:
                log.exception("news could not be taken in")
                await asyncio.sleep(PAUSE)
