"""The games that this server has."""

import msgspec
from litestar import get

from weathergage.engine.catalogue import catalogue


class ScenarioEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What can be chosen to play, and for how many."""

    id: str
    seats: tuple[int, ...]


class GameEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the first page needs it. Its name is a text of the client, in the reader's language."""

    id: str
    editions: tuple[str, ...]
    scenarios: tuple[ScenarioEntry, ...]


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameEntry]:
    """Every installed game, whether it came with the program or from a package of somebody else's."""
    return [
        GameEntry(
            id=game.id,
            editions=game.editions,
            scenarios=tuple(ScenarioEntry(id=scenario.id, seats=scenario.seats) for scenario in game.scenarios),
        )
        for game in catalogue().values()
    ]
