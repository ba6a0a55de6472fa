"""What each level of Longhorn does well, and where it errs because of what it cannot see."""

import random

import pytest

from highnoon import TableView, game
from highnoon.bots import Budget, choose, ladder
from highnoon.bots.longhorn import DEEP, Rustler, lead
from highnoon.engine.longhorn.search import Search
from highnoon.engine.search.alphabeta import WON, alpha_beta
from tests.games.longhorn.table import position

LONGHORN = game("longhorn")
ENOUGH = Budget(30.0, 30_000)
"""All levels end by themselves here: the clock of a busy machine must not decide a test."""


def table(text: str) -> TableView[object]:
    state = LONGHORN.parse_position(text)
    seat = min(LONGHORN.actors(state))
    options = {"players": 2, "ambush_nugget": text.split()[-1]}
    choices = tuple(LONGHORN.legal_actions(state, seat))
    return TableView("longhorn", 1, options, seat, 0, (seat,), choices, LONGHORN.view(state, seat))


def chosen(text: str, level: int) -> set[str]:
    """What the level does here, whatever its dice say."""
    return {
        LONGHORN.action_text(choose(table(text), level, random.Random(seed), ENOUGH).action)
        for seed in range(3)
    }


def winning(text: str) -> set[str]:
    """The choices that win against any play, by looking at everything."""
    seen = table(text)
    state, seat = LONGHORN.parse_position(text), seen.viewer
    found = set()
    for action in seen.choices:
        search = alpha_beta(
            LONGHORN, state, seat, [action], lambda end: lead(end, seat), DEEP, 60.0
        )
        if search.value > WON / 4:
            found.add(LONGHORN.action_text(action))
    return found


RICHEST = (
    "N,Mg.3,C/T,D,Kwob.o/Bgg.o,R,Swoo.5 E steal S wwwooggggbbb$3 wwwwooooggbbbbb$2 DR - choice"
)


def test_level_1_takes_the_most_cows_and_does_not_look_at_what_follows() -> None:
    assert chosen(RICHEST, 1) == {"steal o"}
    assert winning(RICHEST) == {"steal w"}
    assert chosen(RICHEST, 2) == {"steal w"}


AMBUSHED = (
    "Dwwb.a,Nbb.s,S/Ko.o,C,R/T,Bg.r,Mgb.3 E move2 R wwwoooooogbb wwwwooggggggbbb$25 RM - choice"
)


def test_level_2_does_not_send_its_rival_to_the_sheriff() -> None:
    assert chosen(AMBUSHED, 2) == {"move B"}
    assert winning(AMBUSHED) == {"move N"}
    sees = Rustler(2).choose(table(AMBUSHED), ENOUGH, random.Random(1))
    assert LONGHORN.action_text(sees.action) == "move N"


PATIENT = (
    "M,Bggb.3,Nooggg.r/T,Ro.5,Cogb.e/S,D,Ko.i E steal B wwwwwwogbbbbb$4 wwwoooggbb$24 BM - choice"
)


def test_level_3_misses_what_takes_more_than_three_turns() -> None:
    assert chosen(PATIENT, 3) == {"steal g"}
    assert winning(PATIENT) == {"steal b"}
    assert chosen(PATIENT, 4) == {"steal b"}


DISTANT = "Bwbb.o,Rwwb.r,D/Mwwg.o,C,T/Swwg.a,Ngggbb.o,Kb.a J steal R ggbbb$3 wwoogg$2 DT o choice"


def test_level_4_misses_what_lies_beyond_the_moment_it_has() -> None:
    assert chosen(DISTANT, 4) == {"steal b"}
    assert chosen(DISTANT, 5) == {"steal w"}
    state = LONGHORN.parse_position(DISTANT)
    for choice, value in (("steal b", 1), ("steal w", -1)):
        after = LONGHORN.apply(state, 1, LONGHORN.parse_action(choice)).state
        proven = Search(after, memory=1 << 24).bounds(after)
        assert proven.low == proven.high == value


def test_levels_are_numbered_and_each_says_what_it_cannot_see() -> None:
    rungs = ladder("longhorn")
    assert [rung.number for rung in rungs] == list(range(1, len(rungs) + 1))
    for rung in rungs:
        assert rung.name != rung.blind


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_win_in_sight_is_taken(level: int) -> None:
    nine = position("So,Nooo,Dg/Rgb,Mo,Tg/B,Cwwgggg.4,Kb", "C", eagle="wwwwwww")
    assert chosen(LONGHORN.position_text(nine), level) == {"steal w"}
