"""The guide to writing a game is true: its code is the example's, and the example, installed, is playable."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "example"
SOURCE = EXAMPLE / "src" / "ship_captain_crew" / "__init__.py"


def blocks(language: str) -> list[str]:
    guide = (ROOT / "docs" / "write-a-game.md").read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", guide, re.DOTALL)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, installed as a package of its own, away from the checkout."""
    target = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--no-index", "--target", str(target), str(EXAMPLE)], check=True, capture_output=True)
    return target


def weathergage(site: Path, *arguments: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(site), "XDG_DATA_HOME": str(site / "home")}
    command = [sys.executable, "-m", "weathergage.cli", *arguments]
    done = subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_is_short() -> None:
    assert len(SOURCE.read_text("utf-8").splitlines()) < 150


@pytest.mark.parametrize("block", [block for block in blocks("python") if "laws." not in block])
def test_code_in_the_guide_is_the_example_s(block: str) -> None:
    assert block in SOURCE.read_text("utf-8")


@pytest.mark.parametrize("block", blocks("toml"))
def test_entry_point_in_the_guide_is_the_example_s(block: str) -> None:
    assert block in (EXAMPLE / "pyproject.toml").read_text("utf-8")


def test_the_guide_s_laws_hold(installed: Path) -> None:
    (code,) = [block for block in blocks("python") if "laws." in block]
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


def test_installed_example_is_listed(installed: Path) -> None:
    games = json.loads(weathergage(installed, "games", "--json"))
    assert "ship_captain_crew" in [game["id"] for game in games]


def test_installed_example_is_played_in_a_terminal(installed: Path) -> None:
    said = weathergage(installed, "play", "ship", "--seats", "me,random", typed="2\n2\n2\n")
    assert "All ships are loaded" in said


def test_installed_example_is_played_with_real_dice(installed: Path) -> None:
    dice = "6 5 4 6 6\nstop\n" + "1 1 1 1 1\n" * 40
    said = weathergage(installed, "play", "ship", "--seats", "me,me", "--dice", "typed", typed=dice)
    assert "me 1 has 12 of cargo" in said


def test_installed_example_plays_itself(installed: Path) -> None:
    series = json.loads(weathergage(installed, "selfplay", "ship", "--games", "20", "--check", "--json"))
    assert series["endings"] == {"sc-over": 20}
