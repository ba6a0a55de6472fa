"""How a game of Desperados ended: the gang wins or loses together."""

from __future__ import annotations

from highnoon.core.action import Arg, Phrase
from highnoon.core.game import Result, ScoreLine
from highnoon.games.desperados.state import POKER, SEATS, SHERIFF, State, goal, money


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
    told: dict[str, Arg] = {"money": total, "goal": needed}
    if not won:
        told["seat"] = Phrase(f"desperados-seat-{SEATS[SHERIFF]}")
    return Result(
        reason=Phrase("desperados-result-gang" if won else "desperados-result-sheriff", told),
        places=(2, *(1,) * gang) if won else (1, *(2,) * gang),
        scores=(0, *(total,) * gang),
        breakdown=((), *(lines,) * gang),
    )
