"""The standard library as a pocket needs it: Pyodide's own, without what no table ever imports."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WHOLE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "pyodide" / "python_stdlib.zip"
PROGRAMMERS: Final = (
    "_pyrepl argparse bdb cProfile cmd. code. compileall configparser doctest fileinput getopt"
    " modulefinder optparse pdb pickletools profile pstats py_compile pyclbr pydoc rlcompleter"
    " tabnanny timeit trace. turtle unittest zipapp"
)
"""What serves people at a terminal."""
NETWORKS: Final = (
    "email/ ftplib http imaplib mailbox mimetypes netrc plistlib poplib smtplib socketserver"
    " webbrowser wsgiref xml"
)
"""What speaks with other machines, and their formats."""
PROCESSES: Final = (
    "asyncio/__main__ asyncio/proactor asyncio/tools asyncio/windows concurrent/futures/process"
    " multiprocessing/connection multiprocessing/dummy multiprocessing/forkserver"
    " multiprocessing/heap multiprocessing/managers multiprocessing/pool multiprocessing/popen"
    " multiprocessing/queues multiprocessing/resource multiprocessing/shared"
    " multiprocessing/spawn multiprocessing/synchronize"
)
"""What serves several processes, or other systems: a browser's worker is alone."""
FILES: Final = (
    "_markupbase difflib filecmp html/parser logging/config logging/handlers symtable tarfile"
    " urllib/request urllib/robotparser wave"
)
"""What reads and writes files that no table has."""
TWINS: Final = "_pydatetime _pydecimal _pyio"
"""What is there in C, too."""
LEFT: Final = (PROGRAMMERS, NETWORKS, PROCESSES, FILES, TWINS)
OUT: Final = (*" ".join(LEFT).split(), "encodings/")
LETTERS: Final = (
    "__init__ aliases ascii cp437 idna latin_1 raw_unicode_escape unicode_escape utf_16 utf_16_be"
    " utf_16_le utf_32 utf_32_be utf_32_le utf_8 utf_8_sig"
)
"""The encodings that go along; those of old machines do not."""
IN: Final = ("email/__init__.py", *(f"encodings/{name}.py" for name in LETTERS.split()))


def library_files() -> Iterator[tuple[str, bytes]]:
    """Every file that goes along, by its name."""
    with zipfile.ZipFile(WHOLE) as whole:
        for name in sorted(whole.namelist()):
            if not name.endswith("/") and (name in IN or not name.startswith(OUT)):
                yield name, whole.read(name)
