"""Our Python and its standard library as byte code for the browser, the same from the same sources.

Left out is what a pocket never imports: web framework, database, terminal, learners, texts.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import highnoon
from highnoon import bots
from highnoon.core.registry import keys
from highnoon.server.house.planning import offered_games
from highnoon.server.wire.encoding import dumps
from tools.pocket.compiling import OLDEST
from tools.pocket.kernels import NAMES
from tools.pocket.library import library_files

SOURCES: Final = Path(highnoon.__file__).parent
POCKET: Final = Path(__file__).parents[2] / "web" / "pocket"
KINDS: Final = (".py", ".json", ".jsonl", ".toml")
OUT: Final = (
    "cli",
    "rl",
    "bots/arena",
    "rulebook",
    "server/app.py",
    "server/http",
    "server/run.py",
    "server/schema.py",
    "server/static",
    "server/store/",
    "server/telegraph",
)
IN: Final = (
    "server/store/__init__.py",
    "server/store/ledger.py",
    "server/store/study_rows.py",
    "rulebook/__init__.py",
)
COMPILE: Final = Path(__file__).with_name("compile.mjs")


def packed_files() -> Iterator[tuple[str, bytes]]:
    """Every file that goes along, by its name in the zip."""
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES).as_posix()
        if path.suffix not in KINDS or "__pycache__" in name:
            continue
        if name in IN or not name.startswith(OUT):
            yield f"highnoon/{name}", path.read_bytes()


def zipped(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write a zip of these files."""
    with zipfile.ZipFile(path, "w") as file:
        for name, data in files:
            file.writestr(zipfile.ZipInfo(name, OLDEST), data, zipfile.ZIP_DEFLATED, 1)


def pack(folder: Path = POCKET) -> None:
    """Write the zips and the list of games into the folder from which the page is built."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as room:
        zips = {"python.zip": packed_files(), "library.zip": library_files()}
        for name, files in zips.items():
            zipped(Path(room) / name, files)
        subprocess.run(["node", str(COMPILE), room], check=True)
        for name in zips:
            (folder / name).write_bytes((Path(room) / name).read_bytes())
    (folder / "games.json").write_text(dumps(offered_games()) + "\n", "utf-8")
    (folder / "lacking.json").write_text(
        dumps(lacking((folder / f"{NAMES[0]}.wasm").exists())) + "\n", "utf-8"
    )


def lacking(kernels: bool) -> dict[str, list[int]]:
    """The levels of each game that a browser does not play, for want of kernels."""
    found = {
        key: [level.number for level in bots.ladder(key) if level.missing(kernels)]
        for key in keys()
    }
    return {key: numbers for key, numbers in found.items() if numbers}


if __name__ == "__main__":
    pack()
    for zip_file in sorted(POCKET.glob("*.zip")):
        sys.stdout.write(f"{zip_file.stat().st_size:,} bytes of Python packed in {zip_file.name}\n")
