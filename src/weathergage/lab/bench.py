"""How fast the rules run: random playouts on one core, by CPU time."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from weathergage.engine import AnyGame, Pack, Setup
from weathergage.engine.match import Match

RUNS = 3  # the median of three


class Machine(Struct, frozen=True):
    """Where it was measured."""

    cpu: str
    cores: int
    python: str
    msgspec: str
    weathergage: str


class Measured(Struct, frozen=True):
    """What was measured for one game, scenario, edition and number of seats."""

    game: str
    scenario: str
    edition: str
    seats: int
    decisions_per_s: int
    games_per_s: float
    decisions_per_game: float
    choices_per_decision: float
    clone_us: float
    undo_us: float
    view_us: float
    view_bytes: int


class Report(Struct, frozen=True):
    """A whole run."""

    machine: Machine
    results: list[Measured]


def machine() -> Machine:
    """This machine, and the versions that matter."""
    return Machine(_cpu(), os.cpu_count() or 1, platform.python_version(), msgspec.__version__, version("weathergage"))


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def measure(spec: AnyGame, setup: Setup, seconds: float, seed: int = 1) -> Measured:
    """Medians of three runs of this many CPU seconds each."""
    runs = [_playouts(spec, setup, seconds, Random(f"{seed}:{run}")) for run in range(RUNS)]
    clone, undo, view, size = _pieces(spec, setup, Random(seed))
    decisions, games, choices, took = (list(column) for column in zip(*runs, strict=True))
    rates = [count / spent for count, spent in zip(decisions, took, strict=True)]
    return Measured(
        setup.game,
        setup.scenario,
        setup.edition,
        setup.seats,
        round(statistics.median(rates)),
        round(statistics.median([count / spent for count, spent in zip(games, took, strict=True)]), 1),
        round(sum(decisions) / sum(games), 1),
        round(sum(choices) / sum(decisions), 1),
        clone,
        undo,
        view,
        size,
    )


def _playouts(spec: AnyGame, setup: Setup, seconds: float, random: Random) -> tuple[int, int, int, float]:
    """Decisions, games, choices offered, CPU seconds: setting up included, as a playout needs it."""
    pack = Pack.of(spec)
    decisions = games = choices = 0
    pick = random.random
    start = time.process_time()
    while (took := time.process_time() - start) < seconds or not games:
        match = Match.begin(spec, setup, random.randbytes(32), pack=pack, log=False)
        while (ask := match.next_decision()) is not None:
            moves = ask.moves
            match.play(ask.seat, moves[int(pick() * len(moves))])
            decisions += 1
            choices += len(moves)
        games += 1
    return decisions, games, choices, took


def _pieces(spec: AnyGame, setup: Setup, random: Random) -> tuple[float, float, float, int]:
    """Medians over the positions of one match: clone, undo and view in microseconds, and the view's bytes."""
    match = Match.begin(spec, setup, random.randbytes(32), log=False)
    clones, undos, views, sizes = [], [], [], []
    for _ in range(spec.bound):
        ask = match.next_decision()
        if ask is None:
            break
        clones.append(_time(match.clone, 5))
        views.append(_time(lambda seat=ask.seat: match.view(seat), 5))  # type: ignore[misc]
        sizes.append(len(msgspec.msgpack.encode(match.view(ask.seat))))
        move = random.choice(ask.moves)
        match.play(ask.seat, move)
        if match.undo_refusal(ask.seat) is None:
            undos.append(_time(lambda seat=ask.seat: match.undo(seat), 1))  # type: ignore[misc]
            match.play(ask.seat, move)
        if len(clones) >= 400:
            break
    undo = statistics.median(undos) if undos else 0.0
    return (
        round(statistics.median(clones), 1),
        round(undo, 1),
        round(statistics.median(views), 1),
        round(statistics.median(sizes)),
    )


def _time(work: Callable[[], object], repeat: int) -> float:
    start = time.process_time_ns()
    for _ in range(repeat):
        work()
    return (time.process_time_ns() - start) / repeat / 1000


def measure_all(setups: Iterator[tuple[AnyGame, Setup]], seconds: float) -> Iterator[Measured]:
    """Measure one after the other, so that a caller can show how far it is."""
    for spec, setup in setups:
        yield measure(spec, setup, seconds)
