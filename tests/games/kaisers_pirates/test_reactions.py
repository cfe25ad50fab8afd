"""3.2.2, 3.3: reaction cards, when they may be played, what they do. Both editions."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import Table, force, table
from tests.rules import rule
from weathergage.games.kaisers_pirates import moves as m

HOLD = "scuttle british"


def raid(
    ship: str = "leopard",
    target: str = "appam",
    *,
    reactions: str,
    card: str = "collier",
    assists: str = "",
    pile: str = "",
) -> Table:
    """An intercept that has just been announced; its target's holder is asked for a reaction."""
    own, merchant = ship.rstrip("!*-"), target.rstrip("*")
    t = table(force(ship, hand=f"{card} scuttle {assists}"), force(merchants=target, hand=reactions, pile=pile))
    t.commit(f"{card} on {own}", HOLD, *assists.split()).intercept(own, merchant, *assists.split())
    if t.prompt == "kp-ask-boarding":
        t.let()
    return t


def barred(t: Table, name: str, rule_id: str) -> None:
    """This card can't be played now, for this rule."""
    assert not t.can_react(name)
    assert t.why(m.React(t.card(name)), seat=1) == rule_id


# -------------------------------------------------------------------- windows


@rule("KP-3.2.2a", "KP-3.2.2b", "KP-3.2.8f")
def test_a_reaction_comes_from_the_hand_before_any_dice() -> None:
    t = raid(reactions="slim_pickings")
    assert (t.seat, t.prompt) == (1, "kp-ask-react-intercept")
    t.react("slim_pickings")
    assert t.where("slim_pickings") == "answered"
    assert t.ship("appam").damage == 0


@rule("KP-3.2.2c")
def test_one_reaction_for_one_attack() -> None:
    t = raid(reactions="fast_ship non_combatant").dice(1, 1, 1, 8).react("fast_ship")
    assert t.prompt == "kp-ask-passage"


@rule("KP-3.2.2d", "KP-4.5")
def test_nobody_but_the_defender_reacts() -> None:
    t = table(
        force("leopard", hand="collier scuttle"),
        force("", "appam"),
        force(hand="slim_pickings"),
        force(hand="amc"),
        teams=True,
    )
    t.commit("collier on leopard", HOLD).dice(1, 1, 1, 8).intercept("leopard", "appam")
    assert t.prompt == "kp-ask-passage"  # without any question before it


def test_a_window_opens_whether_the_hand_holds_a_fitting_card_or_not() -> None:
    assert list(raid(reactions="damage_control").moves) == [m.PASS]


def test_no_window_opens_when_everybody_can_see_that_nothing_fits() -> None:
    t = table(
        force("", hand="submarine_uc scuttle"),
        force("", "appam", hand="interned"),
        discards="minesweeper minesweeper#2",
    )
    t.commit("submarine_uc", HOLD).dice(1, 1, 8).do(m.Play(t.card("submarine_uc")), m.Against(1))
    assert t.seat == 0


# -------------------------------------------------------------------- AMC


@rule("KP-3.3.1a", "KP-3.3.1b", "KP-3.3.1c", "KP-3.3.1j", "KP-3.3.1k", "KP-2.3.2", "KP-3.3.1e")
def test_amc_and_ship_may_sink_each_other() -> None:
    t = raid("emden", reactions="amc").dice(10, 1, 1, 5, 10, 1, 5).react("amc")
    assert t.where("emden") == "pile 1"
    assert t.where("amc") == "pile 0"
    assert t.where("appam") == "merchants 1"
    assert "appam" in t.state.turn.intercepted


@rule("KP-3.3.1d", "KP-3.3.1f", "KP-3.3.1j")
def test_amc_damages_and_recognises_a_raider() -> None:
    t = raid(reactions="amc").dice(1, 1, 1, 10, 6, 1, 5).react("amc").let_all()
    assert (t.ship("leopard").damage, t.ship("leopard").known) == (1, True)
    assert t.where("amc") == "answered"


@rule("KP-3.3.1g")
def test_amc_at_night_hinders_both() -> None:
    t = raid("emden", reactions="amc", card="amc~").dice(6, 1, 1, 5, 6, 1, 5).react("amc")
    assert t.ship("emden").damage == 0
    assert t.where("amc") == "answered"


@rule("KP-3.3.1f")
@pytest.mark.parametrize("attack", [6, 10])
def test_an_amc_that_stays_afloat_is_discarded(attack: int) -> None:
    t = raid("emden", reactions="amc").dice(attack, 1, 1, 6, 1, 1, 10).react("amc").end()
    assert t.where("amc") == "discards"
    assert t.pile(0) == []


@rule("KP-3.3.1h", "KP-3.3.1i", "KP-3.3.46g", "KP-3.3.46h")
@pytest.mark.parametrize(("name", "sunk"), [("amc", "amc"), ("trap", "appam")])
def test_surprise_attack_helps_the_ship_and_not_what_shoots_back(name: str, sunk: str) -> None:
    t = raid("emden", reactions=name, assists="surprise_attack").dice(8, 1, 1, 5, 6, 1, 6).react(name)
    assert t.ship("emden").damage == 0
    assert t.where(sunk) == "pile 0"


@rule("KP-3.3.1k", "KP-3.1.3d")
def test_amc_replaces_one_target_of_several() -> None:
    t = table(force("leopard", hand="collier good_hunting scuttle"), force("", "appam lovat", hand="amc"))
    t.commit("collier on leopard", "good_hunting", HOLD)
    t.intercept("leopard", "appam", "good_hunting", also="lovat").let()
    t.dice(1, 1, 1, 10, 1, 1, 8, 8, 1, 1, 4).react("amc")
    assert t.where("appam") == "merchants 1"
    assert t.where("lovat") == "pile 0"


# -------------------------------------------------------------------- Trap


@rule("KP-3.3.46a", "KP-3.3.46b", "KP-3.3.46c")
def test_trap_and_ship_may_sink_each_other() -> None:
    t = raid("emden", reactions="trap").dice(8, 1, 1, 4, 8, 1, 4).react("trap")
    assert t.where("emden") == "pile 1"
    assert t.where("appam") == "pile 0"


@rule("KP-3.3.46d", "KP-3.3.46i")
def test_trap_damages_both_and_recognises_a_raider() -> None:
    t = raid(reactions="trap").dice(7, 1, 1, 4, 7, 1, 4).react("trap")
    assert (t.ship("appam").damage, t.ship("leopard").damage) == (1, 1)
    assert t.ship("leopard").known


@rule("KP-3.3.46e")
def test_trap_at_night_hinders_both() -> None:
    t = raid(reactions="trap", card="amc~").dice(5, 1, 1, 4, 5, 1, 4).react("trap")
    assert (t.ship("appam").damage, t.ship("leopard").damage) == (0, 0)


@rule("KP-3.3.46f", "KP-3.2.6a")
def test_cards_that_joined_work_against_a_trap() -> None:
    t = table(force("emden", hand="collier boarding_party scuttle"), force("", "appam", hand="trap"))
    t.commit("collier on emden", "boarding_party", HOLD).intercept("emden", "appam").attach("boarding_party")
    t.dice(8, 1, 1, 4, 1, 1, 8).react("trap")
    assert t.where("appam") == "ships 0"


@rule("KP-3.2.6a")
def test_a_merchantman_that_fought_unharmed_may_pass() -> None:
    assert raid(reactions="trap").dice(1, 1, 1, 4, 1, 1, 4).react("trap").prompt == "kp-ask-passage"


# -------------------------------------------------------------------- Break Contact


@rule("KP-3.3.5a", "KP-3.3.5b", "KP-3.2.6a")
def test_break_contact_cancels_the_intercept() -> None:
    t = raid(reactions="break_contact").dice(6, 1, 5).react("break_contact")
    assert t.ship("appam").damage == 0
    assert t.prompt == "kp-ask-resolve"  # no Safe Passage: no dice were rolled against it


@rule("KP-3.3.5a", "KP-3.2.7e")
def test_break_contact_fails_on_a_tie_and_the_attack_goes_on() -> None:
    t = raid(reactions="break_contact").dice(5, 1, 5, 8, 1, 1, 4).react("break_contact")
    assert t.where("appam") == "pile 0"


@rule("KP-3.3.5c", "KP-3.3.5b")
@pytest.mark.parametrize(
    ("ship", "escapes"), [("emden", True), ("emden*", False), ("emden-", False), ("emden*-", False)]
)
def test_break_contact_of_a_warship_suffers_from_damage_and_supply(ship: str, escapes: bool) -> None:
    t = table(force("", hand="recalled scuttle"), force(ship, hand="break_contact"))
    t.commit("recalled british", HOLD).british("recalled", "emden")
    t.dice(7, 1, 6, 1, 1, 10).react("break_contact")
    assert bool(t.script.faces) == escapes


@rule("KP-3.3.5c")
def test_break_contact_modifiers_add_up() -> None:
    t = table(force("", hand="recalled scuttle"), force("emden*-", hand="break_contact"))
    t.commit("recalled british", HOLD).british("recalled", "emden").dice(10, 1, 5).react("break_contact")
    line = next(event for event in t.match.events or [] if event.text.key == "kp-log-challenge-succeeds")
    assert line.text.args["challenge"] == 6


@rule("KP-3.3.5d", "KP-3.3.13c", "KP-3.3.38e", "KP-1.1.4g")
@pytest.mark.parametrize(
    ("name", "why"), [("break_contact", "KP-3.3.5d"), ("fast_ship", "KP-3.3.13c"), ("shallow_run", "KP-3.3.38e")]
)
def test_barred_at_night(name: str, why: str) -> None:
    barred(raid(reactions=name, card="amc~"), name, why)


@rule("KP-3.3.5f", "KP-3.3.13d", "KP-3.3.38g")
@pytest.mark.parametrize(
    ("name", "why"), [("break_contact", "KP-3.3.5f"), ("fast_ship", "KP-3.3.13d"), ("shallow_run", "KP-3.3.38g")]
)
def test_barred_by_surprise(name: str, why: str) -> None:
    barred(raid(reactions=name, assists="surprise_attack"), name, why)


@rule("KP-3.3.5e", "KP-3.3.38f")
@pytest.mark.parametrize(("name", "why"), [("break_contact", "KP-3.3.5e"), ("shallow_run", "KP-3.3.38f")])
def test_barred_in_a_refuge(name: str, why: str) -> None:
    t = table(force("", hand="monitor scuttle"), force("emden^", hand=name))
    t.commit("monitor", HOLD).act("monitor", "emden")
    barred(t, name, why)


@rule("KP-3.3.5g", "KP-3.3.38h")
@pytest.mark.parametrize("name", ["break_contact", "shallow_run"])
def test_barred_against_torpedoes(name: str) -> None:
    t = table(force("", hand="submarine_u scuttle"), force("", "appam", hand=name))
    t.commit("submarine_u", HOLD).act("submarine_u", "appam")
    barred(t, name, "KP-3.2.2b")


@rule("KP-3.3.5g", "KP-3.3.38h", "KP-3.3.43e")
@pytest.mark.parametrize("name", ["break_contact", "shallow_run", "q_ship"])
def test_barred_against_mines(name: str) -> None:
    t = table(force("meteor", hand="lay_mines scuttle"), force("", "appam", hand=name))
    t.commit("lay_mines mines meteor", HOLD).mines("meteor", 1)
    barred(t, name, "KP-3.2.2b")


# -------------------------------------------------------------------- Fast Ship, Non-Combatant


@rule("KP-3.3.13a")
def test_fast_ship_lowers_a_raiders_attack() -> None:
    t = raid(reactions="fast_ship").dice(6, 1, 1, 4).react("fast_ship")
    assert t.ship("appam").damage == 0


@rule("KP-3.3.13b", "KP-3.3.25a")
@pytest.mark.parametrize(("name", "why"), [("fast_ship", "KP-3.3.13b"), ("non_combatant", "KP-3.3.25a")])
def test_barred_for_a_damaged_merchantman(name: str, why: str) -> None:
    barred(raid(target="appam*", reactions=name), name, why)


@rule("KP-3.3.13e", "KP-3.3.27a")
@pytest.mark.parametrize(("name", "why"), [("fast_ship", "KP-3.3.13e"), ("qqq", "KP-3.3.27a")])
def test_barred_against_warships(name: str, why: str) -> None:
    barred(raid("emden", reactions=name), name, why)


@rule("KP-3.3.25b", "KP-3.3.25d", "KP-3.3.25e", "KP-3.2.5b")
def test_non_combatant_is_captured_instead_of_sunk() -> None:
    t = raid("leopard-", reactions="non_combatant").dice(10, 1, 1, 3).react("non_combatant")
    assert t.where("appam") == "ships 0"  # 10 - 2 - 2 is twice 3
    assert not t.ship("leopard").short


@rule("KP-3.3.25c", "KP-3.3.25f")
def test_non_combatant_ignores_damage_and_helps_safe_passage() -> None:
    t = raid(target="matheran", reactions="non_combatant").dice(7, 1, 1, 4).react("non_combatant")
    assert t.ship("matheran").damage == 0
    t.dice(3, 4).accept()
    assert t.where("matheran") == "pile 1"  # 3 + 2 against 4


@rule("KP-3.3.25b", "KP-3.3.3a")
def test_non_combatant_and_boarding_party_together() -> None:
    t = table(force("leopard", hand="collier boarding_party scuttle"), force("", "appam", hand="non_combatant"))
    t.commit("collier on leopard", "boarding_party", HOLD).intercept("leopard", "appam").attach("boarding_party")
    t.dice(8, 1, 1, 3).react("non_combatant")
    assert t.where("appam") == "ships 0"


# -------------------------------------------------------------------- Pull the Plug, QQQ


@rule("KP-3.3.26a", "KP-3.3.26b", "KP-3.3.26c", "KP-3.1.2b")
@pytest.mark.parametrize("ship", ["emden", "emden*"])
def test_pull_the_plug_scuttles_the_intercepted_ship(ship: str) -> None:
    t = table(force("", hand="recalled scuttle"), force(ship, hand="pull_the_plug"))
    t.commit("recalled british", HOLD).british("recalled", "emden").react("pull_the_plug")
    assert t.where("emden") == "used"


@rule("KP-3.3.27a", "KP-3.3.27b")
def test_qqq_recognises_the_raider_when_its_intercept_is_over() -> None:
    t = raid(reactions="qqq").dice(8, 1, 1, 4)
    t.react("qqq")
    assert t.where("appam") == "pile 0"
    t.let_all()
    assert t.ship("leopard").known


@rule("KP-3.3.27a")
def test_qqq_says_nothing_new_about_a_recognised_raider() -> None:
    barred(raid("leopard!", reactions="qqq"), "qqq", "KP-3.3.27a")


# -------------------------------------------------------------------- Reflag


@rule("KP-3.3.32a", "KP-3.3.32b", "KP-3.2b")
def test_reflag_comes_from_the_hand_in_the_own_turn_after_qqq() -> None:
    t = table(force("leopard", hand="collier reflag scuttle"), force("", "appam", hand="qqq"))
    t.commit("collier on leopard", HOLD).dice(1, 1, 1, 8).intercept("leopard", "appam").react("qqq").let()
    assert (t.seat, t.prompt) == (0, "kp-ask-react-recognition")
    t.react("reflag")
    assert not t.ship("leopard").known


@rule("KP-3.3.32c")
def test_reflag_waits_until_amc_is_resolved() -> None:
    t = table(force("leopard", hand="collier reflag scuttle"), force("", "appam", hand="amc"))
    t.commit("collier on leopard", HOLD).dice(1, 1, 1, 10, 9, 1, 8).intercept("leopard", "appam").react("amc")
    assert t.prompt == "kp-ask-react-recognition"
    assert t.ship("leopard").damage == 1


# -------------------------------------------------------------------- Shallow Run


@rule("KP-3.3.38a", "KP-3.3.38b")
@pytest.mark.parametrize(("faces", "damage"), [((6, 1, 5), 0), ((5, 4, 5), 1)])
def test_shallow_run_escapes_but_the_shoal_may_hurt(faces: tuple[int, ...], damage: int) -> None:
    t = raid(reactions="shallow_run").dice(*faces).react("shallow_run")
    assert t.ship("appam").damage == damage
    assert t.prompt == "kp-ask-resolve"  # no Safe Passage


@rule("KP-3.3.38c", "KP-3.3.38d")
@pytest.mark.parametrize(("faces", "place"), [((7, 1, 5), "pile 0"), ((8, 1, 5), "merchants 1")])
def test_a_damaged_ship_that_fails_on_the_shoal_sinks_for_the_interceptor(faces: tuple[int, ...], place: str) -> None:
    assert raid(target="appam*", reactions="shallow_run").dice(*faces).react("shallow_run").where("appam") == place


@rule("KP-3.3.38i", "KP-3.3.5b")
@pytest.mark.parametrize("ship", ["emden", "leopard!", "appam!"])
@pytest.mark.parametrize("name", ["shallow_run", "break_contact"])
def test_ships_of_every_kind_may_evade(ship: str, name: str) -> None:
    t = table(force("", hand="recalled scuttle"), force(ship, hand=name))
    t.commit("recalled british", HOLD).british("recalled", ship.rstrip("!")).dice(10, 1, 5).react(name)
    assert t.ship(ship.rstrip("!")).damage == 0


# -------------------------------------------------------------------- Slim Pickings


@rule("KP-3.3.40a")
def test_slim_pickings_cancels_a_single_intercept() -> None:
    t = raid(reactions="slim_pickings").react("slim_pickings")
    assert t.prompt == "kp-ask-resolve"
    assert t.state.turn.intercepted == ["appam"]


@rule("KP-3.3.40b", "KP-3.3.15e", "KP-3.3.39e")
@pytest.mark.parametrize(("ship", "assist"), [("leopard", "good_hunting"), ("emden", "shipping_lanes")])
def test_slim_pickings_leaves_one_target_of_several(ship: str, assist: str) -> None:
    t = table(force(ship, hand=f"collier {assist} scuttle"), force("", "appam lovat", hand="slim_pickings"))
    t.commit(f"collier on {ship}", assist, HOLD).intercept(ship, "appam", assist, also="lovat")
    assert (t.seat, t.prompt) == (1, "kp-ask-react-several")
    t.react("slim_pickings")
    assert t.seat == 0
    t.dice(8, 1, 1, 4).target("lovat")
    assert t.pile(0) == ["lovat"]
    assert t.state.turn.intercepted == ["lovat"]


@rule("KP-3.3.40b")
def test_slim_pickings_does_not_cancel_one_of_several() -> None:
    t = table(force("leopard", hand="collier good_hunting scuttle"), force("", "appam lovat", hand="slim_pickings"))
    t.commit("collier on leopard", "good_hunting", HOLD)
    t.intercept("leopard", "appam", "good_hunting", also="lovat").let()
    barred(t, "slim_pickings", "KP-3.3.40b")


@rule("KP-3.3.15d", "KP-3.3.39d", "KP-3.2.2c")
@pytest.mark.parametrize(("ship", "assist"), [("leopard", "good_hunting"), ("emden", "shipping_lanes")])
def test_one_reaction_for_each_target(ship: str, assist: str) -> None:
    t = table(force(ship, hand=f"collier {assist} scuttle"), force("", "appam lovat", hand="non_combatant trap"))
    t.commit(f"collier on {ship}", assist, HOLD).intercept(ship, "appam", assist, also="lovat").let()
    t.dice(1, 1, 1, 8).react("non_combatant").let()
    assert t.can_react("trap")


# -------------------------------------------------------------------- Recalled


@rule("KP-3.3.30a", "KP-3.3.30b", "KP-3.3.30c", "KP-3.3.30d")
@pytest.mark.parametrize("ship", ["leopard", "leopard!", "emden"])
@pytest.mark.parametrize("edition", ["1", "2"])
def test_recalled_sends_home_what_sank_a_merchantman(ship: str, edition: str) -> None:
    own = ship.rstrip("!")
    t = table(force(ship, hand="collier scuttle"), force("", "appam", hand="recalled"), edition=edition)
    t.commit("collier on " + own, HOLD).dice(8, 1, 1, 4).intercept(own, "appam").let()
    assert t.prompt == "kp-ask-react-sinking"
    t.dice(6, 1, 5).react("recalled")
    assert t.where(own) == "used"
    assert t.where("appam") == "pile 0"


@rule("KP-3.3.30a")
def test_recalled_does_not_answer_torpedoes() -> None:
    t = table(force("", hand="submarine_u scuttle"), force("", "appam", hand="recalled", pile="maria"))
    t.commit("submarine_u", HOLD).dice(8, 1, 1, 4).act("submarine_u", "appam").let()
    barred(t, "recalled", "KP-3.3.30a")


@rule("KP-3.3.30e")
def test_recalled_may_come_before_a_later_target() -> None:
    t = table(force("emden", hand="collier shipping_lanes scuttle"), force("", "appam lovat maria", hand="recalled"))
    t.commit("collier on emden", "shipping_lanes", HOLD)
    t.intercept("emden", "appam", "shipping_lanes", also="lovat maria").let()
    t.dice(8, 1, 1, 4, 1, 1, 1, 8).let().let()  # the first is sunk, and the sinking not answered
    t.let().let()  # the second survives, and does not make for port
    assert t.prompt == "kp-ask-react-later"
    t.dice(6, 1, 5).react("recalled")
    assert t.where("emden") == "used"
    assert t.where("maria") == "merchants 1"


@rule("KP-3.3.30e")
def test_recalled_may_come_after_a_later_action() -> None:
    t = table(force("emden*", hand="collier damage_control scuttle"), force("", "appam", hand="recalled"))
    t.commit("collier on emden", "damage_control", HOLD).intercept("emden", "appam")
    t.dice(10, 1, 1, 4).let().let().let().act("damage_control", "emden")
    assert t.prompt == "kp-ask-react-later"


@rule("KP-3.3.30e")
def test_in_the_first_edition_recalled_comes_at_once_or_never() -> None:
    t = table(force("emden*", hand="collier damage_control scuttle"), force("", "appam", hand="recalled"), edition="1")
    t.commit("collier on emden", "damage_control", HOLD).intercept("emden", "appam")
    t.dice(10, 1, 1, 4).let().let().let().act("damage_control", "emden")
    assert t.seat == 0


# -------------------------------------------------------------------- Mistaken Identity


@rule("KP-3.3.23a", "KP-3.3.23b")
def test_mistaken_identity_swaps_the_sunk_ship_for_one_of_the_own_pile() -> None:
    t = raid(reactions="mistaken_identity", pile="mariax2 lovat+").dice(8, 1, 1, 4).let()
    t.react("mistaken_identity")
    assert list(t.moves) == [m.Swap("maria")]  # what came in safely was not sunk
    t.dice(6, 1, 5).do(m.Swap("maria"))
    assert (t.where("appam"), t.where("maria")) == ("pile 1", "pile 0")
    assert [won.times for won in t.state.seats[0].pile] == [2]


@rule("KP-3.3.23b")
def test_mistaken_identity_may_fail_and_needs_something_to_swap() -> None:
    t = raid(reactions="mistaken_identity", pile="maria").dice(8, 1, 1, 4).let().react("mistaken_identity")
    t.dice(5, 1, 5).do(m.Swap("maria"))
    assert (t.where("appam"), t.where("maria")) == ("pile 0", "pile 1")
    t = raid(reactions="mistaken_identity").dice(8, 1, 1, 4).let()
    barred(t, "mistaken_identity", "KP-3.3.23b")


@rule("KP-3.3.23a")
def test_mistaken_identity_answers_mines_too() -> None:
    t = table(force("meteor", hand="lay_mines scuttle"), force("", "appam", hand="mistaken_identity", pile="maria"))
    t.commit("lay_mines mines meteor", HOLD).mines("meteor", 1).dice(8, 1, 4).let()
    assert t.can_react("mistaken_identity")


def test_a_strict_table_grants_no_second_answer() -> None:
    strict = table(
        force("emden", hand="collier scuttle"),
        force("", "appam", hand="non_combatant break_contact recalled"),
        strict_reactions=True,
    )
    strict.commit("collier on emden", HOLD).intercept("emden", "appam")
    strict.dice(1, 1, 5, 8, 1, 1, 4).react("break_contact")
    assert strict.where("appam") == "pile 0"
    assert strict.prompt == "kp-ask-resolve"


@rule("KP-3.2.2c", "KP-3.3.30e")
@pytest.mark.parametrize("strict", [True, False])
def test_a_strict_table_grants_no_recall_after_a_mistaken_identity(strict: bool) -> None:
    t = table(
        force("emden*", hand="collier damage_control scuttle"),
        force("", "appam", hand="mistaken_identity recalled", pile="maria"),
        strict_reactions=strict,
    )
    t.commit("collier on emden", "damage_control", HOLD).intercept("emden", "appam").let()
    t.dice(10, 1, 1, 4, 6, 1, 5).let().react("mistaken_identity").do(m.Swap("maria"))
    assert (t.prompt == "kp-ask-react-later") != strict  # now that this is over, and after whatever follows
    if not strict:
        t.let()
    t.act("damage_control", "emden")
    assert (t.prompt == "kp-ask-react-later") != strict
