"""3.1, 3.2: the sequence of play, committing, discarding, drawing. Both editions."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import PACK, force, table
from tests.rules import rule
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.view import View


@rule("KP-3.1.1a", "KP-3.1.1b", "KP-3.1e")
def test_a_player_may_play_nothing_and_draws_one_card() -> None:
    t = table(force(hand="collier"), force(hand="trap"), force(hand="amc"), deck="qqq").done()
    assert [PACK.cards[card].type for card in t.state.seats[0].hand] == ["collier", "qqq"]
    assert t.state.turn.seat == 1
    assert t.done().state.turn.seat == 2
    assert t.done().state.turn.seat == 0


@rule("KP-3.1.1d")
def test_a_hand_may_grow() -> None:
    t = table(force(hand="collier"), force(hand="trap"))
    for _ in range(20):
        t.done()
    assert len(t.state.seats[0].hand) == 11


@rule("KP-3.0b")
def test_a_player_without_ships_plays_on() -> None:
    t = table(force(hand="recalled scuttle"), force("emden", hand="trap"))
    t.commit("recalled british", "scuttle british").dice(1, 1, 8).british("recalled", "emden").let_all()
    assert t.prompt == "kp-ask-resolve"


@rule("KP-3.2a", "KP-3.2b", "KP-3.2c", "KP-3.1.5c", "KP-3.1.5d")
def test_only_what_was_committed_is_played_and_nothing_comes_back() -> None:
    t = table(force("emden*", hand="damage_control damage_control#2 collier"), force(hand="trap"))
    t.do(m.CommitAction(t.card("damage_control")), m.CommitBritish(t.card("collier"))).done()
    assert t.why(m.Play(t.card("damage_control#2"))) == "KP-3.2b"
    assert t.why(m.Play(t.card("collier"))) == "KP-3.2.1a"
    t.end()
    assert (t.where("damage_control"), t.where("collier")) == ("discards", "discards")
    assert t.where("damage_control#2") == "hand 0"


@rule("KP-3.2d")
def test_committed_cards_are_played_in_any_order() -> None:
    hand = "damage_control collier"
    t = table(force("emden*-", hand=hand), force(hand="trap")).commit(*hand.split())
    assert {m.Play(t.card("damage_control")), m.Play(t.card("collier"))} <= set(t.moves)


@rule("KP-3.2.1a", "KP-3.2.1e", "KP-1.1.2a", "KP-3.2.2a")
def test_every_card_can_intercept_and_most_can_act() -> None:
    t = table(force("emden", hand="collier trap reflag"), force(hand="qqq"))
    for name, action in (("collier", True), ("trap", False), ("reflag", True)):
        card = t.card(name)
        assert {m.CommitBritish(card), m.CommitIntercept(card, "emden")} <= set(t.moves)
        assert (m.CommitAction(card) in t.moves) == action
    assert t.why(m.CommitAction(t.card("trap"))) == "KP-3.2.2a"


@rule("KP-3.2.1b")
def test_prizes_take_no_cards() -> None:
    t = table(force("appam", hand="collier"), force(hand="qqq"))
    assert t.why(m.CommitIntercept(t.card("collier"), "appam")) == "KP-3.2.1b"


@rule("KP-3.1.5a", "KP-3.1.5b")
def test_discards_are_laid_in_the_order_that_their_players_like() -> None:
    t = table(force("leopard", hand="collier scuttle interned"), force("", "appam lovat", hand="slim_pickings qqq amc"))
    t.commit("collier on leopard", "scuttle british", "interned british")
    t.intercept("leopard", "appam").react("slim_pickings").done()
    assert t.prompt == "kp-ask-discard"
    t.do(m.Discard(t.card("interned")), m.Discard(t.card("collier")))
    names = ["interned", "collier", "scuttle", "slim_pickings"]
    assert [PACK.cards[card].type for card in t.state.discards] == names


def view_of(t: object, seat: int) -> View:
    view = t.match.view(seat)  # type: ignore[attr-defined]
    assert isinstance(view, View)
    return view


@rule("KP-3.1.7", "KP-3.1.5c")
def test_two_discards_are_in_view_and_what_they_cover_is_not() -> None:
    t = table(force(hand="collier scuttle interned"), force(hand="qqq"), discards="amc")
    t.commit("collier british", "scuttle british", "interned british").done()
    t.do(m.Discard(t.card("scuttle")), m.Discard(t.card("interned")))
    assert [card.type for card in view_of(t, 1).discards] == ["interned", "collier"]
    assert not t.state.exposed[t.card("scuttle")]
    assert t.state.exposed[t.card("interned")]


@rule("KP-3.1.8", "KP-3.1.9", "KP-2.2b", "KP-2.2a")
def test_what_a_player_sees_of_the_others() -> None:
    t = table(force("emden", hand="collier", pile="appam"), force("leopard", "lovat", hand="qqq trap"))
    seen = view_of(t, 0)
    assert seen.seats[0].value == PACK.merchants["appam"].victory
    assert seen.deck == len(t.state.deck)
    assert (seen.seats[1].hand, [card.type for card in seen.hand]) == (2, ["collier"])
    assert [vessel.id for vessel in (*seen.seats[1].ships, *seen.seats[1].merchants)] == ["leopard", "lovat"]


@rule("KP-3.2a", "KP-3.2.1a")
def test_committed_cards_show_their_place_but_not_their_face() -> None:
    t = table(force("emden", hand="collier trap amc"), force(hand="qqq"))
    t.do(m.CommitIntercept(t.card("collier"), "emden"), m.CommitBritish(t.card("trap")))
    theirs, mine = view_of(t, 1).turn.committed, view_of(t, 0).turn.committed
    assert [(it.use, it.ship, it.card) for it in theirs] == [("intercept", "emden", None), ("british", "", None)]
    assert all(it.card is not None for it in mine)


@rule("KP-3.1.6a", "KP-3.1.6b", "KP-3.0c")
def test_everybody_has_three_merchantmen_again_at_the_end() -> None:
    t = table(force("emden", "maria lovat matheran", hand="collier scuttle"), force("", "appam", hand="qqq"))
    t.commit("collier on emden", "scuttle british").dice(8, 1, 1, 4).intercept("emden", "appam").let_all()
    assert [len(seat.merchants) for seat in t.state.seats] == [3, 0]
    t.end()
    assert [len(seat.merchants) for seat in t.state.seats] == [3, 3]


@rule("KP-3.1.6a")
def test_merchantmen_are_drawn_first_by_whoever_had_the_turn() -> None:
    first = force("", "maria lovat matheran", hand="interned")
    t = table(first, force("emden", "kaipara dee hyades", hand="scuttle collier fair_seas")).done()
    drawn = t.state.merchants.fresh[-2:]
    t.commit("collier on emden", "fair_seas", "scuttle british").dice(6, 1).act("fair_seas", "kaipara")
    t.dice(10, 1, 1, 1).intercept("emden", "maria").end()
    assert [t.where(ship) for ship in reversed(drawn)] == ["merchants 1", "merchants 0"]


@rule("KP-3.1.10a", "KP-3.1.10b")
def test_a_ship_deck_is_reshuffled_when_only_used_cards_are_left() -> None:
    t = table(force("emden*", hand="breakout scuttle"), force(hand="qqq"))
    deck = t.state.ships
    deck.fresh, deck.used = [], list(deck.fresh)
    merchants = list(t.state.merchants.fresh)
    t.commit("breakout", "scuttle british").dice(10, 1, 9).act("breakout")
    assert len(t.state.seats[0].ships) == 2
    assert (len(deck.fresh), deck.used) == (18, [])
    assert t.state.merchants.fresh == merchants


@rule("KP-2.0b", "KP-2.0c")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_the_last_action_card_ends_the_round_at_once(edition: str) -> None:
    t = table(force(hand="collier"), force("", "appam", hand="qqq"), edition=edition)
    t.state.deck[:] = [t.state.deck[-1]]
    t.dice(9, 8).done()
    assert t.state.round == 2
    assert len(t.state.seats[0].points) == 1


@rule("KP-3.0a")
def test_the_player_of_the_turn_attacks_and_the_other_defends() -> None:
    t = table(force("emden", hand="collier scuttle"), force("", "appam", hand="qqq"))
    t.commit("collier on emden", "scuttle british").intercept("emden", "appam")
    attack = t.state.turn.attack
    assert attack is not None
    assert (attack.seat, attack.foe, t.seat) == (0, 1, 1)
