"""Whose page is asking: browsers tell us, and other sites' pages are refused."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from highnoon.server.settings import Settings

OWN: Final = ("same-origin", "none")
"""What a browser says of a request that our own page or its user made."""


def is_own(headers: Headers, settings: Settings) -> bool:
    """Whether the page that asks is ours; programs that are no browsers always are."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in OWN:
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if settings.origin is not None:
        return origin.lower() == settings.origin
    return _host(origin) == headers.get("host", "").lower()


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None
