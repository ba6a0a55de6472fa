"""The proving loop: no time is left over while anything is open, and nothing contradicts itself."""

import pytest

from highnoon.core.match import Match
from highnoon.engine.longhorn.bounds import LOST
from highnoon.engine.longhorn.proving import Proving
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.engine.longhorn.solver import solve
from highnoon.games.longhorn.state import on_board
from tests.engine.longhorn.positions import random_game, turns_in

SMALL = 1 << 24


def deal(seed: int, ambush: str = "choice") -> Proving:
    state = Match.new("longhorn", {"ambush_nugget": ambush}, seed).state
    return Proving(state, [Search(state, SMALL)])


def test_all_nodes_are_used_while_a_start_is_open() -> None:
    proving = deal(7)
    proving.run(Budget(nodes=400_000))
    assert any(not move.found.exact for move in proving.moves)
    assert 400_000 <= proving.nodes <= 400_010


def test_every_open_start_gets_as_much_as_the_others() -> None:
    proving = deal(7)
    proving.run(Budget(nodes=400_000))
    steps = [move.step for move in proving.moves if not move.found.exact]
    assert max(steps) <= 2 * min(steps)


def test_it_begins_where_the_choosers_proof_is_nearest() -> None:
    proving = deal(2)
    taken = proving._take(0)
    assert taken is not None
    search = proving.searches[0]
    assert taken.looks == max(proving.looks(move, search) for move in proving.moves)


@pytest.mark.parametrize("workers", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_several_workers_prove_the_same(seed: int, workers: int) -> None:
    for state in (turns_in(seed, 9), turns_in(seed, 11, "random")):
        one = solve(state, memory=SMALL)
        more = solve(state, memory=SMALL, workers=workers)
        assert one.proven
        assert one.moves == more.moves
        assert (one.bounds, one.least, one.most) == (more.bounds, more.least, more.most)


def test_what_a_worker_breaks_is_told() -> None:
    proving = deal(3)
    proving.searches[0]._deal[:] = -7
    with pytest.raises(ValueError, match="one deal"):
        proving.run()


@pytest.mark.parametrize("seed", range(12))
def test_moves_never_contradict_their_position(seed: int) -> None:
    few = [one for one in random_game(seed, "random")[:-1] if 8 <= sum(on_board(one)) <= 16]
    for state in few[:4]:
        for nodes in (50, 500, 5000):
            verdict = solve(state, Budget(nodes=nodes), memory=1 << 20)
            if verdict.action is None:
                continue
            assert max(move.bounds.high for move in verdict.moves) <= verdict.bounds.high
            assert max(move.bounds.low for move in verdict.moves) <= verdict.bounds.low
            if verdict.proven:
                assert max(move.bounds.high for move in verdict.moves) == verdict.bounds.low
            assert all(LOST <= move.bounds.low <= move.bounds.high for move in verdict.moves)
