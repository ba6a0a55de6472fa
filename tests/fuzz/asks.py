"""One HTTP request: what a route wants, and something wrong about it."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from tests.fuzz import wild
from tests.fuzz.shapes import Shapes
from tests.fuzz.world import Place, World

ODD_METHODS: Final = ("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW", "TRACE")
ODD_PATHS: Final = (
    "/", "/api", "/api/", "/api/tables//", "/t/x", "/../../etc/passwd", "/%2e%2e/%00",
    "/assets/none.js", "/api/tables/%ff%fe", "/index.html", "/x.php", "/" + "a" * 3_000,
    "/api/openapi.json", "/api/tables/x/live", "/%F0%9F%8E%B2",
)  # fmt: skip
ODD_HEADERS: Final = (
    ("Origin", "http://["), ("Origin", "null"), ("Origin", "https://evil.test"), ("Origin", ""),
    ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Site", "same-origin"), ("Accept", "\x07"),
    ("Content-Type", "text/plain"), ("Content-Type", "multipart/form-data"),
    ("Content-Type", "application/json; charset=utf-7"), ("Content-Type", "\u00e9/\u00ff"),
    ("Authorization", "Basic eDp5"), ("Authorization", "Bearer"),
    ("Authorization", "Bearer \u00ff"),
    ("Authorization", "Bearer " + "x" * 4_000), ("X-Forwarded-For", "\u00ff, ::1, not an address"),
    ("X-Forwarded-For", "2001:db8::7"), ("X-Forwarded-Proto", "gopher"),
    ("Accept-Encoding", "gzip"),
    ("If-None-Match", '"x", W/"'), ("Range", "bytes=5-1"), ("Cookie", "a=b; " * 200),
    ("X-Odd", "x" * 8_000), ("Expect", "nothing"),
)  # fmt: skip
HEAVY: Final = ("hint", "analysis", "evaluation")
"""Routes behind which computers think: asked now and then."""


class Ask(NamedTuple):
    """A request as it goes over the line."""

    method: str
    path: str
    headers: tuple[tuple[str, str], ...]
    body: bytes | None
    chunked: bool = False
    route: str = ""
    """The route of the schema it is meant for."""


class Asks:
    """Makes requests for every route of the schema."""

    def __init__(self, document: dict[str, Any], world: World, rng: random.Random) -> None:
        self._world = world
        self._rng = rng
        self._shapes = Shapes(document, rng)
        self._routes = [
            (method.upper(), path, spec)
            for path, methods in document["paths"].items()
            for method, spec in methods.items()
        ]
        self._untried = rng.sample(self._routes, len(self._routes))
        """Every route is asked once, whatever chance brings afterwards."""

    def next(self) -> Ask:
        """Some request: every route once, then any; one in three is right in every way."""
        rng = self._rng
        if len(self._world.places) < 6 or rng.random() < 0.01:
            return self._json("POST", "/api/tables", self._world.table())
        if self._untried:
            method, path, spec = self._untried.pop()
            ask = self._right(method, path, spec, self._world.place())
            return ask._replace(route=f"{method} {path}")
        method, path, spec = rng.choice(self._routes)
        if path.rsplit("/", 1)[1] in HEAVY and rng.random() < 0.9:
            method, path, spec = rng.choice(self._routes)
        place = self._world.place()
        if rng.random() < 0.15 and place.tokens:
            seat = rng.choice(list(place.tokens))  # look, so that it is known what may be done
            return Ask("GET", f"/api/tables/{place.id}", _bearer(place.tokens[seat]), None)
        ask = self._right(method, path, spec, place)._replace(route=f"{method} {path}")
        return ask if rng.random() < 0.35 else self._wrong(ask)

    def _right(self, method: str, path: str, spec: dict[str, Any], place: Place) -> Ask:
        world, rng = self._world, self._rng
        seat = world.seat(place)

        def known(name: str) -> Any:
            return world.known(place, seat, name)

        query = []
        for one in spec.get("parameters", ()):
            value = self._shapes.make(one["schema"], one["name"], known)
            if one["in"] == "path":
                path = path.replace(f"{{{one['name']}}}", quote(str(value), safe=""))
            elif rng.random() < 0.6 and value is not None:
                query.append(f"{one['name']}={quote(str(value), safe='')}")
        path += "?" + "&".join(query) if query else ""
        headers = _bearer(place.tokens[seat]) if seat in place.tokens and rng.random() < 0.9 else ()
        content = spec.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            body = self._record() if content else None
            return Ask(method, path, headers, body)
        value = self._shapes.make(content["application/json"]["schema"], "", known)
        return self._json(method, path, value, headers)

    def _json(
        self, method: str, path: str, value: Any, headers: tuple[tuple[str, str], ...] = ()
    ) -> Ask:
        text = wild.dumps(value) if self._rng.random() < 0.5 else wild.spoilt(self._rng, value)
        kind = (("Content-Type", "application/json"),)
        return Ask(method, path, (*headers, *kind), text.encode("utf-8", "surrogatepass"))

    def _record(self) -> bytes:
        records = self._world.records
        if not records:
            return b'{"highnoon":1}\n'
        text = self._rng.choice(records)
        return text.encode() if self._rng.random() < 0.1 else wild.lines(self._rng, text)

    def _wrong(self, ask: Ask) -> Ask:
        rng = self._rng
        how = rng.randrange(7)
        if how == 0:
            return ask._replace(method=rng.choice(ODD_METHODS))
        if how == 1:
            return ask._replace(path=rng.choice(ODD_PATHS))
        if how in (2, 3):
            odd = rng.choice(ODD_HEADERS)
            kept = tuple(one for one in ask.headers if one[0] != odd[0] or rng.random() < 0.3)
            return ask._replace(headers=(*kept, odd))
        if how == 4:
            value = quote(str(wild.wild(rng))[:500].encode("utf-8", "surrogatepass"), safe="")
            name = rng.choice(("since", "wait", "moment", "as", "request", "x", "%00"))
            joiner = "&" if "?" in ask.path else "?"
            return ask._replace(path=f"{ask.path}{joiner}{name}={'' if value == '20' else value}")
        if how == 5 and ask.body:
            data = bytearray(ask.body)
            data[rng.randrange(len(data))] = rng.randrange(256)
            return ask._replace(body=bytes(data))
        return ask._replace(chunked=ask.body is not None)


def _bearer(token: str) -> tuple[tuple[str, str], ...]:
    return (("Authorization", f"Bearer {token}"),)
