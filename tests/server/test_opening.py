"""Opening the store: private files, one server a folder, and a sentence for every cause."""

import errno
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.http import secret
from highnoon.server.settings import Settings
from highnoon.server.store import StoreError, opening
from highnoon.server.store import lock as locking
from highnoon.server.store.opening import FILE, open_store
from highnoon.server.store.sql import SqlStore
from highnoon.server.store.trouble import at_start, of_system
from tests.databases import sqlite_only
from tests.server.test_store import nothing, refusal, with_store

pytestmark = sqlite_only


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_the_server_keeps_is_for_its_own_eyes(settings: Settings) -> None:
    with TestClient(create_app(settings)):
        names = {path.name for path in settings.data.iterdir()}
        assert names == {FILE, f"{FILE}-wal", f"{FILE}-shm", locking.FILE, secret.FILE}
        assert {mode(path) for path in settings.data.iterdir()} == {0o600}
        assert mode(settings.data) == 0o700


def test_files_of_an_older_server_are_closed_to_others(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    before = mode(tmp_path)
    with_store(tmp_path, nothing)
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}
    assert mode(tmp_path) == before  # the operator's own folder is left as it is


def test_removing_the_lock_file_lets_nobody_in(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        (tmp_path / locking.FILE).unlink()
        for _ in range(2):
            with pytest.raises(StoreError) as refused:
                await open_store(tmp_path)
            assert refused.value.reason.key == "error-store-in-use"

    with_store(tmp_path, work)
    with_store(tmp_path, nothing)


def test_two_servers_that_start_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "highnoon", "serve", "--lang", "en", "--port", "0"]
    starts = [
        subprocess.Popen(
            [*command, "--data", str(tmp_path), "--workers", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    lines = []
    for process in starts:
        assert process.stdout is not None
        lines.append(process.stdout.readline())  # served, or ended without a word
    served = [line for line in lines if line]
    for process in starts:
        process.terminate()
    ended = [(process.communicate(timeout=60)[1], process.returncode) for process in starts]
    assert len(served) == 1
    [refused] = [said for said, code in ended if code == 2]
    assert refused.count("\n") == 1
    assert "Another server is using the data folder" in refused
    assert not any("Traceback" in said for said, _ in ended)


def test_a_database_held_by_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(tmp_path, nothing)
    monkeypatch.setattr(opening, "BUSY_WAIT", 0.05)
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert refusal(tmp_path) == "error-store-locked"
        other.rollback()
    with_store(tmp_path, nothing)


CAUSES = {
    sqlite3.SQLITE_FULL: "error-disk-full",
    sqlite3.SQLITE_BUSY: "error-store-locked",
    sqlite3.SQLITE_READONLY: "error-store-readonly",
    sqlite3.SQLITE_CANTOPEN: "error-store-forbidden",
    sqlite3.SQLITE_IOERR_FSYNC: "error-store-io",
    sqlite3.SQLITE_CORRUPT: "error-store-corrupt",
    sqlite3.SQLITE_NOTADB: "error-store-corrupt",
}


@pytest.mark.parametrize(("code", "key"), CAUSES.items())
def test_every_cause_has_its_own_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, key: str
) -> None:
    def fail(_: Connection) -> None:
        error = sqlite3.OperationalError("planted")
        error.sqlite_errorcode = code
        raise OperationalError("", None, error)

    monkeypatch.setattr(opening, "same_version", fail)
    assert refusal(tmp_path) == key


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "error-disk-full"),
        (errno.EDQUOT, "error-disk-full"),
        (errno.EROFS, "error-store-readonly"),
        (errno.EACCES, "error-store-forbidden"),
        (errno.EIO, "error-store-io"),
        (errno.ENOTDIR, "error-store-folder"),
    ],
)
def test_what_the_system_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, key: str
) -> None:
    assert of_system(OSError(number, "planted"), tmp_path).reason.key == key

    def fail(**_: object) -> None:
        raise OSError(number, "planted")

    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    assert at_start(error, tmp_path / FILE).reason.key == "error-store-io"
    monkeypatch.setattr("tempfile.TemporaryFile", fail)
    assert at_start(error, tmp_path / FILE).reason.key == key


TINY = """
mount -t tmpfs -o size=512k tmpfs "$1" || exit 77
"$2" -c "$3" "$1"  # a database is made while there is room
{ dd if=/dev/zero of="$1/fill" bs=4k || true; } 2>/dev/null
"$2" -c "$3" "$1"
rm "$1/fill"
mount -o remount,ro "$1"
"$2" -c "$3" "$1"
"""
OPEN = """
import asyncio, sys
from pathlib import Path
from highnoon.server.store import StoreError
from highnoon.server.store.opening import open_store
async def main():
    await (await open_store(Path(sys.argv[1]))).close()
try:
    asyncio.run(main())
    print("open")
except StoreError as error:
    print(error.reason.key)
"""


def test_a_disk_that_is_really_full_or_read_only(tmp_path: Path) -> None:
    command = ["unshare", "-Urm", "sh", "-c", TINY, "sh", str(tmp_path), sys.executable, OPEN]
    try:
        found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    except FileNotFoundError:
        pytest.skip("there is no unshare here")
    if not found.stdout:
        pytest.skip("a small disk cannot be mounted here")
    assert found.stdout.split() == ["open", "error-disk-full", "error-store-readonly"]
