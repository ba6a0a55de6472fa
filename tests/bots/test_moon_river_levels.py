"""What each level of Moon River does well, and where it errs because of what it cannot see."""

import random
import time

import pytest

from highnoon import Match, TableView, game
from highnoon.bots import Budget, choose, ladder
from highnoon.bots.moon_river import TABLE
from highnoon.engine.moon_river.futures import Foresight, playouts_after

RIVER = game("moon-river")
ENOUGH = Budget(60.0, 150)
"""Playouts, not seconds: the clock of a busy machine must not decide a test."""

TO_THE_END = Foresight(TABLE, 8, 100, hopeful=True)


def table(text: str) -> TableView[object]:
    state = RIVER.parse_position(text)
    seat = min(RIVER.actors(state))
    players, boards, scenario = text.split()[:3]
    options = {"players": int(players), "boards": boards, "scenario": scenario}
    choices = tuple(RIVER.legal_actions(state, seat))
    return TableView("moon-river", 1, options, seat, 0, (seat,), choices, RIVER.view(state, seat))


def chosen(text: str, level: int) -> set[str]:
    """What the level does here, whatever its dice say."""
    return {
        RIVER.action_text(choose(table(text), level, random.Random(seed), ENOUGH).action)
        for seed in range(3)
    }


def hope(text: str, action: str) -> float:
    """How games end that begin with this action."""
    line = [RIVER.parse_action(action)]
    return playouts_after(RIVER.parse_position(text), line, TO_THE_END, 77)(0, 100) / 100


FARM = (
    "2 camp none stand purple - .,K3@white,K4@white,K5@purple Fb,Csnn,Mcc,Rco - "
    "5D,4Dn,3Dsnn,1Dc,1Don,3C,3Cn,1Csnn,1Co,1Cco,3M,3Mc,3Mon,1Mcc,1F,1Fco,2Fb,5Rcc,3Rco,5K3,3K4,"
    "3K5 DTPRF 24 beside,beside "
    "5/5/5/1,Cn,Co*1!T,2/Csnn,C,C,2/Dn,4/Don!R,K3,3/Fob!R,Fob*1!T,3/Fcb*1,2,K4,K3/"
    "Mc,1,^,D,Dc*1[Fb] "
    "5/5/5/2,K3,2/2,Csnn,Ccc,1/3,Dn,Dsnn*1/2,D,Fob!d,F/3,Mon!R,Fcb*1/K5,2,K4,Fob*1!T/"
    "Rcc*1,1,^,Cn,C[]"
)


def test_level_1_takes_the_beaver_that_scores_now_and_leaves_farm_and_partner() -> None:
    assert chosen(FARM, 1) == {"stand 1"}
    assert chosen(FARM, 2) == {"stand 4"}
    assert hope(FARM, "stand 4") > hope(FARM, "stand 1") + 0.1


CROWDED = (
    "2 camp none recruit white circle=b7 .,.,.,Rcc@white C,Fb,K3@purple,K5@purple - "
    "2D,2Dn,2Dsnn,1Dc,2C,2Cn,3Csnn,1Co,1M,1Mc,2Mon,1Mcc,1Fco,1Fb,2Fob,2Rcc,3Rco,5K3,1K4,1K5 "
    "DDRR 14 beside,beside "
    "5/5/5/5/Fb,Csnn,K3,K4,1/Fcb*1,Fob!D,Cn,Cco*1!P,K4/K3,F,F,C*1,Dc*1/M,Mon*1!d,Fob!R,Ccc*1,Dn/"
    "Mc*1,Mcc*1,Don!R,Cn,Don!T/Dsnn,D,^,Cn,Dn[] "
    "5/5/1,Rcc*2,3/1,Mon,3/K5,Mc*1,3/Dn,D,D,K4,1/D,C,Mc*1,Co!F,1/K5,Rco*2!T,M,C,K3/"
    "K4,Rcc*2,Rcc*2,K5,K4/Fb,Fcb,^,Dsnn,Dn[D]"
)


def test_level_2_leaves_its_cows_crowded_on_the_farms() -> None:
    assert chosen(CROWDED, 2) == {"recruit trapper"}
    assert chosen(CROWDED, 3) == {"cowboy desperado"}
    assert hope(CROWDED, "cowboy desperado") > hope(CROWDED, "recruit trapper") + 0.04


CORN = (
    "2 camp none stand purple - .,K3@white,Fob@white,Mcc@purple D,Csnn,Dsnn,K5 - "
    "1D,2Dn,1Dsnn,1Dc,2C,2Cn,2Csnn,1Co,1M,2Mon,1Fb,1Fob,2Rcc,2Rco,3K3 DTRR 10 beside,laid "
    "5/5/5/1,Rco*1!P,K3,1,K5/Fb,Csnn,K3,K4,K3/Fcb*1,Fob!D,Cn,Cco*1!P,K4/K3,F,F,C*1,Dc*1/"
    "M,Mon*1!d,Fob!R,Ccc*1,Dn/Mc*1,Mcc*1,Don!R,Cn,Don!T/Dsnn,D,^,Cn,Dn[Mc] "
    "1,D,3/1,Rcc*2,3/1,Rcc*1,3/1,Mon*1!d,2,K4/K5,Mc,D+2!d,1,Fco*1!P/Dn,D*1,D*1,K4,Fb/"
    "D*1,C,Mc,Co!F,C/K5,Rco*1!T,M,C,K3/K4,Rcc*1,Rcc*2,K5,K4/Fb,Fcb*1,^,Dsnn,Dn[]"
)


def test_level_3_leaves_the_corn_to_the_one_who_has_the_farmer() -> None:
    assert chosen(CORN, 3) == {"stand 1"}
    assert chosen(CORN, 4) == {"stand 4"}
    assert hope(CORN, "stand 4") > hope(CORN, "stand 1") + 0.05


CANYON = (
    "2 camp none stand purple - .,.,.,Rcc@white Fb@purple,Cn,Mon@white,Rcc - "
    "2D,2Dn,2Dsnn,1Dc,3C,2Cn,3Csnn,1Co,1M,1Mc,2Mon,1Mcc,1Fco,2Fb,2Fob,2Rcc,3Rco,6K3,1K4,2K5 "
    "DDDRR 17 beside,beside "
    "5/5/5/5/1,Csnn,K3,K4,1/3,Cco*1!P,K4/K3,F,F,C*1,Dc*1/M,Mon*1!d,Fob!R,Ccc*1,Dn/"
    "Mc*1,Mcc*1,Don!R,Cn,Don!T/Dsnn,D,^,Cn,Dn[D,Fob] "
    "5/5/5/5/K5,Mc*1,3/Dn,D,D,K4,1/D,C,Mc*1,Co!F,1/K5,Rco*2!T,M,C,K3/K4,Rcc*2,Rcc*2,K5,K4/"
    "Fb,Fcb,^,Dsnn,Dn[Fcb]"
)


def test_level_4_denies_a_farm_and_misses_what_its_canyon_becomes() -> None:
    assert chosen(CANYON, 4) == {"stand 4"}
    assert chosen(CANYON, 5) == {"stand 2"}
    assert hope(CANYON, "stand 2") > hope(CANYON, "stand 4") + 0.05


BEHIND = (
    "4 legend outlaws recruit calamity dominoes=1,circle=a3 .,.,.,Fob@mary - - - DPRRR 3 - "
    "D*1,Fcb,2,Mon*1!T/Don*1!T,Fco!P,Rco*1!d,Cn,Mcc*2/Dsnn*1,K3,K5,Cn,M/Dc*1,Dn,K3,K3,K5/"
    "Dn,D,^,C,Csnn[Mon] "
    "K3,K3,K4,2/Fb,Dn,K4,K3,K5/Rco*1!D,Fob!D,K4,D,F/Rco*1!F,Cn,K3,K4,F/Dn,Dc,^,Csnn,C[] "
    "Dsnn,Fob*1!T,Fb,Dsnn,1/Dn,M*1,Mc*1,Mc*1,Rcc*1/Fob,Mc*1,Mon*1!r,Mcc*1,Rcc*2/"
    "Co!t,Ccc,Cn*1,Rcc*1,Rcc/C,K4,^,1,D*1[Fcb,Rcc] "
    "Fb,K3,D,Dn,Dsnn/Fb,K5,Cco*1!r,Cn,C*1/K5,K4,Csnn*1,Co*1!T,Mc/K3,Rco!P,D,Don!F,Mon!D/"
    "C,Rcc*2,^,D,C[]"
)


def test_level_5_takes_its_points_where_it_cannot_win_any_more() -> None:
    """Last for sure, it once hurt the leader instead of taking seven points."""
    assert chosen(BEHIND, 5) == {"recruit prospector"}


def test_levels_are_numbered_and_each_says_what_it_cannot_see() -> None:
    rungs = ladder("moon-river")
    assert [rung.number for rung in rungs] == [1, 2, 3, 4, 5]
    for rung in rungs:
        assert rung.name != rung.blind


@pytest.mark.parametrize(
    ("players", "boards", "scenario", "levels"),
    [
        (2, "camp", "none", (1, 2)),
        (3, "legend", "outlaws", (3, 1, 4)),
        (4, "legend", "draw", (2, 5, 3, 4)),
    ],
)
def test_all_levels_play_every_variant_to_its_end(
    players: int, boards: str, scenario: str, levels: tuple[int, ...]
) -> None:
    options = {"players": players, "boards": boards, "scenario": scenario}
    match = Match.new("moon-river", options, seed=3)
    while not match.over:
        seat = min(match.actors())
        choice = choose(match.view(seat), levels[seat], random.Random(1), Budget(60.0, 2))
        match.play(seat, choice.action)
    assert match.result is not None


def test_the_first_levels_need_no_time_to_think() -> None:
    seen = table(CROWDED)
    for level in (1, 2, 3):
        choose(seen, level)
        begin = time.process_time()
        for _ in range(10):
            choose(seen, level)
        assert time.process_time() - begin < 0.5
