"""Changes that wait are stored together, and under load each group waits for more."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from highnoon.server.keepers import Keepers
from highnoon.server.store.writer import ENOUGH, Writer
from highnoon.server.store.writing import Note, Work

LONG = 600.0
"""Seconds that nobody waits for in vain."""


def nothing(_: object) -> None:
    """A change that changes nothing."""


NOTE: Note = nothing


def groups(play: Callable[[Writer], Awaitable[None]], gather: float) -> list[int]:
    """The sizes of the groups in which it is stored."""
    found = list[int]()

    async def commit(group: Sequence[Work]) -> list[Exception | None]:
        found.append(len(group))
        return [None] * len(group)

    async def run() -> None:
        writer = Writer(commit, Keepers(), gather)
        await play(writer)
        await writer.close()

    asyncio.run(run())
    return found


async def burst(writer: Writer, count: int) -> None:
    """So many changes at once."""
    await asyncio.gather(*(writer.write(NOTE) for _ in range(count)))


def test_what_comes_together_is_stored_together() -> None:
    assert groups(lambda writer: burst(writer, 5), LONG) == [5]


def test_whoever_comes_alone_waits_for_nobody() -> None:
    async def one_by_one(writer: Writer) -> None:
        for _ in range(3):
            await writer.write(NOTE)

    assert groups(one_by_one, LONG) == [1, 1, 1]


def test_under_load_a_group_waits_until_it_is_large_enough() -> None:
    async def loaded(writer: Writer) -> None:
        await burst(writer, 2)
        first = asyncio.create_task(writer.write(NOTE))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not first.done(), "it waits for others"
        await burst(writer, ENOUGH - 1)
        assert first.done()

    assert groups(loaded, LONG) == [2, ENOUGH]


def test_but_not_for_long() -> None:
    async def loaded(writer: Writer) -> None:
        await burst(writer, 2)
        await writer.write(NOTE)
        await writer.write(NOTE)

    assert groups(loaded, 0.001) == [2, 1, 1]
