"""Fresh positions of Longhorn, natively and in a browser: the same seeds give the same ones."""

from __future__ import annotations

import random

from highnoon.core.action import CHANCE
from highnoon.core.match import Match
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State

FRESH = 70_000
"""Seeds from here on are not used to tune anything."""


def play(seed: int, turns: int, ambush: str, epidemic: str = "any") -> State | None:
    """The position so many turns into a random game; None if it ended before."""
    rng = random.Random(seed)
    options = {"ambush_nugget": ambush, "epidemic_colour": epidemic}
    state = Match.new("longhorn", options, seed).state
    while seats := LONGHORN.actors(state):
        if state.phase == "steal":
            if turns == 0:
                found: State = state
                return found
            turns -= 1
        (seat,) = seats
        if seat == CHANCE:
            action = LONGHORN.sample_chance(state, rng)
        else:
            action = rng.choice(LONGHORN.legal_actions(state, seat))
        state = LONGHORN.apply(state, seat, action).state
    return None


def positions(
    count: int, turns: int, ambush: str, epidemic: str = "any", first: int = FRESH
) -> list[State]:
    """So many positions of fresh deals; the start is chosen at random."""
    found: list[State] = []
    seed = first
    while len(found) < count:
        state = play(seed, turns, ambush, epidemic)
        seed += 1
        if state is not None:
            found.append(state)
    return found
