"""`weathergage replay`: play a journal again, and prove its dice."""

from __future__ import annotations

import argparse
from pathlib import Path

from msgspec import Struct

from weathergage.cli.console import Commands, add_json, print_json, read_file
from weathergage.cli.terminal import line_of, names_of
from weathergage.engine import Outcome, Pack
from weathergage.engine.catalogue import find_game
from weathergage.engine.fluent import Speaker
from weathergage.engine.journal import Undone, load, read_header
from weathergage.engine.match import Match
from weathergage.engine.verify import verify


class Replayed(Struct, frozen=True):
    """What a replay found."""

    file: str
    game: str
    scenario: str
    edition: str
    seats: int
    moves: int
    undone: int
    over: bool
    outcome: Outcome | None
    verified: int | None  # random results that were compared with the seed; None: not asked for


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("replay", help="play a journal again and say how it ended")
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--verify", action="store_true", help="prove that every result came from the committed seed")
    command.add_argument("--log", action="store_true", help="print the whole log, as one who sees everything")
    command.add_argument("--lang", default="en", choices=("en", "es", "it"))
    command.add_argument("--pack", type=Path, metavar="DIR", help="the pack that the match was played with")
    add_json(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Replay a journal."""
    data = read_file(options.file)
    header = read_header(data)
    spec = find_game(header.setup.game)
    pack = Pack.load(spec, options.pack) if options.pack else Pack.of(spec)
    journal = load(data, spec, mend=True)
    compared = verify(spec, journal, pack) if options.verify else None
    match = Match.resume(spec, journal, pack=pack, log=options.log)
    undone = sum(isinstance(entry, Undone) for entry in journal.entries)
    replayed = Replayed(
        str(options.file),
        spec.id,
        match.header.setup.scenario,
        match.header.setup.edition,
        match.header.setup.seats,
        len(match.steps) - 1,
        undone,
        match.over,
        match.outcome,
        compared,
    )
    if options.json:
        print_json(replayed)
        return 0
    speaker = Speaker(spec.home, options.lang, names_of(header.players))
    for event in match.events or ():
        print(line_of(event, speaker))
    _print(replayed, speaker)
    return 0


def _print(it: Replayed, speaker: Speaker) -> None:
    print(f"{it.game} / {it.scenario}{' / edition ' + it.edition if it.edition else ''}, {it.seats} seats")
    print(f"{it.moves} moves{f', {it.undone} taken back' if it.undone else ''}")
    if it.outcome:
        print(speaker.say(it.outcome.reason))
        print(
            f"places {', '.join(map(str, it.outcome.places))}; scores {', '.join(f'{s:g}' for s in it.outcome.scores)}"
        )
    else:
        print("The match was given up." if it.over else "The match is not over.")
    if it.verified is not None:
        print(f"Verified: the seed is the one committed to, and gives all {it.verified} random results.")
