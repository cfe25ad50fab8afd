"""All games that are installed: found through entry points, so that a game can live in another package."""

from __future__ import annotations

import functools
from importlib.metadata import entry_points

from weathergage.engine.errors import UnknownGameError
from weathergage.engine.game import AnyGame, GameSpec


@functools.cache
def catalogue() -> dict[str, AnyGame]:
    """Every game by its id, in the order of the ids."""
    games: dict[str, AnyGame] = {}
    for point in sorted(entry_points(group="weathergage.games"), key=lambda point: point.name):
        try:
            spec = point.load()
        except Exception as error:
            raise UnknownGameError(f"the game {point.name!r} ({point.value}) can't be loaded: {error!r}") from error
        if not isinstance(spec, GameSpec):
            raise UnknownGameError(f"the entry point {point.value!r} is not a GameSpec")
        if spec.id != point.name:
            raise UnknownGameError(f"the entry point {point.name!r} holds a game called {spec.id!r}")
        games[spec.id] = spec
    return games


def find_game(name: str) -> AnyGame:
    """The game with this id, or one whose id begins so."""
    games = catalogue()
    if name in games:
        return games[name]
    near = [spec for key, spec in games.items() if key.startswith(name)]
    if len(near) == 1:
        return near[0]
    known = ", ".join(games) or "none is installed"
    raise UnknownGameError(f"there is no game {name!r}; there are: {known}")
