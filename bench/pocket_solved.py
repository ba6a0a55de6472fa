"""How many fresh positions four turns in are solved as a page solves them.

`python -m bench.pocket_solved [positions]`, with the page built: the page's own WASM and Python, in
Node, with the table of 128 MB that a page has. The processor's time is counted, not the clock's.
"""

from __future__ import annotations

import subprocess
import sys
from math import inf
from pathlib import Path
from statistics import median
from typing import Any

COUNT = 60
SECONDS = 20.0
TURNS = 4
MEMORY = 128 * 1024 * 1024
CHUNK = 100_000
"""Nodes between two looks at the clock."""


def here(count: int) -> None:
    """Under Pyodide: solve the positions, half of them with nuggets that are drawn."""
    from bench.fresh import positions
    from highnoon.engine.longhorn.kernels.transpositions import new_table, wipe
    from highnoon.engine.longhorn.search import Budget, Search

    table, times = new_table(MEMORY), []
    halves = {"choice": count - count // 2, "random": count // 2}
    for ambush, half in halves.items():
        for state in positions(half, TURNS, ambush):
            search, begun, spent = Search(state, table=wipe(table)), busy(), 0.0
            while not search.bounds(state, Budget(inf, CHUNK)).exact and spent < SECONDS:
                spent = busy() - begun
            times.append(busy() - begun)
    solved = sum(spent <= SECONDS for spent in times)
    sys.stdout.write(
        f"{solved} of {count} ({100 * solved / count:.0f} %) solved within {SECONDS:g} s:"
        f" median {median(times):.2f} s, longest {max(times):.1f} s\n"
    )


def busy() -> float:
    """Processor seconds of Node so far."""
    import js  # type: ignore[import-not-found]  # Pyodide has it

    used: Any = js.process.cpuUsage()
    return float(used.user + used.system) / 1e6


if __name__ == "__main__":
    if sys.platform == "emscripten":
        here(int((globals().get("arguments") or [COUNT])[0]))
    else:
        root = Path(__file__).parents[1]
        node = ["node", "tools/pocket/node.mjs", "web/pocket/kernels.wasm"]
        command = [*node, "bench/pocket_solved.py", *sys.argv[1:]]
        sys.exit(subprocess.run(command, cwd=root, check=False).returncode)
