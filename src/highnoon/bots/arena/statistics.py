"""How sure we are: scores of mirrored deals as a share, as Elo, and as a test that may stop early.

The unit is a deal, not a game: games of one deal hang together, deals do not. The test is Wald's
sequential probability ratio test ("Sequential tests of statistical hypotheses", 1945) with a
normal approximation; Elo's scale is that of "The rating of chessplayers" (1978).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt
from statistics import fmean, variance
from typing import Final, Literal, NamedTuple

from highnoon.bots.arena.play import Played
from highnoon.core.game import AnyGame

Z95: Final = 1.96
PRIOR: Final = (0.0, 1.0)
"""A deal lost and a deal won, added before judging spread: a few clean sweeps prove little."""

_EDGE: Final = 0.001
"""Shares beyond this far from certain have no Elo worth printing."""


class Estimate(NamedTuple):
    """A share of the points, with its 95 % interval."""

    share: float
    low: float
    high: float
    deals: int

    @property
    def elo(self) -> tuple[float, float, float]:
        """Elo ahead, and its interval."""
        return elo(self.share), elo(self.low), elo(self.high)


class Sprt(NamedTuple):
    """Two hypotheses about the first contestant's share, and how often we may err."""

    weak: float = 0.5
    strong: float = 0.6
    error: float = 0.05

    @property
    def bound(self) -> float:
        """Log-likelihood ratio at which one hypothesis is taken."""
        return log((1 - self.error) / self.error)

    def ratio(self, scores: Sequence[float]) -> float:
        """Log-likelihood ratio of strong to weak (normal approximation, deals as unit)."""
        if not scores:
            return 0.0
        spread = variance((*scores, *PRIOR))
        middle = (self.weak + self.strong) / 2
        return len(scores) * (self.strong - self.weak) * (fmean(scores) - middle) / spread

    def verdict(self, scores: Sequence[float]) -> Literal["strong", "weak"] | None:
        """What the scores say; None while they say too little."""
        ratio = self.ratio(scores)
        if ratio >= self.bound:
            return "strong"
        return "weak" if ratio <= -self.bound else None


def elo(share: float) -> float:
    """The Elo difference that gives this share.

    >>> round(elo(0.64))
    100
    """
    safe = min(1 - _EDGE, max(_EDGE, share))
    return 400 * log10(safe / (1 - safe))


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of deals' scores and its interval.

    >>> estimate([1.0, 0.5, 1.0, 0.5]).share
    0.75
    """
    if not scores:
        return Estimate(0.5, 0.0, 1.0, 0)
    share = fmean(scores)
    padded = (*scores, *PRIOR)
    centre, half = fmean(padded), Z95 * sqrt(variance(padded) / len(padded))
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return Estimate(share, min(low, share), max(high, share), len(scores))


def points(game: AnyGame, played: Played) -> float:
    """The first contestant's share of the points: each of its seats against each rival's."""
    mine = [seat for seat, who in enumerate(played.seating) if who == 0]
    rivals = [seat for seat, who in enumerate(played.seating) if who != 0]
    pairs = [
        (played.places[seat], played.places[rival])
        for seat in mine
        for rival in rivals
        if game.side_of(seat) != game.side_of(rival)
    ]
    return fmean(0.5 if own == his else float(own < his) for own, his in pairs)


def first(game: AnyGame, played: Played) -> float:
    """The first contestant's share of the victory: shared first places are divided."""
    winners = {game.side_of(seat): seat for seat, place in enumerate(played.places) if place == 1}
    return fmean(played.seating[seat] == 0 for seat in winners.values())


def deal_score(game: AnyGame, deal: Sequence[Played]) -> float:
    """One deal, all chairs: from 0 (lost everything) to 1."""
    return fmean(points(game, played) for played in deal)
