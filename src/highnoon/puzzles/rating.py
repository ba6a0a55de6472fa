"""Glicko-2, for people and puzzles alike.

After Mark E. Glickman, "Example of the Glicko-2 system" (2013, glicko.net/glicko/glicko2.pdf); the
steps below are those of that paper. It is forty lines with no state, so a library would only be one
thing more that a browser has to bring along.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

START: Final = 1500.0
UNSURE: Final = 350.0
VOLATILITY: Final = 0.06
TAU: Final = 0.5
"""How much volatility may change; the paper finds 0.3 to 1.2 reasonable."""
LOWEST: Final = 400
HIGHEST: Final = 3200
"""Between these all ratings of puzzles lie."""
GRADED: Final = 175.0
"""How sure a puzzle's own rating is, at every door: what grading leaves of a first guess, from 163
to 204 in the shipped puzzles."""
_SCALE: Final = 173.7178
_CLOSE: Final = 1e-6


class Rating(NamedTuple):
    """How strong a person is or how hard a puzzle, and how sure that is."""

    value: float = START
    deviation: float = UNSURE
    volatility: float = VOLATILITY


class Meeting(NamedTuple):
    """Somebody met, and what came of it: 1 won (solved), 0 lost, 0.5 even."""

    other: Rating
    score: float


def expected(one: Rating, other: Rating) -> float:
    """The score to expect of one who meets the other."""
    mine, theirs = (one.value - START) / _SCALE, (other.value - START) / _SCALE
    return _expected(mine, theirs, other.deviation / _SCALE)


def rated(one: Rating, meetings: Sequence[Meeting]) -> Rating:
    """The rating after a period with these meetings.

    >>> after = rated(Rating(1500, 200), [
    ...     Meeting(Rating(1400, 30), 1), Meeting(Rating(1550, 100), 0),
    ...     Meeting(Rating(1700, 300), 0)])
    >>> round(after.value, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    mu, phi = (one.value - START) / _SCALE, one.deviation / _SCALE
    if not meetings:
        rested = sqrt(phi**2 + one.volatility**2)
        return one._replace(deviation=min(UNSURE, rested * _SCALE))
    precision = gain = 0.0
    for other, score in meetings:
        theirs, spread = (other.value - START) / _SCALE, other.deviation / _SCALE
        chance = _expected(mu, theirs, spread)
        precision += _weight(spread) ** 2 * chance * (1 - chance)
        gain += _weight(spread) * (score - chance)
    variance = 1 / precision
    volatility = _volatility(phi, one.volatility, variance, variance * gain)
    before = phi**2 + volatility**2
    after = 1 / sqrt(1 / before + 1 / variance)
    return Rating(START + _SCALE * (mu + after**2 * gain), after * _SCALE, volatility)


def met(person: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after a person has solved a puzzle, or failed to."""
    score = float(solved)
    return rated(person, [Meeting(puzzle, score)]), rated(puzzle, [Meeting(person, 1 - score)])


def after(person: Rating, puzzle: int, solved: bool) -> Rating:
    """What trying a puzzle of this rating makes of a person's."""
    return met(person, Rating(float(puzzle), GRADED), solved)[0]


def _weight(spread: float) -> float:
    return 1 / sqrt(1 + 3 * spread**2 / pi**2)


def _expected(mine: float, theirs: float, spread: float) -> float:
    return 1 / (1 + exp(-_weight(spread) * (mine - theirs)))


def _volatility(phi: float, sigma: float, variance: float, change: float) -> float:
    """The new volatility, by the paper's fifth step (the Illinois way to find a root)."""
    centre = log(sigma**2)

    def slope(x: float) -> float:
        squares = phi**2 + variance + exp(x)
        return exp(x) * (change**2 - squares) / (2 * squares**2) - (x - centre) / TAU**2

    low = centre
    if change**2 > phi**2 + variance:
        high = log(change**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(centre - steps * TAU) < 0:
            steps += 1
        high = centre - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
