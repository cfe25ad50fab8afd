"""3.3.21, 3.3.22, 3.3.28, 3.3.29, 3.3.34, 3.3.42, 3.3.43: mines, submarines, Q-Ships. Both editions."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import Table, force, table
from tests.rules import rule
from weathergage.games.kaisers_pirates import moves as m

HOLD = "scuttle british"


def minefield(
    ship: str = "meteor", front: str = "appam lovat", ships: str = "", hand: str = "", assists: str = ""
) -> Table:
    """A raider has laid its mines before the first opponent."""
    t = table(force(ship, hand=f"lay_mines scuttle {assists}"), force(ships, front, hand=hand))
    own = ship.rstrip("*-!")
    t.commit(f"lay_mines mines {own}", HOLD, *assists.split())
    return t.mines(own, 1, *assists.split())


def torpedoed(target: str = "appam", hand: str = "q_ship", card: str = "submarine_u", edition: str = "2") -> Table:
    """A submarine attacks; the holder of its target is asked."""
    t = table(force(hand=f"{card} scuttle"), force("", target, hand=hand), edition=edition)
    return t.commit(card, HOLD).act(card, target.rstrip("*"))


# -------------------------------------------------------------------- mines


@rule("KP-3.3.21a", "KP-3.2.1c", "KP-1.1.4h")
def test_mines_need_a_raider_that_carries_them() -> None:
    t = table(force("meteor leopard emden", hand="lay_mines scuttle"), force("", "appam"))
    mines = t.card("lay_mines")
    assert [move for move in t.moves if isinstance(move, m.CommitMines)] == [m.CommitMines(mines, "meteor")]
    assert t.why(m.CommitMines(mines, "leopard")) == "KP-3.3.21a"
    assert t.why(m.CommitMines(t.card("scuttle"), "meteor")) == "KP-3.2.1c"
    assert t.why(m.CommitAction(mines)) == "KP-3.2.1c"


@rule("KP-3.3.21b", "KP-3.3.21c", "KP-3.1.3g", "KP-3.2.8b", "KP-3.2.4a")
def test_mines_attack_every_merchantman_but_no_prize() -> None:
    t = minefield(ships="maria").dice(7, 1, 4, 8, 1, 4).target("lovat")
    assert (t.ship("lovat").damage, t.where("appam")) == (1, "pile 0")
    assert t.ship("maria").damage == 0
    assert not t.ship("meteor").known


@rule("KP-3.2.7l")
def test_damage_and_supply_do_not_hinder_mines() -> None:
    t = table(force("meteor*-", hand="lay_mines scuttle"), force("", "appam"))
    t.commit("lay_mines mines meteor", HOLD).dice(5, 1, 4).mines("meteor", 1)
    assert t.ship("appam").damage == 1


@rule("KP-3.1.3c")
def test_a_ship_lays_mines_or_intercepts() -> None:
    t = table(force("meteor", hand="lay_mines collier"), force("", "appam"))
    t.do(m.CommitMines(t.card("lay_mines"), "meteor"))
    assert t.why(m.CommitIntercept(t.card("collier"), "meteor")) == "KP-3.2.1b"


@rule("KP-3.3.22", "KP-3.3.21d", "KP-3.3.43e")
def test_minesweeper_cancels_all_mines_of_a_card() -> None:
    t = minefield(hand="minesweeper").react("minesweeper")
    assert t.prompt == "kp-ask-resolve"
    t = table(force(hand="submarine_uc scuttle"), force("", "appam lovat", hand="minesweeper"))
    t.commit("submarine_uc", HOLD).act("submarine_uc", 1).react("minesweeper")
    assert t.prompt == "kp-ask-resolve"


@rule("KP-3.3.41b", "KP-3.2.8c", "KP-1.1.2d")
def test_special_cargo_joins_mines_and_torpedoes() -> None:
    t = table(force("meteor", hand="lay_mines scuttle special_cargo"), force("", "appam"))
    t.commit("lay_mines mines meteor", HOLD, "special_cargo").dice(8, 1, 4).mines("meteor", 1, "special_cargo")
    assert t.state.seats[0].pile[0].times == 2
    t = table(force(hand="submarine_u scuttle special_cargo"), force("", "appam"))
    t.commit("submarine_u", HOLD, "special_cargo").dice(8, 1, 1, 4).act("submarine_u", "appam", "special_cargo")
    assert t.state.seats[0].pile[0].times == 2


@rule("KP-3.3.43a", "KP-3.3.43b")
def test_uc_boats_torpedo_or_lay_mines() -> None:
    t = table(force(hand="submarine_uc submarine_uc#2"), force("", "appam lovat"))
    t.commit("submarine_uc", "submarine_uc#2").do(m.Play(t.card("submarine_uc")))
    assert list(t.moves) == [m.Target("appam"), m.Target("lovat"), m.Against(1)]
    t.dice(4, 1, 8).target("appam").announce().dice(1, 1, 8, 8, 1, 4)
    t.do(m.Play(t.card("submarine_uc#2")), m.Against(1)).target("appam")
    assert t.pile(0) == ["lovat"]


@rule("KP-3.3.42a", "KP-3.2.8e")
def test_a_submarine_torpedoes_one_merchantman() -> None:
    t = table(force(hand="submarine_u scuttle"), force("", "appam lovat"))
    t.commit("submarine_u", HOLD).dice(1, 4, 2, 2).act("submarine_u", "lovat")
    assert t.pile(0) == ["lovat"]
    assert t.state.turn.intercepted == []


# -------------------------------------------------------------------- Razzle-Dazzle


@rule("KP-3.3.29")
def test_razzle_dazzle_may_cancel_the_torpedoes() -> None:
    t = torpedoed(hand="razzle_dazzle").dice(6, 1, 5).react("razzle_dazzle")
    assert t.prompt == "kp-ask-resolve"
    t = torpedoed(hand="razzle_dazzle").dice(5, 1, 5, 8, 1, 1, 4).react("razzle_dazzle")
    assert t.where("appam") == "pile 0"


# -------------------------------------------------------------------- Q-Ships


@rule("KP-3.3.28a", "KP-3.3.28b", "KP-3.3.28c", "KP-3.3.28g", "KP-3.3.28h", "KP-3.3.28j", "KP-2.3.2")
def test_a_lured_submarine_and_its_q_ship_may_sink_each_other() -> None:
    t = torpedoed().dice(6, 1, 5, 6, 1, 3, 6, 1, 3).react("q_ship")
    assert t.where("submarine_u") == "pile 1"
    assert t.where("q_ship") == "pile 0"
    assert t.ship("appam").damage == 0


@rule("KP-3.3.28d", "KP-3.3.28h")
def test_a_submarine_that_is_not_lured_torpedoes_first() -> None:
    t = torpedoed().dice(5, 1, 5, 6, 1, 1, 3).react("q_ship")
    assert t.where("q_ship") == "pile 0"
    assert t.where("submarine_u") == "committed"


@rule("KP-3.3.28e", "KP-3.3.28g")
def test_a_q_ship_that_survives_drops_depth_charges() -> None:
    t = torpedoed().dice(5, 1, 5, 3, 1, 1, 3, 6, 1, 3).react("q_ship")
    assert t.where("submarine_u") == "pile 1"
    assert t.where("q_ship") == "answered"


@rule("KP-3.3.28f", "KP-3.3.28i")
def test_a_damaged_q_ship_drops_them_worse() -> None:
    t = torpedoed().dice(5, 1, 5, 4, 1, 1, 3, 6, 1, 3).react("q_ship")
    assert t.where("submarine_u") == "committed"  # 6 - 2 is not twice 3
    assert t.where("q_ship") == "answered"


@rule("KP-3.3.34a", "KP-3.3.34b", "KP-3.3.34d")
def test_a_sail_q_ship_takes_the_place_of_a_sailing_merchantman() -> None:
    t = torpedoed("invercoe", "sail_q_ship").dice(6, 1, 5, 1, 1, 3, 6, 1, 3).react("sail_q_ship")
    assert t.where("submarine_u") == "pile 1"
    t = torpedoed("appam", "sail_q_ship")
    assert t.why(m.React(t.card("sail_q_ship"))) == "KP-3.3.34a"


@rule("KP-3.3.34c")
def test_a_sail_q_ship_has_no_depth_charges() -> None:
    t = torpedoed("invercoe", "sail_q_ship").dice(5, 1, 5, 3, 1, 1, 3).react("sail_q_ship")
    assert t.prompt == "kp-ask-resolve"


@rule("KP-3.3.42b", "KP-3.3.42c", "KP-3.3.43c", "KP-3.3.43d")
@pytest.mark.parametrize("card", ["submarine_u", "submarine_uc"])
@pytest.mark.parametrize(
    ("edition", "fitting"), [("1", "q_ship razzle_dazzle"), ("2", "q_ship sail_q_ship razzle_dazzle")]
)
def test_what_answers_torpedoes(card: str, edition: str, fitting: str) -> None:
    t = torpedoed("invercoe", f"{fitting} minesweeper trap", card, edition)
    assert len(t.moves) == len(fitting.split()) + 1
    assert all(t.can_react(name) for name in fitting.split())
