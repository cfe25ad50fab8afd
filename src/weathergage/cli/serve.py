"""`weathergage serve`: the site."""

from __future__ import annotations

import argparse
from pathlib import Path

from weathergage.cli.console import Commands


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("serve", help="serve the site")
    command.add_argument("--host", default="127.0.0.1", help="address to listen on (this machine only)")
    command.add_argument("--port", type=int, default=8000, help="port to listen on, 0 for any free one (8000)")
    command.add_argument("--db", type=Path, metavar="FILE", help="the database file (default: with your other data)")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until stopped."""
    from weathergage.engine import EngineError  # noqa: PLC0415
    from weathergage.server import ServeError, serve  # noqa: PLC0415 - half a second that no other command needs

    try:
        serve(options.host, options.port, options.db)
    except ServeError as error:
        raise EngineError(str(error)) from error
    return 0
