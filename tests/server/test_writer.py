"""Changes that wait are stored together, and under load each group waits for more."""

import asyncio
from collections.abc import Sequence

import pytest

from highnoon.server.keepers import Keepers
from highnoon.server.store.writer import Writer
from highnoon.server.store.writing import Note, Work

REST = asyncio.sleep


def nothing(_: object) -> None:
    """A change that changes nothing."""


def stored(bursts: Sequence[int], monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], int]:
    """The sizes of the groups in which bursts are stored, and how often a group was waited for.

    While a group waits, one more change arrives.
    """
    groups, pauses = list[int](), 0

    async def commit(group: Sequence[Work]) -> list[Exception | None]:
        groups.append(len(group))
        return [None] * len(group)

    async def play() -> None:
        note: Note = nothing
        writer = Writer(commit, Keepers(), gather=60.0)
        late: list[asyncio.Task[None]] = []

        async def pause(seconds: float) -> None:
            nonlocal pauses
            assert seconds == 60.0
            pauses += 1
            late.append(asyncio.create_task(writer.write(note)))
            await REST(0)

        monkeypatch.setattr(asyncio, "sleep", pause)
        for burst in bursts:
            await asyncio.gather(*(writer.write(note) for _ in range(burst)))
        await asyncio.gather(*late)
        await writer.close()

    asyncio.run(play())
    return groups, pauses


def test_changes_that_come_together_are_stored_together(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stored([5], monkeypatch) == ([5], 0)


def test_whoever_is_alone_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stored([1, 1, 1], monkeypatch) == ([1, 1, 1], 0)


def test_under_load_a_group_waits_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stored([2, 1], monkeypatch) == ([2, 2], 1)
    assert stored([2, 1, 1], monkeypatch) == ([2, 2, 2], 2)
