"""The computer's styles on the command line."""

from pathlib import Path

import pytest

from highnoon import Record
from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("flags", "name"),
    [
        (("--bot", "jessie", "--level", "1", "--style", "bold"), "bot:21"),
        (("--bot", "jessie:1-cautious"), "bot:11"),
        (("--seats", "me,bot:1-bold"), "bot:21"),
    ],
)
def test_a_style_is_chosen_by_name(
    highnoon: Command, data: Path, flags: tuple[str, ...], name: str
) -> None:
    highnoon("play", "longhorn", "--seed", "7", *flags, lines="1\n")
    (file,) = data.glob("*.jsonl")
    assert Record.loads(file.read_bytes()).seats[1] == name


def test_a_style_that_does_not_exist_is_told(highnoon: Command) -> None:
    done = highnoon("play", "longhorn", "--bot", "jessie", "--style", "brave", lines="")
    assert done.code != 0
    assert "2-brave" in done.err
    assert "2-bold" in done.err
