"""Imports only go down."""

import ast
import sys
from pathlib import Path

import pytest

import highnoon

ROOT = Path(highnoon.__file__).parent
LAYERS = ["core", "games", "engine", "bots", "rl", "server", "cli"]
ABOVE_I18N = ("server", "cli", "i18n")


def imported(file: Path) -> set[str]:
    """The High Noon packages, and foreign ones, that a file names in its imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def folders(path: Path) -> list[str]:
    return sorted(one.name for one in path.iterdir() if one.is_dir() and one.name[0] != "_")


def files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


@pytest.mark.parametrize("package", folders(ROOT))
def test_a_package_imports_nothing_above_it(package: str) -> None:
    below = LAYERS[: LAYERS.index(package) + 1] if package in LAYERS else ["core"]
    allowed = {*below, *(["i18n"] if package in ABOVE_I18N else [])}
    for file in files(package):
        for name in imported(file):
            if name.startswith("highnoon.") and name.split(".")[1] in (*LAYERS, "i18n"):
                assert name.split(".")[1] in allowed, f"{file.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("package", ["core", "games"])
def test_rules_need_only_the_standard_library(package: str) -> None:
    for file in files(package):
        for name in imported(file):
            first = name.partition(".")[0]
            assert first == "highnoon" or first in sys.stdlib_module_names


def test_one_game_does_not_import_another() -> None:
    games = [
        path.name for path in (ROOT / "games").iterdir() if path.is_dir() and path.name[0] != "_"
    ]
    for game in games:
        for file in files(f"games/{game}"):
            for name in imported(file):
                parts = name.split(".")
                if parts[:2] == ["highnoon", "games"]:
                    assert parts[2] == game
