"""The application: its routes, and what holds for all of them."""

from importlib.metadata import version

import msgspec
from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State

from weathergage.server.games import list_games
from weathergage.server.headers import add_security_headers
from weathergage.server.problems import answer_problems
from weathergage.server.settings import Settings
from weathergage.server.site import site_routes
from weathergage.server.storage import open_database, schema_version

ALREADY_COMPRESSED = [r"\.woff2$", r"\.png$"]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """What a host's monitoring asks for."""

    status: str
    version: str
    schema: int


@get("/health", sync_to_thread=False)
def health(state: State) -> Health:
    """Answer only if the database answers."""
    return Health(status="ok", version=version("weathergage"), schema=schema_version(state.database))


def create_app(settings: Settings) -> Litestar:
    """Build the application. Raises `ServeError` if it could not work."""
    routes = site_routes(settings.site)
    database = open_database(settings.database)
    return Litestar(
        [health, list_games, *routes],
        state=State({"database": database}),
        before_send=[add_security_headers],
        exception_handlers={Exception: answer_problems(settings.site)},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=ALREADY_COMPRESSED),
        on_shutdown=[database.close],
        openapi_config=None,
    )
