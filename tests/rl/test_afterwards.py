"""The environment of examples/afterwards.py, which a stock library learns from."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    return import_module("afterwards")


# It is a wrapper, and is to be checked as it is.
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
def test_gymnasiums_own_checks_pass(home: Any) -> None:
    import_module("gymnasium.utils.env_checker").check_env(home.table(0), skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_choice_leads_where_its_row_says(home: Any, seat: int) -> None:
    env, dice = home.table(seat), np.random.default_rng(1)
    ended = 0
    for seed in range(30):
        shown, _ = env.reset(seed=seed)
        over = False
        while not over:
            count, play = int(shown[-1]), env.unwrapped.play
            assert count == len(env.legal()) > 1
            rows = shown[:-1].reshape(home.MOST, -1)
            assert not rows[count:].any()
            action = int(dice.integers(home.MOST))
            row, mark = rows[action % count, :-1], int(rows[action % count, -1])
            after = play.moment.after(env.legal()[action % count])
            wanted = after.observe(seat)[home.KEPT]
            assert np.abs(row / home.INK - wanted).max() <= 0.5 / home.INK
            assert (mark > 0) == (after.actor is None)
            shown, gain, over, _, _ = env.step(action)
            if mark:
                ended += 1
                assert over
                assert gain == mark - home.EVEN
    assert ended > 5


def test_a_byte_tells_every_ninth_and_every_hundred_dollars_apart(home: Any) -> None:
    layout = import_module("highnoon.rl.tensors.longhorn")
    for most in (9, layout.RICHEST // 100):
        assert len({round(home.INK * part / most) for part in range(most + 1)}) == most + 1
