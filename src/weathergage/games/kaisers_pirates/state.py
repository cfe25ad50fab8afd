"""The table: what lies where, and whose turn it is. Chapters 1 to 3, both editions.

Ships and cards stand here by their ids and numbers alone; what is printed on them is in the pack.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from weathergage import engine
from weathergage.games.kaisers_pirates.components import Dice, KaisersPack

Role: TypeAlias = Literal["warship", "raider", "prize", "merchantman"]
Use: TypeAlias = Literal["intercept", "british", "mines", "action"]
AttackKind: TypeAlias = Literal["intercept", "british", "interrogate", "monitor", "torpedo", "mines"]
Stage: TypeAlias = Literal["deal", "turns", "score"]
PhantomStep: TypeAlias = Literal["begin", "draw", "act", "pause", "close"]

NOBODY = -1
NO_CARD = 0
REMEMBERED = -1  # KP-5.4.3.6, KP-5.4.3.7: what the phantom plays lays no card
LIVE = 0  # KP-5.0a: the seat of the live player of the solitaire game


class Options(Struct, frozen=True, kw_only=True):
    """Chapter 6, and the choices that the rules leave to the players."""

    coal: bool = False  # 6.1
    sail: bool = False  # 6.2
    floatplane: bool = False  # 6.3
    tournament: bool = False  # 6.4
    tournament_choice: bool = False  # 6.4.1, 6.4.3: ships are chosen, not dealt
    beyond_1914: bool = False  # 6.5
    without_breakouts: bool = False  # 6.5.3, four players
    without_early_losses: bool = False  # 6.5.4
    fast_raiders: bool = False  # 6.6
    retention: bool = False  # 6.7
    additional_damage: bool = False  # 6.8
    prize_torpedoes: bool = False  # 6.9
    shallow_pursuit: bool = False  # 6.10
    sailing_merchantmen: bool = False  # 6.11
    prize_resupply: bool = False  # 6.12
    set_aside: int = 0  # 2.1.4: so many action cards; 0 leaves it to 2.1.1-2.1.3
    start: Literal["die", "lowest_value", "chosen"] = "die"  # 3.1, 5.2.3
    first_seat: int = 0  # who starts when that is chosen
    strict_reactions: bool = False  # one reaction in all to one attack, its outcome included
    heavy_weather: Literal["damaged", "all"] = "damaged"  # which ships check for sinking
    policy: Literal["best", "random"] = "best"  # 5.0, 5.4.3: how the phantom chooses


class Vessel(Struct, array_like=True, gc=False):
    """A ship card on the table, with its markers."""

    id: str
    role: Role
    damage: int = 0  # markers; more than one only under 6.8
    short: bool = False  # Limited Supply
    known: bool = False  # recognised: only raiders and prizes ever are disguised
    refuge: int = NO_CARD  # the Island Refuge that shelters it; REMEMBERED where the phantom laid none


class Won(Struct, gc=False, frozen=True, omit_defaults=True):
    """A card in a victory pile: a ship, an action card, or (solitaire) the likeness of one."""

    ship: str = ""
    card: int = NO_CARD
    type: str = ""
    warship: bool = False  # a warship or raider: KP-2.3.1d limits them
    times: int = 1
    sunk: bool = True  # or brought in safely: KP-3.3.23b swaps only what was sunk


class Committed(Struct, array_like=True, gc=False):
    """KP-3.2.1: a card that was put down for this turn. Its use and place are public, its face is not until shown."""

    card: int
    use: Use
    ship: str = ""
    shown: bool = False


class Answered(Struct, array_like=True, gc=False, frozen=True):
    """A card out of somebody's hand, or off a ship, that goes to the discards at the end of the turn."""

    seat: int
    card: int


class Attack(Struct, gc=False):
    """An attack that has been announced, as it lies on the table."""

    kind: AttackKind
    seat: int
    foe: int
    type: str  # of the action card that attacks, or that the Intercept half belongs to
    card: int = NO_CARD
    ship: str = ""  # the own ship that intercepts or lays mines
    dice: Dice = ()
    targets: list[str] = []  # still to come, in the attacker's order
    target: str = ""  # the present one
    assists: list[int] = []
    night: bool = False
    surprise: bool = False
    searchlight: bool = False
    cargo: bool = False
    hunting: bool = False
    lanes: bool = False
    boards: bool = False  # the first undamaged target is boarded (the phantom, chapter 5)
    boarding: bool = False  # the present target is boarded
    fast: bool = False
    full_steam: bool = False
    non_combatant: bool = False
    announced: bool = False  # until then it is being put together
    qqq: bool = False  # KP-3.3.27b: takes effect at the end of the intercept
    chased: bool = False  # KP-6.6.1a: at full steam at least once
    several: bool = False  # announced at two or more targets
    rolled: bool = False  # the dice against the present target are known
    reacted: bool = False  # the defender answered the attack on the present target
    entry: str = ""  # the entry of a solitaire card that stands for an action card (chapter 5)


class Turn(Struct, omit_defaults=True):
    """What is remembered for one turn only."""

    seat: int
    extra: bool = False  # KP-3.3.37
    committed: list[Committed] = []
    answered: list[Answered] = []
    attacked: int = NOBODY  # KP-3.1.3
    other: int = NOBODY  # KP-3.1.4
    intercepted: list[str] = []
    acted: list[str] = []
    entered: list[str] = []
    left: list[str] = []
    repaired: list[str] = []
    resupplied: list[str] = []
    suppliers: list[str] = []  # KP-6.12.1c
    recallable: list[tuple[int, str]] = []  # KP-3.3.30e: who may still recall which ship
    quiet: bool = False  # nothing has happened since the question of KP-3.3.30e was last asked
    wireless: bool = False
    second_chance: bool = False
    bounding: bool = False
    taken: list[int] = []  # what came to the player's hand after committing
    seen: list[int] = []  # what Intelligence shows to the player of the turn
    seen_of: int = NOBODY  # whose hand; NOBODY: the deck
    to_stack: list[int] = []  # KP-3.1.5a: on the way to the discards
    stacking: list[int] = []  # of these, what was put in order so far
    stacker: int = NOBODY  # whose they are
    playing: int = NO_CARD  # the action card whose target is being chosen
    attack: Attack | None = None


class ShipDeck(Struct, array_like=True):
    """KP-3.1.10: a deck of ships. What was used lies face up underneath."""

    fresh: list[str]  # face down; the last is the next
    used: list[str] = []
    lost: list[str] = []  # KP-6.5.2b: left play in this round, and stays out of a reshuffle


class Seat(Struct, array_like=True):
    """A player: the Force in its two rows, the hand, the pile."""

    hand: list[int] = []
    merchants: list[Vessel] = []
    ships: list[Vessel] = []  # warships, raiders and prizes
    pile: list[Won] = []
    deception: int = NO_CARD
    fog: int = NO_CARD
    skipped: bool = False  # KP-3.3.4
    points: list[int] = []  # round points, round by round
    totals: list[int] = []  # victory values, round by round
    kept: int = 0  # ships kept from the round before
    knows: list[int] = []  # action cards that lie hidden from others, but not from this seat


class Solitaire(Struct, array_like=True):
    """Chapter 5: the solitaire cards, and what is remembered of them. They never leave their deck (KP-5.4.3.6)."""

    fresh: list[str] = []  # face down; the last is the next
    drawn: list[str] = []  # face up, in the order in which they were drawn
    reaction: str = ""  # KP-5.3.3: what the phantom drew against the present attack
    specials: list[str] = []  # KP-5.4.3.3: what goes with the phantom's present intercept
    scouted: bool = False  # KP-5.4.3.10: a Recon Aircraft was played at the phantom
    step: PhantomStep = "begin"  # of the phantom's turn
    single: bool = False  # KP-5.4.3.9, KP-5.4.3.10: this turn is one entry
    entry: str = ""  # that is carried out next


class State(Struct, array_like=True):
    """Everything on the table."""

    edition: Literal[1, 2]
    options: Options
    teams: bool
    seats: list[Seat]
    ships: ShipDeck
    merchants: ShipDeck
    exposed: bytearray  # by number: this action card lies where everybody has seen it
    deck: list[int] = []  # the last is the next
    discards: list[int] = []
    aside: list[int] = []
    round: int = 1
    stage: Stage = "deal"
    turn: Turn = field(default_factory=lambda: Turn(0))
    phantom: int = NOBODY  # the seat of the phantom player (chapter 5)
    solitaire: Solitaire = field(default_factory=Solitaire)


Game: TypeAlias = engine.Game[State, KaisersPack]
