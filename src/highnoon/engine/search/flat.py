"""Flat Monte Carlo: try every choice in sampled worlds, play on at random, keep the best.

The mean of random playouts is Abramson's expected outcome ("Expected-outcome: a general model of
static evaluation", 1990); sampling whole worlds that fit a view is what Ginsberg did for bridge
("GIB: imperfect information in a computationally challenging game", 2001), often called
determinisation or perfect-information Monte Carlo.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.game import AnyGame, Result


class Tally(NamedTuple):
    """What the playouts said of one choice."""

    action: Action
    visits: int
    mean: float


def random_playout(game: AnyGame, state: Any, rng: random.Random) -> Result:
    """Play at random to the end."""
    while actors := game.actors(state):
        if CHANCE in actors:
            seat, action = CHANCE, game.sample_chance(state, rng)
        else:
            seat = min(actors)
            action = rng.choice(game.legal_actions(state, seat))
        state = game.apply(state, seat, action).state
    result = game.result(state)
    assert result is not None
    return result


def share(result: Result, seat: Seat) -> float:
    """1 for winning alone, 0 for being last, equal places shared.

    >>> from highnoon.core.action import Phrase
    >>> share(Result(Phrase("won"), (1, 2), (5, 3), ((), ())), 0)
    1.0
    """
    better = sum(place < result.places[seat] for place in result.places)
    equal = sum(place == result.places[seat] for place in result.places) - 1
    others = len(result.places) - 1
    if equal == others or not others:
        return 0.5
    return 1 - (better + equal / 2) / others


def flat_monte_carlo(
    game: AnyGame,
    view: Any,
    seat: Seat,
    choices: Sequence[Action],
    playouts: int,
    seconds: float,
    rng: random.Random,
) -> list[Tally]:
    """Tallies of all choices, best first; each choice gets the same worlds in turn."""
    visits, sums = [0] * len(choices), [0.0] * len(choices)
    deadline = time.monotonic() + seconds
    done = 0
    while done < playouts and (done == 0 or time.monotonic() < deadline):
        world = game.sample_state(view, rng)
        for number, action in enumerate(choices):
            after = game.apply(world, seat, action).state
            sums[number] += share(random_playout(game, after, rng), seat)
            visits[number] += 1
            done += 1
            if time.monotonic() > deadline and min(visits):
                break
    tallies = [
        Tally(action, visits[n], sums[n] / max(1, visits[n])) for n, action in enumerate(choices)
    ]
    return sorted(tallies, key=lambda tally: -tally.mean)
