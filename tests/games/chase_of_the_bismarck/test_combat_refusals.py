"""Chapter 10: what is said to somebody who wants what the rules forbid, and what a move leads to."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, ask, combat, game, lines, mark, place_boat, put, run
from tests.rules import rule
from weathergage.engine import Flow, Move, text
from weathergage.games.chase_of_the_bismarck.breaking_off import break_off, bring_reinforcements
from weathergage.games.chase_of_the_bismarck.damage import roll_hits
from weathergage.games.chase_of_the_bismarck.gunnery import exchange_fire
from weathergage.games.chase_of_the_bismarck.manoeuvring import manoeuvre
from weathergage.games.chase_of_the_bismarck.moves import (
    BreakOff,
    CloseUp,
    Fire,
    Launch,
    Manoeuvre,
    Reinforce,
)
from weathergage.games.chase_of_the_bismarck.outlooks import outlooks
from weathergage.games.chase_of_the_bismarck.state import Combat, Game
from weathergage.games.chase_of_the_bismarck.tactical import boat_of
from weathergage.games.chase_of_the_bismarck.torpedoes import launch_torpedoes, resolve_torpedoes


def why_not(flow: Flow[object], move: Move, *answers: Move) -> tuple[str, str]:
    """The key of the answer, and its rule."""
    question = ask(flow, *answers)
    assert move not in question.moves
    assert question.refuse is not None
    refusal = question.refuse(move)
    assert refusal is not None
    return refusal.text.key, refusal.rule


def battle(*, level: int = 2, german: int = 10, allied: int = 20, dice: tuple[int, ...] = ()) -> tuple[Game, Combat]:
    """Prinz Eugen attacks Hood and Norfolk; everybody is Opening."""
    g = game(dice, level=level)
    fight = combat(g, put(g, "J20", "prinz_eugen"), put(g, "J20", "hood", "norfolk"))
    place_boat(fight, "prinz_eugen", german, "opening")
    for ship in ("hood", "norfolk"):
        place_boat(fight, ship, allied, "opening")
    return g, fight


def test_only_own_ships_fire_and_only_at_enemies() -> None:
    g, fight = battle()
    assert why_not(exchange_fire(g, fight), Fire("hood", "prinz_eugen")) == ("cb-not-yours", "CB-1b")
    assert why_not(exchange_fire(g, fight), Fire("prinz_eugen", "bismarck")) == ("cb-no-target", "CB-10.2b")


@rule("CB-10.2b")
def test_nobody_fires_twice_in_a_round() -> None:
    g, fight = battle(dice=(9,) * 40)
    first = Fire("prinz_eugen", "hood")
    again = why_not(exchange_fire(g, fight), Fire("hood", "prinz_eugen"), first, Fire("hood", "prinz_eugen"))
    assert again == ("cb-no-fire-again", "CB-10.2b")


@rule("CB-10.0g")
def test_a_ship_breaking_off_without_stern_guns_does_not_fire() -> None:
    g, fight = battle()
    boat_of(fight, "hood").position = "breaking_off"
    g.state.ships["hood"].stern = 0
    g.state.ships["prinz_eugen"].bow = g.state.ships["prinz_eugen"].stern = g.state.ships["prinz_eugen"].secondary = 0
    assert why_not(exchange_fire(g, fight), Fire("hood", "prinz_eugen")) == ("cb-no-fire-position", "CB-10.0g")


@rule("CB-10.2c", "CB-10.2e")
def test_light_guns_do_not_reach_far() -> None:
    g = game(level=2)
    fight = combat(g, put(g, "J20", "hood", "norfolk"), put(g, "J20", "bismarck", "zf5"))
    place_boat(fight, "hood", 1, "opening")
    for ship in ("bismarck", "zf5"):
        place_boat(fight, ship, 27, "opening")
    g.state.ships["hood"].bow = g.state.ships["hood"].stern = 0
    g.state.ships["norfolk"].bow = g.state.ships["norfolk"].stern = 0
    assert why_not(exchange_fire(g, fight), Fire("zf5", "hood")) == ("cb-no-fire-extreme", "CB-10.2c")
    place_boat(fight, "hood", 10, "opening")
    place_boat(fight, "norfolk", 10, "opening")
    g.state.ships["norfolk"].bow = 1
    assert why_not(exchange_fire(g, fight), Fire("hood", "bismarck")) == ("cb-no-fire-secondary", "CB-10.2e")


@rule("CB-10.1b", "CB-10.1c", "CB-10.1d")
def test_torpedoes_are_few_and_do_not_run_far() -> None:
    g, fight = battle(german=10, allied=19)
    assert why_not(launch_torpedoes(g, fight), Launch("prinz_eugen", "hood", 4)) == ("cb-no-launch-more", "CB-10.1b")
    place_boat(fight, "norfolk", 27, "opening")
    assert why_not(launch_torpedoes(g, fight), Launch("prinz_eugen", "norfolk", 1)) == ("cb-no-launch-far", "CB-10.1c")
    g.state.ships["norfolk"].torpedoes = 0
    place_boat(fight, "norfolk", 19, "opening")
    third = Launch("prinz_eugen", "hood", 3)
    spent = why_not(launch_torpedoes(g, fight), Launch("norfolk", "prinz_eugen", 1), third)
    assert spent == ("cb-no-launch-none", "CB-10.1d")


@rule("CB-10.4a", "CB-10.4b", "CB-10.4c", "CB-10.4d")
def test_manoeuvres_that_are_refused() -> None:
    g, fight = battle(german=10, allied=12)
    # Hood (29) moves before Norfolk and Prinz Eugen.
    assert why_not(manoeuvre(g, fight), Manoeuvre("norfolk", "opening", 0)) == ("cb-no-manoeuvre-turn", "CB-10.4b")
    assert why_not(manoeuvre(g, fight), Manoeuvre("hood", "opening", 1)) == ("cb-no-manoeuvre-opening", "CB-10.4d")
    assert why_not(manoeuvre(g, fight), Manoeuvre("hood", "breaking_off", 4)) == ("cb-no-manoeuvre-far", "CB-10.4a")
    assert why_not(manoeuvre(g, fight), Manoeuvre("hood", "closing", 3)) == ("cb-no-manoeuvre-past", "CB-10.4c")
    moved = Manoeuvre("hood", "opening", 0)
    g.state.ships["norfolk"].remainder = 1  # she is next
    assert why_not(manoeuvre(g, fight), moved, moved) == ("cb-no-manoeuvre-again", "CB-10.4d")


@rule("CB-10.4e")
def test_a_damaged_rudder_is_said() -> None:
    g, fight = battle()
    g.state.ships["hood"].rudder = True
    g.state.ships["prinz_eugen"].remainder = 0
    g.state.ships["norfolk"].remainder = 2
    assert why_not(manoeuvre(g, fight), Manoeuvre("hood", "closing", 1)) == ("cb-no-sail-rudder", "CB-10.4e")


@rule("CB-10.4f", "CB-10.4h", "CB-10.4i")
def test_who_is_pushed_off_is_told_how_far_and_stays_closing() -> None:
    g, fight = battle(german=3, allied=27)
    g.state.ships["norfolk"].remainder = 20  # 12: she moves first, one zone
    for ship in ("hood", "prinz_eugen"):
        boat_of(fight, ship).position = "breaking_off"
    away = Manoeuvre("norfolk", "breaking_off", 1)
    place_boat(fight, "prinz_eugen", 1, "breaking_off")
    question = ask(manoeuvre(g, fight), away)
    assert question.prompt.key == "cb-choose-close-up"
    assert question.prompt.args["zones"] == 1
    assert lines(g, "cb-shifted")[0].text.args["zones"] == 1
    fight.boats[0].zone = 1
    refused = why_not(
        manoeuvre(g, fight),
        Manoeuvre("prinz_eugen", "opening", 0),
        away,
        CloseUp("prinz_eugen"),
        Manoeuvre("hood", "opening", 0),
    )
    assert refused == ("cb-no-manoeuvre-closed-up", "CB-10.4i")


@rule("CB-10.5a")
def test_breaking_off_that_is_refused() -> None:
    g, fight = battle(german=1, allied=27, dice=(9,))
    boat_of(fight, "hood").position = "breaking_off"
    assert why_not(break_off(g, fight), BreakOff("norfolk")) == ("cb-no-break-off-position", "CB-10.5a")
    place_boat(fight, "norfolk", 20, "breaking_off")
    assert why_not(break_off(g, fight), BreakOff("norfolk")) == ("cb-no-break-off-near", "CB-10.5a")
    place_boat(fight, "norfolk", 27, "breaking_off")
    assert why_not(break_off(g, fight), BreakOff("hood"), BreakOff("hood")) == ("cb-no-break-off-again", "CB-10.5a")


@rule("CB-11.3q")
def test_an_escort_is_told_that_she_stays() -> None:
    g, fight = battle(german=1, allied=27)
    for ship in ("hood", "norfolk"):
        boat_of(fight, ship).position = "breaking_off"
    fight.escorts = ["hood"]
    assert why_not(break_off(g, fight), BreakOff("hood")) == ("cb-no-break-off-escort", "CB-11.3q")


@rule("CB-10.6a", "CB-10.6c")
@pytest.mark.parametrize(
    ("ship", "answer"),
    [
        ("prinz_eugen", ("cb-no-reinforce-there", "CB-10.6a")),
        ("bismarck", ("cb-no-reinforce-gone", "CB-10.6c")),
        ("zf5", ("cb-no-combat-apart", "CB-10.6a")),
        ("hood", ("cb-not-yours", "CB-1b")),
    ],
)
def test_reinforcements_that_are_refused(ship: str, answer: tuple[str, str]) -> None:
    g, fight = battle()
    put(g, "J20", "bismarck")
    put(g, "J22", "zf5")
    fight.gone, fight.round = ["bismarck"], 3
    assert why_not(bring_reinforcements(g, fight), Reinforce(ship)) == answer


# -------------------------------------------------------------------- what a move leads to


@rule("CB-10.2a")
def test_the_odds_of_the_second_to_fire_are_those_of_her_guns_as_they_were() -> None:
    # Radar -1, a heavy cruiser against a battle cruiser +1: at medium range a 6 takes a stern box.
    g, fight = battle(german=10, allied=20, dice=(6, *(9,) * 40))
    before, _ = outlooks(g, ALLIES, Fire("hood", "prinz_eugen"))
    question = ask(exchange_fire(g, fight), Fire("prinz_eugen", "hood"))
    assert question.seat == ALLIES
    assert lines(g, "cb-gun-hit")[0].text.args["what"] == "stern"
    after, _ = outlooks(g, ALLIES, Fire("hood", "prinz_eugen"))
    assert after == before


@rule("CB-10.0d", "CB-10.0e")
def test_a_manoeuvre_says_what_bears_and_how_far_it_is() -> None:
    g, _ = battle(german=10, allied=20)
    (odds,) = outlooks(g, AXIS, Manoeuvre("prinz_eugen", "closing", 3))
    bow = g.state.ships["prinz_eugen"].bow
    assert odds.sums[0].args == {"primary": bow, "secondary": 0}
    # From zone 13 to zone 20 one sea zone lies between: short range, and three dice for two factors.
    assert odds.sums[1].args == {"ship": "Hood", "range": "short", "count": -(-bow * 3 // 2)}


@rule("CB-10.4f")
def test_a_manoeuvre_over_the_edge_says_who_drops_back() -> None:
    g, _ = battle(german=2, allied=20)
    (odds,) = outlooks(g, AXIS, Manoeuvre("prinz_eugen", "breaking_off", 3))
    assert odds.sums[1].key == "cb-odds-beyond"
    assert odds.sums[1].args == {"zones": 2}
    # She is in zone 1, and Hood two zones further off than she was: zone 22.
    assert odds.sums[2].args["range"] == "long"


@rule("CB-10.6b")
def test_the_odds_of_a_reinforcement() -> None:
    g, _ = battle()
    (odds,) = outlooks(g, AXIS, Reinforce("bismarck"))
    assert [Fraction(top, bottom) for _, top, bottom in odds.outcomes] == [Fraction(1, 2), Fraction(1, 2)]


def test_a_volley_is_spelled_out_in_the_log() -> None:
    g, fight = battle(dice=(9,) * 40)
    run(exchange_fire(g, fight), Fire("prinz_eugen", "hood"))
    args = lines(g, "cb-fire")[0].text.args
    assert args["range"] == "medium"
    assert args["modifier"] == "+0"  # radar -1, a heavy cruiser against a battle cruiser +1
    assert args["modifiers"] == 2


def test_a_torpedo_says_whom_it_was_meant_for_and_a_bomb_only_the_class() -> None:
    g, fight = battle(german=10, allied=19, dice=(9, 9, 9))
    run(launch_torpedoes(g, fight), Launch("prinz_eugen", "hood", 1))
    resolve_torpedoes(g, fight)
    roll_hits(g, g.state.ships["hood"], 0, "air attack", "CB-9.1a")
    torpedo, bomb = lines(g, "cb-hits")
    assert (torpedo.text.args["target"], torpedo.pieces) == ("Hood", ("hood",))
    assert (bomb.text.args["target"], bomb.pieces) == (text("cb-kind-bc"), ())


@rule("CB-3c")
def test_a_dud_names_no_ship_that_was_lost_sight_of_in_the_meantime() -> None:
    g = game(dice=(3,), chits=("dud",))
    ships = put(g, "J20", "bismarck", open=True)
    mark(g, ships).names = []
    roll_hits(g, ships[0], 0, "air attack", "CB-9.1a")
    (chit,) = lines(g, "cb-chit")
    assert (chit.text.args["ship"], chit.pieces) == (text("cb-kind-bb"), ())
