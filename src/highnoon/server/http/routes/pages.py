"""The built page: read once, compressed once, served from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import APIRouter, Response
from starlette.requests import Request

from highnoon.core import registry
from highnoon.server.wire.refusals import Refused

STATIC: Final = Path(__file__).parents[2] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
PACKED: Final = ".gz"
"""Beside a large file: the same, compressed when the page was built."""
_ALONE: Final = frozenset(
    {"", *(f"{one}{end}" for one in ("games", "g", "operator", "daily") for end in ("", "/"))}
)
_OF_GAMES: Final = frozenset({"open", "rules", "learn", "explorer", "study"})
_OF_PUZZLES: Final = "puzzles"
_OF_ONE: Final = frozenset({"t", "g"})
"""The page's own addresses, as in `web/src/lib/router.svelte.ts`."""
_TYPES: Final = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
}


class PageFile(NamedTuple):
    """A file of the page as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    cache: str


def read_pages(folder: Path, base: str) -> dict[str, PageFile]:
    """All files of the page by their path; the index knows where the house lives."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != PACKED:
            name, body = path.relative_to(folder).as_posix(), b""
            if name == "index.html":
                body = at_base(path.read_text("utf-8"), base).encode()
            found[name] = _file(name, path.suffix, body) if body else _kept(folder, name)
    return found


@cache
def _kept(folder: Path, name: str) -> PageFile:
    """A file as it was built, and packed already where it is large: read once in a process."""
    path = folder / name
    twin = path.with_name(f"{path.name}{PACKED}")
    packed = twin.read_bytes() if twin.exists() else None
    return _file(name, path.suffix, path.read_bytes(), packed)


def at_base(html: str, base: str) -> str:
    """The index with its links and its own idea of the base path put right."""
    html = re.sub(r'\b(src|href)="\./', rf'\1="{base}', html)
    return re.sub(r'data-base="[^"]*"', f'data-base="{base}"', html, count=1)


def _file(name: str, suffix: str, body: bytes, packed: bytes | None = None) -> PageFile:
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if packed is None and suffix in _PACKED and len(body) > 500:
        packed = gzip.compress(body, 9, mtime=0)
    cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    return PageFile(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"', cache)


def page_router(pages: dict[str, PageFile]) -> APIRouter:
    """Routes for every file; any other path gets the index, which tells where nothing is."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refused(404, "error-not-found")
        file, status = pages.get(path), 200
        if file is None and "." not in path.rpartition("/")[2]:
            file, status = pages.get("index.html"), 200 if leads_somewhere(path) else 404
        if file is None:
            raise Refused(404, "error-not-found" if pages else "error-page-missing")
        return _answer(file, request, status)

    return router


def leads_somewhere(path: str) -> bool:
    """Whether the page has something at this address; whether a table is there, it asks itself."""
    first, _, second = path.rstrip("/").partition("/")
    if first == _OF_PUZZLES:
        game, _, puzzle = second.partition("/")
        return not game or (game in set(registry.keys()) and "/" not in puzzle)
    if first in _OF_GAMES:
        return not second or second in set(registry.keys())
    if second:
        return first in _OF_ONE and "/" not in second
    return path in _ALONE


def _answer(file: PageFile, request: Request, status: int) -> Response:
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag and status == 200:
        return Response(status_code=304, headers=headers)
    packs = "gzip" in request.headers.get("accept-encoding", "")
    if file.packed is not None and packs:
        headers["content-encoding"] = "gzip"
        return Response(file.packed, status, headers=headers, media_type=file.kind)
    return Response(file.body, status, headers=headers, media_type=file.kind)
