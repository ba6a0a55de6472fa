"""Perft tables: how many ways there are to go on from fixed positions.

`python -m tests.golden.perft` counts them anew after a change of rules.
"""

from __future__ import annotations

import json
from typing import Any

from highnoon import game as find
from highnoon.core.game import AnyGame
from highnoon.core.perft import perft
from tests.cases import Case, play
from tests.golden.playthrough import HERE


def perft_rows(key: str) -> list[dict[str, Any]]:
    """The table of a game: options, seed, actions played first, and nodes per depth."""
    file = HERE / key / "perft.json"
    rows: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.exists() else []
    return rows


def start_of(key: str, row: dict[str, Any]) -> tuple[AnyGame, Any]:
    """The position a row counts from: random play of so many actions."""
    *_, moment = play(Case(key, row["options"]), row["seed"], limit=row["after"])
    return find(key), moment.step.state


if __name__ == "__main__":
    for table in sorted(HERE.glob("*/perft.json")):
        rows = perft_rows(table.parent.name)
        for row in rows:
            game, state = start_of(table.parent.name, row)
            row["nodes"] = [perft(game, state, depth + 1) for depth in range(len(row["nodes"]))]
        lines = ",\n".join("  " + json.dumps(row) for row in rows)
        table.write_text(f"[\n{lines}\n]\n", "utf-8")
