"""`weathergage pack`: a pack is written out, changed by its owner, and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.games import cutlass
from weathergage.engine import Pack
from weathergage.engine.catalogue import catalogue


@pytest.fixture
def exported(run: Run, tmp_path: Path) -> Path:
    """Cutlass' own pack, in a folder of the player's."""
    assert run("pack", "export", "cutlass", "mine").code == 0
    return tmp_path / "mine"


def edit(folder: Path, before: str, after: str) -> None:
    file = folder / "pack.toml"
    content = file.read_text("utf-8")
    assert before in content
    file.write_text(content.replace(before, after, 1), "utf-8")


def test_an_exported_pack_is_the_built_in_one(run: Run, exported: Path) -> None:
    told = run("pack", "check", exported, "--game", "cutlass")
    assert told.code == 0
    assert told.out.splitlines() == [
        f"{exported}: a sound pack for cutlass, the built-in one",
        f"hash {Pack.of(cutlass.GAME).hash}",
    ]


def test_a_changed_pack_is_another_one(run: Run, exported: Path) -> None:
    edit(exported, "lives = 3", "lives = 5")
    checked = json.loads(run("pack", "check", exported, "--game", "cutlass", "--json").out)
    assert (checked["built_in"], checked["faults"]) == (False, [])
    assert checked["hash"] != Pack.of(cutlass.GAME).hash


def test_a_changed_pack_can_be_played(run: Run, exported: Path) -> None:
    edit(exported, "lives = 3", "lives = 5")
    told = run("selfplay", "cutlass", "--games", "2", "--pack", exported)
    assert told.code == 0


def test_every_fault_of_a_damaged_pack_is_told(run: Run, exported: Path) -> None:
    edit(exported, "lives = 3", 'lives = "three"')
    edit(exported, 'id = "spyglass"', 'id = "telescope"')
    told = run("pack", "check", exported, "--game", "cutlass")
    assert told.code == 1
    assert told.out.splitlines() == [
        "pack.toml: [rules]: field lives: expected int, got str",
        "pack.toml: there is no card 'spyglass'",
        "",
        "2 fault(s): cutlass can't be played with this pack.",
    ]


def test_faults_for_programs(run: Run, exported: Path) -> None:
    edit(exported, "lives = 3", "")
    told = run("pack", "check", exported, "--game", "cutlass", "--json")
    assert told.code == 1
    assert json.loads(told.out)["faults"] == ["pack.toml: [rules]: object missing required field lives"]


def test_the_pack_says_which_game_it_is_for(run: Run, exported: Path) -> None:
    edit(exported, "[rules]", 'game = "cutlass"\n[rules]')
    assert run("pack", "check", exported).code == 0


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("game = 3", "`game` should name one of"),
        ('game = "chess"', "it is 'chess'"),
        ("", "it is None"),
        ("game = ", "not TOML"),
    ],
)
def test_a_pack_that_does_not_say_its_game(run: Run, tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "pack.toml").write_text(content)
    told = run("pack", "check", tmp_path)
    assert told.code == 1
    assert message in told.err


def test_a_folder_that_is_no_pack(run: Run, tmp_path: Path) -> None:
    told = run("pack", "check", tmp_path)
    assert told.code == 1
    assert "pack.toml can't be read (No such file or directory); say which game it is for: --game" in told.err


def test_nothing_is_written_over(run: Run, exported: Path) -> None:
    edit(exported, "lives = 3", "lives = 5")
    told = run("pack", "export", "cutlass", exported)
    assert (told.code, told.err) == (1, f"weathergage: {exported} exists already; name a new folder\n")
    assert "lives = 5" in (exported / "pack.toml").read_text()


def test_a_pack_is_written_into_new_folders(run: Run, tmp_path: Path) -> None:
    assert run("pack", "export", "cutlass", "a/b/c").code == 0
    assert [file.name for file in (tmp_path / "a" / "b").iterdir()] == ["c"]


def test_a_folder_that_can_not_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    told = run("pack", "export", "cutlass", "file/mine")
    assert told.code == 1
    assert "can't be written" in told.err


@pytest.mark.parametrize("game", catalogue())
def test_every_game_s_exported_pack_says_which_game_it_is_for(run: Run, tmp_path: Path, game: str) -> None:
    assert run("pack", "export", game, tmp_path / "mine").code == 0
    told = run("pack", "check", tmp_path / "mine")
    assert told.out.splitlines()[0] == f"{tmp_path / 'mine'}: a sound pack for {game}, the built-in one"


@pytest.mark.parametrize("game", catalogue())
def test_a_pack_for_another_game_is_refused(run: Run, tmp_path: Path, game: str) -> None:
    assert run("pack", "export", game, tmp_path / "mine").code == 0
    manifest = tmp_path / "mine" / "pack.toml"
    manifest.write_text(manifest.read_text("utf-8").replace(f'game = "{game}"', 'game = "cutlass"'), "utf-8")
    told = run("pack", "check", tmp_path / "mine", "--game", game)
    assert told.out.splitlines()[0] == f"pack.toml: field game: expected '{game}', got 'cutlass'"
