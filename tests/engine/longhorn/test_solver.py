"""Verdicts: lines that replay, every root move, and what is said when time runs out."""

import pytest
from bench.solver import signature

from highnoon import InvalidPosition
from highnoon.core.match import Match
from highnoon.engine.longhorn.bounds import Bounds
from highnoon.engine.longhorn.kernels.transpositions import wipe
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.engine.longhorn.solver import solve
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State, on_board
from tests.engine.longhorn.positions import random_game, turns_in

SIGNATURES = {"present": 31_606, "any": 36_262}
"""Nodes of the same search where an epidemic is bound to the board, and where it is not."""
SMALL = 1 << 24


def nodes_of(state: State) -> int:
    search = Search(state, memory=SMALL)
    assert search.bounds(state).exact
    return search.nodes


@pytest.mark.parametrize("seed", range(8))
def test_the_line_replays_to_the_claimed_result(seed: int) -> None:
    state = turns_in(seed, 8)
    verdict = solve(state, Budget(nodes=4_000_000), memory=1 << 26)
    assert verdict.proven
    assert verdict.line[0] == verdict.action
    for action in verdict.line:
        (seat,) = LONGHORN.actors(state)
        state = LONGHORN.apply(state, seat, action).state
    result = LONGHORN.result(state)
    assert result is not None
    assert result.places[1 - verdict.seat] - result.places[verdict.seat] == verdict.bounds.low
    assert verdict.end == state.phase
    assert verdict.turns == sum(action.kind == "steal" for action in verdict.line)


def test_every_choice_has_a_value_and_the_best_is_among_them() -> None:
    state = turns_in(2, 10)
    verdict = solve(state, Budget(nodes=4_000_000), memory=SMALL)
    assert [move.action for move in verdict.moves] == list(state.choices)
    assert all(move.bounds.exact for move in verdict.moves)
    assert max(move.bounds.low for move in verdict.moves) == verdict.bounds.low


@pytest.mark.parametrize("seed", range(30))
def test_any_moment_of_a_turn_can_be_solved(seed: int) -> None:
    few = [one for one in random_game(seed, "random")[:-1] if sum(on_board(one)) <= 12]
    for state in few[-12:]:
        verdict = solve(state, memory=1 << 20)
        assert verdict.proven
        assert (verdict.action is None) == (state.phase == "draw")


def test_before_the_first_turn_the_chooser_has_five_openings() -> None:
    state = Match.new("longhorn", {"ambush_nugget": "choice"}, 1).state
    verdict = solve(state, Budget(nodes=20_000), memory=SMALL)
    assert verdict.seat == 1 - state.side
    assert [move.action for move in verdict.moves] == list(state.choices)
    assert not verdict.proven
    assert verdict.nodes <= 20_010
    assert (verdict.line, verdict.turns) == ((), None)


def test_a_key_press_ends_the_search_and_keeps_what_is_proven() -> None:
    def impatient(nodes: int, seconds: float, found: Bounds) -> None:
        raise KeyboardInterrupt

    verdict = solve(turns_in(1, 1), memory=SMALL, watch=impatient)
    assert not verdict.proven
    assert verdict.bounds == Bounds()


def test_the_same_search_visits_the_same_nodes() -> None:
    state = turns_in(5, 7)
    assert nodes_of(state) == nodes_of(state)


@pytest.mark.parametrize("epidemic", SIGNATURES)
def test_the_signature_of_the_search(epidemic: str) -> None:
    """A change of this number is a change of the search: say so in docs/lab-book.md."""
    assert signature(SMALL, epidemic) == SIGNATURES[epidemic]


def test_a_game_that_is_over_is_refused() -> None:
    with pytest.raises(InvalidPosition) as caught:
        solve(random_game(1, "choice")[-1])
    assert [reason.key for reason in caught.value.reasons] == ["solver-error-over"]


def test_an_unfinished_deal_is_refused() -> None:
    with pytest.raises(InvalidPosition) as caught:
        solve(State())
    assert caught.value.reason.key == "solver-error-dealing"


def test_an_impossible_position_is_refused_with_all_reasons() -> None:
    state = turns_in(4, 6)
    broken = state._replace(herds=((9, 9, 9, 9), (9, 9, 9, 9)))
    with pytest.raises(InvalidPosition) as caught:
        solve(broken)
    assert len(caught.value.reasons) > 3


def test_a_wiped_table_is_as_good_as_a_new_one() -> None:
    grown = Search(turns_in(1, 5), memory=SMALL)
    grown.bounds(turns_in(1, 5), Budget(nodes=100_000))
    state = turns_in(2, 7)
    again = Search(state, table=wipe(grown.table))
    assert again.table.sum() == again.table[0]
    assert again.bounds(state).exact
    assert again.nodes == nodes_of(state)


def test_a_search_serves_one_deal() -> None:
    search = Search(turns_in(1, 5), memory=SMALL)
    with pytest.raises(ValueError, match="one deal"):
        search.bounds(turns_in(2, 5))


def test_a_search_serves_one_set_of_options() -> None:
    state = turns_in(1, 5)
    search = Search(state, memory=SMALL)
    for other in (state._replace(strikes="present"), state._replace(choose_nugget=False)):
        with pytest.raises(ValueError, match="one deal"):
            search.bounds(other)
