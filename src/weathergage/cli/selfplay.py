"""`weathergage selfplay`: bots against bots."""

from __future__ import annotations

import argparse
import statistics
from pathlib import Path

from msgspec import Struct

from weathergage.cli.console import (
    Commands,
    add_json,
    add_setup_arguments,
    game_from,
    print_json,
    print_table,
    progress,
    setup_from,
)
from weathergage.engine import EngineError, Setup
from weathergage.engine.garbage import collect_less
from weathergage.engine.setup import check_setup
from weathergage.lab.selfplay import Played, Series, Spread, play_series, spreads, tally


class TallyLine(Struct, frozen=True):
    """How a bot did."""

    bot: str
    seat: int | None
    matches: int
    wins: float
    share: float
    mean_score: float


class Summary(Struct, frozen=True):
    """A series, added up."""

    setup: Setup
    mixed: bool
    games: int
    seed: int
    moves_per_game: float
    endings: dict[str, int]
    bots: list[TallyLine]
    figures: list[Spread]


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("selfplay", help="let bots play against each other and count")
    add_setup_arguments(command)
    command.add_argument("--seats", default="", metavar="a,b", help="the bots by seat (default: random in every seat)")
    command.add_argument("--games", type=int, default=100, metavar="N", help="how many matches (100)")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same matches (1)")
    command.add_argument("--rotate", action="store_true", help="move the bots on by one seat with each match")
    command.add_argument(
        "--mixed", action="store_true", help="each match with any scenario, edition, seats and options; the first bot"
    )
    command.add_argument(
        "--check",
        type=int,
        nargs="?",
        const=1,
        default=0,
        metavar="N",
        help="check the invariants after every move; with N of each Nth match only, of the others at checkpoints",
    )
    command.add_argument("--figures", action="store_true", help="count what the game has to count, too")
    command.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    command.add_argument("--keep", default="", metavar="DIR", help="where the journal of a broken match is kept")
    add_json(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the series."""
    if options.games < 1 or options.jobs < 1:
        raise EngineError("--games and --jobs take a number from 1")
    if options.check < 0:
        raise EngineError("--check takes a number from 1")
    spec, _ = game_from(options)
    bots = tuple(name.strip() for name in options.seats.split(",")) if options.seats else ()
    if options.figures and spec.figures is None:
        raise EngineError(f"{spec.id} has no figures to count")
    scenario = next((it for it in spec.scenarios if it.id == options.scenario), spec.scenarios[0])
    seats = len(bots) if bots and not options.mixed else scenario.seats[0]
    setup, _ = check_setup(spec, setup_from(options, spec, seats))
    series = Series(
        setup,
        bots or ("random",) * setup.seats,
        options.games,
        options.seed,
        rotate=options.rotate,
        mixed=options.mixed,
        check=options.check,
        figures=options.figures,
        pack=str(Path(options.pack).resolve()) if options.pack else "",
        keep=options.keep,
    )
    collect_less()
    results = list(
        progress(
            play_series(series, options.jobs),
            options.games,
            f"{spec.id}: {'any table' if options.mixed else setup.scenario}",
        )
    )
    summary = _summary(series, results)
    if options.json:
        print_json(summary)
    else:
        _print(summary)
    return 0


def _summary(series: Series, results: list[Played]) -> Summary:
    endings: dict[str, int] = {}
    for played in results:
        endings[played.reason] = endings.get(played.reason, 0) + 1
    lines = [
        TallyLine(it.bot, it.seat, it.matches, round(it.wins, 2), round(it.share, 4), round(it.score / it.matches, 2))
        for it in tally(results)
    ]
    moves = round(statistics.fmean(played.moves for played in results), 1)
    return Summary(series.setup, series.mixed, len(results), series.seed, moves, endings, lines, spreads(results))


def _print(summary: Summary) -> None:
    it = summary.setup
    table = f"{it.scenario}{' / edition ' + it.edition if it.edition else ''}, {it.seats} seats"
    print(f"{it.game} / {'any table' if summary.mixed else table}")
    print(f"{summary.games} games of seed {summary.seed}, {summary.moves_per_game} moves each")
    rows = [
        (
            line.bot,
            "all" if line.seat is None else line.seat + 1,
            line.matches,
            f"{line.wins:g}",
            f"{line.share:.1%}",
            f"{line.mean_score:g}",
        )
        for line in summary.bots
    ]
    print_table(("bot", "seat", "games", "won", "share", "mean score"), rows, range(1, 6))
    for reason, count in sorted(summary.endings.items(), key=lambda it: -it[1]):
        print(f"{count:6}  {reason}")
    if summary.figures:
        _print_figures(summary)


def _print_figures(summary: Summary) -> None:
    print()
    rows = [
        (it.name, f"{it.count / summary.games:.2f}", *(f"{part:.4g}" for part in _parts(it))) for it in summary.figures
    ]
    columns = ("figure", "a game", "mean", "deviation", "least", "10 %", "median", "90 %", "most")
    print_table(columns, rows, range(1, len(columns)))


def _parts(it: Spread) -> tuple[float, ...]:
    return it.mean, it.deviation, it.least, it.tenth, it.median, it.ninetieth, it.most
