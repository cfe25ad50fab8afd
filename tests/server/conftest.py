"""A server on a site of three small files, with the games of the tests installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.harness import GAMES_PATH
from weathergage.bots import players
from weathergage.engine.catalogue import catalogue
from weathergage.server import Settings, create_app

PAGE = "<!doctype html><title>Weathergage</title>"


@pytest.fixture(autouse=True, scope="package")
def installed_games() -> Iterator[None]:
    """Cutlass and Flotilla are found as a package of somebody else's would be."""
    sys.path.insert(0, str(GAMES_PATH))
    catalogue.cache_clear()
    players._found.cache_clear()
    yield
    sys.path.remove(str(GAMES_PATH))
    catalogue.cache_clear()
    players._found.cache_clear()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    assets = tmp_path / "site" / "assets"
    assets.mkdir(parents=True)
    (assets / "index-1a2b3c.js").write_text("export {};\n" * 200)
    (assets.parent / "index.html").write_text(PAGE)
    (tmp_path / "secret.txt").write_text("not for the world")
    return assets.parent


@pytest.fixture
def settings(site: Path, tmp_path: Path) -> Settings:
    database = tmp_path / "data" / "test.sqlite"
    return Settings(database=str(database), site=site, bot_workers=0, bot_pace=0, rates=0, notice_delay=0.01)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client
