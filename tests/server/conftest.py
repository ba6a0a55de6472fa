"""A server in this process, with its store in a temporary folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.computer import Computer
from highnoon.server.settings import Settings
from tests.server.timed import Time, first


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", workers=1, rate=0, join_rate=0)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as found:
        yield found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock for a server of the test's own; computers play there without thinking."""
    monkeypatch.setattr(Computer, "_thought", first)
    return Time()
