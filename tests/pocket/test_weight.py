"""What a first visit fetches, as the page says it and as its files weigh."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path

import pytest

from highnoon.server.http.routes.pages import STATIC

INDEX = STATIC / "index.html"
DOCS = Path(__file__).parents[2] / "docs"
TOLD = {
    "no-server.md": r"About ([\d.]+) MB are fetched once",
    "performance.md": r"the files alone, as the page says it, ([\d.]+) MB",
}
"""Where it is told beside the page."""
HEADERS = 200_000
"""Bytes that a browser is sent beside the files, for some two hundred of them."""


def travelling(path: Path) -> int:
    """Bytes of a file on the way; what is packed already does not get smaller."""
    body = path.read_bytes()
    return min(len(body), len(zlib.compress(body, 9)))


@pytest.mark.skipif(not INDEX.exists(), reason="the page is not built: make page")
def test_the_page_says_what_is_fetched_and_it_is_8_megabytes_at_most() -> None:
    lists = json.loads((STATIC / "offline.json").read_text("utf-8"))
    if not lists["pocket"]:
        pytest.skip("the page was built without what plays on the device")
    names = [name for part in lists.values() for name in part]
    fetched = [STATIC / name for name in names if not name.endswith("-plain.wasm")]
    weight = sum(map(travelling, fetched))
    said = re.search(r'data-wire="(\d+)"', INDEX.read_text("utf-8"))
    assert said
    # Not every zlib finds the same repetitions.
    assert int(said[1]) == pytest.approx(weight, rel=0.02)
    assert weight + HEADERS <= 8_000_000
    for name, told in TOLD.items():
        found = re.search(told, (DOCS / name).read_text("utf-8"))
        assert found, name
        assert float(found[1]) == pytest.approx(weight / 1e6, abs=0.15), name
