"""What must hold for a round of Desperados: heists and their proof, arrests, and what came of it."""

from __future__ import annotations

from highnoon.core.action import Phrase, Seat
from highnoon.games.desperados.check_tiles import bad
from highnoon.games.desperados.reckoning import successes
from highnoon.games.desperados.state import POKER, Heist, State, after, coaches, route


def wrong_with_heists(state: State) -> list[Phrase]:
    """Each disc, coach and poker tile serves one heist a round; stacks are complete."""
    wrong, discs, targets = [], 0, set()
    for heist in state.heists:
        target = (heist.target, heist.town if heist.target == POKER else 0)
        seats = [seat for seat in range(state.players) if heist.gang >> seat & 1]
        declared = 1 <= heist.move < state.move + (state.phase == "tiles")
        if (
            not declared
            or target in targets
            or discs & heist.gang
            or heist.gang & 1
            or heist.gang >> state.players
            or not 1 <= heist.height <= min(len(seats), state.players)
            or not _target_fits(state, heist)
            or not all(_was_there(state, seat, heist) for seat in seats)
        ):
            wrong.append(bad("heist", target=heist.target, move=heist.move))
        discs |= heist.gang
        targets.add(target)
    won = len(successes(state)) if state.phase == "tiles" and not wrong else 0
    if not (1 <= state.due <= won if state.phase == "tiles" else state.due == 0) and not wrong:
        wrong.append(bad("due", found=state.due))
    return wrong


def _target_fits(state: State, heist: Heist) -> bool:
    if heist.target == POKER:
        return bool(state.chart.poker_towns >> heist.town & 1)
    return heist.target in coaches(state) and route(state, heist.target)[heist.move] == heist.town


def _was_there(state: State, seat: Seat, heist: Heist) -> bool:
    """A disc owner had proved that he was there (unless he was arrested before that move)."""
    row = state.rows[seat][: heist.move]
    if len(row) < heist.move:
        return bool(state.arrested >> seat & 1)
    seen = bool(state.shown[seat] >> (heist.move - 1) & 1)
    return seen and after(state.starts[seat], row) == heist.town
