"""5.0, 5.4.3: what the phantom chooses when it chooses the best."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from tests.games.kaisers_pirates.kit import PACK, force
from tests.games.kaisers_pirates.solitaire_kit import LIVE, PHANTOM, Alone, live_turn, phantom_turn
from tests.rules import rule
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.solitaire import worth
from weathergage.games.kaisers_pirates.state import NO_CARD, Attack, Options

IDLE = force("", "lovat", hand="collier")


def best(live: object, phantom: object, cards: str, *dice: int, **rest: object) -> Alone:
    return phantom_turn(live, phantom, cards, *dice, policy="best", **rest)  # type: ignore[arg-type]


# -------------------------------------------------------------------- the odds, counted


def rolls(dice: tuple[int, ...], modifier: int = 0) -> Iterator[int]:
    """Every way in which dice can fall: the highest, modified."""
    for faces in product(*(range(1, size + 1) for size in dice)):
        yield max(1, max(faces) + modifier)


def share(mine: Iterator[int], theirs: Iterator[int], factor: int = 1, least: bool = False) -> Fraction:
    """How often a roll beats another, or reaches so many times the other."""
    pairs = list(product(list(mine), list(theirs)))
    hits = sum(a >= factor * b if least else a > b for a, b in pairs)
    return Fraction(hits, len(pairs))


def counted(ship: str, target: str, bonus: int, malus: int, boarded: bool) -> Fraction:
    """The gain of one intercept, counted over all dice: sunk or captured, less what reaches port."""
    dice, card = PACK.ships[ship].attack, PACK.merchants[target]
    beaten = share(rolls(dice, bonus), rolls(card.defence, malus))
    sunk = share(rolls(dice, bonus), rolls(card.defence, malus), 2, least=True)
    passes = share(rolls(card.passage_challenge), rolls(card.passage_response))
    unharmed = Fraction(0) if malus else (1 - sunk if boarded else 1 - beaten)
    return card.victory * (sunk * (2 if boarded else 1) - unharmed * passes)


@rule("KP-5.0c")
@pytest.mark.parametrize("ship", ["emden", "leopard*", "geier-", "wolf*-"])
@pytest.mark.parametrize("target", ["lovat", "hyades*", "dee", "maria"])
@pytest.mark.parametrize("boarded", [False, True])
@pytest.mark.parametrize(("surprise", "night"), [(False, False), (True, False), (False, True)])
def test_the_worth_of_an_intercept_is_its_expected_victory_value(
    ship: str, target: str, boarded: bool, surprise: bool, night: bool
) -> None:
    t = live_turn(force("", target, hand="collier"), force(ship))
    hunter, prey = t.ship(ship.rstrip("*-")), t.ship(target.rstrip("*"))
    attack = Attack("intercept", PHANTOM, LIVE, "", ship=hunter.id, dice=PACK.ships[hunter.id].attack)
    attack.surprise, attack.night, attack.boarding = surprise, night, boarded and not prey.damage
    bonus = -2 * ("*" in ship) - 2 * ("-" in ship) + 2 * surprise - night
    expected = counted(hunter.id, prey.id, bonus, -2 * prey.damage, boarded and not prey.damage)
    assert worth.struck(t.game, attack, hunter, prey).gain == expected * worth.WHOLE


@rule("KP-5.0c", "KP-5.4.3.3e")
def test_the_phantom_chooses_ship_and_target_of_greatest_worth() -> None:
    live = force("", "hyades kaipara dee", hand="collier")
    t = best(live, force("dresden- karlsruhe leipzig*"), "2:warship s:blank", 2, 1, 1, 1, 4)
    plans = {
        (ship, target): counted(ship, target, -2 * (ship != "karlsruhe"), 0, False)
        for ship in ("dresden", "karlsruhe", "leipzig")
        for target in ("hyades", "kaipara", "dee")
    }
    t.let_all()
    line = t.event("kp-log-intercept")
    assert line.pieces == max(plans, key=lambda plan: plans[plan])
    assert t.picks.rolls == [roll for roll in t.picks.rolls if len(roll.bounds) != 1]  # nothing was left to chance


@rule("KP-5.4.3.3e")
@pytest.mark.parametrize(("pick", "ship"), [*enumerate(["matheran", "kaipara", "appam"])])
def test_chance_decides_between_what_is_equal(pick: int, ship: str) -> None:
    live = force("", "matheran kaipara appam", hand="collier")
    t = best(live, force("emden"), "2:warship s:blank", 2, 10, 1, 1, 1, picks=(pick,))
    t.let_all()
    assert t.pile(PHANTOM) == [ship]


@rule("KP-5.4.3.3e")
def test_a_boarding_party_goes_where_it_gains_most() -> None:
    live = force("", "dee* kaipara", hand="collier")
    t = best(live, force("emden"), "2:warship s:boarding_party s:blank", 2, 10, 1, 1, 1)
    t.let_all()
    assert t.where("kaipara") == "ships 1"


@rule("KP-5.4.3.3e")
def test_british_forces_go_for_the_prize_that_counts_double() -> None:
    live = force("geier! emden maria!", "lovat", hand="collier")
    t = best(live, force("dresden"), "2:british s:blank", 2, 8, 1, 1)
    t.let_all()
    assert t.pile(PHANTOM) == ["maria"]


@rule("KP-5.0c")
def test_a_torpedo_goes_for_the_most_valuable_of_the_vulnerable() -> None:
    live = force("", "dee lovat* hyades", hand="collier")
    t = best(live, force("emden"), "3:torpedo", 3, 10, 1, 1, 3)
    t.let_all()
    assert t.pile(PHANTOM) == ["lovat"]


@rule("KP-5.0c")
@pytest.mark.parametrize(
    ("phantom", "cards", "red", "field", "ship"),
    [
        ("emden* maria*", "4:damage_control", 4, "damage", "maria"),
        ("emden*- geier*", "4:damage_control", 4, "damage", "emden"),
    ],
)
def test_own_ships_with_most_at_stake_are_helped(phantom: str, cards: str, red: int, field: str, ship: str) -> None:
    t = best(IDLE, force(phantom), cards + " 1:none", red, 1)
    assert not getattr(t.ship(ship), field)
    assert sum(bool(getattr(it, field)) for it in t.state.seats[PHANTOM].ships) == 1


@rule("KP-5.0c")
def test_a_prize_is_not_scuttled_while_another_ship_will_do() -> None:
    t = best(IDLE, force("geier* maria*"), "4:scuttle 1:none", 4, 1)
    assert t.where("geier") == "used"
    assert t.where("maria") == "ships 1"


@rule("KP-5.0c")
@pytest.mark.parametrize(
    ("entry", "red", "dice"), [("3:interned", 3, (10, 8, 1)), ("4:transfer_command", 4, (8, 4, 1))]
)
def test_the_most_valuable_ship_is_removed_or_won_over(entry: str, red: int, dice: tuple[int, ...]) -> None:
    live = force("geier! karlsruhe emden", "lovat", hand="collier")
    t = best(live, force("dresden"), entry + " 1:none", red, *dice)
    assert t.where("karlsruhe") == ("used" if "interned" in entry else "ships 1")


@rule("KP-5.0c")
def test_fair_seas_brings_in_a_merchantman_not_a_prize() -> None:
    t = best(IDLE, force("maria", "dee kaipara*"), "3:fair_seas 1:none", 3, 4, 1, 1)
    assert t.pile(PHANTOM) == ["dee"]


@rule("KP-5.4.3.12b")
def test_the_prize_hides_before_a_raider() -> None:
    t = best(IDLE, force("geier! maria!"), "1:none s:reflag", 1)
    assert t.ship("geier").known
    assert not t.ship("maria").known


@rule("KP-5.4.3.7a")
def test_the_best_ship_in_need_seeks_refuge() -> None:
    t = best(IDLE, force("geier! emden* wolf"), "3:island_refuge 1:none", 3, 1, 1, 10, 1)
    assert [it.id for it in t.state.seats[PHANTOM].ships if it.refuge != NO_CARD] == ["emden"]


@rule("KP-5.4.3.3e")
def test_the_best_target_remains_under_slim_pickings() -> None:
    live = force("", "dee kaipara*", hand="collier slim_pickings")
    t = best(live, force("leopard"), "2:raider s:good_hunting s:blank", 2, 10, 1, 1, 1)
    assert t.prompt == "kp-ask-react-several"
    t.react("slim_pickings").let_all()
    assert t.pile(PHANTOM) == ["kaipara"]
    assert t.where("dee") == "merchants 0"


def test_full_steam_costs_no_value() -> None:
    live = force("", "lovat", hand="fast_ship collier")
    t = best(live, force("berlin"), "2:raider s:blank 1:none", 2, fast_raiders=True)
    t.dice(9, 1, 4, 1, 1, 10, 1).react("fast_ship")
    assert len(t.events("kp-log-full-steam")) == 1
    assert t.pile(PHANTOM) == ["lovat"]


@pytest.mark.parametrize(("phantom", "pursues"), [("karlsruhe", True), ("geier*", False)])
def test_a_pursuit_must_be_worth_it(phantom: str, pursues: bool) -> None:
    live = force("", "lovat*", hand="shallow_run collier")
    entry = "2:warship" if phantom == "karlsruhe" else "2:raider"
    t = best(live, force(phantom), f"{entry} s:blank 1:none", 2, shallow_pursuit=True)
    t.dice(10, 1, 1, *([10, 1, 1, 10, 1, 1, 1] if pursues else [])).react("shallow_run")
    assert bool(t.events("kp-log-pursuit")) == pursues


@pytest.mark.parametrize(("prize", "supplies"), [("maria", False)])
def test_a_prize_is_not_risked_for_little(prize: str, supplies: bool) -> None:
    t = best(IDLE, force(f"emden- {prize}"), "1:none", 1, prize_resupply=True)
    assert t.ship("emden").short != supplies


def test_at_random_a_prize_may_be_asked_for_supplies() -> None:
    t = phantom_turn(IDLE, force("emden- maria"), "1:none", 1, 1, 10, 1, prize_resupply=True)
    assert not t.ship("emden").short


def test_worths_are_compared_by_gain_and_then_by_stake() -> None:
    one, two = worth.Worth(1, 0), worth.Worth(0, 9)
    assert one > two
    assert worth.Worth(1, 1) > one


@rule("KP-5.0c")
def test_worths_lose_nothing_in_their_parts() -> None:
    """KP-1.2a: every coin shows different dice, at worst all four in both rolls of an attack and of the challenge after
    it; the two rolls on a shoal come on top (KP-6.10.2)."""
    part = Fraction(1, (4 * 6 * 8 * 10) ** 8)
    assert worth.in_parts(part, 1 - part) == worth.Worth(1, worth.WHOLE - 1)


@rule("KP-5.0c")
@pytest.mark.parametrize(("policy", "target"), [(Options().policy, "kaipara"), ("best", "kaipara"), ("random", "dee")])
def test_the_phantom_plays_in_its_own_interest_unless_chance_is_to_choose(policy: str, target: str) -> None:
    live = force("", "dee kaipara*", hand="collier")
    t = phantom_turn(live, force("emden"), "2:warship s:blank", 2, 1, 1, 1, 4, policy=policy)
    assert t.event("kp-log-intercept").pieces == ("emden", target)  # Dee is the first pick, Kaipara worth more
    assert m.PASS in t.moves
