"""3.1.7 to 3.1.9: what a player may know, built from nothing. Both editions."""

from __future__ import annotations

from msgspec import Struct

from weathergage.games.kaisers_pirates.components import Dice, KaisersPack
from weathergage.games.kaisers_pirates.rounds import pile_value
from weathergage.games.kaisers_pirates.state import (
    NO_CARD,
    NOBODY,
    Attack,
    AttackKind,
    Committed,
    Game,
    Options,
    Role,
    Seat,
    ShipDeck,
    Stage,
    State,
    Use,
    Vessel,
    Won,
)


class CardView(Struct, frozen=True):
    """An action card, face up."""

    number: int
    type: str
    intercept: Dice
    night: bool


class VesselView(Struct, frozen=True, omit_defaults=True):
    """A ship on the table."""

    id: str
    role: Role
    damage: int = 0
    short: bool = False
    recognised: bool = False
    refuge: bool = False
    intercepted: bool = False  # in this turn
    acted: bool = False


class WonView(Struct, frozen=True, omit_defaults=True):
    """A card of a victory pile."""

    ship: str = ""
    warship: bool = False  # or raider
    type: str = ""  # of an action card
    times: int = 1
    sunk: bool = True


class CommittedView(Struct, frozen=True, omit_defaults=True):
    """A committed card: how and where it lies, and its face for whoever may see it."""

    use: Use
    ship: str = ""
    shown: bool = False
    card: CardView | None = None


class AttackView(Struct, frozen=True, omit_defaults=True):
    """An attack that is under way."""

    kind: AttackKind
    seat: int
    foe: int
    card: CardView | None
    type: str
    dice: Dice
    night: bool
    ship: str
    target: str
    targets: list[str]
    assists: list[CardView]
    boarding: bool
    announced: bool


class SeatView(Struct, frozen=True):
    """A player, as everybody sees him."""

    hand: int
    merchants: list[VesselView]
    ships: list[VesselView]
    pile: list[WonView]
    value: int
    deception: bool
    fog: bool
    skipped: bool
    points: list[int]
    totals: list[int]


class TurnView(Struct, frozen=True):
    """The turn, as everybody sees it."""

    seat: int
    extra: bool
    attacked: int
    other: int
    committed: list[CommittedView]
    reactions: list[CardView]
    attack: AttackView | None


class SolitaireView(Struct, frozen=True):
    """Chapter 5: the phantom player and the solitaire cards."""

    phantom: int  # its seat
    deck: int  # solitaire cards that are still face down
    drawn: list[str]
    specials: list[str]
    scouted: bool


class View(Struct, frozen=True):
    """What one seat may know."""

    edition: int
    teams: bool
    options: Options
    round: int
    stage: Stage
    seats: list[SeatView]
    turn: TurnView
    deck: int
    aside: int
    discards: list[CardView]  # the top ones, the last on top
    discarded: int
    warships_left: int
    merchants_left: int
    seat: int = NOBODY  # whose view this is
    hand: list[CardView] = []
    seen: list[CardView] = []  # what Intelligence shows
    seen_of: int = NOBODY
    stacking: list[CardView] = []  # the discards that this seat puts in order
    solitaire: SolitaireView | None = None


def view(g: Game, seat: int | None) -> View:
    """The table as a seat sees it; a spectator sees what is public."""
    state, turn, pack = g.state, g.state.turn, g.pack
    mine = seat is not None and seat == turn.seat
    top = state.discards[-pack.rules.cards.discards_in_view :]
    return View(
        edition=state.edition,
        teams=state.teams,
        options=state.options,
        round=state.round,
        stage=state.stage,
        seats=[seat_view(g, it) for it in state.seats],
        turn=turn_view(g, mine),
        deck=len(state.deck),
        aside=len(state.aside),
        discards=cards_view(pack, top) if state.phantom == NOBODY else [],  # KP-5.3.1
        discarded=len(state.discards),
        warships_left=cards_left(state.ships),
        merchants_left=cards_left(state.merchants),
        seat=NOBODY if seat is None else seat,
        hand=cards_view(pack, state.seats[seat].hand) if seat is not None else [],
        seen=cards_view(pack, turn.seen) if mine else [],
        seen_of=turn.seen_of if mine else NOBODY,
        stacking=cards_view(pack, turn.stacking) if seat is not None and seat == turn.stacker else [],
        solitaire=solitaire_view(state) if state.phantom != NOBODY else None,
    )


def solitaire_view(state: State) -> SolitaireView:
    """Chapter 5: what was drawn lies open, the rest is hidden."""
    it = state.solitaire
    return SolitaireView(state.phantom, len(it.fresh), list(it.drawn), list(it.specials), it.scouted)


def cards_left(deck: ShipDeck) -> int:
    """What can be drawn before a reshuffle."""
    return len(deck.fresh)


def card_view(pack: KaisersPack, card: int) -> CardView:
    """An action card, face up."""
    it = pack.cards[card]
    return CardView(card, it.type, it.intercept, it.night)


def cards_view(pack: KaisersPack, cards: list[int]) -> list[CardView]:
    """Several action cards, face up."""
    return [card_view(pack, card) for card in cards]


def seat_view(g: Game, seat: Seat) -> SeatView:
    """A player, as everybody sees him."""
    return SeatView(
        hand=len(seat.hand),
        merchants=[vessel_view(g.state, vessel) for vessel in seat.merchants],
        ships=[vessel_view(g.state, vessel) for vessel in seat.ships],
        pile=[won_view(g.pack, won) for won in seat.pile],
        value=pile_value(g.pack, seat),
        deception=seat.deception != NO_CARD,
        fog=seat.fog != NO_CARD,
        skipped=seat.skipped,
        points=list(seat.points),
        totals=list(seat.totals),
    )


def vessel_view(state: State, vessel: Vessel) -> VesselView:
    """A ship on the table."""
    return VesselView(
        vessel.id,
        vessel.role,
        vessel.damage,
        vessel.short,
        vessel.known,
        vessel.refuge != NO_CARD,
        vessel.id in state.turn.intercepted,
        vessel.id in state.turn.acted,
    )


def won_view(pack: KaisersPack, won: Won) -> WonView:
    """A card of a pile."""
    kind = won.type or (pack.cards[won.card].type if won.card else "")
    return WonView(won.ship, won.warship, kind, won.times, won.sunk)


def turn_view(g: Game, mine: bool) -> TurnView:
    """The turn; `mine` is the view of its player."""
    turn = g.state.turn
    attack = turn.attack
    return TurnView(
        seat=turn.seat,
        extra=turn.extra,
        attacked=turn.attacked,
        other=turn.other,
        committed=[committed_view(g.pack, it, mine) for it in turn.committed],
        reactions=cards_view(g.pack, [it.card for it in turn.answered]),
        attack=attack_view(g.pack, attack) if attack and (mine or attack.announced) else None,
    )


def committed_view(pack: KaisersPack, it: Committed, mine: bool) -> CommittedView:
    """KP-3.2.1, R-76: use and place are public, the face only once it is turned up."""
    return CommittedView(it.use, it.ship, it.shown, card_view(pack, it.card) if it.shown or mine else None)


def attack_view(pack: KaisersPack, attack: Attack) -> AttackView:
    """An attack; what is still hidden of it never gets here for anybody but its player."""
    return AttackView(
        kind=attack.kind,
        seat=attack.seat,
        foe=attack.foe,
        card=card_view(pack, attack.card) if attack.card else None,
        type=attack.type,
        dice=attack.dice,
        night=attack.night,
        ship=attack.ship,
        target=attack.target,
        targets=list(attack.targets),
        assists=cards_view(pack, attack.assists),
        boarding=attack.boarding,
        announced=attack.announced,
    )
