"""One session: a real store on a failing disk, under load, then looked at again without faults."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

from highnoon.core.errors import HighNoonError
from highnoon.server.store import opening
from highnoon.server.store.opening import FILE, open_store
from highnoon.server.store.pen import Pen
from highnoon.server.store.sql import SqlStore
from tests.chaos.disk import FAULTS, Disk, Plan, failing_disk
from tests.chaos.load import Load
from tests.chaos.model import Broken, Kept, Model, State, check

PLAYERS = 6
ODDS = 0.05


@dataclass
class Report:
    """What sessions did, added up."""

    sessions: int = 0
    acknowledged: int = 0
    refused: int = 0
    cuts: int = 0
    operations: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    starts: Counter[str] = field(default_factory=Counter)

    def text(self) -> str:
        lines = [f"sessions {self.sessions:,}, power cuts {self.cuts:,}: nothing lost or doubled"]
        lines.append(f"  changes acknowledged {self.acknowledged:,}, refused {self.refused:,}")
        for name in ("operations", "faults", "outcomes", "starts"):
            counts: Counter[str] = getattr(self, name)
            told = ", ".join(f"{what} {count:,}" for what, count in sorted(counts.items()))
            lines.append(f"  {name}: {told}")
        return "\n".join(lines)


EVERY_FAULT = [(kind, fault) for kind, faults in FAULTS.items() for fault in faults]
"""Each operation with each fault it may meet."""


@contextmanager
def template() -> Iterator[Path]:
    """A folder with an empty database that is up to date: most sessions begin there."""
    with tempfile.TemporaryDirectory() as folder:

        async def make() -> None:
            await (await open_store(Path(folder))).close()

        asyncio.run(make())
        yield Path(folder) / FILE


async def found_in(folder: Path, names: list[str]) -> dict[str, State | None]:
    """What a fresh start finds."""
    store = await open_store(folder)
    try:
        loaded = {name: await store.load(name) for name in names}
    finally:
        await store.close()
    return {name: None if one is None else State.of(one) for name, one in loaded.items()}


class Cuts:
    """Takes pictures of the disk as a power cut would leave it, and what must be on them."""

    def __init__(self, disk: Disk, model: Model, rng: random.Random, most: int) -> None:
        self._disk, self._model, self._rng, self._most = disk, model, rng, most
        self.taken: list[tuple[dict[str, bytes], dict[str, Kept]]] = []

    def __call__(self, kind: str, number: int) -> None:
        steps = kind in ("write", "sync", "truncate", "delete")
        if steps and len(self.taken) < self._most and self._rng.random() < ODDS:
            must = self._model.at_this_moment()  # first: what is acknowledged later is not asked
            self.taken.append((self._disk.cut(self._rng), must))


async def session(
    start: Path | None, seed: int, plan: Plan | None, report: Report, steps: int = 8, cuts: int = 2
) -> None:
    """Load on a failing disk; `plan` counts from when the store is open, or from its opening."""
    rng, model = random.Random(seed), Model()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        folder.mkdir(0o700)
        if start is not None:
            shutil.copy(start, folder / FILE)
        with patch.object(opening, "BUSY_WAIT", 0.02), failing_disk(folder) as disk:
            if start is None and plan is not None:
                disk.plan = plan
            store = await _opened(folder, report)
            if store is not None:
                await _worked(store, disk, model, rng, plan if start else None, report, steps, cuts)
            report.operations += disk.seen
            report.faults += disk.met
        last = await found_in(folder, list(model.tables))
        check(model.at_this_moment(), last, f"seed {seed} {plan} after a restart")
    report.sessions += 1
    report.acknowledged += model.acknowledged
    report.refused += model.refused


async def _opened(folder: Path, report: Report) -> SqlStore | None:
    try:
        store = await open_store(folder)
    except HighNoonError as error:
        report.starts[error.reason.key] += 1
        if error.reason.key in ("error-store-corrupt", "error-store-not-ours"):
            raise Broken(f"a sound database is called {error.reason.key}") from error
        return None
    except Exception as error:
        raise Broken(f"the store did not open and did not say why: {error!r}") from error
    report.starts["done"] += 1
    return store


async def _worked(
    store: SqlStore,
    disk: Disk,
    model: Model,
    rng: random.Random,
    plan: Plan | None,
    report: Report,
    steps: int,
    cuts: int,
) -> None:
    """Load, the faults in its midst; then everything must go on without them."""
    load = Load(store, model, rng.randrange(2**32))
    camera = Cuts(disk, model, rng, cuts)
    disk.watchers.append(camera)
    if plan is not None:
        disk.count, disk.plan = 0, plan
    await load.work(PLAYERS, steps)
    disk.heal()
    before = model.acknowledged
    await Load(store, model, rng.randrange(2**32), "after").work(1, 12)
    if model.acknowledged == before:
        raise Broken("nothing is stored any more though the disk is well again")
    await store.close()
    report.outcomes += load.outcomes
    for files, must in camera.taken:
        with tempfile.TemporaryDirectory() as name:
            for file, content in files.items():
                (Path(name) / file).write_bytes(content)
            found = await found_in(Path(name), list(must))
        check(must, found, f"after a power cut, {plan}")
        report.cuts += 1


@contextmanager
def failing_thread(rng: random.Random, kind: type[BaseException], odds: float) -> Iterator[None]:
    """While this lasts, some transactions of the pen end in an error of Python's own.

    Half of them before anything is written, the others after all of it.
    """
    sound = Pen._write

    def write(self: Pen, work: object) -> None:
        def failing(connection: object) -> None:
            if rng.random() < odds / 2:
                raise kind
            work(connection)  # type: ignore[operator]
            if rng.random() < odds / 2:
                raise kind

        sound(self, failing)

    Pen._write = write  # type: ignore[method-assign]
    try:
        yield
    finally:
        Pen._write = sound  # type: ignore[method-assign]
