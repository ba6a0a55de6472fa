"""What chance may draw in Moon River, and how likely: nothing undrawn has an order."""

from __future__ import annotations

import random
from collections.abc import Sequence

from highnoon.core.action import Action
from highnoon.core.chance import Outcomes, uniform, weighted
from highnoon.games.moon_river.actions import BOARD, CHIP, RANCHERO, SCENARIO
from highnoon.games.moon_river.legal import boards_left
from highnoon.games.moon_river.state import State


def outcomes(state: State) -> Outcomes:
    """What the draw that is due can bring, with exact chances."""
    if state.phase == "column":
        return weighted(list(zip(state.kit.moves.draw, state.box, strict=True)))
    if state.phase == "saloon":
        return weighted(list(zip(CHIP, state.stock, strict=True)))
    if state.phase == "ranchero":
        return uniform(_rancheros(state))
    if state.phase == "board":
        return uniform(_boards(state))
    return uniform(list(SCENARIO.values())) if state.phase == "scenario" else []


def sample(state: State, rng: random.Random) -> Action:
    """One outcome of the draw that is due."""
    if state.phase == "column":
        return _pick(state.kit.moves.draw, state.box, rng)
    if state.phase == "saloon":
        return _pick(CHIP, state.stock, rng)
    if state.phase == "ranchero":
        return rng.choice(_rancheros(state))
    if state.phase == "board":
        return rng.choice(_boards(state))
    return rng.choice(list(SCENARIO.values()))


def possible(state: State, action: Action) -> bool:
    """Whether chance could do this now."""
    if state.phase == "column":
        draws = action in state.kit.moves.draw
        return draws and state.box[state.kit.kind_of[str(action.args[0])]] > 0
    return any(action == drawn for drawn, _ in outcomes(state))


def _rancheros(state: State) -> list[Action]:
    return [
        RANCHERO[seat] for seat in range(len(state.ranches)) if seat not in state.there.rancheros
    ]


def _boards(state: State) -> list[Action]:
    return [BOARD[key] for key in boards_left(state)]


def _pick(actions: Sequence[Action], counts: Sequence[int], rng: random.Random) -> Action:
    """As likely as the counts say, without making every fraction."""
    ticket = rng.randrange(sum(counts))
    for action, count in zip(actions, counts, strict=True):
        ticket -= count
        if ticket < 0:
            return action
    raise ValueError("nothing left to draw")
