"""The kernel's turns are the rules' turns, counted."""

import numpy as np
import pytest

from highnoon.core.action import CHANCE
from highnoon.engine.longhorn.kernels import pack, turns
from highnoon.engine.longhorn.kernels.layout import WIDTH
from highnoon.engine.longhorn.search import following
from highnoon.games.longhorn.pieces import REACH
from highnoon.games.longhorn.rules import actors
from highnoon.games.longhorn.state import ENDED, State
from tests.engine.longhorn.positions import epidemic_game, random_game


def by_rules(state: State, left: int) -> int:
    """How many ways so many turns can go, turns that end the game included."""
    total = 0
    for _, after, _ in following(state):
        if after.phase in ENDED or (after.phase == "steal" and left == 1):
            total += 1
        else:
            total += by_rules(after, left - (after.phase == "steal"))
    return total


def by_kernel(state: State, left: int) -> int:
    kids, work = pack.space()
    kids[0, 0, :5] = pack.words_of(state)
    return turns.perft(kids, pack.deal_of(state, every=True), work, left)


@pytest.mark.parametrize("ambush", ["random", "choice"])
@pytest.mark.parametrize("seed", range(12))
def test_turns_are_counted_as_the_rules_count_them(seed: int, ambush: str) -> None:
    whole = [state for state in random_game(seed, ambush) if state.phase == "steal"]
    for turn, state in enumerate(whole):
        for depth in range(1, 2 if turn < 6 else 3 if turn < 12 else 4):
            assert by_kernel(state, depth) == by_rules(state, depth), (turn, depth)


@pytest.mark.parametrize("ambush", ["random", "choice"])
@pytest.mark.parametrize("strikes", ["any", "present", "former"])
def test_epidemics_are_counted_as_the_rules_count_them(strikes: str, ambush: str) -> None:
    asked = alone = 0
    for seed in range(60):
        for state in epidemic_game(seed, ambush, strikes)[-40:]:
            outlaw = state.outlaw
            if state.phase != "steal" or state.tokens[outlaw] != "e":
                continue
            for depth in (1, 2):
                assert by_kernel(state, depth) == by_rules(state, depth), (seed, depth)
            asked += 1
            alone += all(cell == outlaw or not any(cows) for cell, cows in enumerate(state.cows))
    assert asked > 15
    assert alone > 0


@pytest.mark.parametrize("seed", range(40))
def test_a_turn_may_be_taken_up_in_the_middle(seed: int) -> None:
    for state in random_game(seed, "random")[-30:]:
        if pack.packable(state) and state.phase != "steal":
            assert by_kernel(state, 1) == by_rules(state, 1), state


def test_a_draw_is_a_moment_the_kernel_knows() -> None:
    states = [state for seed in range(60) for state in random_game(seed, "random")]
    drawing = [state for state in states if state.phase == "draw"]
    assert drawing
    assert all(CHANCE in actors(state) and pack.packable(state) for state in drawing)


def test_no_turn_has_more_ways_than_there_is_room_for() -> None:
    most = max(len(ends) for cell in REACH for ends in cell)
    irons, ambushes = 4 * 4 * most, (4 + 4) * most
    assert max(irons, ambushes) <= WIDTH


def test_keys_do_not_tell_colours_apart() -> None:
    state = random_game(3, "choice")[8]
    words = pack.words_of(state)
    keys = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        kids, work = pack.space()
        kids[0, 0, :5] = [*(words[colour] for colour in order), words[4]]
        turns.lay(kids, work)
        keys.append(tuple(kids[0, 0, 5:7]))
    assert keys[0] == keys[1]
    other = np.array(words)
    other[4] ^= 1
    kids, work = pack.space()
    kids[0, 0, :5] = other
    turns.lay(kids, work)
    assert tuple(kids[0, 0, 5:7]) != keys[0]
