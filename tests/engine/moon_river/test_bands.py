"""Scenarios' groups are worth what they can still become."""

import random
from collections.abc import Sequence

import pytest

from highnoon import Match
from highnoon.bots import choose
from highnoon.bots.moon_river import HANDS
from highnoon.engine.moon_river import bands, compiled
from highnoon.engine.moon_river.bands import bands_worth
from highnoon.engine.moon_river.layout import (
    BAND_FAR,
    BAND_MAIN,
    BOX,
    CHIPS,
    FAR_AWAY,
    HERE,
    NUMBERS,
    RANCH,
    THERE,
)
from highnoon.engine.moon_river.pack import numbers, pack
from highnoon.engine.moon_river.survey import survey
from highnoon.games.moon_river.grid import CELL_OF
from highnoon.games.moon_river.reading import MOST_KINDS
from highnoon.games.moon_river.scoring import score


def ranch(scenario: str, laid: str, chips: str = "") -> list[int]:
    """A ranch at the beginning of a game with these parcels and partners on these cells."""
    options = {"players": 2, "boards": "camp", "scenario": scenario}
    state = Match.new("moon-river", options, seed=1).state
    w = pack(state)
    for one in laid.split():
        code, *cells = one.split("@")
        for cell in cells:
            w[RANCH + CELL_OF[cell]] = state.kit.kind_of[code] + 1
    for one in chips.split():
        chip, *cells = one.split("@")
        for cell in cells:
            w[RANCH + CHIPS + CELL_OF[cell]] = int(chip)
    return w


def worth(w: list[int], plan: float = 1.0) -> float:
    v = numbers([HANDS._replace(plan=plan)])
    survey(w, v, 0)
    return bands_worth(w, v, 0)


WALL = "D@a2@b2@c2@d2@e2"


def test_a_wood_is_worth_most_at_the_river_less_on_its_way_and_nothing_cut_off() -> None:
    woods = ("F@b1@b2@b3", "F@c2@d2@e2", "F@c4@d4@e4", f"F@c4@d4@e4 {WALL}")
    there, near, far, shut = (worth(ranch("timber", one)) for one in woods)
    assert there > near > far > shut == 0.0


def test_a_wood_knows_how_many_parcels_lead_to_the_river() -> None:
    for laid, far in (("F@d2", 1), ("F@a3", 2), (f"F@a3 {WALL}", FAR_AWAY)):
        w = ranch("timber", laid)
        worth(w)
        assert w[BAND_FAR + w[BAND_MAIN]] == far


def test_room_to_grow_is_worth_something_while_there_is_something_to_come() -> None:
    free = ranch("timber", "F@e1@e2@d2")
    walled = ranch("timber", "F@e1@e2@d2 D@d1@c2@d3@e3")
    assert worth(free) > worth(walled) > 10.0
    free[BOX : BOX + MOST_KINDS] = [0] * MOST_KINDS
    free[HERE : HERE + 4] = free[THERE : THERE + 4] = [-1] * 4
    assert worth(free) == 10.0


@pytest.mark.parametrize(
    ("scenario", "laid", "chips", "points"),
    [
        ("gold", "Dsnn@d2 Dn@e2 Cn@e1", "", 20.0),
        ("city", "Rcc@d2@e2@d1@e1", "", 20.0),
        ("outlaws", "Fob@d2@e2@e1", "1@d2 6@e2 7@e1", 10.0),
        ("outlaws", "Fob@d2@e2@e1", "3@d2 6@e2 7@e1", 0.0),
    ],
)
def test_what_scores_already_counts_in_full(
    scenario: str, laid: str, chips: str, points: float
) -> None:
    assert worth(ranch(scenario, laid, chips)) > points
    assert worth(ranch(scenario, laid, chips), plan=0.0) == points


def test_a_gang_without_a_bandit_waits_for_one() -> None:
    with_one, without = (
        worth(ranch("outlaws", "Fob@d2@e2@e1", f"{chip}@d2 6@e2 7@e1")) for chip in (1, 3)
    )
    assert with_one > without > 0.0


def test_in_the_way_of_a_wood_to_the_river_other_parcels_cost() -> None:
    w, v = ranch("timber", "F@c2@d2@e2"), numbers([HANDS])
    survey(w, v, 0)
    desert = Match.new("moon-river", {"players": 2}, seed=1).state.kit.kind_of["D"]
    costs = [
        -bands.band_gain(w, v, 0, desert, CELL_OF[cell], -1, -1, False, 0)
        for cell in ("a5", "d3", "d1")
    ]
    assert 0.0 == costs[0] < costs[1] < costs[2]


def scenario_points(scenario: str, level: int, seeds: Sequence[int]) -> list[int]:
    found = []
    for seed in seeds:
        options = {"players": 2, "boards": "camp", "scenario": scenario}
        match = Match.new("moon-river", options, seed=seed)
        while not match.over:
            seat = min(match.actors())
            match.play(seat, choose(match.view(seat), level, random.Random(1)).action)
        state = match.state
        found += [score(state.kit, ranch, scenario).scenario for ranch in state.ranches]
    return found


def test_timber_trade_is_understood_from_the_second_level_on() -> None:
    """Once the third level scored it on none of 48 ranches."""
    blind, seeing = (scenario_points("timber", level, range(4)) for level in (1, 3))
    assert sum(blind) < sum(seeing)
    assert sum(points > 0 for points in seeing) >= 3


def test_the_modules_that_are_compiled_together_mean_the_same_by_the_same_name() -> None:
    known: dict[str, object] = {}
    for module in compiled._MODULES:
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, int | float | tuple):
                assert known.setdefault(name, value) == value, name
    assert known["HURDLE"] == bands.HURDLE
    assert len(numbers([HANDS])) == NUMBERS
