"""One server per data folder: two would not hear of each other's changes."""

from __future__ import annotations

import importlib
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from highnoon.core.action import Phrase
from highnoon.server.store import StoreError
from highnoon.server.store.trouble import of_system

try:
    _fcntl: Any = importlib.import_module("fcntl")
except ImportError:  # not on Windows, where the folder is not guarded
    _fcntl = None

FILE: Final = "highnoon.lock"
OURS_ALONE: Final = 0o600
FOLDER_OURS_ALONE: Final = 0o700


class FolderLock:
    """Held while a server lives; the system releases it even after a kill.

    The folder itself is locked too: removing the file lets nobody in.
    """

    def __init__(self, folder: Path) -> None:
        self._held: list[int] = []
        try:
            folder.mkdir(FOLDER_OURS_ALONE, parents=True, exist_ok=True)
            self._held.append(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, OURS_ALONE))
            if _fcntl is not None:
                self._held.append(os.open(folder, os.O_RDONLY))
                self._lock(folder)
        except OSError as error:
            self.release()
            raise of_system(error, folder) from None
        except StoreError:
            self.release()
            raise
        keep_to_ourselves(folder / FILE)

    def _lock(self, folder: Path) -> None:
        for number in self._held:
            try:
                _fcntl.flock(number, _fcntl.LOCK_EX | _fcntl.LOCK_NB)
            except BlockingIOError:
                raise StoreError(Phrase("error-store-in-use", {"path": str(folder)})) from None
            except OSError:
                if number == self._held[0]:
                    raise
                # Some file systems cannot lock folders: there the file must do.

    def release(self) -> None:
        """Let the next server in."""
        while self._held:
            os.close(self._held.pop())


def keep_to_ourselves(*paths: Path) -> None:
    """Let nobody else on this machine read these files, where they exist and are ours."""
    for path in paths:
        with suppress(OSError):
            path.chmod(OURS_ALONE)
