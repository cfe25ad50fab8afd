"""The built client: files that the browser may keep for ever, and one page that it must ask for each time."""

from pathlib import Path
from typing import Final

from litestar import HttpMethod, MediaType, Response, Router, route
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

from weathergage.server.settings import ServeError

CLIENT_PAGES: Final = (
    "/lobby",
    "/new",
    "/new/{game:str}",
    "/table/{table:str}",
    "/share/{token:str}",
    "/reset/{token:str}",
)
"""The addresses that the client shows something at (web/src/shell/pages.ts): it is one page for all of them."""


def site_routes(site: Path) -> list[Router | HTTPRouteHandler]:
    """The routes that give out the client."""
    page = site / "index.html"
    if not page.is_file():
        raise ServeError("The client has not been built. Run: make setup")
    ask_each_time = CacheControlHeader(no_cache=True)

    @route(
        ["/", *CLIENT_PAGES],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
        cache_control=ask_each_time,
    )
    def client_page() -> Response[bytes]:
        return Response(page.read_bytes(), media_type=MediaType.HTML)

    return [
        client_page,
        # A file under assets/ has a hash of its content in its name: it never changes.
        create_static_files_router(
            "/assets",
            [site / "assets"],
            name="assets",
            cache_control=CacheControlHeader(public=True, max_age=31_536_000, immutable=True),
        ),
        create_static_files_router("/", [site], cache_control=ask_each_time),
    ]
