"""How far somebody is with the puzzles of one game: rating, streak, and what is done."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from highnoon.puzzles.puzzle import Puzzle
from highnoon.puzzles.rating import HIGHEST, UNSURE, Rating, after

START_RATING: Final = Rating()
NEAR: Final = 12
"""The next puzzle is one of so many whose rating is nearest."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What is kept of one person and one game."""

    rating: Rating = START_RATING
    streak: int = 0
    best: int = 0
    done: Mapping[str, bool] = field(default_factory=dict)
    """Puzzles that were solved at the first try, or not."""

    def after(self, puzzle: Puzzle, solved: bool) -> Progress:
        """The same after a puzzle; one that was done before counts for nothing but its place."""
        if puzzle.id in self.done:
            return self
        rating = after(self.rating, puzzle.rating, solved)
        streak = self.streak + 1 if solved else 0
        done = {**self.done, puzzle.id: solved}
        return replace(self, rating=rating, streak=streak, best=max(self.best, streak), done=done)

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "rating": [round(one, 6) for one in self.rating],
            "streak": self.streak,
            "best": self.best,
            "done": dict(self.done),
        }


def read(data: Any) -> Progress:
    """The progress of JSON data, or `ValueError`."""
    try:
        value, deviation, volatility = map(float, data["rating"])
        streak, best = data["streak"], data["best"]
        done = {str(key): bool(solved) for key, solved in data["done"].items()}
        rating = Rating(value, deviation, volatility)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise ValueError("not somebody's progress") from error
    fits = -HIGHEST <= value <= 2 * HIGHEST and 0 < deviation <= UNSURE and 0 < volatility < 1
    counts = type(streak) is int and type(best) is int and 0 <= streak <= best
    if not (fits and counts):
        raise ValueError("not somebody's progress")
    return Progress(rating, streak, best, done)


def next_puzzle(progress: Progress, puzzles: Sequence[Puzzle], rng: random.Random) -> Puzzle:
    """A puzzle to solve next: a new one about as hard as the person is strong, if any is left."""
    fresh = [one for one in puzzles if one.id not in progress.done] or list(puzzles)
    fresh.sort(key=lambda one: abs(one.rating - progress.rating.value))
    return rng.choice(fresh[:NEAR])
