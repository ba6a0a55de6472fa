"""Imports only go down, whether they stand in a statement or in a string; games keep apart."""

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

import highnoon
from highnoon.core.registry import keys

ROOT = Path(highnoon.__file__).parent
PROJECT = ROOT.parents[1]

BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "i18n": {"core"},
    "lessons": {"core"},
    "rulebook": {"core"},
    "engine": {"core", "games"},
    "bots": {"core", "games", "engine"},
    "rl": {"core", "games", "engine", "bots"},
    "puzzles": {"core", "games", "engine", "bots"},
    "server": {"core", "games", "engine", "bots", "puzzles", "lessons", "i18n"},
    "cli": {
        *("core", "games", "engine", "bots", "lessons", "rulebook", "i18n", "rl", "puzzles"),
        "server",
    },
}
"""What each package may import besides itself."""

NAMED_FROM_BELOW = {
    "bots/opponents.py": {"highnoon.rl.mcts:OpenSpielMcts", "highnoon.rl.learned:Learned"}
}
"""The only parts of a layer above that are not a game's: opponents of learners' libraries."""

MAY_IMPORT_TESTS = ("tests", "bench")
"""Benches measure what the tests hold: soak and chaos play the tests' own sessions."""

GAMES = tuple(key.replace("-", "_") for key in keys())
_MODULE = re.compile(r"(highnoon(?:\.\w+)+)(?::[\w.-]+)?")


def files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


@cache
def tree(file: Path) -> tuple[ast.AST, ...]:
    """Every node of a file; read once, for many tests ask."""
    return tuple(ast.walk(ast.parse(file.read_text("utf-8"))))


@cache
def imported(file: Path) -> set[str]:
    """The modules that a file names in its import statements."""
    found = set()
    for node in tree(file):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{file} imports by dots"
            assert not node.level, f"{file} imports by dots"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@cache
def named(file: Path) -> set[str]:
    """The modules of ours that a file names in strings."""
    texts = (node.value for node in tree(file) if isinstance(node, ast.Constant))
    found = (text for text in texts if isinstance(text, str))
    return {text for text in found if (match := _MODULE.fullmatch(text)) and exists(match[1])}


def exists(module: str) -> bool:
    path = ROOT.parent.joinpath(*module.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def package_of(module: str) -> str | None:
    """Our package that a module is in; None for others, and for the names of `highnoon` itself."""
    parts = module.partition(":")[0].split(".")
    return parts[1] if parts[0] == "highnoon" and len(parts) > 1 and parts[1] in BELOW else None


def game_of(parts: tuple[str, ...] | list[str]) -> str | None:
    """The game to which a module belongs: `bots.longhorn`, `cli.boards.moon_river_signs`."""
    for part in parts:
        for game in GAMES:
            if part == game or part.startswith(f"{game}_"):
                return game
    return None


def is_description(file: Path) -> bool:
    return file.name == "description.py" and file.parent.parent == ROOT / "games"


ALL = sorted(ROOT.rglob("*.py"))


def test_every_package_has_its_place() -> None:
    packages = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()}
    assert packages == set(BELOW)


@pytest.mark.parametrize("package", BELOW)
def test_a_package_imports_nothing_above_it(package: str) -> None:
    allowed = {package, *BELOW[package]}
    for file in files(package):
        where = file.relative_to(ROOT).as_posix()
        strings = (
            set() if is_description(file) else named(file) - NAMED_FROM_BELOW.get(where, set())
        )
        for name in imported(file) | strings:
            assert package_of(name) in (*allowed, None), f"{where} imports {name}"


def test_modules_are_imported_by_a_computed_name_in_one_place() -> None:
    for file in ALL:
        for node in tree(file):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            name = called.id if isinstance(called, ast.Name) else called
            if name in ("import_module", "__import__") and not isinstance(
                node.args[0], ast.Constant
            ):
                assert file == ROOT / "core" / "description.py", f"{file} hides what it imports"


def test_the_exception_is_still_needed() -> None:
    for where, names in NAMED_FROM_BELOW.items():
        assert names <= named(ROOT / where)


@pytest.mark.parametrize("package", ["core", "games"])
def test_rules_need_only_the_standard_library(package: str) -> None:
    for file in files(package):
        for name in imported(file):
            first = name.partition(".")[0]
            assert first == "highnoon" or first in sys.stdlib_module_names


def test_one_game_imports_no_other_and_what_serves_all_imports_none() -> None:
    for file in ALL:
        parts = file.relative_to(ROOT).with_suffix("").parts
        if parts == ("games", "__init__"):
            continue  # where the descriptions are registered
        mine = game_of(parts)
        for name in imported(file) | named(file):
            module = name.partition(":")[0].split(".")
            if module[0] == "highnoon":
                assert game_of(module) in (mine, None), f"{'/'.join(parts)} imports {name}"


def test_a_description_names_parts_that_exist() -> None:
    for file in filter(is_description, ALL):
        found = named(file)
        assert len(found) > 5
        texts = (node.value for node in tree(file) if isinstance(node, ast.Constant))
        meant = {text for text in texts if isinstance(text, str) and text.startswith("highnoon.")}
        assert meant == found


@pytest.mark.parametrize(
    "folder", ["src", "docs", "examples", "tools", "bench", "tests"], ids=lambda folder: folder
)
def test_only_tests_and_benches_import_tests(folder: str) -> None:
    for file in (PROJECT / folder).rglob("*.py"):
        firsts = {name.partition(".")[0] for name in imported(file)}
        assert "tests" not in firsts or folder in MAY_IMPORT_TESTS, file
        if folder == "src":
            assert not firsts & {"tools", "bench", "docs", "examples"}, file
