"""The games that this server has."""

from importlib.metadata import entry_points

import msgspec
from litestar import get


class GameEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the first page needs it. Its name is a text of the client, in the reader's language."""

    id: str


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameEntry]:
    """Every installed game, whether it came with the program or from a package of somebody else's."""
    return [GameEntry(id=game.name) for game in entry_points(group="weathergage.games")]
