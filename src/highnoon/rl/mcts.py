"""OpenSpiel's own Monte Carlo tree search at our tables: the independent opponent.

Where all is open, its C++ `MCTSBot`; where seats keep secrets, its information-set search over
worlds that fit the view. Both roll out at random and think by the clock.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from typing import Any, Final

from highnoon.bots.bot import Budget, Choice
from highnoon.core.action import Phrase
from highnoon.core.view import TableView
from highnoon.rl.openspiel import SpielGame, SpielState, load, pyspiel

UCT: Final = 1.4
"""The exploration constant; utilities run from -1 to 1."""

MEMORY_MB: Final = 500
_MANY: Final = 10**7


class OpenSpielMcts:
    """A bot that asks OpenSpiel."""

    def choose(self, table: TableView[Any], budget: Budget, rng: random.Random) -> Choice:
        """The most visited choice, or a proven win."""
        if len(table.choices) == 1:
            return Choice(table.choices[0])
        spiel = load(table.game, table.options)
        search = _secret_search if spiel.rules.game.info.hidden else _open_search
        index, simulations = search(spiel, table, budget, rng)
        reason = Phrase("bot-reason-simulations", {"count": simulations})
        return Choice(spiel.rules.numbers.at(index), reason=reason, nodes=simulations)


def _open_search(
    spiel: SpielGame, table: TableView[Any], budget: Budget, rng: random.Random
) -> tuple[int, int]:
    """OpenSpiel bounds a search by its clock or by its simulations, not by both."""
    state, seed = _world(spiel, table, rng), rng.randrange(2**31)
    count = budget.nodes if budget.nodes < _MANY else 0
    root = _open_tree(spiel, state, seed, count, budget.seconds)
    if not root.children:
        # A hurried machine: too little time for a single look at each choice.
        root = _open_tree(spiel, state, seed, len(table.choices) + 1, 0.0)
    return int(root.best_child().action), int(root.explore_count)


def _open_tree(spiel: SpielGame, state: SpielState, seed: int, count: int, seconds: float) -> Any:
    bot = pyspiel.MCTSBot(
        spiel,
        pyspiel.RandomRolloutEvaluator(1, seed),
        UCT,
        count or _MANY,
        MEMORY_MB,
        True,
        seed,
        False,
        pyspiel.ChildSelectionPolicy.UCT,
        -1.0 if count else seconds,
    )
    return bot.mcts_search(state)


class _TimeUp(Exception):
    """The clock of a search that only counts."""


def _secret_search(
    spiel: SpielGame, table: TableView[Any], budget: Budget, rng: random.Random
) -> tuple[int, int]:
    numpy: Any = import_module("numpy")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    dice = numpy.random.RandomState(rng.randrange(2**31))
    bot = ismcts.ISMCTSBot(
        spiel,
        mcts.RandomRolloutEvaluator(1, dice),
        UCT,
        min(_MANY, budget.nodes),
        random_state=dice,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    deadline, count = time.monotonic() + budget.seconds, 0

    def another_world(state: SpielState, player: int) -> SpielState:
        nonlocal count
        # The first pass only makes the root: without a second there is nothing to choose from.
        if count > 1 and time.monotonic() > deadline:
            raise _TimeUp
        count += 1
        return _world(spiel, table, rng)

    bot.set_resampler(another_world)
    root = _world(spiel, table, rng)
    try:
        policy = bot.run_search(root)
    except _TimeUp:
        policy = bot.get_final_policy(root, bot._root_node)
    legal = {spiel.rules.numbers.index(action) for action in table.choices}
    likely = max((one for one in policy if one[0] in legal), key=lambda one: float(one[1]))
    return int(likely[0]), count


def _world(spiel: SpielGame, table: TableView[Any], rng: random.Random) -> SpielState:
    """A world that fits the view, with our seat to decide: those asked before us have chosen."""
    state = spiel.state_at(spiel.rules.game.sample_state(table.view, rng))
    while state.current_player() != table.viewer:
        state.apply_action(rng.choice(state.legal_actions()))
    return state
