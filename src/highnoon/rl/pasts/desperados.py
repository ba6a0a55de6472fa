"""Desperados: what was done in secret, as a world has it.

The reckoning turns up all that was hidden in a round, so only this round's cards and the tiles that
still lie on banks can have been others. What the gang dropped is nobody else's knowledge: in the
sheriff's worlds only what happened was decided.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from highnoon.core.action import Action, Seat
from highnoon.core.game import Event
from highnoon.core.view import Viewer
from highnoon.games.desperados.actions import DECIDE, PLAY_NONE, PLAY_SALOON, moves_of
from highnoon.games.desperados.state import (
    DUE,
    LOOK,
    NO_CARD,
    NOTHING,
    SALOON,
    SHERIFF,
    UNDECIDED,
    State,
)

Done = tuple[State, Seat, Action, tuple[Event, ...]]


def retell(done: Sequence[Done], viewer: Viewer, world: State) -> Iterator[Action]:
    """The actions that lead to this world in the place of those that were done."""
    declared = _declared(done, world)
    for state, seat, action, _ in done:
        if action.kind == "bank":
            yield _tile(state, action, world)
        elif action.kind in ("card", "no-card"):
            yield _card(state, seat, action, world)
        elif state.phase == "heists" and viewer == SHERIFF:
            yield declared.get((state.round, state.move, seat), DECIDE[NOTHING])
        else:
            yield action


def _tile(state: State, action: Action, world: State) -> Action:
    """The tile a bank was given: the world's, if it still lies there."""
    bank = state.banks.index(DUE)
    if world.banks[bank] > 0 and world.batches[bank] == state.round:
        return moves_of(state.map).bank[world.banks[bank]]
    return action


def _card(state: State, seat: Seat, action: Action, world: State) -> Action:
    """The card a player laid: the world's, if it was in this round."""
    row = world.rows[seat]
    if state.round != world.round or state.move > len(row):
        return action
    card = row[state.move - 1]
    if card >= 0:
        return moves_of(state.map).card[card]
    return {SALOON: PLAY_SALOON, NO_CARD: PLAY_NONE}[card]


def _declared(done: Sequence[Done], world: State) -> dict[tuple[int, int, Seat], Action]:
    """What each of the gang was seen to do in each move; in the present one, what they decided."""
    found: dict[tuple[int, int, Seat], Action] = {}
    for state, _, _, events in done:
        now = (state.round, state.move)
        for kind, data in events:
            if kind == "heist":
                found |= {(*now, seat): DECIDE[data["target"]] for seat in data["seats"]}
            elif kind == "looked":
                found[(*now, data["seat"])] = DECIDE[LOOK]
    if world.phase == "heists":
        for seat, decision in enumerate(world.decisions):
            if decision != UNDECIDED:
                found[world.round, world.move, seat] = DECIDE[decision]
    return found
