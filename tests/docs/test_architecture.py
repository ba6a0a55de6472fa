"""What ARCHITECTURE.md names is there: every folder, file, class and function."""

import ast
import re
from pathlib import Path

import pytest
from bench.walk import walk

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "highnoon"
TEXT = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
TREE, CLICK = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
PROSE = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PROSE.splitlines()
    if line.startswith("|") and not line.startswith("|---")
]
PLACES = [(row[1], row[2]) for row in ROWS if len(row) == 4 and "`" in row[1]]
WALK = [row for row in ROWS if row[0].isdigit()]


def ticked(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def found(path: str) -> Path:
    """The file or folder that is meant: Python's paths begin below the package."""
    for base in (ROOT, PYTHON):
        if (base / path).exists():
            return base / path
    raise AssertionError(f"ARCHITECTURE.md names {path}, which is not there")


def defined(file: Path) -> set[str]:
    """The names a Python file defines, those of classes with a dot."""
    names: set[str] = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        names |= own(node, "")
    return names


def own(node: ast.stmt, before: str) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return {before + node.name}
    if isinstance(node, ast.ClassDef):
        inner = (own(one, f"{before}{node.name}.") for one in node.body)
        return {before + node.name}.union(*inner)
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return {before + one.id for one in targets if isinstance(one, ast.Name)}


def stands_in(file: Path, name: str) -> bool:
    """Whether a file defines a name; of the page's files by what a definition looks like."""
    if file.suffix == ".py":
        return name in defined(file)
    owner, _, last = name.rpartition(".")
    text = file.read_text("utf-8")
    is_owned = not owner or re.search(rf"\bclass {owner}\b", text)
    shapes = rf"\b(class|function) {last}\b|^\s*(private |readonly |async )*{last}\b\s*[(=:]"
    return bool(is_owned and re.search(shapes, text, re.MULTILINE))


def test_folders_are_as_drawn() -> None:
    base = Path()
    for line in TREE.splitlines():
        drawn = re.match(r"( *)([a-z0-9_/]+/) {2,}\S|( *)(src/highnoon/)$", line)
        if drawn is None:
            assert line.startswith("      "), f"not a folder: {line}"
            continue
        inside, name = drawn[1] or drawn[3] or "", drawn[2] or drawn[4]
        base = base if inside else Path(name)
        assert (ROOT / base / (name if inside else "")).is_dir(), name
    drawn_folders = set(re.findall(r"^  ([a-z0-9_]+)/", TREE, re.MULTILINE))
    real = {one.name for one in PYTHON.iterdir() if one.is_dir() and one.name[0] != "_"}
    assert drawn_folders == real


def test_every_path_is_there() -> None:
    paths = [one for one in ticked(PROSE) if "/" in one]
    assert len(paths) > 50
    for path in paths:
        found(path)


@pytest.mark.parametrize(("path", "names"), PLACES)
def test_every_name_stands_where_it_is_said_to_stand(path: str, names: str) -> None:
    (where,) = ticked(path)
    for name in ticked(names):
        assert stands_in(found(where), name), f"{where} does not define {name}"


def test_every_dotted_name_stands_beside_its_file() -> None:
    for line in PROSE.replace("\n", " ").split(". "):
        dotted = [one for one in ticked(line) if re.fullmatch(r"[A-Z]\w*\.\w+", one)]
        files = [found(one) for one in ticked(line) if one.endswith((".py", ".ts"))]
        for name in dotted:
            assert any(stands_in(file, name) for file in files), f"nobody defines {name}"


def test_a_click_really_goes_this_way() -> None:
    """Every function of the list is passed by a real click, in the order of the list."""
    passed = {
        (where, name.removesuffix(".__call__")): n for n, (where, name) in enumerate(walk().calls)
    }
    steps = []
    for _, path, names, _ in WALK:
        (where,) = ticked(path)
        if where.endswith(".py"):
            first, *_ = on_the_way = [passed.get((where, name)) for name in ticked(names)]
            assert None not in on_the_way, f"a click does not pass {names} in {where}"
            steps.append(first)
    assert len(steps) >= 12
    *steps, _ = steps  # a page's writer has been waiting all the time
    assert steps == sorted(steps, key=lambda step: step or 0)


def test_the_picture_draws_what_is_listed() -> None:
    listed = {name for row in WALK for name in ticked(row[2])}
    drawn = set(re.findall(r"[A-Za-z_.]+", CLICK))
    quiet = {"pick", "longhornFilm", "Session.take", "Computer.notice", "Timekeeper.notice"}
    assert listed - drawn == quiet
    assert [row[0] for row in WALK] == [str(n + 1) for n in range(len(WALK))]
