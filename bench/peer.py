"""The peer of the rules' speed: OpenSpiel's tic-tac-toe in Python, played at random."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any


def tic_tac_toe(seconds: float, rng: random.Random) -> float:
    """Moves a second of `python_tic_tac_toe`."""
    importlib.import_module("open_spiel.python.games.tic_tac_toe")
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("python_tic_tac_toe")
    moves, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves / (time.perf_counter() - start)


def compare(ours: Callable[[float, random.Random], float], rounds: int = 5) -> tuple[float, float]:
    """Medians of our speed and the peer's, measured in turns so that both share the weather."""
    rng = random.Random(1)
    mine, theirs = [], []
    for _ in range(rounds):
        mine.append(ours(1.0, rng))
        theirs.append(tic_tac_toe(1.0, rng))
    return median(mine), median(theirs)
