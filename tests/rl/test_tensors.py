"""Observations as numbers: every view has its own row, and nothing but the view is in it."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

from highnoon import Match
from highnoon.core.view import PUBLIC
from highnoon.rl.tensors import layout_of
from highnoon.rl.tensors.page import page
from tests.cases import Case, cases

PAGE = Path(__file__).parents[2] / "docs" / "tensors.md"


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_two_views_never_share_a_row_and_equal_views_always_do(case: Case) -> None:
    match, dice = Match.new(case.key, case.options, seed=3), random.Random(1)
    layout = layout_of(match.game.info.key, match.state)
    assert layout is not None
    seen: dict[bytes, str] = {}
    rows: dict[str, bytes] = {}
    while not match.over:
        viewer = dice.choice((*match.seats, PUBLIC))
        view = match.game.view(match.state, viewer)
        row, text = layout.observe(view), json.dumps(view, sort_keys=True)
        assert row.shape == (layout.size,)
        assert np.abs(row).max() <= 1
        assert seen.setdefault(row.tobytes(), text) == text
        assert rows.setdefault(text, row.tobytes()) == row.tobytes()
        seat = min(match.actors())
        match.play(seat, dice.choice(match.legal_actions(seat)))
    assert len(seen) > 30


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_every_part_has_the_shape_it_declares(case: Case) -> None:
    match = Match.new(case.key, case.options, seed=5)
    layout = layout_of(match.game.info.key, match.state)
    assert layout is not None
    view = match.view(0).view
    for part in layout.parts:
        assert len(part.packed(view)) == 4 * part.size, part.name
    row = layout.observe(view)
    assert [one.shape for one in layout.named(row).values()] == [one.shape for one in layout.parts]


def test_seats_are_counted_from_the_observer_on() -> None:
    match, dice = Match.new("longhorn", seed=2), random.Random(2)
    while sum(map(sum, match.state.herds)) < 6 and not match.over:
        seat = min(match.actors())
        match.play(seat, dice.choice(match.legal_actions(seat)))
    layout = layout_of(match.game.info.key, match.state)
    assert layout is not None
    mine, theirs = (layout.named(layout.observe(match.view(seat).view)) for seat in (0, 1))
    assert np.array_equal(mine["herds"], theirs["herds"][::-1])
    assert np.allclose(mine["herds"] * 9, match.state.herds)
    assert mine["seat"].tolist() == [1, 0]
    assert theirs["seat"].tolist() == [0, 1]


def test_a_game_without_a_layout_has_none(toy: str) -> None:
    assert layout_of(toy, Match.new(toy).state) is None


def test_the_page_is_made_from_the_layouts() -> None:
    assert PAGE.read_text("utf-8") == page()
