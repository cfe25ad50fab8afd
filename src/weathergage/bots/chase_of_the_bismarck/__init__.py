"""A planning player of The Chase of the Bismarck: one plan for each side, built on what that side has been told."""

from __future__ import annotations

from random import Random

from weathergage.bots.chase_of_the_bismarck.allies import Admiralty
from weathergage.bots.chase_of_the_bismarck.axis import Raider
from weathergage.bots.chase_of_the_bismarck.captain import Captain
from weathergage.engine import Setup
from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.pack import Pack


def make(setup: Setup, pack: Pack, seat: int, random: Random) -> Captain:  # noqa: ARG001 - a BotFactory
    """Seat the player."""
    return Raider(pack, seat, random) if seat == AXIS else Admiralty(pack, seat, random)


__all__ = ["make"]
