"""No game is named outside its own folders, in Python or in the page."""

import ast
import re
from pathlib import Path

import pytest

import highnoon
from highnoon.core.registry import keys
from tests.core.test_imports import game_of

ROOT = Path(highnoon.__file__).parent
WEB = ROOT.parents[1] / "web"

KEY = re.compile("|".join(re.escape(key).replace(r"\-", "[-_]?") for key in keys()), re.IGNORECASE)

EXCEPT = {
    "games/__init__.py": "where the descriptions are registered",
    "rl/tensors/page.py": "writes docs/tensors.md, whose example plays a game",
    "server/app.py": "says in the schema which games the house was built for",
}
"""Files in Python that name games, and why."""

PAGE_EXCEPT = {"src/lib/api/schema.d.ts"}
"""Made from the server's schema, which tells the shapes of all games' views."""

_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w'\"`])//[^\n]*", re.DOTALL)


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """Texts that stand alone: they explain, and nothing depends on them."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def said(file: Path) -> list[str]:
    """All names and texts of a file that the program works with."""
    tree = ast.parse(file.read_text("utf-8"))
    explained = docstrings(tree)
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += [] if node in explained else [node.value]
        elif isinstance(node, ast.Name):
            found.append(node.id)
        elif isinstance(node, ast.Attribute):
            found.append(node.attr)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.append(node.name)
    return found


def python_files() -> list[Path]:
    return [
        file
        for file in sorted(ROOT.rglob("*.py"))
        if game_of(file.relative_to(ROOT).with_suffix("").parts) is None
    ]


def page_files() -> list[Path]:
    """The page's own code, without the folders that belong to a game."""
    found = [*WEB.glob("*.ts"), *(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    parts = ((file, file.relative_to(WEB).parts) for file in found)
    return sorted(file for file, names in parts if not {*names} & {*keys()})


def test_no_module_that_serves_all_names_a_game() -> None:
    named = {
        file.relative_to(ROOT).as_posix(): text
        for file in python_files()
        for text in said(file)
        if KEY.search(text)
    }
    assert {where: text for where, text in named.items() if where not in EXCEPT} == {}
    assert named.keys() == EXCEPT.keys(), "an exception is no longer needed"


@pytest.mark.skipif(not WEB.exists(), reason="the page's sources are not here")
def test_no_part_of_the_page_that_serves_all_names_a_game() -> None:
    files = page_files()
    assert len(files) > 80
    named = {
        file.relative_to(WEB).as_posix(): match[0]
        for file in files
        if (match := KEY.search(_COMMENT.sub("", file.read_text("utf-8"))))
    }
    assert named.keys() == PAGE_EXCEPT, named
