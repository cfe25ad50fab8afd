"""Chapters 1, 3.3 and 5.1 of the rulebook: what is printed on ships, action cards and solitaire cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from weathergage.engine import Component
from weathergage.games.kaisers_pirates.tables import Dice, Edition

ShipKind: TypeAlias = Literal["warship", "raider"]
CardClass: TypeAlias = Literal["normal", "assist", "reaction"]
Choice: TypeAlias = Literal["", "low", "high", "random"]


class Coins(Component, frozen=True, kw_only=True):
    """KP-1.1.4a-c: the coins that an action can have, and its victory value. A coin that it lacks is empty."""

    challenge: Dice = ()
    response: Dice = ()
    attack: Dice = ()
    mine_attack: Dice = ()
    torpedo_attack: Dice = ()
    gun_attack: Dice = ()
    depth_charge_attack: Dice = ()
    defence: Dice = ()
    victory: int = 0


class Ship(Component, frozen=True, kw_only=True):
    """KP-1.1.1a: a warship or raider."""

    id: str
    name: str
    kind: ShipKind
    attack: Dice
    defence: Dice
    victory: int
    mines: bool
    coal: bool
    fast: bool
    sail: bool
    floatplane: bool
    removed_beyond_1914: bool
    tournament: Literal["warship_pool", "raider_pool", "set_aside"]
    tonnage: int = 0
    tonnage_kind: Literal["displacement", "gross"] = "gross"
    armament: str = ""

    @property
    def is_raider(self) -> bool:
        return self.kind == "raider"


class Merchant(Component, frozen=True, kw_only=True):
    """KP-1.1.1b: a merchantman, which becomes a prize when it is captured."""

    id: str
    name: str
    defence: Dice
    passage_challenge: Dice
    passage_response: Dice
    victory: int
    sailing: bool
    removed_beyond_1914: bool
    tournament: Literal["pool", "set_aside"]
    flag: str = ""
    tonnage: int = 0
    lost_to: str = ""
    lost_year: int = 0
    note: str = ""


class CardType(Coins, frozen=True, kw_only=True):
    """KP-1.1.2: what all action cards of one name share."""

    id: str
    name: str
    rule: str
    count_1: int
    count_2: int
    class_2: CardClass
    class_1: CardClass | None = None  # None: not in the first edition

    def count(self, edition: Edition) -> int:
        return self.count_1 if edition == 1 else self.count_2

    def kind(self, edition: Edition) -> CardClass | None:
        """Its class in this edition, if it is in it."""
        return self.class_1 if edition == 1 else self.class_2


class Card(Coins, frozen=True, kw_only=True):
    """KP-1.1.2a: one action card. Its coins are those of its type unless the card has its own."""

    number: int
    id: str
    type: str
    copy: int
    editions: tuple[Edition, ...]
    intercept: Dice  # the Intercept half
    night: bool
    vessel: str = ""  # the ship on the action half
    british_ship: str = ""  # the ship on the Intercept half


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """KP-5.1a: an entry of a solitaire card: an action, or a reaction, with its coins."""

    action: str
    ends_turn: bool = False  # (ET)
    night: bool = False
    choice: Choice = ""  # whom Interrogate picks
    challenge: Dice = ()
    response: Dice = ()
    attack: Dice = ()
    mine_attack: Dice = ()
    torpedo_attack: Dice = ()
    gun_attack: Dice = ()
    depth_charge_attack: Dice = ()
    defence: Dice = ()
    victory: int = 0


class SolitaireCard(Component, frozen=True, kw_only=True):
    """KP-5.1a: two defensive entries, a special action, four offensive entries."""

    id: str
    defensive_1_3: Entry
    defensive_2_4: Entry
    special: Literal["blank", "boarding_party", "good_hunting", "reflag", "shipping_lanes", "surprise_attack"]
    offensive_1: Entry
    offensive_2: Entry
    offensive_3: Entry
    offensive_4: Entry
    note: str = ""

    def defensive(self, red: int) -> Entry:
        """KP-5.3.3d: the defensive entry for what the red die shows."""
        return self.defensive_1_3 if red in (1, 3) else self.defensive_2_4

    def offensive(self, red: int) -> Entry:
        """KP-5.4.3: the offensive entry for what the red die shows."""
        return (self.offensive_1, self.offensive_2, self.offensive_3, self.offensive_4)[red - 1]


COINS = (
    "challenge",
    "response",
    "attack",
    "mine_attack",
    "torpedo_attack",
    "gun_attack",
    "depth_charge_attack",
    "defence",
    "victory",
)
_PAIR = ("challenge", "response")

# KP-3.3: the action cards, and the coins that each of them must have. It can have no others.
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "amc": ("attack", "defence", "victory"),
    "blockade_runner": _PAIR,
    "boarding_party": (),
    "bounding_main": (),
    "break_contact": _PAIR,
    "breakdown": _PAIR,
    "breakout": _PAIR,
    "collier": (),
    "damage_control": (),
    "deception": (),
    "exchange_information": (),
    "fair_seas": (),
    "fast_ship": (),
    "fog_bank": (),
    "good_hunting": (),
    "heavy_weather": _PAIR,
    "intelligence": (),
    "interned": _PAIR,
    "interrogate": (*_PAIR, "attack"),
    "island_refuge": _PAIR,
    "lay_mines": ("mine_attack",),
    "minesweeper": (),
    "mistaken_identity": _PAIR,
    "monitor": ("attack",),
    "non_combatant": (),
    "pull_the_plug": (),
    "q_ship": (*_PAIR, "gun_attack", "depth_charge_attack", "defence", "victory"),
    "qqq": (),
    "razzle_dazzle": _PAIR,
    "recalled": _PAIR,
    "recon_aircraft": (),
    "reflag": (),
    "rendezvous_missed": _PAIR,
    "sail_q_ship": (*_PAIR, "gun_attack", "defence", "victory"),
    "scuttle": (),
    "searchlight": (),
    "second_chance": (),
    "shallow_run": _PAIR,
    "shipping_lanes": (),
    "slim_pickings": (),
    "special_cargo": (),
    "submarine_u": ("torpedo_attack", "gun_attack", "defence", "victory"),
    "submarine_uc": ("torpedo_attack", "mine_attack", "gun_attack", "defence", "victory"),
    "surprise_attack": (),
    "transfer_command": _PAIR,
    "trap": ("attack",),
    "wireless_intercept": (),
}

# KP-5.1a: what the entries of solitaire cards can say, beside the names of action cards.
NO_ACTION = "none"
NO_RESPONSE = "no_response"
INTERCEPTS = (
    "intercept_merchant_with_raider",
    "intercept_merchant_with_warship",
    "intercept_warship_raider_or_prize",
)
SUBMARINES = {"submarine_torpedo_attack": "submarine_u", "submarine_mine_attack": "submarine_uc"}
ENTRIES = ("defensive_1_3", "defensive_2_4", "offensive_1", "offensive_2", "offensive_3", "offensive_4")
