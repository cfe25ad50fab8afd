"""Self-play: many matches between bots, with the invariants watched on the way."""

from __future__ import annotations

import hashlib
import signal
import statistics
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from weathergage.bots import Bot, Seen, make_bot
from weathergage.engine import AnyGame, EngineError, Figure, Move, Outcome, Pack, Record, Setup
from weathergage.engine.catalogue import find_game
from weathergage.engine.garbage import collect_less
from weathergage.engine.journal import dump
from weathergage.engine.match import Match
from weathergage.lab.mixture import mixed_setup


class BrokenInvariantError(EngineError):
    """The rules did something that they must never do; the journal up to it was kept."""


class Played(Struct, frozen=True):
    """One match of a series."""

    bots: tuple[str, ...]  # by seat
    places: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    moves: int
    figures: tuple[Figure, ...] = ()


class Tally(Struct):
    """How a bot did in a seat. A shared first place counts for everybody who shares it, as a part."""

    bot: str
    seat: int | None  # None: in all seats
    matches: int = 0
    wins: float = 0.0
    score: float = 0.0

    @property
    def share(self) -> float:
        """The part of its matches that it won."""
        return self.wins / self.matches if self.matches else 0.0


class Series(Struct, frozen=True):
    """What to play: seat by seat the bots, `games` times; with `rotate` each game moves them on by one seat.

    With `mixed` every game has a set-up of its own, and the first bot in all seats.
    """

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = False
    mixed: bool = False
    check: int = 0  # watch the invariants after every move of each so-manieth match, in the others at checkpoints
    figures: bool = False  # count what the game has to count
    pack: str = ""  # a folder; empty: the built-in one
    keep: str = ""  # where the journal of a broken match goes


def seed_of(series_seed: int, game: int) -> bytes:
    """Every match of a series has a seed of its own, the same each time."""
    return hashlib.sha256(f"selfplay:{series_seed}:{game}".encode()).digest()


def play_one(spec: AnyGame, series: Series, game: int, pack: Pack[object]) -> Played:
    """Play one match of the series to its end."""
    seed = seed_of(series.seed, game)
    random = Random(seed)
    shift = game % len(series.bots) if series.rotate else 0
    names = (*series.bots[-shift:], *series.bots[:-shift]) if shift else series.bots
    setup = series.setup
    if series.mixed:
        setup = mixed_setup(spec, random)
        names = series.bots[:1] * setup.seats
    match = Match.begin(spec, setup, seed, pack=pack, log=series.figures)
    bots = [make_bot(name, spec, match.header.setup, pack.content, seat, random) for seat, name in enumerate(names)]
    moves = 0
    try:
        while (ask := match.next_decision()) is not None:
            match.play(ask.seat, choose(match, bots[ask.seat], ask.seat))
            moves += 1
            if is_watched(series, game, match) and (faults := list(spec.invariants(match.game))):
                raise BrokenInvariantError("; ".join(faults))
            if moves > spec.bound:
                raise BrokenInvariantError(f"more than {spec.bound} moves")
    except Exception as error:
        raise BrokenInvariantError(_keep(match, series, game, error)) from error
    outcome = match.outcome
    if outcome is None:
        raise BrokenInvariantError(_keep(match, series, game, EngineError("nobody is asked, and it is not over")))
    figures = tuple(spec.figures(_record(match, outcome))) if series.figures and spec.figures else ()
    return Played(tuple(names), outcome.places, outcome.scores, outcome.reason.key, moves, figures)


def is_watched(series: Series, game: int, match: Match) -> bool:
    """Are the invariants looked at now?"""
    return bool(series.check) and (game % series.check == 0 or match.fresh or match.over)


def _record(match: Match, outcome: Outcome) -> Record[Any, Any]:
    moves = [(step.seat, step.move) for step in match.steps[1:]]
    return Record(match.game, moves, match.events or (), outcome)


def choose(match: Match, bot: Bot, seat: int) -> Move:
    """Let a bot decide: it gets its seat's view and its own decision."""
    ask = match.decision(seat)
    if ask is None:
        raise EngineError(f"seat {seat} has nothing to decide")
    return bot.choose(Seen(seat, match.view(seat) if bot.wants_view else None, ask))


def _keep(match: Match, series: Series, game: int, error: Exception) -> str:
    message = f"game {game} of seed {series.seed}, after {len(match.steps) - 1} moves: {error}"
    if series.keep:
        file = Path(series.keep) / f"{match.spec.id}-{series.seed}-{game}.wgage"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(dump(match.journal))
        message += f" (journal: {file})"
    return message


def play_series(series: Series, jobs: int = 1) -> Iterator[Played]:
    """Play a series, on several processes if asked. The results come in the order of the games either way."""
    if jobs == 1:
        yield from _play_some(series, range(series.games))
        return
    chunk = max(1, min(50, series.games // (jobs * 4) or 1))
    parts = [range(start, min(start + chunk, series.games)) for start in range(0, series.games, chunk)]
    with ProcessPoolExecutor(jobs, initializer=_start_worker) as workers:
        try:
            for played in workers.map(_play_part, [series] * len(parts), parts):
                yield from played
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            raise


def _start_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl-C means
    collect_less()


def _play_part(series: Series, games: Sequence[int]) -> list[Played]:
    return list(_play_some(series, games))


def _play_some(series: Series, games: Iterable[int]) -> Iterator[Played]:
    spec = find_game(series.setup.game)
    pack = Pack.load(spec, Path(series.pack)) if series.pack else Pack.of(spec)
    for game in games:
        yield play_one(spec, series, game, pack)


def tally(results: Iterable[Played]) -> list[Tally]:
    """Add results up, by bot and by bot and seat."""
    tallies: dict[tuple[str, int | None], Tally] = {}
    for played in results:
        firsts = played.places.count(1)
        for seat, bot in enumerate(played.bots):
            for key in ((bot, None), (bot, seat)):
                it = tallies.setdefault(key, Tally(*key))
                it.matches += 1
                it.wins += 1 / firsts if played.places[seat] == 1 else 0
                it.score += played.scores[seat]
    return sorted(tallies.values(), key=lambda it: (it.bot, -1 if it.seat is None else it.seat))


class Spread(Struct, frozen=True):
    """All figures of one name in a series."""

    name: str
    count: int
    mean: float
    deviation: float
    least: float
    tenth: float  # a tenth of the figures is no more than this
    median: float
    ninetieth: float
    most: float


def spreads(results: Iterable[Played]) -> list[Spread]:
    """Add the figures up, by name."""
    amounts: dict[str, list[float]] = {}
    for played in results:
        for name, amount in played.figures:
            amounts.setdefault(name, []).append(amount)
    return [_spread(name, sorted(amounts[name])) for name in sorted(amounts)]


def _spread(name: str, ordered: Sequence[float]) -> Spread:
    last = len(ordered) - 1
    least, tenth, median, ninetieth, most = (ordered[round(part * last)] for part in (0, 0.1, 0.5, 0.9, 1))
    mean, deviation = statistics.fmean(ordered), statistics.pstdev(ordered)
    return Spread(name, len(ordered), mean, deviation, least, tenth, median, ninetieth, most)
