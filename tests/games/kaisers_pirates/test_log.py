"""3.2.1, 3.2.8, R-76: the log names whatever is public, so that the table can be followed without a board."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import PACK, Table, force, table
from tests.rules import rule
from weathergage.engine import Player, Text
from weathergage.games.kaisers_pirates import moves as m

HOLD = "scuttle#2 british"


def said(t: Table, key: str) -> list[dict[str, object]]:
    """The arguments of all lines with this key."""
    return [dict(event.text.args) for event in t.match.events or [] if event.text.key == key]


def named(arg: object) -> list[str]:
    """The keys of a text, with those inside it."""
    assert isinstance(arg, Text)
    return [arg.key, *(key for inner in arg.args.values() if isinstance(inner, Text) for key in named(inner))]


@rule("KP-3.2.1b", "KP-3.2.1c")
def test_a_committed_card_is_logged_with_its_player_and_its_ship() -> None:
    t = table(force("emden meteor", hand="collier lay_mines"), force("", "appam"))
    t.commit("collier on emden", "lay_mines mines meteor")
    for key, ship in (("on-ship", "emden"), ("mines", "meteor")):
        (line,) = said(t, f"kp-log-committed-{key}")
        assert line == {"who": Player(0), "ship": Text(f"kp-ship-{ship}")}


@pytest.mark.parametrize(
    ("name", "at", "own", "foe"),
    [
        ("breakdown", "wolf", "", "wolf"),
        ("interned", "emden", "", "emden"),
        ("heavy_weather", 1, "", "wolf*"),
        ("rendezvous_missed", 1, "", "wolf"),
        ("blockade_runner", None, "wolf-", ""),
        ("interrogate", "lovat", "", "lovat"),
    ],
)
def test_a_challenge_that_fails_is_logged_with_its_ship(name: str, at: str | int | None, own: str, foe: str) -> None:
    t = table(force(own, hand=f"{name} scuttle#2"), force(foe, hand="qqq")).commit(name, HOLD)
    card = PACK.cards[t.card(name)]
    t.dice(*[1] * len(card.challenge), *card.response).act(name, at)
    (line,) = said(t, "kp-log-challenge-fails")
    ship = (foe or own).rstrip("*-")
    assert named(line["what"])[1:] == [f"kp-card-{name}", f"kp-{'ship' if ship in PACK.ships else 'merchant'}-{ship}"]


def test_attempts_in_a_refuge_and_at_passage_are_logged_with_their_ship() -> None:
    t = table(force("emden*^", "lovat", hand="fair_seas"), force()).commit("fair_seas")
    refuge, lovat = PACK.cards[t.ship("emden").refuge], PACK.merchants["lovat"]
    t.dice(*[1] * len(refuge.challenge), *refuge.response).do(m.Repair("emden"))
    t.dice(*[1] * len(lovat.passage_challenge), *lovat.passage_response).act("fair_seas", "lovat")
    assert [named(line["what"])[-1] for line in said(t, "kp-log-challenge-fails")] == [
        "kp-ship-emden",
        "kp-merchant-lovat",
    ]


def test_the_target_that_slim_pickings_leaves_is_logged() -> None:
    t = table(
        force("emden", hand="collier shipping_lanes"),
        force("", "appam lovat maria", hand="slim_pickings break_contact"),
    )
    t.commit("collier on emden", "shipping_lanes")
    t.intercept("emden", "appam", "shipping_lanes", also="lovat").react("slim_pickings").target("lovat")
    assert said(t, "kp-log-remaining") == [{"ship": Text("kp-merchant-lovat")}]


@rule("KP-3.2.5c")
def test_the_supplies_of_a_capture_are_logged() -> None:
    t = table(force("emden-", hand="collier boarding_party"), force("", "appam"))
    t.commit("collier on emden", "boarding_party").intercept("emden", "appam").dice(10, 1, 1, 1).attach(
        "boarding_party"
    )
    assert t.where("appam") == "ships 0"
    assert said(t, "kp-log-resupplied") == [{"ship": Text("kp-ship-emden")}]


@rule("KP-3.2.7g")
def test_a_roll_is_spelled_out_with_what_modifies_it() -> None:
    t = table(force("emden*", hand="collier scuttle#2"), force("", "appam"))
    attack, defence = PACK.ships["emden"].attack, PACK.merchants["appam"].defence
    t.commit("collier on emden", HOLD).dice(6, *[1] * (len(attack) - 1), 5, *[1] * (len(defence) - 1))
    t.intercept("emden", "appam")
    (line,) = [event for event in t.match.events or [] if event.text.key.startswith("kp-log-attack")]
    malus = PACK.rules.attack.damaged
    spelled, plain = line.text.args["attack_sum"], line.text.args["defence_sum"]
    assert isinstance(spelled, Text)
    assert (spelled.args["highest"], spelled.args["total"], plain) == (6, 6 + malus, 5)
    assert [die.against for die in line.dice] == [False] * len(attack) + [True] * len(defence)
