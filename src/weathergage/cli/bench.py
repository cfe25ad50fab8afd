"""`weathergage bench`: how fast the rules run."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec

from weathergage.cli.console import Commands, add_json, print_json, print_table, progress, write_file
from weathergage.engine import AnyGame, Setup
from weathergage.engine.catalogue import catalogue, find_game
from weathergage.engine.garbage import collect_less
from weathergage.engine.setup import plain_setups
from weathergage.lab.bench import Measured, Report, machine, measure_all

SHORT = {
    "decisions_per_s": "decisions/s",
    "games_per_s": "games/s",
    "decisions_per_game": "decisions/game",
    "choices_per_decision": "choices",
    "clone_us": "clone µs",
    "undo_us": "undo µs",
    "view_us": "view µs",
    "view_bytes": "view bytes",
}


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("bench", help="measure how fast the rules run (random playouts, CPU time, one core)")
    command.add_argument("game", metavar="GAME", nargs="?", default="", help="one game only")
    command.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of each of the three runs (2)")
    command.add_argument("--scenario", default="", help="one scenario only")
    command.add_argument("--output", type=Path, metavar="FILE", help="write the JSON there as well")
    add_json(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Measure and print."""
    games = [find_game(options.game)] if options.game else list(catalogue().values())
    setups = [
        (spec, setup) for spec in games for setup in plain_setups(spec) if options.scenario in {"", setup.scenario}
    ]
    collect_less()  # as the server does
    results = list(progress(_measure(setups, options.seconds), len(setups), "measuring"))
    report = Report(machine(), results)
    if options.output:
        write_file(options.output, msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    if options.json:
        print_json(report)
        return 0
    it = report.machine
    print(f"{it.cpu}, {it.cores} cores; Python {it.python}, msgspec {it.msgspec}, weathergage {it.weathergage}")
    columns = [field.name for field in msgspec.structs.fields(Measured)][4:]
    rows = [[_name(result), *(getattr(result, column) for column in columns)] for result in results]
    titles = ["table", *(SHORT.get(column, column) for column in columns)]
    print_table(titles, rows, range(1, len(titles)))
    return 0


def _name(it: Measured) -> str:
    return "/".join(filter(None, [it.game, it.scenario, it.edition, str(it.seats)]))


def _measure(setups: list[tuple[AnyGame, Setup]], seconds: float) -> Iterator[Measured]:
    return measure_all(iter(setups), seconds)
