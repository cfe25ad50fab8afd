"""What is counted in a match: from positions on the table, and over whole random games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random

import pytest

from tests.games.kaisers_pirates.kit import PACK, Table, force, table
from tests.rules import rule
from weathergage.engine import Figure, Record, Setup
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates.figures import (
    attack_figures,
    card_uses,
    figures,
    intercept_figures,
    prize_figures,
)
from weathergage.games.kaisers_pirates.setup import action_cards
from weathergage.lab import laws


def by_name(counted: Iterable[Figure]) -> dict[str, list[float]]:
    found: defaultdict[str, list[float]] = defaultdict(list)
    for name, amount in counted:
        found[name].append(amount)
    return found


def attacks(t: Table) -> dict[str, list[float]]:
    return by_name(attack_figures(t.match.events or ()))


# -------------------------------------------------------------------- attacks


def test_a_raid_that_sinks() -> None:
    t = table(force("leopard", "lovat", hand="recalled"), force("emden", "appam"))
    t.dice(8, 6, 2, 4).commit("recalled on leopard").intercept("leopard", "appam").let_all()
    found = attacks(t)
    assert found["attack/raid on merchantman: sunk"] == [1]
    assert found["attack/raid on merchantman: damaged"] == [0]
    assert found["game/merchantman sunk"] == [1]
    assert found["game/capture"] == [0]


def test_what_is_boarded_is_captured_and_not_sunk() -> None:
    t = table(force("leopard", "lovat", hand="recalled boarding_party"), force("emden", "appam", hand="collier"))
    t.commit("recalled on leopard", "boarding_party").intercept("leopard", "appam").attach("boarding_party")
    t.dice(8, 6, 2, 4).let_all()
    found = attacks(t)
    assert found["attack/raid on merchantman: sunk"] == [1]
    assert (found["game/capture"], found["game/merchantman sunk"]) == ([1], [0])


def test_a_passage_after_a_miss() -> None:
    t = table(force("leopard", "lovat", hand="recalled"), force("emden", "appam", hand="collier"))
    t.commit("recalled on leopard").intercept("leopard", "appam").dice(1, 1, 1, 8, 6, 1)
    t.let().accept()
    found = attacks(t)
    assert found["attack/raid on merchantman: sunk"] == [0]
    assert found["challenge/passage"] == [1]
    assert found["game/passage"] == [1]


def test_a_trap_shoots_back() -> None:
    t = table(force("leopard", "lovat", hand="recalled"), force("emden", "appam", hand="trap"))
    t.commit("recalled on leopard").intercept("leopard", "appam").dice(1, 1, 1, 4, 8, 4, 1).react("trap")
    found = attacks(t)
    assert found["attack/raid on merchantman: sunk"] == [0]
    assert found["attack/shot back: sunk"] == [1]
    assert found["game/warship or raider sunk"] == [1]


def test_british_forces_sink_a_prize() -> None:
    t = table(force("leopard", "lovat", hand="recalled"), force("emden maria!", "appam", hand="collier"))
    t.commit("recalled british").british("recalled", "maria").dice(10, 8, 1).let_all()
    found = attacks(t)
    assert found["attack/british on prize: sunk"] == [1]
    assert (found["game/prize sunk"], found["game/merchantman sunk"]) == ([1], [0])


def intercepts(t: Table) -> dict[str, list[float]]:
    return by_name(intercept_figures(t.match.events or ()))


@rule("KP-3.3.39a", "KP-3.3.40b")
def test_targets_that_a_reaction_saves_were_intercepted_all_the_same() -> None:
    t = table(
        force("emden", "lovat", hand="recalled shipping_lanes"),
        force("leopard", "appam maria lundy_island", hand="slim_pickings collier"),
    )
    t.commit("recalled on emden", "shipping_lanes").intercept("emden", "appam", "shipping_lanes", also="maria")
    t.react("slim_pickings").dice(10, 8, 4, 1).target("appam").end()
    assert intercepts(t) == {"intercept/raid on merchantman: sunk": [1, 0]}
    assert attacks(t)["attack/raid on merchantman: sunk"] == [1]


def test_an_amc_in_its_place_saves_the_target() -> None:
    t = table(force("leopard", "lovat", hand="recalled"), force("emden", "appam", hand="amc collier"))
    t.commit("recalled on leopard").intercept("leopard", "appam").dice(10, 8, 6, 1, 1, 1, 8).react("amc")
    t.end()
    assert intercepts(t) == {"intercept/raid on merchantman: sunk": [0]}
    assert attacks(t)["game/action card sunk"] == [1]


def test_what_breaks_up_on_a_shoal_is_sunk_without_dice() -> None:
    t = table(force("leopard", "lovat", hand="recalled"), force("emden*", "appam", hand="shallow_run collier"))
    t.commit("recalled british").british("recalled", "emden").dice(1, 1, 10).react("shallow_run").end()
    assert intercepts(t) == {"intercept/british on warship or raider: sunk": [1]}
    assert "attack/british on warship or raider: sunk" not in attacks(t)


# -------------------------------------------------------------------- prizes


def captured(**rest: str) -> Table:
    """Seat 0 has just captured Appam, and its turn is over."""
    t = table(
        force("leopard", "lovat", hand="recalled boarding_party"),
        force("emden", "appam maria", hand="interrogate"),
        **rest,  # type: ignore[arg-type]
    )
    t.commit("recalled on leopard", "boarding_party").intercept("leopard", "appam").attach("boarding_party")
    return t.dice(8, 6, 2, 4).end()


def test_a_prize_that_is_sunk_does_not_count_double() -> None:
    t = captured()
    t.dice(10, 6, 1, 10, 6, 1).commit("interrogate").act("interrogate", "appam").let_all()
    assert t.where("appam") == "pile 1"
    assert list(prize_figures(t.match.events or ())) == [("prize/counts double", 0.0)]


def test_a_prize_that_is_still_there_at_the_end_counts_double() -> None:
    t = captured(deck="collier")
    t.state.deck[:] = t.state.deck[-1:]
    t.end()
    assert t.state.round == 2
    assert list(prize_figures(t.match.events or ())) == [("prize/counts double", 1.0)]


# -------------------------------------------------------------------- cards


def uses(t: Table) -> dict[tuple[str, str], int]:
    moves = [(step.seat, step.move) for step in t.match.steps[1:]]
    return dict(card_uses(PACK, moves))


def test_a_card_is_used_as_an_action_as_an_intercept_or_in_vain() -> None:
    t = table(
        force("leopard meteor", "lovat", hand="recalled boarding_party lay_mines collier reflag"),
        force("emden", "appam", hand="minesweeper"),
    )
    t.commit("recalled on leopard", "boarding_party", "lay_mines mines meteor", "collier")
    t.mines("meteor", 1).react("minesweeper")
    t.dice(8, 6, 2, 4).intercept("leopard", "appam").attach("boarding_party").end()
    assert uses(t) == {
        ("recalled", "intercept"): 1,
        ("boarding_party", "action"): 1,
        ("lay_mines", "action"): 1,
        ("minesweeper", "action"): 1,
        ("collier", "in vain"): 1,
    }


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("scenario", "seats"), [("open", 2), ("open", 4), ("teams", 4), ("solitaire", 1)])
def test_the_figures_of_whole_games_add_up(scenario: str, seats: int) -> None:
    match = laws.begin(GAME, Setup(game=GAME.id, seats=seats, scenario=scenario), 5)
    for _ in laws.play_to_the_end(match, Random(5)):
        pass
    assert match.outcome is not None
    state, moves = match.game.state, [(step.seat, step.move) for step in match.steps[1:]]
    found = by_name(figures(Record(match.game, moves, match.events or (), match.outcome)))
    assert sum(found["round/value"]) == sum(sum(seat.totals) for seat in state.seats)
    assert len(found["round/value"]) == len(state.seats) * state.round
    assert found["round/best value"] == [max(totals) for totals in zip(*(it.totals for it in state.seats), strict=True)]
    assert found["game/rounds"] == [state.round]
    assert len(found["round/won by who began by lot"]) == 1
    assert len(found["round/won by who began from behind"]) == state.round - 1
    rolled = found["attack/raid on merchantman: sunk"]
    announced = found["intercept/raid on merchantman: sunk"]
    assert len(announced) >= len(rolled) - sum(found["game/lost on a shoal"])
    assert sum(announced) >= sum(rolled)
    assert len(found["prize/counts double"]) == sum(found["game/capture"])
    assert found["game/passage"] == [sum(found["challenge/passage"]) + sum(found["challenge/fair_seas"])]
    kinds = {PACK.cards[card].type for card in action_cards(PACK, state)}
    assert {name.split("/")[1].split(":")[0] for name in found if name.startswith("card/")} == kinds
