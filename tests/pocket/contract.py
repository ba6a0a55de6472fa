"""The contract suite of every game, run by pytest under Pyodide."""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest

OF_THE_HOUSE = ("numpy", "numba", "llvmlite", "orjson", "fastapi", "pydantic")
"""What a browser does not have, though it lies beside pytest here."""


def run(arguments: list[str]) -> int:
    """The suite's exit code."""
    for name in OF_THE_HOUSE:
        sys.modules[name] = None  # type: ignore[assignment]  # an import of it fails
    # Plugins of the house are not all plain Python.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    plain = ["-p", "no:cacheprovider", "-q", "-x"]
    return int(pytest.main([*plain, "-o", "addopts=", "-o", "filterwarnings=", *arguments]))


if __name__ == "__main__":
    known: Any = globals()
    failed = run(known.get("arguments") or sys.argv[1:])
