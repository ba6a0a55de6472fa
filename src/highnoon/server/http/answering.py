"""Routes that return what they send: one type to be checked, published and written as JSON."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Any, get_type_hints

from fastapi import APIRouter, Response

from highnoon.server.http.published import published
from highnoon.server.wire.encoding import Encoded, dumps

JSON = "application/json"


class Router(APIRouter):
    """Publishes the type that a route returns, and sends its value as it is.

    A route that returns a `Response` of its own is left alone.
    """

    def add_api_route(
        self,
        path: str,
        endpoint: Callable[..., Any],
        *,
        status_code: int | None = None,
        **more: Any,
    ) -> None:
        """A route and the answer it gives."""
        shape = get_type_hints(endpoint, include_extras=True)["return"]
        if not (isinstance(shape, type) and issubclass(shape, Response)):
            endpoint = _written(endpoint, status_code or HTTPStatus.OK)
            more["response_model"] = published(shape)
        super().add_api_route(path, endpoint, status_code=status_code, **more)


def _written(endpoint: Callable[..., Any], status: int) -> Callable[..., Any]:
    @wraps(endpoint)
    async def answer(*args: Any, **named: Any) -> Response:
        found = await endpoint(*args, **named)
        text = found.text if isinstance(found, Encoded) else dumps(found)
        return Response(text, status, media_type=JSON)

    return answer
