"""A server in this process, with its store in a temporary folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from highnoon.server.app import create_app
from highnoon.server.computer.computer import Computer
from highnoon.server.http.limits import Bucket, Limit
from highnoon.server.settings import Settings
from tests.databases import database_of
from tests.server.timed import Time, first
from tests.server.witness import Witness


def plain_settings(folder: Path) -> Settings:
    """No limits, and messages may be sent to what a test runs itself."""
    data, loopback = folder / "data", "127.0.0.0/8"
    return Settings(
        data=data,
        database=database_of(data),
        workers=1,
        rate=0,
        join_rate=0,
        beat=0,
        private_networks=loopback,
    )


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return plain_settings(tmp_path)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Witness]:
    """One server for all tests of a module, each at tables of its own; bots start once."""
    with Witness(create_app(plain_settings(tmp_path_factory.mktemp("house")))) as found:
        yield found


@pytest.fixture
def fresh(settings: Settings) -> Iterator[Witness]:
    """A server for one test, at which nothing has happened."""
    with Witness(create_app(settings)) as found:
        yield found


@pytest.fixture
def spent_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """No permission comes back, however long a busy machine takes to ask for the next."""
    still = Time(0.0)
    monkeypatch.setattr(Limit, "bucket", lambda one: Bucket(one._rate, one._burst, still))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock for a server of the test's own; computers play there without thinking."""
    monkeypatch.setattr(Computer, "_thought", first)
    return Time()


@pytest.fixture
def timed(settings: Settings, clock: Time) -> Iterator[Witness]:
    """A server that reads the test's clock."""
    with Witness(create_app(settings, clock=clock)) as found:
        clock.client = found
        yield found
