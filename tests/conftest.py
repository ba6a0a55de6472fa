"""What every test may ask for."""

import signal

import pytest

from highnoon.core import registry
from tests.toy.description import DESCRIPTION


def pytest_configure() -> None:
    """Have Ctrl-C heard: shells have what runs in the background ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The key of a game with rules alone, known to this process and to those it starts."""
    monkeypatch.setitem(registry._KNOWN, DESCRIPTION.key, DESCRIPTION)
    monkeypatch.setenv("HIGHNOON_GAMES", "tests.toy.description")
    return DESCRIPTION.key
