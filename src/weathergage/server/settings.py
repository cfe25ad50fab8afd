"""What a host may choose, and where things lie when they choose nothing."""

import os
from pathlib import Path

import msgspec

BUILT_SITE = Path(__file__).parent / "site"
"""Vite builds the client into this folder; a wheel carries it along."""


class ServeError(Exception):
    """The server cannot start. The message says what happened and what to do, and is all that a host sees."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server's settings."""

    database: Path
    site: Path = BUILT_SITE


def default_database() -> Path:
    """Where the database lies unless somebody says otherwise: with the user's other data, so that a new
    version of the program, or a second copy of it, finds the same games."""
    home = os.environ.get("XDG_DATA_HOME")
    data = Path(home) if home else Path.home() / ".local" / "share"
    return data / "weathergage" / "weathergage.sqlite"
