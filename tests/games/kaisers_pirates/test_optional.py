"""Chapter 6: the optional rules, each with and without."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import PACK, Table, force, table, undealt
from tests.rules import rule
from weathergage.engine import Setup
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.state import State

HOLD = "scuttle british"


def raid(ship: str, target: str, hand: str, *assists: str, **options: bool) -> Table:
    """An intercept has been announced; the target's holder is asked."""
    own, merchant = ship.rstrip("!*-"), target.rstrip("*")
    cards = "collier scuttle " + " ".join(assists)
    t = table(force(ship, hand=cards), force("", target, hand=hand), **options)  # type: ignore[arg-type]
    return t.commit(f"collier on {own}", HOLD, *assists).intercept(own, merchant, *assists)


def hunted(ship: str, hand: str, **options: bool) -> Table:
    """British forces intercept a ship; its holder is asked."""
    own = ship.rstrip("!*-")
    t = table(force(hand="recalled scuttle"), force(ship, hand=hand), **options)  # type: ignore[arg-type]
    return t.commit("recalled british", HOLD).british("recalled", own)


def rolled(t: Table, key: str = "challenge") -> int:
    """The last challenge (or attack), modified."""
    lines = [event for event in t.match.events or [] if key in event.text.args]
    number = lines[-1].text.args[key]
    assert isinstance(number, int)
    return number


def dealt(seats: int = 4, edition: str = "2", seed: bytes = b"seed", **options: bool | int | str) -> State:
    setup = Setup(game=GAME.id, seats=seats, edition=edition, options=options)
    state: State = Match.begin(GAME, setup, seed).game.state
    return state


# -------------------------------------------------------------------- 6.1 coal, 6.2 sail


@rule("KP-6.1.1", "KP-6.2.1")
@pytest.mark.parametrize(
    ("ship", "option", "sum_"), [("emden", "coal", 7), ("seeadler", "sail", 3), ("wolf", "coal", 5)]
)
def test_coal_and_sail_when_a_rendezvous_is_missed(ship: str, option: str, sum_: int) -> None:
    for chosen, expected in ((True, sum_), (False, 5)):
        t = table(
            force(hand="rendezvous_missed scuttle"),
            force(ship),
            coal=chosen and option == "coal",
            sail=chosen and option == "sail",
        )
        t.commit("rendezvous_missed", HOLD).dice(5, 1, 10).act("rendezvous_missed", 1)
        assert rolled(t) == expected


@rule("KP-6.1.2", "KP-6.2.2")
@pytest.mark.parametrize(("ship", "option", "sum_"), [("emden", "coal", 4), ("seeadler", "sail", 6)])
def test_coal_and_sail_when_the_blockade_is_run(ship: str, option: str, sum_: int) -> None:
    t = table(force(f"{ship}-", hand="blockade_runner scuttle"), force(), coal=option == "coal", sail=option == "sail")
    t.commit("blockade_runner", HOLD).dice(5, 1, 10).act("blockade_runner")
    assert rolled(t) == sum_


@rule("KP-6.1.3", "KP-6.2.3")
@pytest.mark.parametrize(("ship", "option", "sum_"), [("emden", "coal", 4), ("seeadler", "sail", 6)])
def test_coal_and_sail_in_a_refuge(ship: str, option: str, sum_: int) -> None:
    t = table(force(f"{ship}-^", hand="scuttle"), force(), coal=option == "coal", sail=option == "sail")
    t.commit(HOLD).dice(5, 1, 10).do(m.Resupply(ship))
    assert rolled(t) == sum_


@rule("KP-6.2.4", "KP-6.3.3")
@pytest.mark.parametrize(("ship", "option", "sum_"), [("seeadler", "sail", 3), ("wolf", "floatplane", 7)])
def test_break_contact_of_seeadler_and_wolf(ship: str, option: str, sum_: int) -> None:
    t = hunted(f"{ship}!", "break_contact", **{option: True}).dice(5, 1, 10, 1, 1, 6).react("break_contact")
    assert rolled(t) == sum_


@rule("KP-6.2.5")
def test_a_merchantman_slips_away_from_seeadler() -> None:
    t = raid("seeadler", "appam", "break_contact", sail=True).dice(5, 1, 10, 1, 1, 8).react("break_contact")
    assert rolled(t) == 7


@rule("KP-6.2.6")
@pytest.mark.parametrize(("sail", "attack"), [(True, 4), (False, 6)])
def test_seeadler_hardly_catches_a_fast_ship(sail: bool, attack: int) -> None:
    t = raid("seeadler", "appam", "fast_ship", sail=sail).dice(8, 1, 8).react("fast_ship")
    assert rolled(t, "attack") == attack


# -------------------------------------------------------------------- 6.3 floatplane


@rule("KP-6.3.1")
@pytest.mark.parametrize(("floatplane", "attack"), [(True, 8), (False, 6)])
def test_wolf_surprises_more(floatplane: bool, attack: int) -> None:
    t = raid("wolf", "appam", "interned", "surprise_attack", floatplane=floatplane).dice(4, 1, 1, 8).let()
    assert rolled(t, "attack") == attack


@rule("KP-6.3.2")
def test_no_slim_pickings_for_wolf() -> None:
    t = raid("wolf", "appam", "slim_pickings", floatplane=True)
    assert t.why(m.React(t.card("slim_pickings"))) == "KP-6.3.2"
    assert raid("wolf", "appam", "slim_pickings").can_react("slim_pickings")


# -------------------------------------------------------------------- 6.4 tournament


@rule("KP-6.4a", "KP-6.4.1", "KP-6.4.2a", "KP-6.4.2b", "KP-6.4.2c", "KP-6.4.3a", "KP-6.4.3b", "KP-6.4.3c")
@pytest.mark.parametrize("edition", ["1", "2"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_tournament_deals_alike(edition: str, seats: int) -> None:
    for number in range(5):
        state = dealt(seats, edition, bytes([number]), tournament=True)
        for seat in state.seats:
            pools = [PACK.ships[vessel.id].tournament for vessel in seat.ships]
            assert sorted(pools) == ["raider_pool", "raider_pool", "warship_pool"]
            assert sorted(PACK.merchants[vessel.id].victory for vessel in seat.merchants) == [5, 7, 9]
            assert "william_p_frye" not in {vessel.id for vessel in seat.merchants}
        assert "william_p_frye" in state.merchants.fresh
        assert {"leipzig", "karlsruhe", "geier", "iltis", "meteor", "seeadler"} <= set(state.ships.fresh)
        assert len(state.ships.fresh) == 20 - 3 * seats


@rule("KP-6.4.1", "KP-6.4.3b")
def test_in_a_tournament_ships_may_be_chosen() -> None:
    setup = Setup(game=GAME.id, seats=2, options={"tournament": True, "tournament_choice": True})
    match = Match.begin(GAME, setup, b"seed")
    ask = match.next_decision()
    assert ask is not None
    assert {move.ship for move in ask.moves} == {"dresden", "emden", "koenigsberg", "nuernberg"}
    match.play(0, m.TakeShip("emden"))
    ask = match.next_decision()
    assert ask is not None
    assert m.TakeShip("emden") not in ask.moves
    while ask is not None and isinstance(ask.moves[0], m.TakeShip):
        match.play(ask.seat, ask.moves[0])
        ask = match.next_decision()
    assert [len(seat.merchants) for seat in match.game.state.seats] == [3, 3]
    assert "emden" in [vessel.id for vessel in match.game.state.seats[0].ships]


# -------------------------------------------------------------------- 6.5 beyond 1914


GONE = {
    "emden", "leipzig", "karlsruhe", "nuernberg", "berlin", "cap_trafalgar", "kaiser_wilhelm_der_grosse", "cormoran",
}  # fmt: skip


@rule("KP-6.5.1", "KP-6.5.4")
def test_beyond_1914_does_without_some_ships() -> None:
    state = undealt(Setup(game=GAME.id, seats=2, options={"beyond_1914": True}))
    assert set(PACK.ships) - set(state.ships.fresh) == GONE
    assert len(state.merchants.fresh) == 60
    options: dict[str, bool | int | str] = {"beyond_1914": True, "without_early_losses": True}
    state = undealt(Setup(game=GAME.id, seats=2, options=options))
    assert len(state.merchants.fresh) == 41
    assert "lovat" not in state.merchants.fresh


@rule("KP-6.5.2a")
def test_beyond_1914_a_breakout_finds_no_ship() -> None:
    t = table(force(hand="breakout scuttle"), force(), beyond_1914=True)
    t.state.ships.fresh = []
    t.commit("breakout", HOLD)
    assert m.Play(t.card("breakout")) not in t.moves
    assert t.why(m.Play(t.card("breakout"))).startswith("KP-3.3.7")


@rule("KP-6.5.2b")
@pytest.mark.parametrize("beyond", [True, False])
def test_beyond_1914_what_left_play_stays_out_for_the_round(beyond: bool) -> None:
    t = table(force("dresden*", hand="scuttle breakout collier"), force(), beyond_1914=beyond)
    t.state.ships.fresh = []
    t.commit("scuttle", "breakout", "collier british").act("scuttle", "dresden")
    assert (m.Play(t.card("breakout")) in t.moves) != beyond


@rule("KP-6.5.3")
def test_beyond_1914_four_players_may_take_the_breakouts_out() -> None:
    state = dealt(4, beyond_1914=True, without_breakouts=True)
    everything = [*state.deck, *state.aside, *(card for seat in state.seats for card in seat.hand)]
    assert len(everything) == 97
    assert "breakout" not in {PACK.cards[card].type for card in everything}
    assert len(state.deck) == 56
    assert len(dealt(3, beyond_1914=True, without_breakouts=True).deck) == 42


# -------------------------------------------------------------------- 6.6 fast raiders


@rule("KP-6.6.1a", "KP-6.6.1b", "KP-6.6.1c")
@pytest.mark.parametrize(("check", "short"), [((6, 1, 5), True), ((5, 1, 5), False)])
def test_a_fast_raider_makes_full_steam(check: tuple[int, ...], short: bool) -> None:
    t = raid("berlin", "appam", "fast_ship", fast_raiders=True).react("fast_ship")
    assert (t.seat, t.prompt) == (0, "kp-ask-full-steam")
    t.dice(8, 1, 4, *check).accept()
    assert t.where("appam") == "pile 0"
    assert t.ship("berlin").short == short


@rule("KP-6.6.1a")
def test_a_fast_raider_may_spare_its_coal() -> None:
    t = raid("berlin", "appam", "fast_ship", fast_raiders=True).react("fast_ship").dice(8, 1, 4).let()
    assert t.ship("appam").damage == 1
    assert not t.ship("berlin").short


@rule("KP-6.6.1d", "KP-1.1.4l")
@pytest.mark.parametrize("ship", ["berlin-", "wolf"])
def test_no_full_steam_without_coal_or_without_liners(ship: str) -> None:
    t = raid(ship, "appam", "fast_ship", fast_raiders=True).dice(*[1] * len(PACK.ships[ship.rstrip("-")].attack), 8)
    assert t.react("fast_ship").prompt == "kp-ask-passage"


@rule("KP-6.6.2")
@pytest.mark.parametrize(("option", "sum_"), [(True, 5), (False, 7)])
def test_a_fast_raider_draws_too_much_for_the_shallows(option: bool, sum_: int) -> None:
    t = hunted("berlin!", "shallow_run", fast_raiders=option).dice(7, 1, 10).react("shallow_run")
    assert rolled(t) == sum_


# -------------------------------------------------------------------- 6.8 additional damage


@rule("KP-6.8.1")
@pytest.mark.parametrize(("option", "damage"), [(True, 2), (False, 1)])
def test_damage_adds_up(option: bool, damage: int) -> None:
    t = raid("emden", "appam*", "interned", additional_damage=option).dice(5, 1, 1, 6).let()
    assert t.ship("appam").damage == damage


@rule("KP-6.8.2a", "KP-6.8.2d")
def test_every_marker_counts_in_attack_and_defence() -> None:
    t = raid("emden**", "appam**", "interned", additional_damage=True).dice(8, 1, 1, 8).let()
    assert (rolled(t, "attack"), rolled(t, "defence")) == (4, 4)
    t = raid("emden**", "appam**", "interned", additional_damage=True).dice(3, 1, 1, 3).let()
    assert (rolled(t, "attack"), rolled(t, "defence")) == (1, 1)


@rule("KP-6.8.2b")
@pytest.mark.parametrize("name", ["break_contact", "shallow_run"])
def test_every_marker_counts_in_evading(name: str) -> None:
    t = hunted("emden**", name, additional_damage=True).dice(9, 1, 1).react(name)
    assert rolled(t) == 5


@rule("KP-6.8.2c")
def test_every_marker_counts_when_interned() -> None:
    t = table(force(hand="interned scuttle"), force("emden**"), additional_damage=True)
    t.commit("interned", HOLD).dice(3, 1, 10).act("interned", "emden")
    assert rolled(t) == 7


@rule("KP-6.8.3a", "KP-6.8.3b")
def test_one_repair_takes_one_marker() -> None:
    t = table(force("emden***^", hand="damage_control scuttle"), force(), additional_damage=True)
    t.commit("damage_control", HOLD).act("damage_control", "emden")
    assert t.ship("emden").damage == 2
    t.dice(6, 1, 5).do(m.Repair("emden"))
    assert t.ship("emden").damage == 1
    assert m.Repair("emden") not in t.moves


# -------------------------------------------------------------------- 6.9 torpedoes at prizes


@rule("KP-6.9.1a", "KP-3.1.3g")
def test_torpedoes_at_a_disguised_prize() -> None:
    t = table(force(hand="submarine_u scuttle"), force("appam lovat!"), prize_torpedoes=True)
    t.commit("submarine_u", HOLD).do(m.Play(t.card("submarine_u")))
    assert list(t.moves) == [m.Target("appam")]
    t.dice(6, 1, 5, 8, 1, 1, 4).target("appam")
    assert t.where("appam") == "pile 0"
    assert t.state.seats[0].pile[0].times == 1


@rule("KP-6.9.1b")
def test_a_captain_may_refuse() -> None:
    t = table(force(hand="submarine_u scuttle"), force("appam", "lovat"), prize_torpedoes=True)
    t.commit("submarine_u", HOLD).dice(5, 1, 5).act("submarine_u", "appam")
    assert t.prompt == "kp-ask-resolve"
    assert m.Play(t.card("submarine_u")) not in t.moves


@rule("KP-6.9.2a", "KP-6.9.2b")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_a_prize_may_dazzle_but_is_no_q_ship(edition: str) -> None:
    hand = "q_ship razzle_dazzle" + (" sail_q_ship" if edition == "2" else "")
    t = table(force(hand="submarine_u scuttle"), force("invercoe", hand=hand), prize_torpedoes=True, edition=edition)
    t.commit("submarine_u", HOLD).dice(6, 1, 5).act("submarine_u", "invercoe")
    assert list(t.moves) == [m.React(t.card("razzle_dazzle")), m.PASS]
    assert t.why(m.React(t.card("q_ship"))) == "KP-6.9.2a"


# -------------------------------------------------------------------- 6.10 pursuit


@rule("KP-6.10a", "KP-6.10.1", "KP-6.10.2a", "KP-6.10.2b")
def test_a_ship_may_follow_over_the_shoal() -> None:
    t = raid("emden", "appam", "shallow_run", shallow_pursuit=True).react("shallow_run")
    assert (t.seat, t.prompt) == (0, "kp-ask-pursue")
    # Both are damaged, which counts in the intercept: 10 - 2 against 6 - 2.
    t.dice(5, 1, 5, 5, 1, 5, 10, 1, 1, 6).accept()
    assert t.ship("emden").damage == 1
    assert t.where("appam") == "pile 0"


@rule("KP-6.10a")
def test_a_ship_need_not_follow() -> None:
    t = raid("emden", "appam", "shallow_run", shallow_pursuit=True).react("shallow_run").dice(6, 1, 5).let()
    assert t.prompt == "kp-ask-resolve"


@rule("KP-6.10b")
def test_british_forces_do_not_follow() -> None:
    t = hunted("emden", "shallow_run", shallow_pursuit=True).dice(6, 1, 5).react("shallow_run")
    assert t.prompt == "kp-ask-resolve"


@rule("KP-6.10.3")
@pytest.mark.parametrize(
    ("faces", "emden", "appam"),
    [
        ((7, 1, 5, 8, 1, 5), "ships 0", "pile 0"),
        ((8, 1, 5, 7, 1, 5), "pile 1", "merchants 1"),
        ((1, 1, 5, 1, 1, 5), "pile 1", "pile 0"),
    ],
)
def test_damaged_ships_that_fail_on_the_shoal_sink_before_the_intercept(
    faces: tuple[int, ...], emden: str, appam: str
) -> None:
    t = raid("emden*", "appam*", "shallow_run", shallow_pursuit=True).react("shallow_run").dice(*faces).accept()
    assert (t.where("emden"), t.where("appam")) == (emden, appam)


@rule("KP-6.10.2b", "KP-3.2.5a")
def test_a_merchantman_that_is_captured_behind_the_shoal_keeps_its_damage() -> None:
    t = table(
        force("emden", hand="collier scuttle boarding_party"),
        force("", "appam", hand="shallow_run"),
        shallow_pursuit=True,
    )
    t.commit("collier on emden", HOLD, "boarding_party").intercept("emden", "appam").attach("boarding_party")
    t.dice(1, 1, 5, 6, 1, 5, 10, 1, 1, 1).react("shallow_run").accept()
    assert t.where("appam") == "ships 0"
    assert t.ship("appam").damage == 1


@rule("KP-6.10.4")
def test_a_fast_raider_follows_badly() -> None:
    t = raid("berlin", "appam", "shallow_run", shallow_pursuit=True).react("shallow_run")
    t.dice(6, 1, 5, 7, 1, 5, 1, 1, 8).accept()
    assert t.ship("berlin").damage == 1


# -------------------------------------------------------------------- 6.11 sailing merchantmen


@rule("KP-6.11a")
def test_twelve_merchantmen_sail() -> None:
    assert sum(it.sailing for it in PACK.merchants.values()) == 12


@rule("KP-6.11.1a", "KP-6.11.1b")
@pytest.mark.parametrize("name", ["amc", "fast_ship"])
def test_a_sailing_merchantman_is_no_amc_and_not_fast(name: str) -> None:
    t = raid("leopard", "invercoe", name, sailing_merchantmen=True)
    assert t.why(m.React(t.card(name))) == "KP-6.11.1a"
    assert raid("leopard", "invercoe", name).can_react(name)


@rule("KP-6.11.1a", "KP-6.11.1b", "KP-3.3.34a")
def test_a_sailing_merchantman_is_a_sail_q_ship_only() -> None:
    t = table(
        force(hand="submarine_u scuttle"), force("", "invercoe", hand="q_ship sail_q_ship"), sailing_merchantmen=True
    )
    t.commit("submarine_u", HOLD).act("submarine_u", "invercoe")
    assert list(t.moves) == [m.React(t.card("sail_q_ship")), m.PASS]


@rule("KP-6.11.2")
@pytest.mark.parametrize(("option", "sum_"), [(True, 5), (False, 7)])
def test_a_sailing_merchantman_slips_away_badly(option: bool, sum_: int) -> None:
    t = raid("emden", "invercoe", "break_contact", sailing_merchantmen=option).dice(7, 1, 4).react("break_contact")
    assert rolled(t) == sum_


# -------------------------------------------------------------------- 6.12 supply from prizes


@rule("KP-6.12.1a", "KP-6.12.1b", "KP-6.12.1c")
def test_each_prize_resupplies_one_ship_in_a_turn() -> None:
    t = table(force("emden- leopard-^ appam", hand="scuttle"), force(), prize_resupply=True)
    t.commit(HOLD)
    assert {m.SupplyFrom("appam", "emden"), m.SupplyFrom("appam", "leopard")} <= set(t.moves)
    t.dice(5, 1, 5).do(m.SupplyFrom("appam", "leopard"))
    assert (t.ship("leopard").short, t.where("appam")) == (False, "ships 0")
    assert t.why(m.SupplyFrom("appam", "emden")) == "KP-6.12.1c"


@rule("KP-6.12.2a", "KP-6.12.2b", "KP-6.12.2c")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_an_exhausted_prize_is_sunk_and_counts_once(edition: str) -> None:
    t = table(force("emden- appam", hand="scuttle"), force(), prize_resupply=True, edition=edition)
    t.commit(HOLD).dice(6, 1, 5).do(m.SupplyFrom("appam", "emden"))
    assert t.where("appam") == "pile 0"
    assert t.state.seats[0].pile[0].times == 1


@rule("KP-6.12.3a", "KP-6.12.3b")
def test_the_supply_of_a_fresh_prize_is_a_choice() -> None:
    t = raid("leopard-", "appam", "non_combatant", prize_resupply=True).dice(10, 1, 1, 3).react("non_combatant")
    assert (t.prompt, t.ship("leopard").short) == ("kp-ask-capture-supply", True)
    t.let()
    assert t.ship("leopard").short
    t = raid("leopard-", "appam", "non_combatant", prize_resupply=True).dice(10, 1, 1, 3).react("non_combatant")
    t.dice(6, 1, 5).accept()
    assert not t.ship("leopard").short
    assert t.where("appam") == "pile 0"


@rule("KP-6.0")
def test_all_options_are_off_until_somebody_asks_for_them() -> None:
    options = dealt().options
    assert not any(getattr(options, name) is True for name in options.__struct_fields__)
