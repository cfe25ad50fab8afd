"""Chapter 4, and the cards that only teams use. Both editions."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import PACK, Force, Table, force, table
from tests.rules import rule
from weathergage.engine import Names, Player, Setup, text
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.rounds import outcome_of

HOLD = "scuttle#2 british"


def four(first: Force, second: Force, mate: Force, fourth: Force | None = None, edition: str = "2") -> Table:
    """Seats 0 and 2 against 1 and 3."""
    return table(first, second, mate, fourth or force(), teams=True, edition=edition)


@rule("KP-4.0a", "KP-4.1")
def test_teams_are_four_players_who_sit_alternately() -> None:
    assert next(it.seats for it in GAME.scenarios if it.id == "teams") == (4,)
    t = four(force("emden", hand="collier scuttle#2"), force("", "appam"), force("", "maria"), force("", "lovat"))
    t.commit("collier on emden", HOLD).do(m.Intercept("emden"))
    assert list(t.moves) == [m.Target("appam"), m.Target("lovat")]


@rule("KP-4.2a", "KP-4.3", "KP-4.2b")
def test_a_mate_is_no_target() -> None:
    hand = "collier scuttle#2 interned rendezvous_missed recon_aircraft"
    t = four(force("emden", hand=hand), force(), force("dresden", "maria", hand="amc"), force())
    t.commit("collier on emden", HOLD, "interned", "rendezvous_missed", "recon_aircraft")
    assert list(t.moves) == [m.DONE]
    assert t.why(m.BritishIntercept(t.card("scuttle#2"))) == "KP-3.2.3b"


@rule("KP-4.3")
def test_actions_hit_the_other_team() -> None:
    t = four(force(hand="interned scuttle#2"), force("emden"), force("dresden"), force("leipzig"))
    t.commit("interned", HOLD).do(m.Play(t.card("interned")))
    assert list(t.moves) == [m.Target("emden"), m.Target("leipzig")]
    assert t.why(m.Target("dresden")) == "KP-4.3"


@rule("KP-4.4", "KP-3.1.1c")
def test_friendly_effects_do_not_reach_the_mate() -> None:
    t = four(force("emden-", hand="collier scuttle#2"), force(), force("dresden-"))
    t.commit("collier", HOLD).act("collier")
    assert (t.ship("emden").short, t.ship("dresden").short) == (False, True)


@rule("KP-4.0b")
def test_mates_do_not_see_each_others_hands() -> None:
    t = four(force(hand="collier"), force(hand="qqq"), force(hand="trap"))
    assert [card.type for card in t.match.view(2).hand] == ["trap"]  # type: ignore[attr-defined]


@rule("KP-4.6")
@pytest.mark.parametrize("to", [0, 2])
def test_a_ship_that_leaves_its_refuge_may_join_the_mate(to: int) -> None:
    t = four(force("leopard^*", hand="scuttle#2"), force(), force())
    t.commit(HOLD)
    assert m.LeaveRefuge("leopard", 1) not in t.moves
    t.do(m.LeaveRefuge("leopard", to))
    assert t.where("leopard") == f"ships {to}"
    assert t.ship("leopard").damage == 1


@rule("KP-4.7a", "KP-4.7b", "KP-4.7c")
def test_two_new_ships_may_be_shared() -> None:
    for edition, given in (("1", 1), ("2", 2)):
        t = four(force(hand="breakout scuttle#2"), force(), force(), edition=edition)
        t.commit("breakout", HOLD).dice(10, 1, 5).act("breakout")
        first = t.moves[0]
        assert isinstance(first, m.Assign)
        t.do(m.Assign(first.ship, 2))
        if edition == "2":
            second = t.moves[0]
            assert isinstance(second, m.Assign)
            t.do(m.Assign(second.ship, 2))
        assert t.prompt == "kp-ask-resolve"
        assert len(t.state.seats[2].ships) == given
    t = four(force(hand="breakout scuttle#2"), force(), force())
    t.commit("breakout", HOLD).dice(6, 1, 5).act("breakout")
    assert len(t.state.seats[0].ships) == 1


@rule("KP-4.8a", "KP-4.8b", "KP-4.10")
def test_a_team_is_worth_what_its_members_are() -> None:
    t = table(*[force(hand="collier" if not seat else "") for seat in range(4)], teams=True, round=3)
    for seat, points in zip(t.state.seats, (4, 3, 1, 3), strict=True):
        seat.points, seat.totals = [points], [0]
    outcome = outcome_of(t.game)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((2, 1, 2, 1), (5.0, 6.0, 5.0, 6.0))
    assert outcome.reason == text("kp-won-team", who=Names((Player(1), Player(3))))


@rule("KP-4.9", "KP-2.4.1c")
def test_mates_may_pass_each_other_ships_before_they_keep_some() -> None:
    t = four(force("emden leopard", hand="collier"), force("wolf"), force())
    t.state.deck[:] = t.state.deck[-1:]
    for seat, points in zip(t.state.seats, (5, 5, 5), strict=False):
        seat.points = [points]
    t.done()
    assert t.prompt == "kp-ask-pool"
    while t.seat != 0:
        t.done()
    t.do(m.Assign("emden", 2)).done()
    while t.prompt == "kp-ask-pool":
        t.done()
    while t.prompt == "kp-ask-keep":
        t.do(t.moves[0])
    assert (t.where("emden"), t.where("leopard"), t.where("wolf")) == ("ships 2", "ships 0", "ships 1")


# -------------------------------------------------------------------- Bounding Main, Exchange Information


@rule("KP-3.3.4a", "KP-3.3.4b")
def test_bounding_main_skips_a_turn_and_leaves_the_rest() -> None:
    t = four(force(hand="bounding_main scuttle#2"), force(hand="qqq", deception="x"), force(hand="trap"))
    t.commit("bounding_main", HOLD).act("bounding_main").end()
    assert t.state.turn.seat == 2
    assert t.where("deception") == "before 1"
    assert len(t.state.seats[1].hand) == 1


@rule("KP-3.3.4a", "KP-3.3.37a")
def test_an_extra_turn_comes_before_the_skip() -> None:
    t = four(force(hand="bounding_main second_chance scuttle#2"), force(hand="qqq"), force(hand="trap"))
    t.commit("bounding_main", "second_chance", HOLD).act("bounding_main").act("second_chance").end()
    assert (t.state.turn.seat, t.state.turn.extra) == (0, True)
    assert t.end().state.turn.seat == 2


@rule("KP-3.3.4c", "KP-3.3.11d")
@pytest.mark.parametrize(("name", "why"), [("bounding_main", "KP-3.3.4c"), ("exchange_information", "KP-3.3.11d")])
def test_without_teams_these_only_intercept(name: str, why: str) -> None:
    t = table(force("emden", hand=name), force(hand="qqq"))
    assert {m.CommitBritish(t.card(name)), m.CommitIntercept(t.card(name), "emden")} <= set(t.moves)
    assert t.why(m.CommitAction(t.card(name))) == why


@rule("KP-3.3.11a", "KP-3.3.11b", "KP-3.3.11c", "KP-4.0d")
def test_mates_pass_cards_at_the_same_time() -> None:
    t = four(force(hand="exchange_information amc trap"), force(hand="qqq"), force(hand="collier"))
    t.commit("exchange_information").do(m.Play(t.card("exchange_information")))
    assert sorted(t.match.decisions) == [0, 2]
    t.match.play(0, m.Give(t.card("amc")))
    assert t.match.view(2).seats[0].hand == 2  # type: ignore[attr-defined]
    t.match.play(0, m.Give(t.card("trap")))
    t.match.play(2, m.DONE)
    t.match.play(0, m.DONE)
    assert t.where("amc") == t.where("trap") == "hand 2"
    assert [PACK.cards[card].type for card in t.state.seats[2].hand] == ["collier", "amc", "trap"]


@rule("KP-4.0c")
def test_the_first_edition_has_no_card_to_exchange_cards() -> None:
    state = Match.begin(GAME, Setup(game=GAME.id, seats=4, scenario="teams", edition="1"), b"seed").game.state
    everything = [*state.deck, *state.aside, *(card for seat in state.seats for card in seat.hand)]
    assert "exchange_information" not in {PACK.cards[card].type for card in everything}
