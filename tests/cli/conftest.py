"""What the tests of the command line share: the small games are installed, and somebody sits at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.installed import small_games
from weathergage.cli.main import main

__all__ = ["small_games"]


class Told:
    """What a command printed, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Told]


@pytest.fixture
def run(small_games: None, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in an empty folder; `keys` are the lines that a person types, and then leaves."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run_command(*arguments: object, keys: Iterable[str] = ()) -> Told:
        lines = iter(keys)

        def type_line(prompt: str = "") -> str:
            print(prompt, end="")
            line = next(lines, None)
            if line is None:
                raise EOFError
            print(line)
            return line

        monkeypatch.setattr("builtins.input", type_line)
        capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:  # argparse does so
            code = stop.code if isinstance(stop.code, int) else 1
        captured = capsys.readouterr()
        return Told(code, captured.out, captured.err)

    return run_command
