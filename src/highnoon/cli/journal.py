"""Keeping a match on disk while it is played, so that nothing is lost."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import Final

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError, InvalidRecord
from highnoon.core.match import Match
from highnoon.core.record import LONGEST, Record, dump_line, written
from highnoon.core.replay import save
from highnoon.core.text import from_text, is_text

SUFFIX: Final = ".jsonl"
OWNER_ONLY: Final = 0o600
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


def path_of(text: str) -> Path:
    """The file that a person named."""
    wrong = FileTrouble(Phrase("cli-error-name", {"file": text[:60]}))
    try:
        path = Path(text).expanduser()
        path.lstat()
    except (ValueError, RuntimeError):
        # A zero byte, or the home of nobody.
        raise wrong from None
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            raise wrong from None
    return path


def write_copy(path: Path, text: str, secret: bool = False) -> None:
    """Write a record file whole or not at all; other people's files are not overwritten.

    A `secret` one can be read by its owner alone.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(text.encode())
            return
        if path.is_file() and not path.read_bytes()[:11] == b'{"highnoon"':
            raise FileTrouble(Phrase("cli-error-not-a-record", {"file": str(path)}))
        draft = path.with_name(path.name + ".part")
        try:
            draft.unlink(missing_ok=True)  # what is left of another try may be open to all
            with FileIO(draft, "x", opener=_private if secret else None) as file:
                _push(file, text.encode())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise trouble(path, error) from None


class Journal:
    """One match's file, held open: every new line is appended and synced at once.

    It tells the seed and every secret, so nobody but its owner may read it.
    """

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path = path
        self._file = file
        self._kept = 0
        self._good = 0
        """How many lines of the log, and how many bytes, are surely on the disk."""

    @classmethod
    def begin(cls, match: Match, folder: Path, now: datetime) -> Journal:
        """A new file for a new match; `keep` writes it."""
        stem = f"{match.game.info.key}-{now:%Y%m%d-%H%M%S}"
        path = folder / f"{stem}{SUFFIX}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for count in range(2, 1000):
                if not path.exists():
                    break
                path = folder / f"{stem}-{count}{SUFFIX}"
            return cls(path, _hold(path, "xb"))
        except OSError as error:
            raise trouble(path, error) from None

    @classmethod
    def resume(cls, match: Match, path: Path) -> Journal | None:
        """Go on in a file whose last line may have been cut; None if it is not a file of ours."""
        head, *lines = (dump_line(one).encode() for one in (save(match).header(), *match.log))
        try:
            journal = cls(path, _hold(path, "r+b"))
            path.chmod(OWNER_ONLY)
            data = journal._file.readall()
        except OSError as error:
            raise trouble(path, error) from None
        whole = data[: data.rfind(b"\n") + 1]
        if not whole.startswith(head) or not (head + b"".join(lines)).startswith(whole):
            journal.close()
            return None
        journal._kept, journal._good = whole.count(b"\n") - 1, len(whole)
        return journal

    def keep(self, match: Match) -> None:
        """Append what has happened since; after `FileTrouble` the next time tries again."""
        new = written(match.log[self._kept :])
        data = (new if self._good else dump_line(save(match).header()) + new).encode()
        if not data:
            return
        try:
            # A write that failed half-way must not stand before the next one.
            self._file.truncate(self._good)
            self._file.seek(self._good)
            _push(self._file, data)
        except OSError as error:
            raise trouble(self.path, error) from None
        self._kept = len(match.log)
        self._good += len(data)

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()


def _private(path: str, flags: int) -> int:
    """Open a file; a new one can be read by its owner alone from its first byte on."""
    return os.open(path, flags, OWNER_ONLY)


def _hold(path: Path, mode: str) -> FileIO:
    """Open a file for ourselves alone: two players at one journal would spoil it."""
    file = FileIO(path, mode, opener=_private)
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise FileTrouble(Phrase("cli-error-busy", {"file": str(path)})) from None
    return file


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


def _push(file: FileIO, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())
