"""A changed position is refused with reasons, or everything works with it to the end."""

import pytest

from highnoon import game, game_keys
from tests.positions.trial import trials

SEEDS = range(4)
EACH = 500
"""So many changed texts for every game and seed; `make positions` tries 100,000."""
PLAYED = 15
"""So many of those that are read are also played to their end."""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", game_keys())
def test_changed_positions_are_refused_or_work(key: str, seed: int) -> None:
    read = 0
    for text, verdict in trials(game(key), seed, EACH, PLAYED):
        if isinstance(verdict, Exception):
            raise AssertionError(f"{verdict!r}\nposition: {text!r}") from verdict
        read += verdict
    assert read >= PLAYED, "too few were read to say anything"
