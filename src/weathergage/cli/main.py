"""`weathergage`: reads the command, runs it, and says in one line what went wrong."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.metadata import version

from weathergage.cli import admin, bench, db, games, odds, packs, play, replay, rules, selfplay, serve, types
from weathergage.engine import EngineError

COMMANDS = (games, serve, play, selfplay, replay, rules, bench, odds, packs, db, admin, types)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]  # it does not return: it exits
        self.exit(2, f"{self.prog}: {message}\n{self.format_usage()}")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    root = _Parser(prog="weathergage", description="A table for naval board games, with the rulebook built in.")
    root.add_argument("--version", action="version", version=f"weathergage {version('weathergage')}")
    commands = root.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return root


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 for what failed, 2 for what was not understood, 130 for Ctrl-C."""
    options = parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except EngineError as error:
        print(f"weathergage: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code
