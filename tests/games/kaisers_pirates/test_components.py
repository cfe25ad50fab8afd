"""KP-1: cards, dice and printed numbers of the pack that comes with the game, and what is said of a bad one."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from tests.rules import rule
from weathergage.engine import PackError
from weathergage.games import kaisers_pirates
from weathergage.games.kaisers_pirates.components import (
    COINS,
    Card,
    CardType,
    Edition,
    KaisersPack,
    Merchant,
    Ship,
    load_pack,
)

DATA = Path(kaisers_pirates.__file__).parent / "data"


@pytest.fixture(scope="module")
def pack() -> KaisersPack:
    return load_pack(DATA)


def types_in(pack: KaisersPack, edition: Edition) -> dict[str, CardType]:
    return {name: it for name, it in pack.types.items() if it.count(edition)}


# Chapter 1.1: the decks


@rule("KP-1.1a")
def test_first_edition_action_deck(pack: KaisersPack) -> None:
    assert len(pack.deck(1)) == 92
    assert len({pack.cards[number].type for number in pack.deck(1)}) == 39


@rule("KP-1.1b")
def test_second_edition_action_deck(pack: KaisersPack) -> None:
    assert len(pack.deck(2)) == 100
    assert len({pack.cards[number].type for number in pack.deck(2)}) == 47


@rule("KP-1.1c")
def test_warship_and_raider_deck(pack: KaisersPack) -> None:
    assert Counter(it.kind for it in pack.ships.values()) == {"warship": 6, "raider": 14}
    warships = [it.name for it in pack.ships.values() if not it.is_raider]
    assert warships == ["Dresden", "Emden", "Karlsruhe", "Königsberg", "Leipzig", "Nürnberg"]


@rule("KP-1.1d")
def test_merchantman_deck(pack: KaisersPack) -> None:
    assert len(pack.merchants) == 60
    assert len({it.name for it in pack.merchants.values()}) == 60


@rule("KP-1.1e")
def test_solitaire_deck(pack: KaisersPack) -> None:
    assert len(pack.solitaire) == 20


@rule("KP-1.1.1a")
def test_ships_carry_attack_defence_and_value(pack: KaisersPack) -> None:
    assert all(it.attack and it.defence and it.victory > 0 for it in pack.ships.values())


@rule("KP-1.1.1b")
def test_merchantmen_carry_defence_passage_and_value(pack: KaisersPack) -> None:
    for it in pack.merchants.values():
        assert it.defence
        assert it.passage_challenge
        assert it.passage_response
        assert it.victory > 0


@rule("KP-1.1.2a")
def test_every_action_card_has_both_halves(pack: KaisersPack) -> None:
    for card in pack.cards.values():
        assert card.intercept
        assert card.type in pack.types


@rule("KP-1.1.2b")
def test_first_edition_has_two_classes(pack: KaisersPack) -> None:
    classes = Counter(it.kind(1) for it in types_in(pack, 1).values())
    assert classes == {"normal": 26, "reaction": 13}


@rule("KP-1.1.2c", "KP-3.3.3b", "KP-3.3.15b", "KP-3.3.39b", "KP-3.3.44e")
def test_second_edition_has_assist_cards(pack: KaisersPack) -> None:
    assert Counter(it.kind(2) for it in pack.types.values()) == {"normal": 25, "reaction": 16, "assist": 6}
    assist = {name for name, it in pack.types.items() if it.kind(2) == "assist"}
    assert assist == {
        "boarding_party",
        "good_hunting",
        "searchlight",
        "shipping_lanes",
        "special_cargo",
        "surprise_attack",
    }


def test_reactions(pack: KaisersPack) -> None:
    first = {name for name, it in pack.types.items() if it.kind(1) == "reaction"}
    assert first == {
        "amc",
        "break_contact",
        "fast_ship",
        "minesweeper",
        "non_combatant",
        "q_ship",
        "qqq",
        "razzle_dazzle",
        "recalled",
        "reflag",
        "shallow_run",
        "slim_pickings",
        "trap",
    }
    second = {name for name, it in pack.types.items() if it.kind(2) == "reaction"}
    assert second == first | {"mistaken_identity", "pull_the_plug", "sail_q_ship"}


def test_copies_of_each_type(pack: KaisersPack) -> None:
    two = {name for name, it in pack.types.items() if it.count_2 == 2}
    assert {name: it.count_2 for name, it in pack.types.items() if name not in two} == {
        "boarding_party": 6,
        "bounding_main": 1,
        "breakdown": 1,
        "breakout": 3,
        "collier": 1,
        "damage_control": 4,
        "exchange_information": 1,
        "good_hunting": 4,
        "interned": 1,
        "interrogate": 5,
        "mistaken_identity": 1,
        "monitor": 1,
        "non_combatant": 3,
        "pull_the_plug": 1,
        "razzle_dazzle": 1,
        "recalled": 1,
        "reflag": 5,
        "sail_q_ship": 1,
        "searchlight": 1,
        "shipping_lanes": 4,
        "special_cargo": 1,
        "surprise_attack": 3,
    }
    new = {name for name, it in pack.types.items() if it.count_1 != it.count_2}
    assert new == {
        "bounding_main",
        "breakdown",
        "exchange_information",
        "mistaken_identity",
        "pull_the_plug",
        "sail_q_ship",
        "searchlight",
        "special_cargo",
    }


# Chapter 1.1.4: coins and symbols


@rule("KP-1.1.4a")
def test_five_kinds_of_attack_coin(pack: KaisersPack) -> None:
    kinds = {name for name in COINS if name.endswith("attack")}
    assert kinds == {"attack", "mine_attack", "torpedo_attack", "gun_attack", "depth_charge_attack"}
    used = {name for name in kinds for it in pack.types.values() if getattr(it, name)}
    assert used == kinds
    bearers = {name: [it.id for it in pack.types.values() if getattr(it, name)] for name in kinds}
    assert bearers["mine_attack"] == ["lay_mines", "submarine_uc"]
    assert bearers["torpedo_attack"] == ["submarine_u", "submarine_uc"]
    assert bearers["depth_charge_attack"] == ["q_ship"]
    assert bearers["gun_attack"] == ["q_ship", "sail_q_ship", "submarine_u", "submarine_uc"]
    assert bearers["attack"] == ["amc", "interrogate", "monitor", "trap"]


@rule("KP-1.1.4b")
def test_whatever_can_be_attacked_has_a_defence(pack: KaisersPack) -> None:
    defended = [it.id for it in pack.types.values() if it.defence]
    assert defended == ["amc", "q_ship", "sail_q_ship", "submarine_u", "submarine_uc"]
    assert all(it.defence for it in pack.ships.values())
    assert all(it.defence for it in pack.merchants.values())


@rule("KP-1.1.4c")
def test_decision_coins_come_in_pairs(pack: KaisersPack) -> None:
    for it in [*pack.types.values(), *pack.cards.values()]:
        assert bool(it.challenge) == bool(it.response)
    assert all(it.passage_challenge and it.passage_response for it in pack.merchants.values())
    assert (pack.types["interned"].challenge, pack.types["interned"].response) == ((10, 8), (10,))
    assert (pack.types["q_ship"].challenge, pack.types["q_ship"].response) == ((10, 4), (10,))


def test_some_intercept_halves_are_at_night(pack: KaisersPack) -> None:
    night = [card.number for card in pack.cards.values() if card.night]
    assert 0 < len(night) < len(pack.cards) / 2
    entries = [card.offensive(2) for card in pack.solitaire.values()]
    assert 0 < sum(it.night for it in entries) < len(entries) / 2


@rule("KP-1.1.4h")
def test_raiders_and_submarines_that_lay_mines(pack: KaisersPack) -> None:
    layers = {it.id for it in pack.ships.values() if it.mines}
    assert "meteor" in layers
    assert not layers & {"leopard", "prinz_eitel_friedrich"}
    assert all(pack.ships[name].is_raider for name in layers)
    assert pack.types["submarine_uc"].mine_attack
    assert not pack.types["submarine_u"].mine_attack


@rule("KP-1.1.4i")
def test_all_warships_and_some_raiders_have_the_coal_symbol(pack: KaisersPack) -> None:
    assert all(it.coal for it in pack.ships.values() if not it.is_raider)
    raiders = [it.coal for it in pack.ships.values() if it.is_raider]
    assert any(raiders)
    assert not all(raiders)


@rule("KP-1.1.4j")
def test_seeadler_alone_has_the_sail_symbol(pack: KaisersPack) -> None:
    assert [it.name for it in pack.ships.values() if it.sail] == ["Seeadler"]


@rule("KP-1.1.4k")
def test_wolf_alone_has_the_floatplane(pack: KaisersPack) -> None:
    assert [it.name for it in pack.ships.values() if it.floatplane] == ["Wolf"]


@rule("KP-1.1.4l")
def test_five_liners_are_fast_raiders(pack: KaisersPack) -> None:
    assert [it.name for it in pack.ships.values() if it.fast] == [
        "Berlin",
        "Cap Trafalgar",
        "Kaiser Wilhelm der Grosse",
        "Kronprinz Wilhelm",
        "Prinz Eitel Friedrich",
    ]


# Chapter 1.2: the dice


@rule("KP-1.2a")
def test_dice_in_the_box(pack: KaisersPack) -> None:
    assert {it.size: it.count for it in pack.rules.die} == {4: 2, 6: 2, 8: 2, 10: 2}
    assert {it.size: it.colour for it in pack.rules.die} == {4: "red", 6: "white", 8: "green", 10: "blue"}


@rule("KP-1.2b")
def test_a_d10_that_shows_0_counts_as_10(pack: KaisersPack) -> None:
    die = pack.rules.die_of(10)
    assert [die.read(shown) for shown in (0, 1, 9)] == [10, 1, 9]


@rule("KP-1.2d")
def test_the_d4_of_the_second_edition_has_eight_sides(pack: KaisersPack) -> None:
    die = pack.rules.die_of(4)
    assert (die.sides_1, die.sides_2) == (4, 8)


def test_a_coin_never_shows_two_dice_of_a_size(pack: KaisersPack) -> None:
    for dice in all_dice(pack):
        assert set(dice) <= {4, 6, 8, 10}
        assert 1 <= len(dice) <= 3
        assert len(set(dice)) == len(dice)


def all_dice(pack: KaisersPack) -> list[tuple[int, ...]]:
    dice: list[tuple[int, ...]] = []
    for ship in pack.ships.values():
        dice += [ship.attack, ship.defence]
    for merchant in pack.merchants.values():
        dice += [merchant.defence, merchant.passage_challenge, merchant.passage_response]
    for card in pack.cards.values():
        dice += [card.intercept, *(getattr(card, name) for name in COINS if name != "victory" and getattr(card, name))]
    for contest in pack.rules.contest:
        dice += [contest.challenge, contest.response]
    return dice


# Chapter 2: numbers of the deal


@rule("KP-2.1.1a", "KP-2.1.2a", "KP-2.1.3a", "KP-5.2.1a")
def test_cards_set_aside_in_the_first_edition(pack: KaisersPack) -> None:
    assert {players: pack.rules.cards_set_aside(1, players) for players in (4, 3, 2)} == {4: 12, 3: 32, 2: 52}
    solitaire = sum(pack.types[name].count_1 for name in pack.rules.types_removed(1))
    assert 92 - solitaire - pack.rules.cards_set_aside(1, 1) == 40


@rule("KP-2.1.1b", "KP-2.1.2b", "KP-2.1.3b", "KP-5.2.1b")
def test_cards_set_aside_in_the_second_edition(pack: KaisersPack) -> None:
    assert {players: pack.rules.cards_set_aside(2, players) for players in (4, 3, 2)} == {4: 20, 3: 40, 2: 60}
    assert pack.rules.cards_set_aside(2, 1) == 48
    solitaire = sum(pack.types[name].count_2 for name in pack.rules.types_removed(2))
    assert 100 - solitaire - pack.rules.cards_set_aside(2, 1) == 40


def test_what_is_dealt(pack: KaisersPack) -> None:
    deal = pack.rules.deal
    assert (deal.rounds, deal.ships, deal.merchants, deal.hand) == (3, 3, 3, (6, 5, 4, 3))


@rule("KP-5.2a")
def test_types_removed_from_the_solitaire_game_first_edition(pack: KaisersPack) -> None:
    assert {name: pack.types[name].count_1 for name in pack.rules.types_removed(1)} == {
        "intelligence": 2,
        "wireless_intercept": 2,
    }


@rule("KP-5.2b")
def test_types_removed_from_the_solitaire_game_second_edition(pack: KaisersPack) -> None:
    removed = pack.rules.types_removed(2)
    assert sum(pack.types[name].count_2 for name in removed) == 12
    new = {name for name, it in pack.types.items() if not it.count_1}
    assert set(removed) == new | {"intelligence", "wireless_intercept"}


# Chapter 3.3: what the rulebooks print of single cards


@rule("KP-3.3.6c", "KP-3.3.23c", "KP-3.3.36c", "KP-3.3.41d")
def test_named_british_ships_have_stronger_dice(pack: KaisersPack) -> None:
    named = {card.type: card for card in pack.cards.values() if card.british_ship}
    assert {name: card.british_ship for name, card in named.items()} == {
        "breakdown": "HMS Glasgow",
        "mistaken_identity": "HMS Highflyer",
        "searchlight": "HMS Pegasus",
        "special_cargo": "HMS Sydney",
    }
    usual = max(mean(card.intercept) for card in pack.cards.values() if not card.british_ship)
    assert all(mean(card.intercept) > usual for card in named.values())


def mean(dice: tuple[int, ...]) -> float:
    """The mean of the highest die."""
    below = [1.0]
    for face in range(1, 11):
        chance = 1.0
        for size in dice:
            chance *= min(face, size) / size
        below.append(chance)
    return sum(face * (below[face] - (below[face - 1] if face > 1 else 0)) for face in range(1, 11))


def test_vessels_of_the_action_halves(pack: KaisersPack) -> None:
    assert {card.vessel: card.type for card in pack.cards.values() if card.vessel} == {
        "HMS Alcantara": "amc",
        "HMS Carmania": "amc",
        "Q-7 Penhurst": "q_ship",
        "Q-19 Privet": "q_ship",
        "Q-21 Prize": "sail_q_ship",
        "U-27": "submarine_u",
        "U-41": "submarine_u",
        "UC-16": "submarine_uc",
        "UC-29": "submarine_uc",
    }


def test_dice_that_the_rulebooks_print(pack: KaisersPack) -> None:
    types = pack.types
    assert (types["shallow_run"].challenge, types["shallow_run"].response) == ((10, 4), (10,))
    assert types["lay_mines"].mine_attack == (10, 4)
    u27 = next(card for card in pack.cards.values() if card.vessel == "U-27")
    assert (u27.torpedo_attack, u27.victory) == ((10, 6, 4), 11)
    recalled = next(card for card in pack.cards.values() if card.type == "recalled")
    assert (recalled.intercept, recalled.night) == ((10, 8), False)
    assert pack.ships["leipzig"].attack == (10, 8, 4)
    assert pack.ships["leopard"].attack == (10, 8, 6)
    assert pack.ships["leopard"].defence == (8,)
    assert pack.ships["prinz_eitel_friedrich"].attack == (10, 6)
    defences = {
        "appam": 8,
        "bowes_castle": 6,
        "invercoe": 4,
        "kaipara": 8,
        "lovat": 8,
        "lundy_island": 6,
        "maria": 6,
        "matheran": 8,
        "mount_temple": 10,
    }
    assert {name: pack.merchants[name].defence for name in defences} == {k: (v,) for k, v in defences.items()}
    matheran = pack.merchants["matheran"]
    assert (matheran.passage_challenge, matheran.passage_response) == ((6,), (8,))


# Chapter 5: the solitaire cards


@rule("KP-5.1a")
def test_entries_of_a_solitaire_card(pack: KaisersPack) -> None:
    for card in pack.solitaire.values():
        assert [card.offensive(red).action for red in (1, 2, 3, 4)] == [
            card.offensive_1.action,
            card.offensive_2.action,
            card.offensive_3.action,
            card.offensive_4.action,
        ]
        assert card.offensive(1).action == "none"
        assert card.offensive(2).action.startswith("intercept_")
        reactions = {card.defensive(1).action, card.defensive(2).action}
        assert "no_response" in reactions
        assert len(reactions) == 2


@rule("KP-5.3.3d")
def test_red_die_selects_the_defensive_entry(pack: KaisersPack) -> None:
    card = pack.solitaire["solitaire_02"]
    assert [card.defensive(red).action for red in (1, 2, 3, 4)] == ["no_response", "qqq", "no_response", "qqq"]


def test_solitaire_entries_have_the_coins_of_the_action_cards(pack: KaisersPack) -> None:
    submarine = pack.solitaire["solitaire_05"].offensive(3)
    assert submarine.torpedo_attack == (10, 6, 4)
    assert submarine.victory == 11
    assert pack.solitaire["solitaire_05"].offensive(4).challenge == pack.types["interrogate"].challenge


# Chapter 6: what the optional rules name


@rule("KP-6.11a")
def test_twelve_sailing_merchantmen(pack: KaisersPack) -> None:
    assert [it.name for it in pack.merchants.values() if it.sailing] == [
        "Anne de Bretagne",
        "Buenos Ayres",
        "Charles Gounod",
        "Dee",
        "Dupleix",
        "Invercoe",
        "Isabel Browne",
        "John H. Kirby",
        "Maréchal Davout",
        "Staut",
        "Størebror",
        "William P. Frye",
    ]


def test_ships_of_the_tournament(pack: KaisersPack) -> None:
    by_place: dict[str, list[str]] = {}
    for it in pack.ships.values():
        by_place.setdefault(it.tournament, []).append(it.name)
    assert by_place["warship_pool"] == ["Dresden", "Emden", "Königsberg", "Nürnberg"]
    assert by_place["set_aside"] == ["Karlsruhe", "Leipzig", "Geier", "Iltis", "Meteor", "Seeadler"]
    assert len(by_place["raider_pool"]) == 10
    assert [it.name for it in pack.merchants.values() if it.tournament == "set_aside"] == ["William P. Frye"]
    assert pack.rules.tournament.merchant_values == (5, 7, 9)
    for value in pack.rules.tournament.merchant_values:
        assert sum(it.victory == value and it.tournament == "pool" for it in pack.merchants.values()) >= 4


def test_ships_removed_beyond_1914(pack: KaisersPack) -> None:
    assert [it.name for it in pack.ships.values() if it.removed_beyond_1914] == [
        "Emden",
        "Karlsruhe",
        "Leipzig",
        "Nürnberg",
        "Berlin",
        "Cap Trafalgar",
        "Cormoran",
        "Kaiser Wilhelm der Grosse",
    ]
    assert [it.name for it in pack.merchants.values() if it.removed_beyond_1914] == [
        "Anne de Bretagne",
        "Banksfield",
        "Bowes Castle",
        "City of Winchester",
        "Diplomat",
        "Elsinor",
        "Hyades",
        "Indrani",
        "Kaipara",
        "King Lud",
        "La Correntina",
        "Lovat",
        "Manchester Commerce",
        "Maria",
        "Pontoporos",
        "Rio Iguassu",
        "Ryazan",
        "Troilus",
        "Vandyck",
    ]


def test_contests_of_the_optional_rules(pack: KaisersPack) -> None:
    assert {it.id: (it.challenge, it.response) for it in pack.rules.contest} == {
        "full_steam": ((10, 4), (10,)),
        "prize_torpedo": ((10, 8), (10,)),
        "prize_exhaustion": ((10, 8), (10,)),
    }


# Where everything comes from


def test_every_number_says_where_it_comes_from(pack: KaisersPack) -> None:
    rows: list[Ship | Merchant | Card] = [*pack.ships.values(), *pack.merchants.values(), *pack.cards.values()]
    for row in rows:
        for field in ("attack", "defence", "victory", "passage_challenge", "passage_response", "intercept", "night"):
            if field in row.__struct_fields__ and not isinstance(row, Card):
                assert field in row.prov, (row.id, field)
    for it in pack.types.values():
        assert {name for name in COINS if getattr(it, name)} <= it.prov.keys(), it.id


# A bad pack


def spoil(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of the pack with one thing changed, once."""
    home = tmp_path / "pack"
    shutil.copytree(DATA, home)
    content = (home / file).read_text("utf-8")
    assert old in content
    (home / file).write_text(content.replace(old, new, 1), "utf-8")
    return home


def faults(home: Path) -> list[str]:
    with pytest.raises(PackError) as raised:
        load_pack(home)
    return str(raised.value).split("\n")


def row(file: str, table: str, name: str) -> str:
    """The text of one row."""
    rows = (DATA / file).read_text("utf-8").split(f"[[{table}]]\n")
    return next(f"[[{table}]]\n{it}" for it in rows if f'id = "{name}"\n' in it)


def test_missing_file(tmp_path: Path) -> None:
    home = spoil(tmp_path, "pack.toml", "id", "id")
    (home / "ships.toml").unlink()
    assert faults(home) == ["ships.toml: the file is missing"]


def test_pack_of_another_game(tmp_path: Path) -> None:
    home = spoil(tmp_path, "pack.toml", 'game = "kaisers_pirates"', 'game = "cutlass"')
    assert faults(home) == ["pack.toml: field game: expected 'kaisers_pirates', got 'cutlass'"]


def test_missing_ship(tmp_path: Path) -> None:
    home = spoil(tmp_path, "ships.toml", row("ships.toml", "ship", "wolf"), "")
    assert faults(home) == ["ships.toml: expected 14 [[ship]] rows of kind raider, got 13"]


def test_missing_merchantman(tmp_path: Path) -> None:
    home = spoil(tmp_path, "merchants.toml", row("merchants.toml", "merchant", "lovat"), "")
    assert faults(home) == ["merchants.toml: expected 60 [[merchant]] rows, got 59"]


def test_missing_action_card(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", row("action_cards.toml", "card", "reflag_3"), "")
    assert faults(home) == [
        "action_cards.toml: expected 92 [[card]] rows in edition 1, got 91",
        "action_cards.toml: [[type]] (reflag): field count_1: expected 4, as there are [[card]] rows, got 5",
        "action_cards.toml: expected 100 [[card]] rows in edition 2, got 99",
        "action_cards.toml: [[type]] (reflag): field count_2: expected 4, as there are [[card]] rows, got 5",
    ]


def test_missing_type(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", row("action_cards.toml", "type", "trap"), "")
    found = faults(home)
    assert "action_cards.toml: expected a [[type]] row with the id trap, got none" in found
    assert "action_cards.toml: [[card]] (trap_1): field type: expected the id of a [[type]] row, got trap" in found


def test_missing_solitaire_card(tmp_path: Path) -> None:
    home = spoil(tmp_path, "solitaire_cards.toml", row("solitaire_cards.toml", "card", "solitaire_20"), "")
    assert faults(home) == ["solitaire_cards.toml: expected 20 [[card]] rows, got 19"]


@pytest.mark.parametrize("dice", ["[10, 7, 4]", "[10, 10]", "[]"])
def test_dice_that_do_not_exist(tmp_path: Path, dice: str) -> None:
    home = spoil(tmp_path, "ships.toml", "attack = [10, 8, 4]", f"attack = {dice}")
    got = {"[10, 7, 4]": "d10, d7, d4", "[10, 10]": "d10, d10", "[]": "none"}[dice]
    assert faults(home) == [
        f"ships.toml: [[ship]] (dresden): field attack: expected different dice among d4, d6, d8, d10, got {got}"
    ]


def test_field_of_the_wrong_type(tmp_path: Path) -> None:
    home = spoil(tmp_path, "ships.toml", "victory = 11", 'victory = "11"')
    assert faults(home) == ["ships.toml: [[ship]] row 1 (dresden): field victory: expected int, got str"]


def test_unknown_field(tmp_path: Path) -> None:
    home = spoil(tmp_path, "merchants.toml", "sailing = true", "sailing = true\nhold = 3")
    (fault,) = faults(home)
    assert fault.startswith("merchants.toml: [[merchant]] row 1 (anne_de_bretagne): ")
    assert "unknown field" in fault
    assert "hold" in fault


def test_missing_field(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", "night = false\n", "")
    (fault,) = faults(home)
    assert fault.startswith("action_cards.toml: [[card]] row 1 (amc_1): ")
    assert "night" in fault


def test_duplicate_id(tmp_path: Path) -> None:
    home = spoil(tmp_path, "ships.toml", 'id = "emden"', 'id = "dresden"')
    assert faults(home) == ["ships.toml: [[ship]] row 2 (dresden): another row has the same id"]


def test_duplicate_number(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", "number = 2\n", "number = 1\n")
    assert faults(home) == [
        "action_cards.toml: [[card]] (amc_1): field number: expected a number of its own, got 1 twice",
        "action_cards.toml: [[card]] (amc_2): field number: expected a number of its own, got 1 twice",
    ]


def test_wrong_count(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", "count_2 = 6", "count_2 = 7")
    assert faults(home) == [
        "action_cards.toml: [[type]] (boarding_party): field count_2: expected 6, as there are [[card]] rows, got 7"
    ]


def test_challenge_without_response(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", "response = [10]\n", "")
    assert faults(home) == [
        "action_cards.toml: [[type]] (blockade_runner): field response: expected on this card, but missing"
    ]


def test_coin_on_a_card_that_has_none(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", "count_1 = 6\n", "count_1 = 6\nattack = [10]\n")
    assert faults(home) == ["action_cards.toml: [[type]] (boarding_party): field attack: not expected on this card"]


def test_unknown_type_of_a_card(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", 'type = "trap"', 'type = "snare"')
    assert "action_cards.toml: [[card]] (trap_1): field type: expected the id of a [[type]] row, got snare" in faults(
        home
    )


def test_class_of_a_card_that_is_not_in_the_first_edition(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", "count_1 = 0\n", 'count_1 = 0\nclass_1 = "normal"\n')
    assert faults(home) == [
        "action_cards.toml: [[type]] (bounding_main): field class_1: expected if, and only if, count_1 is above 0"
    ]


def test_provenance_of_a_field_that_is_not_there(tmp_path: Path) -> None:
    home = spoil(tmp_path, "ships.toml", 'prov = { name = "rulebook"', 'prov = { title = "rulebook"')
    assert faults(home) == ["ships.toml: [[ship]] (dresden): field prov: expected names of fields, got title"]


def test_unknown_solitaire_action(tmp_path: Path) -> None:
    home = spoil(tmp_path, "solitaire_cards.toml", 'action = "damage_control"', 'action = "reflag"')
    assert faults(home) == [
        "solitaire_cards.toml: [[card]] (solitaire_01): field offensive_4.action: expected an action, got reflag"
    ]


def test_missing_row_of_the_tables(tmp_path: Path) -> None:
    old = '[[set_aside]]\nedition = 1\nplayers = 3\ncards = 32\nprovenance = "rulebook"\n'
    home = spoil(tmp_path, "rules.toml", old, "")
    assert faults(home) == ["rules.toml: [[set_aside]] (edition 1, players 3): expected one row, got 0"]


def test_a_card_may_have_coins_of_its_own(tmp_path: Path) -> None:
    home = spoil(tmp_path, "action_cards.toml", 'vessel = "HMS Carmania"\n', 'vessel = "HMS Carmania"\nvictory = 15\n')
    cards = {card.vessel: card for card in load_pack(home).cards.values()}
    assert (cards["HMS Alcantara"].victory, cards["HMS Carmania"].victory) == (11, 15)
    assert cards["HMS Carmania"].attack == cards["HMS Alcantara"].attack
