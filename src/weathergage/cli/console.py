"""What commands have in common: tables, JSON, progress, files written whole or not at all."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from weathergage.engine import AnyGame, EngineError, Pack, Setup
from weathergage.engine.catalogue import find_game

T = TypeVar("T")

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def print_json(value: object) -> None:
    """For programs."""
    data = msgspec.json.format(msgspec.json.encode(value, enc_hook=str), indent=2)
    print(data.decode())


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]], numeric: Sequence[int] = ()) -> None:
    """For people. `numeric` columns stand right."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for index, column in enumerate(columns):
        table.add_column(column, justify="right" if index in numeric else "left", no_wrap=not sys.stdout.isatty())
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    # A file or a pipe has no width that lines would have to be broken for.
    console = Console() if sys.stdout.isatty() else Console(width=1000)
    with console.capture() as captured:
        console.print(table)
    print("\n".join(line.rstrip() for line in captured.get().splitlines()))


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Pass the items on, and show on the terminal how far it is; silent when nobody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        for item in items:
            yield item
            bar.advance(task)


def read_file(path: Path) -> bytes:
    """A file's bytes, or a clear error."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise EngineError(f"{path} can't be read: {error.strerror}") from error


def write_file(path: Path, data: bytes, mode: int = 0o644) -> None:
    """Write a file whole or not at all: an interruption leaves what was there before."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise EngineError(f"{path} can't be written: {error.strerror}") from error
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(mode)
        part.replace(path)
    except OSError as error:
        raise EngineError(f"{path} can't be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)


def add_setup_arguments(command: argparse.ArgumentParser) -> None:
    """What a match is set up from."""
    command.add_argument("game", metavar="GAME", help="a game, or the beginning of its name")
    command.add_argument("--scenario", default="", metavar="S", help="the scenario (default: the game's first)")
    command.add_argument("--edition", default="", metavar="E", help="the edition (default: the latest)")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    command.add_argument("--pack", type=Path, metavar="DIR", help="play with the components of this pack")


def setup_from(options: argparse.Namespace, spec: AnyGame, seats: int) -> Setup:
    """The set-up that the arguments describe."""
    pairs = [_option(pair) for pair in options.option]
    return Setup(game=spec.id, seats=seats, scenario=options.scenario, edition=options.edition, options=dict(pairs))


def _option(pair: str) -> tuple[str, bool | int | str]:
    name, equals, value = pair.partition("=")
    if not equals or not name:
        raise EngineError(f"an option is written NAME=VALUE, not {pair!r}")
    if value in {"true", "false"}:
        return name, value == "true"
    return name, int(value) if value.removeprefix("-").isdecimal() else value


def game_from(options: argparse.Namespace) -> tuple[AnyGame, Pack[object]]:
    """The game and the pack that the arguments name."""
    spec = find_game(options.game)
    return spec, Pack.load(spec, options.pack) if getattr(options, "pack", None) else Pack.of(spec)


def add_json(command: argparse.ArgumentParser) -> None:
    """`--json`."""
    command.add_argument("--json", action="store_true", help="print JSON, for programs")
