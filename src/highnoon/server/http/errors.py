"""How errors leave over HTTP: a status, and a key with arguments; what arrived is not repeated."""

from __future__ import annotations

import logging
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.house.statuses import status_of
from highnoon.server.store import StoreError, StoreFull
from highnoon.server.wire.answers import ErrorAnswer
from highnoon.server.wire.refusals import Refused, error_body

log = logging.getLogger("highnoon.app")

KEYS: Final = {404: "error-not-found", 405: "error-method", 400: "error-malformed"}
"""What to say for errors of the framework itself, by their status."""


def public_error(error: HighNoonError) -> ErrorAnswer:
    """The error as anybody may read it: what is wrong with the store is for the operator's log."""
    if isinstance(error, StoreError):
        full = isinstance(error, StoreFull)
        error = StoreError(Phrase("error-disk-full" if full else "error-store-trouble"))
    return error_body(error)


def explain_errors(app: FastAPI) -> None:
    """Let every error of the application leave in these words."""

    @app.exception_handler(HighNoonError)
    async def refused(request: Request, error: HighNoonError) -> Response:
        headers = {}
        if isinstance(error, StoreError):
            log.error("the store failed: %s", error)
        if isinstance(error, Refused) and error.retry_after:
            headers["retry-after"] = str(int(error.retry_after) + 1)
        return JSONResponse(public_error(error), status_of(error), headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        reasons = [
            Phrase("error-malformed", {"where": _where(one), "what": str(one.get("type"))})
            for one in error.errors()[:10]
        ]
        return JSONResponse(public_error(HighNoonError(*reasons)), 400)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        refusal = Refused(error.status_code, KEYS.get(error.status_code, "error-http"))
        return JSONResponse(public_error(refusal), error.status_code)


def _where(error: Any) -> str:
    return ".".join(str(part)[:40] for part in error.get("loc", ()))[:100]
