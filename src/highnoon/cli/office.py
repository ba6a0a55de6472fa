"""The operator's door of a running house, from the terminal: asked over HTTP, with the secret."""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from highnoon.cli.serve import OPERATOR
from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError, InvalidOptions

WITHIN: Final = 20.0
"""Seconds for an answer."""


class Office:
    """Asks a running house."""

    def __init__(self, server: str, folder: Path) -> None:
        self._server = server.rstrip("/")
        self._secret = secret_for(folder)

    def get(self, path: str) -> Any:
        """What the house tells."""
        return self._ask("GET", path, None)

    def post(self, path: str, body: dict[str, object]) -> Any:
        """What the house does."""
        return self._ask("POST", path, body)

    def _ask(self, method: str, path: str, body: dict[str, object] | None) -> Any:
        url = f"{self._server}/api/operator{path}"
        headers = {"authorization": f"Bearer {self._secret}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(url, data, headers, method=method)  # noqa: S310  (the operator's own address)
            with urllib.request.urlopen(request, timeout=WITHIN) as answer:  # noqa: S310  (the same)
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise _refusal(error, self._server) from None
        except (OSError, ValueError) as error:
            detail = str(getattr(error, "reason", error))
            raise _unheard(self._server, detail) from None


def secret_for(folder: Path) -> str:
    """The operator's secret: given as a variable, or kept in the data folder."""
    from highnoon.server.http.secret import FILE, read

    found = os.environ.get(OPERATOR) or read(folder / FILE)
    if not found:
        raise InvalidOptions(Phrase("cli-error-admin-secret", {"file": str(folder / FILE)}))
    return found


def named(target: str) -> str:
    """A table or a report as part of an address."""
    return quote(target, safe="")


def _refusal(error: urllib.error.HTTPError, server: str) -> HighNoonError:
    try:
        told = json.load(error)["error"]
        return HighNoonError(Phrase(str(told["key"]), dict(told["args"])))
    except (ValueError, LookupError, TypeError):
        return _unheard(server, f"{error.code} {error.reason}")


def _unheard(server: str, detail: str) -> HighNoonError:
    return InvalidOptions(Phrase("cli-error-admin-server", {"url": server, "detail": detail}))
