"""What many solved deals say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from statistics import mean, median
from typing import Any, NamedTuple


class Share(NamedTuple):
    """How often the first player wins, draws and loses; `unknown` were not settled."""

    won: int
    drawn: int
    lost: int
    unknown: int

    @property
    def total(self) -> int:
        """All cases."""
        return sum(self)


def interval(count: int, total: int) -> tuple[float, float]:
    """Between which shares the true one lies in 19 cases of 20.

    Wilson's score interval ("Probable inference, the law of succession, and statistical
    inference", 1927).
    """
    if not total:
        return 0.0, 1.0
    z, share = 1.96, count / total
    middle, wide = (
        share + z * z / (2 * total),
        z * sqrt(share * (1 - share) / total + z * z / (4 * total * total)),
    )
    scale = 1 + z * z / total
    return max(0.0, (middle - wide) / scale), min(1.0, (middle + wide) / scale)


class Summary(NamedTuple):
    """The statistics of a file of deals."""

    deals: int
    chosen: Share
    """The opponent chooses the start that suits them best."""
    random: Share
    """Every start of every deal counts alike."""
    ends: dict[str, int]
    lengths: tuple[int, ...]
    seconds: tuple[float, ...]

    @property
    def median_turns(self) -> float:
        """The middle length of a game with best play."""
        return median(self.lengths) if self.lengths else 0.0

    @property
    def mean_turns(self) -> float:
        """The mean length of a game with best play."""
        return mean(self.lengths) if self.lengths else 0.0


def deal_of(row: dict[str, Any]) -> tuple[int, str, str]:
    """Which deal a row is about, and under which options.

    Rows that do not name the epidemic's were written when it was bound to the board.
    """
    return row["seed"], row["ambush"], row.get("epidemic", "present")


def summary(rows: Iterable[dict[str, Any]]) -> Summary:
    """Count everything; of a deal the last row counts, deals that failed are left out."""
    latest = {deal_of(row): row for row in rows if "starts" in row}
    whole = list(latest.values())
    starts = [start for row in whole for start in row["starts"].values()]
    return Summary(
        deals=len(whole),
        chosen=counted([_chosen(list(row["starts"].values())) for row in whole]),
        random=counted([_bounds(start) for start in starts]),
        ends=dict(Counter(start["end"] for start in starts if "end" in start)),
        lengths=tuple(start["turns"] for start in starts if "turns" in start),
        seconds=tuple(start["seconds"] for start in starts),
    )


def _bounds(start: dict[str, Any]) -> tuple[float, float]:
    if "value" in start:
        return as_float(start["value"]), as_float(start["value"])
    return as_float(start["low"]), as_float(start["high"])


def as_float(value: int | str) -> float:
    """A value of a file: a whole number, or a fraction as text."""
    if isinstance(value, int):
        return float(value)
    above, _, below = value.partition("/")
    return int(above) / int(below)


def _chosen(starts: list[dict[str, Any]]) -> tuple[float, float]:
    """The worst start for the first player, as far as it is known."""
    found = [_bounds(start) for start in starts]
    return min(low for low, _ in found), min(high for _, high in found)


def counted(values: Iterable[tuple[float, float]]) -> Share:
    """Exact values counted by their sign; the rest is unknown."""
    values = list(values)
    exact = [low for low, high in values if low == high]
    won, lost = sum(value > 0 for value in exact), sum(value < 0 for value in exact)
    return Share(won, len(exact) - won - lost, lost, len(values) - len(exact))
