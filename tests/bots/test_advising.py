"""Advice: by the solver where a game has one, else by the strongest bot; the view is enough."""

import random

import pytest

from highnoon import Match
from highnoon.bots import advising
from highnoon.bots.advising import advise
from highnoon.core.registry import keys

MOMENT = 0.2


def late() -> Match:
    """A game of Longhorn shortly before its end, with something to decide."""
    match, dice = Match.new("longhorn", seed=4), random.Random(1)
    while sum(map(sum, match.state.cows)) > 8 or len(match.view(min(match.actors())).choices) == 1:
        seat = min(match.actors())
        match.play(seat, dice.choice(match.legal_actions(seat)))
    return match


@pytest.mark.parametrize("game", keys())
def test_every_game_has_advice_that_can_be_followed(game: str) -> None:
    match = Match.new(game, seed=3)
    view = match.view(min(match.actors()))
    found = advise(view, MOMENT)
    assert found.action in view.choices
    assert found.value is None or 0 <= found.value <= 1


def test_advice_is_proven_where_a_solver_finds_a_proof() -> None:
    match = late()
    found = advise(match.view(min(match.actors())))
    assert found.exact
    assert found.value in (0.0, 0.5, 1.0)
    assert found.reason is not None
    assert found.reason.key.startswith("solver-why-")


def test_without_its_solver_a_game_is_advised_by_its_strongest_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advising, "engine_here", lambda: False)
    match = late()
    view = match.view(min(match.actors()))
    found = advise(view, MOMENT)
    assert found.action in view.choices
    assert not found.exact
    assert found.reason is not None
    assert found.reason.key.startswith("bot-reason-")
