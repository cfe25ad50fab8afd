"""The recorded match that the browser's tests go on from. `RECORD=1` tells it anew, for other rules or another pack."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tests.games.chase_of_the_bismarck.kit import PACK
from tests.games.chase_of_the_bismarck.story import BISMARCK, WANTED, told
from weathergage.engine import Pack
from weathergage.engine.journal import dump, load
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.lab import laws

RECORDED = Path(__file__).parent / "recorded"
JOURNAL, STEPS = RECORDED / "rheinuebung.wgage", RECORDED / "rheinuebung.json"


def test_the_recorded_match_is_played_by_the_present_rules() -> None:
    if os.environ.get("RECORD"):
        teller = told()
        RECORDED.mkdir(exist_ok=True)
        JOURNAL.write_bytes(dump(teller.match.journal))
        STEPS.write_text(json.dumps(teller.steps, indent=2) + "\n", "utf-8")
    journal = load(JOURNAL.read_bytes(), GAME)
    match = Match.resume(GAME, journal)
    assert match.outcome is not None
    assert match.game.state.ending == "sunk"
    assert dump(match.journal) == JOURNAL.read_bytes()
    for step in range(0, len(match.steps), 9):
        laws.invariants_hold(match.at(step))


def test_its_pack_is_the_present_one() -> None:
    assert load(JOURNAL.read_bytes(), GAME).header.pack == Pack.of(GAME).hash


def test_everything_that_a_board_shows_is_in_it() -> None:
    match = Match.resume(GAME, load(JOURNAL.read_bytes(), GAME))
    steps: dict[str, int] = json.loads(STEPS.read_text("utf-8"))
    asked = {name: match.at(step).decisions for name, step in steps.items()}
    prompts = {name: {ask.prompt.key for ask in asks.values()} for name, asks in asked.items()}
    assert prompts["plan"] == {"cb-plan"}
    assert prompts["search"] == {"cb-choose-search"}
    assert prompts["strike"] == {"cb-choose-strike"}
    assert prompts["fire"] == prompts["last"] == {"cb-choose-fire"}
    ever = {ask.prompt.key for step in range(len(match.steps)) for ask in match.at(step).decisions.values()}
    assert set(WANTED) <= ever
    hull = match.at(steps["last"]).game.state.ships[BISMARCK].hull
    assert 0 < hull < PACK.cards[BISMARCK].hull
