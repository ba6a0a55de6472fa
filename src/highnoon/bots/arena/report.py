"""What the arena found: one value that the table, the JSON file and the chart are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from highnoon.bots.arena.play import Duel, Effort, Played
from highnoon.bots.arena.statistics import Estimate, Sprt, deal_score, estimate, first, points
from highnoon.core import registry
from highnoon.core.action import Phrase


class Chair(NamedTuple):
    """How the first contestant did in one chair."""

    name: str
    games: int
    share: float


class Fault(NamedTuple):
    """A contestant that failed: who, in which deal, and why."""

    contestant: int
    seed: int
    reason: Phrase


class Report(NamedTuple):
    """A duel, measured."""

    duel: Duel
    games: int
    estimate: Estimate
    first: float
    chairs: tuple[Chair, ...]
    efforts: tuple[Effort, ...]
    ends: tuple[tuple[str, int], ...]
    faults: tuple[Fault, ...]
    scores: tuple[float, ...]
    verdict: str | None

    def plain(self) -> dict[str, Any]:
        """The report as JSON data."""
        budget = self.duel.budget
        return {
            "game": self.duel.game,
            "options": dict(self.duel.options),
            "contestants": list(self.duel.contestants),
            "seconds": None if budget is None else budget.seconds,
            "games": self.games,
            "deals": self.estimate.deals,
            "share": self.estimate.share,
            "interval": [self.estimate.low, self.estimate.high],
            "elo": [round(value, 1) for value in self.estimate.elo],
            "first": self.first,
            "verdict": self.verdict,
            "chairs": [chair._asdict() for chair in self.chairs],
            "efforts": [effort._asdict() for effort in self.efforts],
            "ends": dict(self.ends),
            "faults": [
                {"contestant": one.contestant, "seed": one.seed, "reason": one.reason.plain()}
                for one in self.faults
            ],
            "scores": list(self.scores),
        }


def report(duel: Duel, deals: Sequence[Sequence[Played]], sprt: Sprt | None = None) -> Report:
    """All that the deals say so far."""
    game = registry.game(duel.game)
    games = [played for deal in deals for played in deal]
    scores = tuple(deal_score(game, deal) for deal in deals)
    efforts = [Effort()] * len(duel.contestants)
    by_chair: dict[str, list[float]] = {}
    for played in games:
        efforts = [all_.plus(one) for all_, one in zip(efforts, played.efforts, strict=True)]
        name = game.seat_key(played.seating.index(0))
        by_chair.setdefault(name, []).append(points(game, played))
    return Report(
        duel=duel,
        games=len(games),
        estimate=estimate(scores),
        first=fmean(first(game, played) for played in games) if games else 0.5,
        chairs=tuple(
            Chair(name, len(found), fmean(found)) for name, found in sorted(by_chair.items())
        ),
        efforts=tuple(efforts),
        ends=tuple(Counter(played.reason.key for played in games).most_common()),
        faults=tuple(
            Fault(played.seating[played.faulty], played.seed, played.reason)
            for played in games
            if played.faulty is not None
        ),
        scores=scores,
        verdict=sprt.verdict(scores) if sprt else None,
    )
