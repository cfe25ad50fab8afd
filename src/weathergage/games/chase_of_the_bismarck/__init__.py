"""The Chase of the Bismarck: Operation Rheinübung, 1941. Two charts, two players, forty turns."""

from pathlib import Path
from typing import Final

from weathergage.engine import GameSpec, Scenario, Setup
from weathergage.games.chase_of_the_bismarck.determinise import determinise
from weathergage.games.chase_of_the_bismarck.figures import figures
from weathergage.games.chase_of_the_bismarck.invariants import invariants
from weathergage.games.chase_of_the_bismarck.moves import MOVES
from weathergage.games.chase_of_the_bismarck.outlooks import outlooks
from weathergage.games.chase_of_the_bismarck.pack import Pack, load_pack
from weathergage.games.chase_of_the_bismarck.sequence import play
from weathergage.games.chase_of_the_bismarck.setup import setup
from weathergage.games.chase_of_the_bismarck.state import Options, State
from weathergage.games.chase_of_the_bismarck.view import View, view
from weathergage.games.chase_of_the_bismarck.words import describe, groups

GAME: Final[GameSpec[State, Pack, Options, View]] = GameSpec(
    id="chase_of_the_bismarck",
    version=2,
    prefix="cb",
    scenarios=(Scenario(id="rheinuebung", seats=(2,)),),
    home=Path(__file__).parent,
    state=State,
    options=Options,
    view_type=View,
    moves=MOVES,
    load_pack=load_pack,
    setup=setup,
    play=play,
    view=view,
    groups=groups,
    describe=describe,
    determinise=determinise,
    invariants=invariants,
    outlooks=outlooks,
    figures=figures,
    bound=60_000,
    trials=(
        Setup(game="chase_of_the_bismarck", seats=2, options={"hypothetical_units": True, "crew_exhaustion": True}),
    ),
)
