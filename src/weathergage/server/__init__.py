"""The server: one process that gives out the client and keeps what must not be lost.

Its face is small: `create_app` for whoever brings an ASGI server of their own, `serve` for everybody else.
"""

from weathergage.server.app import create_app
from weathergage.server.settings import ServeError, Settings
from weathergage.server.start import serve

__all__ = ["ServeError", "Settings", "create_app", "serve"]
