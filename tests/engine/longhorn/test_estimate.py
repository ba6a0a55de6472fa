"""The glance at a position nobody has searched: how long its proof is likely to be."""

import numpy as np

from highnoon.engine.longhorn.kernels.estimate import detail, whole
from highnoon.engine.longhorn.kernels.layout import KEY
from highnoon.engine.longhorn.kernels.pack import deal_of, space, words_of
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from tests.engine.longhorn.positions import turns_in


def foreseen(state: State) -> tuple[int, int]:
    """The work for a proof that the player in turn wins, and for one that they do not."""
    kids, _ = space()
    kids[0, 0, :KEY] = words_of(state)
    deal = deal_of(state)
    _, _, won, lost = detail(kids[0, 0], deal, whole(kids[0, 0], deal))
    return int(won), int(lost)


def test_what_is_foreseen_agrees_with_what_proofs_take() -> None:
    likely, taken = [], []
    for seed in range(40):
        state = turns_in(seed, 7 + seed % 5)
        search = Search(state, memory=1 << 24)
        found = search.bounds(state, Budget(nodes=200_000))
        if found.exact and search.nodes > 1:
            wins = found.low > 0 if state.side == 0 else found.high < 0
            likely.append(foreseen(state)[not wins])
            taken.append(search.nodes)
    assert len(taken) > 30
    ranks = [np.argsort(np.argsort(values)) for values in (likely, taken)]
    assert np.corrcoef(ranks[0], ranks[1])[0, 1] > 0.5


def test_every_snake_makes_a_proof_longer() -> None:
    board = "Koog.{},Dbb.{},Bbb.3/S,N,Rg.i/M,C,T E steal R"
    herds = "wwwwwwwwooogggbb wooooggggbbb TR - choice"
    none, one, both = (
        foreseen(LONGHORN.parse_position(f"{board.format(*tokens)} {herds}"))
        for tokens in ("ii", "ri", "rr")
    )
    assert none < one < both
