"""The description of the REST half as OpenAPI. It is made when somebody asks for it: a start should not wait for it."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Response, get

_MADE: dict[str, bytes] = {}


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=True)
def describe_api() -> Response[bytes]:
    """All requests with what they take and give."""
    if "json" not in _MADE:
        _MADE["json"] = _make()
    return Response(_MADE["json"], media_type="application/json")


def _make() -> bytes:
    from litestar import Litestar  # noqa: PLC0415 - half a second that few ask for
    from litestar.openapi.config import OpenAPIConfig  # noqa: PLC0415
    from litestar.serialization import encode_json  # noqa: PLC0415

    from weathergage.server.api_people import PEOPLE_ROUTES  # noqa: PLC0415
    from weathergage.server.api_tables import OTHER_ROUTES, TABLE_ROUTES  # noqa: PLC0415
    from weathergage.server.games import list_games, one_game, rules, texts  # noqa: PLC0415

    config = OpenAPIConfig(title="Weathergage", version=version("weathergage"))
    app = Litestar(
        [list_games, one_game, texts, rules, PEOPLE_ROUTES, TABLE_ROUTES, *OTHER_ROUTES], openapi_config=config
    )
    return encode_json(app.openapi_schema.to_schema())
