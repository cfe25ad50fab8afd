"""The database: made on first use, kept, brought up to date, and refused when it is somebody else's."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from tests.server.harness import RefusedError, run, running
from weathergage.server import database
from weathergage.server.database import HEAD, prepare, schema_of, upgrade
from weathergage.server.schema import METADATA
from weathergage.server.settings import ServeError, Settings, default_database, read_settings


def test_it_is_made_on_first_use_with_its_folder_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "weathergage.sqlite"
    for _ in range(2):
        prepare(str(file))
        assert schema_of(str(file)) == HEAD


def test_the_head_is_the_latest_migration() -> None:
    scripts = ScriptDirectory(str(Path(database.__file__).parent / "migrations"))
    assert scripts.get_current_head() == HEAD


def _differences(file: Path) -> list[object]:
    with closing(create_engine(f"sqlite:///{file}").connect()) as connection:
        found = list(compare_metadata(MigrationContext.configure(connection), METADATA))
        connection.engine.dispose()
        return found


def test_migrations_lead_from_nothing_to_the_schema_of_the_code(tmp_path: Path) -> None:
    upgrade(str(tmp_path / "new.sqlite"))
    assert _differences(tmp_path / "new.sqlite") == []


def test_migrations_lead_from_the_previous_schema_and_keep_what_is_there(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    upgrade(str(file), "0001")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO journal VALUES ('a.0', 0, 1.5, x'7b7d')")
    prepare(str(file))
    assert _differences(file) == []
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT * FROM journal").fetchall() == [("a.0", 0, 1.5, b"{}")]


def test_from_the_previous_schema_lines_are_found_by_who_said_them(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    upgrade(str(file), "0002")
    line = b'{"number":1,"person":"ada","name":"Ada","text":"ahoy","at":1.0}'
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            "INSERT INTO people VALUES ('ada', 'Ada', 'ada', 'ada@example.org', 'x', NULL, 0, 1.0, '{}')"
        )
        connection.execute("INSERT INTO tables VALUES ('k3xw', 'open', 1, 'cutlass', 1.0, NULL, 1, '{}', NULL, NULL)")
        connection.execute("INSERT INTO chat VALUES ('k3xw', 1, ?)", (line,))
    prepare(str(file))
    assert _differences(file) == []
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT line, person FROM chat").fetchall() == [(line, "ada")]
        assert connection.execute("SELECT email, confirmed FROM people").fetchall() == [("ada@example.org", 0)]


def test_the_very_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "first.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT")
        connection.execute("INSERT INTO meta VALUES ('schema', '1')")
    prepare(str(file))
    assert schema_of(str(file)) == HEAD


def test_a_newer_one_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    prepare(str(file))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ServeError, match="newer version"):
        prepare(str(file))
    assert schema_of(str(file)) == "9999"


def test_another_programs_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Admiral, " * 1000)
    before = file.read_bytes()
    with pytest.raises(ServeError, match="not a database"):
        prepare(str(file))
    assert file.read_bytes() == before


def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "cookbook.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(ServeError, match="something else in it"):
        prepare(str(file))
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ServeError, match="cannot be opened"):
        prepare(str(tmp_path / "file" / "weathergage.sqlite"))


def test_an_address_that_is_none_is_explained() -> None:
    with pytest.raises(ServeError, match="there is SQLite"):
        prepare("mysql://localhost/wg")


def test_it_lies_with_the_users_other_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "weathergage" / "weathergage.sqlite"


def test_settings_come_from_file_environment_and_command_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "weathergage.toml"
    file.write_text('public_url = "https://file"\nsmtp_port = 25\nrates = 2\nsite = "/srv/site"\n')
    monkeypatch.setenv("WEATHERGAGE_PUBLIC_URL", "https://environment")
    monkeypatch.setenv("WEATHERGAGE_SMTP_TLS", "false")
    found = read_settings(file, database="told.sqlite", public_url=None)
    expected = Settings(
        database="told.sqlite", public_url="https://environment", smtp_port=25, smtp_tls=False, rates=2,
        site=Path("/srv/site"),
    )  # fmt: skip
    assert found == expected


@pytest.mark.parametrize(
    "content",
    [
        b"colour = 'blue'",
        b"smtp_port = 'many'",
        b"smtp_port = 70000",
        b"this is no TOML",
        b"public_url = '\xff'",
        b"public_url = 'table.example.org'",
        b"bot_workers = -1",
        b"bot_pace = nan",
        b"rates = inf",
        b"packs = '/no/such/folder'",
        b"smtp_host = 'mail.example.org'",
    ],
)
def test_wrong_settings_are_explained(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "wrong.toml").write_bytes(content)
    with pytest.raises(ServeError):
        read_settings(tmp_path / "wrong.toml")


def test_a_missing_settings_file_is_explained(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match="can't be read"):
        read_settings(tmp_path / "nowhere.toml")


def test_while_nothing_can_be_written_moves_are_refused_and_afterwards_all_goes_on(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await ada.watch(table, 0)
            await ada.play(table, 0, await ada.turn(table, 0))
            store = server.hall.database
            locked = True

            def lock(connection: DBAPIConnection, *_: object) -> None:
                connection.cursor().execute(f"PRAGMA query_only = {int(locked)}")

            event.listen(store.engine.sync_engine, "checkout", lock)
            assert store._plain is not None
            store._plain.execute("PRAGMA query_only = 1")
            seen = ada.sight(table, 0)
            await ada.watch(table, 1)
            seat = 0 if "ask" in seen else 1
            ask = await ada.turn(table, seat)
            move = {"table": table, "seat": seat, "number": ask["number"], "move": ask["moves"][0]["move"]}
            for kind, fields in (("play", move), ("chat", {"table": table, "text": "are you there?"})):
                with pytest.raises(RefusedError, match="failed"):
                    await ada.ask(kind, **fields)
            assert ada.sight(table, 0) is seen  # what was not kept is not shown
            health = await ada.http.get("/health")
            assert (health.status_code, "readonly" in health.json()["status"]) == (503, True)

            locked = False
            store._plain.execute("PRAGMA query_only = 0")
            assert (await ada.http.get("/health")).json()["status"] == "ok"
            await ada.ask("play", **move)
            await ada.ask("chat", table=table, text="I am")

    run(test())
    told = [it for it in caplog.records if it.levelname == "ERROR"]
    assert [it.exc_info for it in told] == [None, None]  # it is not the program's fault: no traces
    assert "readonly" in told[0].getMessage()
