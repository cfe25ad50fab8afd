#!/usr/bin/env python3
"""Runs the checks in order and stops at the first that fails: `tools/check.py [--only NAME,NAME]`."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
REPORT = "build/rules.json"


class Check(NamedTuple):
    """A command that must succeed, and the folder where it runs."""

    name: str
    title: str
    command: list[str]
    folder: Path = ROOT


def ours(tool: str, *arguments: str) -> list[str]:
    """One of the programs in our virtual environment."""
    return [str(ROOT / ".venv" / "bin" / tool), *arguments]


def npm(script: str) -> list[str]:
    """One of the client's scripts."""
    return ["npm", "run", "--silent", script]


def all_checks() -> list[Check]:
    """Every check, the quick ones first: what fails, fails soon."""
    return [
        Check("format", "Python is formatted", ours("ruff", "format", "--check", "--quiet")),
        Check("ruff", "Python is clean", ours("ruff", "check", "--quiet")),
        Check("layers", "The layers hold", ours("lint-imports")),
        Check("types", "Python's types hold", ours("mypy")),
        Check("tool-types", "The tools' types hold", ours("mypy", "tools")),
        Check("web-format", "The client is formatted", npm("format:check"), WEB),
        Check("web-lint", "The client is clean", npm("lint"), WEB),
        Check("web-types", "The client's types hold", npm("types"), WEB),
        Check("web-unit", "The client's units", npm("test"), WEB),
        # -v undoes the -q of the configuration: the closing line is to be seen. The report is named with "=": before
        # pytest has read our conftest it would take a report that is there already for the tests that are meant.
        Check("pytest", "Rules, bots and server", ours("pytest", "-n", "2", "-v", f"--rules-report={REPORT}")),
        Check("rules", "Every rule has its test", ours("python", "tools/rules.py")),
        Check("browser", "The client in a browser", npm("test:browser"), WEB),
    ]


def run(checks: list[Check]) -> None:
    """Run them one after the other, saying which it is and how long it took."""
    times: list[tuple[float, str]] = []
    for number, check in enumerate(checks, 1):
        print(f"\n[{number}/{len(checks)}] {check.title} ({check.name})", flush=True)
        began = time.monotonic()
        code = subprocess.call(check.command, cwd=check.folder)
        times.append((time.monotonic() - began, check.title))
        if code:
            command = " ".join(check.command).replace(f"{ROOT}/", "")
            where = "" if check.folder == ROOT else f"cd {check.folder.relative_to(ROOT)} && "
            sys.exit(f"\nFAILED: {check.title}. To see it again: {where}{command}")
    print("\nAll checks passed:")
    for seconds, title in times:
        print(f"{seconds:7.1f} s  {title}")
    print(f"{sum(seconds for seconds, _ in times):7.1f} s  in all")


def main() -> None:
    """Run all checks, or those that were named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="names of checks, separated by commas")
    names = [name for name in parser.parse_args().only.split(",") if name]
    checks = all_checks()
    if unknown := set(names) - {check.name for check in checks}:
        known = ", ".join(check.name for check in checks)
        sys.exit(f"There is no check called {', '.join(sorted(unknown))}. There are: {known}")
    run([check for check in checks if not names or check.name in names])


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nInterrupted.")
