"""Chromium is found wherever it is; where it cannot be had, `make` says why."""

from __future__ import annotations

import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tools.browser.chromium import PROGRAMS, find

ROOT = Path(__file__).parents[2]
SORRY = "E: Unable to locate package chromium"


def program(path: Path, script: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


# --- where it is sought ---


@pytest.mark.parametrize("name", PROGRAMS)
def test_it_is_found_on_the_path_by_its_usual_names(tmp_path: Path, name: str) -> None:
    there = program(tmp_path / "bin" / name)
    assert find({"PATH": str(tmp_path / "bin"), "HOME": str(tmp_path)}) == str(there)


def test_the_one_that_is_named_comes_first(tmp_path: Path) -> None:
    program(tmp_path / "bin" / "chromium")
    mine = program(tmp_path / "mine" / "browser")
    path = str(tmp_path / "bin")
    assert find({"PATH": path, "CHROMIUM": str(mine)}) == str(mine)
    with pytest.raises(FileNotFoundError, match="CHROMIUM names 'nothing'"):
        find({"PATH": path, "CHROMIUM": "nothing"})


@pytest.mark.parametrize(
    ("folder", "program_of_it"),
    [
        (".cache/ms-playwright", "chrome-linux/chrome"),
        ("Library/Caches/ms-playwright", "chrome-mac/Chromium.app/Contents/MacOS/Chromium"),
        ("AppData/Local/ms-playwright", "chrome-win/chrome.exe"),
    ],
)
def test_the_newest_of_playwrights_own_is_found(
    tmp_path: Path, folder: str, program_of_it: str
) -> None:
    for build in ("chromium-999", "chromium-1187", "firefox-2000"):
        program(tmp_path / folder / build / program_of_it)
    newest = str(tmp_path / folder / "chromium-1187" / program_of_it)
    assert find({"PATH": "", "HOME": str(tmp_path)}) == newest
    asked = {"PATH": "", "HOME": "/", "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path / folder)}
    assert find(asked) == newest


def test_where_it_was_sought_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"none of chromium, .* Set CHROMIUM to its path"):
        find({"PATH": str(tmp_path), "HOME": str(tmp_path)})


# --- what make does ---


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine with programs that `make` needs, without a browser."""
    for name in ("make", "sh", "find", "grep", "sed"):
        found = shutil.which(name)
        assert found is not None
        (tmp_path / "bin").mkdir(exist_ok=True)
        (tmp_path / "bin" / name).symlink_to(found)
    # Our Python looks for the browser as it does; that it would run the tests is enough.
    program(
        tmp_path / "venv" / "python",
        f'case "$2" in pytest) echo "running $*";; *) exec {sys.executable} "$@";; esac',
    )
    return tmp_path


def make_e2e(machine: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    there = ["-o", ".venv/.test", "-o", "page", "-o", "web/node_modules"]
    return subprocess.run(
        [machine / "bin" / "make", *there, "e2e", f"BIN={machine / 'venv'}"],
        cwd=ROOT,
        env={"PATH": str(machine / "bin"), "HOME": str(machine), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def apt_get(machine: Path, install: str) -> None:
    program(
        machine / "bin" / "apt-get",
        f'case "$1" in update) exit 0;; esac\necho "Reading package lists..."\n{install}',
    )


def test_tests_in_a_browser_are_left_out_with_apts_own_error(machine: Path) -> None:
    apt_get(machine, f'echo "{SORRY}" >&2; exit 100')
    done = make_e2e(machine)
    assert done.returncode == 0, done.stderr
    assert SORRY in done.stderr
    assert "its error stands above" in done.stdout
    assert "The tests in a real browser are left out." in done.stdout
    assert "running" not in done.stdout


def test_in_ci_a_missing_browser_fails(machine: Path) -> None:
    apt_get(machine, f'echo "{SORRY}" >&2; exit 100')
    done = make_e2e(machine, CI="true")
    assert done.returncode != 0
    assert SORRY in done.stderr


def test_without_apt_it_says_so_too(machine: Path) -> None:
    done = make_e2e(machine)
    assert done.returncode == 0
    assert "apt-get" in done.stderr
    assert "left out" in done.stdout


def test_what_apt_installs_is_used(machine: Path) -> None:
    browser = machine / "bin" / "chromium"
    apt_get(machine, f"echo '#!/bin/sh' > {browser}; /bin/chmod +x {browser}")
    done = make_e2e(machine, CI="true")
    assert done.returncode == 0, done.stderr
    assert "running -m pytest" in done.stdout


def test_where_there_is_a_browser_apt_is_not_asked(machine: Path) -> None:
    apt_get(machine, "exit 100")
    mine = program(machine / "elsewhere" / "chrome")
    done = make_e2e(machine, CHROMIUM=str(mine))
    assert done.returncode == 0
    assert "apt-get" not in done.stdout
    assert "running -m pytest" in done.stdout
