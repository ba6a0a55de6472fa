"""How often a finger touches the page in recorded games, with choices that go out without asking.

A single legal choice goes out by itself, a card or a decision is one tap, and a deputy comes
before the town to which it rides. That the page asks for no more is not counted here.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from highnoon.core.action import Action
from highnoon.core.match import Match
from highnoon.games.desperados.state import SHERIFF

A_MOVE = 2


def taps(chosen: Action, legal: Sequence[Action]) -> int:
    if len(legal) == 1:
        return 0
    return 2 if chosen.kind == "ride" else 1


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_a_move_needs_two_taps(players: int, seed: int) -> None:
    match = Match.new("desperados", {"players": players}, seed=seed)
    rng = random.Random(seed)
    moves: Counter[tuple[int, int, int]] = Counter()
    cards = 0
    while not match.over:
        seat = rng.choice(sorted(match.actors()))
        legal = match.legal_actions(seat)
        chosen = rng.choice(legal)
        view = match.view(seat).view
        cost = taps(chosen, legal)
        if seat == SHERIFF:  # every deputy that rides is a move of its own
            assert cost <= A_MOVE
        elif chosen.kind != "place":
            moves[view["round"], view["move"], seat] += cost
            cards += chosen.kind == "card"
        match.play(seat, chosen)
    assert cards > 20
    assert max(moves.values()) <= A_MOVE, "a card, and what to do in town"
