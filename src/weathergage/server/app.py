"""The application: its routes, and what holds for all of them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

import msgspec
from litestar import HttpMethod, Litestar, MediaType, Request, Response, get, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from weathergage.engine.catalogue import catalogue
from weathergage.server.access import Careful, count_request, hall_of, refuse_strangers
from weathergage.server.api_people import PEOPLE_ROUTES, confirm
from weathergage.server.api_tables import OTHER_ROUTES, TABLE_ROUTES
from weathergage.server.database import HEAD, prepare
from weathergage.server.games import list_games, one_game, rules, texts
from weathergage.server.hall import Hall
from weathergage.server.headers import add_security_headers
from weathergage.server.live import live
from weathergage.server.metrics import METRICS
from weathergage.server.openapi import describe_api
from weathergage.server.packs import load_packs
from weathergage.server.problems import answer_problems
from weathergage.server.settings import Settings
from weathergage.server.site import site_routes

log = logging.getLogger("weathergage")

ALREADY_COMPRESSED = [r"\.woff2$", r"\.png$"]
LARGEST_BODY = 100_000


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """What a host's monitoring asks for."""

    status: str
    version: str
    schema: str


@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def health(request: Request[object, object, State]) -> Response[Health]:
    """Answer only if the database answers; 503 while it keeps nothing."""
    database = hall_of(request).database
    async with database.read() as connection:
        await connection.exec_driver_sql("SELECT 1")
    well = await database.can_write()
    status = "ok" if well else f"nothing can be kept: {database.trouble}"
    known = Health(status=status, version=version("weathergage"), schema=HEAD)
    return Response(known, status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics() -> Response[str]:
    """Numbers for Prometheus."""
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4")


def create_app(settings: Settings) -> Litestar:
    """Build the application. Raises `ServeError` if it could not work."""
    routes = site_routes(settings.site)
    prepare(settings.database)
    load_packs(settings.packs, catalogue())

    @asynccontextmanager
    async def working(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings)
        app.state.hall = hall
        await hall.open()
        known = {"version": version("weathergage"), "database": hall.database.url.render_as_string(hide_password=True)}
        log.info("the server is open", extra=known)
        try:
            yield
        finally:
            await hall.close()
            log.info("the server is closed")

    api: list[ControllerRouterHandler] = [
        health,
        metrics,
        list_games,
        one_game,
        texts,
        rules,
        live,
        confirm,
        PEOPLE_ROUTES,
        TABLE_ROUTES,
        *OTHER_ROUTES,
    ]
    return Litestar(
        [*api, describe_api, *routes],
        before_request=_before_request,
        before_send=[add_security_headers],
        exception_handlers={Exception: answer_problems(settings.site)},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=ALREADY_COMPRESSED),
        lifespan=[working],
        request_class=Careful,
        openapi_config=None,
        logging_config=None,  # logs.py
        request_max_body_size=LARGEST_BODY,
    )


async def _before_request(request: Request[object, object, State]) -> None:
    await refuse_strangers(request)
    await count_request(request)
