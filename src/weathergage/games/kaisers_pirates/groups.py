"""The table in words: for terminals, screen readers, and whoever likes to read."""

from __future__ import annotations

from collections.abc import Iterator

from weathergage.engine import Group, Names, Player, Text, text
from weathergage.games.kaisers_pirates.names import dice_name, type_name
from weathergage.games.kaisers_pirates.state import NOBODY
from weathergage.games.kaisers_pirates.view import (
    CardView,
    CommittedView,
    SeatView,
    SolitaireView,
    VesselView,
    View,
    WonView,
)


def groups(seen: View) -> list[Group]:
    """One group for the round, one for each Force, one for the turn, one for the own hand."""
    parts = [Group(text("kp-table-round", number=seen.round), tuple(round_lines(seen)))]
    for seat, it in enumerate(seen.seats):
        parts.append(Group(text("kp-table-force", who=Player(seat)), tuple(force_lines(it))))
    parts.append(Group(text("kp-table-turn", who=Player(seen.turn.seat)), tuple(turn_lines(seen))))
    if seen.solitaire is not None:
        parts.append(Group(text("kp-table-solitaire"), tuple(solitaire_lines(seen.solitaire))))
    if seen.seat != NOBODY:
        parts.append(Group(text("kp-table-hand"), tuple(map(card_line, seen.hand))))
    if seen.seen:
        where = (
            text("kp-table-seen-deck") if seen.seen_of == NOBODY else text("kp-table-seen", who=Player(seen.seen_of))
        )
        parts.append(Group(where, tuple(map(card_line, seen.seen))))
    return parts


def round_lines(seen: View) -> Iterator[Text]:
    """The decks."""
    yield text("kp-table-decks", deck=seen.deck, discarded=seen.discarded, aside=seen.aside)
    if seen.discards:
        yield text("kp-table-discards", cards=Names(tuple(type_name(card.type) for card in reversed(seen.discards))))


def solitaire_lines(seen: SolitaireView) -> Iterator[Text]:
    """Chapter 5: the solitaire cards, and what goes with the phantom's intercept."""
    yield text("kp-table-solitaire-deck", deck=seen.deck, drawn=len(seen.drawn))
    if seen.specials:
        yield text("kp-table-specials", cards=Names(tuple(map(type_name, seen.specials))))
    if seen.scouted:
        yield text("kp-table-scouted")


def ship_text(vessel: VesselView) -> Text:
    """A ship by its row."""
    if vessel.role in ("warship", "raider"):
        return text(f"kp-ship-{vessel.id}")
    return text(f"kp-merchant-{vessel.id}")


def force_lines(it: SeatView) -> Iterator[Text]:
    """A player's Force, hand and pile."""
    yield text("kp-table-seat", hand=it.hand, value=it.value, points=sum(it.points))
    for vessel in (*it.merchants, *it.ships):
        yield vessel_line(vessel)
    for flag, key in (
        (it.deception, "kp-table-deception"),
        (it.fog, "kp-table-fog"),
        (it.skipped, "kp-table-skipped"),
    ):
        if flag:
            yield text(key)
    if it.pile:
        yield text("kp-table-pile", cards=Names(tuple(map(won_text, it.pile))))


def vessel_line(vessel: VesselView) -> Text:
    """A ship and its markers."""
    marks: list[Text] = []
    if vessel.damage:
        marks.append(text("kp-mark-damaged", count=vessel.damage))
    if vessel.short:
        marks.append(text("kp-mark-short"))
    if vessel.recognised:
        marks.append(text("kp-mark-recognised"))
    if vessel.refuge:
        marks.append(text("kp-mark-refuge"))
    if not marks:
        return text("kp-table-ship", ship=ship_text(vessel), role=vessel.role)
    return text("kp-table-ship-marked", ship=ship_text(vessel), role=vessel.role, marks=Names(tuple(marks)))


def won_text(won: WonView) -> Text:
    """A card of a pile."""
    if won.ship:
        name = text(f"kp-ship-{won.ship}") if won.warship else text(f"kp-merchant-{won.ship}")
    else:
        name = type_name(won.type)
    return name if won.times == 1 else text("kp-table-times", card=name, times=won.times)


def card_line(card: CardView) -> Text:
    """An action card and its Intercept half."""
    key = "kp-half-night" if card.night else "kp-half-day"
    return text(key, card=type_name(card.type), dice=dice_name(card.intercept))


def turn_lines(seen: View) -> Iterator[Text]:
    """What was committed, and what is being attacked."""
    for it in seen.turn.committed:
        yield committed_line(it)
    for card in seen.turn.reactions:
        yield text("kp-table-reaction", card=type_name(card.type))
    attack = seen.turn.attack
    if attack is not None:
        yield text("kp-table-attack", card=type_name(attack.type), who=Player(attack.foe))


COMMITTED = {
    "intercept": "kp-table-committed-intercept",
    "british": "kp-table-committed-british",
    "mines": "kp-table-committed-mines",
    "action": "kp-table-committed-action",
}


def committed_line(it: CommittedView) -> Text:
    """A committed card: its face, if it may be seen, and its place."""
    face = type_name(it.card.type) if it.card else text("kp-table-face-down")
    ship = text(f"kp-ship-{it.ship}") if it.ship else text("kp-table-in-front")
    return text(COMMITTED[it.use], card=face, ship=ship)
