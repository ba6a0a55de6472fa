"""Who meets whom, counted exactly: rows of the sheriff against rows of a desperado."""

from __future__ import annotations

from typing import Final

from highnoon.engine.arrays import Floats, Ints, np
from highnoon.engine.desperados.routes import Fan
from highnoon.games.desperados.state import MOVES

LARGEST: Final = 4_000_000
"""Pairs of rows that are counted at once: on maps with many roads the unlikeliest are left out."""


def freedom(rows: Fan, sheriff: Fan, weights: Floats) -> Floats:
    """How likely each row is not met by the sheriff, up to each move."""
    likely = _likeliest(weights, rows.size)
    towns, chance = sheriff.towns[likely], weights[likely] / weights[likely].sum()
    met = np.zeros((rows.size, len(towns)), bool)
    free = np.empty((rows.size, MOVES))
    for move in range(MOVES):
        met |= rows.towns[:, move, None] == towns[None, :, move]
        free[:, move] = 1 - met @ chance
    return free


def chases(sheriff: Fan, rows: Fan, lost: Floats, now: int) -> Floats:
    """What each of the sheriff's rows saves: `lost` [row, move] goes to the first meeting."""
    likely = _likeliest(lost.max(axis=1), sheriff.size)
    towns, lost = rows.towns[likely], lost[likely]
    met = np.zeros((sheriff.size, len(towns)), bool)
    saved = np.zeros(sheriff.size)
    for move in range(now, MOVES):
        new = (sheriff.towns[:, move, None] == towns[None, :, move]) & ~met
        saved += new @ lost[:, move]
        met |= new
    return saved


def _likeliest(weights: Floats, others: int) -> Ints:
    """The likeliest rows, as many as can be counted against that many others."""
    found: Ints = np.flatnonzero(weights >= weights.max() * 1e-4)
    most = max(1, LARGEST // others)
    if len(found) > most:
        found = found[np.argpartition(-weights[found], most)[:most]]
    return found
