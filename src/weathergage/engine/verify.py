"""Proving the dice: the seed that the end reveals is the one that was committed to, and it gives these results."""

from __future__ import annotations

from weathergage.engine.chance import Roll, Seeded
from weathergage.engine.errors import CorruptJournalError
from weathergage.engine.game import AnyGame
from weathergage.engine.journal import Journal, commitment, seeds_of
from weathergage.engine.match import Match
from weathergage.engine.packs import Pack


class _SeedAudit:
    """Compares every recorded result with what the seed in force gives."""

    def __init__(self, seeds: list[bytes], typed: bool) -> None:
        self._seeds = seeds
        self._typed = typed
        self._segments = [(0, Seeded(seeds[0]))]
        self.compared: set[int] = set()  # by number: what undo has the rules ask for again counts once

    def reseeded(self, number: int, stated: str) -> None:
        used = len(self._segments)
        if used == len(self._seeds) or commitment(self._seeds[used]) != stated:
            raise CorruptJournalError("a revealed seed is not the one that was committed to")
        self._segments.append((number, Seeded(self._seeds[used])))

    def check(self, number: int, roll: Roll, result: list[int]) -> None:
        if roll.dice and self._typed:
            return  # people rolled these; their word is the proof
        source = next(seeded for start, seeded in reversed(self._segments) if number >= start)
        if source.draw(number, roll) != result:
            raise CorruptJournalError(
                f"random result {number + 1} ({roll.purpose or 'no purpose given'}) is not what the seed gives"
            )
        self.compared.add(number)


def verify(spec: AnyGame, journal: Journal, pack: Pack[object] | None = None) -> int:
    """Replay a finished match and compare every result with the seeds; how many were compared."""
    seeds = seeds_of(journal.entries)
    if not seeds:
        raise CorruptJournalError("the match is not over: its seed is still secret, so nothing can be proved yet")
    if b"" in seeds:
        raise CorruptJournalError("a seed of this match was lost: not all of its results can be proved")
    if commitment(seeds[0]) != journal.header.commitment:
        raise CorruptJournalError("the revealed seed is not the one that was committed to", 1)
    audit = _SeedAudit(seeds, journal.header.typed_dice)
    Match.resume(spec, journal, pack=pack, audit=audit, log=False)
    return len(audit.compared)
