"""Background tasks: none dies unnoticed, and one bad change harms nobody else."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from highnoon.server import app, keepers
from highnoon.server.app import create_app
from highnoon.server.computer.computer import Computer
from highnoon.server.house.house import House
from highnoon.server.house.pulse import Pulse
from highnoon.server.house.timekeeper import Timekeeper
from highnoon.server.http.routes import live
from highnoon.server.keepers import Keepers
from highnoon.server.settings import Settings
from highnoon.server.store import StoreError, Unstorable
from highnoon.server.store.opening import open_store
from highnoon.server.store.pen import Pen
from highnoon.server.store.sql import SqlStore
from highnoon.server.store.writer import Writer
from highnoon.server.table.changes import Change
from tests.server.guests import Guest, connect, hear, in_house, key, measured, services, settled
from tests.server.test_store import a_table, with_store


class Planted(BaseException):
    """Not even an `Exception`."""


FAILURES = (RuntimeError, MemoryError, UnicodeEncodeError, Planted, asyncio.CancelledError)


def a_failure(kind: type[BaseException]) -> BaseException:
    return kind("utf-8", "\ud800", 0, 1, "planted") if kind is UnicodeEncodeError else kind()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tasks are well again soon."""
    monkeypatch.setattr(keepers, "SETTLED", 1.5)


@pytest.fixture
def brisk(soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house is tidied often too."""
    monkeypatch.setattr(app, "TIDYING", 0.02)
    monkeypatch.setattr(app, "SWEEPING", 0.02)


@pytest.mark.usefixtures("brisk")
@pytest.mark.parametrize("kind", FAILURES)
def test_a_job_that_fails_is_told_and_begins_again(
    kind: type[BaseException], caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        tasks, runs = Keepers(), 0

        async def job() -> None:
            nonlocal runs
            runs += 1
            if runs <= 2:
                raise a_failure(kind)
            await asyncio.sleep(60)

        task = tasks.keep("job", job)
        await asyncio.sleep(0.05)
        assert tasks.trouble == ["job"]
        async with asyncio.timeout(20):
            while tasks.trouble:
                await asyncio.sleep(0.02)
        assert runs == 3
        assert tasks.failures == {"job": 2}
        assert not task.done()
        await tasks.close()
        assert task.cancelled()

    asyncio.run(work())
    assert sum("begins again" in record.message for record in caplog.records) == 2


def test_a_job_that_ends_though_it_should_not_begins_again() -> None:
    async def work() -> None:
        tasks, runs = Keepers(), 0

        async def job() -> None:
            nonlocal runs
            runs += 1

        tasks.keep("job", job)
        async with asyncio.timeout(20):
            while runs < 2:
                await asyncio.sleep(0.02)
        assert tasks.failures["job"] >= 1
        await tasks.close()

    asyncio.run(work())


def test_a_job_may_end_and_may_be_given_up() -> None:
    async def work() -> None:
        tasks = Keepers()

        async def ends() -> None:
            return

        async def fails() -> None:
            raise ValueError

        await tasks.keep("ends", ends, ends=True)
        await tasks.keep("fails", fails, ends=True, alone=True, tries=2)
        assert tasks.failures == {"fails": 2}
        assert tasks.trouble == []

    asyncio.run(work())


# --- in a whole server ---


def fail_once(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, kind: type[BaseException]
) -> Callable[[], bool]:
    """The next call of a method fails; whether it has."""
    sound = getattr(owner, name)
    failed = False

    def first(*args: Any, **more: Any) -> Any:
        nonlocal failed
        if not failed:
            failed = True
            raise a_failure(kind)
        return sound(*args, **more)

    monkeypatch.setattr(owner, name, first)
    return lambda: failed


def healthy(client: TestClient) -> None:
    until = time.monotonic() + 120
    while (answer := client.get("/healthz")).status_code != 200:
        assert time.monotonic() < until, answer.text
        time.sleep(0.05)
    assert answer.json()["trouble"] == []


@pytest.mark.usefixtures("brisk")
@pytest.mark.parametrize("kind", [RuntimeError, Planted])
@pytest.mark.parametrize(
    ("task", "owner", "method"),
    [
        ("timekeeper", Timekeeper, "tick"),
        ("sweeper", SqlStore, "sweep"),
        ("house", House, "forget_idle"),
    ],
)
def test_every_task_of_the_house_goes_on(
    fresh: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    kind: type[BaseException],
    task: str,
    owner: Any,
    method: str,
) -> None:
    fail_once(monkeypatch, owner, method, kind)
    if task == "timekeeper":
        Guest.open(fresh, pace={"clock": {"kind": "move", "seconds": 5}})
    until = time.monotonic() + 120
    while not services(fresh).keepers.failures:
        assert time.monotonic() < until
        time.sleep(0.01)
    ill = fresh.get("/healthz")
    assert (ill.status_code, ill.json()["trouble"]) == (503, [task])
    healthy(fresh)
    assert f'highnoon_task_failures{{task="{task}"}} 1.0' in measured(fresh)
    assert Guest.open(fresh).play(2) == 2


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    ("owner", "method", "kind", "whole"),
    [
        (Writer, "_commit", RuntimeError, True),
        (Writer, "_commit", Planted, True),
        (Pen, "_write", MemoryError, False),
        (Pen, "_write", Planted, True),
    ],
)
def test_the_writer_goes_on_and_whoever_waited_is_answered(
    fresh: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    owner: Any,
    method: str,
    kind: type[BaseException],
    whole: bool,
) -> None:
    table = Guest.open(fresh)
    store = services(fresh).house.store
    assert isinstance(store, SqlStore)
    if owner is Writer:
        owner = store._writer
    elif store.keeping is not None:  # in PostgreSQL a change is not written by the pen
        owner, method = store.keeping, "keep"
    fail_once(monkeypatch, owner, method, kind)
    assert key(table.post("/say", {"text": "hello"}, 0)) == (503, "error-store-trouble")
    assert table.state()["talk"] == []
    assert services(fresh).keepers.failures["writer"] == whole
    assert table.post("/say", {"text": "hello"}, 0).status_code == 200
    assert [line["text"] for line in table.state()["talk"]] == ["hello"]
    healthy(fresh)


def test_a_tables_bots_go_on(fresh: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = fail_once(monkeypatch, Computer, "_decide", RuntimeError)
    table = Guest.open(fresh, "bot:1", "bot:1")
    settled(table, lambda state: state["result"] is not None)
    assert failed()
    assert fresh.get("/healthz").status_code == 200  # one table's trouble is not the house's


def test_a_socket_that_cannot_be_written_to_is_closed(
    fresh: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Guest.open(fresh)
    fail_once(monkeypatch, live, "_say", RuntimeError)
    with connect(table, 0) as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    assert closed.value.code == live.FAILED
    assert services(fresh).keepers.failures == {"socket": 1}
    with connect(table, 0) as socket:
        assert hear(socket, "state")["state"]["id"] == table.table


# --- one bad change ---


def test_text_that_cannot_be_encoded_is_refused_and_nothing_else_happens(
    fresh: TestClient,
) -> None:
    seats = '[{"kind":"me"},{"kind":"local"},{"kind":"local"}]'
    body = '{"game":"desperados","options":{"map":"\\ud800"},"seats":' + seats + "}"
    for _ in range(3):
        answer = fresh.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400
    assert Guest.open(fresh).play(3) == 3
    healthy(fresh)


def test_the_store_refuses_what_it_could_not_write(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        with pytest.raises(Unstorable):
            await store.create(a_table("\ud800"))
        await store.create(a_table("t"))
        with pytest.raises(Unstorable):
            await store.append(Change("t", 0, 1.0, lines="\ud800"))
        await store.append(Change("t", 0, 1.0))

    with_store(tmp_path, work)


@pytest.mark.parametrize("kind", [UnicodeEncodeError, MemoryError, OverflowError])
def test_one_bad_change_fails_alone_in_its_group(tmp_path: Path, kind: type[BaseException]) -> None:
    async def work(store: SqlStore) -> None:
        for number in range(40):
            await store.create(a_table(f"t{number}"))

        def bad(_: object) -> None:
            raise a_failure(kind)

        good = [store.append(Change(f"t{number}", 0, 2.0)) for number in range(40)]
        group = [*good[:17], store._writer.write(bad), *good[17:]]
        async with asyncio.timeout(30):
            answers = await asyncio.gather(*group, return_exceptions=True)
        assert isinstance(answers.pop(17), Unstorable | StoreError)
        assert answers == [None] * 40
        for number in range(40):
            kept = await store.load(f"t{number}")
            assert kept is not None
            assert kept.seq == 1

    with_store(tmp_path, work)


# --- the pulse ---


@pytest.fixture
def stuck(fresh: TestClient, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose disk does not come back."""
    held = asyncio.Event()

    async def never(self: Pen, work: Any) -> None:
        await held.wait()
        raise OSError

    monkeypatch.setattr(services(fresh).pulse, "_patience", 0.2)
    monkeypatch.setattr(Pen, "write", never)
    yield fresh
    in_house(fresh, held.set)


def test_a_disk_that_hangs_is_told(stuck: TestClient) -> None:
    for _ in range(2):
        began = time.monotonic()
        ill = stuck.get("/healthz")
        assert (ill.status_code, ill.json()["trouble"]) == (503, ["store"])
        assert time.monotonic() - began < 30


def test_a_store_that_does_not_write_is_told(
    fresh: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_once(monkeypatch, SqlStore, "still_open", RuntimeError)
    monkeypatch.setattr(services(fresh).pulse, "_fresh", 0.0)
    ill = fresh.get("/healthz")
    assert (ill.status_code, ill.json()["trouble"]) == (503, ["store"])
    healthy(fresh)


def test_many_who_ask_cost_one_write() -> None:
    async def work() -> None:
        writes = 0

        async def write() -> None:
            nonlocal writes
            writes += 1
            await asyncio.sleep(0.01)

        pulse = Pulse(write)
        assert all(await asyncio.gather(*(pulse.beats() for _ in range(100))))
        assert await pulse.beats()
        assert writes == 1

    asyncio.run(work())


def test_closing_answers_those_who_still_wait(settings: Settings) -> None:
    async def work() -> None:
        store = await open_store(settings.data, database=settings.database)
        await store.create(a_table())
        waiting = asyncio.create_task(store.append(Change("t", 0, 1.0)))
        await asyncio.sleep(0)
        await store.close()
        async with asyncio.timeout(10):
            await waiting
        with pytest.raises(StoreError):
            await store.append(Change("t", 1, 1.0))

    asyncio.run(work())


def test_a_server_that_cannot_open_its_house_lets_the_folder_go(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_once(monkeypatch, SqlStore, "open_house", RuntimeError)
    with pytest.raises(RuntimeError), TestClient(create_app(settings)):
        pass
    with TestClient(create_app(settings)) as client:
        assert client.get("/healthz").status_code == 200


def test_a_pulse_is_felt_by_two_at_the_same_moment() -> None:
    """Whoever asks just when an answer is old begins a new one, and takes nobody's away."""

    async def run() -> None:
        others: list[asyncio.Task[bool]] = []

        async def write() -> None:
            if others:
                await asyncio.sleep(0.01)
            else:
                others.append(asyncio.create_task(pulse.beats()))

        pulse = Pulse(write, fresh=-1.0)
        assert await pulse.beats()
        assert await others[0]
        await pulse.close()

    asyncio.run(run())
