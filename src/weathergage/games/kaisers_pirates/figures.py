"""What there is to count in a match: how rounds end, what attacks and prizes come to, which cards are used.

Each name is counted once for each time that it could have happened. The notes on the pack say what to look for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from weathergage.engine import Event, Figure, Move, Names, Player, Record, Text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.components import KaisersPack
from weathergage.games.kaisers_pirates.rounds import round_points
from weathergage.games.kaisers_pirates.setup import action_cards, set_aside_count
from weathergage.games.kaisers_pirates.state import NOBODY, State

SHIP, MERCHANT, CARD, WORD = "kp-ship-", "kp-merchant-", "kp-card-", "kp-word-"
ROLLED = {"kp-log-attack-none": "none", "kp-log-attack-damaged": "damaged", "kp-log-attack-sunk": "sunk"}
ANNOUNCED = {
    "kp-log-intercept": "raid",
    "kp-log-british": "british",
    "kp-log-mines": "mines",
    "kp-log-torpedo": "torpedo",
}
CHALLENGED = {"kp-log-challenge-succeeds": 1.0, "kp-log-challenge-fails": 0.0}
COUNTED = (
    "merchantman sunk",
    "capture",
    "passage",
    "warship or raider sunk",
    "warship or raider that did not count",
    "prize sunk",
    "action card sunk",
    "lost on a shoal",
)
# What an attack's target is lost by, and what an attack is over by at the latest.
LOST = ("kp-log-attack-sunk", "kp-log-shoal-sunk")
ENDS = ("kp-log-turn", "kp-log-phantom-turn", "kp-log-scored")
# What takes a prize out of the game before the round is over.
UNDONE = ("kp-log-exhausted", "kp-log-interned", "kp-log-scuttled", "kp-log-shoal-sunk", "kp-log-weather-sunk")


def figures(record: Record[State, KaisersPack]) -> Iterator[Figure]:
    """Everything, in the order in which it is found."""
    yield from round_figures(record.game.state, record.log)
    yield from attack_figures(record.log)
    yield from intercept_figures(record.log)
    yield from prize_figures(record.log)
    yield from card_figures(record)


# -------------------------------------------------------------------- rounds


def round_figures(state: State, log: Sequence[Event]) -> Iterator[Figure]:
    """KP-2.3: what rounds are worth, and whether it helps to begin.

    KP-3.1a, KP-3.1c: in the first round the lot says who begins, later it is whoever lies behind: two things to count.
    """
    begun = [event.text.args["who"] for event in log if event.text.key == "kp-log-first"]
    for number, first in enumerate(begun):
        totals = [seat.totals[number] for seat in state.seats]
        points = round_points(totals)
        for total in totals:
            yield "round/value", total
            yield "round/nothing", float(total == 0)
        yield "round/best value", max(totals)
        yield "round/won with nothing", float(max(totals) == 0)
        winners = [seat for seat, point in enumerate(points) if point == max(points)]
        assert isinstance(first, Player)
        how = "by lot" if number == 0 else "from behind"
        yield f"round/won by who began {how}", (first.seat in winners) / len(winners)
    yield "round/turns", sum(event.text.key == "kp-log-turn" for event in log) / len(begun)
    yield "game/rounds", len(begun)


# -------------------------------------------------------------------- attacks


def attack_figures(log: Sequence[Event]) -> Iterator[Figure]:
    """KP-3.2: what attacks come to, by what attacks whom; who comes through; what is lost otherwise."""
    kind = ""
    counts = Counter[str]()
    for event in log:
        key, args = event.text.key, event.text.args
        kind = ANNOUNCED.get(key, kind)
        if key in ROLLED:
            whom = _whom(kind, args["target"])
            what = "shot back" if kind == "raid" and whom == "warship or raider" else f"{kind} on {whom}"
            yield f"attack/{what}: sunk", float(ROLLED[key] == "sunk")
            yield f"attack/{what}: damaged", float(ROLLED[key] == "damaged")
            counts[f"{whom} sunk"] += ROLLED[key] == "sunk"
        elif key in CHALLENGED:
            yield f"challenge/{_of(args['what'])}", CHALLENGED[key]
        elif key == "kp-log-surplus":
            counts["warship or raider that did not count"] += 1
        elif key == "kp-log-passage":
            counts["passage"] += 1
        elif key == "kp-log-captured":
            counts["capture"] += 1
            counts["merchantman sunk"] -= 1  # its dice said so
        elif key == "kp-log-shoal-sunk":
            counts["lost on a shoal"] += 1
    for name in COUNTED:
        yield f"game/{name}", counts[name]


def _whom(kind: str, target: object) -> str:
    assert isinstance(target, Text)
    if target.key.startswith(SHIP):
        return "warship or raider"
    if not target.key.startswith(MERCHANT):
        return "action card"
    return "prize" if kind == "british" else "merchantman"


def _of(what: object) -> str:
    """What is rolled for, without the ship."""
    assert isinstance(what, Text)
    inner = what.args.get("what")
    return (inner if isinstance(inner, Text) else what).key.removeprefix(CARD).removeprefix(WORD)


def intercept_figures(log: Sequence[Event]) -> Iterator[Figure]:
    """KP-3.2.3, KP-3.2.4: what becomes of the ships that are announced as targets, whether dice are rolled or not.

    A reaction that calls the dice off, or takes a target's place, has saved it.
    """
    kind, afloat = "", list[Text]()
    for event in log:
        key, args = event.text.key, event.text.args
        if key in LOST:
            for ship in [it for it in afloat if it in args.values()]:
                afloat.remove(ship)
                yield f"intercept/{kind} on {_whom(kind, ship)}: sunk", 1.0
        elif key in ANNOUNCED or key in ENDS:
            for ship in afloat:
                yield f"intercept/{kind} on {_whom(kind, ship)}: sunk", 0.0
            kind, afloat = ANNOUNCED.get(key, ""), []
            if kind == "raid":
                afloat = [ship for ship in _names(args["targets"]) if isinstance(ship, Text)]
            elif kind == "british":
                afloat = [ship for ship in (args["target"],) if isinstance(ship, Text)]


def _names(names: object) -> Sequence[object]:
    assert isinstance(names, Names)
    return names.items


# -------------------------------------------------------------------- prizes


def prize_figures(log: Sequence[Event]) -> Iterator[Figure]:
    """KP-2.3.1b: does a prize count double in the end, for whoever holds it then?"""
    prizes: set[str] = set()
    for event in log:
        key, args = event.text.key, event.text.args
        if key == "kp-log-captured":
            prizes.update(event.pieces)
        elif key == "kp-log-attack-sunk":
            target = args["target"]
            assert isinstance(target, Text)
            ship = target.key.removeprefix(MERCHANT)
            if ship in prizes:
                prizes.remove(ship)
                yield "prize/counts double", 0.0
        elif key in UNDONE or key == "kp-log-passage":
            for ship in prizes.intersection(event.pieces):
                prizes.remove(ship)
                yield "prize/counts double", float(key == "kp-log-passage")
        elif key == "kp-log-scored":
            for _ in prizes:
                yield "prize/counts double", 1.0
            prizes.clear()


# -------------------------------------------------------------------- cards


def card_figures(record: Record[State, KaisersPack]) -> Iterator[Figure]:
    """How often a card is used, for each time that it is held: as an action, as an Intercept half, in vain.

    Every card that is not set aside is drawn once in a round.
    """
    pack, state = record.game.pack, record.game.state
    deck = action_cards(pack, state)
    drawn = state.round * (1 - set_aside_count(pack, state) / len(deck)) - unseen(record) / len(deck)
    held = Counter({kind: count * drawn for kind, count in Counter(pack.cards[card].type for card in deck).items()})
    used = card_uses(pack, record.moves)
    for kind in sorted(held):
        for how in ("action", "intercept", "in vain"):
            yield f"card/{kind}: {how}", used[kind, how] / held[kind]


def unseen(record: Record[State, KaisersPack]) -> int:
    """KP-5.2.2, KP-5.4.2: what is dealt to the phantom, and what it draws, nobody plays."""
    state = record.game.state
    if state.phantom == NOBODY:
        return 0
    kept = sum(it.text.key == "kp-log-kept" and it.text.args["who"] == Player(state.phantom) for it in record.log)
    dealt = state.round * record.game.pack.rules.deal.hand[0] - kept
    return dealt + sum(it.text.key == "kp-log-phantom-drew" for it in record.log)


def card_uses(pack: KaisersPack, moves: Sequence[tuple[int, Move]]) -> Counter[tuple[str, str]]:
    """By type: action halves that were played, Intercept halves, and cards that were put down for nothing."""
    used: Counter[tuple[str, str]] = Counter()
    down: set[int] = set()
    lying: dict[str, int] = {}  # by ship
    player = -1

    def use(card: int, how: str) -> None:
        down.discard(card)
        used[pack.cards[card].type, how] += 1

    for seat, move in moves:
        match move:
            case m.CommitIntercept() | m.CommitBritish() | m.CommitMines() | m.CommitAction():
                if seat != player:
                    for card in sorted(down):
                        use(card, "in vain")
                player = seat
                down.add(move.card)
                if isinstance(move, m.CommitIntercept | m.CommitMines):
                    lying[move.ship] = move.card
            case m.Intercept(ship=ship):
                use(lying[ship], "intercept")
            case m.BritishIntercept(card=card):
                use(card, "intercept")
            case m.LayMines(ship=ship):
                use(lying[ship], "action")
            case m.Play(card=card) | m.Attach(card=card) | m.React(card=card):
                use(card, "action")
            case _:
                pass
    for card in sorted(down):
        use(card, "in vain")
    return used
