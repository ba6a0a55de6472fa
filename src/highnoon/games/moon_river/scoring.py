"""The score of a ranch, line by line, the scenarios and the tie-breaks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from highnoon.core.action import Phrase
from highnoon.core.game import Result, ScoreLine
from highnoon.games.moon_river.grid import RIVER, cells_in, groups
from highnoon.games.moon_river.pieces import (
    CORNFIELD,
    DESPERADO,
    FARM,
    FARMER,
    FOREST,
    LANDSCAPES,
    PARTNERS,
    PROSPECTOR,
    THIEF,
    TRAPPER,
    Kit,
)
from highnoon.games.moon_river.state import Ranch, State

_SMALLEST: Final = 3
"""A group of fewer scores nothing in any scenario."""

_EACH: Final = 10


class Score(NamedTuple):
    """What a ranch scores, after overpopulation."""

    lands: tuple[int, ...]
    """By landscape; cornfields are always 0."""
    resources: tuple[int, int, int]
    """Nuggets, beavers, corn."""
    partners: tuple[int, int, int]
    """Prospectors, trappers, farmers."""
    scenario: int
    largest: int
    """The parcels of the largest territory, for ties."""
    herd: int
    """The cows that count, for ties."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.lands) + sum(self.resources) + sum(self.partners) + self.scenario


# Most decisions leave most ranches as they are.
@lru_cache(maxsize=256)
def score(kit: Kit, ranch: Ranch, scenario: str) -> Score:
    """What the ranch is worth if the game ended now: no parcel counts more than one cow."""
    lands = []
    largest = 0
    for land in ranch.lands:
        points = 0
        for territory in groups(land):
            size = territory.bit_count()
            largest = max(largest, size)
            points += size * (territory & ranch.herd).bit_count()
        lands.append(points)
    laid = [kit.parcels[kind - 1] for kind in ranch.parcels if kind]
    resources = (
        sum(parcel.nuggets for parcel in laid),
        sum(parcel.beavers for parcel in laid),
        sum(parcel.corn for parcel in laid),
    )
    nuggets, beavers, corn = resources
    return Score(
        lands=tuple(lands),
        resources=resources,
        partners=(
            nuggets * ranch.partners.count(PROSPECTOR + 1),
            beavers * ranch.partners.count(TRAPPER + 1),
            corn * ranch.partners.count(FARMER + 1),
        ),
        scenario=_SCENARIOS[scenario](kit, ranch) if scenario in _SCENARIOS else 0,
        largest=largest,
        herd=ranch.herd.bit_count(),
    )


# --- scenarios ---


def _for(size: int) -> int:
    return _EACH * (size - _SMALLEST + 1)


def _timber(_: Kit, ranch: Ranch) -> int:
    woods = [wood for wood in groups(ranch.lands[FOREST]) if wood & RIVER]
    return sum(_for(wood.bit_count()) for wood in woods if wood.bit_count() >= _SMALLEST)


def _gold(kit: Kit, ranch: Ranch) -> int:
    nuggets = [kit.parcels[kind - 1].nuggets if kind else 0 for kind in ranch.parcels]
    golden = sum(1 << cell for cell, count in enumerate(nuggets) if count)
    return sum(
        _for(sum(nuggets[cell] for cell in cells_in(vein)))
        for vein in groups(golden)
        if vein.bit_count() >= _SMALLEST
    )


def _outlaws(_: Kit, ranch: Ranch) -> int:
    bandits = sum(
        1 << cell for cell, face in enumerate(ranch.partners) if face in (DESPERADO + 1, THIEF + 1)
    )
    gangs = [gang for gang in groups(ranch.guards) if gang & bandits]
    return sum(_for(gang.bit_count()) for gang in gangs if gang.bit_count() >= _SMALLEST)


def _city(_: Kit, ranch: Ranch) -> int:
    cities = [city.bit_count() for city in groups(ranch.lands[FARM])]
    return sum(_for(size) for size in cities if size >= _SMALLEST)


_SCENARIOS: Final[dict[str, Callable[[Kit, Ranch], int]]] = {
    "timber": _timber,
    "gold": _gold,
    "outlaws": _outlaws,
    "city": _city,
}


# --- the end ---


def result(state: State) -> Result | None:
    """The result of a game that is over, else None."""
    if state.phase != "over":
        return None
    scores = [score(state.kit, ranch, state.scenario) for ranch in state.ranches]
    merits = [(one.total, one.largest, one.herd) for one in scores]
    places = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    totals = [one.total for one in scores]
    if places.count(1) > 1:
        reason = "shared"
    else:
        reason = "points" if totals.count(max(totals)) == 1 else "tie"
    return Result(
        Phrase(f"moon-river-result-{reason}"),
        places,
        tuple(totals),
        tuple(lines(one, state.scenario) for one in scores),
    )


def lines(one: Score, scenario: str) -> tuple[ScoreLine, ...]:
    """A score as the sheet lists it: landscapes, resources, partners, scenario."""
    found = [
        ScoreLine(Phrase(f"moon-river-score-{key}"), points)
        for key, points in zip(LANDSCAPES[:CORNFIELD], one.lands, strict=False)
    ]
    for key, points in zip(
        ("nuggets", "beavers", "corn", *PARTNERS[PROSPECTOR:]),
        (*one.resources, *one.partners),
        strict=True,
    ):
        found.append(ScoreLine(Phrase(f"moon-river-score-{key}"), points))
    if scenario in _SCENARIOS:
        named = Phrase(f"moon-river-scenario-{scenario}")
        found.append(
            ScoreLine(Phrase("moon-river-score-scenario", {"scenario": named}), one.scenario)
        )
    return tuple(found)
