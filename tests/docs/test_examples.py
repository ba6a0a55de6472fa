"""Every example runs as its README says, and the README names every example.

The notebooks are tests of their own (`pytest --nbmake examples`), and `http_bot.py` plays at a real
server in tests/server/test_process.py.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples"
SMALL = {"bot.py": ["4"], "league.py": ["1", "1,2"]}
"""Arguments that make a program short enough for a test."""


def run(name: str, *args: str) -> str:
    command = [sys.executable, str(FOLDER / name), *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_readme_names_every_example() -> None:
    named = re.findall(r"^\| `([a-z_]+\.\w+)` \|", (FOLDER / "README.md").read_text("utf-8"), re.M)
    files = [file for file in FOLDER.iterdir() if file.is_file() and file.suffix != ".md"]
    assert sorted(named) == sorted(file.name for file in files)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("play.py", r"Eagle has \$\d+\nJessie has \$\d+\n$"),
        ("bot.py", r"^The hoarder took \d+% of the points in 4 games\.$"),
        ("study.py", r"(wins|draws|loses)"),
        ("league.py", r"level \d: \d\.\d\d points\n$"),
        ("load_dataset.py", r"^longhorn .*: \d+ rows to learn, .*mean result [+-]\d\.\d\d\n$"),
        ("own_map.py", r"presscott.*\nOn the other map: \(\d+, \d+, \d+\)\n$"),
    ],
)
def test_a_program_runs_to_its_end(name: str, told: str) -> None:
    assert re.search(told, run(name, *SMALL.get(name, [])), re.S)
