"""A client that holds everything it is answered and told to the shape that is published for it."""

from __future__ import annotations

import inspect
import json
from typing import Any, NamedTuple, get_type_hints

import httpx2
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Message

from highnoon.server.wire.answers import ErrorAnswer, Health
from highnoon.server.wire.live import LiveMessage
from tests.server.exact import check

JSON = "application/json"
OTHERWISE = {("get", "/healthz"): Health}
"""Answers of routes that make their response themselves."""
TEXTS = {("get", "/metrics"), ("get", "/api/tables/{table_id}/record")}
"""Routes whose answers are no JSON."""


class Route(NamedTuple):
    """A route of the schema: its method and path, and the type of its answer."""

    key: tuple[str, str]
    matches: Any
    shape: Any


def routes(app: FastAPI) -> list[Route]:
    """All routes of the schema."""
    found = []
    for route in iter_route_contexts(app.routes):
        if route.endpoint is None or not route.methods or not route.include_in_schema:
            continue
        shape = get_type_hints(inspect.unwrap(route.endpoint), include_extras=True)["return"]
        for method in route.methods:
            key = method.lower(), str(route.path)
            found.append(Route(key, route.path_regex.match, OTHERWISE.get(key, shape)))
    return found


class Witness(TestClient):
    """A client that nothing false is told to."""

    def __init__(self, app: FastAPI, **more: Any) -> None:
        super().__init__(app, **more)
        self.application = app
        self._routes = routes(app)
        self.answered: set[tuple[str, str]] = set()
        """Routes that have given an answer other than a refusal."""
        self.told: set[str] = set()
        """Kinds of messages that have come over WebSockets."""

    def send(self, request: httpx2.Request, **more: Any) -> httpx2.Response:
        answer = super().send(request, **more)
        method, path = request.method.lower(), request.url.path
        route = next((r for r in self._routes if r.key[0] == method and r.matches(path)), None)
        if route is not None and (answer.is_success or route.key in OTHERWISE):
            self.answered.add(route.key)
            if route.key not in TEXTS:
                check(answer.json(), route.shape)
        elif answer.is_error and answer.headers.get("content-type") == JSON:
            check(answer.json(), ErrorAnswer)
        return answer

    def websocket_connect(self, *args: Any, **more: Any) -> WebSocketTestSession:
        session = super().websocket_connect(*args, **more)
        receive = session.receive

        def heard() -> Message:
            message = receive()
            if message["type"] == "websocket.send":
                said = json.loads(message["text"])
                check(said, LiveMessage)
                self.told.add(said["type"])
            return message

        session.receive = heard  # type: ignore[method-assign]
        return session
