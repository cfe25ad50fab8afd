"""What a host may choose, and where things lie when they choose nothing.

Settings come from one TOML file, then from the environment (WEATHERGAGE_PUBLIC_URL sets `public_url`), then from the
command line; each overrides the one before.
"""

from __future__ import annotations

import os
import tomllib
from math import inf
from pathlib import Path
from typing import Final

import msgspec

BUILT_SITE = Path(__file__).parent / "site"
"""Vite builds the client into this folder; a wheel carries it along."""

PREFIX: Final = "WEATHERGAGE_"


class ServeError(Exception):
    """The server cannot start. The message says what happened and what to do, and is all that a host sees."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One server's settings. docs/hosting.md explains each."""

    database: str  # a file, or postgresql+asyncpg://...
    site: Path = BUILT_SITE
    public_url: str = ""  # where people find it; needed for links in mails
    proxies: str = ""  # addresses of the proxies whose word on a client's address counts, separated by commas
    bot_workers: int = 1  # processes that think for bots; 0: think in the server itself (tests)
    bot_pace: float = (
        0.4  # seconds that a bot's move takes at least: people want to follow it, and its haste tells nothing
    )
    rates: float = 1.0  # allowed requests, as a multiple of the usual; 0: no limits
    packs: str = ""  # a folder of packs besides the built-in ones
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: bool = True
    mail_from: str = ""
    notice_delay: float = 60.0  # seconds that somebody has to look by themselves before a mail is sent
    webhooks_inside: bool = False  # may webhooks name addresses of the local network?
    away: float = 120.0  # seconds after which others may let a bot stand in for whoever is away
    log_json: bool = False

    def __post_init__(self) -> None:
        for name in ("bot_workers", "bot_pace", "rates", "notice_delay", "away"):
            if not 0 <= getattr(self, name) < inf:  # which is not true of nan either
                raise ValueError(f"{name} is a number that is not below 0")
        if not 0 < self.smtp_port < 65_536:
            raise ValueError("smtp_port is a number from 1 to 65535")
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise ValueError("public_url begins with https:// or http://")
        if self.packs and not Path(self.packs).is_dir():
            raise ValueError(f"packs names {self.packs}, which is not a folder")
        if self.smtp_host and not self.public_url:
            raise ValueError("smtp_host needs public_url, for the links in mails")
        if self.smtp_host and not (self.mail_from or self.smtp_user):
            raise ValueError("smtp_host needs mail_from, the address that mails come from")


def default_database() -> Path:
    """Where the database lies unless somebody says otherwise: with the user's other data, so that a new
    version of the program, or a second copy of it, finds the same games."""
    home = os.environ.get("XDG_DATA_HOME")
    data = Path(home) if home else Path.home() / ".local" / "share"
    return data / "weathergage" / "weathergage.sqlite"


def read_settings(file: Path | None = None, **given: object) -> Settings:
    """Put the settings together. What is given as None counts as not given."""
    chosen: dict[str, object] = {"database": str(default_database())}
    if file is not None:
        chosen |= _from_file(file)
    chosen |= {
        field.name: os.environ[PREFIX + field.name.upper()]
        for field in msgspec.structs.fields(Settings)
        if PREFIX + field.name.upper() in os.environ
    }
    chosen |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(chosen, Settings, strict=False, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as error:
        raise ServeError(f"A setting is wrong: {error}") from error


def _from_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ServeError(f"The settings {file} can't be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ServeError(f"The settings {file} are not TOML: {error}.") from error
