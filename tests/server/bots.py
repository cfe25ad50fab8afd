# ruff: noqa: ARG002 - a bot is what it is given
"""Bots for the tests."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import ClassVar

from tests.games.cutlass import Attack, View
from weathergage.bots import Seen
from weathergage.engine import Move, Setup


class Bold:
    """Attacks whenever it can, and looks at what it sees before."""

    wants_view: ClassVar[bool] = True

    def __init__(self, setup: Setup, pack: object, seat: int, random: Random) -> None:
        self._seat = seat

    def choose(self, seen: Seen) -> Move:
        assert isinstance(seen.view, View)
        return next((move for move in seen.moves if isinstance(move, Attack)), seen.moves[0])


class Waiting:
    """Thinks until there is a certain file."""

    wants_view: ClassVar[bool] = False

    def __init__(self, setup: Setup, pack: object, seat: int, random: Random) -> None:
        pass

    def choose(self, seen: Seen) -> Move:
        while not Path(os.environ["WEATHERGAGE_TEST_GO"]).exists():
            time.sleep(0.01)
        return seen.moves[0]


class Broken:
    """Fails."""

    wants_view: ClassVar[bool] = False

    def __init__(self, setup: Setup, pack: object, seat: int, random: Random) -> None:
        pass

    def choose(self, seen: Seen) -> Move:
        raise ValueError("no idea")
