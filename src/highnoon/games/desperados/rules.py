"""The rules of Desperados: one door for every action, and the reason when it stays shut."""

from __future__ import annotations

from highnoon.core.action import CHANCE, Action, Phrase, Seat
from highnoon.core.errors import IllegalAction
from highnoon.core.game import Result, ScoreLine, Step
from highnoon.games.desperados import chance, turn
from highnoon.games.desperados.legal import legal_actions
from highnoon.games.desperados.reasons import why_not
from highnoon.games.desperados.state import CHANCE_PHASES, POKER, State, goal, money

_DRAW = {"plan": chance.plan, "bank": chance.bank, "tile": chance.tile}
_PHASE_OF = {"plan": "plan", "bank": "banks", "tile": "tiles"}


def apply(state: State, seat: Seat, action: Action) -> Step:
    """What an action does, or `IllegalAction` with the reason."""
    if seat == CHANCE:
        return _draw(state, action)
    if action not in legal_actions(state, seat):
        raise IllegalAction(why_not(state, seat, action))
    kind = action.kind
    if kind in ("card", "no-card"):
        return turn.lay(state, seat, action)
    if kind == "ride":
        return turn.ride(state, action)
    if kind == "place":
        return turn.place(state, seat, action)
    return turn.decide(state, seat, action)


def _draw(state: State, action: Action) -> Step:
    due = _PHASE_OF.get(action.kind) == state.phase and state.phase in CHANCE_PHASES
    if not due or all(action != one for one, _ in chance.outcomes(state)):
        raise IllegalAction(Phrase("desperados-error-draw"))
    return _DRAW[action.kind](state, action)


def result(state: State) -> Result | None:
    """The gang wins or loses together; None while the game goes on."""
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
