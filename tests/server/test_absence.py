"""Somebody is away: whoever waits need not wait for ever, and nobody is robbed of a game."""

import pytest
from starlette.testclient import TestClient

from highnoon.server.settings import Settings
from tests.server.guests import Guest, connect, friends, key
from tests.server.timed import Time, move_clock

PATIENCE = Settings().patience


def wait_no_longer(table: Guest, seat: int, away: int, end: bool) -> tuple[int, str | None]:
    answer = table.post("/absent", {"seat": away, "end": end}, seat)
    return (200, None) if answer.status_code == 200 else key(answer)


def test_after_a_while_the_computer_may_play_for_them_and_they_may_come_back(
    timed: TestClient, clock: Time
) -> None:
    table = friends(timed)
    away = table.actor()
    here = 1 - away
    with connect(table, here):
        assert wait_no_longer(table, here, away, end=False) == (409, "error-not-away")
        clock.passes(PATIENCE + 1)
        assert wait_no_longer(table, here, away, end=False) == (200, None)
    stand_in = table.state()["seats"][away]["stand_in"]
    assert (stand_in["why"], stand_in["back"]) == ("absent", True)
    assert table.post("/return", None, away).status_code == 200


def test_or_the_game_ends_without_a_winner(timed: TestClient, clock: Time) -> None:
    table = friends(timed)
    away = table.actor()
    with connect(table, 1 - away):
        clock.passes(PATIENCE + 1)
        assert wait_no_longer(table, 1 - away, away, end=True) == (200, None)
    result = table.state(away)["result"]
    assert result["reason"]["key"] == "result-abandoned"
    assert result["places"] == [1, 1]
    assert wait_no_longer(table, 1 - away, away, end=True) == (409, "error-over")


@pytest.mark.parametrize("end", [True, False])
def test_nobody_is_away_who_is_here_or_has_days_to_move(
    timed: TestClient, clock: Time, end: bool
) -> None:
    table = friends(timed)
    away = table.actor()
    with connect(table, 0), connect(table, 1):
        clock.passes(PATIENCE + 1)
        assert wait_no_longer(table, 1 - away, away, end) == (409, "error-not-away")
        assert wait_no_longer(table, away, 1 - away, end) == (409, "error-not-away")
    slow = friends(timed, pace=move_clock(86_400))
    with connect(slow, 1 - slow.actor()):
        clock.passes(PATIENCE + 1)
        away = slow.actor()
        assert wait_no_longer(slow, 1 - away, away, end) == (409, "error-not-away")
