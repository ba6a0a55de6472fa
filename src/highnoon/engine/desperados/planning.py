"""What to do, whichever side asks: the plans of both sides behind one door."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from highnoon.core.action import Action, Phrase
from highnoon.engine.desperados import deputies, gang, search, sheriff
from highnoon.engine.desperados.instinct import CALM, Nerve
from highnoon.engine.desperados.mixes import SURE, Reckoner
from highnoon.engine.desperados.sight import Sight
from highnoon.games.desperados.state import SHERIFF

PASSES: Final = 2000
"""Plans a search judges at most: more say nothing new of a thousand worlds."""


class Planned(NamedTuple):
    """An action; with a search, the chances of winning by it, how many plans it judged, and why."""

    action: Action
    chances: float | None = None
    plans: int = 0
    reason: Phrase | None = None


PLAIN: Final = 1
"""How often each side is thought to answer what the other expects of it, in one plan."""
WARY: Final = 5
"""The same for a search: the more, the better one guesses where somebody hides, or looks."""


def planned(
    sight: Sight, choices: Sequence[Action], rng: random.Random, nerve: Nerve = CALM
) -> Action:
    """What one plan for the round says."""
    if sight.phase == "muster":
        return sheriff.muster(sight, choices, rng, sheriff.OPENLY, nerve)
    if sight.phase == "hideout":
        return gang.hideout(sight, choices, rng, nerve)
    reckoner = Reckoner(sight, SURE)
    mixes = reckoner.mixes(sight.deputies, PLAIN)
    if sight.viewer == SHERIFF:
        ride = sheriff.ride(sight, reckoner, mixes)
        return ride or sheriff.card(sight, mixes, rng)
    if sight.phase == "cards":
        return gang.card(sight, mixes, rng, nerve)
    return gang.decision(sight, mixes, choices)


def searched(
    sight: Sight,
    choices: Sequence[Action],
    rng: random.Random,
    seconds: float,
    passes: int,
) -> Planned:
    """What a search over the side's plans says of cards and heists; all else is planned."""
    begin = time.monotonic()
    if sight.phase == "muster":
        return Planned(sheriff.muster(sight, choices, rng, sheriff.POKER_FACED))
    if sight.phase not in ("sheriff", "cards", "heists"):
        return Planned(planned(sight, choices, rng))
    reckoner = Reckoner(sight)
    mixes = reckoner.mixes(sight.deputies, WARY)
    if sight.viewer == SHERIFF:
        ride = deputies.ride(sight, deputies.Posts(sight, reckoner, mixes))
        if ride is not None:
            return Planned(ride)
    left, most = seconds - (time.monotonic() - begin), min(passes, PASSES)
    if sight.phase == "heists":
        found = search.gang_decision(sight, choices, mixes, left, most, rng)
    elif sight.viewer == SHERIFF:
        found = search.sheriff_card(sight, mixes, left, most, rng)
    else:
        found = search.gang_card(sight, mixes, left, most, rng)
    return Planned(*found)
