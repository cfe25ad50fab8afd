"""The Kaiser's Pirates: raiders and British forces among the merchantmen of the first world war. Both editions."""

from __future__ import annotations

from pathlib import Path

from weathergage.engine import GameSpec, Scenario, Setup
from weathergage.games.kaisers_pirates.components import load_pack
from weathergage.games.kaisers_pirates.describe import describe
from weathergage.games.kaisers_pirates.determinise import determinise
from weathergage.games.kaisers_pirates.figures import figures
from weathergage.games.kaisers_pirates.groups import groups
from weathergage.games.kaisers_pirates.invariants import invariants
from weathergage.games.kaisers_pirates.moves import MOVES
from weathergage.games.kaisers_pirates.outlooks import outlooks
from weathergage.games.kaisers_pirates.rounds import play
from weathergage.games.kaisers_pirates.setup import SOLITAIRE, TEAMS, set_up
from weathergage.games.kaisers_pirates.solitaire import phantom as _phantom  # noqa: F401 - it takes its seat
from weathergage.games.kaisers_pirates.state import Options, State
from weathergage.games.kaisers_pirates.view import View, view

ID = "kaisers_pirates"
HALF = ("tournament", "beyond_1914", "retention", "additional_damage", "prize_resupply", "coal")
OTHER_HALF = ("sail", "floatplane", "fast_raiders", "shallow_pursuit", "sailing_merchantmen", "prize_torpedoes")

GAME = GameSpec(
    id=ID,
    version=1,
    prefix="kp",
    scenarios=(
        Scenario(id="open", seats=(2, 3, 4)),
        Scenario(id=TEAMS, seats=(4,)),
        Scenario(id=SOLITAIRE, seats=(1,)),
    ),
    editions=("1", "2"),
    home=Path(__file__).parent,
    state=State,
    options=Options,
    view_type=View,
    moves=MOVES,
    load_pack=load_pack,
    setup=set_up,
    play=play,
    view=view,
    groups=groups,
    describe=describe,
    determinise=determinise,
    invariants=invariants,
    bound=40_000,
    outlooks=outlooks,
    figures=figures,
    trials=(
        Setup(game=ID, seats=4, scenario=TEAMS, options=dict.fromkeys(HALF, True)),
        Setup(game=ID, seats=3, edition="1", options=dict.fromkeys(OTHER_HALF, True)),
        Setup(game=ID, seats=1, scenario=SOLITAIRE, options={"policy": "best", "prize_resupply": True}),
    ),
)
