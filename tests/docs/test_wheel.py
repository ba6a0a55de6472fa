"""The wheel holds all it needs: code, data, texts, and the licences of what others made."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the wheel installs."""
    folder = tmp_path_factory.mktemp("wheel")
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_the_wheel_plays_a_game(site: Path) -> None:
    code = "import highnoon; print(highnoon.__file__); from highnoon.cli.main import main; main()"
    command = ["perft", "longhorn", "--depth", "2", "--seed", "1", "--lang", "en"]
    told = run("-c", code, *command, PYTHONPATH=str(site))
    assert str(site) in told
    assert "depth 2: 12 ways" in told
    for key in ("highnoon/py.typed", "highnoon/i18n/locales/de/longhorn.ftl"):
        assert (site / key).exists()


def licences(site: Path) -> dict[str, tuple[str, str]]:
    """Every package that is named: which licence it has, and its text."""
    text = (site / "highnoon" / "server" / "static" / "licenses.txt").read_text("utf-8")
    parts = re.split(r"^={79}\n(\S+) \S+ \((\S+)\)\n={79}\n", text, flags=re.MULTILINE)
    assert parts[0] == ""
    named = zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    return {name: (kind, text) for name, kind, text in named}


def test_the_wheel_carries_the_licence_of_every_font_it_ships(site: Path) -> None:
    found = licences(site)
    fonts = list((site / "highnoon" / "server" / "static").rglob("*.woff2"))
    families = {re.sub(r"-(latin|cyrillic)-.*", "", font.name) for font in fonts}
    assert families == {"rye", "bitter", "source-sans-3"}
    for family in families:
        kind, text = found[f"@fontsource/{family}"]
        assert kind == "OFL-1.1"
        assert "SIL OPEN FONT LICENSE" in text
        assert "Copyright" in text


def test_the_wheel_carries_the_licences_of_what_runs_tables_on_the_device(site: Path) -> None:
    found = licences(site)
    assert found["pyodide"][0] == "MPL-2.0"
    assert "Mozilla Public License" in found["pyodide"][1]
    # It covers files that we hand out: where their source is stands beside it.
    assert "https://github.com/pyodide/pyodide/tree/" in found["pyodide"][1]
    linked = found["pyodide/libraries"][1]
    for name in ("libffi", "expat", "musl", "zlib", "bzip2", "libmpdec", "Zstandard", "SQLite"):
        assert name in linked
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in found["cpython"][1]


def test_the_wheel_carries_the_licence_of_every_library_in_the_page(site: Path) -> None:
    found = licences(site)
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    imported = {
        name
        for source in sources
        for name in re.findall(
            r"^\s*import (?!type )[^;]*?from '((?:@[\w-]+/)?[a-z][\w-]*)[/']",
            source.read_text("utf-8"),
            re.MULTILINE,
        )
    }
    assert {"svelte", "@fluent/bundle"} <= imported
    assert imported <= set(found)
    for name, (kind, text) in found.items():
        words = {
            "MIT": "Permission is hereby granted",
            "Apache-2.0": "Apache License",
            "MPL-2.0": "Mozilla Public License",
            "Python-2.0": "PYTHON SOFTWARE FOUNDATION LICENSE",
            "several": "Pyodide is linked with these libraries",
        }
        assert words.get(kind, "SIL OPEN FONT LICENSE") in text, name
