"""`weathergage odds`: exact odds of a dice expression."""

from __future__ import annotations

import argparse

from weathergage.cli.console import Commands, add_json, print_json
from weathergage.engine import EngineError
from weathergage.odds import OddsError, evaluate


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "odds",
        help="exact odds of a dice expression",
        epilog="For example: 3d6, 2d6+1 vs 2d6, max(d10,d8,d6)+2 vs max(d8)-1 floor 1, 5d6>=5 (see docs/odds.md)",
    )
    command.add_argument("expression", metavar="EXPR", nargs="+", help="the expression")
    add_json(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the odds."""
    try:
        report = evaluate(" ".join(options.expression))
    except OddsError as error:
        raise EngineError(str(error)) from error
    if options.json:
        print_json(report)
    else:
        print(report)
    return 0
