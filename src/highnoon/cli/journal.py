"""Keeping a match on disk while it is played, so that nothing is lost."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError, InvalidRecord
from highnoon.core.match import Match
from highnoon.core.record import LONGEST, Record, written
from highnoon.core.replay import save
from highnoon.core.text import from_text, is_text

SUFFIX: Final = ".jsonl"
_REASONS: Final = {
    errno.ENOENT: "cli-reason-missing",
    errno.EISDIR: "cli-reason-folder",
    errno.ENOTDIR: "cli-reason-not-a-folder",
    errno.EACCES: "cli-reason-permission",
    errno.EPERM: "cli-reason-permission",
    errno.EROFS: "cli-reason-permission",
    errno.ENOSPC: "cli-reason-full",
}


class FileTrouble(HighNoonError):
    """A file that cannot be read or written, and why."""


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where the user's games are kept."""
    if environ.get("HIGHNOON_DATA"):
        return Path(environ["HIGHNOON_DATA"])
    if sys.platform == "win32":
        return Path(environ.get("APPDATA") or Path.home()) / "highnoon"
    share = environ.get("XDG_DATA_HOME")
    return (Path(share) if share else Path.home() / ".local" / "share") / "highnoon"


def trouble(path: Path, error: OSError) -> FileTrouble:
    """The operating system's complaint as an error of ours."""
    key = _REASONS.get(error.errno or 0)
    reason = Phrase(key) if key else error.strerror or type(error).__name__
    return FileTrouble(Phrase("cli-error-file", {"file": str(path), "reason": reason}))


def load(path: Path) -> Record:
    """The record in a file, or `InvalidRecord` or `FileTrouble`."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
        return from_text(data.decode("utf-8", "replace")) if is_text(data) else Record.loads(data)
    except OSError as error:
        raise trouble(path, error) from None
    except InvalidRecord as error:
        raise InvalidRecord(
            *(
                Phrase("cli-error-record", {"file": str(path), "reason": reason})
                for reason in error.reasons
            )
        ) from None


def write_copy(path: Path, text: str) -> None:
    """Write a record file whole or not at all; other people's files are not overwritten."""
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")
            return
        if path.is_file() and not path.read_bytes()[:11] == b'{"highnoon"':
            raise FileTrouble(Phrase("cli-error-not-a-record", {"file": str(path)}))
        draft = path.with_name(path.name + ".part")
        try:
            with draft.open("w", encoding="utf-8") as file:
                _push(file, text)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise trouble(path, error) from None


class Journal:
    """One match's file: every new line is appended and synced at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._kept = 0
        self._good = 0

    @classmethod
    def begin(cls, match: Match, folder: Path, now: datetime) -> Journal:
        """A new file for a new match."""
        stem = f"{match.game.info.key}-{now:%Y%m%d-%H%M%S}"
        names = (stem, *(f"{stem}-{count}" for count in range(2, 1000)))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = next(file for name in names if not (file := folder / (name + SUFFIX)).exists())
        except OSError as error:
            raise trouble(folder, error) from None
        journal = cls(path)
        journal.rewrite(match)
        return journal

    @classmethod
    def resume(cls, match: Match, path: Path) -> Journal:
        """Go on in a file whose last line may have been cut."""
        journal = cls(path)
        journal.rewrite(match)
        return journal

    def rewrite(self, match: Match) -> None:
        """Put the whole match into the file."""
        text = save(match).dumps()
        write_copy(self.path, text)
        self._kept, self._good = len(match.log), len(text.encode())

    def keep(self, match: Match) -> None:
        """Append what has happened since; `FileTrouble` leaves it for the next time."""
        text = written(match.log[self._kept :])
        if not text:
            return
        try:
            with self.path.open("r+", encoding="utf-8", newline="") as file:
                # A write that failed half-way must not stand before the next one.
                file.truncate(self._good)
                file.seek(self._good)
                _push(file, text)
        except OSError as error:
            raise trouble(self.path, error) from None
        self._kept = len(match.log)
        self._good += len(text.encode())


def latest(folder: Path, game: str | None = None) -> tuple[Path, Record] | None:
    """The game last played that is not over, with its record."""
    if not folder.is_dir():
        return None
    files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    for path in files:
        try:
            record = load(path)
        except HighNoonError:
            continue
        if game in (None, record.game) and not (record.lines and "end" in record.lines[-1]):
            return path, record
    return None


def _push(file: IO[str], text: str) -> None:
    file.write(text)
    file.flush()
    os.fsync(file.fileno())
