"""The one way to advice: a proven move where the game has a solver, else the strongest bot's."""

from __future__ import annotations

from typing import Any

from highnoon.bots import choose, ladder
from highnoon.core.chance import stream
from highnoon.core.description import load
from highnoon.core.registry import described
from highnoon.core.view import TableView
from highnoon.engine.advice import Advice
from highnoon.engine.study import Solver
from highnoon.engine.warming import engine_here


def advise(table: TableView[Any], seconds: float | None = None) -> Advice:
    """What whoever sees this table should do, found in the time given or in as much as is usual.

    It comes from the view alone: a match's seed knows what nobody may.
    """
    home = described(table.game).solver
    if home is not None and engine_here():
        solver: Solver = load(home)()
        return solver.advise(table) if seconds is None else solver.advise(table, seconds)
    strongest = ladder(table.game)[-1]
    budget = strongest.budget if seconds is None else strongest.budget._replace(seconds=seconds)
    dice = stream(0, f"hint/{table.viewer}", table.version)
    chosen = choose(table, strongest.number, dice, budget)
    return Advice(chosen.action, chosen.value, chosen.reason)
