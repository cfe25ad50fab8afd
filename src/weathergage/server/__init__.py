"""The server: gives out the client, and keeps tables, people and journals that must not be lost.

Its face is small: `create_app` for whoever brings an ASGI server of their own, `serve` for everybody else. To read it:

    messages, shapes         what is said, over the WebSocket and over both (docs/protocol.md)
    table, making, play      a table as one document; how it comes to be; what people do at it. No input, no output
    clocks, names, limits    rules of the house
    room, sights, past       a table in memory; what each seat is sent; looking back
    hall, watchman           all tables and connections; what happens by itself
    bots, thinker            bots at the tables; the processes in which they think
    live, answers            the WebSocket
    api_*, games, lobby      REST
    people, access           who it is, and whether they may
    notices, outside, words  mails and webhooks
    schema, database, store  what is kept; bus: what the processes of one server tell each other
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weathergage.server.settings import ServeError, Settings, read_settings

if TYPE_CHECKING:
    from litestar import Litestar

__all__ = ["ServeError", "Settings", "create_app", "read_settings", "serve"]


def create_app(settings: Settings) -> Litestar:
    """The application. Raises `ServeError` if it could not work."""
    from weathergage.server.app import create_app as create  # noqa: PLC0415 - commands that need none do not wait for it

    return create(settings)


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve until somebody presses Ctrl-C. Port 0 takes any free one. Raises `ServeError`."""
    from weathergage.server.start import serve as run  # noqa: PLC0415

    run(settings, host, port)
