"""3.2.4 to 3.2.7: own ships intercept merchantmen; prizes, Safe Passage, dice and modifiers."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import PACK, Table, force, table
from tests.rules import rule
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.attack import compare, sum_up

HOLD = "scuttle british"  # a card that lies there, so that the turn does not end by itself


@rule("KP-3.2.7b", "KP-3.2.4e", "KP-2.3.1a", "KP-1.2c")
def test_sunk_merchantman_goes_to_the_attackers_pile() -> None:
    t = table(force("emden", hand="collier scuttle"), force("", "appam"))
    t.commit("collier on emden", HOLD).dice(1, 8, 2, 4).intercept("emden", "appam")
    assert t.where("appam") == "pile 0"
    assert t.state.seats[0].pile[0].times == 1


def struck(ship: str, target: str, *faces: int, card: str = "collier") -> Table:
    """The dice of one intercept."""
    own, merchant = ship.rstrip("!*-"), target.rstrip("*")
    t = table(force(ship, hand=f"{card} scuttle"), force("", target))
    t.commit(f"{card} on {own}", HOLD).dice(*faces).intercept(own, merchant)
    assert not t.script.faces
    return t


@rule("KP-3.2.7a")
def test_more_than_the_defence_damages() -> None:
    assert struck("emden", "appam", 7, 1, 1, 4).ship("appam").damage == 1


@rule("KP-3.2.7c")
@pytest.mark.parametrize("defence", [4, 5])
def test_no_more_than_the_defence_does_nothing(defence: int) -> None:
    t = struck("emden", "appam", 4, 1, 1, defence)
    assert t.ship("appam").damage == 0


@rule("KP-3.2.7d")
def test_damage_upon_damage_does_nothing() -> None:
    assert struck("emden", "appam*", 5, 1, 1, 5).ship("appam").damage == 1


@rule("KP-3.2.7g", "KP-3.2.7k", "KP-3.2.7n")
def test_damage_lowers_the_defence_to_one_at_least() -> None:
    # 2 against 2 - 2, which counts as 1: twice as much.
    assert struck("emden", "appam*", 2, 1, 1, 2).where("appam") == "pile 0"


@rule("KP-3.2.7h", "KP-3.2.7j", "KP-3.2.7f")
@pytest.mark.parametrize(("ship", "attack"), [("emden", 8), ("emden-", 6), ("emden*", 6), ("emden*-", 4)])
def test_supply_and_damage_lower_the_attack(ship: str, attack: int) -> None:
    t = struck(ship, "appam", 8, 1, 1, 8)
    line = next(event for event in t.match.events or [] if event.text.key == "kp-log-attack-none")
    assert line.text.args["attack"] == attack


@rule("KP-3.2.7i")
def test_supply_does_not_lower_the_defence() -> None:
    t = table(force("", hand="collier scuttle"), force("emden-"))
    t.commit("collier british", HOLD).dice(5, 1, 5).british("collier", "emden")
    assert t.ship("emden").damage == 0


@rule("KP-3.2.7m", "KP-1.1.4f")
def test_night_lowers_the_attack() -> None:
    assert struck("emden", "appam", 5, 1, 1, 4, card="amc~").ship("appam").damage == 0
    assert struck("emden", "appam", 5, 1, 1, 4, card="amc").ship("appam").damage == 1


@rule("KP-3.2.4f", "KP-1.1.1a")
def test_the_ships_dice_are_rolled_and_not_the_cards() -> None:
    t = struck("leopard", "appam", 1, 1, 1, 8)
    line = next(event for event in t.match.events or [] if event.text.key.startswith("kp-log-attack"))
    assert [die.sides for die in line.dice] == [*PACK.ships["leopard"].attack, *PACK.merchants["appam"].defence]


@rule("KP-3.2.7g", "KP-3.2.7f")
def test_a_result_is_never_less_than_one() -> None:
    assert sum_up(PACK, 2, [("kp-mod-damage", -2), ("kp-mod-supply", -2)]) == 1
    assert sum_up(PACK, 2, [("kp-mod-damage", -2), ("kp-mod-surprise", 4)]) == 4


@rule("KP-3.2.7a", "KP-3.2.7b", "KP-3.2.7c")
@pytest.mark.parametrize(
    ("attack", "defence", "result"),
    [(1, 1, "none"), (2, 1, "sunk"), (3, 2, "damaged"), (4, 2, "sunk"), (7, 4, "damaged"), (8, 4, "sunk")],
)
def test_comparison(attack: int, defence: int, result: str) -> None:
    assert compare(PACK, attack, defence) == result


# -------------------------------------------------------------------- limits


@rule("KP-3.1.3c", "KP-3.2.1b")
def test_a_ship_intercepts_once_and_takes_one_card() -> None:
    t = table(force("emden", hand="collier scuttle interned"), force("", "appam lovat"))
    t.do(m.CommitIntercept(t.card("collier"), "emden"))
    assert t.why(m.CommitIntercept(t.card("scuttle"), "emden")) == "KP-3.2.1b"
    t.commit(HOLD).dice(1, 1, 1, 8).intercept("emden", "appam")
    t.let()
    assert t.why(m.Intercept("emden")) in ("KP-3.1.3c", "KP-3.2b")


@rule("KP-3.1.3d")
def test_a_merchantman_is_intercepted_once_in_a_turn() -> None:
    t = table(force("emden dresden", hand="collier interned"), force("", "appam lovat"))
    t.commit("collier on emden", "interned on dresden").dice(1, 1, 1, 8).intercept("emden", "appam").let()
    t.do(m.Intercept("dresden"))
    assert list(t.moves) == [m.Target("lovat")]
    assert t.why(m.Target("appam")) == "KP-3.1.3d"


@rule("KP-3.1.3a", "KP-3.1.3b")
def test_all_attacks_of_a_turn_hit_one_opponent() -> None:
    t = table(
        force("emden dresden", hand="collier interned recalled"), force("", "appam lovat"), force("leipzig", "maria")
    )
    t.commit("collier on emden", "interned on dresden", "recalled british")
    assert {*(t.do(m.Intercept("emden")).moves)} == {m.Target("appam"), m.Target("lovat"), m.Target("maria")}
    t.dice(1, 1, 1, 8).target("appam").let()
    assert t.why(m.BritishIntercept(t.card("recalled"))) == "KP-3.2.3b"
    t.do(m.Intercept("dresden"))
    assert list(t.moves) == [m.Target("lovat")]
    assert t.why(m.Target("maria")) == "KP-3.1.3a"


@rule("KP-3.1.3f", "KP-3.1.3g")
def test_mines_and_torpedoes_come_on_top_of_an_intercept_but_never_at_prizes() -> None:
    t = table(force("emden", hand="collier submarine_u submarine_uc"), force("maria", "appam"))
    t.commit("collier on emden", "submarine_u", "submarine_uc")
    t.dice(1, 1, 1, 8).intercept("emden", "appam").let_all()
    t.do(m.Play(t.card("submarine_u")))
    assert list(t.moves) == [m.Target("appam")]
    assert t.why(m.Target("maria")) == "KP-3.1.3g"
    t.dice(1, 1, 1, 8).target("appam").announce()
    t.dice(1, 1, 8).act("submarine_uc", "appam")
    assert t.ship("appam").damage == 0


# -------------------------------------------------------------------- capture and prizes


@rule("KP-3.2.5a", "KP-3.2.5b", "KP-3.3.3a", "KP-3.3.3d", "KP-3.2.1e")
def test_boarding_party_captures_instead_of_sinking() -> None:
    t = table(force("emden", hand="collier boarding_party scuttle"), force("", "appam"))
    t.commit("collier on emden", "boarding_party", HOLD).dice(8, 1, 1, 4)
    t.intercept("emden", "appam").attach("boarding_party")
    assert t.where("appam") == "ships 0"
    assert t.ship("appam").role == "prize"
    assert (t.ship("appam").known, t.ship("appam").damage) == (False, 0)


@rule("KP-3.3.3c", "KP-3.3.3f", "KP-3.2.6a")
def test_boarding_party_does_no_damage_and_leaves_safe_passage() -> None:
    t = table(force("emden", hand="collier boarding_party scuttle"), force("", "appam"))
    t.commit("collier on emden", "boarding_party", HOLD).dice(7, 1, 1, 4)
    t.intercept("emden", "appam").attach("boarding_party")
    assert t.ship("appam").damage == 0
    assert t.prompt == "kp-ask-passage"


@rule("KP-3.3.3a")
def test_boarding_party_needs_an_undamaged_target() -> None:
    t = table(force("emden", hand="collier boarding_party scuttle"), force("", "appam*"))
    t.commit("collier on emden", "boarding_party", HOLD).dice(1, 1, 1, 8).intercept("emden", "appam")
    assert t.where("boarding_party") == "committed"
    assert t.why(m.Play(t.card("boarding_party"))) == "KP-1.1.2d"


@rule("KP-3.2.5c", "KP-3.3.3e")
def test_a_capture_resupplies_the_captor_alone() -> None:
    t = table(force("emden- dresden-", hand="collier boarding_party scuttle"), force("", "appam"))
    t.commit("collier on emden", "boarding_party", HOLD).dice(10, 1, 1, 4)
    t.intercept("emden", "appam").attach("boarding_party")
    assert (t.ship("emden").short, t.ship("dresden").short) == (False, True)


@rule("KP-3.2.5e", "KP-3.2.3g")
def test_a_sunk_prize_counts_once() -> None:
    t = table(force("", hand="collier scuttle"), force("appam!"))
    t.commit("collier british", HOLD).dice(8, 1, 4).british("collier", "appam")
    assert t.where("appam") == "pile 0"
    assert t.state.seats[0].pile[0].times == 1


# -------------------------------------------------------------------- Safe Passage


@rule("KP-3.2.6a", "KP-3.2.6d", "KP-3.2.6e", "KP-1.1.4d", "KP-1.1.1b")
def test_safe_passage_brings_a_survivor_into_its_holders_pile() -> None:
    t = struck("emden", "matheran", 1, 1, 1, 8)
    assert (t.seat, t.prompt) == (1, "kp-ask-passage")
    t.dice(5, 4).accept()
    assert t.where("matheran") == "pile 1"
    won = t.state.seats[1].pile[0]
    assert (won.times, won.sunk) == (1, False)


@rule("KP-3.2.6f", "KP-3.2.7e", "KP-3.2.6g")
def test_failed_passage_has_no_effect() -> None:
    t = struck("emden", "matheran", 1, 1, 1, 8).dice(4, 4).accept()
    assert t.where("matheran") == "merchants 1"


@rule("KP-3.2.6a")
def test_a_damaged_survivor_has_no_passage() -> None:
    assert struck("emden", "appam", 7, 1, 1, 4).prompt != "kp-ask-passage"


@rule("KP-3.2.6b", "KP-3.2.5d", "KP-2.3.1b")
def test_a_prize_that_survives_may_pass_for_double() -> None:
    t = table(force("", hand="collier scuttle"), force("matheran!"))
    t.commit("collier british", HOLD).dice(1, 1, 8).british("collier", "matheran")
    t.dice(5, 4).accept()
    assert t.where("matheran") == "pile 1"
    assert t.state.seats[1].pile[0].times == 2


@rule("KP-3.2.6c")
def test_no_passage_after_mines_and_torpedoes() -> None:
    t = table(force("", hand="submarine_u scuttle"), force("", "appam"))
    t.commit("submarine_u", HOLD).dice(1, 1, 1, 8).act("submarine_u", "appam")
    assert (t.seat, t.prompt) == (0, "kp-ask-resolve")


# -------------------------------------------------------------------- several targets and other cards that join


@rule("KP-3.3.15a", "KP-3.3.15c", "KP-3.2.8a")
def test_good_hunting_takes_two_merchantmen_with_dice_for_each() -> None:
    t = table(force("leopard", hand="collier good_hunting scuttle"), force("", "appam lovat maria"))
    t.commit("collier on leopard", "good_hunting", HOLD).dice(8, 1, 1, 4, 8, 1, 1, 4)
    t.do(m.Intercept("leopard"), m.Target("appam")).attach("good_hunting").target("lovat")
    assert t.why(m.Target("maria")) == "KP-3.3.15a"
    t.announce()
    assert t.pile(0) == ["appam", "lovat"]


@rule("KP-3.3.15a", "KP-3.3.39a")
def test_good_hunting_is_for_raiders_and_shipping_lanes_for_warships() -> None:
    for ship, wrong in (("emden", "good_hunting"), ("leopard", "shipping_lanes")):
        t = table(force(ship, hand=f"collier {wrong} scuttle"), force("", "appam lovat maria"))
        t.commit(f"collier on {ship}", wrong, HOLD).do(m.Intercept(ship), m.Target("appam"))
        assert list(t.moves) == [m.ANNOUNCE]
        assert t.why(m.Attach(t.card(wrong))) in ("KP-3.3.15a", "KP-3.3.39a")


@rule("KP-3.3.39a", "KP-3.3.39c")
def test_shipping_lanes_takes_all_merchantmen_in_the_attackers_order() -> None:
    t = table(force("emden", hand="collier shipping_lanes scuttle"), force("", "appam lovat maria"))
    t.commit("collier on emden", "shipping_lanes", HOLD).dice(8, 1, 1, 4, 8, 1, 1, 4, 8, 1, 1, 4)
    t.intercept("emden", "maria", "shipping_lanes", also="appam lovat")
    assert t.pile(0) == ["maria", "appam", "lovat"]


@rule("KP-3.2.4d", "KP-3.3a", "KP-3.3.44a", "KP-3.3.44c", "KP-3.3.36b")
def test_assists_add_up_and_help_against_each_target() -> None:
    t = table(force("leopard", hand="amc~ good_hunting surprise_attack searchlight scuttle"), force("", "appam lovat"))
    t.commit("amc~ on leopard", "good_hunting", "surprise_attack", "searchlight", HOLD)
    t.dice(4, 1, 1, 4, 4, 1, 1, 4)  # 4 + 2 + 3 - 1 = 8
    t.intercept("leopard", "appam", "good_hunting", "surprise_attack", "searchlight", also="lovat")
    assert t.pile(0) == ["appam", "lovat"]


@rule("KP-3.2.4c", "KP-1.1.2b")
def test_the_first_edition_knows_no_assist_cards_but_they_join_all_the_same() -> None:
    t = table(force("leopard", hand="collier surprise_attack scuttle"), force("", "appam"), edition="1")
    t.commit("collier on leopard", "surprise_attack", HOLD)
    assert t.why(m.Play(t.card("surprise_attack"))) == "KP-3.3.44"
    t.dice(2, 1, 1, 2).intercept("leopard", "appam", "surprise_attack")
    assert t.where("appam") == "pile 0"


@rule("KP-3.3.44d")
def test_one_surprise_attack_for_one_intercept() -> None:
    t = table(force("leopard", hand="collier surprise_attack surprise_attack#2 scuttle"), force("", "appam"))
    t.commit("collier on leopard", "surprise_attack", "surprise_attack#2", HOLD)
    t.do(m.Intercept("leopard"), m.Target("appam")).attach("surprise_attack")
    assert t.why(m.Attach(t.card("surprise_attack#2"))) == "KP-3.3.44d"


@rule("KP-3.3.36a", "KP-3.3.36d")
def test_searchlight_helps_at_night_only() -> None:
    t = table(force("leopard", hand="collier searchlight scuttle"), force("", "appam"))
    t.commit("collier on leopard", "searchlight", HOLD).do(m.Intercept("leopard"), m.Target("appam"))
    assert t.why(m.Attach(t.card("searchlight"))) == "KP-3.3.36a"


@rule("KP-3.3.41a", "KP-3.3.41c", "KP-2.3.1c", "KP-3.3.41b")
def test_special_cargo_doubles_what_the_intercept_sinks() -> None:
    t = table(force("leopard", hand="collier good_hunting special_cargo scuttle"), force("", "appam lovat"))
    t.commit("collier on leopard", "good_hunting", "special_cargo", HOLD).dice(8, 1, 1, 4, 8, 1, 1, 4)
    t.intercept("leopard", "appam", "good_hunting", "special_cargo", also="lovat")
    assert [won.times for won in t.state.seats[0].pile] == [2, 2]


@rule("KP-3.2.8a", "KP-3.2.8f", "KP-3.1.5c")
def test_cards_are_turned_up_with_the_announcement_and_stay_on_the_table() -> None:
    t = table(force("emden", hand="collier good_hunting scuttle"), force("", "appam"))
    t.commit("collier on emden", "good_hunting", HOLD)
    assert [it.shown for it in t.state.turn.committed] == [False, False, False]
    t.dice(1, 1, 1, 8).intercept("emden", "appam").let()
    assert [it.shown for it in t.state.turn.committed] == [True, False, False]
    assert t.where("collier") == "committed"
