"""Self-play: the same seed gives the same matches, on any number of processes, and what breaks is kept."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.games import cutlass
from weathergage.bots import BotError, Seen, bot_names, make_bot, players
from weathergage.bots.players import RandomBot
from weathergage.engine import AnyGame, EngineError, Move, Pack, Setup
from weathergage.engine.journal import load
from weathergage.engine.match import Match
from weathergage.lab.mixture import mixed_setup
from weathergage.lab.selfplay import (
    BrokenInvariantError,
    Played,
    Series,
    Spread,
    Tally,
    choose,
    play_one,
    play_series,
    seed_of,
    spreads,
    tally,
)

pytestmark = pytest.mark.usefixtures("small_games")


def series(games: int = 6, seed: int = 1, bots: int = 2, **more: object) -> Series:
    setup = Setup(game="cutlass", seats=bots, scenario="brawl")
    return Series(setup, ("random",) * bots, games, seed, **more)  # type: ignore[arg-type]


# -------------------------------------------------------------------- series


def test_a_series_is_the_same_each_time() -> None:
    assert list(play_series(series())) == list(play_series(series()))


def test_a_series_is_the_same_on_two_processes() -> None:
    assert list(play_series(series(20), jobs=2)) == list(play_series(series(20)))


def test_another_seed_is_another_series() -> None:
    assert list(play_series(series(seed=1))) != list(play_series(series(seed=2)))


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    assert list(play_series(series(9)))[:6] == list(play_series(series(6)))


def test_every_match_has_a_seed_of_its_own() -> None:
    assert len({seed_of(seed, game) for seed in range(10) for game in range(10)}) == 100


def test_a_match_tells_who_played_and_how_it_ended() -> None:
    (played,) = play_series(series(1, bots=3))
    assert played.bots == ("random",) * 3
    assert 1 in played.places
    assert played.scores[played.places.index(1)] == max(played.scores)
    assert (played.reason, played.moves > 0) == ("cu-over", True)


def test_with_rotate_bots_move_on_by_one_seat() -> None:
    it = Series(Setup(game="cutlass", seats=3, scenario="brawl"), ("random", "random ", " random"), 4, 1, rotate=True)
    seated: list[str] = []

    def take_seat(name: str, spec: AnyGame, setup: Setup, *rest: object) -> RandomBot:
        seated.append(name)
        return RandomBot(setup, *rest)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("weathergage.lab.selfplay.make_bot", take_seat)
        played = list(play_series(it))
    a, b, c = it.bots
    assert [match.bots for match in played] == [(a, b, c), (c, a, b), (b, c, a), (a, b, c)]
    assert seated == [bot for match in played for bot in match.bots]


def test_mixed_matches_have_every_number_of_seats_and_every_option() -> None:
    setups = [mixed_setup(cutlass.GAME, Random(seed)) for seed in range(60)]
    assert {(it.seats, it.scenario, it.options["parry"]) for it in setups} == {
        (2, "brawl", True),
        (2, "brawl", False),
        (3, "brawl", True),
        (3, "brawl", False),
    }
    played = list(play_series(series(20, mixed=True, check=1)))
    assert {len(it.places) for it in played} == {2, 3}
    assert {bot for it in played for bot in it.bots} == {"random"}
    assert list(play_series(series(20, mixed=True, check=1), jobs=2)) == played


def test_another_pack_is_played_with(tmp_path: Path) -> None:
    data = (cutlass.GAME.home / "data" / "pack.toml").read_text("utf-8")
    (tmp_path / "pack.toml").write_text(data.replace("lives = 3", "lives = 1"), "utf-8")
    assert {max(played.scores) for played in play_series(series(5, pack=str(tmp_path)))} == {1.0}


# -------------------------------------------------------------------- what breaks


def broken(**fields: object) -> AnyGame:
    return dataclasses.replace(cutlass.GAME, **fields)  # type: ignore[arg-type]


def after_five_turns(g: cutlass.Game) -> Iterable[str]:
    if g.state.turn == 5:
        yield "five turns are enough"


def test_a_broken_invariant_stops_the_series_and_keeps_the_journal(tmp_path: Path) -> None:
    spec = broken(invariants=after_five_turns)
    with pytest.raises(BrokenInvariantError, match=r"game 0 of seed 1, after .* five turns are enough") as caught:
        play_one(spec, series(check=1, keep=str(tmp_path / "kept")), 0, Pack.of(spec))
    file = tmp_path / "kept" / "cutlass-1-0.wgage"
    assert str(file) in str(caught.value)
    match = Match.resume(spec, load(file.read_bytes(), spec))
    assert match.game.state.turn == 5


def test_of_each_nth_match_every_move_is_watched_and_of_the_others_every_checkpoint() -> None:
    begun: list[Match] = []
    looked: list[bool] = []
    begin = Match.begin

    def begin_and_keep(*args: object, **more: object) -> Match:
        begun.append(begin(*args, **more))  # type: ignore[arg-type]
        return begun[-1]

    def look(g: cutlass.Game) -> Iterable[str]:
        looked.append(begun[-1].fresh or begun[-1].over)
        return ()

    spec = broken(invariants=look)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "begin", begin_and_keep)
        moves = [play_one(spec, series(check=3), game, Pack.of(spec)).moves for game in (3, 4)]
    every, some = looked[: moves[0]], looked[moves[0] :]
    assert not all(every)
    assert 0 < len(some) < moves[1]
    assert all(some)


def test_invariants_are_not_watched_unless_asked_for() -> None:
    spec = broken(invariants=after_five_turns)
    assert play_one(spec, series(), 0, Pack.of(spec)).moves > 5


def test_a_game_that_goes_on_beyond_its_bound_is_broken() -> None:
    spec = broken(bound=5)
    with pytest.raises(BrokenInvariantError, match="more than 5 moves"):
        play_one(spec, series(), 0, Pack.of(spec))


def test_rules_that_crash_are_broken() -> None:
    def crash(g: cutlass.Game, seat: int | None) -> cutlass.View:
        raise ZeroDivisionError("what now?")

    spec = broken(view=crash)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RandomBot, "wants_view", True)
        with pytest.raises(BrokenInvariantError, match="after 0 moves: what now"):
            play_one(spec, series(), 0, Pack.of(spec))


# -------------------------------------------------------------------- tallies


def results(*places: tuple[int, ...], bots: tuple[str, ...] = ("x", "y")) -> list[Played]:
    return [Played(bots, it, tuple(10.0 / place for place in it), "end", 5) for it in places]


def test_a_tally_counts_wins_and_scores_by_bot_and_seat() -> None:
    assert tally(results((1, 2), (1, 2), (2, 1))) == [
        Tally("x", None, 3, 2, 25),
        Tally("x", 0, 3, 2, 25),
        Tally("y", None, 3, 1, 20),
        Tally("y", 1, 3, 1, 20),
    ]


def test_a_shared_first_place_is_a_part_of_a_win() -> None:
    x, _, y, _ = tally(results((1, 1), (1, 2)))
    assert (x.wins, y.wins) == (1.5, 0.5)


def test_one_bot_in_all_seats_is_added_up() -> None:
    everywhere, first, second = tally(results((1, 2), (2, 1), (1, 2), bots=("x", "x")))
    assert (everywhere.matches, everywhere.share) == (6, 0.5)
    assert (first.share, second.share) == (2 / 3, 1 / 3)


def test_nothing_played_is_nothing_won() -> None:
    assert tally([]) == []
    assert Tally("x", None).share == 0


# -------------------------------------------------------------------- figures


def test_a_game_counts_what_it_has_to_count() -> None:
    (played,) = play_series(series(1, figures=True))
    lives = [amount for name, amount in played.figures if name == "lives"]
    turns = [amount for name, amount in played.figures if name == "turns"]
    assert tuple(lives) == played.scores
    assert len(turns) == 1
    assert turns[0] > 0
    assert {amount for name, amount in played.figures if name == "parried"} <= {0.0, 1.0}


def test_nothing_is_counted_unless_asked_for() -> None:
    (played,) = play_series(series(1))
    assert played.figures == ()


def test_counting_changes_nothing() -> None:
    plain, counted = play_series(series()), play_series(series(figures=True))
    assert [msgspec.structs.replace(played, figures=()) for played in counted] == list(plain)


def test_figures_are_added_up_by_name() -> None:
    played = [Played(("x",), (1,), (1.0,), "end", 5, (("b", float(it)), ("a", 2.0))) for it in range(1, 12)]
    a, b = spreads(played)
    assert a == Spread("a", 11, 2.0, 0.0, 2.0, 2.0, 2.0, 2.0, 2.0)
    assert (b.name, b.count, b.mean) == ("b", 11, 6.0)
    assert (b.least, b.tenth, b.median, b.ninetieth, b.most) == (1, 2, 6, 10, 11)
    assert b.deviation == pytest.approx(10**0.5)


def test_one_figure_is_all_that_there_is_of_its_name() -> None:
    assert spreads([Played(("x",), (1,), (1.0,), "end", 5, (("a", 3.0),))]) == [Spread("a", 1, 3, 0, 3, 3, 3, 3, 3)]


# -------------------------------------------------------------------- bots


def test_a_random_bot_picks_every_move_in_time() -> None:
    match = Match.begin(cutlass.GAME, Setup(game="cutlass", seats=2), b"seed")
    bot = make_bot("random", cutlass.GAME, match.header.setup, None, 0, Random(1))
    picked: list[Move] = [choose(match, bot, 0) for _ in range(200)]
    assert {repr(move) for move in picked} == {repr(move) for move in match.decisions[0].moves}


def test_a_bot_is_given_its_own_view() -> None:
    seen: list[Seen] = []

    class Watcher(RandomBot):
        wants_view = True

        def choose(self, it: Seen) -> Move:
            seen.append(it)
            return super().choose(it)

    match = Match.begin(cutlass.GAME, Setup(game="cutlass", seats=2), b"seed")
    choose(match, Watcher(match.header.setup, None, 0, Random(1)), 0)
    assert seen[0].view == match.view(0)


def test_a_bot_is_not_asked_when_its_seat_is_not() -> None:
    match = Match.begin(cutlass.GAME, Setup(game="cutlass", seats=2), b"seed")
    with pytest.raises(EngineError, match="seat 1 has nothing to decide"):
        choose(match, RandomBot(match.header.setup, None, 1, Random(1)), 1)


def test_every_game_has_the_random_bot() -> None:
    assert bot_names(cutlass.GAME) == ["random"]


def test_an_unknown_bot_is_told_with_those_that_there_are() -> None:
    with pytest.raises(BotError, match="cutlass has no bot 'deep'; it has: random"):
        make_bot("deep", cutlass.GAME, Setup(game="cutlass", seats=2), None, 0, None)  # type: ignore[arg-type]


def test_a_bot_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def sunken(*, group: str) -> list[EntryPoint]:
        return [EntryPoint("cutlass.sunken", "tests.games.sunken:Bot", group)]

    monkeypatch.setattr("weathergage.bots.players.entry_points", sunken)
    players._found.cache_clear()
    try:
        with pytest.raises(BotError, match=r"'cutlass.sunken' \(tests.games.sunken:Bot\) can't be loaded: .*sunken"):
            bot_names(cutlass.GAME)
    finally:
        players._found.cache_clear()
