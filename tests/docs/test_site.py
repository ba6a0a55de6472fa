"""The site of the documents builds without a warning, and fetches nothing from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def build(config: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    return subprocess.run(
        [*command, "--config-file", str(config), "--site-dir", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=180,
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = build(ROOT / "mkdocs.yml", folder)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_document_is_a_page(site: Path) -> None:
    for document in (ROOT / "docs").rglob("*.md"):
        page = site / document.relative_to(ROOT / "docs").with_suffix(".html")
        assert page.exists() or (
            page.name == "README.html" and page.with_name("index.html").exists()
        )
    for name in ("index", "architecture", "contributing", "changelog", "examples"):
        assert (site / f"{name}.html").exists()


def test_the_reference_comes_from_the_docstrings(site: Path) -> None:
    from highnoon import Match

    page = (site / "reference" / "core.html").read_text("utf-8")
    assert Match.__doc__ is not None
    assert Match.__doc__.splitlines()[0] in page
    assert 'id="highnoon.Match.play"' in page


def test_pages_fetch_nothing_from_elsewhere(site: Path) -> None:
    fetched = re.compile(r'<(?:script|img|iframe)[^>]+src="https?:|<link[^>]+href="https?:')
    for page in site.rglob("*.html"):
        assert not fetched.search(page.read_text("utf-8")), page


def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[0]
    pages = tmp_path / "docs"
    pages.mkdir()
    (pages / "index.md").write_text("[nowhere](nowhere.md)\n", "utf-8")
    config = tmp_path / "mkdocs.yml"
    config.write_text(re.sub(r"\nhooks: .*", "", text), "utf-8")
    done = build(config, tmp_path / "site")
    assert done.returncode != 0
    assert "nowhere.md" in done.stderr
