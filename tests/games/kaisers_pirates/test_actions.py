"""3.3: action cards that are played by themselves in the own turn. Both editions."""

from __future__ import annotations

import pytest

from tests.games.kaisers_pirates.kit import PACK, Table, force, table
from tests.rules import rule
from weathergage.games.kaisers_pirates import moves as m

HOLD = "scuttle#2 british"


def acted(name: str, own: str = "", foe: str = "", at: str | int | None = None, dice: str = "", **more: str) -> Table:
    """One card is committed and played; `own` and `foe` are ships, `dice` what is rolled."""
    t = table(force(own, hand=f"{name} scuttle#2", merchants=more.get("front", "")), force(foe, more.get("other", "")))
    t.commit(name, HOLD).dice(*map(int, dice.split())).act(name, at)
    assert not t.script.faces
    return t


def no_use(name: str, own: str = "", foe: str = "", **more: str) -> None:
    """The card can't be played as things are."""
    t = table(force(own, hand=f"{name} scuttle#2", merchants=more.get("front", "")), force(foe, more.get("other", "")))
    t.commit(name, HOLD)
    assert m.Play(t.card(name)) not in t.moves


# -------------------------------------------------------------------- own ships


@rule("KP-3.3.2a", "KP-3.3.2b", "KP-3.3.2d", "KP-1.3.2")
def test_blockade_runner_makes_a_challenge_for_each_ship() -> None:
    t = acted("blockade_runner", "emden- leopard-^ wolf", dice="6 1 5 5 1 5")
    assert [t.ship(ship).short for ship in ("emden", "leopard")] == [False, True]
    no_use("blockade_runner", "emden")


@rule("KP-3.3.2c")
def test_blockade_runner_counts_prizes_once() -> None:
    t = acted("blockade_runner", "emden- appam maria", dice="4 1 5")
    assert not t.ship("emden").short  # 4 + 2
    assert acted("blockade_runner", "emden- appam maria", dice="4 1 6").ship("emden").short


@rule("KP-3.3.8a", "KP-3.3.8b")
def test_collier_resupplies_everybody() -> None:
    t = acted("collier", "emden- leopard-^")
    assert not t.ship("emden").short
    assert not t.ship("leopard").short
    no_use("collier", "emden")


@rule("KP-3.3.9a", "KP-3.3.9b")
@pytest.mark.parametrize("ship", ["emden", "leopard", "appam", "wolf"])
def test_damage_control_repairs_any_own_ship(ship: str) -> None:
    own = "emden* leopard* appam* wolf*^"
    assert acted("damage_control", own, at=ship).ship(ship).damage == 0


@rule("KP-3.3.9b", "KP-3.1.1c")
def test_damage_control_repairs_own_merchantmen_and_nobody_elses() -> None:
    t = acted("damage_control", front="maria*", other="lovat*", at="maria")
    assert t.ship("maria").damage == 0
    t = table(force("emden*", hand="damage_control scuttle#2"), force("dresden*"))
    t.commit("damage_control", HOLD).do(m.Play(t.card("damage_control")))
    assert t.why(m.Target("dresden")) == "KP-3.1.1c"


@rule("KP-3.3.12a", "KP-3.3.12b")
def test_fair_seas_helps_a_sound_ship_home() -> None:
    t = acted("fair_seas", front="matheran lovat*", at="matheran", dice="4 4")
    assert t.where("matheran") == "pile 0"
    t = acted("fair_seas", "maria*", front="matheran", at="matheran", dice="4 5")
    assert t.where("matheran") == "merchants 0"
    assert acted("fair_seas", "matheran", at="matheran", dice="4 4").state.seats[0].pile[0].times == 2
    no_use("fair_seas", "maria*", front="lovat*")


@rule("KP-3.3.32e", "KP-3.2.1e")
def test_reflag_may_be_committed() -> None:
    t = acted("reflag", "leopard! appam!", at="appam")
    assert (t.ship("appam").known, t.ship("leopard").known) == (False, True)


@rule("KP-3.3.35a", "KP-3.3.35b", "KP-3.1.2a", "KP-3.1.2b")
def test_scuttle_removes_a_damaged_ship_unscored() -> None:
    t = acted("scuttle", "emden* leopard appam*", at="emden")
    assert t.where("emden") == "used"
    assert t.pile(0) == []
    no_use("scuttle", "leopard", front="maria*")


@rule("KP-3.3.7a", "KP-3.3.7b")
@pytest.mark.parametrize(("dice", "ships"), [("5 1 5", 0), ("6 1 5", 1), ("9 1 5", 1), ("10 1 5", 2)])
def test_breakout_draws_one_ship_or_two(dice: str, ships: int) -> None:
    assert len(acted("breakout", dice=dice).state.seats[0].ships) == ships


# -------------------------------------------------------------------- Island Refuge


@rule("KP-3.3.20a", "KP-3.3.20b", "KP-3.3.20l", "KP-3.3.20e", "KP-3.3.20c")
def test_a_ship_enters_its_refuge_and_hides() -> None:
    t = acted("island_refuge", "leopard!*- appam", at="leopard")
    assert t.where("island_refuge") == "refuge 0"
    assert not t.ship("leopard").known
    assert m.Repair("leopard") in t.moves
    assert m.Resupply("leopard") in t.moves
    assert m.LeaveRefuge("leopard", 0) not in t.moves
    assert t.why(m.LeaveRefuge("leopard", 0)) == "KP-3.3.20c"


@rule("KP-3.3.20d")
def test_one_attempt_of_each_kind_in_a_turn() -> None:
    t = table(force("leopard*-^", hand="scuttle#2"), force())
    t.commit(HOLD).dice(6, 1, 5, 5, 1, 5).do(m.Repair("leopard"), m.Resupply("leopard"))
    assert (t.ship("leopard").damage, t.ship("leopard").short) == (0, True)
    assert m.Resupply("leopard") not in t.moves
    assert t.why(m.Resupply("leopard")) == "KP-3.3.20d"


@rule("KP-3.3.20i", "KP-3.3.20j", "KP-3.3.20k")
def test_a_ship_in_refuge_does_nothing_else_and_leaves_for_free() -> None:
    t = table(force("leopard^", hand="collier scuttle#2"), force("", "appam", hand="interned"))
    assert t.why(m.CommitIntercept(t.card("collier"), "leopard")) == "KP-3.3.20i"
    t.commit("collier british", HOLD).do(m.LeaveRefuge("leopard", 0))
    assert t.ship("leopard").refuge == 0
    assert t.state.turn.left == ["leopard"]
    t.end()
    assert len(t.state.discards) == 3


@rule("KP-3.3.20j")
def test_no_intercept_in_the_turn_of_leaving() -> None:
    t = table(force("leopard^", hand="scuttle#2"), force("", "appam"))
    t.commit(HOLD).do(m.LeaveRefuge("leopard", 0))
    assert t.why(m.Intercept("leopard")) in ("KP-3.2b", "KP-3.3.20j")


@rule("KP-3.3.20i")
def test_a_card_on_a_ship_that_takes_refuge_is_lost() -> None:
    t = table(force("leopard", hand="collier island_refuge scuttle#2"), force("", "appam"))
    t.commit("collier on leopard", "island_refuge", HOLD).act("island_refuge", "leopard")
    assert t.why(m.Intercept("leopard")) == "KP-3.3.20i"


@rule("KP-3.3.20g", "KP-3.3.20h", "KP-3.3.16d", "KP-3.3.33d")
def test_neither_weather_nor_hunger_reach_a_refuge() -> None:
    no_use("heavy_weather", foe="leopard*^")
    no_use("rendezvous_missed", foe="leopard^")


# -------------------------------------------------------------------- ships of opponents


@rule("KP-3.3.6a", "KP-3.3.6b")
def test_breakdown_damages_a_sound_ship_disguised_or_not() -> None:
    t = acted("breakdown", foe="leopard emden* appam", at="leopard", dice="6 1 5")
    assert t.ship("leopard").damage == 1
    assert acted("breakdown", foe="leopard", at="leopard", dice="5 1 5").ship("leopard").damage == 0
    no_use("breakdown", foe="emden* appam")


@rule("KP-3.3.16a", "KP-3.3.16b", "KP-3.3.16c")
def test_heavy_weather_tries_every_damaged_ship() -> None:
    t = acted("heavy_weather", foe="emden* appam* wolf", other="maria*", at=1, dice="8 1 7 7 1 7 8 1 7")
    assert (t.where("maria"), t.where("emden"), t.where("appam")) == ("used", "ships 1", "used")
    assert t.pile(0) == t.pile(1) == []


@pytest.mark.parametrize(("ships", "lost"), [("damaged", ["maria"]), ("all", ["wolf", "maria", "lovat"])])
def test_heavy_weather_may_try_all_ships_at_sea(ships: str, lost: list[str]) -> None:
    t = table(force(hand="heavy_weather scuttle#2"), force("wolf emden^", "maria* lovat"), heavy_weather=ships)
    t.commit("heavy_weather", HOLD).dice(*(8, 1, 7) * len(lost)).act("heavy_weather", 1)
    assert not t.script.faces
    assert [ship for ship in ("wolf", "emden", "maria", "lovat") if t.where(ship) == "used"] == lost
    t = table(force(hand="heavy_weather scuttle#2"), force("wolf emden^*", "lovat"), heavy_weather=ships)
    t.commit("heavy_weather", HOLD)
    assert (m.Play(t.card("heavy_weather")) in t.moves) == (ships == "all")


@rule("KP-3.3.18a", "KP-3.3.18c")
def test_interned_removes_what_is_recognised() -> None:
    t = acted("interned", foe="emden leopard wolf! appam!", at="wolf", dice="6 1 5")
    assert t.where("wolf") == "used"
    assert t.pile(0) == []
    t = table(force(hand="interned scuttle#2"), force("emden leopard appam!"))
    t.commit("interned", HOLD).do(m.Play(t.card("interned")))
    assert list(t.moves) == [m.Target("emden"), m.Target("appam")]
    assert t.why(m.Target("leopard")) == "KP-3.2.3b"


@rule("KP-3.3.18b")
@pytest.mark.parametrize(("ship", "response"), [("emden", 3), ("emden*", 5), ("emden-", 5), ("emden*-", 7)])
def test_interned_is_easier_with_damage_and_without_supply(ship: str, response: int) -> None:
    assert acted("interned", foe=ship, at="emden", dice=f"4 1 {response}").where("emden") == "used"
    assert acted("interned", foe=ship, at="emden", dice=f"4 1 {response + 1}").where("emden") == "ships 1"


@rule("KP-3.3.33a", "KP-3.3.33b", "KP-3.3.33e")
def test_rendezvous_missed_tries_every_warship_and_raider() -> None:
    t = acted("rendezvous_missed", foe="emden leopard", at=1, dice="6 1 5 5 1 5")
    assert (t.ship("emden").short, t.ship("leopard").short) == (True, False)
    no_use("rendezvous_missed", foe="emden-")


@rule("KP-3.3.33c")
def test_rendezvous_missed_is_harder_with_prizes() -> None:
    assert not acted("rendezvous_missed", foe="emden appam maria", at=1, dice="7 1 5").ship("emden").short
    assert acted("rendezvous_missed", foe="emden appam maria", at=1, dice="8 1 5").ship("emden").short


@rule("KP-3.3.45a", "KP-3.3.45b", "KP-3.3.45c")
def test_transfer_command_takes_a_ship_as_it_is() -> None:
    t = acted("transfer_command", foe="leopard!*- wolf", at="leopard", dice="6 1 5")
    assert t.where("leopard") == "ships 0"
    ship = t.ship("leopard")
    assert (ship.known, ship.damage, ship.short) == (True, 1, True)
    assert acted("transfer_command", foe="appam!", at="appam", dice="6 1 5").ship("appam").role == "prize"
    assert acted("transfer_command", foe="emden", at="emden", dice="5 1 5").where("emden") == "ships 1"


# -------------------------------------------------------------------- whole turns


@rule("KP-3.3.10a", "KP-3.3.10b", "KP-3.3.10c", "KP-3.3.10d", "KP-3.3.10f", "KP-3.3.10g")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_deception_plays_one_card_at_random(edition: str) -> None:
    t = table(
        force("emden*", hand="damage_control collier", deception="x"),
        force(hand="scuttle"),
        deck="qqq",
        edition=edition,
    )
    assert (t.seat, t.prompt) == (0, "kp-ask-ship")
    assert t.where("damage_control") == "committed"
    t.target("emden")
    assert t.ship("emden").damage == 0
    t.end()
    assert t.where("damage_control") == "discards"
    assert [PACK.cards[card].type for card in t.state.seats[0].hand] == ["collier", "qqq"]
    assert "deception" in [PACK.cards[card].type for card in t.state.discards]


@rule("KP-3.3.10e", "KP-3.3.10c")
@pytest.mark.parametrize("name", ["damage_control", "qqq", "surprise_attack", "reflag", "bounding_main"])
def test_deception_ignores_what_has_no_effect(name: str) -> None:
    t = table(force("emden", hand=name, deception="x"), force(hand="scuttle"))
    assert t.prompt == "kp-ask-discard"


@rule("KP-3.3.10h")
def test_a_deceived_player_reacts_as_ever() -> None:
    t = table(force("leopard", hand="collier scuttle#2"), force("", "appam", hand="trap", deception="x"))
    t.commit("collier on leopard", HOLD).intercept("leopard", "appam")
    assert t.can_react("trap")


@rule("KP-3.3.10i")
def test_deception_and_fog_never_lie_together() -> None:
    for name, before in (("fog_bank", "deception"), ("deception#1", "fog"), ("deception#1", "deception")):
        t = table(force(hand=f"{name} scuttle#2"), force(hand="qqq", **{before: "x"}))
        t.commit(name, HOLD)
        assert m.Play(t.card(name)) not in t.moves


@rule("KP-3.3.14a", "KP-3.3.14d", "KP-3.3.14e")
def test_fog_hides_a_player_from_all_but_the_weather() -> None:
    hand = "collier interned recon_aircraft heavy_weather"
    t = table(force("emden", hand=hand), force("leipzig*", "appam", hand="qqq", fog="x"))
    t.commit("collier on emden", "interned", "recon_aircraft", "heavy_weather")
    assert list(t.moves) == [m.Play(t.card("heavy_weather")), m.DONE]
    t.do(m.Play(t.card("heavy_weather")))
    assert list(t.moves) == [m.Against(1)]


@rule("KP-3.3.14a", "KP-3.3.14b", "KP-3.3.14c", "KP-3.3.14f")
def test_fog_costs_a_turn_and_its_card() -> None:
    t = table(force(hand="fog_bank scuttle#2"), force("leopard^", hand="qqq collier"))
    t.commit("fog_bank", HOLD).act("fog_bank", 1).end()
    assert (t.seat, t.prompt) == (1, "kp-ask-free")  # nothing but the refuge
    t.done()
    assert t.where("fog_bank") == "discards"
    assert len(t.state.seats[1].hand) == 2
    assert t.state.turn.seat == 0


@rule("KP-3.3.37a", "KP-3.3.37b", "KP-3.3.37c", "KP-3.3.47c")
def test_second_chance_is_one_more_turn() -> None:
    t = table(
        force(hand="second_chance scuttle#2 second_chance#2 wireless_intercept collier"),
        force(hand="qqq"),
        discards="amc trap",
    )
    t.commit("second_chance", HOLD).act("second_chance").end()
    assert (t.state.turn.seat, t.state.turn.extra) == (0, True)
    assert len(t.state.seats[0].hand) == 4  # it was drawn before
    t.commit("second_chance#2", "wireless_intercept", "collier british")
    assert t.why(m.Play(t.card("second_chance#2"))) == "KP-3.3.37b"
    assert t.why(m.Play(t.card("wireless_intercept"))) == "KP-3.3.37c"
    t.end()
    assert t.state.turn.seat == 1


# -------------------------------------------------------------------- hands, deck, discards


@rule("KP-3.3.17a")
def test_intelligence_shows_a_hand_to_one_player() -> None:
    t = table(force(hand="intelligence scuttle#2"), force(hand="qqq trap"), force(hand="amc"))
    t.commit("intelligence", HOLD).act("intelligence", 1)
    assert [card.type for card in t.match.view(0).seen] == ["qqq", "trap"]  # type: ignore[attr-defined]
    assert t.match.view(1).seen == t.match.view(2).seen == []  # type: ignore[attr-defined]


@rule("KP-3.3.17b", "KP-3.3.17c")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_intelligence_reorders_the_next_cards(seats: int) -> None:
    others = [force(hand="qqq"), *[force()] * (seats - 2)]
    t = table(force(hand="intelligence scuttle#2"), *others, deck="amc trap collier monitor")
    t.commit("intelligence", HOLD).act("intelligence").do(m.LOOK_AT_DECK)
    order = ["amc", "trap", "collier", "monitor"][:seats]
    for name in reversed(order[1:]):
        t.do(m.PutBack(t.card(name)))
    drawn = [PACK.cards[card].type for card in reversed(t.state.deck)][:seats]
    assert drawn == list(reversed(order))


@rule("KP-3.3.31a", "KP-3.3.31b")
def test_recon_aircraft_takes_two_cards_from_anybody() -> None:
    t = table(
        force(hand="recon_aircraft recon_aircraft#2 scuttle#2"), force(hand="qqq trap amc"), force(hand="collier")
    )
    t.commit("recon_aircraft", "recon_aircraft#2", HOLD).act("recon_aircraft", 1).act("recon_aircraft#2", 2)
    assert [len(seat.hand) for seat in t.state.seats] == [3, 1, 0]


@rule("KP-3.3.47a", "KP-3.3.47b", "KP-3.1.7")
def test_wireless_intercept_takes_the_top_of_the_discards_once() -> None:
    t = table(
        force(hand="wireless_intercept wireless_intercept#2 scuttle#2"), force(hand="collier"), discards="amc qqq trap"
    )
    assert [card.type for card in t.match.view(1).discards] == ["qqq", "trap"]  # type: ignore[attr-defined]
    t.commit("wireless_intercept", "wireless_intercept#2", HOLD).act("wireless_intercept")
    assert (t.where("qqq"), t.where("trap"), t.where("amc")) == ("hand 0", "hand 0", "discards")
    assert t.why(m.Play(t.card("wireless_intercept#2"))) == "KP-3.3.47b"


# -------------------------------------------------------------------- whom cards may hit


@rule("KP-3.1.4a", "KP-3.1.4b", "KP-3.1.4c")
def test_other_cards_hit_the_attacked_opponent_and_one_more() -> None:
    hand = "deception fog_bank rendezvous_missed recalled recon_aircraft"
    t = table(force(hand=hand), force("emden", hand="qqq"), force("leipzig", hand="amc"), force("dresden", hand="trap"))
    t.commit("deception", "fog_bank", "rendezvous_missed", "recalled british", "recon_aircraft")
    t.act("deception", 2)
    assert t.why(m.Play(t.card("fog_bank"))) == "KP-3.3.14"  # the only one it could hit is burdened already
    t.do(m.Play(t.card("rendezvous_missed")))
    assert list(t.moves) == [m.Against(2)]
    assert t.why(m.Against(1)) == "KP-3.1.4c"
    t.dice(1, 1, 10).do(m.Against(2))
    t.dice(1, 1, 10).british("recalled", "emden").let_all()
    t.do(m.Play(t.card("fog_bank")))
    assert list(t.moves) == [m.Against(1)]
    assert t.why(m.Against(3)) == "KP-3.1.4b"
    t.do(m.Against(1)).do(m.Play(t.card("recon_aircraft")))
    assert m.Against(3) in t.moves  # free of all this


@rule("KP-3.1.4b")
def test_whoever_is_attacked_later_leaves_room_for_another() -> None:
    hand = "rendezvous_missed interned recalled"
    t = table(force(hand=hand), force("emden", hand="qqq"), force("leipzig", hand="amc"))
    t.commit("rendezvous_missed", "interned", "recalled british").dice(1, 1, 10)
    t.act("rendezvous_missed", 1).dice(1, 1, 10).british("recalled", "emden").let_all()
    t.do(m.Play(t.card("interned")))
    assert list(t.moves) == [m.Target("emden"), m.Target("leipzig")]
