"""The laws that every game keeps: whoever writes a game lets them loose on it.

Each law takes a match at some point of play and raises `BrokenLawError` when it does not hold there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
from msgspec import Struct

from weathergage.engine import AnyGame, Choose, EngineError, Move, Setup
from weathergage.engine.history import decode_state, encode_state
from weathergage.engine.journal import Journal, dump, load
from weathergage.engine.match import Match

_BYTES = msgspec.msgpack.Encoder().encode


class BrokenLawError(EngineError):
    """A law does not hold."""


def require(condition: bool, law: str, detail: str = "") -> None:
    """Hold the law, or say which was broken."""
    if not condition:
        raise BrokenLawError(f"{law}{': ' + detail if detail else ''}")


class Asked(Struct, frozen=True):
    """A decision, as it can be compared."""

    seat: int
    prompt: bytes
    moves: tuple[bytes, ...]


def asked(ask: Choose[Move]) -> Asked:
    """What a decision comes down to."""
    return Asked(ask.seat, _BYTES((ask.prompt, ask.rule)), tuple(map(_BYTES, ask.moves)))


def everything(match: Match) -> tuple[object, ...]:
    """All of a match that can be compared with another."""
    return (
        encode_state(match.game.state),
        sorted((asked(ask) for ask in match.decisions.values()), key=lambda it: it.seat),
        match.outcome,
        None if match.events is None else list(match.events),
    )


def seen(match: Match, seat: int | None) -> tuple[object, ...]:
    """All of a match that reaches a seat: its view, its decision, its log, and who else is being waited for."""
    ask = match.decision(seat) if seat is not None else None
    return (
        _BYTES(match.view(seat)),
        asked(ask) if ask else None,
        _BYTES(match.log(seat)),
        sorted(match.decisions),
        match.outcome is None,
    )


# -------------------------------------------------------------------- laws of one position


def decisions_are_sound(match: Match) -> None:
    """Every decision has at least one move and no two equal ones; somebody is asked until it is over."""
    require(bool(match.decisions) != match.over, "somebody is asked until the game is over")
    for ask in match.decisions.values():
        moves = asked(ask).moves
        require(len(moves) > 0, "every decision has a move", ask.prompt.key)
        require(len(set(moves)) == len(moves), "no two moves are equal", ask.prompt.key)
        require(all(type(move) in match.spec.moves for move in ask.moves), "every move is one of the game's")
        for move in ask.moves:
            require(bool(match.spec.describe(match.pack.content, move).key), "every move has a name")


def state_survives_the_codec(match: Match) -> None:
    """Encoding and decoding the state changes nothing."""
    data = encode_state(match.game.state)
    again = decode_state(match.spec, data)
    require(again == match.game.state, "the state survives the codec")
    require(encode_state(again) == data, "the state is encoded the same way twice")


def invariants_hold(match: Match) -> None:
    """The game's own invariants."""
    faults = list(match.spec.invariants(match.game))
    require(not faults, "the game's invariants hold", "; ".join(faults))


def clone_equals_original(match: Match) -> None:
    """A clone is at the same point, and leaves its original alone."""
    before = everything(match)
    twin = match.clone(log=True)
    require(everything(twin) == before, "a clone equals its original", _difference(everything(twin), before))
    ask = twin.next_decision()
    if ask is not None:
        twin.play(ask.seat, ask.moves[-1])
    require(everything(match) == before, "playing on a clone leaves its original alone")


def replay_equals_play(match: Match) -> None:
    """The journal, written and read, leads to the same point."""
    journal = load(dump(match.journal), match.spec)
    again = Match.resume(match.spec, journal, pack=match.pack)
    mine, other = everything(match), everything(again)
    require(mine == other, "replay equals play", _difference(other, mine))
    for seat in range(match.header.setup.seats):
        require(again.number(seat) == match.number(seat), "decisions are numbered the same in a replay")
    if not match.over:
        tail = Match.resume(match.spec, journal, pack=match.pack, snapshot=match.snapshot())
        require(everything(tail)[:3] == mine[:3], "a snapshot and the journal's tail equal play")


def undo_equals_never_played(match: Match, seat: int, move: Move) -> None:
    """Play a move and take it back where the engine allows it: nothing must be left of it, for anybody."""
    before, seats = everything(match), [*range(match.header.setup.seats), None]
    sights = [seen(match, other) for other in seats]
    journal = Journal(match.header, list(match.journal.entries))
    twin = Match.resume(match.spec, journal, pack=match.pack, source=match.source)
    twin.play(seat, move)
    for other in range(match.header.setup.seats):
        undoable = twin.undo_refusal(other) is None
        require(twin.can_undo(other) == undoable, "what can be taken back has no reason against it", str(other))
    if twin.can_undo(seat):
        twin.undo(seat)
        require(everything(twin) == before, "undo equals never played", _difference(everything(twin), before))
        require([seen(twin, other) for other in seats] == sights, "undo equals never played, for every seat")


def moves_are_explained(match: Match, seat: int, moves: Sequence[Move]) -> None:
    """`why_not` is silent on legal moves, and has a reason for all others."""
    ask = match.decision(seat)
    for move in moves:
        refusal = match.why_not(seat, move)
        legal = ask is not None and move in ask.moves
        require((refusal is None) == legal, "why-not agrees with the list of moves", repr(move))


# -------------------------------------------------------------------- the information law


def secrets_stay_secret(
    match: Match, seat: int | None, random: Random, steps: int = 6, line: Sequence[tuple[int, Move]] = ()
) -> bool:
    """Two worlds that differ only in what a seat must not know look the same to it, whatever everybody does, until
    something is revealed to it that is not the same in both. After the end nothing is a secret.

    `line`: how play goes on in both, before it goes on at random. True when both have come to the end of it and still
    look the same.
    """
    if match.over:
        return False
    twin = match.redealt(seat, random, match.source, log=True)
    mine = match.clone(match.source, log=True)
    if match.fresh and (mine.game._revealed | twin.game._revealed) & {seat, None}:
        return False  # running on from the checkpoint, the rules have just revealed what is not the same in both worlds
    if not match.fresh or match.steps[-1].revealed & {seat, None}:
        _compare_views(mine, twin, seat)  # what was revealed since the checkpoint may differ in the log and the moves
        return False
    _compare(mine, twin, seat)
    for played in range(len(line) + steps):
        move = line[played] if played < len(line) else _common_move(mine, twin, random)
        if move is None or not (_is_legal(mine, *move) and _is_legal(twin, *move)):
            return played >= len(line)
        told, told_there = _play_and_watch(mine, seat, *move), _play_and_watch(twin, seat, *move)
        if told != told_there or mine.over or twin.over:
            return played >= len(line)
        closed_together = None in mine.steps[-1].revealed and not told
        if closed_together and seen(mine, seat) != seen(twin, seat):
            return played >= len(line)  # closing a Together of several seats reveals what was decided in it
        _compare(mine, twin, seat)
    return True


def secret_moves_stay_secret(match: Match, seat: int, moves: Sequence[Move]) -> None:
    """Whatever a seat decides in a Together, it is all the same to the others until all have decided."""
    others = [other for other in (*range(match.header.setup.seats), None) if other != seat]
    first: dict[tuple[int, ...], list[tuple[object, ...]]] = {}  # by who has still to decide: everybody can see that
    for move in moves:
        twin = match.clone(match.source, log=True)
        twin.play(seat, move)
        if twin.is_secret(twin.steps[-1]) and not twin.steps[-1].revealed - {seat}:
            waiting = tuple(sorted(twin.decisions))
            sights = [*(seen(twin, other) for other in others), *_what_follows(twin, seat)]
            same = first.setdefault(waiting, sights)
            for here, there in zip(sights, same, strict=True):
                law = f"nobody is told what seat {seat} decides secretly"
                require(here == there, law, _difference(here, there))


def _compare_views(mine: Match, twin: Match, seat: int | None) -> None:
    a, b = _BYTES(mine.view(seat)), _BYTES(twin.view(seat))
    require(a == b, f"the view of seat {seat} tells nothing that it must not know", f"{a!r}\n{b!r}")


def _compare(mine: Match, twin: Match, seat: int | None) -> None:
    a, b = seen(mine, seat), seen(twin, seat)
    require(a == b, f"seat {seat} is told nothing that it must not know", _difference(b, a))


def _what_follows(match: Match, seat: int) -> list[tuple[object, ...]]:
    """What every other seat that still has to decide sees after a secret move of its own."""
    sights = []
    for other in sorted(set(match.decisions) - {seat}):
        ask = match.decision(other)
        if ask is not None:
            match.play(other, ask.moves[0])
        step = match.steps[-1]
        told = step.results or step.revealed or not match.is_secret(step)
        sights.append(() if told else seen(match, other))
    return sights


def _play_and_watch(match: Match, seat: int | None, player: int, move: Move) -> list[tuple[bytes, bytes]]:
    """Play a move; what the seat's view and log were each time that something was revealed to it."""
    sights: list[tuple[bytes, bytes]] = []

    def look(seats: tuple[int, ...]) -> None:
        if not seats or seat in seats:
            sights.append((_BYTES(match.view(seat)), _BYTES(match.log(seat))))

    match.game.on_reveal = look
    match.play(player, move)
    match.game.on_reveal = None
    return sights


def _common_move(mine: Match, twin: Match, random: Random) -> tuple[int, Move] | None:
    """A move that is legal in both worlds."""
    choices: list[tuple[int, Move]] = []
    for seat, ask in mine.decisions.items():
        other = twin.decision(seat)
        if other is not None:
            choices += [(seat, move) for move in ask.moves if move in other.moves]
    return random.choice(choices) if choices else None


def _is_legal(match: Match, seat: int, move: Move) -> bool:
    ask = match.decision(seat)
    return ask is not None and move in ask.moves


def _difference(a: tuple[object, ...], b: tuple[object, ...]) -> str:
    """The first parts that differ."""
    for one, other in zip(a, b, strict=True):
        if one != other:
            return f"{_shown(one)}\n  instead of {_shown(other)}"
    return ""


def _shown(part: object) -> str:
    return repr(msgspec.msgpack.decode(part))[:2000] if isinstance(part, bytes) else repr(part)[:2000]


# -------------------------------------------------------------------- whole games


def begin(spec: AnyGame, setup: Setup, seed: int, *, log: bool = True) -> Match:
    """A match for the laws."""
    return Match.begin(spec, setup, seed.to_bytes(32, "big"), log=log)


def random_walk(match: Match, random: Random, moves: int) -> int:
    """Play random moves, a seat at random where several are asked; how many were played."""
    for played in range(moves):
        decisions = match.decisions
        if not decisions:
            return played
        seat = random.choice(sorted(decisions))
        match.play(seat, random.choice(decisions[seat].moves))
    return moves


def play_to_the_end(match: Match, random: Random) -> Iterator[None]:
    """Play random moves to the end, which must come within the game's bound; stops after every move."""
    for _ in range(match.spec.bound):
        if match.over:
            return
        random_walk(match, random, 1)
        yield
    require(match.over, "every game ends within its bound", f"{match.spec.bound} moves")
