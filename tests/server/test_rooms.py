"""The rooms of the server: imports only go down, and a table needs no web framework."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import highnoon.server

ROOT = Path(highnoon.server.__file__).parent
GROUND = ("settings", "keepers")
"""Modules that import nothing of the server, so that every room may use them."""
ROOMS = ("wire", "table", "store", "house", "telegraph", "computer", "pocket", "http")
"""From the lowest to the highest."""
TOP = ("app", "run", "schema", "work")
"""Modules that put the rooms together; no room imports them."""
WEB = ("fastapi", "starlette", "pydantic", "sqlalchemy", "alembic", "uvicorn", "prometheus_client")


def names_in(file: Path) -> set[str]:
    """All modules that a file names in its imports, wherever in it they stand."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{file} imports by dots"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def rooms_in(file: Path) -> set[str]:
    """The parts of the server that a file imports from."""
    parts = (name.split(".") for name in names_in(file))
    return {part[2] for part in parts if part[:2] == ["highnoon", "server"] and len(part) > 2}


def files_of(part: str) -> list[Path]:
    alone = ROOT / f"{part}.py"
    return [alone] if alone.exists() else sorted((ROOT / part).rglob("*.py"))


def test_every_module_stands_in_a_room() -> None:
    modules = {path.stem for path in ROOT.glob("*.py")} - {"__init__"}
    rooms = {path.parent.relative_to(ROOT).parts[0] for path in ROOT.glob("*/**/*.py")}
    assert modules == {*GROUND, *TOP}
    assert rooms == set(ROOMS)


@pytest.mark.parametrize("part", [*GROUND, *ROOMS])
def test_a_room_imports_only_from_below(part: str) -> None:
    below = ROOMS[: ROOMS.index(part) + 1] if part in ROOMS else ()
    allowed = {*below, *(GROUND if part in ROOMS else ())}
    for file in files_of(part):
        above = rooms_in(file) - allowed
        assert not above, f"{file.relative_to(ROOT)} imports from {', '.join(sorted(above))}"


MORE = {
    **{key: {"pydantic"} for key in ("asks", "operator_asks", "puzzle_asks")},
    "encoding": {"orjson"},
}
"""What is asked is validated, and JSON is written quickly where that can be; nothing else."""


@pytest.mark.parametrize("room", ["wire", "table"])
def test_what_describes_a_table_needs_only_the_standard_library(room: str) -> None:
    for file in files_of(room):
        first = {name.partition(".")[0] for name in names_in(file)}
        known = MORE.get(file.stem, set()) if room == "wire" else set()
        foreign = first - sys.stdlib_module_names - {"highnoon"} - known
        assert not foreign, f"{file.relative_to(ROOT)} imports {', '.join(sorted(foreign))}"


DESCRIBE = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
import json
from highnoon.core import registry
from highnoon.core.match import Match
from highnoon.core.view import PUBLIC
from highnoon.server.table.changes import Head, Meta
from highnoon.server.table.commands import act
from highnoon.server.table.requests import Click
from highnoon.server.table.changes import Change
from highnoon.server.table.seats import SeatInfo
from highnoon.server.table.state import Live, moment_state
from highnoon.server.table.aids import aids_state
from highnoon.server.table.describing import describe
from highnoon.server.table.table import Table

for key in registry.keys():
    match = Match.new(registry.game(key), seed=7)
    info = match.game.info
    head = Head("t", key, info.rules, match.game.fingerprint(match.options), dict(match.options),
                match.seed, public=True, hints=True, created=0.0)
    seats = tuple(SeatInfo("person", device=0, token=str(seat)) for seat in match.seats)
    table = Table(head, Meta(seats), match)
    seat = min(match.actors())
    choice = match.game.action_text(match.legal_actions(seat)[0])
    done = act(table, seat, choice, match.version(seat), Click.of("click", choice))
    assert isinstance(done, Change) and done.lines, done
    for viewer in (*match.seats, PUBLIC):
        text = describe(table, viewer, Live()).state.text
        told = json.loads(text)
        assert told["viewer"] == viewer and told["game"] == key and told["log"]
        aids_state(table, viewer)
        print(text)
    if match.moments is not None:
        print(json.dumps(moment_state(table, 1, PUBLIC)))
assert not set({blocked!r}) & {{name for name, module in sys.modules.items() if module}}
"""


def described(*blocked: str) -> str:
    """Tables of all games, played and described in a process where some packages are missing."""
    script = DESCRIBE.format(blocked=blocked)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_describing_a_table_needs_no_web_framework_and_no_database() -> None:
    with_orjson = described(*WEB)
    without = described(*WEB, "orjson")
    assert with_orjson.count("\n") >= 10
    assert with_orjson == without, "the standard library writes the same JSON"
