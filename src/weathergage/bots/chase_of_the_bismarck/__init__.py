"""A planning player of The Chase of the Bismarck: one mind for each side, fed with what that side has been told."""

from __future__ import annotations

from random import Random

from weathergage.bots.chase_of_the_bismarck.admiralty import Admiralty
from weathergage.bots.chase_of_the_bismarck.captain import Captain
from weathergage.bots.chase_of_the_bismarck.raider import Raider
from weathergage.engine import Setup
from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.pack import Pack


def make(setup: Setup, pack: Pack, seat: int, random: Random) -> Captain:  # noqa: ARG001 - a BotFactory
    """Seat the player."""
    return Captain(pack, seat, Raider(pack, random) if seat == AXIS else Admiralty(pack))


__all__ = ["make"]
