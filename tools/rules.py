#!/usr/bin/env python3
"""Checks for every installed game that each of its rules has a test which passes: needs the report of the tests."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

WEATHERGAGE = Path(__file__).resolve().parent.parent / ".venv" / "bin" / "weathergage"


def main() -> None:
    """Show every game's gaps before failing."""
    listed = subprocess.run([WEATHERGAGE, "games", "--json"], stdout=subprocess.PIPE, check=True)
    games = [game["id"] for game in json.loads(listed.stdout)]
    failed = [game for game in games if subprocess.call([WEATHERGAGE, "rules", game, "--check"])]
    if failed:
        sys.exit(f"Rules without a passing test in: {', '.join(failed)}")
    print(f"{len(games)} games checked")


if __name__ == "__main__":
    main()
