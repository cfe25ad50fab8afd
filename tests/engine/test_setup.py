"""What a match is set up from: filled in where it was left to the game, refused where the game does not know it."""

from __future__ import annotations

import pytest
from msgspec import Struct

from tests.engine import tiny
from tests.engine.tiny import OVER, Game
from tests.games import cutlass
from weathergage.engine import Flow, MalformedError, Outcome, Setup
from weathergage.engine.setup import check_setup, plain_setups


def no_play(g: Game) -> Flow[Outcome]:
    return OVER
    yield


GAME = tiny.game(no_play)


def checked(**fields: object) -> tuple[Setup, Struct]:
    return check_setup(GAME, Setup(game="tiny", **{"seats": 2, **fields}))  # type: ignore[arg-type]


def test_the_first_scenario_and_the_last_edition_are_taken() -> None:
    setup, _ = checked()
    assert (setup.scenario, setup.edition) == ("one", "second")


def test_what_was_chosen_stays() -> None:
    setup, _ = checked(seats=3, scenario="other", edition="first")
    assert (setup.seats, setup.scenario, setup.edition) == (3, "other", "first")


def test_options_become_the_games_own_struct() -> None:
    _, options = checked(options={"rounds": 5})
    assert options == tiny.Options(strict=False, rounds=5)


def test_a_game_without_editions_has_none() -> None:
    setup, _ = check_setup(cutlass.GAME, Setup(game="cutlass", seats=2))
    assert setup.edition == ""


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"scenario": "onne"}, "unknown scenario 'onne'; did you mean 'one'?"),
        ({"scenario": "xyz"}, "unknown scenario 'xyz'; there are: one, other"),
        ({"edition": "thrid"}, "unknown edition 'thrid'; there are: first, second"),
        ({"seats": 3}, "tiny/one is played by 2, 4, not by 3"),
        ({"seats": 0}, "tiny/one is played by 2, 4, not by 0"),
        ({"options": {"strikt": True}}, "unknown option 'strikt'; did you mean 'strict'?"),
        ({"options": {"strict": 1}}, "an option of tiny: Expected `bool`, got `int` - at `$.strict`"),
        ({"options": {"rounds": "many"}}, "an option of tiny: Expected `int`, got `str` - at `$.rounds`"),
    ],
)
def test_what_the_game_does_not_know_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(MalformedError) as caught:
        checked(**fields)
    assert str(caught.value) == message


def test_an_edition_of_a_game_without_editions_is_refused() -> None:
    with pytest.raises(MalformedError, match="unknown edition 'first'; there are: none"):
        check_setup(cutlass.GAME, Setup(game="cutlass", seats=2, edition="first"))


def test_plain_setups_are_every_scenario_edition_and_number_of_seats() -> None:
    assert {(it.scenario, it.edition, it.seats) for it in plain_setups(GAME)} == {
        (scenario, edition, seats)
        for scenario, counts in (("one", (2, 4)), ("other", (3,)))
        for edition in ("first", "second")
        for seats in counts
    }


def test_every_plain_setup_is_sound() -> None:
    for setup in plain_setups(GAME):
        assert check_setup(GAME, setup)[0] == setup
