"""The built client: files that the browser may keep for ever, and one page that it must ask for each time."""

from pathlib import Path

from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from weathergage.server.settings import ServeError


def site_routes(site: Path) -> list[Router]:
    """The routes that give out the client."""
    if not (site / "index.html").is_file():
        raise ServeError("The client has not been built. Run: make setup")
    ask_each_time = CacheControlHeader(no_cache=True)
    return [
        # A file under assets/ has a hash of its content in its name: it never changes.
        create_static_files_router(
            "/assets",
            [site / "assets"],
            name="assets",
            cache_control=CacheControlHeader(public=True, max_age=31_536_000, immutable=True),
        ),
        create_static_files_router("/", [site], html_mode=True, cache_control=ask_each_time),
    ]
