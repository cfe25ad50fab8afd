"""5.4: the phantom's turn, card by card."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import PACK, force
from tests.games.kaisers_pirates.solitaire_kit import LIVE, PHANTOM, live_turn, phantom_turn
from tests.rules import rule
from weathergage.engine import Names, Text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.state import NO_CARD, REMEMBERED

IDLE = force("", "lovat", hand="collier")  # a live player to whom little can happen


def special(line_args: object) -> str:
    assert isinstance(line_args, Text)
    return line_args.key.removeprefix("kp-card-")


# -------------------------------------------------------------------- the solitaire cards, the draw


@rule("KP-5.4.1")
def test_the_solitaire_cards_are_shuffled_after_each_turn_of_the_phantom() -> None:
    t = phantom_turn(IDLE, force("emden"), "3:damage_control 1:none", 3, 1)
    assert t.seat == LIVE
    assert t.state.solitaire.drawn == []
    assert sorted(t.state.solitaire.fresh) == sorted(PACK.solitaire)
    assert [event.rule for event in t.events("kp-log-solitaire-shuffled")] == ["KP-5.4.1"]


@rule("KP-5.4.1")
def test_the_solitaire_cards_are_not_shuffled_after_the_live_players_turn() -> None:
    t = live_turn(force("leopard", hand="reflag collier"), force("", "kaipara"), "13:slim_pickings 1:none")
    t.commit("reflag on leopard", "collier").dice(1).intercept("leopard", "kaipara").let_all()
    assert len(t.state.solitaire.drawn) == 1
    card = t.state.solitaire.fresh[-1]
    t.done()
    assert t.events("kp-log-solitaire-entry")[0].pieces == (card,)  # the phantom goes on with the same deck


@rule("KP-5.4.1")
def test_the_solitaire_cards_are_shuffled_when_they_run_out() -> None:
    # Neither side has a ship, so that every entry is impossible, but for Breakout, which fails.
    dice: list[int] = []
    for card in reversed(PACK.solitaire.values()):
        red = 4 if card.offensive_3.ends_turn else 3
        dice += [red, 1, 1, 10] if card.offensive(red).action == "breakout" else [red]
    t = phantom_turn(force(hand="collier"), force(), "", *dice, 1)
    pieces = [event.pieces[0] for event in t.events("kp-log-solitaire-entry")]
    assert len(pieces) == 21
    assert set(pieces[:20]) == set(PACK.solitaire)
    assert len(t.events("kp-log-solitaire-shuffled")) == 2  # in the middle of the turn, and after it


@rule("KP-5.4.2")
def test_the_phantom_draws_an_action_card_straight_to_the_discards() -> None:
    t = phantom_turn(IDLE, force("emden", hand="monitor"), "1:none", 1, deck="breakout reflag")
    assert [PACK.cards[card].type for card in t.state.discards] == ["breakout"]
    assert [PACK.cards[card].type for card in t.state.seats[PHANTOM].hand] == ["monitor"]
    assert not t.state.exposed[t.state.discards[0]]


@rule("KP-5.4.2")
def test_the_phantoms_draw_can_end_the_round() -> None:
    t = phantom_turn(force("leopard", "lovat", hand="collier"), force("emden"), "1:none", 1, 9, 3, left=1)
    assert t.state.round == 2  # nothing else happened in the first
    assert len(t.events("kp-log-phantom-turn")) == 1
    assert not t.events("kp-log-merchants")
    assert [event.rule for event in t.events("kp-log-solitaire-shuffled")] == []


# -------------------------------------------------------------------- 1 and 2


@rule("KP-5.4.3.1")
def test_a_one_ends_the_turn() -> None:
    t = phantom_turn(IDLE, force("emden"), "1:none", 1)
    assert len(t.events("kp-log-solitaire-entry")) == 1
    assert t.seat == LIVE
    assert t.state.turn.seat == LIVE


@rule("KP-5.4.3.2")
@pytest.mark.parametrize(
    ("live", "phantom", "entry"),
    [
        (IDLE, force("leopard"), "2:warship"),  # no warship
        (IDLE, force("emden"), "2:raider"),  # no raider
        (IDLE, force("emden^*"), "2:warship"),  # in a refuge
        (force("leopard", "", hand="collier"), force("emden"), "2:warship"),  # no merchantman
        (force("leopard", "lovat", hand="collier"), force("emden"), "2:british"),  # nobody recognised
    ],
)
def test_an_intercept_that_is_impossible_ends_the_turn(live: object, phantom: object, entry: str) -> None:
    refuge = [1, 1, 10] if phantom.ships.endswith("*") else []  # type: ignore[attr-defined]
    t = phantom_turn(live, phantom, f"{entry} 3:damage_control", *refuge, 2, 3)  # type: ignore[arg-type]
    assert len(t.events("kp-log-solitaire-entry")) == 1
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.2"


@rule("KP-5.4.3.2")
def test_a_ship_that_has_intercepted_cannot_again() -> None:
    live = force("", "lovat kaipara", hand="collier")
    t = phantom_turn(live, force("emden"), "2:warship s:blank 2:warship", 2, 1, 1, 1, 8, 2)
    t.let_all()
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.2"
    assert len(t.events("kp-log-intercept")) == 1


@rule("KP-5.4.3.2")
def test_merchantmen_that_were_intercepted_cannot_be_again() -> None:
    t = phantom_turn(IDLE, force("emden dresden"), "2:warship s:blank 2:warship", 2, 1, 1, 1, 8, 2)
    t.let_all()
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.2"


@rule("KP-5.4.3.3a", "KP-5.4.3.3b", "KP-5.4.3.3f")
def test_special_actions_are_drawn_until_a_blank() -> None:
    cards = "2:warship s:surprise_attack s:boarding_party s:blank 1:none"
    t = phantom_turn(IDLE, force("emden"), cards, 2, 1, 7, 1, 4, 1)
    assert [special(event.text.args["special"]) for event in t.events("kp-log-solitaire-special")] == [
        "surprise_attack",
        "boarding_party",
    ]
    assert t.event("kp-log-solitaire-special-none").rule == "KP-5.4.3.3b"
    t.let_all()
    assert t.event("kp-log-attack-sunk").text.args["attack"] == 9
    assert t.where("lovat") == "ships 1"  # captured
    assert len(t.events("kp-log-solitaire-entry")) == 2  # the turn goes on


@rule("KP-5.4.3.3c")
def test_a_special_action_that_comes_twice_counts_once_and_stops() -> None:
    cards = "2:warship s:surprise_attack s:surprise_attack s:boarding_party"
    t = phantom_turn(IDLE, force("emden"), cards, 2, 1, 3, 1, 4)
    assert t.event("kp-log-solitaire-special-again").rule == "KP-5.4.3.3c"
    assert len(t.events("kp-log-solitaire-special")) == 1
    t.let_all()
    assert t.event("kp-log-attack-damaged").text.args["attack"] == 5


@rule("KP-5.4.3.3d")
@pytest.mark.parametrize(
    ("ship", "entry", "illegal"),
    [
        ("leopard", "2:raider", "shipping_lanes"),
        ("emden", "2:warship", "good_hunting"),
        ("emden", "2:warship", "reflag"),
        ("leopard", "2:raider", "reflag"),
    ],
)
def test_a_special_action_that_cannot_go_with_the_intercept_stops(ship: str, entry: str, illegal: str) -> None:
    live = force("", "lovat kaipara", hand="collier")
    t = phantom_turn(live, force(ship), f"{entry} s:{illegal} s:surprise_attack", 2, 1, 1, 1, 8)
    assert t.event("kp-log-solitaire-special-illegal").rule == "KP-5.4.3.3d"
    assert not t.events("kp-log-solitaire-special")
    t.let_all()
    assert len(t.events("kp-log-attack-none")) == 1


@rule("KP-5.4.3.3d")
@pytest.mark.parametrize("illegal", ["boarding_party", "good_hunting", "shipping_lanes"])
def test_with_british_forces_only_a_surprise_attack_can_go(illegal: str) -> None:
    live = force("emden", "lovat", hand="collier")
    t = phantom_turn(live, force("leopard"), f"2:british s:{illegal} s:surprise_attack", 2, 1, 1, 10)
    assert t.event("kp-log-solitaire-special-illegal").rule == "KP-5.4.3.3d"


@rule("KP-5.4.3.3d", "KP-3.3.3a")
def test_a_boarding_party_is_illegal_when_all_merchantmen_are_damaged() -> None:
    live = force("", "lovat*", hand="collier")
    t = phantom_turn(live, force("emden"), "2:warship s:boarding_party", 2, 10, 1, 1, 1)
    assert t.event("kp-log-solitaire-special-illegal").rule == "KP-5.4.3.3d"
    t.let_all()
    assert t.pile(PHANTOM) == ["lovat"]


@rule("KP-5.4.3.3a", "KP-3.3.15a")
def test_good_hunting_gives_the_phantoms_raider_two_targets() -> None:
    live = force("", "lovat kaipara appam", hand="collier")
    t = phantom_turn(live, force("leopard"), "2:raider s:good_hunting s:blank", 2, *(1, 1, 1, 8) * 2)
    targets = t.event("kp-log-intercept").text.args["targets"]
    assert isinstance(targets, Names)
    assert len(targets.items) == 2
    t.let_all()
    assert len(t.events("kp-log-attack-none")) == 2


@rule("KP-5.4.3.3a", "KP-3.3.39a")
def test_shipping_lanes_gives_the_phantoms_warship_all_targets() -> None:
    live = force("", "lovat kaipara appam", hand="collier")
    t = phantom_turn(live, force("emden"), "2:warship s:shipping_lanes s:blank", 2, *(1, 1, 1, 8) * 3)
    t.let_all()
    assert len(t.events("kp-log-attack-none")) == 3


@rule("KP-5.4.3.3a", "KP-3.3.3a")
def test_one_boarding_party_serves_the_first_undamaged_target_alone() -> None:
    live = force("", "lovat* kaipara appam", hand="collier")
    cards = "2:warship s:shipping_lanes s:boarding_party s:blank"
    t = phantom_turn(live, force("emden"), cards, 2, *(10, 1, 1, 1) * 3)
    t.let_all()
    assert sorted(t.pile(PHANTOM)) == ["appam", "lovat"]
    assert t.where("kaipara") == "ships 1"


@rule("KP-5.4.3.3e")
def test_the_target_is_picked_at_random() -> None:
    live = force("", "lovat kaipara appam", hand="collier")
    for pick, ship in enumerate(("lovat", "kaipara", "appam")):
        t = phantom_turn(live, force("emden"), "2:warship s:blank", 2, 10, 1, 1, 1, picks=(pick,))
        t.let_all()
        assert t.pile(PHANTOM) == [ship]


@rule("KP-5.4.3.3e")
def test_the_live_player_reacts_to_the_phantom_as_to_anybody() -> None:
    live = force("", "lovat", hand="break_contact qqq slim_pickings collier")
    t = phantom_turn(live, force("leopard"), "2:raider s:surprise_attack s:blank", 2)
    assert t.prompt == "kp-ask-react-intercept"
    assert t.why(m.React(t.card("break_contact"))) == "KP-3.3.5f"
    t.react("slim_pickings")
    assert not [line for line in t.lines if line.startswith("kp-log-attack")]


def test_the_phantom_intercepts_as_british_forces_with_the_dice_of_the_solitaire_card() -> None:
    live = force("emden", "lovat", hand="collier")
    t = phantom_turn(live, force("leopard"), "2:british~ s:blank", 2, 10, 1, 3)
    entry = PACK.solitaire[t.events("kp-log-solitaire-entry")[0].pieces[0]].offensive_2
    t.let_all()
    line = t.event("kp-log-attack-sunk")
    assert tuple(die.sides for die in line.dice[:2]) == entry.attack
    assert line.text.args["attack"] == 9  # by night
    assert t.pile(PHANTOM) == ["emden"]


def test_the_phantoms_prize_is_no_target_for_its_own_british_forces() -> None:
    t = phantom_turn(IDLE, force("emden maria!"), "2:british", 2)
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.2"


# -------------------------------------------------------------------- 3 and 4


@rule("KP-5.4.3.4a")
def test_an_action_with_et_is_done_and_ends_the_turn() -> None:
    live = force("leopard", "lovat", hand="collier")
    t = phantom_turn(live, force("emden"), "3:rendezvous_missed 1:none", 3, 10, 1, 1)
    assert t.ship("leopard").short
    assert len(t.events("kp-log-solitaire-entry")) == 1
    assert t.state.turn.seat == LIVE


@rule("KP-5.4.3.4b")
def test_an_impossible_action_with_et_ends_the_turn() -> None:
    live = force("leopard", "lovat", hand="collier")  # a disguised raider alone: no Transfer Command
    t = phantom_turn(live, force("emden"), "4:transfer_command 1:none", 4)
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.4b"
    assert len(t.events("kp-log-solitaire-entry")) == 1


@rule("KP-5.4.3.5a")
def test_an_action_without_et_is_done_and_the_turn_goes_on() -> None:
    t = phantom_turn(IDLE, force("emden*"), "4:damage_control 3:fair_seas 1:none", 4, 3, 1)
    assert not t.ship("emden").damage
    assert len(t.events("kp-log-solitaire-entry")) == 3


@rule("KP-5.4.3.5b")
def test_an_impossible_action_without_et_is_ignored_and_the_turn_goes_on() -> None:
    t = phantom_turn(IDLE, force("emden"), "4:damage_control 1:none", 4, 1)
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.5b"
    assert len(t.events("kp-log-solitaire-entry")) == 2


def test_second_chance_gives_the_phantom_another_turn() -> None:
    t = phantom_turn(IDLE, force("emden"), "4:second_chance", 4, 1, deck="breakout reflag monitor")
    assert len(t.events("kp-log-phantom-turn")) == 2
    assert len(t.state.discards) == 2


def test_second_chance_is_impossible_in_the_extra_turn() -> None:
    t = phantom_turn(IDLE, force("emden"), "4:second_chance", 4, extra=True)
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.4b"


def test_a_torpedo_needs_no_special_actions() -> None:
    live = force("", "lovat", hand="collier razzle_dazzle")
    t = phantom_turn(live, force("emden"), "3:torpedo s:surprise_attack", 3, 10, 1, 1, 1)
    assert t.prompt == "kp-ask-react-torpedo"
    t.let_all()
    assert t.pile(PHANTOM) == ["lovat"]
    assert not t.events("kp-log-solitaire-special")


def test_the_phantoms_submarine_can_be_lost_to_a_q_ship() -> None:
    live = force("", "lovat", hand="collier q_ship")
    t = phantom_turn(live, force("emden"), "3:torpedo", 3, 10, 4, 1, 1, 1, 6, 10, 4, 1)
    t.react("q_ship")
    assert t.pile(LIVE) == ["submarine_u"]
    assert t.state.seats[LIVE].pile[0].card == NO_CARD


def test_mines_of_a_submarine_and_of_a_raider() -> None:
    live = force("", "lovat kaipara", hand="collier")
    t = phantom_turn(live, force("meteor"), "3:mines 3:lay_mines 1:none", 3, *(1, 1, 8) * 2, 3, *(1, 1, 8) * 2, 1)
    t.let_all()
    assert len(t.events("kp-log-mines")) == 2
    assert len(t.events("kp-log-attack-none")) == 4
    assert not t.ship("meteor").known


def test_lay_mines_needs_a_minelayer() -> None:
    t = phantom_turn(IDLE, force("leopard"), "3:lay_mines 1:none", 3, 1)
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.5b"


# -------------------------------------------------------------------- Deception, Fog Bank, Recon Aircraft


@rule("KP-5.4.3.6")
@pytest.mark.parametrize(("entry", "red", "field"), [("3:deception", 3, "deception"), ("4:fog_bank", 4, "fog")])
def test_deception_and_fog_bank_are_only_remembered(entry: str, red: int, field: str) -> None:
    # Under Deception the only card of the hand is turned up; under Fog Bank the live player's turn is over at once.
    t = phantom_turn(force("emden*", "lovat", hand="damage_control"), force("leopard"), entry, red, 1)
    line = {"deception": "kp-log-deception", "fog": "kp-log-fog"}[field]
    assert len(t.events(line)) == 1
    assert sorted((*t.state.solitaire.fresh, *t.state.solitaire.drawn)) == sorted(PACK.solitaire)
    if field == "deception":
        assert t.prompt == "kp-ask-ship"  # Damage Control must be played, but at which ship is a question
        assert t.state.seats[LIVE].deception == REMEMBERED
    else:
        assert len(t.events("kp-log-phantom-turn")) == 2
        assert t.state.seats[LIVE].fog == NO_CARD


@rule("KP-5.4.3.6")
def test_a_fogged_live_player_neither_plays_nor_draws() -> None:
    t = phantom_turn(force("emden", "lovat", hand="collier"), force("leopard"), "4:fog_bank", 4, 1)
    assert [PACK.cards[card].type for card in t.state.seats[LIVE].hand] == ["collier"]
    assert len(t.events("kp-log-drew")) == 0
    assert len(t.events("kp-log-phantom-drew")) == 2


@rule("KP-5.4.3.8")
def test_recon_aircraft_discards_two_random_cards_of_the_live_player() -> None:
    live = force("", "lovat", hand="collier amc trap qqq")
    t = phantom_turn(live, force("emden", hand="monitor"), "3:recon_aircraft", 3, picks=(1, 1))
    assert [PACK.cards[card].type for card in t.state.seats[LIVE].hand] == ["collier", "qqq"]
    assert [PACK.cards[card].type for card in t.state.discards[:2]] == ["amc", "trap"]
    assert [PACK.cards[card].type for card in t.state.seats[PHANTOM].hand] == ["monitor"]
    assert not any(t.state.exposed[card] for card in t.state.discards)
    seen = t.event("kp-log-recon-cards")
    assert seen.to == (LIVE,)
    assert t.state.turn.seat == LIVE  # (ET)


@rule("KP-5.4.3.9a", "KP-5.4.3.9b")
@pytest.mark.parametrize(
    ("red", "short", "damaged"),
    [(1, True, True), (2, False, False), (3, True, True), (4, False, False)],
)
def test_under_deception_the_phantom_does_one_thing(red: int, short: bool, damaged: bool) -> None:
    # The card: 3 Blockade Runner, 4 Damage Control. Neither has (ET), but the turn ends.
    live, phantom = IDLE, force("emden*-", deception="yes")
    runs = [10, 4, 1] if red in (1, 3) else []
    t = phantom_turn(live, phantom, "3:blockade_runner", red, *runs)
    assert t.ship("emden").short == (not short)
    assert bool(t.ship("emden").damage) == damaged
    assert len(t.events("kp-log-solitaire-entry")) == 1
    assert t.event("kp-log-solitaire-entry").rule == "KP-5.4.3.9a"
    assert t.state.seats[PHANTOM].deception == NO_CARD
    assert t.card("deception") in t.state.discards


@rule("KP-5.4.3.9b")
def test_under_deception_an_impossible_entry_ends_the_turn_too() -> None:
    t = phantom_turn(IDLE, force("emden", deception="yes"), "4:damage_control 1:none", 2)
    assert t.events("kp-log-solitaire-impossible")
    assert len(t.events("kp-log-solitaire-entry")) == 1


@rule("KP-5.4.3.10")
def test_after_a_recon_aircraft_the_phantom_does_one_thing() -> None:
    t = live_turn(
        force("", "lovat", hand="recon_aircraft"),
        force("emden*-", hand="amc qqq"),
        "3:blockade_runner 1:none",
        1,
        10,
        4,
        1,
    )
    t.commit("recon_aircraft").act("recon_aircraft", PHANTOM)
    assert not t.ship("emden").short  # a 1 stands for the third entry
    (entry,) = t.events("kp-log-solitaire-entry")
    assert entry.rule == "KP-5.4.3.10"
    assert not t.state.solitaire.scouted


@rule("KP-5.4.3.10")
def test_the_turn_after_that_is_a_whole_one() -> None:
    t = phantom_turn(IDLE, force("emden"), "4:damage_control", 4, scouted=True)
    t.done()
    assert [event.rule for event in t.events("kp-log-solitaire-entry")] == ["KP-5.4.3.10", "KP-5.4.3.1"]


def test_in_a_fog_bank_the_phantom_does_nothing_and_draws_nothing() -> None:
    t = phantom_turn(IDLE, force("emden leopard!", fog="yes"), "1:none")
    assert t.event("kp-log-phantom-fog").rule == "KP-3.3.14b"
    assert t.state.discards == [t.card("fog_bank")]
    assert not t.watched.rolls
    assert not [line for line in t.lines if "-reflag" in line]


# -------------------------------------------------------------------- Island Refuge


@rule("KP-5.4.3.7a")
@pytest.mark.parametrize("needy", ["dresden*", "dresden-", "greif!"])
def test_island_refuge_prefers_a_ship_that_needs_it(needy: str) -> None:
    ship = needy.rstrip("*-!")
    attempt = [1, 1, 10] if needy[-1] in "*-" else []
    for policy in ("random", "best"):
        t = phantom_turn(
            IDLE, force(f"karlsruhe {needy} wolf"), "3:island_refuge 1:none", 3, *attempt, 1, policy=policy
        )
        assert [it.id for it in t.state.seats[PHANTOM].ships if it.refuge == REMEMBERED] == [ship]
        assert not t.ship(ship).known


@rule("KP-5.4.3.7a")
def test_without_such_a_ship_any_may_seek_refuge() -> None:
    ships = ("karlsruhe", "wolf")
    for pick, ship in enumerate(ships):
        t = phantom_turn(IDLE, force(" ".join(ships)), "3:island_refuge 1:none", 3, 1, picks=(pick,))
        assert t.ship(ship).refuge == REMEMBERED


@rule("KP-5.4.3.7b")
def test_a_ship_leaves_its_refuge_when_its_marker_is_gone() -> None:
    t = phantom_turn(IDLE, force("emden^*"), "2:warship", 10, 1, 1, 2)
    assert t.ship("emden").refuge == NO_CARD
    assert not t.ship("emden").damage
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.2"  # KP-3.3.20j: not on the turn of leaving


@rule("KP-5.4.3.7b")
def test_a_ship_stays_in_its_refuge_while_a_marker_is_left() -> None:
    t = phantom_turn(IDLE, force("emden^*-"), "1:none", 10, 1, 1, 1, 1, 10, 1)
    assert t.ship("emden").refuge == REMEMBERED
    assert not t.ship("emden").damage
    assert t.ship("emden").short


@rule("KP-5.4.3.7b")
def test_the_first_attempts_are_made_on_entering_but_it_leaves_no_sooner_than_the_next_turn() -> None:
    t = phantom_turn(IDLE, force("emden*"), "3:island_refuge 1:none", 3, 10, 1, 1, 1)
    assert not t.ship("emden").damage
    assert t.ship("emden").refuge == REMEMBERED
    t.done()  # the live player's turn passes, and so does the phantom's
    assert t.ship("emden").refuge == NO_CARD


@rule("KP-5.4.3.7b")
def test_a_ship_without_markers_leaves_on_the_next_turn() -> None:
    t = phantom_turn(IDLE, force("emden^"), "1:none", 1)
    assert t.ship("emden").refuge == NO_CARD


# -------------------------------------------------------------------- Interrogate

DISGUISED = "leopard geier! iltis meteor"


@rule("KP-5.4.3.11a")
def test_interrogate_low_takes_the_unrecognised_ship_of_lowest_value() -> None:
    live = force(DISGUISED, "lovat", hand="collier")
    t = phantom_turn(live, force("emden"), "4:interrogate/low 1:none", 4, 1, 1, 10, 1)
    assert t.event("kp-log-british").pieces == ("iltis",)


@rule("KP-5.4.3.11b")
def test_interrogate_high_takes_the_unrecognised_ship_of_highest_value() -> None:
    live = force(DISGUISED, "lovat", hand="collier")
    t = phantom_turn(live, force("emden"), "3:interrogate/high 1:none", 3, 1, 1, 10, 1)
    assert t.event("kp-log-british").pieces == ("leopard",)


@rule("KP-5.4.3.11c")
@pytest.mark.parametrize(("pick", "ship"), [*enumerate(["leopard", "iltis", "meteor", "maria"])])
@pytest.mark.parametrize("policy", ["random", "best"])
def test_interrogate_random_takes_any_unrecognised_raider_or_prize(pick: int, ship: str, policy: str) -> None:
    live = force(DISGUISED + " maria emden", "lovat", hand="collier")
    cards = "4:interrogate/random 1:none"
    t = phantom_turn(live, force("dresden"), cards, 4, 1, 1, 10, 1, picks=(pick,), policy=policy)
    assert t.event("kp-log-british").pieces == (ship,)


@rule("KP-5.4.3.11d")
def test_without_anybody_to_interrogate_the_turn_goes_on() -> None:
    live = force("emden leopard!", "lovat", hand="collier")
    t = phantom_turn(live, force("dresden"), "4:interrogate/random 1:none", 4, 1)
    assert t.event("kp-log-solitaire-impossible").rule == "KP-5.4.3.11d"
    assert len(t.events("kp-log-solitaire-entry")) == 2


@rule("KP-5.4.3.11e")
@pytest.mark.parametrize(("pick", "ship"), [*enumerate(["berlin", "cap_trafalgar", "kronprinz_wilhelm"])])
def test_chance_decides_among_equals(pick: int, ship: str) -> None:
    live = force("berlin iltis cap_trafalgar kronprinz_wilhelm", "lovat", hand="collier")
    t = phantom_turn(live, force("emden"), "3:interrogate/high 1:none", 3, 1, 1, 10, 1, picks=(pick,))
    assert t.event("kp-log-british").pieces == (ship,)


# -------------------------------------------------------------------- Reflag at the end


@rule("KP-5.4.3.12a", "KP-5.4.3.12b")
def test_a_recognised_ship_hides_when_the_last_card_shows_reflag() -> None:
    t = phantom_turn(IDLE, force("leopard!"), "1:none s:reflag", 1)
    assert not t.ship("leopard").known
    assert t.event("kp-log-solitaire-reflag").rule == "KP-5.4.3.12b"


@rule("KP-5.4.3.12b")
def test_only_one_ship_hides() -> None:
    t = phantom_turn(IDLE, force("leopard! wolf! maria!"), "1:none s:reflag", 1, picks=(1,))
    assert [it.id for it in t.state.seats[PHANTOM].ships if it.known] == ["leopard", "maria"]


@rule("KP-5.4.3.12a")
def test_without_reflag_nobody_hides() -> None:
    t = phantom_turn(IDLE, force("leopard!"), "1:none s:good_hunting", 1)
    assert t.ship("leopard").known
    assert t.event("kp-log-solitaire-no-reflag").rule == "KP-5.4.3.12a"


@rule("KP-5.4.3.12a")
def test_with_nobody_recognised_no_card_is_drawn() -> None:
    t = phantom_turn(IDLE, force("leopard emden maria"), "1:none s:reflag", 1)
    assert not [line for line in t.lines if "-reflag" in line]
