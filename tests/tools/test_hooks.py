"""Git's hook runs what `make` installed, and stops what `make lint` would stop."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONFIG = ".pre-commit-config.yaml"
GOOD = '"""A module."""\n\nANSWER = 42\n'
UNTIDY = '"""A module."""\nANSWER=42\n'
UNUSED = '"""A module."""\n\nimport os\n'


def git(folder: Path, *command: str) -> None:
    subprocess.run(["git", *command], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A repository with our settings, and with the programs that are installed here."""
    for name in (CONFIG, "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "bin").symlink_to(Path(sys.executable).parent)
    git(tmp_path, "init", "-q")
    return tmp_path


def hooks(folder: Path, **files: str) -> subprocess.CompletedProcess[str]:
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, "utf-8")
    git(folder, "add", CONFIG, *(f"{name}.py" for name in files))
    return subprocess.run(
        [sys.executable, "-m", "pre_commit", "run"],
        cwd=folder,
        env={**os.environ, "SKIP": "mypy", "PRE_COMMIT_HOME": str(folder / "kept")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_good_code_may_be_committed(copy: Path) -> None:
    done = hooks(copy, good=GOOD)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("text", "hook"), [(UNTIDY, "ruff-format"), (UNUSED, "ruff-check")])
def test_what_make_lint_stops_is_stopped(copy: Path, text: str, hook: str) -> None:
    done = hooks(copy, good=GOOD, bad=text)
    assert done.returncode == 1, done.stderr
    assert re.findall(r"hook id: (\S+)", done.stdout) == [hook]
    assert "bad.py" in done.stdout


def test_every_hook_is_of_this_house_and_can_run() -> None:
    config = (ROOT / CONFIG).read_text("utf-8")
    assert re.findall(r"repo: (\S+)", config) == ["local"]
    assert set(re.findall(r"language: (\S+)", config)) == {"system"}
    for command in re.findall(r"entry: (\S+)", config):
        # The environment of whoever runs the tests may have another name than make's.
        found = Path(command)
        here = Path(sys.executable).with_name(found.name) if found.parent.name == "bin" else found
        assert shutil.which(here), command
