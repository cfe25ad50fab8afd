"""What the server does with each kind of message."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from weathergage.server import messages as said
from weathergage.server import play
from weathergage.server.messages import Told
from weathergage.server.names import clean_text
from weathergage.server.people import Who
from weathergage.server.problems import Refused
from weathergage.server.room import Draft, Room

if TYPE_CHECKING:
    from weathergage.server.hall import Hall
    from weathergage.server.live import Connection, Watcher

LONGEST_LINE = 500
MOST_TABLES = 200  # that one connection watches
MOST_OF_OTHERS = 20  # of them, where somebody else plays
MOST_FROM_AN_ADDRESS = 100  # such tables that all connections of one address watch


async def answer(hall: Hall, connection: Connection, message: said.FromClient) -> Told | None:
    """Do it. None: it is done; otherwise what was asked for. Raises what refuses it."""
    match message:
        case said.Play() | said.Dice() | said.Undo() | said.Propose() | said.Agree() | said.Resign():
            room = await hall.fresh(message.table)
            await room.change(_deed(message, _known(connection)))
        case said.Hello():
            raise Refused("malformed", "we have greeted each other already")
        case said.Ping():
            return None
        case said.Look():
            if message.table != connection.looking:
                hall.notices.looks_away(connection.person, connection.looking)
                connection.looking = message.table
        case said.WatchLobby():
            (hall.lobby.add if message.on else hall.lobby.discard)(connection)
        case said.Watch():
            await _watch(hall, connection, message)
        case said.Unwatch():
            watcher = connection.watchers.get((message.table, message.seat))
            if watcher is not None:
                unwatch(hall, connection, watcher)
        case said.LookBack():
            return await _look_back(hall, connection, message)
        case said.WhyNot() | said.Odds():
            return await _explain(hall, connection, message)
        case said.Chat():
            await _chat(hall, connection, message)
    return None


def _known(connection: Connection) -> Who:
    if connection.who is None:
        raise Refused("sign-in", "nobody knows who you are: take a name first")
    return connection.who


Deed = said.Play | said.Dice | said.Undo | said.Propose | said.Agree | said.Resign  # what changes a match


def _deed(message: Deed, who: Who) -> Callable[[Draft], None]:
    match message:
        case said.Play():
            return lambda draft: play.play(draft, who, message.seat, message.number, bytes(message.move))
        case said.Dice():
            return lambda draft: play.enter_dice(draft, who, message.number, message.faces)
        case said.Undo():
            return lambda draft: play.undo(draft, who, message.seat)
        case said.Propose():
            return lambda draft: play.propose(draft, who, message.seat, message.kind)
        case said.Agree():
            return lambda draft: play.agree(draft, who, message.seat, message.number, message.yes)
        case said.Resign():
            return lambda draft: play.resign(draft, who, message.seat)


async def _watch(hall: Hall, connection: Connection, message: said.Watch) -> None:
    from weathergage.server.live import Watcher  # noqa: PLC0415 - live imports this module

    room = await hall.seen_by(message.table, connection.who, message.link)
    if message.seat is not None:
        room.table.seat_of(connection.person, message.seat)
    elif not room.table.spectators and not room.table.sits(connection.person):
        raise Refused("not-yours", "this table has no spectators")
    if (message.table, message.seat) not in connection.watchers:
        _count(hall, connection, room)
    if room.broken:
        raise Refused("illegal", room.broken)
    async with room.lock:
        room.look(message.seat)
        viewer = room.viewers.get(message.seat)
        watcher = Watcher(connection, room, message.seat, message.words)
        if viewer is not None and message.epoch == viewer.epoch and message.since <= viewer.seq:
            watcher.sent = message.since
        old = connection.watchers.get((message.table, message.seat))
        if old is not None:
            room.watchers.discard(old)
        connection.watchers[message.table, message.seat] = watcher
        room.watchers.add(watcher)


def _count(hall: Hall, connection: Connection, room: Room) -> None:
    """Refuse to hold more tables in memory for somebody than anybody needs. Of tables where others play, those are
    counted that are looked at from the same address."""
    if len(connection.watchers) >= MOST_TABLES:
        raise Refused("too-fast", f"one connection watches at most {MOST_TABLES} tables")
    if connection.person in room.table.concerned():
        return
    here = sum(it.is_strange for it in connection.watchers.values())
    if here >= MOST_OF_OTHERS:
        raise Refused("too-fast", f"one connection watches at most {MOST_OF_OTHERS} tables where others play")
    near = {it for some in hall.connections.values() for it in some if it.address == connection.address}
    strange = {it.room for one in near for it in one.watchers.values() if it.is_strange}
    if len(strange - {room}) >= MOST_FROM_AN_ADDRESS:
        raise Refused("too-fast", "too many tables where others play are being watched from this address")


def after(hall: Hall, connection: Connection, message: said.FromClient) -> None:
    """What follows the answer."""
    if isinstance(message, said.Watch):
        watcher = connection.watchers.get((message.table, message.seat))
        if watcher is not None:
            connection.send(watcher.room.news())
            connection.mark(watcher)
            _presence(hall, watcher.room)


def unwatch(hall: Hall, connection: Connection, watcher: Watcher) -> None:
    """Look away."""
    room = watcher.room
    room.watchers.discard(watcher)
    connection.watchers.pop((room.table.id, watcher.seat), None)
    _presence(hall, room)


def _presence(hall: Hall, room: Room) -> None:
    room.show()
    if not hall.bus.alone and not hall.stopping:
        hall.spawn(hall.tell_presence(room), "presence")


async def _look_back(hall: Hall, connection: Connection, message: said.LookBack) -> Told:
    from weathergage.server.past import look_back  # noqa: PLC0415 - few need it

    hall.limits.spend("past", connection.person or f"{id(connection)}")
    watching = any(table == message.table for table, _ in connection.watchers)
    room = await (hall.fresh(message.table) if watching else hall.seen_by(message.table, connection.who))
    async with room.lock:
        return await look_back(
            room,
            connection.who,
            id=message.id,
            page=message.page,
            seat=message.seat,
            everything=message.all,
            words=message.words,
        )


async def _explain(hall: Hall, connection: Connection, message: said.WhyNot | said.Odds) -> Told:
    who = _known(connection)
    room = await hall.fresh(message.table)
    async with room.lock:
        match, move = room.playable(), bytes(message.move)
        if isinstance(message, said.WhyNot):
            refusal = play.why_not(room.table, match, who, message.seat, move)
            return said.RefusalTold(id=message.id, refusal=refusal)
        hall.limits.spend("heavy", who.id)
        outlooks = play.odds(room.table, match, who, message.seat, message.number, move)
        return said.Outlooks(id=message.id, outlooks=outlooks)


async def _chat(hall: Hall, connection: Connection, message: said.Chat) -> None:
    who = _known(connection)
    hall.limits.spend("chat", who.id)
    room = await hall.seen_by(message.table, who)
    text = clean_text(message.text, LONGEST_LINE)
    if not text:
        raise Refused("malformed", "there is nothing to say")
    # A spectator could tell a player what another one holds, so spectators speak when it is over.
    if not room.table.sits(who.id) and (room.table.state != "finished" or not room.table.spectators):
        raise Refused("not-yours", "only who plays here can speak before the end")
    await hall.say(room, who, text)
