"""How a game of Desperados ended: the gang wins or loses together."""

from __future__ import annotations

from highnoon.core.action import Phrase
from highnoon.core.game import Result, ScoreLine
from highnoon.games.desperados.state import POKER, State, goal, money


def result(state: State) -> Result | None:
    """The result of a game that is over, else None."""
    if state.phase != "over":
        return None
    total, needed, gang = money(state), goal(state.players), state.players - 1
    won = total >= needed
    kinds = ("bank", "coach", POKER)
    lines = tuple(
        ScoreLine(
            Phrase(f"desperados-score-{kind}"),
            sum(tile.value for tile in state.loot if tile.kind == kind),
        )
        for kind in kinds
    )
    return Result(
        reason=Phrase(
            "desperados-result-gang" if won else "desperados-result-sheriff",
            {"money": total, "goal": needed},
        ),
        places=(2, *(1,) * gang) if won else (1, *(2,) * gang),
        scores=(0, *(total,) * gang),
        breakdown=((), *(lines,) * gang),
    )
