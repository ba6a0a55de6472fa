"""The pictures in the README show what the terminal shows."""

import importlib.util
import re
from pathlib import Path

IMAGES = Path(__file__).parents[2] / "docs" / "images"


def test_the_terminal_picture_is_up_to_date_and_needs_no_network() -> None:
    spec = importlib.util.spec_from_file_location("terminal", IMAGES / "terminal.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    drawn = script.longhorn()
    assert (IMAGES / "longhorn-terminal.svg").read_text("utf-8") == drawn
    assert "@font-face" not in drawn
    assert not re.search(r"url\([\"']?https?:", drawn)
