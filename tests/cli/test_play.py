"""`weathergage play`: a person at a keyboard plays whole matches, and loses nothing by leaving."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.games import cutlass, flotilla
from weathergage.engine.journal import Played, Undone, load

# Whoever always plays the first of the list comes to the end of a brawl.
ATTACK = ["1"] * 200


def kept(file: str) -> list[object]:
    return list(load(Path(file).read_bytes(), cutlass.GAME).entries)


def test_a_match_against_a_bot_is_played_to_its_end(run: Run) -> None:
    told = run("play", "cutlass", "--seed", 3, "--save", "a.wgage", keys=ATTACK)
    assert told.code == 0
    assert "The brawl is over" in told.out
    # The places come in their order.
    assert [int(place) for place in re.findall(r"^  (\d)\. (?:me|random): \d$", told.out, re.M)] == [1, 2]
    proof = run("replay", "a.wgage", "--verify", "--json")
    assert json.loads(proof.out)["over"] is True
    assert not Path("a.wgage.seed").exists()  # it stands in the journal now


def test_whoever_leaves_goes_on_later_with_the_same_dice(run: Run) -> None:
    whole = run("play", "cutlass", "--seed", 5, "--seats", "me,me", "--save", "whole.wgage", keys=["1", ""] * 200)
    assert "The brawl is over" in whole.out
    left = run("play", "cutlass", "--seed", 5, "--seats", "me,me", "--save", "part.wgage", keys=["1", "", "1"])
    assert "Stopped. Go on with: weathergage play cutlass --resume part.wgage" in left.out
    assert len(kept("part.wgage")) == 1 + 2  # the deal and two moves
    assert Path("part.wgage.seed").stat().st_mode & 0o777 == 0o600
    again = run("play", "cutlass", "--resume", "part.wgage", keys=["1", ""] * 200)
    assert "The brawl is over" in again.out
    assert kept("part.wgage") == kept("whole.wgage")


def test_a_match_whose_seed_is_lost_goes_on_with_new_dice(run: Run) -> None:
    run("play", "cutlass", "--seed", 5, "--save", "a.wgage", keys=["1"])
    Path("a.wgage.seed").unlink()
    assert "The brawl is over" in run("play", "cutlass", "--resume", "a.wgage", keys=ATTACK).out
    assert run("replay", "a.wgage").code == 0


def test_a_damaged_seed_is_named(run: Run) -> None:
    run("play", "cutlass", "--save", "a.wgage")
    Path("a.wgage.seed").write_text("xyz")
    told = run("play", "cutlass", "--resume", "a.wgage")
    assert told.code == 1
    assert "a.wgage.seed is damaged" in told.err


def test_an_order_is_taken_back_while_the_other_side_still_plans(run: Run) -> None:
    told = run("play", "flotilla", "--seats", "me,me", "--save", "a.wgage", keys=["1", "u", "done"])
    assert told.out.count("Boat 1 to -1, -1") == 2  # offered again
    first, second, third = list(load(Path("a.wgage").read_bytes(), flotilla.GAME).entries)[1:]
    assert isinstance(first, Played)
    assert isinstance(second, Undone)
    assert isinstance(third, Played)
    assert third.move == flotilla.Done()


def test_what_has_been_revealed_is_not_taken_back(run: Run) -> None:
    told = run("play", "cutlass", "--seed", 2, "--save", "a.wgage", keys=["pass", "1", "u"])
    assert "> u\n  It cannot be taken back" in told.out
    assert not any(isinstance(entry, Undone) for entry in kept("a.wgage"))


def test_typed_dice_are_asked_for_until_they_make_sense(run: Run) -> None:
    keys = ["cutlass", "", "take", "six", "9", "6", "1"]
    told = run("play", "cutlass", "--seats", "me,me", "--dice", "typed", "--seed", 3, "--save", "a.wgage", keys=keys)
    assert "Type numbers, in the order of the dice" in told.out
    assert told.out.count("me 1: roll ") == 3  # six and 9 are none
    assert "8 against 1  (d6:6 d6:1)" in told.out
    assert "me 2: 3 cards, 2 lives" in told.out


def test_all_that_can_be_asked_on_the_way(run: Run) -> None:
    keys = ["?", "t", "m", "l", "o 1", "odds", "w {", 'why {"move": "Attack", "card": "dagger", "target": 0}', "", "q"]
    told = run("play", "cutlass", "--seed", 3, keys=keys)
    assert "take your last move back" in told.out
    assert told.out.count("Your hand") == 2
    assert told.out.count("Play a card at somebody") >= 2
    assert "No dice follow directly from this move" in told.out
    assert "type the number of a move, or words of it" in told.out
    assert "write the move as JSON" in told.out
    assert "Nobody attacks himself [CU-2]" in told.out


def test_words_that_fit_two_moves_are_asked_again(run: Run) -> None:
    told = run("play", "cutlass", "--seed", 3, "--seats", "me,random,random", keys=["at random", "99", "q"])
    assert "fits" in told.out
    assert "there is no move 99" in told.out


def test_between_two_people_at_one_screen_the_table_is_hidden(run: Run) -> None:
    told = run("play", "cutlass", "--seed", 3, "--seats", "Ada,Bo", keys=["pass", "", "q"])
    hidden = told.out.split("\n" * 30)[-1]
    assert "Bo: press Enter when nobody else looks" in hidden
    assert "Your hand" in hidden


def test_bots_alone_are_watched(run: Run) -> None:
    told = run("play", "cutlass", "--seed", 3, "--seats", "random,random")
    assert "random 1 attacks random 2" in told.out
    assert "The next card is" not in told.out  # that is for one seat's eyes
    assert "The brawl is over" in told.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--seats", "me,bot:clever"), "cutlass has no bot 'bot:clever'; it has: random"),
        (("--seats", "me,,random"), "a name is empty"),
        (("--seats", "me,me,me,me"), "is played by 2, 3, not by 4"),
        (("--scenario", "duel"), "unknown scenario 'duel'"),
        (("--option", "parry"), "an option is written NAME=VALUE"),
        (("--option", "parry=maybe"), "parry"),
        (("--seed", "9" * 99), "the number is too big"),
        (("--resume", "nowhere.wgage"), "nowhere.wgage can't be read"),
        (("--save", "/dev/null/a.wgage"), "can't be written"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(run: Run, arguments: tuple[str, ...], message: str) -> None:
    told = run("play", "cutlass", *arguments)
    assert told.code == 1
    assert message in told.err
    assert told.err.count("\n") == 1


def test_a_scenario_sets_its_own_number_of_seats(run: Run) -> None:
    assert "Stopped" in run("play", "kaisers_pirates", "--scenario", "solitaire").out
    assert "Stopped" in run("play", "kaisers_pirates", "--scenario", "teams").out


def test_it_speaks_other_languages(run: Run) -> None:
    told = run("play", "kaisers_pirates", "--seed", 1, "--lang", "it", keys=["l"])
    assert "Carte azione" in told.out
