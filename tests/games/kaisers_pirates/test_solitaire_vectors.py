"""The worked examples of chapter 5, played step by step (vectors.yaml)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.kaisers_pirates.kit import PACK, Force, force
from tests.games.kaisers_pirates.solitaire_kit import LIVE, PHANTOM, Alone, live_turn, phantom_turn, solitaire_state
from tests.rules import rule
from weathergage.engine import Event, Player, Setup
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m

Step = dict[str, Any]  # as YAML gives it
VECTORS = {
    vector["id"]: vector
    for vector in yaml.safe_load((Path(__file__).parent / "vectors.yaml").read_text("utf-8"))["vectors"]
}
SHIPS = {it.name: it.id for it in PACK.ships.values()} | {it.name: it.id for it in PACK.merchants.values()}
CARDS = {it.name: it.id for it in PACK.types.values()}
SEATS = {"A": LIVE, "PP": PHANTOM}
ENTRIES = {
    "no_action": ("none", ""),
    "interrogate_random": ("interrogate", "random"),
    "recon_aircraft_et": ("recon_aircraft", ""),
}


def rules_of(name: str) -> list[str]:
    rules: list[str] = VECTORS[name]["rules"]
    return rules


def coin(dice: list[str]) -> tuple[int, ...]:
    return tuple(int(die.removeprefix("d")) for die in dice)


def faces(step: Step) -> list[int]:
    """The dice of a step, in the order in which they are rolled."""
    dice = list(step.get("die", {}).values()) if step["type"].startswith("solitaire") else []
    for side in ("attack", "defence", "challenge", "response"):
        dice += [step[f"{side}_dice"][die] for die in step.get(f"{side}_coin", ())]
    return dice


def offensive(step: Step) -> str:
    """The card of the deck that has these four offensive entries."""
    wanted = [ENTRIES.get(name, (name, "")) for name in step["offensive"]]
    for card in PACK.solitaire.values():
        entries = [card.offensive(red) for red in range(1, 5)]
        if [(it.action, it.choice) for it in entries] == wanted:
            return card.id
    raise AssertionError(f"no solitaire card has {wanted}")


def check_attack(event: Event, step: Step) -> None:
    expected = step["expect"]
    assert (event.text.args["attack"], event.text.args["defence"]) == (expected["attack"], expected["defence"])
    assert tuple(die.sides for die in event.dice) == (*coin(step["attack_coin"]), *coin(step["defence_coin"]))
    rolled = "sunk" if expected["outcome"] == "captured" else expected["outcome"]
    assert event.text.key == f"kp-log-attack-{rolled}"


def attacks(t: Alone) -> list[Event]:
    return [event for event in t.match.events or () if event.text.key.startswith("kp-log-attack")]


def steps(vector: dict[str, Any], kind: str) -> list[Step]:
    return [step for step in vector["steps"] if step["type"] == kind]


@rule(*rules_of("V-SETUP-03"))
def test_the_action_cards_of_the_solitaire_game() -> None:
    (step,) = VECTORS["V-SETUP-03"]["steps"]
    expected = step["expect"]
    setup = Setup(game=GAME.id, seats=1, scenario="solitaire", edition=str(step["edition"]))
    deck = solitaire_state(setup).deck
    removed = len(PACK.deck(step["edition"])) - len(deck)
    assert removed == expected["removed_by_name"]
    assert PACK.rules.cards_set_aside(step["edition"], 1) == expected["set_aside"]
    assert len(deck) - expected["set_aside"] == expected["round_deck"]


@rule(*rules_of("V-SOLO-01"))
@pytest.mark.parametrize("edition", ["1", "2"])
def test_the_phantoms_turn(edition: str) -> None:
    vector = VECTORS["V-SOLO-01"]
    cards, specials = steps(vector, "solitaire_card"), steps(vector, "solitaire_special")
    targets, (intercept, torpedo) = steps(vector, "random_target"), steps(vector, "attack")
    order = [offensive(cards[0]), *(f"s:{step['entry']}" for step in specials), *map(offensive, cards[1:])]
    dice = [face for step in vector["steps"] if step["type"] != "random_target" for face in faces(step)]
    live = force("", "lovat lundy_island appam", hand="break_contact collier monitor breakout")
    t = phantom_turn(
        live,
        force("leipzig", "kaipara hyades dee"),
        " ".join(order),
        *dice,
        picks=tuple(step["expect"]["index"] - 1 for step in targets),
        edition=edition,
        deck="fair_seas",
    )
    # The Surprise Attack bars the only reaction of the hand.
    applied = [event.text.args["special"] for event in t.events("kp-log-solitaire-special")]
    assert len(applied) == sum(step["expect"]["applied"] for step in specials)
    (options,) = steps(vector, "reaction_options")
    assert list(t.moves) == [m.PASS]
    for name, barred in options["expect"]["blocked"].items():
        assert t.why(m.React(t.card(CARDS[name]))) == barred
    t.let_all()
    assert t.event("kp-log-intercept").pieces == ("leipzig", SHIPS[targets[0]["expect"]["target"]])
    assert t.event("kp-log-torpedo").pieces == (SHIPS[targets[1]["expect"]["target"]],)
    check_attack(attacks(t)[0], intercept)
    check_attack(attacks(t)[1], torpedo)
    assert t.where(SHIPS[intercept["target"]]) == "ships 1"  # captured
    assert t.ship(SHIPS[torpedo["target"]]).damage == 1
    assert len(t.events("kp-log-solitaire-entry")) == len(cards)
    assert not t.events("kp-log-solitaire-impossible")
    # Recon Aircraft ends the turn.
    assert (
        t.event("kp-log-phantom-recon").text.args["count"] == cards[2]["expect"]["live_hand_cards_discarded_face_down"]
    )
    (end,) = steps(vector, "end_turn")
    assert len(t.state.seats[LIVE].hand) == 2
    assert len(t.state.discards) == 2 + end["expect"]["action_cards_drawn_to_discard"]
    assert t.where("fair_seas") == "discards"
    drawn = t.event("kp-log-merchants")  # by nobody else
    assert drawn.text.args["who"] == Player(LIVE)
    assert len(drawn.pieces) == end["expect"]["merchantmen_drawn"]["A"]
    assert len(t.state.seats[LIVE].merchants) == 3
    assert t.state.solitaire.drawn == []
    assert not t.script.faces, "all dice of the example were rolled"


@rule(*rules_of("V-SOLO-02"))
@pytest.mark.parametrize("edition", ["1", "2"])
def test_the_live_players_turn(edition: str) -> None:
    vector = VECTORS["V-SOLO-02"]
    (commit,), (announce,) = steps(vector, "commit"), steps(vector, "announce_own_ship_intercept")
    (defence,), (attack,), (challenge,) = (steps(vector, kind) for kind in ("solitaire_defence", "attack", "challenge"))
    names = [CARDS[name] for name in vector["given"]["hand_of_A"]]
    phantom: Force = force("leipzig", "kaipara")
    t = live_turn(
        force("leopard", "lovat", hand=" ".join(names)),
        phantom,
        f"24:{defence['entries']['die_2_or_4']}",
        *[face for step in (defence, attack) for face in faces(step)],
        edition=edition,
        deck="fair_seas",
    )
    assert PACK.solitaire[t.state.solitaire.fresh[-1]].defensive_1_3.action == defence["entries"]["die_1_or_3"]
    words = [
        f"{CARDS[it['card']]} on {SHIPS[it['place']]}" if it["half"] == "intercept" else CARDS[it["card"]]
        for it in commit["cards"]
    ]
    t.commit(*words).intercept(SHIPS[announce["ship"]], SHIPS[announce["targets"][0]]).let_all()
    (line,) = attacks(t)
    check_attack(line, attack)
    assert t.event("kp-log-phantom-reaction").text.args["card"].key == f"kp-card-{defence['expect']['reaction']}"  # type: ignore[union-attr]
    (ended,) = steps(vector, "end_intercept")
    assert t.ship("leopard").known == ended["expect"]["recognised"]
    assert t.ship("kaipara").damage == 1
    assert "kp-ask-passage" not in {event.text.key for event in t.match.events or ()}
    t.dice(*faces(challenge)).act("interned", SHIPS[challenge["target"]])
    result = t.event("kp-log-challenge-succeeds")
    assert result.text.args["challenge"] == challenge["expect"]["challenge"]
    assert result.text.args["response"] == challenge["expect"]["response"]
    assert t.where(SHIPS[challenge["expect"]["removed_unscored"]]) == "used"
    (end,) = steps(vector, "end_turn")
    lying = [PACK.cards[card].type for card in t.state.discards]
    assert sorted(lying[:2]) == sorted(CARDS[name] for name in end["expect"]["discards_face_down"]["A"])
    assert t.event("kp-log-discarded-unseen").text.args["count"] == 2
    assert [PACK.cards[card].type for card in t.state.seats[LIVE].hand] == ["fair_seas"]
    assert len(t.events("kp-log-phantom-turn")) == 1  # which came next


@rule("KP-5.3.1")
def test_the_vectors_of_chapter_5_are_all_played() -> None:
    chapter = {name for name, vector in VECTORS.items() if any(it.startswith("KP-5") for it in vector["rules"])}
    assert chapter == {"V-SETUP-03", "V-SOLO-01", "V-SOLO-02"}
