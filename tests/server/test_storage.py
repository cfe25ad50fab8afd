"""The database file: made on first use, kept, and refused when it is somebody else's."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from weathergage.server.settings import ServeError, default_database
from weathergage.server.storage import SCHEMA, open_database, schema_version


def test_it_is_made_on_first_use_with_its_folder_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "weathergage.sqlite"
    for _ in range(2):
        with closing(open_database(file)) as database:
            assert schema_version(database) == SCHEMA


def test_a_newer_one_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    with closing(open_database(file)) as database, database:
        database.execute("UPDATE meta SET value = ?", (str(SCHEMA + 1),))
    with pytest.raises(ServeError, match="newer version"):
        open_database(file)
    with closing(sqlite3.connect(file)) as database:
        assert schema_version(database) == SCHEMA + 1


def test_another_programs_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Admiral, " * 1000)
    before = file.read_bytes()
    with pytest.raises(ServeError, match="not a database"):
        open_database(file)
    assert file.read_bytes() == before


def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "cookbook.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(ServeError, match="something else in it"):
        open_database(file)
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ServeError, match="cannot be opened"):
        open_database(tmp_path / "file" / "weathergage.sqlite")


def test_it_lies_with_the_users_other_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "weathergage" / "weathergage.sqlite"
