"""`weathergage play`: any game in a terminal, as plain text, between people and bots."""

from __future__ import annotations

import argparse
import os
import secrets
from datetime import UTC, datetime
from pathlib import Path

from weathergage.bots import bot_names
from weathergage.cli.console import Commands, add_setup_arguments, game_from, read_file, setup_from
from weathergage.cli.terminal import BOT, Terminal, read_seeds
from weathergage.engine import AnyGame, EngineError, Pack
from weathergage.engine.catalogue import find_game
from weathergage.engine.journal import load, read_header
from weathergage.engine.match import Match


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("play", help="play in the terminal")
    add_setup_arguments(command)
    command.add_argument(
        "--seats", default="", metavar="a,b", help="by seat: me (a person), a person's name, or bot:NAME for a bot"
    )
    command.add_argument("--dice", choices=("digital", "typed"), default="digital", help="typed: you roll real dice")
    command.add_argument("--lang", default="en", choices=("en", "es", "it"))
    command.add_argument("--save", type=Path, metavar="FILE", help="where the match is kept (a .wgage journal)")
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on with a match that was kept")
    command.add_argument("--seed", type=int, help="the same seed gives the same dice; without it nobody knows them")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play until the end, or until the person stops."""
    if options.resume:
        match, file = _resume(options)
        spec = match.spec
    else:
        spec, pack = game_from(options)
        seats = _seats(options.seats, spec, options.scenario)
        seed = _seed(options.seed) if options.seed is not None else secrets.token_bytes(32)
        setup = setup_from(options, spec, len(seats))
        match = Match.begin(spec, setup, seed, pack=pack, typed=options.dice == "typed", players=seats)
        file = options.save or _default_file(spec)
    Terminal(match, file, options.lang).run()
    return 0


def _seed(number: int) -> bytes:
    try:
        return number.to_bytes(32, "big", signed=True)
    except OverflowError as error:
        raise EngineError("--seed: the number is too big; 76 digits are the most") from error


def _seats(given: str, spec: AnyGame, wanted: str) -> tuple[str, ...]:
    """The names of the seats: a bot's begins with `bot:`. Without any, one person against as few bots as can be."""
    best = "bot:plan" if "plan" in bot_names(spec) else "bot:random"
    if not given:
        scenario = next((it for it in spec.scenarios if it.id == wanted), spec.scenarios[0])
        return ("me", *(best for _ in range(min(scenario.seats) - 1)))
    names = [name.strip() for name in given.split(",")]
    for name in names:
        if not name:
            raise EngineError("--seats: a name is empty; for example --seats me,bot:random")
        if name.startswith(BOT) and name.removeprefix(BOT) not in bot_names(spec):
            raise EngineError(f"{spec.id} has no bot {name!r}; it has: {', '.join(bot_names(spec))}")
    # A bare bot's name is what people type first.
    return tuple(f"{BOT}{name}" if name in bot_names(spec) else name for name in names)


def _default_file(spec: AnyGame) -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "weathergage" / "matches" / f"{spec.id}-{datetime.now(UTC):%Y%m%d-%H%M%S}.wgage"


def _resume(options: argparse.Namespace) -> tuple[Match, Path]:
    data = read_file(options.resume)
    header = read_header(data)
    spec = find_game(header.setup.game)
    pack = Pack.load(spec, options.pack) if options.pack else Pack.of(spec)
    journal = load(data, spec, mend=True)
    match = Match.resume(spec, journal, pack=pack, seeds=read_seeds(options.resume))
    if not match.seeds[-1] and not match.over:
        match.reseed(secrets.token_bytes(32))
    return match, options.save or options.resume
