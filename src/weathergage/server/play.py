"""What people do at a table that is being played at.

The client is never believed: a seat must be one's own, and a move is looked up in the list of the pending decision.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Literal

from weathergage.engine import IllegalError, Move, Outlook, Refusal, StaleError
from weathergage.engine.match import Match
from weathergage.engine.notation import decode_move
from weathergage.server.making import check_bot, game_called
from weathergage.server.metrics import METRICS
from weathergage.server.people import Who
from weathergage.server.problems import Refused, refusal
from weathergage.server.room import Draft, Room
from weathergage.server.shapes import Offer, Result, SeatChange, SeatClock, Settled
from weathergage.server.sights import roll_number
from weathergage.server.table import NUMBERS, Table, finish, give_up

SECOND_WIND = 30.0  # seconds that somebody has at least who takes a seat back after running out of time


def play(draft: Draft, who: Who, seat: int, number: int, data: bytes) -> None:
    """Play a move."""
    draft.table.seat_of(who.id, seat)
    if draft.table.state == "finished":  # a move that came first has ended it
        METRICS.stale += 1
        raise StaleError("the match is over")
    match = draft.playing()
    move = decode_move(match.spec, data)
    play_move(draft, seat, number, move)


def play_move(draft: Draft, seat: int, number: int, move: Move) -> None:
    """Play a move that was decoded: a person's or a bot's."""
    match = draft.playing()
    own = number - draft.table.generation * NUMBERS
    try:
        match.play(seat, move, own)
    except StaleError:
        METRICS.stale += 1
        raise
    except IllegalError as error:
        raise Refused("illegal", str(error), match.why_not(seat, move)) from error
    _play_on(draft.table, seat)
    METRICS.moves += 1


def undo(draft: Draft, who: Who, seat: int) -> None:
    """Take one's last move back."""
    draft.table.seat_of(who.id, seat)
    match = draft.playing()
    reason = match.undo_refusal(seat)
    if reason is not None:
        raise Refused("illegal", reason.text.key, reason)
    match.undo(seat)
    _play_on(draft.table, seat)


def enter_dice(draft: Draft, who: Who, number: int, faces: Sequence[int]) -> None:
    """Type what real dice show. Whoever sits at the table may do it."""
    if not any(seat.person == who.id and not seat.invited for seat in draft.table.seats):
        raise Refused("not-yours", "only who plays here can enter dice")
    match = draft.playing()
    if match.wanted is None or number != roll_number(draft.table, match):
        raise Refused("stale", f"roll {number} is not what is asked for now")
    match.enter_dice(faces)


def why_not(table: Table, match: Match, who: Who, seat: int, data: bytes) -> Refusal | None:
    """Why a move can't be played."""
    table.seat_of(who.id, seat)
    return match.why_not(seat, decode_move(match.spec, data))


def odds(  # noqa: PLR0913, PLR0917 - the parts of a question
    table: Table, match: Match, who: Who, seat: int, number: int, data: bytes
) -> tuple[Outlook, ...]:
    """What a legal move leads to."""
    table.seat_of(who.id, seat)
    move = decode_move(match.spec, data)
    ask = match.decision(seat)
    if number != table.number(match, seat):
        raise Refused("stale", f"decision {number} is not the present one")
    if ask is None or move not in ask.moves:
        raise Refused("illegal", "this is not a legal move", match.why_not(seat, move))
    return match.outlooks(seat, move)


# ------------------------------------------------------------------------------------------------ leaving, agreeing


def resign(draft: Draft, who: Who, seat: int) -> None:
    """Give up. Of two, the other has won; among more, a bot plays on."""
    it = draft.table.seat_of(who.id, seat)
    draft.table.must_be("running")
    if it.resigned:
        raise Refused("illegal", "this seat has resigned already")
    lose(draft, seat, "resigned")


def lose(draft: Draft, seat: int, reason: Literal["resigned", "time"]) -> None:
    """A seat has lost, whatever the rules will say. A match that can't go on here is broken off."""
    table, match = draft.table, draft.match
    table.seats[seat].resigned = True
    if match is None:
        finish(table, Result(reason="aborted"))
        return
    playing = [number for number, it in enumerate(table.seats) if not it.resigned]
    if len(playing) < 2 or not any(table.seats[number].human for number in playing):
        give_up(table, match, Result(reason=reason, seat=seat))
    else:
        table.seats[seat].bot = check_bot(match.spec, "")
        _maybe_settle(draft, match, seat)


def propose(draft: Draft, who: Who, seat: int, kind: Literal["takeback", "draw", "abort"]) -> None:
    """Ask all others for something."""
    table = draft.table
    table.seat_of(who.id, seat)
    match = draft.playing()
    if table.offer is not None:
        raise Refused("illegal", "another offer is on the table")
    if kind == "takeback":
        _last_step(match, seat)
    if kind == "draw" and not any(it.human for number, it in enumerate(table.seats) if number != seat):
        raise Refused("illegal", "a bot does not agree to a draw")
    table.offers += 1
    table.settled = None
    mine = tuple(number for number, it in enumerate(table.seats) if it.person == who.id)
    table.offer = Offer(number=table.offers, kind=kind, by=seat, agreed=mine)
    _maybe_settle(draft, match, seat)


def agree(draft: Draft, who: Who, seat: int, number: int, yes: bool) -> None:
    """Answer an offer."""
    table = draft.table
    table.seat_of(who.id, seat)
    match = draft.playing()
    offer = table.offer
    if offer is None or offer.number != number:
        raise Refused("stale", f"offer {number} is not on the table any more")
    if not yes:
        table.offer, table.settled = None, Settled(offer=offer, by=seat, agreed=False)
        return
    agreed = {*offer.agreed, *(n for n, it in enumerate(table.seats) if it.person == who.id)}
    table.offer = Offer(number=offer.number, kind=offer.kind, by=offer.by, agreed=tuple(sorted(agreed)))
    _maybe_settle(draft, match, seat)


def _play_on(table: Table, seat: int) -> None:
    """Whoever wants a move back and makes another has thought better of it."""
    if table.offer is not None and table.offer.kind == "takeback" and table.offer.by == seat:
        table.offer = None


def _maybe_settle(draft: Draft, match: Match, seat: int) -> None:
    table, offer = draft.table, draft.table.offer
    if offer is None or not set(table.deciders()) <= set(offer.agreed):
        return
    table.offer, table.settled = None, Settled(offer=offer, by=seat, agreed=True)
    match offer.kind:
        case "draw":
            give_up(table, match, Result(reason="draw"))
        case "abort":
            give_up(table, match, Result(reason="aborted"))
        case "takeback":
            take_back(draft, match, offer.by)


def _last_step(match: Match, seat: int) -> int:
    for index in range(len(match.steps) - 1, 0, -1):
        if match.steps[index].seat == seat:
            return index
    raise Refused("illegal", "there is nothing of yours to take back", refusal("engine-undo-nothing"))


def take_back(draft: Draft, match: Match, seat: int) -> None:
    """Everybody agreed: go back to before the seat's last move.

    What follows comes from another seed, because what the old one would give has been seen.
    """
    step = _last_step(match, seat)
    seed = secrets.token_bytes(32)
    draft.table.rolls = roll_number(draft.table, match)
    draft.table.generation += 1
    back = match.fork(step - 1, seed)
    draft.take(back, back.seeds)


# ------------------------------------------------------------------------------------------------ bots that stand in


def change_seat(draft: Draft, who: Who, number: int, form: SeatChange, away: bool) -> None:
    """While it runs: let a bot stand in for oneself, or for somebody who is away; take one's own seat back."""
    table = draft.table
    table.must_be("running")
    seat = table.seat_at(number)
    mine = seat.person == who.id and not seat.invited
    if seat.resigned:
        raise Refused("illegal", "this seat has resigned")
    if form.kind == "me" and mine:
        seat.bot = ""
        if seat.clock is not None:
            seat.clock = SeatClock(max(seat.clock.left, SECOND_WIND))
    elif form.kind == "bot" and (mine or (seat.human and table.sits(who.id) and away)):
        seat.bot = check_bot(game_called(table.game), form.name)
    else:
        raise Refused("not-yours", "a bot can stand in for you, or for somebody who has been away for a while")


def time_out(draft: Draft) -> bool:
    """Somebody's time is up: what the table says happens. False if nobody's is."""
    table, now = draft.table, draft.now
    late = [
        number
        for number, seat in enumerate(table.seats)
        if seat.clock is not None and seat.clock.flag is not None and seat.clock.flag <= now
    ]
    if table.state != "running" or draft.match is None or not late:
        return False
    for number in late:
        if table.timeout == "forfeit":
            lose(draft, number, "time")
        else:
            table.seats[number].bot = check_bot(draft.match.spec, "")
        if table.state != "running":
            break
    return True


def is_away(room: Room, seat: int, last_seen: float, patience: float) -> bool:
    """Has whoever sits there not been seen for long enough?"""
    return room.table.seat_at(seat).person not in room.present() and time.monotonic() - last_seen > patience
