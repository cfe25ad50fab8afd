"""3.2.3, 3.3.19, 3.3.24: British forces, Interrogate and Monitor against warships, raiders and prizes."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import PACK, force, table
from tests.rules import rule
from weathergage.games.kaisers_pirates import moves as m

HOLD = "scuttle british"


@rule("KP-3.2.3a", "KP-3.2.8d", "KP-1.1.2a", "KP-3.2.1d")
def test_the_dice_of_the_intercept_half_are_rolled() -> None:
    t = table(force("", hand="recalled scuttle"), force("leopard!"))
    t.commit("recalled british", HOLD).dice(1, 1, 8).british("recalled", "leopard")
    line = next(event for event in t.match.events or [] if event.text.key.startswith("kp-log-attack"))
    assert [die.sides for die in line.dice] == [*PACK.cards[t.card("recalled")].intercept, 8]


@rule("KP-3.2.3b", "KP-1.1.4e")
def test_only_recognised_raiders_and_prizes_can_be_intercepted() -> None:
    t = table(force("", hand="recalled scuttle"), force("leopard wolf! maria appam! emden"))
    t.commit("recalled british", HOLD).do(m.BritishIntercept(t.card("recalled")))
    assert list(t.moves) == [m.Target("wolf"), m.Target("appam"), m.Target("emden")]
    assert t.why(m.Target("leopard")) == "KP-3.2.3b"


@rule("KP-3.2.3d", "KP-3.2.4b")
def test_warships_and_merchantmen_cannot_hide() -> None:
    t = table(force("emden", "appam", hand="reflag scuttle"), force("leopard"))
    t.commit("reflag", HOLD)
    assert t.why(m.Play(t.card("reflag"))).startswith("KP-3.3.32")


@rule("KP-3.2.3g", "KP-2.3.1a")
def test_a_sunk_ship_goes_to_the_interceptors_pile() -> None:
    t = table(force("", hand="recalled scuttle"), force("leopard!"))
    t.commit("recalled british", HOLD).dice(8, 1, 4).british("recalled", "leopard")
    assert t.where("leopard") == "pile 0"


@rule("KP-3.2.3e", "KP-3.3.44b", "KP-3.3.44a")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_british_forces_may_use_surprise_attack(edition: str) -> None:
    t = table(force("", hand="recalled surprise_attack scuttle"), force("leopard!"), edition=edition)
    t.commit("recalled british", "surprise_attack", HOLD).dice(4, 6, 4)
    t.british("recalled", "leopard", "surprise_attack")
    assert t.where("leopard") == "pile 0"


@rule("KP-3.2.3f", "KP-3.3.36d")
@pytest.mark.parametrize(("first", "second"), [("surprise_attack", "searchlight"), ("searchlight", "surprise_attack")])
def test_british_forces_use_one_assist_card(first: str, second: str) -> None:
    t = table(force("", hand="amc~ surprise_attack searchlight scuttle"), force("leopard!"))
    t.commit("amc~ british", "surprise_attack", "searchlight", HOLD)
    t.do(m.BritishIntercept(t.card("amc~")), m.Target("leopard")).attach(first)
    assert t.why(m.Attach(t.card(second))) == "KP-3.2.3f"


@rule("KP-3.1.3d")
def test_a_ship_is_intercepted_once_in_a_turn() -> None:
    t = table(force("", hand="recalled interned scuttle"), force("leopard! emden"))
    t.commit("recalled british", "interned british", HOLD).dice(1, 1, 8).british("recalled", "leopard")
    t.do(m.BritishIntercept(t.card("interned")))
    assert list(t.moves) == [m.Target("emden")]
    assert t.why(m.Target("leopard")) == "KP-3.1.3d"


# -------------------------------------------------------------------- Interrogate


@rule("KP-3.3.19a", "KP-3.3.19b", "KP-3.2.3c", "KP-3.1.3e")
def test_interrogate_recognises_and_intercepts_at_once() -> None:
    t = table(force("", hand="interrogate recalled scuttle"), force("leopard"))
    t.commit("interrogate", "recalled british", HOLD).dice(7, 1, 6, 6, 1, 5).act("interrogate", "leopard")
    assert t.ship("leopard").known
    assert t.ship("leopard").damage == 1
    assert m.BritishIntercept(t.card("recalled")) not in t.moves  # it was intercepted once in this turn


@rule("KP-3.3.19a", "KP-3.1.3a")
def test_a_failed_interrogation_does_nothing_but_choose_the_opponent() -> None:
    t = table(force("", hand="interrogate recalled scuttle"), force("leopard"), force("emden"))
    t.commit("interrogate", "recalled british", HOLD).dice(6, 1, 6).act("interrogate", "leopard")
    assert not t.ship("leopard").known
    assert t.state.turn.attacked == 1
    assert m.BritishIntercept(t.card("recalled")) not in t.moves


@rule("KP-3.3.19f")
def test_what_is_recognised_cannot_be_interrogated() -> None:
    t = table(force("", hand="interrogate scuttle"), force("leopard wolf! maria emden"))
    t.commit("interrogate", HOLD).do(m.Play(t.card("interrogate")))
    assert list(t.moves) == [m.Target("leopard"), m.Target("maria")]
    assert t.why(m.Target("wolf")) == t.why(m.Target("emden")) == "KP-3.3.19f"


@rule("KP-3.3.19c")
def test_a_raider_in_refuge_cannot_be_interrogated() -> None:
    t = table(force("", hand="interrogate scuttle"), force("leopard^ wolf"))
    t.commit("interrogate", HOLD).do(m.Play(t.card("interrogate")))
    assert t.why(m.Target("leopard")) == "KP-3.3.19c"


@rule("KP-3.3.19d", "KP-3.3.19e")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_nothing_joins_an_interrogation(edition: str) -> None:
    t = table(force("", hand="interrogate surprise_attack scuttle"), force("leopard"), edition=edition)
    t.commit("interrogate", "surprise_attack", HOLD).dice(10, 1, 1, 4, 1, 4).act("interrogate", "leopard")
    assert t.ship("leopard").damage == 0  # 4 + 2 would have damaged it
    assert t.where("surprise_attack") == "committed"


@rule("KP-3.3.19g", "KP-3.3.19h", "KP-3.3.19i", "KP-3.3.32d")
def test_reactions_to_an_interrogation() -> None:
    t = table(force("", hand="interrogate scuttle"), force("leopard", hand="break_contact reflag"))
    t.commit("interrogate", HOLD).dice(10, 1, 1).act("interrogate", "leopard")
    assert t.seat == 1  # recognised already; now the intercept can be answered, but not yet with Reflag
    assert t.ship("leopard").known
    assert t.can_react("break_contact")
    assert not t.can_react("reflag")
    t.dice(9, 1, 4).react("break_contact")
    assert t.prompt == "kp-ask-react-recognition"
    t.react("reflag")
    assert not t.ship("leopard").known


# -------------------------------------------------------------------- Monitor


@rule("KP-3.3.24a", "KP-3.3.24b", "KP-3.3.20f")
def test_monitor_reaches_into_a_refuge() -> None:
    t = table(force("", hand="monitor recalled scuttle"), force("leopard^ emden^ wolf!"))
    t.commit("monitor", "recalled british", HOLD)
    t.do(m.Play(t.card("monitor")))
    assert list(t.moves) == [m.Target("leopard"), m.Target("emden")]
    assert t.why(m.Target("wolf")) == "KP-3.3.24a"
    t.dice(6, 1, 4).target("leopard")
    t.let_all()
    assert t.where("leopard") == "pile 0"  # 6 + 2 is twice 4
    t.do(m.BritishIntercept(t.card("recalled")))
    assert t.why(m.Target("emden")) == "KP-3.3.20f"


@rule("KP-3.3.24a", "KP-3.3.20l")
def test_a_raider_stays_disguised_under_fire_of_a_monitor() -> None:
    t = table(force("", hand="monitor scuttle"), force("leopard^"))
    t.commit("monitor", HOLD).dice(3, 1, 4).act("monitor", "leopard")
    assert t.ship("leopard").damage == 1
    assert not t.ship("leopard").known
