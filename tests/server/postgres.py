"""A PostgreSQL of our own: started for the tests, gone after them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def find_binaries() -> Path | None:
    """The folder with initdb and postgres: Debian keeps them off the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server that runs until the end of the block."""
    binaries = find_binaries()
    assert binaries is not None, "PostgreSQL is missing; `make setup-test` installs it"
    # It refuses to run as root, so root lends it a user.
    user = "postgres" if os.geteuid() == 0 else None
    home = Path(tempfile.mkdtemp(prefix="weathergage-postgres-"))
    if user:
        shutil.chown(home, user)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    initdb = [
        str(binaries / "initdb"),
        "-D",
        str(home / "data"),
        "-U",
        "weathergage",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "-N",
    ]
    subprocess.run(initdb, user=user, check=True, stdout=subprocess.DEVNULL, cwd="/")
    serve = [str(binaries / "postgres"), "-D", str(home / "data"), "-p", str(port), "-k", str(home), "-h", "127.0.0.1"]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen([*serve, "-F"], user=user, stdout=log, stderr=log, cwd="/")
    try:
        _wait(binaries, port, server)
        yield f"postgresql+asyncpg://weathergage@127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(home, ignore_errors=True)


def _wait(binaries: Path, port: int, server: subprocess.Popen[bytes]) -> None:
    ready = [str(binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port), "-t", "5"]
    while subprocess.call(ready) != 0:
        assert server.poll() is None, "PostgreSQL did not start"


def make_database(address: str, name: str) -> str:
    """A new database; its address."""
    import asyncio  # noqa: PLC0415

    import asyncpg  # noqa: PLC0415

    async def make() -> None:
        connection = await asyncpg.connect(f"{address.replace('+asyncpg', '')}/postgres")
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(make())
    return f"{address}/{name}"
