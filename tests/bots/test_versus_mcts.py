"""Level 5 against OpenSpiel's tree search: with equal work neither does more than it was given."""

import random

import pytest
from bench.versus_mcts import RIVAL, budget

from highnoon import Match
from highnoon.bots import Budget, choose
from highnoon.bots.opponents import opponent

pytest.importorskip("pyspiel")


def test_equal_work_is_counted_on_both_sides() -> None:
    match, rng, given = Match.new("desperados", seed=4), random.Random(4), budget(0.5, 12)
    table = match.view(min(match.actors()))
    while table.view["phase"] != "cards" or len(table.choices) < 3:
        match.play(table.viewer, choose(table, 3, rng).action)
        table = match.view(min(match.actors()))
    ours = choose(table, 5, random.Random(1), given)
    theirs = opponent(RIVAL, "desperados").bot.choose(table, given, random.Random(1))
    assert 1 < ours.nodes <= 12
    assert 1 < theirs.nodes <= 12
    # By the clock the work is free.
    assert budget(0.5, None) == Budget(0.5)
