"""`weathergage pack`: check the components of a pack, or write a game's own out to start from."""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
import tomllib
from pathlib import Path

from msgspec import Struct

from weathergage.cli.console import Commands, add_json, print_json
from weathergage.engine import AnyGame, EngineError, Pack, PackError
from weathergage.engine.catalogue import catalogue, find_game


class Checked(Struct, frozen=True):
    """What a check found."""

    pack: str
    game: str
    hash: str
    built_in: bool  # is it just what comes with the game?
    faults: list[str]


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("pack", help="check or export the components of a game")
    actions = command.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="read a pack and say all that is wrong with it")
    check.add_argument("dir", type=Path, metavar="DIR")
    check.add_argument("--game", default="", help="the game (default: what the pack's pack.toml says)")
    add_json(check)
    check.set_defaults(run=run_check)
    export = actions.add_parser("export", help="write a game's components to a new folder")
    export.add_argument("game", metavar="GAME")
    export.add_argument("dir", type=Path, metavar="DIR")
    export.set_defaults(run=run_export)


def run_check(options: argparse.Namespace) -> int:
    """Check a pack: 0 when it is sound, 1 when not."""
    spec = find_game(options.game) if options.game else _game_of(options.dir)
    try:
        pack = Pack.load(spec, options.dir)
    except PackError as error:
        return _report(options, Checked(str(options.dir), spec.id, "", False, str(error).splitlines()))
    same = pack.hash == Pack.of(spec).hash
    return _report(options, Checked(str(options.dir), spec.id, pack.hash, same, []))


def _report(options: argparse.Namespace, checked: Checked) -> int:
    if options.json:
        print_json(checked)
    elif checked.faults:
        print("\n".join(checked.faults))
        print(f"\n{len(checked.faults)} fault(s): {checked.game} can't be played with this pack.")
    else:
        print(f"{checked.pack}: a sound pack for {checked.game}{', the built-in one' if checked.built_in else ''}")
        print(f"hash {checked.hash}")
    return 1 if checked.faults else 0


def _game_of(folder: Path) -> AnyGame:
    manifest = folder / "pack.toml"
    try:
        name = tomllib.loads(manifest.read_text("utf-8")).get("game")
    except OSError as error:
        raise PackError(f"{manifest} can't be read ({error.strerror}); say which game it is for: --game") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(f"{manifest}: not TOML: {error}") from error
    if not isinstance(name, str) or name not in catalogue():
        raise PackError(f"{manifest}: `game` should name one of {', '.join(catalogue())}; it is {name!r}")
    return catalogue()[name]


def run_export(options: argparse.Namespace) -> int:
    """Copy a game's components, whole or not at all, and never over something."""
    spec = find_game(options.game)
    target: Path = options.dir
    if target.exists():
        raise EngineError(f"{target} exists already; name a new folder")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".pack-") as part:
            copy = Path(part) / "pack"
            source = spec.home / "data"
            for file in sorted(source.rglob("*.toml")):
                place = copy / file.relative_to(source)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, place)
            os.rename(copy, target)
    except OSError as error:
        raise EngineError(f"{target} can't be written: {error.strerror}") from error
    print(f"{target}: the components of {spec.id}. Change what your copy prints otherwise, then:")
    print(f"  weathergage pack check {target}\n  weathergage play {spec.id} --pack {target}")
    return 0
