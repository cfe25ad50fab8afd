"""A server on a site of three small files, so that these tests need no built client."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from weathergage.server import Settings, create_app

PAGE = "<!doctype html><title>Weathergage</title>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    assets = tmp_path / "site" / "assets"
    assets.mkdir(parents=True)
    (assets / "index-1a2b3c.js").write_text("export {};\n" * 200)
    (assets.parent / "index.html").write_text(PAGE)
    (tmp_path / "secret.txt").write_text("not for the world")
    return assets.parent


@pytest.fixture
def client(site: Path, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    app = create_app(Settings(database=tmp_path / "data" / "test.sqlite", site=site))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client
