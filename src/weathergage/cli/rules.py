"""`weathergage rules`: which tests show which rules."""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

import msgspec
from msgspec import Struct

from weathergage.cli.console import Commands, add_json, print_json, print_table, read_file
from weathergage.engine import AnyGame, EngineError
from weathergage.engine.catalogue import find_game

REPORT = Path("build/rules.json")


class RuleLine(Struct, frozen=True):
    """A rule, and what shows it."""

    id: str
    edition: str
    title: str
    passed: int
    failed: list[str]


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("rules", help="the rules of a game and the tests that show them")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--check", action="store_true", help="fail if a rule has no passing test")
    command.add_argument(
        "--report", type=Path, default=REPORT, metavar="FILE", help=f"what the tests wrote ({REPORT}; see --check)"
    )
    add_json(command)
    command.set_defaults(run=run)


def read_rules(spec: AnyGame) -> list[tuple[str, str, str]]:
    """Id, edition and title of every rule."""
    path = spec.home / "rules.tsv"
    rows = list(csv.DictReader(read_file(path).decode("utf-8").splitlines(), delimiter="\t"))
    if not rows or not {"id", "title"} <= set(rows[0]):
        raise EngineError(f"{path} has no rules: columns id, edition and title are expected")
    for number, row in enumerate(rows, 2):
        if not row["id"] or not row["title"]:
            raise EngineError(f"{path}, line {number}: a rule needs an id and a title")
    ids = [row["id"] for row in rows]
    for rule in ids:
        if ids.count(rule) > 1:
            raise EngineError(f"{path}: {rule} stands there twice")
    return [(row["id"], row.get("edition") or "", row["title"]) for row in rows]


def run(options: argparse.Namespace) -> int:
    """Print the matrix, or check it."""
    spec = find_game(options.game)
    report = _read_report(options.report, options.check)
    rules = read_rules(spec)
    lines = [_line(rule, report.get(rule[0], {})) for rule in rules]
    mine = {rule[0].partition("-")[0] for rule in rules}
    unknown = sorted(set(report) - {rule[0] for rule in rules})
    unknown = [rule for rule in unknown if rule.partition("-")[0] in mine]
    bad = [line for line in lines if not line.passed or line.failed]
    if options.json:
        print_json({"game": spec.id, "rules": lines, "unknown": unknown})
    elif options.check:
        _print_check(spec, lines, bad, unknown)
    else:
        rows = [(line.id, line.edition, line.title, line.passed, len(line.failed) or "") for line in lines]
        print_table(("rule", "edition", "title", "passed", "failed"), rows, (3, 4))
        print(f"\n{len(lines) - len(bad)} of {len(lines)} rules have passing tests")
    return 1 if options.check and (bad or unknown) else 0


def _line(rule: tuple[str, str, str], tests: dict[str, bool]) -> RuleLine:
    failed = sorted(test for test, passed in tests.items() if not passed)
    return RuleLine(*rule, len(tests) - len(failed), failed)


def _print_check(spec: AnyGame, lines: list[RuleLine], bad: list[RuleLine], unknown: list[str]) -> None:
    for line in bad:
        reason = f"fails in {', '.join(line.failed)}" if line.failed else "no test shows it"
        print(f"{line.id}  {line.title}: {reason}")
    for rule in unknown:
        print(f"{rule}  a test is tagged with it, but {spec.id} has no such rule")
    print(f"{spec.id}: {len(lines) - len(bad)} of {len(lines)} rules have passing tests")


def _read_report(path: Path, needed: bool) -> dict[str, dict[str, bool]]:
    if not path.exists() and not needed:
        return {}
    if not path.exists():
        raise EngineError(f"{path} is not there: run the tests first (make test, or pytest --rules-report={path})")
    try:
        return msgspec.json.decode(read_file(path), type=dict[str, dict[str, bool]])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EngineError(f"{path} is not a report of the tests: {error}") from error
