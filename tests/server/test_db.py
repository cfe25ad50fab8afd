"""`weathergage db` and `weathergage admin`."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.harness import RefusedError, run, running
from tests.server.postgres import make_database, running_postgres
from weathergage.cli.main import main
from weathergage.server import Settings


async def _filled(settings: Settings) -> tuple[str, str]:
    """A server's database with a finished and a running match."""
    async with running(settings) as server, server.person("Ada", account=True) as ada:
        finished = await ada.new_table({"kind": "bot", "name": "random"}, {"kind": "bot", "name": "random"}, start=True)
        going = await ada.new_table("me", "me", start=True)
        await ada.dial()
        await ada.watch(finished)
        await ada.until(lambda: ada.tables[finished]["state"] == "finished")
        await ada.watch(going, 0)
        await ada.play(going, 0, await ada.turn(going, 0))
    return finished, going


@pytest.fixture
def filled(settings: Settings) -> tuple[str, str]:
    return run(_filled(settings))


@pytest.fixture
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield make_database(address, "restored")


def test_every_match_is_played_again(
    settings: Settings, filled: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", "check", "--db", settings.database]) == 0
    assert "2 tables, 0 with faults" in capsys.readouterr().out
    with closing(sqlite3.connect(settings.database)) as database, database:
        database.execute("DELETE FROM journal WHERE match_id = ? AND seq = 3", (f"{filled[0]}.0",))
    assert main(["db", "check", "--db", settings.database]) == 1
    out = capsys.readouterr().out
    assert f"{filled[0]} (cutlass, finished): an entry of its journal is missing" in out
    assert "1 with faults" in out


def test_a_backup_moves_to_another_kind_of_database(
    settings: Settings, filled: tuple[str, str], tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "all.wgbackup")
    assert main(["db", "backup", file, "--db", settings.database]) == 0
    assert main(["db", "restore", file, "--db", postgres]) == 0
    assert main(["db", "check", "--db", postgres]) == 0
    assert "2 tables, 0 with faults" in capsys.readouterr().out
    assert main(["db", "restore", file, "--db", postgres]) == 1
    assert "already" in capsys.readouterr().err
    again = str(tmp_path / "again.wgbackup")
    assert main(["db", "backup", again, "--db", postgres]) == 0
    lines = [sorted(gzip.decompress(Path(it).read_bytes()).splitlines()) for it in (file, again)]
    assert lines[0] == lines[1]


def test_a_backup_that_was_cut_off_is_refused(
    settings: Settings, filled: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, new = tmp_path / "all.wgbackup", str(tmp_path / "new.sqlite")
    main(["db", "backup", str(file), "--db", settings.database])
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for part in (whole[:-20], gzip.compress(b"".join(lines[:-1])), gzip.compress(b"".join(lines[1:])), b"", b"no"):
        file.write_bytes(part)
        assert main(["db", "restore", str(file), "--db", new]) == 1
    file.write_bytes(whole)
    assert main(["db", "restore", str(file), "--db", new]) == 0


def test_upgrade_says_what_there_is(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "upgrade", "--db", settings.database]) == 0
    assert "schema" in capsys.readouterr().out
    assert main(["db", "upgrade", "--db", "mysql://localhost/x"]) == 1


def test_the_host_lists_shows_and_exports(
    settings: Settings, filled: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished, going = filled
    database = ["--db", settings.database]
    assert main(["admin", "list", *database]) == 0
    out = capsys.readouterr().out
    assert finished in out
    assert going in out
    assert main(["admin", "list", "--state", "running", "--json", *database]) == 0
    assert finished not in capsys.readouterr().out
    assert main(["admin", "show", going, *database]) == 0
    assert "seeds" not in capsys.readouterr().out
    for table in filled:
        file = tmp_path / f"{table}.wgage"
        assert main(["admin", "export", str(file), table, *database]) == 0
        assert main(["replay", str(file), *(["--verify"] if table == finished else [])]) == 0
    assert "not over" in capsys.readouterr().out
    assert main(["admin", "show", "nothing", *database]) == 1


def test_a_banned_name_is_not_let_in(settings: Settings, filled: tuple[str, str]) -> None:
    async def refused(name: str, code: str) -> None:
        async with running(settings) as server, server.person() as ada:
            with pytest.raises(RefusedError, match=code):
                await ada.post("/api/me/login", {"name": name, "password": "rule britannia"})
            with pytest.raises(RefusedError, match=code):
                await ada.post("/api/me/guest", {"name": name})

    assert main(["admin", "ban", "A da", "--db", settings.database]) == 0
    run(refused("Ada", "banned"))
    assert main(["admin", "unban", "ada", "--db", settings.database]) == 0

    async def welcome() -> None:
        async with running(settings) as server, server.person() as ada:
            await ada.post("/api/me/login", {"name": "Ada", "password": "rule britannia"})

    run(welcome())
