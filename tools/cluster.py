"""A PostgreSQL of our own: `python -m tools.cluster` prints where its programs are.

A private cluster in a temporary folder, made by `initdb` and run by an unprivileged user; no
service of the machine is needed or touched. Looked for: what the variable POSTGRES_BIN names, the
PATH, and where Debian puts it.
"""

from __future__ import annotations

import fcntl
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import psycopg

DEBIAN: Final = Path("/usr/lib/postgresql")
USERS: Final = ("postgres", "nobody")
"""PostgreSQL refuses to run as root: then one of these runs it."""
STARTS_WITHIN: Final = 60.0
STOPS_WITHIN: Final = 300.0
PORTS: Final = (20_000, 32_000)
"""Below those that Linux gives to whoever asks for any."""
PREFIX: Final = "highnoon-pg-"
LOCK: Final = "owner"
QUICK: Final = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
"""For tests that kill no machine: what a process wrote is there, whatever kills the process."""


def find(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of PostgreSQL's programs; FileNotFoundError says where it was sought."""
    if named := environment.get("POSTGRES_BIN"):
        if (Path(named) / "initdb").exists():
            return Path(named)
        raise FileNotFoundError(f"POSTGRES_BIN names {named!r}, where there is no initdb.")
    if found := shutil.which("initdb", path=environment.get("PATH", "")):
        return Path(found).resolve().parent
    for folder in sorted(DEBIAN.glob("*/bin"), key=lambda one: one.parent.name, reverse=True):
        if (folder / "initdb").exists():
            return folder
    raise FileNotFoundError(
        "No PostgreSQL was found: initdb is not on the PATH. Set POSTGRES_BIN to the folder of its"
        " programs, or install it (`apt-get install postgresql`)."
    )


def _as_whom() -> dict[str, Any]:
    """How `subprocess` starts a program that must not be root."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd

    for name in USERS:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise FileNotFoundError("PostgreSQL must not run as root, and there is no other user here.")


def _free_port() -> int:
    """A port that no line gets by chance while the server is down between two starts."""
    while True:
        port = random.randrange(*PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Cluster:
    """One server of PostgreSQL, to be stopped, killed and started again at will."""

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        self._programs = find()
        self._home = folder
        self._data = folder / "cluster"
        self._log = folder / "postgres.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._as = _as_whom()
        self.port: int = _free_port()
        folder.mkdir(0o700, parents=True, exist_ok=True)
        if self._as:
            os.chown(folder, self._as["user"], self._as["group"])
        init, data = str(self._programs / "initdb"), str(self._data)
        command = [init, "-D", data, "-U", "highnoon", "-A", "trust"]
        more = ["-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        subprocess.run(
            [*command, *more], check=True, stdout=subprocess.DEVNULL, cwd=folder, **self._as
        )
        wanted = {
            "port": str(self.port),
            "listen_addresses": "'127.0.0.1'",
            "unix_socket_directories": "''",
            "max_connections": "200",
            "shared_buffers": "32MB",
            **(settings or {}),
        }
        with (self._data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in wanted.items())

    def url(self, database: str = "postgres") -> str:
        """Where a database is."""
        return f"postgresql://highnoon@127.0.0.1:{self.port}/{database}"

    @property
    def pid(self) -> int:
        """The number of the process that leads all others of the cluster."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Run it; return when it takes connections."""
        until = time.monotonic() + STARTS_WITHIN
        while True:
            if self._process is None or self._process.poll() is not None:
                # After a kill the helpers of the one before may take a moment to notice.
                self._launch()
            try:
                psycopg.connect(self.url(), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.02)

    def _launch(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data],
                stdout=log,
                stderr=log,
                cwd=self._home,
                start_new_session=True,
                **self._as,
            )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT ends all connections, SIGQUIT is a crash, SIGKILL one without a word."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(STOPS_WITHIN)
            self._process = None

    def limit(self, pid: int, limit: str) -> None:
        """Limit what one of its processes may do, as its own user: root need not have the right."""
        command = ["prlimit", "--pid", str(pid), limit]
        subprocess.run(command, check=False, stderr=subprocess.DEVNULL, **self._as)

    def make(self, database: str, like: str = "template1") -> str:
        """A new database, empty or a copy of another that nobody uses; where it is."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{database}" TEMPLATE "{like}"'.encode())
        return self.url(database)

    def run(self, program: str, *args: str) -> bytes:
        """Run one of PostgreSQL's own programs, such as pg_dump."""
        return subprocess.run(
            [self._programs / program, *args], check=True, stdout=subprocess.PIPE
        ).stdout


@contextmanager
def cluster(settings: Mapping[str, str] | None = None) -> Iterator[Cluster]:
    """A running cluster that is gone afterwards; those of runs that were killed go now."""
    remove_orphans()
    with tempfile.TemporaryDirectory(prefix=PREFIX) as folder, _owned(Path(folder)):
        Path(folder).chmod(0o711)  # its user must pass
        found = Cluster(Path(folder) / "home", settings)
        found.start()
        try:
            yield found
        finally:
            found.stop(signal.SIGQUIT)  # what it keeps goes with it


@contextmanager
def _owned(folder: Path) -> Iterator[None]:
    """While this process lives it holds a lock there; whatever ends it lets go of that."""
    new = folder / "new"
    with new.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        new.rename(folder / LOCK)  # nobody finds it before it is held
        yield


def remove_orphans() -> None:
    """Stop and remove clusters whose owners have died."""
    for lock in Path(tempfile.gettempdir()).glob(f"{PREFIX}*/{LOCK}"):
        try:
            with lock.open("r+") as held:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                _stop_in(lock.parent / "home" / "cluster")
                shutil.rmtree(lock.parent, ignore_errors=True)
        except OSError:  # somebody uses it, or it is just being removed
            continue


def _stop_in(data: Path) -> None:
    """Kill the server of a folder, if it is still the one that was started there."""
    try:
        pid = int((data / "postmaster.pid").read_text().split()[0])
        if str(data).encode() in Path(f"/proc/{pid}/cmdline").read_bytes():
            os.kill(pid, signal.SIGQUIT)
    except (OSError, ValueError, IndexError):
        return


if __name__ == "__main__":
    try:
        print(find())
    except FileNotFoundError as error:
        sys.exit(str(error))
