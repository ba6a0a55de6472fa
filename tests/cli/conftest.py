from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from highnoon.cli.main import run


class Printed(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Command: TypeAlias = Callable[..., Printed]


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A data folder of the test's own, English, and 80 columns."""
    folder = tmp_path / "data"
    monkeypatch.setenv("HIGHNOON_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("HIGHNOON_LANG", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def highnoon(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command with lines piped into it."""

    def command(*args: str, lines: str = "") -> Printed:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = run(args)
        out, err = capsys.readouterr()
        return Printed(code, out, err)

    return command
