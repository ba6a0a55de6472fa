"""One server per data folder: two would not hear of each other's changes."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from highnoon.core.action import Phrase
from highnoon.server.store import StoreError

try:
    _fcntl: Any = importlib.import_module("fcntl")
except ImportError:  # not on Windows, where the folder is not guarded
    _fcntl = None


class FolderLock:
    """Held while a server lives; the system releases it even after a kill."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = (folder / "highnoon.lock").open("a")
        except OSError as error:
            where = {"path": str(folder), "detail": error.strerror or str(error)}
            raise StoreError(Phrase("error-store-folder", where)) from None
        if _fcntl is None:
            return
        try:
            _fcntl.flock(self._file, _fcntl.LOCK_EX | _fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise StoreError(Phrase("error-store-in-use", {"path": str(folder)})) from None

    def release(self) -> None:
        """Let the next server in."""
        self._file.close()
