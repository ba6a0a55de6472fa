"""Clocks, absence, and the computer that plays on meanwhile."""

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.settings import DAY, Settings
from highnoon.server.table.pace import ALWAYS_OPEN, Clocks, Openings
from tests.server.guests import (
    Guest,
    click,
    connect,
    friends,
    in_house,
    key,
    services,
    settled,
    state,
)
from tests.server.timed import Time, game_clock, move_clock

# --- clocks ---


def test_a_clock_runs_for_whoever_is_asked(timed: TestClient, clock: Time) -> None:
    table = friends(timed, pace=game_clock(300, 10))
    seat = table.actor()
    clock.passes(20)
    while table.actor() == seat:
        table.act(seat)
    clocks = table.state()["clocks"]
    assert clocks["left"][seat] == 280
    assert clocks["left"][1 - seat] == 310
    assert clocks["running"] == [1 - seat]
    assert clocks["at"] == clock.now


def test_no_clock_runs_before_everybody_sits(timed: TestClient, clock: Time) -> None:
    table = Guest.open(timed, "me", "open", pace=game_clock(60))
    clock.passes(1000)
    assert table.state()["clocks"]["running"] == []
    table.join()
    assert table.state()["clocks"] == {
        "left": [60, 60],
        "at": clock.now,
        "running": [table.actor()],
    }


def test_taking_back_earns_no_time(timed: TestClient, clock: Time) -> None:
    table = Guest.open(timed, options={"ambush_nugget": "choice"}, pace=game_clock(60, 10))
    seat = table.actor()
    for _ in range(3):
        table.act(seat)
        table.post("/undo", {"request": click()}, seat)
    assert table.state()["clocks"]["left"][seat] == 60


def test_when_time_is_over_the_computer_plays_on(timed: TestClient, clock: Time) -> None:
    table = friends(timed, pace=game_clock(60))
    seat = table.actor()
    clock.passes(59)
    assert table.state()["seats"][seat]["stand_in"] is None
    clock.passes(1.1)
    stand_in = {"level": 2, "why": "clock", "back": False}
    assert table.state()["seats"][seat]["stand_in"] == stand_in
    settled(table, lambda found: found["waiting_for"] == [1 - seat])
    assert key(table.post("/return", None, seat)) == (409, "error-clock-over")
    assert key(table.act(1 - seat, version=-1)) == (409, "error-stale")


def test_or_the_game_is_lost(timed: TestClient, clock: Time) -> None:
    table = friends(timed, pace=game_clock(60, zero="resign"))
    seat = table.actor()
    clock.passes(61)
    end = table.state()
    assert end["result"]["reason"]["key"] == "result-late"
    assert end["result"]["places"][seat] == 2
    assert end["clocks"]["running"] == []
    assert table.get("/record").text.count('"late":true') == 1
    upload = timed.post("/api/records", content=table.get("/record").content)
    again = Guest(timed, upload.json()["id"], {}).state()
    assert again["result"] == end["result"]


def test_three_players_have_no_side_to_lose_for(timed: TestClient, clock: Time) -> None:
    table = friends(timed, 3, game="moon-river", pace=game_clock(60, zero="resign"))
    seat = table.actor()
    clock.passes(61)
    assert table.state()["result"] is None
    assert table.state()["seats"][seat]["stand_in"]["why"] == "clock"


def test_days_for_each_move_and_the_way_back(timed: TestClient, clock: Time) -> None:
    table = friends(timed, pace=move_clock(DAY))
    seat = table.actor()
    for _ in range(2):
        clock.passes(DAY - 1)
        table.act(table.actor())
    late = table.actor()
    clock.passes(DAY + 1)
    assert table.state()["seats"][late]["stand_in"] == {"level": 2, "why": "clock", "back": True}
    assert table.post("/return", None, late).status_code == 200
    assert table.state()["seats"][late]["stand_in"] is None
    assert seat in (0, 1)


def test_all_who_are_asked_at_once_use_their_time(timed: TestClient, clock: Time) -> None:
    table = friends(timed, 4, game="desperados", pace=game_clock(900))
    while table.state()["view"]["phase"] != "cards":
        table.act(table.actor())
    assert table.state(1)["clocks"]["running"] == [1, 2, 3]
    clock.passes(10)
    table.act(1)
    assert table.state(1)["clocks"]["running"] == [2, 3]
    clock.passes(10)
    table.act(2)
    assert [900 - left for left in table.state(1)["clocks"]["left"]] == [0, 10, 20, 0]
    clock.passes(10)
    table.act(3)
    assert [900 - left for left in table.state(1)["clocks"]["left"]] == [0, 10, 20, 30]


@pytest.mark.parametrize("pace", [game_clock(60), move_clock(60)])
def test_clocks_survive_a_restart(settings: Settings, clock: Time, pace: dict[str, Any]) -> None:
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = client
        table = friends(client, pace=pace)
        clock.passes(20)
        seat = table.actor()
        while table.actor() == seat:
            table.act(seat)
        clock.passes(20)
    clock.now += 30
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = client
        table = Guest(client, table.table, table.tokens)
        # Minutes do not run while the house is closed; what was used before stays used.
        assert table.state()["clocks"]["left"][seat] == 40
        clock.passes(0.1)
        assert table.state()["seats"][1 - seat]["stand_in"] is None
        clock.passes(20)
        stand_in = table.state()["seats"][1 - seat]["stand_in"]
        assert (stand_in is not None) == (pace["clock"]["kind"] == "move")
        clock.passes(41)
        assert table.state()["seats"][1 - seat]["stand_in"] is not None


def test_minutes_run_while_the_house_is_open_and_only_then(settings: Settings, clock: Time) -> None:
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = client
        table = friends(client, pace=game_clock(60))
        seat = table.actor()
        clock.passes(10)
    clock.now += 100
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = client
        clock.passes(10)
    clock.now += 100
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = client
        table = Guest(client, table.table, table.tokens)
        clock.passes(39)
        assert table.state()["seats"][seat]["stand_in"] is None
        clock.passes(2)
        assert table.state()["seats"][seat]["stand_in"]["why"] == "clock"


def test_what_was_stored_after_the_last_note_counts_too() -> None:
    openings = Openings(((0.0, 50.0), (100.0, 150.0)), 200.0)
    closed = [openings.closed_since(moment) for moment in (10.0, 60.0, 120.0, 170.0, 250.0)]
    assert closed == [100.0, 90.0, 50.0, 30.0, 0.0]
    assert ALWAYS_OPEN.closed_since(10.0) == 0.0


def test_a_clock_that_ran_out_while_nobody_asked(settings: Settings, clock: Time) -> None:
    with TestClient(create_app(settings, clock=clock)) as client:
        table = friends(client, pace=move_clock(DAY))
        seat = table.actor()
    clock.now += 2 * DAY
    with TestClient(create_app(settings, clock=clock)) as client:
        table = Guest(client, table.table, table.tokens)
        end = settled(table, lambda found: found["seats"][seat]["stand_in"] is not None)
        assert end["seats"][seat]["stand_in"]["why"] == "clock"


def test_times_that_no_longer_count_are_forgotten(timed: TestClient, clock: Time) -> None:
    table = friends(timed, pace=move_clock(30 * DAY))
    keeper = services(timed).timekeeper

    async def moves(count: int) -> None:
        async with services(timed).house.at(table.table) as found:
            for number in range(count):
                found.meta = replace(
                    found.meta, clocks=Clocks((DAY, DAY), clock.now + number, (0,))
                )
                keeper.notice(found)

    in_house(timed, moves, 500)
    assert len(keeper._queue) < 200
    clock.passes(DAY + 501)
    assert table.state()["seats"][0]["stand_in"]["why"] == "clock"


# --- absence, leaving and coming back ---


def test_the_computer_plays_for_somebody_who_is_away(timed: TestClient, clock: Time) -> None:
    table = friends(timed, pace={"absence": 120.0, "level": 1})
    away = table.actor()
    with connect(table, 1 - away) as socket:
        state(socket)
        clock.passes(119)
        assert table.state(1 - away)["seats"][away]["stand_in"] is None
        clock.passes(2)
        told = state(socket)["seats"][away]["stand_in"]
        assert told == {"level": 1, "why": "absent", "back": True}
        settled(table, lambda found: found["waiting_for"] == [1 - away])
        assert key(table.act(away, "steal w")) == (409, "error-stand-in")
        assert table.post("/return", None, away).status_code == 200
        while (found := state(socket))["seats"][away]["stand_in"] is not None:
            pass
        assert found["seats"][away]["kind"] == "person"


def test_who_is_here_or_sends_something_is_not_away(timed: TestClient, clock: Time) -> None:
    table = friends(timed, pace={"absence": 120.0})
    asked = table.actor()
    with connect(table, 1 - asked) as other:
        state(other)
        clock.passes(119)
        table.state(asked)  # a program that looks now and then
        clock.passes(2)
        assert table.state()["seats"][asked]["stand_in"] is None
        with connect(table, asked) as socket:
            state(socket)
            clock.passes(1000)
            assert table.state()["seats"][asked]["stand_in"] is None


def test_nobody_is_away_where_nobody_waits(timed: TestClient, clock: Time) -> None:
    table = friends(timed, pace={"absence": 120.0})
    clock.passes(10_000)
    assert [seat["stand_in"] for seat in table.state()["seats"]] == [None, None]


def test_absence_goes_on_after_a_restart(settings: Settings, clock: Time) -> None:
    with TestClient(create_app(settings, clock=clock)) as client:
        table = friends(client, pace={"absence": 120.0})
        away = table.actor()
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = client
        table = Guest(client, table.table, table.tokens)
        with connect(table, 1 - away) as socket:
            state(socket)
            clock.passes(121)
            assert state(socket)["seats"][away]["stand_in"]["why"] == "absent"
    with TestClient(create_app(settings, clock=clock)) as client:
        table = Guest(client, table.table, table.tokens)
        assert table.state()["seats"][away]["stand_in"]["why"] == "absent"
        assert table.post("/return", None, away).status_code == 200


def test_leaving_and_coming_back(timed: TestClient) -> None:
    table = friends(timed)
    seat = table.actor()
    assert table.post("/leave", None, seat).status_code == 200
    assert table.post("/leave", None, seat).status_code == 200
    settled(table, lambda found: found["waiting_for"] == [1 - seat])
    assert table.state()["seats"][seat]["stand_in"] == {"level": 2, "why": "left", "back": True}
    assert table.post("/resign", {}, seat).json()["error"]["key"] == "error-stand-in"
    assert table.post("/return", None, seat).status_code == 200
    assert table.state()["seats"][seat]["stand_in"] is None
    assert key(table.post("/leave")) == (401, "error-seat-token")


def test_a_stand_in_agrees_to_every_take_back(timed: TestClient) -> None:
    table = friends(timed, options={"ambush_nugget": "choice"})
    seat = table.actor()
    table.act(seat)
    table.post("/leave", None, 1 - seat)
    settled(table, lambda found: found["waiting_for"] == [seat])
    assert table.post("/undo", {"request": click()}, seat).json()["done"]
