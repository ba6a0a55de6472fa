"""The solver's values are those of plain minimax on the rules."""

import pytest

from highnoon.engine.longhorn.search import Budget, Search, following
from highnoon.engine.longhorn.solver import solve
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import ENDED, State
from tests.engine.longhorn.positions import epidemic_game, late, plain, random_game, turns_in

FRACTIONS = (
    "Koog.a,D,Bbb.3/S,N,Rg.a/M,C,T E steal R wwwwwwwwooggggbbbb$5 wooooogggbbb$244 TR - random",
    "K,Dooo.a,R/Sb.a,B,Mgbb.i/Cb.i,Nogggb.s,T E steal D wwwwwwooobbb wwwoogggggb$235 CS - random",
    "Bo.a,Sgb.a,T/N,D,K/Ro.2,C,M E steal S wooooogggggbbb wwwwoogggbbbbb$35 MN w random",
    "B,Sg.a,T/N,D,K/Ro.2,C,M E steal S wooooogggggbb wwwwooogggbbbbbbb$35 SB w random",
)
"""Positions whose value depends on the nugget that is drawn."""
STRUCK = (
    (
        "K,T,Mo.3/Do.a,So.e,C/R,Bw.i,N E steal S wwooooogggbb wwwwwwoggggggbbbbbbb$44 MM - choice",
        (1, -1, -1),
    ),
    (
        "M,Roob.r,B/Noo.4,Cgg.e,T/D,S,K E steal R wwwwooggggb$4 wwwwwooogggbbbbbbb$3 TB - choice",
        (-1, 1, 1),
    ),
    (
        "Cgg.e,Bb.o,R/Mb.r,T,N/Ko.4,Dwwbb.3,S E steal D wwwwoooogggggb wwwooooggbbbb CB - random",
        (-1, 0, 0),
    ),
)
"""Positions and their values where any colour may be struck, one on the board, and formerly."""


@pytest.mark.parametrize("ambush", ["random", "choice"])
@pytest.mark.parametrize("seed", range(12))
def test_late_positions_have_the_value_of_minimax(seed: int, ambush: str) -> None:
    known = late(seed, ambush)
    search = Search(random_game(seed, ambush)[0], memory=1 << 22)
    sample = [state for state in known if state.phase not in ENDED][:: max(1, len(known) // 150)]
    for state in sample:
        found = search.bounds(state)
        assert found.low == found.high == known[state], state


@pytest.mark.parametrize("strikes", ["any", "present", "former"])
@pytest.mark.parametrize("ambush", ["random", "choice"])
def test_epidemics_have_the_value_of_minimax(ambush: str, strikes: str) -> None:
    lying = 0
    for seed in range(24):
        game = epidemic_game(seed, ambush, strikes)
        if "e" not in game[0].tokens:
            continue
        known = late(seed, ambush, 2000, game)
        search = Search(game[0], memory=1 << 22)
        near = [one for one in known if one.phase not in ENDED and _epidemic(one)]
        for state in near[:: max(1, len(near) // 40)]:
            assert search.bounds(state) == (known[state], known[state]), state
            lying += "e" in state.tokens
    assert lying > 100


def _epidemic(state: State) -> bool:
    return "e" in state.tokens or state.phase == "epidemic" or state.struck >= 0


@pytest.mark.parametrize(("board", "values"), STRUCK)
def test_striking_a_colour_that_is_gone_may_decide_a_game(
    board: str, values: tuple[int, int, int]
) -> None:
    found = []
    for end in (" any", " present", ""):
        state = LONGHORN.parse_position(board + end)
        (low, high) = Search(state, memory=1 << 22).bounds(state)
        assert low == high == plain(state, {}, 200_000)
        found.append(int(low))
    assert tuple(found) == values


@pytest.mark.parametrize("text", FRACTIONS)
def test_draws_are_averaged_exactly(text: str) -> None:
    state = LONGHORN.parse_position(text)
    value = plain(state, {}, 200_000)
    assert value.denominator > 1
    search = Search(state, memory=1 << 22)
    assert search.bounds(state) == (value, value)


@pytest.mark.parametrize("seed", range(6))
def test_values_agree_along_best_play(seed: int) -> None:
    state = turns_in(seed, 9)
    verdict = solve(state, Budget(nodes=3_000_000), memory=1 << 26)
    assert verdict.proven
    sign = 1 if verdict.seat == 0 else -1
    search = Search(state, memory=1 << 24)
    for action in verdict.line:
        state = next(after for one, after, _ in following(state) if one == action)
        found = search.bounds(state)
        assert found.low == found.high == sign * verdict.bounds.low
    assert state.phase in ENDED
