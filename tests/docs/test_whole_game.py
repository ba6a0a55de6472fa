"""CONTRIBUTING names every file that a whole game has: each is there, and no game has another."""

import re
import subprocess
from dataclasses import fields
from fnmatch import fnmatch
from pathlib import Path

import pytest

from highnoon.core.description import Description
from highnoon.core.registry import keys

PROJECT = Path(__file__).parents[2]
TEXT = (PROJECT / "CONTRIBUTING.md").read_text("utf-8")
WHOLE, MORE = TEXT.partition("### What a whole game has")[2].split("Some games have more:")
ROW = re.compile(r"^\| `([^`]+)` \|[^|]*\|([^|]*)\|$", re.MULTILINE)
LANGUAGES = sorted(one.name for one in (PROJECT / "src/highnoon/i18n/locales").iterdir())
PARTS = ("src/highnoon/", "web/src/", "tests/games/", "tests/golden/", "tests/engine/")
"""Where the parts of games are; elsewhere are their pictures, benches and further tests."""


def paths(text: str, key: str) -> list[str]:
    """The files of a table for one game."""
    found = []
    for path, _ in ROW.findall(text):
        mine = path.replace("<key>", key).replace("<name>", key.replace("-", "_"))
        found += [mine.replace("<language>", one) for one in LANGUAGES]
    return sorted(set(found))


def whole(path: str) -> str:
    """A folder with an index stands for all that is in it."""
    folder, _, name = path.rpartition("/")
    opening = name in ("__init__.py", "index.ts", "description.py", "Figure.svelte", "specs.toml")
    return f"{folder}/*" if opening else path


@pytest.fixture(scope="module")
def tracked() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=PROJECT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if listed.returncode:
        pytest.skip("not a clone")
    return [path for path in listed.stdout.splitlines() if path.startswith(PARTS)]


@pytest.mark.parametrize("key", keys())
def test_every_file_that_is_named_is_there(key: str) -> None:
    wanted = paths(WHOLE, key)
    assert len(wanted) > 20
    assert [path for path in wanted if not (PROJECT / path).is_file()] == []


@pytest.mark.parametrize("key", keys())
def test_a_game_has_no_part_that_is_not_named(key: str, tracked: list[str]) -> None:
    allowed = [whole(path) for path in paths(WHOLE, key)] + paths(MORE, key)
    own = re.compile(rf"(?<![a-z]){key.replace('-', '[-_]')}(?![a-z])")
    mine = [path for path in tracked if own.search(path)]
    assert len(mine) > 50
    assert [path for path in mine if not any(fnmatch(path, one) for one in allowed)] == []


def test_what_some_games_have_is_had_by_one(tracked: list[str]) -> None:
    for path, _ in ROW.findall(MORE):
        found = [one for key in keys() for one in paths(f"| `{path}` | | |", key)]
        assert any(fnmatch(file, one) for file in tracked for one in found), path


def test_every_part_of_a_description_is_named() -> None:
    named = {name for _, cell in ROW.findall(TEXT) for name in re.findall(r"`(\w+)`", cell)}
    assert named == {field.name for field in fields(Description)}
