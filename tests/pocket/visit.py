"""One visit of a device's own house, run under Pyodide: a table of each game is opened."""

from __future__ import annotations

import json
import random
from typing import Any

from highnoon.engine.longhorn.analyst import analyst
from highnoon.engine.longhorn.search import Search
from highnoon.server.pocket.pocket import Pocket
from tests.pocket.signatures import positions

SEATS = {"longhorn": 2, "moon-river": 2, "desperados": 3}


class Keeper:
    """Keeps tables as long as the visit lasts."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def put(self, table: str, seq: int, text: str) -> str:
        """Always kept."""
        self.texts[table] = text
        return ""

    async def get(self, table: str) -> str | None:
        """What was kept."""
        return self.texts.get(table)

    def note(self, table: str, seats: str) -> None:
        """Nobody reads that."""


async def visit() -> str:
    """What it came to, as JSON: each table's id and seed, a throw of dice, nodes of a search."""
    keeper = Keeper()
    pocket = Pocket(keeper, lambda *_: None)
    tables: dict[str, Any] = {}
    for key, count in SEATS.items():
        seats = [{"kind": "me"}, *({"kind": "bot", "level": 1} for _ in range(count - 1))]
        body = json.dumps({"game": key, "options": {}, "seats": seats})
        status, text = await pocket.ask("POST", "tables", None, body)
        assert status == 201, text
        table = json.loads(text)["id"]
        tables[key] = [table, json.loads(keeper.texts[table].splitlines()[1])["head"]["seed"]]
    state = next(positions(1))
    analyst().evaluate(state, 3600.0, 500)
    search = Search(state, memory=1 << 19)
    search.bounds(state)
    return json.dumps({"tables": tables, "dice": random.random(), "nodes": search.nodes})
