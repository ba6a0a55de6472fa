"""Par of the deals of the day: played by the strongest level, the same again, and told by side."""

from datetime import date, timedelta

import pytest

from highnoon import bots, puzzles
from highnoon.core.match import Match
from highnoon.core.registry import game
from highnoon.puzzles import par

PLAYED = ("moon-river", "desperados")
TODAY = date(2026, 11, 18)


@pytest.mark.parametrize("key", PLAYED)
def test_deals_that_come_along_were_played_to_their_end_by_the_strongest_level(key: str) -> None:
    found = par.known(key)
    assert len({one.seed for one in found}) == len(found) > 0
    for one in found:
        match = Match.new(key, one.options, one.seed)
        assert one.level == max(bots.levels(key))
        assert one.rules == match.game.info.rules
        assert len(one.places) == len(one.scores) == one.players == len(match.seats)
        assert min(one.places) == 1
        best = max(one.scores)
        if key == "moon-river":
            assert all(one.scores[n] == best for n, place in enumerate(one.places) if place == 1)


def test_the_same_deal_is_played_alike_again() -> None:
    once = par.play("moon-river", 5, 2, 1, 1)
    assert par.play("moon-river", 5, 2, 1, 1) == once
    assert par.play("moon-river", 6, 2, 1, 1).scores != once.scores
    assert par.read(par.written(once)) == once


@pytest.mark.parametrize("key", PLAYED)
def test_no_deal_comes_again_at_the_same_seat_before_all_have_been(key: str) -> None:
    count = len(par.known(key))
    seats = min(one.players for one in par.known(key))
    days = [puzzles.deal_of_the_day(key, TODAY + timedelta(days=n)) for n in range(count * seats)]
    assert len({one.seed for one in days[:count]}) == count
    assert len({(one.seed, one.seat) for one in days}) == len(days)


@pytest.mark.parametrize("key", PLAYED)
def test_par_is_that_of_the_seat_and_its_side(key: str) -> None:
    rules, known = game(key), {one.seed: one for one in par.known(key)}
    for n in range(len(known)):
        deal = puzzles.deal_of_the_day(key, TODAY + timedelta(days=n))
        assert deal.par is not None
        assert deal.par.by == "level"
        places = known[deal.seed].places
        mine = [
            p for seat, p in enumerate(places) if rules.side_of(seat) == rules.side_of(deal.seat)
        ]
        assert (deal.par.outcome >= 0) == (1 in mine)


def test_those_of_a_side_win_together() -> None:
    sides = (0, 1, 1)
    assert [par.outcome((2, 1, 1), sides, seat) for seat in range(3)] == [-1, 1, 1]
    assert [par.outcome((1, 1, 3), (0, 1, 2), seat) for seat in range(3)] == [0, 0, -1]


def test_a_deal_of_other_rules_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change of the rules makes par unknown, not wrong."""
    monkeypatch.setattr(par, "read", lambda _: par.Played(1, 2, 5, 1, 0, (1, 2), (2, 1)))
    assert par.known.__wrapped__("moon-river") == ()
