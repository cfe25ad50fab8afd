"""The numbers of rules.toml: what is dealt, how often a card counts, modifiers, challenges of the optional rules."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from weathergage.engine import Component

Dice: TypeAlias = tuple[int, ...]  # the dice of a coin by size, rolled together; () where there is no such coin
Edition: TypeAlias = Literal[1, 2]

ContestId: TypeAlias = Literal["full_steam", "prize_torpedo", "prize_exhaustion"]

SIZES = (4, 6, 8, 10)
EDITIONS: tuple[Edition, ...] = (1, 2)


class Counts(Component, frozen=True, kw_only=True):
    """KP-1.1: how many cards each deck has."""

    warships: int
    raiders: int
    merchants: int
    types_1: int
    types_2: int
    cards_1: int
    cards_2: int
    solitaire: int

    def types(self, edition: Edition) -> int:
        return self.types_1 if edition == 1 else self.types_2

    def cards(self, edition: Edition) -> int:
        return self.cards_1 if edition == 1 else self.cards_2


class Deal(Component, frozen=True, kw_only=True):
    """KP-2.1.5, KP-2.4: what is dealt, and how many ships may be kept."""

    rounds: int
    ships: int
    merchants: int
    hand: tuple[int, int, int, int]  # for no ship kept, one, two, three
    keep: int
    keep_with_retention: int


class Limits(Component, frozen=True, kw_only=True):
    set_aside: int  # KP-2.1.4b


class SetAside(Component, frozen=True, kw_only=True):
    """KP-2.1.1 to KP-2.1.3, KP-5.2.1: action cards that stay out of a round."""

    edition: Edition
    players: int
    cards: int


class Removed(Component, frozen=True, kw_only=True):
    """KP-5.2: action cards that the solitaire game does without."""

    edition: Edition
    types: tuple[str, ...]


class Die(Component, frozen=True, kw_only=True):
    """KP-1.2: a die of the box."""

    size: int
    colour: str
    count: int
    sides_1: int
    sides_2: int
    zero: int = 0  # what a face that shows 0 counts as

    def read(self, shown: int) -> int:
        """KP-1.2b: what a face counts as."""
        return self.zero if shown == 0 else shown


class Resolution(Component, frozen=True, kw_only=True):
    """KP-3.2.7: how rolls are compared."""

    sunk_at: int  # so many times the defence
    lowest: int
    start_die: int
    red_die: int


class Scoring(Component, frozen=True, kw_only=True):
    """KP-2.3: how often a card counts."""

    single: int
    prize: int
    special_cargo: int


class CardNumbers(Component, frozen=True, kw_only=True):
    """How many cards, ships or targets some actions concern."""

    discards_in_view: int
    wireless_intercept: int
    recon_aircraft: int
    good_hunting: int
    breakout: int
    breakout_doubled: int


class AttackModifiers(Component, frozen=True, kw_only=True):
    limited_supply: int
    damaged: int
    night: int
    surprise_attack: int
    searchlight: int
    fast_ship: int
    non_combatant: int
    monitor: int
    defence_damaged: int


class ChallengeModifiers(Component, frozen=True, kw_only=True):
    blockade_runner_prize: int
    break_contact_damaged: int
    break_contact_limited_supply: int
    fair_seas: int
    interned_damaged: int
    interned_limited_supply: int
    non_combatant_passage: int
    rendezvous_missed_prize: int
    shallow_run_damaged: int


class OptionalModifiers(Component, frozen=True, kw_only=True):
    """Chapter 6. Those that end in `_total` replace the modifier of the card."""

    coal_rendezvous_missed: int
    coal_blockade_runner: int
    coal_refuge_supply: int
    sail_rendezvous_missed: int
    sail_blockade_runner: int
    sail_refuge_supply: int
    sail_break_contact: int
    sail_chased_break_contact: int
    sail_fast_ship_total: int
    floatplane_surprise_attack_total: int
    floatplane_break_contact: int
    fast_raider_shallow_run: int
    pursuit_damaged: int
    pursuit_fast_raider: int
    sailing_merchant_break_contact: int


class Contest(Component, frozen=True, kw_only=True):
    """A challenge of an optional rule, whose dice no card shows."""

    id: ContestId
    rule: str
    challenge: Dice
    response: Dice


class Tournament(Component, frozen=True, kw_only=True):
    """KP-6.4: what each player gets in the first round."""

    warships: int
    raiders: int
    merchant_values: tuple[int, ...]


CONTESTS = ("full_steam", "prize_torpedo", "prize_exhaustion")


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole of rules.toml."""

    counts: Counts
    deal: Deal
    limits: Limits
    set_aside: tuple[SetAside, ...]
    removed: tuple[Removed, ...]
    die: tuple[Die, ...]
    resolution: Resolution
    scoring: Scoring
    cards: CardNumbers
    attack: AttackModifiers
    challenge: ChallengeModifiers
    optional: OptionalModifiers
    contest: tuple[Contest, ...]
    tournament: Tournament

    def cards_set_aside(self, edition: Edition, players: int) -> int:
        """KP-2.1.1 to KP-2.1.3; players = 1 is the solitaire game, KP-5.2.1."""
        return next(it.cards for it in self.set_aside if (it.edition, it.players) == (edition, players))

    def types_removed(self, edition: Edition) -> tuple[str, ...]:
        """KP-5.2: what the solitaire game leaves in the box."""
        return next(it.types for it in self.removed if it.edition == edition)

    def die_of(self, size: int) -> Die:
        return next(it for it in self.die if it.size == size)

    def contest_of(self, name: ContestId) -> Contest:
        """The dice of a challenge of chapter 6."""
        return next(it for it in self.contest if it.id == name)
