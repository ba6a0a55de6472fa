"""Level 5 of Longhorn: what it has proven won, it wins."""

import random
import time

import pytest

from highnoon import Match
from highnoon.bots import Budget, choose
from highnoon.engine.longhorn import analyst
from highnoon.engine.longhorn.foresight import Thought
from highnoon.games.longhorn.state import State

FEW = Budget(600.0, 10_000)
"""Nodes, not seconds: the same everywhere."""


def test_a_proven_win_is_never_lost() -> None:
    proven = 0
    for seed in range(4):
        for mode in ("random", "choice"):
            match = Match.new("longhorn", {"ambush_nugget": mode}, seed=seed)
            promised: set[int] = set()
            while not match.over:
                seat = min(match.actors())
                level = 5 if seat == seed % 2 else 3
                dice = random.Random(f"{seed}/{len(match.history)}")
                choice = choose(match.view(seat), level, dice, FEW)
                if choice.reason is not None and choice.reason.key == "bot-reason-proven":
                    promised.add(seat)
                match.play(seat, choice.action)
            result = match.result
            assert result is not None
            assert promised <= set(result.winners)
            assert not promised or len(result.winners) == 1
            proven += len(promised)
    assert proven >= 2


def test_it_says_what_is_certain() -> None:
    match = Match.new("longhorn", seed=4)
    dice = random.Random(1)
    while sum(map(sum, match.state.cows)) > 8 and not match.over:
        seat = min(match.actors())
        match.play(seat, dice.choice(match.legal_actions(seat)))
    seat = min(match.actors())
    choice = choose(match.view(seat), 5, dice, FEW)
    if len(match.legal_actions(seat)) > 1:
        assert choice.value in (0.0, 0.5, 1.0)
        assert choice.reason is not None
        assert choice.reason.key in ("bot-reason-lost", "bot-reason-even", "bot-reason-proven")


@pytest.mark.parametrize(("budget", "least", "most"), [(0.9, 0.5, 0.71), (0.3, 0.3, 0.3)])
def test_who_waits_for_the_kernels_to_load_does_not_wait_longer(
    monkeypatch: pytest.MonkeyPatch, budget: float, least: float, most: float
) -> None:
    given = []
    ready = analyst.analyst()

    def slow() -> analyst.Analyst:
        time.sleep(0.2)
        return ready

    def think(
        self: analyst.Analyst, state: State, seat: int, seconds: float, nodes: int
    ) -> Thought:
        given.append(seconds)
        return whole(self, state, seat, seconds, nodes)

    whole = analyst.Analyst.think
    monkeypatch.setattr(analyst, "analyst", slow)
    monkeypatch.setattr(analyst.Analyst, "think", think)
    match = Match.new("longhorn", seed=4)
    choose(match.view(min(match.actors())), 5, random.Random(1), Budget(budget, 1_000))
    assert least <= given[0] <= most
