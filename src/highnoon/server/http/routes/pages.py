"""The built page: read once, compressed once, served from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import APIRouter, Response
from starlette.requests import Request

from highnoon.server.wire.refusals import Refused

STATIC: Final = Path(__file__).parents[2] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
_TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


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
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            body = path.read_bytes()
            if name == "index.html":
                body = at_base(body.decode("utf-8"), base).encode()
            found[name] = _file(name, path.suffix, body)
    return found


def at_base(html: str, base: str) -> str:
    """The index with its links and its own idea of the base path put right."""
    html = re.sub(r'\b(src|href)="\./', rf'\1="{base}', html)
    return re.sub(r'data-base="[^"]*"', f'data-base="{base}"', html, count=1)


def _file(name: str, suffix: str, body: bytes) -> PageFile:
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if suffix in _PACKED and len(body) > 500 else None
    cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    return PageFile(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"', cache)


def page_router(pages: dict[str, PageFile]) -> APIRouter:
    """Routes for every file; any other path is the page's own and gets the index."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refused(404, "error-not-found")
        file = pages.get(path)
        if file is None and "." not in path.rpartition("/")[2]:
            file = pages.get("index.html")
        if file is None:
            raise Refused(404, "error-not-found" if pages else "error-page-missing")
        return _answer(file, request)

    return router


def _answer(file: PageFile, request: Request) -> Response:
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    packs = "gzip" in request.headers.get("accept-encoding", "")
    if file.packed is not None and packs:
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
