"""The house's own key, by which push services know it (VAPID, RFC 8292).

It is made at the first start and must stay: with another key every subscription is lost.
"""

from __future__ import annotations

import os
import tempfile
import time
from base64 import urlsafe_b64encode
from functools import cached_property
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import py_vapid

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.telegraph.sealing import point

FILE: Final = "vapid.pem"
VALID: Final = 12 * 60 * 60
"""Seconds for which a signature is good; push services allow a day."""
NOBODY: Final = "mailto:operator@highnoon.example"
"""Whom a push service may write to when the operator told neither a contact nor an address."""


class KeyUnreadable(HighNoonError):
    """The key's file is there but holds no key."""


class HouseKey:
    """The key in a data folder; read, or made, when it is first needed."""

    def __init__(self, folder: Path, contact: str) -> None:
        self._path = folder / FILE
        self._contact = contact or NOBODY

    @cached_property
    def _vapid(self) -> Any:
        if not self._path.exists():
            self._make()
        try:
            return py_vapid.Vapid02.from_file(str(self._path))
        except (OSError, ValueError, py_vapid.VapidException):
            raise KeyUnreadable(Phrase("error-house-key", {"path": str(self._path)})) from None

    def _make(self) -> None:
        """Written whole beside its place, then put there: of two processes the first one wins."""
        made = py_vapid.Vapid02()
        made.generate_keys()
        self._path.parent.mkdir(0o700, parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(dir=self._path.parent, prefix=FILE)  # for us alone: 0600
        fresh = Path(name)
        try:
            with os.fdopen(number, "wb") as file:
                file.write(made.private_pem())
            if not self._path.exists():
                fresh.rename(self._path)
        finally:
            fresh.unlink(missing_ok=True)

    def text(self) -> str:
        """The key itself, made if there is none."""
        if not self._path.exists():
            self._make()
        return self._path.read_text("ascii")

    def use(self, text: str) -> None:
        """Take the key of the house that this process serves together with others."""
        fresh = self._path.with_suffix(".new")
        fresh.touch(0o600)
        fresh.write_text(text, "ascii")
        fresh.replace(self._path)
        self.__dict__.pop("_vapid", None)

    @property
    def public(self) -> str:
        """What a browser needs to subscribe."""
        return urlsafe_b64encode(point(self._vapid.public_key)).rstrip(b"=").decode()

    def header(self, endpoint: str) -> str:
        """Proof for a push service that a message comes from this house."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self._contact,
        }
        return str(self._vapid.sign(claims)["Authorization"])
