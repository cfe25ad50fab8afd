"""The command line as a whole: what goes wrong is said in one line, and the exit code tells what kind it was."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.cli.conftest import Run


def test_without_a_command_it_says_how_it_is_used(run: Run) -> None:
    told = run()
    assert told.code == 2
    assert "usage: weathergage" in told.err


def test_help_lists_every_command(run: Run) -> None:
    told = run("--help")
    assert told.code == 0
    for command in ("games", "serve", "play", "selfplay", "replay", "rules", "bench", "odds", "pack"):
        assert f"\n    {command} " in told.out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out.startswith("weathergage ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("selfplay", "chess"),
        ("rules", "chess"),
        ("bench", "chess"),
        ("pack", "export", "chess", "x"),
        ("pack", "check", ".", "--game", "chess"),
    ],
)
def test_an_unknown_game_is_one_line_and_code_1(run: Run, arguments: tuple[str, ...]) -> None:
    told = run(*arguments)
    assert told.code == 1
    assert told.err.startswith("weathergage: there is no game 'chess'; there are: ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [("sail",), ("play",), ("play", "cutlass", "--fast"), ("bench", "--seconds", "many"), ("pack",)]
)
def test_what_is_not_understood_is_code_2(run: Run, arguments: tuple[str, ...]) -> None:
    told = run(*arguments)
    assert told.code == 2
    assert "usage:" in told.err


def test_ctrl_c_is_code_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("weathergage.cli.odds.evaluate", interrupted)
    told = run("odds", "3d6")
    assert (told.code, told.err) == (130, "\nStopped.\n")


def test_it_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "weathergage.cli", "odds", "d6", "--json"]
    assert json.loads(subprocess.run(command, capture_output=True, check=True).stdout)


def test_a_reader_that_goes_away_is_no_error() -> None:
    """`weathergage odds ... | head -1`"""
    code = "import sys; from weathergage.cli.main import main; sys.exit(main(['odds', '6d6', '--json']))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()


# -------------------------------------------------------------------- games


def test_games_are_listed(run: Run) -> None:
    lines = run("games").out.splitlines()
    (line,) = [line for line in lines if line.startswith("cutlass")]
    assert line.split() == ["cutlass", "Cutlass", "brawl", "A", "brawl", "2,", "3", "random"]


def test_games_for_programs(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert games["cutlass"] == {
        "id": "cutlass",
        "name": "Cutlass",
        "version": 1,
        "editions": [],
        "bots": ["random"],
        "scenarios": [{"id": "brawl", "name": "A brawl", "seats": [2, 3]}],
    }


def test_no_games_at_all(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weathergage.cli.games.catalogue", dict)
    assert run("games").out == "No game is installed.\n"
    assert json.loads(run("games", "--json").out) == []


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_games_in_every_language(run: Run, language: str) -> None:
    assert run("games", "--lang", language).code == 0


# -------------------------------------------------------------------- odds


def test_odds_in_words(run: Run) -> None:
    told = run("odds", "2d6")
    assert told.code == 0
    assert "16.6" in told.out or "16.7" in told.out  # six of 36 for a 7


def test_odds_for_programs(run: Run) -> None:
    assert json.loads(run("odds", "d6", "+", "1", "--json").out)


def test_odds_of_nonsense(run: Run) -> None:
    told = run("odds", "2d6", "plus", "fish")
    assert told.code == 1
    assert told.err.startswith("weathergage: ")


# -------------------------------------------------------------------- bench


def test_bench_prints_a_line_for_every_table(run: Run) -> None:
    told = run("bench", "cutlass", "--seconds", "0.001")
    assert told.code == 0
    assert [line.split()[0] for line in told.out.splitlines()[2:]] == ["cutlass/brawl/2", "cutlass/brawl/3"]


def test_bench_for_programs_and_into_a_file(run: Run) -> None:
    told = run("bench", "flotilla", "--seconds", "0.001", "--json", "--output", "new/bench.json")
    with open("new/bench.json", encoding="utf-8") as file:
        assert json.load(file) == json.loads(told.out)
    (result,) = json.loads(told.out)["results"]
    assert (result["game"], result["seats"], result["decisions_per_s"] > 0) == ("flotilla", 2, True)


def test_bench_of_one_scenario(run: Run) -> None:
    told = run("bench", "cutlass", "--scenario", "none", "--json")
    assert json.loads(told.out)["results"] == []


# -------------------------------------------------------------------- selfplay


def test_selfplay_counts(run: Run) -> None:
    told = run("selfplay", "cutlass", "--games", "12", "--check")
    assert told.code == 0
    assert told.out.startswith("cutlass / brawl, 2 seats\n12 games of seed 1, ")
    assert "    12  cu-over" in told.out


def test_selfplay_for_programs_is_the_same_on_two_processes(run: Run) -> None:
    one = run("selfplay", "cutlass", "--games", "9", "--json")
    two = run("selfplay", "cutlass", "--games", "9", "--json", "--jobs", "2")
    assert json.loads(one.out) == json.loads(two.out)
    assert json.loads(one.out)["bots"][0]["matches"] == 18


def test_selfplay_counts_what_the_game_has_to_count(run: Run) -> None:
    told = run("selfplay", "cutlass", "--games", "3", "--figures")
    lines = told.out.splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("figure"))
    assert lines[head].split()[:4] == ["figure", "a", "game", "mean"]
    counted = {line.split()[0]: line.split()[1] for line in lines[head + 1 :]}
    assert list(counted) == ["lives", "parried", "turns"]
    assert (counted["lives"], counted["turns"]) == ("2.00", "1.00")  # two seats, one game
    told = run("selfplay", "cutlass", "--games", "3", "--figures", "--json")
    assert [it["name"] for it in json.loads(told.out)["figures"]] == ["lives", "parried", "turns"]


def test_selfplay_at_any_table(run: Run) -> None:
    told = run("selfplay", "cutlass", "--games", "8", "--mixed", "--check", "--seats", "random")
    assert told.out.startswith("cutlass / any table\n8 games of seed 1, ")
    assert "    8  cu-over" in told.out


def test_selfplay_refuses_to_count_where_there_is_nothing_to_count(run: Run) -> None:
    told = run("selfplay", "flotilla", "--figures")
    assert (told.code, told.err) == (1, "weathergage: flotilla has no figures to count\n")


def test_selfplay_with_three_seats_and_an_option(run: Run) -> None:
    told = run(
        "selfplay", "cutlass", "--games", "2", "--seats", "random,random,random", "--option", "parry=false", "--json"
    )
    assert json.loads(told.out)["setup"] == {
        "game": "cutlass",
        "seats": 3,
        "scenario": "brawl",
        "options": {"parry": False},
    }


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--games", "0"), "--games and --jobs take a number from 1"),
        (("--jobs", "0"), "--games and --jobs take a number from 1"),
        (("--seats", "random,deep"), "cutlass has no bot 'deep'; it has: random"),
        (("--seats", "random"), "cutlass/brawl is played by 2, 3, not by 1"),
        (("--option", "parry"), "an option is written NAME=VALUE, not 'parry'"),
        (("--option", "=true"), "an option is written NAME=VALUE, not '=true'"),
        (("--option", "rum=true"), "unknown option 'rum'; there are: parry"),
        (("--option", "parry=maybe"), "an option of cutlass: Expected `bool`, got `str` - at `$.parry`"),
        (("--option", "parry=--5"), "an option of cutlass: Expected `bool`, got `str` - at `$.parry`"),
        (("--option", "parry=-5"), "an option of cutlass: Expected `bool`, got `int` - at `$.parry`"),
        (("--scenario", "brwl"), "unknown scenario 'brwl'; did you mean 'brawl'?"),
        (("--edition", "first"), "unknown edition 'first'; there are: none"),
        (("--pack", "nowhere"), "nowhere is not a folder"),
    ],
)
def test_selfplay_refuses_what_can_not_be(run: Run, arguments: tuple[str, ...], message: str) -> None:
    told = run("selfplay", "cutlass", *arguments)
    assert (told.code, told.err) == (1, f"weathergage: {message}\n")
