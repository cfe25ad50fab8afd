"""5.0 to 5.2: what the solitaire game is played with, how it begins, and what is between its rounds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.kaisers_pirates.kit import PACK, force
from tests.games.kaisers_pirates.solitaire_kit import LIVE, PHANTOM, live_turn, phantom_turn, solitaire_state
from tests.rules import rule
from weathergage.engine import IllegalError, Setup
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.decks import ENTRIES, INTERCEPTS
from weathergage.games.kaisers_pirates.groups import groups
from weathergage.games.kaisers_pirates.rounds import round_points
from weathergage.games.kaisers_pirates.state import Seat, State
from weathergage.games.kaisers_pirates.view import View
from weathergage.lab import laws

EDITIONS = pytest.mark.parametrize("edition", ["1", "2"])
SECOND_EDITION = {
    "bounding_main",
    "breakdown",
    "exchange_information",
    "mistaken_identity",
    "pull_the_plug",
    "sail_q_ship",
    "searchlight",
    "special_cargo",
}


def setup(edition: str = "2", **options: bool | int | str) -> Setup:
    return Setup(game=GAME.id, seats=1, scenario="solitaire", edition=edition, options=options)


def begun(edition: str = "2", seed: int = 0, **options: bool | int | str) -> Match:
    return laws.begin(GAME, setup(edition, **options), seed)


def table_of(match: Match) -> State:
    state: State = match.game.state
    return state


@rule("KP-5.0a")
@EDITIONS
def test_one_person_plays_against_a_phantom(edition: str) -> None:
    match = begun(edition)
    assert match.header.setup.seats == 1
    assert len(table_of(match).seats) == 2
    random = Random(5)
    for _ in laws.play_to_the_end(match, random):
        assert set(match.decisions) <= {LIVE}
    assert match.outcome is not None
    assert len(match.outcome.places) == len(match.outcome.scores) == 1


@rule("KP-5.0c")
def test_the_live_player_rolls_all_dice() -> None:
    live = force("", "lovat", hand="amc collier")
    t = phantom_turn(live, force("leopard"), "2:raider s:blank", 2, 1, 1, 1, 10, 8, 1, 8)
    t.react("amc")
    assert len(t.watched.rolls) > 4
    assert {roll.seat for roll in t.watched.rolls} == {LIVE}


@rule("KP-5.1a")
def test_a_solitaire_card_has_two_defensive_a_special_and_four_offensive_entries() -> None:
    assert len(PACK.solitaire) == PACK.rules.counts.solitaire == 20
    for card in PACK.solitaire.values():
        assert {field for field in card.__struct_fields__ if field in ENTRIES} == set(ENTRIES)
        assert card.defensive(1) is card.defensive(3) is card.defensive_1_3
        assert card.defensive(2) is card.defensive(4) is card.defensive_2_4
        assert (card.offensive(1).action, card.offensive(1).ends_turn) == ("none", True)
        assert card.offensive(2).action in INTERCEPTS


@rule("KP-5.2a")
def test_the_first_edition_removes_two_types_of_cards() -> None:
    removed = Counter(PACK.cards[card].type for card in PACK.deck(1)) - Counter(
        PACK.cards[card].type for card in solitaire_state(setup("1")).deck
    )
    assert removed == {"intelligence": 2, "wireless_intercept": 2}


@rule("KP-5.2b")
def test_the_second_edition_removes_twelve_cards() -> None:
    removed = Counter(PACK.cards[card].type for card in PACK.deck(2)) - Counter(
        PACK.cards[card].type for card in solitaire_state(setup("2")).deck
    )
    assert removed == {"intelligence": 2, "wireless_intercept": 2} | dict.fromkeys(SECOND_EDITION, 1)


@pytest.mark.parametrize(
    "edition", [pytest.param("1", marks=rule("KP-5.2.1a")), pytest.param("2", marks=rule("KP-5.2.1b"))]
)
def test_forty_cards_are_left(edition: str) -> None:
    state = table_of(begun(edition))
    hands = sum(len(seat.hand) for seat in state.seats)
    assert len(state.aside) == 48
    assert len(state.deck) + len(state.discards) + hands == 40


@rule("KP-5.2.2a")
@EDITIONS
def test_both_sides_are_dealt_the_same(edition: str) -> None:
    state = table_of(begun(edition, start="chosen"))
    for seat in state.seats:
        assert (len(seat.ships), len(seat.merchants), len(seat.hand)) == (3, 3, 6)
    assert len(state.deck) == 28


@rule("KP-5.2.2b")
def test_the_phantoms_hand_is_hidden_and_drives_nothing() -> None:
    live = force("leopard emden!", "lovat kaipara appam", hand="collier")
    games = [
        phantom_turn(live, force("wolf dresden", hand=hand), "2:raider s:blank 3:torpedo 1:none", 2, 1, 1, 1, 8)
        for hand in ("amc q_ship", "monitor breakout")
    ]
    for t in games:
        t.dice(1, 8, 3, 1, 1, 1, 8, 1).let_all()
    first, second = (t.match for t in games)
    assert first.log(LIVE) == second.log(LIVE)
    assert first.view(LIVE) == second.view(LIVE)
    assert first.view(None) == second.view(None)
    view = first.view(LIVE)
    assert isinstance(view, View)
    assert view.seats[PHANTOM].hand == 2


@rule("KP-5.2.2b")
def test_the_phantoms_hand_answers_nothing() -> None:
    logs = []
    for hand in ("slim_pickings trap", "monitor"):
        t = live_turn(force("leopard", hand="reflag collier"), force("", "lovat", hand=hand), "13:no_response")
        t.commit("reflag on leopard", "collier").dice(1, 10, 1, 1, 1).intercept("leopard", "lovat").let_all()
        logs.append(t.match.log(LIVE))
        assert len(t.state.seats[PHANTOM].hand) == len(hand.split())
    assert logs[0] == logs[1]


def test_the_phantoms_force_is_public() -> None:
    t = phantom_turn(
        force("", "lovat", hand="collier"), force("wolf! dresden^* maria", "appam*"), "1:none", 1, 1, 10, 1
    )
    view = t.match.view(LIVE)
    assert isinstance(view, View)
    it = view.seats[PHANTOM]
    assert [vessel.id for vessel in it.ships] == ["wolf", "dresden", "maria"]
    assert (it.ships[0].recognised, it.ships[1].refuge, it.ships[1].damage) == (True, True, 1)
    assert view.solitaire is not None
    assert (view.solitaire.phantom, view.solitaire.deck) == (PHANTOM, 20)
    keys = [group.title.key for group in groups(view)]
    assert keys.count("kp-table-force") == 2
    assert "kp-table-solitaire" in keys


@rule("KP-5.2.3")
@pytest.mark.parametrize("first", [LIVE, PHANTOM])
def test_who_begins_is_chosen_freely(first: int) -> None:
    chosen = begun(start="chosen", first_seat=first)
    turns = [event.text.key for event in chosen.events or () if event.level == 1][1:]
    assert turns[0] == ("kp-log-turn" if first == LIVE else "kp-log-phantom-turn")
    for start in ("die", "lowest_value"):
        assert begun(start=start).decisions


# -------------------------------------------------------------------- rounds


def to_round(match: Match, number: int, random: Random) -> Match:
    """Play on until the next round has been dealt."""
    while table_of(match).round < number or table_of(match).stage != "turns":
        laws.random_walk(match, random, 1)
    return match


@rule("KP-5.2.4a")
def test_round_points_are_awarded_after_each_round() -> None:
    match = begun(seed=4)
    random = Random(4)
    for number in (2, 3):
        to_round(match, number, random)
        seats: list[Seat] = table_of(match).seats
        assert [len(seat.points) for seat in seats] == [number - 1] * 2
        for place in range(number - 1):
            assert [seat.points[place] for seat in seats] == round_points([seat.totals[place] for seat in seats])


@rule("KP-5.2.4b")
@pytest.mark.parametrize("keeps", [True, False])
def test_the_live_player_decides_what_either_side_keeps(keeps: bool) -> None:
    match, random = begun(seed=7), Random(7)
    while match.decisions[LIVE].prompt.key != "kp-ask-keep-for-phantom":
        laws.random_walk(match, random, 1)
    ask = match.decisions[LIVE]
    assert ask.rule == "KP-5.2.4b"
    ships = [vessel.id for vessel in table_of(match).seats[PHANTOM].ships]
    assert [move.ship for move in ask.moves if isinstance(move, m.Keep)] == ships
    match.play(LIVE, m.Keep(ships[0]) if keeps else m.DONE)
    while table_of(match).stage == "deal":
        match.play(LIVE, m.DONE)
    phantom = table_of(match).seats[PHANTOM]
    assert (ships[0] in [vessel.id for vessel in phantom.ships]) or not keeps
    assert phantom.kept == keeps
    assert len(phantom.hand) == 6 - keeps


@rule("KP-5.2.5")
def test_later_rounds_reshuffle_the_action_and_solitaire_cards() -> None:
    match = begun(seed=11)
    to_round(match, 2, Random(11))
    shuffles = [event for event in match.events or () if event.text.key == "kp-log-solitaire-shuffled"]
    assert [event.rule for event in shuffles].count("KP-5.2.5") == 2
    state = table_of(match)
    places = [*state.deck, *state.aside, *state.discards, *state.seats[0].hand, *state.seats[1].hand]
    assert sorted(places) == sorted(solitaire_state(setup()).deck)
    assert len(state.aside) == 48
    assert sorted((*state.solitaire.fresh, *state.solitaire.drawn)) == sorted(PACK.solitaire)


@rule("KP-5.2.5")
def test_the_order_of_the_solitaire_cards_differs_from_round_to_round() -> None:
    orders = []
    for seed in range(3):
        match = begun(seed=seed, start="chosen")
        orders.append(tuple(table_of(match).solitaire.fresh))
    assert len(set(orders)) == 3


def test_optional_rules_hold_in_the_solitaire_game() -> None:
    match = begun(tournament=True, tournament_choice=True, policy="best")
    prompts = set()
    while match.decisions[LIVE].prompt.key.startswith("kp-ask-take"):
        prompts.add(match.decisions[LIVE].prompt.key)
        match.play(LIVE, match.decisions[LIVE].moves[0])
    assert prompts == {"kp-ask-take-warship", "kp-ask-take-merchantman"}
    for seat in table_of(match).seats:
        assert len(seat.ships) == 3
        assert sorted(PACK.merchants[vessel.id].victory for vessel in seat.merchants) == [5, 7, 9]


def test_nobody_else_can_be_seated() -> None:
    with pytest.raises(Exception, match="played by 1"):
        Match.begin(GAME, Setup(game=GAME.id, seats=2, scenario="solitaire"), b"seed")


def test_a_move_of_the_phantom_is_refused() -> None:
    match = begun()
    with pytest.raises(IllegalError):
        match.play(PHANTOM, m.DONE)
