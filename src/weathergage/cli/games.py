"""`weathergage games`: what can be played here."""

from __future__ import annotations

import argparse

from msgspec import Struct

from weathergage.bots import bot_names
from weathergage.cli.console import Commands, add_json, print_json, print_table
from weathergage.engine import AnyGame, Text
from weathergage.engine.catalogue import catalogue
from weathergage.engine.fluent import Speaker


class ScenarioLine(Struct, frozen=True):
    """A scenario."""

    id: str
    name: str
    seats: tuple[int, ...]


class GameLine(Struct, frozen=True):
    """A game."""

    id: str
    name: str
    version: int
    editions: tuple[str, ...]
    bots: list[str]
    scenarios: list[ScenarioLine]


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("games", help="list the games and their scenarios")
    command.add_argument("--lang", default="en", choices=("en", "es", "it"), help="the language of the names")
    add_json(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """List the games."""
    games = [_line(spec, options.lang) for spec in catalogue().values()]
    if options.json:
        print_json(games)
        return 0
    if not games:
        print("No game is installed.")
        return 0
    rows = [
        (game.id, game.name, scenario.id, scenario.name, _seats(scenario.seats), ", ".join(game.bots))
        for game in games
        for scenario in game.scenarios
    ]
    print_table(("game", "name", "scenario", "", "seats", "bots"), rows)
    return 0


def _line(spec: AnyGame, language: str) -> GameLine:
    speaker = Speaker(spec.home, language)
    scenarios = [
        ScenarioLine(it.id, speaker.say(Text(f"{spec.prefix}-scenario-{it.id}")), it.seats) for it in spec.scenarios
    ]
    name = speaker.say(Text(f"{spec.prefix}-title"))
    return GameLine(spec.id, name, spec.version, spec.editions, bot_names(spec), scenarios)


def _seats(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
