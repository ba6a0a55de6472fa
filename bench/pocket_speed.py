"""Nodes that the solver visits in a second of processor time: run here, and under Pyodide."""

from __future__ import annotations

import json
import sys
from time import perf_counter

from tests.pocket.signatures import positions

from highnoon.engine.longhorn.search import Budget, Search

EACH = 250_000
COUNT = 6


def main() -> None:
    """Print nodes, seconds, and what the first search remembered."""
    nodes, seconds = 0, 0.0
    for number, state in enumerate(positions(COUNT)):
        search = Search(state, memory=1 << 24)
        if number == 0:
            search.bounds(state, Budget(60.0, 20_000))
        before, begun = search.nodes, perf_counter()
        search.bounds(state, Budget(120.0, EACH))
        seconds += perf_counter() - begun
        nodes += search.nodes - before
    sys.stdout.write(json.dumps({"nodes": nodes, "seconds": seconds}) + "\n")


if __name__ == "__main__":
    main()
