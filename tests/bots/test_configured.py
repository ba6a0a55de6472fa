"""A server runs the programs its operator named, and no others."""

import sys
from pathlib import Path

import pytest

from highnoon import InvalidData, Match
from highnoon.bots import BotFault, choose, configured, levels
from highnoon.bots.configured import FIRST, VARIABLE, read_programs

FIRST_CHOICE = (
    "import json; asked = json.loads(input()); print(json.dumps({'action': asked['choices'][0]}))"
)


def file(folder: Path, code: str) -> Path:
    path = folder / "bots.toml"
    command = [sys.executable, "-c", code]
    path.write_text(f'[[program]]\ngame = "longhorn"\nname = "Gus"\ncommand = {command!r}\n')
    return path


def test_without_a_file_there_are_none() -> None:
    assert configured("longhorn", {}) == ()


def test_a_named_program_plays_beside_the_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(file(tmp_path, FIRST_CHOICE)))
    match = Match.new("longhorn", seed=7)
    assert [one.name for one in configured("longhorn")] == ["Gus"]
    assert choose(match.view(0), FIRST).action == match.legal_actions(0)[0]
    assert FIRST not in levels("longhorn")


def test_one_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(file(tmp_path, "print('howdy')")))
    with pytest.raises(BotFault):
        choose(Match.new("longhorn", seed=7).view(0), FIRST)


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(LookupError):
        choose(Match.new("longhorn", seed=7).view(0), 9)


def test_everything_wrong_with_a_file_is_told() -> None:
    with pytest.raises(InvalidData) as caught:
        read_programs(
            '[[program]]\ngame = "poker"\nname = ""\ncommand = "rm"\nseconds = 0\n'
            "[[program]]\nextra = 1\n"
        )
    told = [(reason.args["row"], reason.args["field"]) for reason in caught.value.reasons]
    assert told[:4] == [(1, "game"), (1, "name"), (1, "command"), (1, "seconds")]
    assert (2, "extra") in told
    for text in ("program = 3", "]["):
        with pytest.raises(InvalidData):
            read_programs(text)
    with pytest.raises(InvalidData):
        configured("longhorn", {VARIABLE: "/no/such/file"})
