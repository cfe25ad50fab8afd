"""The server: gives out the client, and keeps tables, people and journals that must not be lost.

Its face is small: `create_app` for whoever brings an ASGI server of their own, `serve` for everybody else.
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
