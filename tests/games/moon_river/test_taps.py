"""How often a finger touches the page in whole games, with choices that go out without asking.

What a decision costs is in `tools/taps.py`; `tests/e2e/test_taps.py` has a finger in the page that
needs no more.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from highnoon.bots import Budget, choose
from highnoon.core.action import Action
from highnoon.core.match import Match
from tools.taps import taps, touches

A_GAME = 75
"""What a seat needs in a game at most."""
TWO_RANCHEROS = 120
"""With two players everybody rides two rancheros, and plays twice as many turns."""
MOST_A_LAYING = 4


def _decisions(match: Match, rng: random.Random) -> Iterator[tuple[int, Action, Sequence[Action]]]:
    while not match.over:
        (seat,) = match.actors()
        legal = match.legal_actions(seat)
        action = choose(match.view(seat), 2, rng, Budget(nodes=1)).action
        yield seat, action, legal
        match.play(seat, action)


def _match(players: int, scenario: str) -> Match:
    options = {"players": players, "scenario": scenario, "boards": "legend-colours"}
    return Match.new("moon-river", options, seed=players)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("scenario", ["none", "gold"])
def test_a_whole_game_needs_few_taps(players: int, scenario: str) -> None:
    counts = [0] * players
    laying = 0
    for seat, action, legal in _decisions(_match(players, scenario), random.Random(players)):
        cost = taps(action, legal)
        counts[seat] += cost
        if action.kind == "join":
            laying = cost
        elif action.kind == "place":
            assert laying + cost <= MOST_A_LAYING, "joining, where it begins, where it ends"
    assert max(counts) <= A_GAME, counts


@pytest.mark.parametrize("scenario", ["none", "gold"])
def test_two_rancheros_need_hardly_more_touches_than_they_have_decisions(scenario: str) -> None:
    counts, least = [0, 0], [0, 0]
    for seat, action, legal in _decisions(_match(2, scenario), random.Random(2)):
        counts[seat] += touches(action, legal)
        # Joining and laying may be one decision; every other one is made by a touch of its own,
        # because others move, or something is drawn, before the next.
        least[seat] += len(legal) > 1 and action.kind != "place"
    assert sum(least) > 2 * A_GAME, "no page could do with fewer"
    assert max(counts) <= TWO_RANCHEROS, counts
    assert sum(counts) <= 1.2 * sum(least), "a chip and its side are the only second touches"
