"""`weathergage types`: the TypeScript types of what the server says and of the games' views and moves."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from weathergage.cli.console import Commands, write_file

HEAD = "// Written by `weathergage types`: change the Python structs, not this file.\n"
PLACE = Path("web/src/lib/generated")
INSTEAD = {("Sight", "ask"): "Asked | null", ("Sight", "log"): "Event[]"}


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("types", help="write the client's types of messages, views and moves")
    command.add_argument("games", nargs="*", metavar="GAME", help="these games only (default: all, and the messages)")
    command.add_argument("--check", action="store_true", help="write nothing; fail when a file is not current")
    command.add_argument("--to", type=Path, default=PLACE, metavar="DIR", help=f"where to ({PLACE})")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the files, or compare them."""
    stale = [
        file
        for name, text in _files(options.games).items()
        for file in [options.to / name]
        if not file.is_file() or file.read_text("utf-8") != text
    ]
    if options.check:
        for file in stale:
            print(f"{file} is not current. Run: weathergage types")
        return 1 if stale else 0
    for file in stale:
        write_file(file, _files(options.games)[file.name].encode())
        print(f"wrote {file}")
    return 0


def _files(games: Sequence[str]) -> dict[str, str]:
    """Every file by its name."""
    from weathergage.cli.typescript import Module, alias  # noqa: PLC0415
    from weathergage.engine import Group, Outcome, Outlook, Refusal, Text  # noqa: PLC0415
    from weathergage.engine.catalogue import catalogue, find_game  # noqa: PLC0415
    from weathergage.server import messages, shapes  # noqa: PLC0415

    rest = [it for it in vars(shapes).values() if isinstance(it, type) and it.__module__ == shapes.__name__]
    protocol = Module(
        [messages.FromClient, messages.FromServer, messages.Asked, *rest, messages.PastView], instead=INSTEAD
    )
    protocol.add(Text, Group, Outcome, Outlook, Refusal)
    text = HEAD + f"\nexport const PROTOCOL = {messages.PROTOCOL};\n" + protocol.text()
    text += alias("FromClient", protocol.name(messages.FromClient)) + alias(
        "FromServer", protocol.name(messages.FromServer)
    )
    files = {} if games else {"protocol.ts": text}
    for spec in [find_game(name) for name in games] if games else catalogue().values():
        module = Module([spec.view_type, *spec.moves], known=protocol)
        moves = " | ".join(module.name(move) for move in spec.moves)
        view = "" if module.name(spec.view_type) == "View" else alias("View", module.name(spec.view_type))
        files[f"{spec.id}.ts"] = HEAD + module.text("./protocol") + view + alias("Move", moves)
    return files
