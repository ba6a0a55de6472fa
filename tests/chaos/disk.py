"""A disk that fails on demand: a layer between SQLite and the system, in Python.

It stands in SQLite's own place for that (a VFS), reached by ctypes, so the store under test is the
real one. It counts every operation, lets the planned ones fail, and remembers which bytes have been
synced: `Disk.cut` gives the files as they would be found after the power went.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

OK: Final = 0
BUSY, NOMEM, FULL, CANTOPEN = 5, 7, 13, 14
IOERR: Final = 10
FAULTS: Final[dict[str, dict[str, int]]] = {
    "read": {"io": 266, "memory": 3082},
    "write": {"io": 778, "full": FULL, "torn": 778, "memory": 3082},
    "sync": {"io": 1034, "full": FULL},
    "truncate": {"io": 1546},
    "size": {"io": 1802},
    "open": {"io": CANTOPEN, "memory": NOMEM},
    "delete": {"io": 2570},
    "access": {"io": 3338},
    "lock": {"busy": BUSY, "io": 3850},
    "shm": {"io": 5386, "memory": NOMEM},
    "shmlock": {"busy": BUSY, "io": 5130},
}
"""For each operation the faults it may meet, and SQLite's number for them."""

_DATABASE, _LOG = 0x100, 0x80000

_FILE = c_void_p
_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, _FILE, c_int, c_void_p)
_DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
_ACCESS = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_void_p)
_MOVE = CFUNCTYPE(c_int, _FILE, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, _FILE, c_int64)
_NUMBER = CFUNCTYPE(c_int, _FILE, c_int)
_POINTER = CFUNCTYPE(c_int, _FILE, c_void_p)
_CLOSE = CFUNCTYPE(c_int, _FILE)
_SHM_MAP = CFUNCTYPE(c_int, _FILE, c_int, c_int, c_int, c_void_p)
_SHM_LOCK = CFUNCTYPE(c_int, _FILE, c_int, c_int, c_int)


class _Methods(Structure):
    _fields_ = (
        ("version", c_int),
        ("close", _CLOSE),
        ("read", _MOVE),
        ("write", _MOVE),
        ("truncate", _TRUNCATE),
        ("sync", _NUMBER),
        ("size", _POINTER),
        ("lock", _NUMBER),
        ("rest", c_void_p * 5),
        ("shm", _SHM_MAP),
        ("shmlock", _SHM_LOCK),
        ("last", c_void_p * 4),
    )


class _Vfs(Structure):
    _fields_ = (
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", _OPEN),
        ("delete", _DELETE),
        ("access", _ACCESS),
        ("rest", c_void_p * 13),
    )


@dataclass
class Image:
    """One file as it is surely on the disk, and what has been written since it was synced."""

    safe: bytearray = field(default_factory=bytearray)
    unsafe: list[tuple[int, bytes | None]] = field(default_factory=list)
    """Where something was written and what; None: the file was cut there."""

    def synced(self) -> None:
        for change in self.unsafe:
            _apply(self.safe, *change)
        self.unsafe.clear()

    def after_a_cut(self, rng: random.Random) -> bytes:
        """What may be found: of the unsynced changes none, all, the first ones, any, or halves."""
        found, count = bytearray(self.safe), len(self.unsafe)
        how = rng.choice(("none", "all", "first", "any"))
        most = {"none": 0, "first": rng.randint(0, count)}.get(how, count)
        for at, data in self.unsafe[:most]:
            if how == "any" and rng.random() < 0.5:
                continue
            torn = data is not None and rng.random() < 0.1
            _apply(found, at, data[: len(data) // 2] if torn and data else data)
        return bytes(found)


def _apply(content: bytearray, at: int, data: bytes | None) -> None:
    if data is None:
        del content[at:]
        return
    if len(content) < at:
        content.extend(bytes(at - len(content)))
    content[at : at + len(data)] = data


@dataclass
class Plan:
    """Which operations fail: those from `first` on, `length` of them, if they know this `fault`."""

    first: int = 0
    length: int = 0
    fault: str = ""
    only: str = ""
    """Only operations of this kind are counted and may fail; all if empty."""


class Disk:
    """Counts, fails and remembers."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self._guard = threading.RLock()
        self.plan = Plan()
        self.count = 0
        self.seen: Counter[str] = Counter()
        self.met: Counter[str] = Counter()
        """Operations, and faults by operation and kind, so far."""
        self.images: dict[str, Image] = {}
        self.watchers: list[Callable[[str, int], None]] = []
        """Told before each operation: its kind and number."""

    def meet(self, kind: str) -> tuple[int, str]:
        """One operation: the error it meets (0 for none) and the fault's name."""
        with self._guard:
            plan = self.plan
            self.seen[kind] += 1
            if plan.only in ("", kind):
                self.count += 1
            number = self.count
            code = 0
            due = plan.only in ("", kind) and plan.first <= number < plan.first + plan.length
            if due:
                code = FAULTS[kind].get(plan.fault, 0)
            if code:
                self.met[f"{kind} {plan.fault}"] += 1
        for watcher in self.watchers:
            watcher(kind, number)
        return code, plan.fault

    def heal(self) -> None:
        """No more faults."""
        self.plan = Plan()

    def cut(self, rng: random.Random) -> dict[str, bytes]:
        """The files by name, as they would be found if the power went now."""
        with self._guard:
            images = list(self.images.items())
            return {Path(path).name: image.after_a_cut(rng) for path, image in images}

    # --- what happens to files ---

    def ours(self, path: str) -> bool:
        return path.startswith(self._folder)

    def opened(self, path: str) -> None:
        with self._guard:
            if path not in self.images:
                file = Path(path)
                self.images[path] = Image(bytearray(file.read_bytes() if file.exists() else b""))

    def note(self, path: str, at: int, data: bytes | None) -> None:
        with self._guard:
            self.images[path].unsafe.append((at, data))

    def synced(self, path: str) -> None:
        with self._guard:
            self.images[path].synced()

    def deleted(self, path: str) -> None:
        with self._guard:
            self.images.pop(path, None)


_library = ctypes.CDLL(_sqlite3.__file__)
"""The SQLite that Python itself uses: found through the module that is linked with it."""
_library.sqlite3_vfs_find.restype = c_void_p
_library.sqlite3_vfs_find.argtypes = [c_char_p]
_library.sqlite3_vfs_register.argtypes = [c_void_p, c_int]
_library.sqlite3_vfs_unregister.argtypes = [c_void_p]


class _Layer:
    """The VFS itself; made once, since SQLite keeps pointers into it."""

    def __init__(self) -> None:
        self.disk: Disk | None = None
        self.below = _library.sqlite3_vfs_find(None)
        self._system = _Vfs.from_address(self.below)
        self._paths: dict[int, str] = {}
        self._methods: dict[int, tuple[_Methods, _Methods]] = {}
        self._by_ours: dict[int, _Methods] = {}
        self.vfs = _Vfs.from_buffer_copy(self._system)
        self.vfs.name = b"highnoon-chaos"
        self.vfs.next = None
        self.vfs.open = _OPEN(self._open)
        self.vfs.delete = _DELETE(self._delete)
        self.vfs.access = _ACCESS(self._access)
        self._kept: list[Any] = []

    # --- the file system ---

    def _open(self, _: int, name: int, file: int, flags: int, out: int) -> int:
        path = "" if not name else ctypes.string_at(name).decode()
        disk = self.disk
        watched = disk is not None and flags & (_DATABASE | _LOG) and disk.ours(path)
        methods = ctypes.cast(file, POINTER(c_void_p))
        if watched and disk is not None:
            code, _fault = disk.meet("open")
            if code:
                methods[0] = None
                return code
            disk.opened(path)
        found: int = self._system.open(self.below, name, file, flags, out)
        if found == OK and watched:
            self._paths[file] = path
            methods[0] = self._wrapped(methods[0])
        return found

    def _delete(self, _: int, name: int, sync: int) -> int:
        path = ctypes.string_at(name).decode()
        disk = self.disk
        if disk is not None and disk.ours(path):
            code, _fault = disk.meet("delete")
            if code:
                return code
            disk.deleted(path)
        found: int = self._system.delete(self.below, name, sync)
        return found

    def _access(self, _: int, name: int, flags: int, out: int) -> int:
        disk = self.disk
        if disk is not None and disk.ours(ctypes.string_at(name).decode()):
            code, _fault = disk.meet("access")
            if code:
                return code
        found: int = self._system.access(self.below, name, flags, out)
        return found

    # --- one file ---

    def _wrapped(self, address: int) -> int:
        """Our methods over these ones."""
        if address in self._by_ours:
            return address
        if address not in self._methods:
            below = _Methods.from_address(address)
            above = _Methods.from_buffer_copy(below)
            above.read = _MOVE(lambda *args: self._call("read", below.read, *args))
            above.size = _POINTER(lambda *args: self._call("size", below.size, *args))
            above.lock = _NUMBER(lambda *args: self._call("lock", below.lock, *args))
            above.shm = _SHM_MAP(lambda *args: self._call("shm", below.shm, *args))
            above.shmlock = _SHM_LOCK(lambda *args: self._shmlock(below, *args))
            above.write = _MOVE(lambda *args: self._write(below, *args))
            above.sync = _NUMBER(lambda *args: self._sync(below, *args))
            above.truncate = _TRUNCATE(lambda *args: self._truncate(below, *args))
            self._methods[address] = (below, above)
            self._by_ours[ctypes.addressof(above)] = above
        return ctypes.addressof(self._methods[address][1])

    def _meet(self, kind: str) -> tuple[int, str]:
        return (0, "") if self.disk is None else self.disk.meet(kind)

    def _call(self, kind: str, below: Callable[..., int], *args: Any) -> int:
        code, _ = self._meet(kind)
        return code or below(*args)

    def _shmlock(self, below: _Methods, file: int, offset: int, count: int, flags: int) -> int:
        unlocks = flags & 1
        code = 0 if unlocks else self._meet("shmlock")[0]  # an unlock cannot fail
        found: int = code or below.shmlock(file, offset, count, flags)
        return found

    def _write(self, below: _Methods, file: int, data: int, size: int, at: int) -> int:
        code, fault = self._meet("write")
        part = size // 2 if fault == "torn" and code else 0 if code else size
        if part:
            done: int = below.write(file, data, part, at)
            if done != OK:
                return done
            if self.disk is not None:
                self.disk.note(self._paths[file], at, ctypes.string_at(data, part))
        return code

    def _sync(self, below: _Methods, file: int, flags: int) -> int:
        code, _ = self._meet("sync")
        found: int = code or below.sync(file, flags)
        if found == OK and self.disk is not None:
            self.disk.synced(self._paths[file])
        return found

    def _truncate(self, below: _Methods, file: int, size: int) -> int:
        code, _ = self._meet("truncate")
        found: int = code or below.truncate(file, size)
        if found == OK and self.disk is not None:
            self.disk.note(self._paths[file], size, None)
        return found


_layer: list[_Layer] = []


@contextmanager
def failing_disk(folder: Path) -> Iterator[Disk]:
    """While this lasts, databases opened under a folder lie on such a disk."""
    if not _layer:
        _layer.append(_Layer())
    layer = _layer[0]
    disk = layer.disk = Disk(folder)
    _library.sqlite3_vfs_register(ctypes.addressof(layer.vfs), 1)
    try:
        yield disk
    finally:
        _library.sqlite3_vfs_unregister(ctypes.addressof(layer.vfs))
        _library.sqlite3_vfs_register(layer.below, 1)
        layer.disk = None
