"""The odds that a player is shown before a move: counted out die by die, and never from what the player can't know."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import pytest

from tests.games.kaisers_pirates.kit import PACK, Table, force, table
from tests.games.kaisers_pirates.solitaire_kit import live_turn
from weathergage.engine import Move, Outlook, Setup
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.components import Dice
from weathergage.games.kaisers_pirates.determinise import determinise
from weathergage.lab import laws

HOLD = "scuttle british"
UNKNOWN = "kp-odds-unknown-reaction"


def shown(t: Table, move: Move) -> list[Outlook]:
    return list(t.match.outlooks(t.seat, move))


def chances(outlook: Outlook) -> dict[str, Fraction]:
    return {name.key.removeprefix("kp-outcome-"): Fraction(part, whole) for name, part, whole in outlook.outcomes}


def faces(dice: Dice) -> list[int]:
    return [max(roll) for roll in product(*(range(1, size + 1) for size in dice))]


def fought(attack: Dice, bonus: int, defence: Dice, malus: int = 0) -> dict[str, Fraction]:
    """KP-3.2.7a-c, KP-3.2.7g: every pair of rolls, counted."""
    found = {"none": 0, "damaged": 0, "sunk": 0}
    rolls = list(product(faces(attack), faces(defence)))
    for mine, theirs in rolls:
        strong, weak = max(1, mine + bonus), max(1, theirs + malus)
        found["none" if strong <= weak else "sunk" if strong >= 2 * weak else "damaged"] += 1
    return {name: Fraction(count, len(rolls)) for name, count in found.items() if count}


def challenged(mine: Dice, bonus: int, theirs: Dice) -> Fraction:
    """KP-3.2.7e: every pair of rolls, counted."""
    rolls = list(product(faces(mine), faces(theirs)))
    return Fraction(sum(max(1, high + bonus) > low for high, low in rolls), len(rolls))


# -------------------------------------------------------------------- attacks


@pytest.mark.parametrize(
    ("ship", "target", "card", "assist", "bonus", "malus"),
    [
        ("emden", "appam", "collier", "", 0, 0),
        ("emden*-", "appam", "collier", "", -4, 0),
        ("emden", "appam*", "collier", "", 0, -2),
        ("emden", "appam", "amc~", "", -1, 0),
        ("emden", "appam", "amc~", "searchlight", 2, 0),
        ("emden", "appam", "collier", "surprise_attack", 2, 0),
    ],
)
def test_an_intercept_with_all_that_modifies_it(  # noqa: PLR0917 - what an intercept is made of
    ship: str, target: str, card: str, assist: str, bonus: int, malus: int
) -> None:
    t = table(force(ship, hand=f"{card} {assist} scuttle"), force("", target, hand="qqq"))
    t.commit(f"{card} on emden", *([assist] if assist else []), HOLD).do(m.Intercept("emden"))
    if assist:
        t.target("appam")
    plain, *_ = shown(t, m.Attach(t.card(assist)) if assist else m.Target("appam"))
    assert chances(plain) == fought(PACK.ships["emden"].attack, bonus, PACK.merchants["appam"].defence, malus)


def test_british_forces_a_monitor_and_an_interrogation() -> None:
    hand = "recalled monitor interrogate scuttle"
    t = table(force(hand=hand), force("leipzig wolf emden^", hand="qqq"))
    t.commit("recalled british", "monitor", "interrogate", HOLD)
    recalled, coins = PACK.cards[t.card("recalled")], PACK.types
    t.do(m.BritishIntercept(t.card("recalled")))
    assert chances(shown(t, m.Target("leipzig"))[0]) == fought(recalled.intercept, 0, PACK.ships["leipzig"].defence)
    t.dice(1, 1, 10).target("leipzig").let_all().do(m.Play(t.card("monitor")))
    assert chances(shown(t, m.Target("emden"))[0]) == fought(coins["monitor"].attack, 2, PACK.ships["emden"].defence)
    t.dice(1, 1, 10).target("emden").let_all().do(m.Play(t.card("interrogate")))
    asked, fight, *_ = shown(t, m.Target("wolf"))
    questioned = coins["interrogate"]
    assert chances(asked)["success"] == challenged(questioned.challenge, 0, questioned.response)
    assert chances(fight) == fought(questioned.attack, 0, PACK.ships["wolf"].defence)


def test_mines_roll_against_each_merchantman() -> None:
    t = table(force("meteor", hand="lay_mines scuttle"), force("", "appam lovat* dee", hand="qqq"))
    t.commit("lay_mines mines meteor", HOLD).do(m.LayMines("meteor"))
    rolls = shown(t, m.Against(1))[:3]
    dice = PACK.types["lay_mines"].mine_attack
    for outlook, ship, malus in zip(rolls, ("appam", "lovat", "dee"), (0, -2, 0), strict=True):
        assert chances(outlook) == fought(dice, 0, PACK.merchants[ship].defence, malus)


# -------------------------------------------------------------------- challenges


@pytest.mark.parametrize(
    ("card", "target", "bonus"),
    [("interned", "emden", 0), ("interned", "leipzig", 4), ("transfer_command", "emden", 0), ("breakdown", "emden", 0)],
)
def test_challenges_at_ships_of_opponents(card: str, target: str, bonus: int) -> None:
    t = table(force(hand=f"{card} scuttle"), force("emden leipzig*-", hand="qqq"))
    t.commit(card, HOLD).do(m.Play(t.card(card)))
    coins = PACK.types[card]
    (outlook,) = shown(t, m.Target(target))
    assert chances(outlook)["success"] == challenged(coins.challenge, bonus, coins.response)


@pytest.mark.parametrize(("name", "bonus"), [("break_contact", -2), ("shallow_run", -2), ("razzle_dazzle", 0)])
def test_challenges_of_reactions(name: str, bonus: int) -> None:
    if name == "razzle_dazzle":
        t = table(force(hand="submarine_u scuttle"), force("", "appam*", hand=name))
        t.commit("submarine_u", HOLD).act("submarine_u", "appam")
    else:
        t = table(force("emden", hand="collier scuttle"), force("", "appam*", hand=name))
        t.commit("collier on emden", HOLD).intercept("emden", "appam")
    coins = PACK.types[name]
    outlook = shown(t, m.React(t.card(name)))[0]
    assert chances(outlook)["success"] == challenged(coins.challenge, bonus, coins.response)


def test_safe_passage_and_fair_seas() -> None:
    t = table(force("", "kaipara", hand="fair_seas scuttle"), force(hand="qqq"))
    t.commit("fair_seas", HOLD).do(m.Play(t.card("fair_seas")))
    ship = PACK.merchants["kaipara"]
    (outlook,) = shown(t, m.Target("kaipara"))
    assert chances(outlook)["success"] == challenged(ship.passage_challenge, 1, ship.passage_response)


# -------------------------------------------------------------------- what may be in a hand


def in_thousandths(expected: dict[str, Fraction], outlook: Outlook) -> bool:
    assert {whole for _, _, whole in outlook.outcomes} == {1000}
    assert sum(part for _, part, _ in outlook.outcomes) == 1000
    told = chances(outlook)
    return all(abs(told.get(name, Fraction(0)) - chance) <= Fraction(1, 1000) for name, chance in expected.items())


@pytest.mark.parametrize("hand", ["minesweeper qqq", "collier qqq"])
def test_mines_may_be_swept_by_a_hand_that_nobody_knows(hand: str) -> None:
    t = table(force("meteor", hand="lay_mines scuttle"), force("", "appam", hand=hand))
    t.commit("lay_mines mines meteor", HOLD).do(m.LayMines("meteor"))
    plain, unknown = shown(t, m.Against(1))
    unseen = 100 - 2  # all but the two cards that the attacker has put down
    held = 1 - Fraction(comb(unseen - 2, 2), comb(unseen, 2))  # either of two Minesweepers among two cards
    fight = chances(plain)
    expected = {name: (1 - held) * chance for name, chance in fight.items()} | {
        "none": held + (1 - held) * fight["none"]
    }
    assert unknown.title.key == UNKNOWN
    assert unknown.sums[0].args["percent"] == round(100 * held)
    assert in_thousandths(expected, unknown)


def test_each_reaction_that_fits_counts_for_what_it_does() -> None:
    t = table(force(hand="recalled scuttle"), force("leipzig*", hand="qqq"))
    t.commit("recalled british", HOLD).do(m.BritishIntercept(t.card("recalled")))
    plain, unknown = shown(t, m.Target("leipzig"))
    fight = chances(plain)
    held = Fraction(2 + 2 + 1, 98)  # Break Contact, Shallow Run and Pull the Plug, in a hand of one card
    contact, shoal = PACK.types["break_contact"], PACK.types["shallow_run"]
    away = challenged(contact.challenge, -2, contact.response)
    safe = challenged(shoal.challenge, -2, shoal.response)
    two = Fraction(2, 98)
    expected = {
        "scuttled": Fraction(1, 98),
        "damaged": (1 - held + two * (1 - away)) * fight["damaged"],
        "sunk": (1 - held + two * (1 - away)) * fight["sunk"] + two * (1 - safe),
    }
    assert in_thousandths(expected, unknown)


@pytest.mark.parametrize(("hand", "answered"), [("minesweeper qqq", True), ("collier qqq", False)])
def test_a_hand_that_was_read_is_no_guess(hand: str, answered: bool) -> None:
    hold = "lay_mines intelligence scuttle"
    t = table(force("meteor", hand=hold), force("", "appam", hand=hand))
    t.commit("lay_mines mines meteor", "intelligence", HOLD).act("intelligence", 1).do(m.LayMines("meteor"))
    unknown = [it for it in shown(t, m.Against(1)) if it.title.key == UNKNOWN]
    assert [chances(it) for it in unknown] == ([{"none": Fraction(1)}] if answered else [])


def test_the_phantom_answers_by_the_cards_that_are_face_down() -> None:
    t = live_turn(force("meteor", hand="lay_mines scuttle"), force("", "appam"))
    t.commit("lay_mines mines meteor", HOLD).do(m.LayMines("meteor"))
    fresh = [PACK.solitaire[card] for card in t.state.solitaire.fresh]
    swept = sum(card.defensive(red).action == "minesweeper" for card in fresh for red in (1, 2, 3, 4))
    plain, unknown = shown(t, m.Against(1))
    held = Fraction(swept, 4 * len(fresh))
    assert swept
    assert in_thousandths({"sunk": (1 - held) * chances(plain)["sunk"]}, unknown)


# -------------------------------------------------------------------- everywhere


@pytest.mark.parametrize(
    "setup",
    [
        Setup(game=GAME.id, seats=3, edition="2"),
        Setup(game=GAME.id, seats=4, scenario="teams", edition="1"),
        Setup(game=GAME.id, seats=1, scenario="solitaire", edition="2"),
    ],
    ids=["three", "teams", "alone"],
)
def test_odds_make_up_a_whole_and_tell_nothing_of_what_is_hidden(setup: Setup) -> None:
    random, compared = Random(3), 0
    match = laws.begin(GAME, setup, 3)
    for number, _ in enumerate(laws.play_to_the_end(match, random)):
        if match.over or number % 3:
            continue
        ((seat, ask),) = list(match.decisions.items())[:1]
        before = {move: match.outlooks(seat, move) for move in ask.moves}
        for outlook in (it for them in before.values() for it in them):
            assert sum(Fraction(part, whole) for _, part, whole in outlook.outcomes) == 1
        twin = match.clone(match.source)
        determinise(twin.game, seat, Random(number))
        for move, outlooks in before.items():
            compared += bool(outlooks)
            assert GAME.outlooks is not None
            assert GAME.outlooks(twin.game, seat, move) == outlooks, move
    assert compared > 10
