"""A recorded raid on an escorted convoy, for the browser's tests. `RECORD=1` plays it anew."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tests.games.chase_of_the_bismarck.directing import Director
from tests.games.chase_of_the_bismarck.rarities import RAID, raid
from weathergage.engine.journal import dump, load
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck import GAME

RECORDED = Path(__file__).parent / "recorded"
JOURNAL, STEPS = RECORDED / "escort.wgage", RECORDED / "escort.json"
ASKED = {"convoy": "cb-choose-convoy", "close_up": "cb-choose-close-up"}


def record() -> None:
    """To where Bismarck is pushed off the board, and no further."""
    director = Director(raid(1), 1, typed=False)
    steps = {name: len(director.play(until=RAID, prompt=prompt).steps) - 1 for name, prompt in ASKED.items()}
    director.match.abandon("agreed")
    JOURNAL.write_bytes(dump(director.match.journal))
    STEPS.write_text(json.dumps(steps, indent=2) + "\n", "utf-8")


def test_the_recorded_raid_is_played_by_the_present_rules() -> None:
    if os.environ.get("RECORD"):
        record()
    match = Match.resume(GAME, load(JOURNAL.read_bytes(), GAME))
    assert dump(match.journal) == JOURNAL.read_bytes()
    steps: dict[str, int] = json.loads(STEPS.read_text("utf-8"))
    asked = {name: {ask.prompt.key for ask in match.at(step).decisions.values()} for name, step in steps.items()}
    assert asked == {name: {prompt} for name, prompt in ASKED.items()}
