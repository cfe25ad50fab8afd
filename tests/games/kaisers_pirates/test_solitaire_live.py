"""5.3: the live player against the phantom's defensive entries."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import PACK, force, table
from tests.games.kaisers_pirates.solitaire_kit import LIVE, PHANTOM, live_turn, phantom_turn
from tests.rules import rule
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.state import NO_CARD
from weathergage.games.kaisers_pirates.view import View


@rule("KP-5.0b")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_the_live_player_has_the_choices_of_a_game_for_two(edition: str) -> None:
    hands = "reflag lay_mines good_hunting breakout amc"
    mine, theirs = (
        force("leopard meteor emden^", "lovat", hand=hands),
        force("dresden", "kaipara appam", hand="monitor"),
    )
    alone, two = live_turn(mine, theirs, edition=edition), table(mine, theirs, edition=edition)
    assert list(alone.moves) == list(two.moves)
    words = ("reflag on leopard", "lay_mines mines meteor", "good_hunting", "breakout british")
    alone.commit(*words)
    two.commit(*words)
    assert alone.prompt == two.prompt
    assert list(alone.moves) == list(two.moves)


# -------------------------------------------------------------------- discards, Recon Aircraft


@rule("KP-5.3.1")
def test_discards_are_face_down() -> None:
    t = live_turn(force("leopard", hand="reflag collier breakout monitor"), force("", "kaipara"), "1:none", 1)
    t.commit("reflag", "collier", "breakout")
    t.end()
    assert t.state.turn.seat == LIVE  # the phantom's turn has passed
    assert len(t.state.discards) == 4
    view = t.match.view(LIVE)
    assert isinstance(view, View)
    assert view.discards == []
    assert view.discarded == 4
    assert not any(t.state.exposed[card] for card in t.state.discards)
    assert t.event("kp-log-discarded-unseen").rule == "KP-5.3.1"
    assert "kp-log-discarded" not in t.lines
    assert "kp-ask-discard" not in {event.text.key for event in t.match.events or ()}


@rule("KP-5.3.1")
def test_nobody_is_asked_in_which_order_unseen_cards_lie() -> None:
    t = live_turn(force("leopard", hand="reflag collier monitor"), force("", "kaipara"), "1:none", 1)
    t.commit("reflag", "collier")
    t.done()
    assert t.prompt == "kp-ask-commit"  # the next turn


@rule("KP-5.3.2")
def test_recon_aircraft_takes_two_random_cards_of_the_phantom() -> None:
    t = live_turn(
        force("leopard", hand="recon_aircraft collier"),
        force("", "kaipara", hand="trap amc qqq fast_ship"),
        picks=(2, 0),
    )
    t.commit("recon_aircraft", "collier").act("recon_aircraft", PHANTOM)
    assert [PACK.cards[card].type for card in t.state.seats[LIVE].hand] == ["qqq", "trap"]
    assert [PACK.cards[card].type for card in t.state.seats[PHANTOM].hand] == ["amc", "fast_ship"]
    assert t.state.solitaire.scouted


# -------------------------------------------------------------------- what is drawn


@rule("KP-5.3.3a")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_each_intercepted_ship_has_one_solitaire_card(edition: str) -> None:
    cards = "13:no_response 13:no_response 13:no_response"
    t = live_turn(
        force("emden", hand="reflag shipping_lanes collier"),
        force("", "kaipara appam lovat", hand="amc"),
        cards,
        edition=edition,
    )
    t.commit("reflag on emden", "shipping_lanes", "collier")
    t.dice(*(1, 1, 1, 1, 8, 1, 8) * 3)
    t.intercept("emden", "kaipara", "shipping_lanes", also="appam lovat").let_all()
    assert len(t.events("kp-log-solitaire-defence")) == 3
    assert len(t.state.solitaire.drawn) == 3


@rule("KP-5.3.3a")
def test_british_intercepts_interrogations_and_monitors_draw_one_card_each() -> None:
    live = force("", hand="reflag interrogate monitor")
    t = live_turn(live, force("emden leopard meteor^", "kaipara"), "13:no_response 13:no_response 13:no_response")
    t.commit("reflag british", "interrogate", "monitor")
    dice = PACK.cards[t.card("reflag")].intercept
    t.dice(1, *[1] * len(dice), 10).british("reflag", "emden")
    assert len(t.events("kp-log-solitaire-defence")) == 1
    t.dice(10, 6, 1, 1, 1, 1, 8).act("interrogate", "leopard")
    assert len(t.events("kp-log-solitaire-defence")) == 2
    t.dice(1, 1, 1, 6).act("monitor", "meteor")
    assert len(t.events("kp-log-solitaire-defence")) == 3


@rule("KP-5.3.3a")
def test_an_interrogation_that_fails_intercepts_nobody() -> None:
    t = live_turn(force("", hand="interrogate"), force("leopard", "kaipara"))
    t.commit("interrogate").dice(1, 1, 10).act("interrogate", "leopard")
    assert t.events("kp-log-solitaire-defence") == []


@rule("KP-5.3.3b")
def test_each_torpedo_attack_draws_one_card() -> None:
    t = live_turn(
        force("", hand="submarine_u submarine_uc monitor"), force("", "kaipara appam"), "13:no_response 13:no_response"
    )
    t.commit("submarine_u", "submarine_uc")
    t.dice(1, 1, 1, 1, 8).act("submarine_u", "kaipara")
    assert len(t.events("kp-log-solitaire-defence")) == 1
    t.dice(1, 1, 1, 8).act("submarine_uc", "appam")
    assert len(t.events("kp-log-solitaire-defence")) == 2


@rule("KP-5.3.3c")
def test_mines_draw_one_card_in_all() -> None:
    t = live_turn(force("meteor", hand="lay_mines monitor"), force("", "kaipara appam lovat"), "13:no_response")
    t.commit("lay_mines mines meteor").dice(1)
    t.mines("meteor", PHANTOM).dice(*(1, 1, 8) * 3)
    for ship in ("kaipara", "appam"):
        t.target(ship)
    assert len(t.events("kp-log-solitaire-defence")) == 1
    assert len(t.events("kp-log-attack-none")) == 3


@rule("KP-5.3.3c", "KP-5.3.3e")
def test_minesweeper_stops_all_mines() -> None:
    t = live_turn(force("meteor", hand="lay_mines monitor"), force("", "kaipara appam"), "13:minesweeper")
    t.commit("lay_mines mines meteor").dice(1).mines("meteor", PHANTOM)
    assert t.event("kp-log-phantom-reaction").text.args["card"].key == "kp-card-minesweeper"  # type: ignore[union-attr]
    assert not t.events("kp-log-attack-none")


# -------------------------------------------------------------------- which entry, and whether it fits


@rule("KP-5.3.3d")
@pytest.mark.parametrize(("red", "reacts"), [(1, True), (2, False), (3, True), (4, False)])
def test_the_red_die_chooses_between_the_defensive_entries(red: int, reacts: bool) -> None:
    t = live_turn(force("leopard", hand="reflag collier"), force("", "kaipara"), "13:slim_pickings")
    t.commit("reflag on leopard").dice(red, *([] if reacts else [1, 1, 1, 8, 1, 8]))
    t.intercept("leopard", "kaipara")
    assert bool(t.events("kp-log-phantom-reaction")) == reacts
    assert bool(t.events("kp-log-attack-none")) != reacts  # Slim Pickings cancels the intercept


@rule("KP-5.3.3e")
def test_a_reaction_that_does_not_fit_is_none() -> None:
    t = live_turn(force("leopard", hand="reflag collier"), force("", "kaipara"), "13:minesweeper")
    t.commit("reflag on leopard").dice(1, 10, 1, 1, 1).intercept("leopard", "kaipara")
    assert t.event("kp-log-solitaire-unfit").rule == "KP-5.3.3e"
    assert t.pile(LIVE) == ["kaipara"]


@rule("KP-5.3.3e")
@pytest.mark.parametrize(
    ("cards", "ships", "hand"),
    [
        ("24:fast_ship", "emden", "reflag"),  # KP-3.3.13e: only against raiders
        ("24:break_contact", "leopard", "reflag~"),  # KP-3.3.5d: not at night
        ("13:qqq", "leopard!", "reflag"),  # KP-3.3.27a: it is recognised already
        ("13:shallow_run", "leopard", "reflag surprise_attack"),  # KP-3.3.38g
    ],
)
def test_a_reaction_must_be_legal_in_its_window(cards: str, ships: str, hand: str) -> None:
    names = hand.split()
    t = live_turn(force(ships, hand=hand + " collier"), force("", "kaipara"), cards)
    ship = ships.rstrip("!")
    red = 1 if cards.startswith("13") else 2
    t.commit(f"{names[0]} on {ship}", *names[1:]).dice(red, 10, 1, 1, 1).intercept(ship, "kaipara", *names[1:])
    assert not t.events("kp-log-phantom-reaction")
    assert t.pile(LIVE) == ["kaipara"]


@rule("KP-5.3.3e")
def test_slim_pickings_is_drawn_too_late_to_reduce_several_targets() -> None:
    t = live_turn(
        force("leopard", hand="reflag good_hunting collier"),
        force("", "kaipara appam"),
        "13:slim_pickings 13:no_response",
    )
    t.commit("reflag on leopard", "good_hunting").dice(1, 1, 1, 1, 8, 1, 8, 1, 1, 1, 1, 8, 1, 8)
    t.intercept("leopard", "kaipara", "good_hunting", also="appam")
    assert len(t.events("kp-log-attack-none")) == 2
    assert not t.events("kp-log-phantom-reaction")


@rule("KP-5.3.3e")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_recalled_waits_for_the_sinking(edition: str) -> None:
    t = live_turn(force("leopard", hand="reflag collier"), force("", "kaipara"), "24:recalled", edition=edition)
    t.commit("reflag on leopard").dice(2, 10, 1, 1, 1, 10, 1, 1).intercept("leopard", "kaipara")
    lines = [line for line in t.lines if line in ("kp-log-attack-sunk", "kp-log-phantom-reaction", "kp-log-recalled")]
    assert lines == ["kp-log-attack-sunk", "kp-log-phantom-reaction", "kp-log-recalled"]
    assert t.pile(LIVE) == ["kaipara"]
    assert t.where("leopard") == "used"


@rule("KP-5.3.3e")
def test_recalled_is_lost_when_nothing_sinks() -> None:
    t = live_turn(
        force("leopard emden", hand="reflag breakout collier"),
        force("", "kaipara appam"),
        "24:recalled 13:no_response",
    )
    t.commit("reflag on leopard", "breakout on emden")
    t.dice(2, 8, 1, 1, 5).intercept("leopard", "kaipara")
    assert t.ship("kaipara").damage == 1
    t.dice(1, 10, 1, 1, 1).intercept("emden", "appam")
    assert t.pile(LIVE) == ["appam"]
    assert not t.events("kp-log-phantom-reaction")


@rule("KP-5.3.3e")
def test_the_phantoms_amc_scores_like_a_card_but_stays_in_its_deck() -> None:
    t = live_turn(force("leopard", hand="reflag collier"), force("", "kaipara"), "13:amc")
    card = t.state.solitaire.fresh[-1]
    t.commit("reflag on leopard").dice(1, 10, 1, 1, 2, 1, 1, 8).intercept("leopard", "kaipara")
    assert t.pile(LIVE) == ["amc"]
    assert t.state.seats[LIVE].pile[0].card == NO_CARD
    assert t.state.solitaire.drawn == [card]
    assert t.where("kaipara") == "merchants 1"
    view = t.match.view(LIVE)
    assert isinstance(view, View)
    assert view.seats[LIVE].value == PACK.types["amc"].victory


def test_the_phantoms_q_ship_duels() -> None:
    t = live_turn(force("", hand="submarine_u collier"), force("", "kaipara"), "13:q_ship")
    # The lure succeeds; the submarine's guns miss, the Q-Ship's sink it.
    t.commit("submarine_u").dice(1, 10, 4, 1, 1, 1, 6, 10, 4, 1).act("submarine_u", "kaipara")
    assert t.pile(PHANTOM) == ["submarine_u"]


def test_the_phantom_attempts_every_safe_passage() -> None:
    t = live_turn(force("leopard", hand="reflag collier"), force("", "kaipara"), "13:no_response")
    t.commit("reflag on leopard").dice(1, 1, 1, 1, 8, 6, 1).intercept("leopard", "kaipara")
    assert t.pile(PHANTOM) == ["kaipara"]


def test_the_phantom_does_not_reflag_in_the_live_players_turn() -> None:
    t = live_turn(force("", hand="interrogate collier"), force("leopard", "kaipara"), "13:no_response s:reflag")
    t.commit("interrogate").dice(10, 6, 1, 1, 1, 1, 8).act("interrogate", "leopard")
    assert t.ship("leopard").known


def test_a_pursuit_over_the_shoal_against_the_phantom_has_its_odds() -> None:
    t = live_turn(force("leopard", hand="reflag collier"), force("", "kaipara"), "13:shallow_run", shallow_pursuit=True)
    t.commit("reflag on leopard").dice(1).intercept("leopard", "kaipara")
    assert t.prompt == "kp-ask-pursue"
    titles = [outlook.title.key for outlook in t.match.outlooks(LIVE, m.ACCEPT)]
    assert titles == ["kp-merchant-kaipara", "kp-ship-leopard"]


def test_only_the_live_player_is_ever_asked() -> None:
    t = phantom_turn(force("", "lovat", hand="collier"), force("leopard", "kaipara"), "2:raider s:blank 1:none", 2)
    assert t.seat == LIVE
    assert t.prompt == "kp-ask-react-intercept"


@rule("KP-5.3.3c", "KP-5.3.3e")
def test_what_was_drawn_against_one_attack_does_not_answer_the_next() -> None:
    live = force("leopard wolf", hand="collier interned good_hunting scuttle")
    t = live_turn(live, force("", "lovat kaipara appam"), "13:slim_pickings 13:minesweeper 24:minesweeper")
    t.commit("collier on leopard", "interned on wolf", "good_hunting", "scuttle british")
    t.dice(1).intercept("leopard", "lovat").let()
    t.dice(1, 1, 1, 1, 8, 1, 8, 2, 1, 1, 1, 8, 1, 8).intercept("wolf", "kaipara", "good_hunting", also="appam")
    assert t.events("kp-log-remaining") == []
    assert t.state.turn.intercepted == ["lovat", "kaipara", "appam"]
