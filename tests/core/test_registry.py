"""Where games are found: those of the house, and those that whoever runs it adds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from highnoon.core import registry
from highnoon.core.description import Description
from tests.toy.description import DESCRIPTION

PROJECT = Path(__file__).parents[2]
LIST = "import highnoon; print(*highnoon.game_keys())"


def with_games(named: str) -> subprocess.CompletedProcess[str]:
    """A process that lists its games, with others named for it."""
    environ = {**os.environ, "HIGHNOON_GAMES": named}
    return subprocess.run(
        [sys.executable, "-c", LIST],
        cwd=PROJECT, env=environ, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_games_are_added_by_whoever_runs_the_program() -> None:
    ours = registry.keys()
    assert with_games("").stdout.split() == [*ours]
    assert with_games(" tests.toy.description, ").stdout.split() == [*ours, DESCRIPTION.key]


@pytest.mark.parametrize("named", ["tests.nowhere", "tests.toy.game"])
def test_a_module_without_a_game_is_told(named: str) -> None:
    asked = with_games(named)
    assert asked.returncode
    assert f"HIGHNOON_GAMES names {named}, but" in asked.stderr


def test_a_key_belongs_to_one_game() -> None:
    key = registry.keys()[0]
    registry.register(registry.described(key))
    with pytest.raises(ValueError, match="already"):
        registry.register(Description(key=key, rules={}))
    assert registry.described(key).rules


def test_parts_are_imported_when_they_are_asked_for() -> None:
    loaded = "import sys, highnoon; print(*(m for m in sys.modules if m.startswith('highnoon.')))"
    told = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True
    ).stdout.split()
    parts = [name for name in told if name.startswith("highnoon.games.")]
    assert {name.rpartition(".")[2] for name in parts if name.count(".") == 3} == {"description"}
