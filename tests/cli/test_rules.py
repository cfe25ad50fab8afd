"""`weathergage rules`: the rules of a game beside the tests that show them."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.games import cutlass

ALL = {f"CU-{number}": {f"test_{number}": True} for number in range(1, 7)}
Report = dict[str, dict[str, bool]]


def reported(report: object) -> Path:
    file = Path("report.json")
    file.write_text(json.dumps(report))
    return file


def checked(run: Run, report: Report) -> tuple[int, list[str]]:
    told = run("rules", "cutlass", "--check", "--report", reported(report))
    return told.code, told.out.splitlines()


def test_without_a_report_the_rules_are_listed(run: Run) -> None:
    told = run("rules", "cutlass")
    assert told.code == 0
    (line,) = [line for line in told.out.splitlines() if line.startswith("CU-3")]
    assert line.split() == [
        "CU-3",
        "both",
        *["The", "player", "who", "is", "attacked", "may", "parry", "with", "a", "card,", "or", "not"],
        "0",
    ]
    assert told.out.endswith("0 of 6 rules have passing tests\n")


def test_with_a_report_the_tests_are_counted(run: Run) -> None:
    report = {"CU-3": {"one": True, "two": True, "three": False}}
    told = run("rules", "cutlass", "--report", reported(report))
    assert told.code == 0
    (line,) = [line for line in told.out.splitlines() if line.startswith("CU-3")]
    assert line.split()[-2:] == ["2", "1"]


def test_a_check_wants_a_passing_test_for_every_rule(run: Run) -> None:
    assert checked(run, ALL) == (0, ["cutlass: 6 of 6 rules have passing tests"])


def test_a_rule_without_a_test_fails_the_check(run: Run) -> None:
    missing = {rule: tests for rule, tests in ALL.items() if rule != "CU-4"}
    code, (line, summary) = checked(run, missing)
    assert code == 1
    assert line.startswith("CU-4  ")
    assert line.endswith(": no test shows it")
    assert summary == "cutlass: 5 of 6 rules have passing tests"


def test_a_rule_with_a_failing_test_fails_the_check(run: Run) -> None:
    code, (line, summary) = checked(run, ALL | {"CU-2": {"good": True, "bad": False}})
    assert code == 1
    assert line.endswith(": fails in bad")
    assert summary == "cutlass: 5 of 6 rules have passing tests"


def test_a_test_of_a_rule_that_is_not_there_fails_the_check(run: Run) -> None:
    code, (line, summary) = checked(run, ALL | {"CU-99": {"test": True}})
    assert code == 1
    assert line == "CU-99  a test is tagged with it, but cutlass has no such rule"
    assert summary == "cutlass: 6 of 6 rules have passing tests"


def test_rules_of_other_games_do_not_matter(run: Run) -> None:
    assert checked(run, ALL | {"FL-99": {"test": False}})[0] == 0


def test_the_matrix_for_programs(run: Run) -> None:
    told = run("rules", "cutlass", "--check", "--json", "--report", reported(ALL | {"CU-99": {"x": True}}))
    matrix = json.loads(told.out)
    assert told.code == 1
    assert (matrix["game"], matrix["unknown"], len(matrix["rules"])) == ("cutlass", ["CU-99"], 6)
    assert matrix["rules"][0] == {
        "id": "CU-1",
        "edition": "both",
        "title": "Each player is dealt a hidden hand",
        "passed": 1,
        "failed": [],
    }


def test_a_check_without_a_report_says_how_to_get_one(run: Run) -> None:
    told = run("rules", "cutlass", "--check")
    assert told.code == 1
    assert "build/rules.json is not there: run the tests first" in told.err


@pytest.mark.parametrize("report", [[1, 2], {"CU-1": [1]}, {"CU-1": {"test": "yes"}}, 5])
def test_a_report_that_is_none_is_refused(run: Run, report: object) -> None:
    told = run("rules", "cutlass", "--report", reported(report))
    assert told.code == 1
    assert "report.json is not a report of the tests" in told.err


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "has no rules"),
        ("id\ttitle\n", "has no rules"),
        ("number\ttitle\n1\tx\n", "has no rules"),
        ("id\ttitle\nCU-1\tone\nCU-1\tagain\n", "CU-1 stands there twice"),
        ("id\ttitle\nCU-1\n", "line 2"),
        ("id\ttitle\n\tno id\n", "line 2"),
    ],
)
def test_an_index_of_rules_that_is_wrong(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, message: str
) -> None:
    (tmp_path / "rules.tsv").write_text(content)
    monkeypatch.setattr("weathergage.cli.rules.find_game", lambda _: dataclasses.replace(cutlass.GAME, home=tmp_path))
    told = run("rules", "cutlass")
    assert told.code == 1
    assert message in told.err


def test_an_index_of_rules_that_is_not_there(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weathergage.cli.rules.find_game", lambda _: dataclasses.replace(cutlass.GAME, home=tmp_path))
    told = run("rules", "cutlass")
    assert told.code == 1
    assert "rules.tsv can't be read" in told.err
