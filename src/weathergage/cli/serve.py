"""`weathergage serve`: the site."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from weathergage.cli.console import Commands


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("serve", help="serve the site")
    command.add_argument("--host", default="127.0.0.1", help="address to listen on (this machine only)")
    command.add_argument("--port", type=int, default=8000, help="port to listen on, 0 for any free one (8000)")
    add_database(command)
    command.set_defaults(run=run)


def add_database(command: argparse.ArgumentParser) -> None:
    """What every command takes that works on the server's database."""
    command.add_argument(
        "--db", metavar="DB", help="a file, or postgresql+asyncpg://user@host/name (default: with your other data)"
    )
    command.add_argument("--config", type=Path, metavar="FILE", help="settings as TOML (docs/hosting.md)")


def run(options: argparse.Namespace) -> int:
    """Serve until stopped."""
    from weathergage.engine import EngineError  # noqa: PLC0415
    from weathergage.server import ServeError, read_settings, serve  # noqa: PLC0415 - no other command needs it

    try:
        serve(read_settings(config_of(options), database=options.db), options.host, options.port)
    except ServeError as error:
        raise EngineError(str(error)) from error
    return 0


def config_of(options: argparse.Namespace) -> Path | None:
    """The settings' file: as told, or as the environment says."""
    named = os.environ.get("WEATHERGAGE_CONFIG")
    return options.config or (Path(named) if named else None)
