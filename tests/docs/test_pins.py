"""What `make` installs is pinned with hashes, and the wheel's extras end before the next major."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PINS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(
    r"[a-z0-9-]+(\[[a-z,]+\])?==\S+( ; [^\\]+)?(\s*\\\n\s+--hash=sha256:[0-9a-f]{64})+"
)


def test_every_list_has_pins() -> None:
    lists = sorted(path.stem for path in (ROOT / "requirements").glob("*.in"))
    assert [path.stem for path in PINS] == lists


@pytest.mark.parametrize("pins", PINS, ids=lambda path: path.stem)
def test_every_pin_has_its_hashes_and_names_no_address(pins: Path) -> None:
    text = pins.read_text("utf-8")
    assert "://" not in text
    assert PIN.sub("", text).strip() == ""


def test_every_install_demands_the_hashes() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    installs = [line for line in makefile.splitlines() if "-r requirements/" in line]
    assert len(installs) == len(PINS)
    assert all("$(PINNED)" in line or "--require-hashes" in line for line in installs)
    assert "PINNED := $(UV) --require-hashes" in makefile


LEARNERS = ("openspiel", "pettingzoo", "gymnasium")
"""Extras for libraries that others pin to old versions; `make versions` tries them."""


def extras() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: dict[str, list[str]] = project["optional-dependencies"]
    return {"": project["dependencies"], **found}


def test_what_the_wheel_needs_ends_before_the_next_major_version() -> None:
    wanted = [one for name, group in extras().items() if name not in LEARNERS for one in group]
    assert [one for one in wanted if not re.search(r">=[\d.]+,<\d+(;|$)", one)] == []


def test_libraries_of_learners_have_lower_bounds_alone() -> None:
    wanted = [one for name in LEARNERS for one in extras()[name]]
    assert [one for one in wanted if not re.fullmatch(r"\w+>=[\d.]+", one)] == []
