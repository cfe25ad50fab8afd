"""Games of a few lines: a main flow is all that a test has to write.

What players say is a `Say`; the state is a list of notes, and who may know what is up to the flow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct, field

from weathergage import engine
from weathergage.engine import (
    AnyGame,
    Choose,
    Flow,
    GameSpec,
    Group,
    Move,
    Outcome,
    Pack,
    Scenario,
    Setup,
    Source,
    Start,
    Text,
    text,
)
from weathergage.engine.match import Match

SEED = bytes(range(32))
PACK: Pack[object] = Pack(Path("tiny"), "no components", None)


class Say(Move, frozen=True):
    word: str


class Options(Struct, frozen=True):
    strict: bool = False
    rounds: int = 2


class State(Struct):
    notes: list[str]
    hidden: list[str] = field(default_factory=list)
    turn: int = 0


Game = engine.Game[State, None]
Play = Callable[[Game], Flow[Outcome]]
OVER = Outcome((1, 1), (0.0, 0.0), text("ti-over"))


def load_pack(home: Path) -> None:
    """There are no components."""


def setup_nothing(start: Start[None, Options]) -> State:
    return State([])


def view(g: Game, seat: int | None) -> State:
    return State(list(g.state.notes), turn=g.state.turn)


def groups(seen: State) -> list[Group]:
    return [Group(text("ti-notes"), tuple(text("ti-note", note=note) for note in seen.notes))]


def describe(pack: None, move: Move) -> Text:
    return text("ti-say", word=move.word) if isinstance(move, Say) else text("ti-silent")


def determinise(g: Game, seat: int | None, random: Random) -> None:
    random.shuffle(g.state.hidden)


def invariants(g: Game) -> Iterable[str]:
    return ()


def game(play: Play, setup: Callable[[Start[None, Options]], State] = setup_nothing, bound: int = 100) -> AnyGame:
    return GameSpec(
        id="tiny",
        version=1,
        prefix="ti",
        scenarios=(Scenario(id="one", seats=(2, 4)), Scenario(id="other", seats=(3,))),
        editions=("first", "second"),
        home=Path(__file__).parent,
        state=State,
        options=Options,
        view_type=State,
        moves=(Say,),
        load_pack=load_pack,
        setup=setup,
        play=play,
        view=view,
        groups=groups,
        describe=describe,
        determinise=determinise,
        invariants=invariants,
        bound=bound,
    )


def begin(
    play: Play,
    *,
    seats: int = 2,
    setup: Callable[[Start[None, Options]], State] = setup_nothing,
    source: Source | None = None,
    typed: bool = False,
) -> Match:
    made = Setup(game="tiny", seats=seats)
    return Match.begin(game(play, setup), made, SEED, pack=PACK, source=source, typed=typed)


def ask(seat: int, *words: str) -> Choose[Say]:
    """Ask a seat for one of these words."""
    return Choose(seat, text("ti-what"), [Say(word) for word in words], "TI-1")


def note(g: Game, seat: int, *words: str) -> Flow[str]:
    """Ask a seat for a word, and note it for all to see."""
    said = yield from ask(seat, *words)
    g.state.notes.append(f"{seat}:{said.word}")
    return said.word


def say(match: Match, seat: int, *words: str) -> None:
    """Let a seat say one word after the other."""
    for word in words:
        match.play(seat, Say(word))


def notes(match: Match) -> Sequence[str]:
    state: State = match.game.state
    return state.notes
