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


def test_what_the_wheel_needs_ends_before_the_next_major_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = [one for group in (project["dependencies"], *extras) for one in group]
    assert [one for one in wanted if not re.search(r">=[\d.]+,<\d+(;|$)", one)] == []
