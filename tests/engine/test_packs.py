"""Packs: what is read, what is found wrong with it, and how a match knows its own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.games import cutlass, flotilla
from weathergage.engine import Component, Pack, PackError, PackReader
from weathergage.engine.packs import pack_hash


class Ship(Component, frozen=True):
    id: str
    guns: int
    armour: tuple[int, ...] = ()


class Wind(Component, frozen=True):
    strength: int


GOOD = """\
[wind]
strength = 3
provenance = "designed"

[[ship]]
id = "emden"
guns = 10
provenance = "history"

[[ship]]
id = "dresden"
guns = 10
armour = [1, 2]
provenance = "rulebook"
prov = { armour = "designed" }
"""


def reader(home: Path, content: str = GOOD) -> PackReader:
    (home / "pack.toml").write_text(content, "utf-8")
    return PackReader(home)


def faults(home: Path, content: str) -> list[str]:
    """All that is wrong with the ships and the wind of a file."""
    it = reader(home, content)
    it.rows("pack.toml", "ship", Ship)
    it.table("pack.toml", "wind", Wind)
    return it.faults


def test_rows_are_read_in_their_order(tmp_path: Path) -> None:
    ships = reader(tmp_path).rows("pack.toml", "ship", Ship)
    assert [ship.id for ship in ships] == ["emden", "dresden"]
    assert ships[1].armour == (1, 2)


def test_a_row_says_where_it_comes_from(tmp_path: Path) -> None:
    emden, dresden = reader(tmp_path).rows("pack.toml", "ship", Ship)
    assert (emden.provenance, dresden.prov) == ("history", {"armour": "designed"})


def test_a_table_is_read(tmp_path: Path) -> None:
    assert reader(tmp_path).table("pack.toml", "wind", Wind) == Wind(strength=3, provenance="designed")


def test_a_whole_file_is_a_table(tmp_path: Path) -> None:
    it = reader(tmp_path, 'strength = 4\nprovenance = "designed"\n')
    assert it.table("pack.toml", "", Wind) == Wind(strength=4, provenance="designed")


def test_a_sound_pack_has_no_faults(tmp_path: Path) -> None:
    it = reader(tmp_path)
    it.rows("pack.toml", "ship", Ship)
    it.finish()


# -------------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("guns = 10\nprov", 'guns = "ten"\nprov', "[[ship]] row 1 (emden): field guns: expected int, got str"),
        ("armour = [1, 2]", 'armour = [1, "2"]', "[[ship]] row 2 (dresden): field armour[1]: expected int, got str"),
        ("guns = 10\narmour", "armour", "[[ship]] row 2 (dresden): object missing required field guns"),
        ('id = "dresden"', 'id = "emden"', "[[ship]] row 2 (emden): another row has the same id"),
        (
            'id = "dresden"',
            'id = "dresden"\nx = 3',
            "[[ship]] row 2 (dresden): object contains unknown field x",
        ),
        ('"history"', '"hearsay"', "[[ship]] row 1 (emden): field provenance: invalid enum value 'hearsay'"),
        ("[[ship]]", "[[boat]]", "there are no [[ship]] rows"),
        ("[wind]", "[breeze]", "there is no [wind]"),
        ("strength = 3", "strength = 3.5", "[wind]: field strength: expected int, got float"),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, before: str, after: str, fault: str) -> None:
    assert before in GOOD
    assert faults(tmp_path, GOOD.replace(before, after)) == [f"pack.toml: {fault}"]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    it = reader(tmp_path, GOOD.replace("guns = 10", "guns = -1.5").replace("[wind]", "[breeze]"))
    it.rows("pack.toml", "ship", Ship)
    it.table("pack.toml", "wind", Wind)
    it.expect(False, "there are too few ships")
    it.expect(True, "all is well")
    with pytest.raises(PackError) as caught:
        it.finish()
    assert len(str(caught.value).splitlines()) == 4
    assert "there are too few ships" in str(caught.value)


@pytest.mark.parametrize(
    ("content", "fault"),
    [(b"guns = ", "not TOML"), (b"name = '\xff'", "not TOML")],
)
def test_what_is_not_toml_is_one_fault(tmp_path: Path, content: bytes, fault: str) -> None:
    (tmp_path / "pack.toml").write_bytes(content)
    it = PackReader(tmp_path)
    assert it.rows("pack.toml", "ship", Ship) == ()
    assert it.table("pack.toml", "wind", Wind) is None
    assert len(it.faults) == 1
    assert fault in it.faults[0]


def test_a_missing_file_is_one_fault(tmp_path: Path) -> None:
    it = PackReader(tmp_path)
    it.rows("ships.toml", "ship", Ship)
    it.rows("ships.toml", "boat", Ship)
    assert it.faults == ["ships.toml: the file is missing"]


def test_a_folder_in_place_of_a_file_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").mkdir()
    it = PackReader(tmp_path)
    it.rows("pack.toml", "ship", Ship)
    assert it.faults == ["pack.toml: can't be read: Is a directory"]


def test_rows_that_are_no_tables_are_faults(tmp_path: Path) -> None:
    it = reader(tmp_path, "ship = [1, 2]\n")
    assert it.rows("pack.toml", "ship", Ship) == ()
    assert it.faults == [f"pack.toml: [[ship]] row {row}: expected object, got int" for row in (1, 2)]


# -------------------------------------------------------------------- packs of games


def test_the_built_in_pack_is_read_once() -> None:
    assert Pack.of(cutlass.GAME) is Pack.of(cutlass.GAME)
    assert Pack.of(cutlass.GAME).hash != Pack.of(flotilla.GAME).hash


def test_a_copy_of_a_pack_is_the_same_pack(tmp_path: Path) -> None:
    shutil.copytree(cutlass.GAME.home / "data", tmp_path / "mine")
    assert Pack.load(cutlass.GAME, tmp_path / "mine").hash == Pack.of(cutlass.GAME).hash


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="is not a folder"):
        Pack.load(cutlass.GAME, tmp_path / "nowhere")


def test_a_pack_that_lacks_what_the_game_needs(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.toml: the file is missing"):
        Pack.load(cutlass.GAME, tmp_path)


@pytest.mark.parametrize(
    ("name", "content", "same"),
    [
        ("pack.toml", GOOD, True),
        ("pack.toml", GOOD.replace("\n", "\r\n"), True),
        ("pack.toml", GOOD.replace("10", "11"), False),
        ("other.toml", GOOD, False),
    ],
)
def test_the_hash_names_the_content(tmp_path: Path, name: str, content: str, same: bool) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder, file, text in ((here, "pack.toml", GOOD), (there, name, content)):
        folder.mkdir()
        (folder / file).write_bytes(text.encode())
    assert (pack_hash(here) == pack_hash(there)) == same


def test_notes_beside_a_pack_do_not_change_it(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(GOOD)
    before = pack_hash(tmp_path)
    (tmp_path / "notes.txt").write_text("from my own copy")
    assert pack_hash(tmp_path) == before
