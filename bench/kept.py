"""Measurements in pieces: what was measured stays in a file, and a run goes on where another ended.

A file has one JSON line a piece: its key and what was found. A line that was cut short by a kill is
measured again. Keys name the sources too (`edition`), so that pieces of two versions never mix.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from highnoon.engine.cluster import connect

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "build" / "bench"
"""Where results are kept unless another file is named."""


class Kept:
    """The pieces of one file, by key."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._found: dict[str, Any] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                with suppress(ValueError, KeyError, TypeError):
                    row = json.loads(line)
                    self._found[row["key"]] = row["found"]

    def __contains__(self, key: str) -> bool:
        return key in self._found

    def __getitem__(self, key: str) -> Any:
        return self._found[key]

    def add(self, key: str, found: Any) -> None:
        """Write a piece down at once."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        whole = not self.path.exists() or self.path.read_bytes()[-1:] in (b"", b"\n")
        with self.path.open("a", encoding="utf-8") as file:
            file.write(("" if whole else "\n") + json.dumps({"key": key, "found": found}) + "\n")
        # As a later run will read it.
        self._found[key] = json.loads(json.dumps(found))


def edition(game: str, data: bool = True) -> str:
    """A few letters that change with a game's rules, engine or levels, and with its data files."""
    name, home = game.replace("-", "_"), ROOT / "src" / "highnoon"
    folders = [home / "games" / name, home / "engine" / name, home / "engine" / "search"]
    files = [
        file
        for folder in folders
        for file in folder.rglob("*")
        if file.suffix in SOURCES[: 1 + data]
    ]
    files += [home / "bots" / f"{name}.py"]
    told = sha256()
    for file in sorted(file for file in files if file.exists()):
        told.update(file.name.encode() + file.read_bytes())
    return told.hexdigest()[:8]


SOURCES: Final = (".py", ".toml")


def pieces(
    kept: Kept,
    work: Callable[..., Any],
    asked: Iterable[tuple[str, tuple[Any, ...]]],
    jobs: int = 1,
    ray: str | None = None,
) -> Iterator[tuple[str, Any]]:
    """Every piece asked for, by key and arguments: those kept first, the others as they end."""
    missing = []
    for key, args in asked:
        if key in kept:
            yield key, kept[key]
        else:
            missing.append((key, args))
    for key, found in _measured(work, missing, jobs, ray):
        kept.add(key, found)
        yield key, kept[key]


def _measured(
    work: Callable[..., Any], missing: list[tuple[str, tuple[Any, ...]]], jobs: int, ray: str | None
) -> Iterator[tuple[str, Any]]:
    if ray is not None and missing:
        yield from _on_cluster(work, missing, ray)
    elif jobs > 1 and missing:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            waiting = {pool.submit(work, *args): key for key, args in missing}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
    else:
        for key, args in missing:
            yield key, work(*args)


def _on_cluster(
    work: Callable[..., Any], missing: list[tuple[str, tuple[Any, ...]]], address: str
) -> Iterator[tuple[str, Any]]:
    ray = connect(address)
    try:
        task = ray.remote(max_retries=3)(work)
        waiting = {task.remote(*args): key for key, args in missing}
        while waiting:
            (done,), _ = ray.wait(list(waiting), num_returns=1)
            yield waiting.pop(done), ray.get(done)
    finally:
        ray.shutdown()
