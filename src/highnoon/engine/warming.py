"""Kernels are compiled when they are first needed, which takes a minute, and then kept on disk.

The one place that does it ahead of time, tells how far it is, and never does it twice at once.
"""

from __future__ import annotations

import io
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache, partial
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

from highnoon.core.description import load
from highnoon.core.registry import described, keys
from highnoon.engine import linked

Told: TypeAlias = Callable[[int, int], None]
"""Told how many kernels are compiled, and how many there are; never called if all are on disk."""

_warm: set[str] = set()


def compiled_games() -> tuple[str, ...]:
    """The games that have kernels."""
    return tuple(game for game in keys() if described(game).kernels is not None)


@cache
def engine_here() -> bool:
    """Whether this installation has a compiler for kernels, or has them linked already."""
    return find_spec("numba") is not None or linked.is_here()


def has_kernels(game: str) -> bool:
    """Whether a game has kernels, and this installation a compiler for them."""
    return described(game).kernels is not None and engine_here()


def warm(game: str, told: Told | None = None) -> bool:
    """Load a game's kernels, and compile those that are not on disk; whether there were any."""
    if game in _warm or not has_kernels(game) or find_spec("numba") is None:
        return False
    _forget_others(game)
    home: Any = load(_module(game))
    with _compiling(home.kernels, told) as compiled:
        home.warm()
    _warm.add(game)
    with suppress(OSError):
        _mark(game).write_text(_print(game))
    return bool(compiled)


def forget(game: str) -> None:
    """Throw compiled kernels away, wherever they are kept, and the mark beside them."""
    mark, home = _mark(game), _home(game)
    kept = [*(home / "__pycache__").glob("*.nb?"), *mark.parent.glob(f"{home.name}_*/*.nb?")]
    for file in (mark, *kept):
        file.unlink(missing_ok=True)


def _forget_others(game: str) -> None:
    """Throw kernels away that were compiled from other sources.

    The compiler itself does not see that a kernel called by another has changed.
    """
    if _mark(game).exists() and not is_warm(game):
        with closing(_alone()), suppress(OSError):
            if _mark(game).exists() and not is_warm(game):
                forget(game)


def keep_in(folder: Path) -> None:
    """Keep kernels there, in this process's children, if the package's own folder is not ours.

    An account without a home would have no other place for them.
    """
    writable = all(os.access(_home(game), os.W_OK) for game in compiled_games())
    if not writable:
        os.environ.setdefault("NUMBA_CACHE_DIR", str(folder))


def is_warm(game: str) -> bool:
    """Whether all kernels of a game are surely on disk, found out without loading any."""
    try:
        return _mark(game).read_text() == _print(game)
    except (OSError, ValueError):
        return False


def _mark(game: str) -> Path:
    """The file that says so, beside the kernels."""
    folder = os.environ.get("NUMBA_CACHE_DIR")
    home = Path(folder) if folder else _home(game) / "__pycache__"
    return home / f"{game}.nbw"


def _print(game: str) -> str:
    """What kernels on disk depend on: their sources, the compiler, and the processor."""
    sources = sorted(file for file in _home(game).iterdir() if file.is_file())
    parts = [f"{file.name} {file.stat().st_mtime_ns} {file.stat().st_size}" for file in sources]
    parts += [sys.version, version("numba"), version("llvmlite"), platform.machine()]
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text("utf-8", "replace").splitlines()
        parts += sorted({line for line in lines if line.startswith(("model name", "flags"))})
    return sha256("\n".join(parts).encode()).hexdigest()


def _home(game: str) -> Path:
    """The folder of a game's kernels, found without loading any."""
    spec = find_spec(_module(game))
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def _module(game: str) -> str:
    """The module that has a game's `warm()` and `kernels()`."""
    home = described(game).kernels
    assert home is not None, f"{game} has no kernels"
    return home


@contextmanager
def _compiling(kernels: Callable[[], set[Any]], told: Told | None) -> Iterator[set[Any]]:
    """Watch the compiler: the kernels that it had to compile, as they are finished."""
    from numba.core import event

    done: set[Any] = set()
    lock: list[Any] = []

    class Watch(event.Listener):
        def on_start(self, _: Any) -> None:
            if not lock:
                lock.append(_alone())
                _tell(0)

        def on_end(self, ended: Any) -> None:
            done.add(ended.data["dispatcher"])
            _tell(len(done & kernels()))

    def _tell(count: int) -> None:
        if told is not None:
            told(count, len(kernels()))

    try:
        with event.install_listener("numba:compile", Watch()):
            yield done
    finally:
        for file in lock:
            file.close()


def _alone() -> Any:
    """Wait until no other process compiles: what it has compiled need not be compiled again."""
    name = f"highnoon-kernels-{os.getuid() if hasattr(os, 'getuid') else 0}.lock"
    try:
        file = (Path(tempfile.gettempdir()) / name).open("a")
    except OSError:
        return io.BytesIO()  # nowhere to meet: it is only compiled twice
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
    return file


def warm_all(told: Callable[[str, int, int], None]) -> None:
    """Warm every game's kernels, and tell of which game how many are compiled."""
    for game in compiled_games():
        warm(game, partial(told, game))
