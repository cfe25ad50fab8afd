"""Hidden information: what a seat may read, and the worlds that it can't tell apart."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.kaisers_pirates.kit import PACK, Table, force, table
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.determinise import determinise
from weathergage.games.kaisers_pirates.halves import uses

RANDOM = Random(7)


def redealt(t: Table, seat: int | None) -> None:
    """Another world in the eyes of a seat."""
    determinise(t.game, seat, RANDOM)


@pytest.mark.parametrize("hand", ["damage_control collier", "trap amc", "reflag non_combatant"])
def test_that_a_hand_holds_a_reaction_cannot_be_read(hand: str) -> None:
    t = table(force("leopard", hand="interned scuttle"), force("", "appam", hand=hand))
    t.commit("interned on leopard", "scuttle british").intercept("leopard", "appam")
    assert (t.seat, t.prompt) == (1, "kp-ask-react-intercept")
    assert m.PASS in t.moves
    before = len(t.lines)
    t.dice(1, 1, 1, 8).let()
    assert len(t.lines) == before + 1


def test_own_cards_stay_and_others_move() -> None:
    t = table(force(hand="collier trap"), force(hand="amc qqq reflag"))
    mine, theirs, deck = list(t.state.seats[0].hand), list(t.state.seats[1].hand), list(t.state.deck)
    redealt(t, 0)
    assert t.state.seats[0].hand == mine
    assert t.state.seats[1].hand != theirs
    assert t.state.deck != deck
    assert len(t.state.seats[1].hand) == 3


def test_a_hand_that_was_read_stays_known() -> None:
    t = table(force(hand="intelligence scuttle collier"), force(hand="amc qqq"), force(hand="trap"))
    t.commit("intelligence", "scuttle british").act("intelligence", 1)
    hand = set(t.state.seats[1].hand)
    for _ in range(20):
        redealt(t, 0)
        assert set(t.state.seats[1].hand) == hand
    redealt(t, 2)  # who was not shown anything
    assert set(t.state.seats[1].hand) != hand


def test_the_top_of_the_deck_that_was_seen_stays_known() -> None:
    t = table(force(hand="intelligence scuttle"), force(hand="amc qqq"), deck="trap collier")
    t.commit("intelligence", "scuttle british").act("intelligence").do(m.LOOK_AT_DECK, m.PutBack(t.card("collier")))
    top = t.state.deck[-2:]
    for _ in range(20):
        redealt(t, 0)
        assert t.state.deck[-2:] == top
    redealt(t, 1)
    assert t.state.deck[-2:] != top


def test_what_was_taken_from_the_discards_is_known_to_all() -> None:
    t = table(force(hand="wireless_intercept scuttle"), force(hand="amc"), force(hand="qqq"), discards="trap collier")
    t.commit("wireless_intercept", "scuttle british").act("wireless_intercept")
    for seat in (1, 2):
        redealt(t, seat)
        assert {t.card("trap"), t.card("collier")} <= set(t.state.seats[0].hand)


def test_whoever_was_robbed_knows_what_was_taken() -> None:
    t = table(force(hand="recon_aircraft scuttle"), force(hand="amc trap"), force(hand="qqq"))
    t.commit("recon_aircraft", "scuttle british").act("recon_aircraft", 1)
    redealt(t, 1)
    assert {t.card("amc"), t.card("trap")} == set(t.state.seats[0].hand)
    redealt(t, 2)
    assert {t.card("amc"), t.card("trap")} != set(t.state.seats[0].hand)


def test_committed_cards_become_others_that_may_lie_there() -> None:
    t = table(force("meteor", hand="collier lay_mines surprise_attack trap amc"), force("", "appam", hand="qqq"))
    t.do(
        m.CommitMines(t.card("lay_mines"), "meteor"),
        m.CommitAction(t.card("collier")),
        m.CommitAction(t.card("surprise_attack")),
        m.CommitBritish(t.card("trap")),
    )
    usable, _ = uses(PACK, 2, False)
    faces = set()
    for _ in range(30):
        redealt(t, 1)
        use = {it.card: it.use for it in t.state.turn.committed}
        assert all(card in usable for card, how in use.items() if how == "action")
        assert t.state.turn.committed[0].card == t.card("lay_mines")  # nothing else could lie there like that
        faces.add(tuple(use))
    assert len(faces) > 10


def test_unseen_discards_are_redealt_and_seen_ones_are_not() -> None:
    t = table(force(hand="collier scuttle interned recalled"), force(hand="qqq"), discards="amc")
    t.commit("collier british", "scuttle british", "interned british", "recalled british").done()
    t.do(m.Discard(t.card("collier")), m.DISCARD_REST)
    covered = t.state.discards[1:3]
    redealt(t, 1)
    assert t.state.discards[0] == t.card("amc")
    assert t.state.discards[1:3] != covered
    assert t.state.discards[3:] == [t.card("interned"), t.card("recalled")]
