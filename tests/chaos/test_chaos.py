"""Faults at every step of the disk: nothing acknowledged is lost, doubled or moved."""

import asyncio
import lzma
import random
from pathlib import Path

import pytest

from highnoon.server.store import StoreError
from highnoon.server.store.opening import FILE, open_store
from tests.chaos.disk import Plan, failing_disk
from tests.chaos.houses import faulty_house, kills
from tests.chaos.sessions import EVERY_FAULT, Report, failing_thread, session, template

SEED = 17


@pytest.mark.parametrize(("kind", "fault"), EVERY_FAULT)
def test_a_fault_while_tables_are_played(kind: str, fault: str) -> None:
    rng, report = random.Random(f"{SEED} {kind} {fault}"), Report()
    with template() as start:
        for length in (1, 5):
            plan = Plan(rng.randint(1, 6), length, fault, kind)
            asyncio.run(session(start, rng.randrange(2**32), plan, report))
    assert report.acknowledged
    assert report.sessions == 2


@pytest.mark.parametrize(("kind", "fault"), EVERY_FAULT)
def test_a_fault_while_the_store_opens(kind: str, fault: str) -> None:
    rng, report = random.Random(f"{SEED} {kind} {fault}"), Report()
    plan = Plan(rng.randint(1, 4), 1, fault, kind)
    asyncio.run(session(None, rng.randrange(2**32), plan, report, steps=2, cuts=0))
    assert report.sessions == 1


@pytest.mark.parametrize("first", [1, 3, 6, 10])
def test_a_fault_while_an_old_database_is_brought_up_to_date(tmp_path: Path, first: int) -> None:
    packed = Path(__file__).parents[1] / "fixtures" / "0.1.0" / f"{FILE}.xz"
    (tmp_path / FILE).write_bytes(lzma.decompress(packed.read_bytes()))

    async def opened() -> int:
        store = await open_store(tmp_path)
        try:
            return len(await store.public(1000))
        finally:
            await store.close()

    with failing_disk(tmp_path) as disk:
        disk.plan = Plan(first, 1, "io", "write")
        with pytest.raises(StoreError) as refused:
            asyncio.run(opened())
    assert refused.value.reason.key == "error-store-io"
    assert asyncio.run(opened()) > 3


@pytest.mark.parametrize("kind", [MemoryError, RuntimeError, UnicodeError])
def test_errors_of_pythons_own(kind: type[BaseException]) -> None:
    rng, report = random.Random(SEED), Report()
    with template() as start, failing_thread(rng, kind, 0.3):
        asyncio.run(session(start, SEED, None, report, steps=20))
    assert report.acknowledged > report.refused > 0


@pytest.mark.parametrize(
    ("kind", "fault", "first", "length"),
    [
        ("write", "full", 5, 40),
        ("sync", "io", 3, 1),
        ("write", "torn", 8, 1),
        ("read", "memory", 2, 3),
        ("lock", "io", 1, 10),
        ("shmlock", "busy", 5, 1),
    ],
)
def test_a_whole_server_on_a_failing_disk(kind: str, fault: str, first: int, length: int) -> None:
    done, met = faulty_house(Plan(first, length, fault, kind), SEED)
    assert sum(done.values()) > 5
    assert sum(met.values()) <= length


def test_killed_under_load() -> None:
    assert sum(kills(4, SEED, people=2).values()) > 4
