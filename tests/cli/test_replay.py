"""`weathergage replay`: what a journal says, in words and for programs, and what is wrong with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def journal(run: Run) -> Path:
    """A brawl between two bots, played to its end."""
    run("play", "cutlass", "--seed", 7, "--seats", "random,random", "--save", "a.wgage")
    return Path("a.wgage")


def test_a_replay_says_how_it_ended(run: Run, journal: Path) -> None:
    told = run("replay", journal)
    assert told.code == 0
    assert told.out.startswith("cutlass / brawl, 2 seats\n")
    assert "The brawl is over\nplaces " in told.out
    assert "Verified" not in told.out


def test_a_replay_shows_the_log_with_its_dice_and_rules(run: Run, journal: Path) -> None:
    told = run("replay", journal, "--log")
    assert "random 1 attacks random 2" in told.out
    assert "(d6:" in told.out
    assert "[CU-4]" in told.out


def test_an_honest_journal_is_verified(run: Run, journal: Path) -> None:
    told = run("replay", journal, "--verify", "--json")
    report = json.loads(told.out)
    assert told.code == 0
    assert (report["game"], report["seats"], report["over"]) == ("cutlass", 2, True)
    assert report["verified"] > 0
    assert report["outcome"]["rule"] == "CU-6"


def test_a_die_that_was_changed_is_found(run: Run, journal: Path) -> None:
    lines = journal.read_text("utf-8").splitlines(keepends=True)
    number, line = next((at, line) for at, line in enumerate(lines) if '"Attack"' in line or '"TakeIt"' in line)
    entry = json.loads(line)
    where = next(at for at, line in enumerate(lines) if at >= number and json.loads(line).get("results"))
    entry = json.loads(lines[where])
    entry["results"][0][0] = entry["results"][0][0] % 6 + 1
    lines[where] = f"{json.dumps(entry)}\n"
    journal.write_text("".join(lines), "utf-8")
    told = run("replay", journal, "--verify")
    assert told.code == 1
    assert told.err.startswith("weathergage: line ")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "line 1"),
        (b"\x00\xff\n", "line 1"),
        (b'{"entry": "played"}\n', "line 1"),
    ],
)
def test_what_is_no_journal_is_refused(run: Run, content: bytes, message: str) -> None:
    Path("b.wgage").write_bytes(content)
    told = run("replay", "b.wgage")
    assert told.code == 1
    assert message in told.err


def test_a_journal_of_another_pack_wants_that_pack(run: Run) -> None:
    run("pack", "export", "cutlass", "mine")
    pack = Path("mine/pack.toml")
    pack.write_text(pack.read_text("utf-8").replace("lives = 3", "lives = 1"), "utf-8")
    run("play", "cutlass", "--seats", "random,random", "--pack", "mine", "--save", "a.wgage")
    told = run("replay", "a.wgage")
    assert told.code == 1
    assert "pack" in told.err
    assert run("replay", "a.wgage", "--pack", "mine", "--verify").code == 0
