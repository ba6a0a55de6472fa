"""The quick player plays by the rules, plain and compiled alike."""

import random
from pathlib import Path

import numpy
import pytest

from highnoon import CHANCE, game
from highnoon.engine.moon_river import compiled, futures, playout
from highnoon.engine.moon_river.compiled import kernels
from highnoon.engine.moon_river.layout import (
    DICE,
    LOG,
    LOGGED,
    LOGGING,
    LONGEST_LOG,
    TABLE,
    Taste,
)
from highnoon.engine.moon_river.pack import action_of, numbers, pack
from highnoon.games.moon_river.state import State

RIVER = game("moon-river")
KEEN = Taste(0.4, 0.7, 0.3, 0.3, 0.3, 9.0, 7.0, 1.0, 2.0, 0.7, 0.9, 5.0, 1.0)
BLIND = Taste()
CASES = [
    (2, "camp", "none", KEEN),
    (2, "legend", "outlaws", KEEN),
    (2, "legend", "gold", BLIND),
    (3, "camp", "none", BLIND),
    (3, "legend", "timber", KEEN),
    (4, "camp", "none", KEEN),
    (4, "legend", "gold", KEEN),
    (4, "legend", "city", BLIND),
]


def first_turn(players: int, boards: str, scenario: str, seed: int) -> State:
    """The table when the first ranchero acts."""
    dice = random.Random(seed)
    options = {"players": players, "boards": boards, "scenario": scenario}
    state: State = RIVER.start(RIVER.info.read_options(options))
    while state.phase != "take":
        seat = min(RIVER.actors(state))
        drawn = seat == CHANCE
        action = RIVER.sample_chance(state, dice) if drawn else dice.choice(state.choices)
        state = RIVER.apply(state, seat, action).state
    return state


@pytest.mark.parametrize(("players", "boards", "scenario", "taste"), CASES)
def test_a_playout_is_a_game_by_the_rules(
    players: int, boards: str, scenario: str, taste: Taste
) -> None:
    state = first_turn(players, boards, scenario, seed=players)
    w, v = [*pack(state), *[0] * (3 * LONGEST_LOG)], numbers([taste, KEEN])
    w[LOGGING], w[DICE], w[DICE + 1] = 1, 17, 23
    fast_w, fast_v = numpy.array(w), numpy.array(v)
    playout.play_on(w, v, -1, 0, 100)
    for at in range(LOG, LOG + 3 * w[LOGGED], 3):
        move = action_of(state.kit, *w[at : at + 3])
        state = RIVER.apply(state, min(RIVER.actors(state)), move).state
    result = RIVER.result(state)
    assert result is not None
    assert tuple(playout.points(w, v, seat) for seat in range(players)) == result.scores

    kernels()["play_on"](fast_w, fast_v, -1, 0, 100)
    assert fast_w[TABLE:].tolist() == w[TABLE:]


def test_points_are_those_of_the_sheet_at_any_time() -> None:
    dice = random.Random(5)
    options = {"players": 2, "boards": "legend", "scenario": "gold"}
    state: State = RIVER.start(RIVER.info.read_options(options))
    seen = 0
    while state.phase != "over":
        seat = min(RIVER.actors(state))
        drawn = seat == CHANCE
        action = RIVER.sample_chance(state, dice) if drawn else dice.choice(state.choices)
        state = RIVER.apply(state, seat, action).state
        if state.phase == "stand":
            view = RIVER.view(state, 0)
            w, v = pack(state), numbers([KEEN])
            for who, ranch in enumerate(view["ranches"]):
                assert playout.points(w, v, who) == ranch["score"]["total"]
            seen += 1
    assert seen > 50


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With an empty cache a first answer once took 102 s: now it is thought of plainly."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compiled, "kernels", lambda: pytest.fail("compiled"))
    futures._compiled.cache_clear()
    state = first_turn(2, "camp", "none", seed=8)
    state = RIVER.apply(state, state.seat, state.choices[0]).state
    how = futures.Foresight(KEEN, 3, 1, hopeful=True)
    assert futures.look_ahead(state, how, 60.0, 3, random.Random(2)).playouts >= 3


def test_without_a_compiler_the_same_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    state = first_turn(4, "camp", "none", seed=8)
    state = RIVER.apply(state, state.seat, state.choices[0]).state
    how = futures.Foresight(KEEN, 4, 2, hopeful=True)
    futures.load_compiled()
    found = futures.look_ahead(state, how, 60.0, 12, random.Random(2))
    monkeypatch.setattr(futures, "_engine", lambda _: futures._PLAIN)
    assert futures.look_ahead(state, how, 60.0, 12, random.Random(2)) == found
    assert found.playouts >= 12
