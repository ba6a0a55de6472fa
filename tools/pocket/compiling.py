"""Python to byte code, run by Pyodide itself: its own version reads what it writes, and no other.

`tools/pocket/compile.mjs` lays zips into a folder and takes them from there again. A browser would
have to compile the same text at every first start, which takes longer than all the rest of it.
"""

from __future__ import annotations

import zipfile
from importlib import _bootstrap_external as files
from pathlib import Path
from typing import Final

OLDEST: Final = (1980, 1, 1, 0, 0, 0)
"""The time that every file in the zip has."""
UNCHECKED: Final = bytes(8)
"""There is no source beside it that it could be compared with."""


def compiled(name: str, source: bytes) -> bytes:
    """The byte code of a module; to spare room it goes without documentation."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    # There is no other way to a file that names its hash and not its time.
    return bytes(files._code_to_hash_pyc(code, UNCHECKED, False))  # type: ignore[attr-defined]


def main(folder: Path) -> None:
    """Compile all that lies in the zips of a folder, in place."""
    for path in sorted(folder.glob("*.zip")):
        with zipfile.ZipFile(path) as file:
            found = [(name, file.read(name)) for name in file.namelist()]
        with zipfile.ZipFile(path, "w") as file:
            for name, data in found:
                plain = not name.endswith(".py")
                packed = data if plain else compiled(name, data)
                info = zipfile.ZipInfo(name if plain else f"{name}c", OLDEST)
                # The page packs the zip as a whole, which takes a fifth less than part by part.
                file.writestr(info, packed, zipfile.ZIP_STORED)


if __name__ == "__main__":
    main(Path("/zips"))
