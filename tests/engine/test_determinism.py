"""The same seed and the same moves are the same match, in any process: nothing depends on how Python hashes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def played(hash_seed: int) -> bytes:
    """A match of every game there is, in a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "tests.engine.journals"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True).stdout


def test_two_processes_play_the_same() -> None:
    first, second = played(1), played(2)
    assert first.count(b'"weathergage":1') >= 4
    assert first == second
