"""Request ids: what was carried out once is answered the same again, and never done twice.

Whoever has no seat yet gives a request an id as secret as a key: the keys of the seats that the
request brings are made from it, so that they can be told again although only hashes are kept.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final, NamedTuple

from highnoon.core.action import Seat
from highnoon.server.wire.encoding import dumps
from highnoon.server.wire.refusals import Refused

NOBODY: Final = -1
"""Stands in for the seat of somebody who has none yet, in the store too."""


class Click(NamedTuple):
    """A request as it is kept: its id, and a fingerprint of what was asked."""

    id: str
    asked: str

    @staticmethod
    def of(request: str, *asked: object) -> Click:
        """A seat's request."""
        return Click(request, _print(asked))

    @staticmethod
    def maybe(request: str | None, *asked: object) -> Click | None:
        """A seat's request; None if it has no id."""
        return None if request is None else Click.of(request, *asked)

    @staticmethod
    def secret(request: str, *asked: object) -> Click:
        """A request of somebody without a seat: of its id only a hash is kept."""
        return Click(hashlib.sha256(f"request {request}".encode()).hexdigest(), _print(asked))

    def kept(self, answer: str) -> str:
        """The answer as the store keeps it."""
        return f"{self.asked} {answer}"

    def again(self, kept: str) -> str:
        """The answer that was given before; refused where something else was asked then."""
        asked, _, answer = kept.partition(" ")
        if kept.startswith("{"):  # from before there were fingerprints
            return kept
        if asked != self.asked:
            raise Refused(409, "error-request-reused")
        return answer


def new_request() -> str:
    """An id for whoever brought none."""
    return secrets.token_urlsafe(24)


def token_for(request: str, table: str, seat: Seat) -> str:
    """The secret of a seat that a request brought (192 bits)."""
    made = hmac.digest(request.encode(), f"{table} {seat}".encode(), "sha256")
    return urlsafe_b64encode(made[:24]).decode()


def _print(asked: object) -> str:
    return hashlib.sha256(dumps(asked).encode()).hexdigest()[:16]
