"""The static site: the same page, told that there is no house."""

from __future__ import annotations

from pathlib import Path

import pytest

from highnoon.core.registry import keys
from tools.pocket.site import addresses, site

PAGE = '<html lang="en" data-base="/"><head><script src="./assets/x.js"></script></head></html>'


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A page as small as can be."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, "utf-8")
    for name in ("offline.json", "assets/x.js", "assets/x.wasm.gz"):
        (folder / name).touch()
    return folder


def test_every_address_is_the_page_at_its_base_without_a_house(
    static: Path, tmp_path: Path
) -> None:
    site("/high-noon/", tmp_path / "site", static)
    for name in addresses():
        html = (tmp_path / "site" / name).read_text("utf-8")
        assert 'data-house="none"' in html
        assert 'data-base="/high-noon/"' in html
        assert 'src="/high-noon/assets/x.js"' in html
        assert "wasm-unsafe-eval" in html
        assert "frame-ancestors" not in html
    assert {f"open/{key}/index.html" for key in keys()} <= set(addresses())
    assert not (tmp_path / "site" / "assets" / "x.wasm.gz").exists()


@pytest.mark.parametrize("base", ["", "x", "/x", "x/", '/"/', "/a b/"])
def test_a_base_that_is_none_is_refused(static: Path, tmp_path: Path, base: str) -> None:
    with pytest.raises(SystemExit, match="BASE"):
        site(base, tmp_path / "site", static)


def test_without_a_page_there_is_no_site(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="make page"):
        site("/", tmp_path / "site", tmp_path)
