"""The leaderboard: a file to which every measurement of the arena adds a line, and its ranking.

A file is JSON Lines; docs/bots.md explains the fields. All measurements of one table (game and
options) are ranked together by the Bradley-Terry model, fitted as in D. R. Hunter, "MM algorithms
for generalized Bradley-Terry models", Annals of Statistics 32 (2004).
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from itertools import combinations
from math import isfinite, log10
from pathlib import Path
from typing import Any, Final, NamedTuple

from highnoon import __version__
from highnoon.bots.arena.report import Report
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidData

FORMAT: Final = 1
MIDDLE: Final = 1500
"""The mean of all ratings."""
_PRIOR: Final = 0.5
"""Points that everybody has against everybody else: whoever never lost is not infinitely strong."""
_ROUNDS: Final = 500


class Entry(NamedTuple):
    """One measurement: the first contestant's share of the points against the others."""

    game: str
    options: Mapping[str, Any]
    contestants: tuple[str, ...]
    games: int
    share: float
    seconds: float | None = None

    def plain(self) -> dict[str, Any]:
        """The entry as a line of the file."""
        return {
            "leaderboard": FORMAT,
            "highnoon": __version__,
            "game": self.game,
            "options": dict(self.options),
            "contestants": list(self.contestants),
            "seconds": self.seconds,
            "games": self.games,
            "share": self.share,
        }


class Rank(NamedTuple):
    """One place of the ranking."""

    contestant: str
    rating: float
    games: int


def entry(report: Report) -> Entry:
    """What a leaderboard keeps of a measurement."""
    duel = report.duel
    seconds = None if duel.budget is None else duel.budget.seconds
    # Options that were left out are told too, so that equal tables are ranked together.
    options = registry.game(duel.game).info.read_options(duel.options)
    share = report.estimate.share
    return Entry(duel.game, options, duel.contestants, report.games, share, seconds)


def append(path: Path, one: Entry) -> None:
    """Add a line, in one write: two arenas may share a file."""
    line = json.dumps(one.plain(), ensure_ascii=False, sort_keys=True) + "\n"
    with path.open("ab") as file:
        file.write(line.encode())
        file.flush()
        os.fsync(file.fileno())


def read(text: str) -> list[Entry]:
    """The entries of a file, or `InvalidData` naming every line that is none."""
    found, wrong = [], []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        one = _entry(line)
        if one is None:
            wrong.append(Phrase("leaderboard-error-line", {"line": number}))
        else:
            found.append(one)
    if wrong:
        raise InvalidData(*wrong[:20])
    return found


def ranking(entries: Iterable[Entry], game: str, options: Mapping[str, Any]) -> list[Rank]:
    """Everybody measured at this table, the strongest first."""
    points: dict[str, float] = {}
    games: dict[str, int] = {}
    pairs: dict[tuple[str, str], float] = {}
    for one in entries:
        if one.game != game or dict(one.options) != dict(options):
            continue
        first, *others = one.contestants
        for name in one.contestants:
            games[name] = games.get(name, 0) + one.games
        for other in others:
            played = one.games / len(others)
            points[first] = points.get(first, 0.0) + one.share * played
            points[other] = points.get(other, 0.0) + (1 - one.share) * played
            pairs[first, other] = pairs.get((first, other), 0.0) + played
    for one_, other in combinations(games, 2):
        pairs[one_, other] = pairs.get((one_, other), 0.0) + 2 * _PRIOR
        points[one_] += _PRIOR
        points[other] += _PRIOR
    strength = _fitted(points, pairs)
    ratings = {name: 400 * log10(value) for name, value in strength.items()}
    mean = sum(ratings.values()) / max(1, len(ratings))
    ranks = [Rank(name, MIDDLE + rating - mean, games[name]) for name, rating in ratings.items()]
    return sorted(ranks, key=lambda rank: (-rank.rating, rank.contestant))


def _fitted(points: dict[str, float], pairs: dict[tuple[str, str], float]) -> dict[str, float]:
    """The strengths under which everybody would have the points they have."""
    strength = dict.fromkeys(points, 1.0)
    for _ in range(_ROUNDS):
        load = dict.fromkeys(points, 0.0)
        for (one, other), played in pairs.items():
            share = played / (strength[one] + strength[other])
            load[one] += share
            load[other] += share
        strength = {name: points[name] / load[name] for name in points}
        whole = sum(strength.values())
        strength = {name: len(points) * value / whole for name, value in strength.items()}
    return strength


def _entry(line: str) -> Entry | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.get("leaderboard") != FORMAT:
        return None
    names: Any = data.get("contestants")
    share: Any = data.get("share")
    games: Any = data.get("games")
    seconds: Any = data.get("seconds")
    options: Any = data.get("options")
    good = (
        isinstance(data.get("game"), str)
        and isinstance(options, dict)
        and isinstance(names, list)
        and len(names) >= 2
        and len(set(map(str, names))) == len(names)
        and all(isinstance(name, str) for name in names)
        and type(games) is int
        and games > 0
        and _number(share)
        and 0 <= share <= 1
        and (seconds is None or (_number(seconds) and seconds > 0))
    )
    return Entry(data["game"], options, tuple(names), games, share, seconds) if good else None


def _number(value: Any) -> bool:
    return type(value) in (int, float) and isfinite(value)
