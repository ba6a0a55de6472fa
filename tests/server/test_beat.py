"""The beat: where secrets are kept, no computer and no clock tells by its time what is hidden."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from highnoon.bots import Choice
from highnoon.core import match
from highnoon.core.action import Action
from highnoon.core.view import PUBLIC, TableView
from highnoon.server.app import create_app
from highnoon.server.computer.computer import Computer
from highnoon.server.settings import Settings
from highnoon.server.table import requests, seats
from tests.databases import database_of
from tests.server.guests import Guest, connect, friends, hear, in_house, services
from tests.server.timed import Time, game_clock, move_clock
from tests.server.twins import Dice

BEAT = 0.5
TICK = 0.125
"""An eighth, so that every sum of ticks is exact and no beat falls beside one."""
STARTS = ("taos", "yuma", "yuma", "yuma", "tucson", "gallup", "phoenix")

_HOUSES = itertools.count()

Mind = Callable[[TableView[Any]], tuple[float, Action]]
"""How long a computer thinks about a view, and what it decides."""


def quick(view: TableView[Any]) -> tuple[float, Action]:
    """At once, and the first card."""
    return 0.0, _unseen(view)[0]


def slow(view: TableView[Any]) -> tuple[float, Action]:
    """The longer the more choices there are, and the last card."""
    return 0.01 * len(view.choices), _unseen(view)[-1]


def _unseen(view: TableView[Any]) -> list[Action]:
    """Choices that others cannot tell apart: what everybody sees is the same in all tests."""
    kinds = [choice.kind for choice in view.choices]
    if "place" in kinds:
        me, deputies = view.view["players"][view.viewer], view.view["deputies"]
        first = 3 + view.viewer if view.viewer else len(deputies) + (me["start"] is not None)
        return [Action("place", (STARTS[first],))]
    if "nothing" in kinds:
        return [Action("nothing")]
    return [choice for choice in view.choices if choice.kind != "ride"]


class Room:
    """A table whose computers think by the test's clock, and what each viewer heard, and when."""

    def __init__(self, client: TestClient, clock: Time, table: Guest) -> None:
        self.client, self.clock, self.table = client, clock, table
        self.heard: dict[int, list[tuple[float, str]]] = {}
        self._sockets: dict[int, WebSocketTestSession] = {}

    @contextmanager
    def watched_by(self, *viewers: int) -> Iterator[None]:
        if not viewers:
            yield
            return
        seats = [] if viewers[0] == PUBLIC else [viewers[0]]
        with connect(self.table, *seats) as socket, self.watched_by(*viewers[1:]):
            self._sockets[viewers[0]], self.heard[viewers[0]] = socket, []
            self.hear()  # the whole table has come before any time passes
            yield

    def passes(self, seconds: float) -> None:
        """Time passes a little at a time; whatever happens is heard when it happens.

        Only once every computer sleeps: one that reads the clock and lies down a moment later
        would else lie down by another time.
        """
        self.settle()
        for _ in range(round(seconds / TICK)):
            self.clock.passes(TICK)
            self.settle()
            self.hear()

    def hear(self) -> None:
        """Note what has come, and when."""
        for viewer, socket in self._sockets.items():
            self.heard[viewer] += [(self.clock.now, text) for text in _drained(socket)]

    def settle(self) -> None:
        """Until every computer sleeps by the test's clock, or has nothing to do."""
        computer = services(self.client).computer
        in_house(self.client, self.clock.until, lambda slept: slept == len(computer._playing))


def _drained(socket: WebSocketTestSession) -> list[str]:
    socket.send_json({"type": "ping"})
    heard: list[str] = []
    while json.loads(text := socket.receive_text())["type"] != "pong":
        heard.append(text)
    return heard


@contextmanager
def house(settings: Settings, mind: Mind) -> Iterator[tuple[TestClient, Time]]:
    """A server whose computers think as long as their mind says, by the test's clock."""
    clock = Time(1_800_000_000.0)

    async def thought(_: Computer, _ask: object, view: TableView[Any], *__: object) -> Choice:
        seconds, action = mind(view)
        await clock.sleep(seconds)
        return Choice(action)

    with pytest.MonkeyPatch.context() as patch:
        dice = Dice()
        for drawn in (seats, requests):
            patch.setattr(drawn, "secrets", dice)
        patch.setattr(match, "fresh_seed", lambda: 7)
        patch.setattr(Computer, "_thought", thought)
        data = settings.data / str(next(_HOUSES))
        chosen = replace(settings, beat=BEAT, data=data, database=database_of(data))
        with TestClient(create_app(chosen, clock=clock, sleep=clock.sleep)) as client:
            clock.client = client
            yield client, clock


Told = dict[int, list[tuple[float, str]]]


def against_a_gang(settings: Settings, mind: Mind, level: int, viewers: tuple[int, ...]) -> Told:
    """A person is the sheriff; everything that is heard in two moves, with its time."""
    with house(settings, mind) as (client, clock):
        gang = [f"bot:{level}"] * 3
        room = Room(client, clock, Guest.open(client, "me", *gang, game="desperados"))
        with room.watched_by(*viewers):
            for town in STARTS[:4]:
                room.table.act(0, f"place {town}")
            room.passes(10)
            for card in ("card santa-fe", "card taos"):
                assert room.table.act(0, card).status_code == 200
                room.passes(8)
        return room.heard


@pytest.mark.parametrize("level", [1, 5])
def test_how_long_the_gangs_computers_think_is_heard_by_nobody(
    settings: Settings, level: int
) -> None:
    one, other = (against_a_gang(settings, mind, level, (0, PUBLIC)) for mind in (quick, slow))
    assert one == other
    begun, length = 1_800_000_010.0, BEAT if level == 1 else 4 * BEAT
    phases = {
        phase: at - begun
        for at, text in reversed(one[0])
        if (state := json.loads(text).get("state")) and state["view"]["move"] == 1
        for phase in [state["view"]["phase"]]
    }
    # The first tick after the sheriff's card, then one beat for the cards, one for the decisions.
    assert phases["cards"] == pytest.approx(TICK)
    assert phases["heists"] == pytest.approx(length, abs=TICK)
    assert json.loads(one[0][-1][1])["state"]["view"]["move"] == 3


def test_all_the_gangs_computers_think_until_all_have_decided(settings: Settings) -> None:
    states = [
        json.loads(text).get("state") for _, text in against_a_gang(settings, slow, 1, (0,))[0]
    ]
    choosing = [one for one in states if one and one["view"]["phase"] in ("cards", "heists")]
    assert len(choosing) == 4
    for one in choosing:
        assert one["thinking"] == one["waiting_for"] == [1, 2, 3]


def against_a_sheriff(settings: Settings, mind: Mind) -> Told:
    """The sheriff is a computer; what the gang and the public hear of a move, with its time."""
    with house(settings, mind) as (client, clock):
        seats = ["bot:1", "me", "local", "local"]
        room = Room(client, clock, Guest.open(client, *seats, game="desperados"))
        with room.watched_by(1, PUBLIC):
            room.passes(6)
            for seat in (1, 2, 3):
                assert room.table.act(seat, f"place {STARTS[3 + seat]}").status_code == 200
            room.passes(6)
            for _, seat in itertools.product("ab", (1, 2, 3)):
                state = room.table.state(seat)
                assert state["view"]["phase"] in ("cards", "heists")
                room.table.act(seat, state["choices"][0]["action"])
            room.passes(6)
        return room.heard


def test_how_long_the_sheriffs_computer_thinks_is_heard_by_nobody(settings: Settings) -> None:
    one, other = (against_a_sheriff(settings, mind) for mind in (quick, slow))
    assert one == other
    assert len(one[PUBLIC]) > 8


def test_mates_hear_of_a_computers_decision_at_once(settings: Settings) -> None:
    with house(settings, quick) as (client, clock):
        room = Room(
            client, clock, Guest.open(client, "me", "local", *["bot:1"] * 2, game="desperados")
        )
        for town in STARTS[:4]:
            room.table.act(0, f"place {town}")
        room.table.act(1, f"place {STARTS[4]}")
        room.passes(5)
        room.table.act(0, "card santa-fe")
        room.settle()
        assert room.table.state(1)["waiting_for"] == [1]
        assert room.table.state(0)["waiting_for"] == [1, 2, 3]
        before = room.table.state(0)["version"]
        room.table.act(1)
        assert room.table.state(0)["version"] == before + 1
        assert room.table.state(0)["view"]["phase"] == "heists"


def test_open_games_wait_for_no_beat(settings: Settings) -> None:
    def first(view: TableView[Any]) -> tuple[float, Action]:
        return 0.0, view.choices[0]

    for game, count in (("longhorn", 2), ("moon-river", 2)):
        with house(settings, first) as (client, clock):
            room = Room(client, clock, Guest.open(client, *["bot:1"] * count, game=game))
            room.settle()
            assert room.table.state()["result"] is not None


def left_on_the_beat(settings: Settings, after: float, *, beat: bool) -> list[float]:
    """When the public hears of the gang's last card, sent so long after the one before it."""
    with house(settings, quick) as (client, clock):
        table = Guest.open(client, "me", *["local"] * 3, game="desperados")
        room = Room(client, clock, table)
        while table.state()["view"]["phase"] != "cards":
            table.act(table.actor())
        for seat in (2, 3):
            table.act(seat)
        with connect(table, 1) as mine, room.watched_by(PUBLIC):
            asked = table.state(1)
            heard: list[float] = []
            for tick in range(round(3 * BEAT / TICK)):
                if tick == round(after / TICK):
                    choice = {"action": asked["choices"][0]["action"], "version": asked["version"]}
                    mine.send_json(
                        {"type": "act", "seat": 1, "request": "only", "beat": beat, **choice}
                    )
                    if beat:
                        in_house(client, clock.until, lambda slept: slept == 1)
                    else:
                        hear(mine, "done")
                waited = len(clock.sleepers)
                clock.passes(TICK)
                if len(clock.sleepers) < waited:
                    hear(mine, "done")
                heard += [
                    tick * TICK
                    for text in _drained(room._sockets[PUBLIC])
                    if json.loads(text)["type"] == "change"
                ]
        return heard


def test_an_only_choice_leaves_on_the_beat_however_soon_it_is_made(settings: Settings) -> None:
    soon, late = (left_on_the_beat(settings, after, beat=True) for after in (0.0, 2 * TICK))
    assert soon == late
    assert left_on_the_beat(settings, 0.0, beat=False) != soon


# --- clocks and absence ---


def choosing(client: TestClient, **pace: Any) -> Guest:
    """Four people of whom the gang is to lay its cards."""
    table = friends(client, 4, game="desperados", pace=pace)
    while table.state()["view"]["phase"] != "cards":
        table.act(table.actor())
    return table


@pytest.mark.parametrize("pace", [game_clock(900, 5), move_clock(900)])
def test_others_see_the_gangs_clocks_as_if_each_had_decided_last(
    timed: TestClient, clock: Time, pace: dict[str, Any]
) -> None:
    table = choosing(timed, **pace)
    before = table.state()["clocks"]
    assert before["running"] == [1, 2, 3]
    for seat in (3, 1):
        clock.passes(20)
        table.act(seat)
        table.act(seat)
        assert table.state()["clocks"] == table.state(0)["clocks"] == before
    assert table.state(1)["clocks"]["running"] == [2]
    clock.passes(20)
    table.act(2)
    seen, own = table.state(0)["clocks"], table.state(2)["clocks"]
    assert seen["running"] == own["running"] == [1, 2, 3]
    assert seen["at"] == own["at"] == clock.now
    if pace["clock"]["kind"] == "game":
        used = [a - b + 5 for a, b in zip(before["left"], seen["left"], strict=True)]
        assert used[1:] == [60, 60, 60]
        assert [a - b for a, b in zip(own["left"], seen["left"], strict=True)] == [0, 20, 0, 40]
    else:
        assert seen["left"][1:] == own["left"][1:] == [900, 900, 900]


@pytest.mark.parametrize("decided", [(), (2,), (2, 3)])
def test_the_computer_steps_in_for_the_absent_whether_or_not_they_have_decided(
    timed: TestClient, clock: Time, decided: tuple[int, ...]
) -> None:
    table = choosing(timed, absence=120.0)
    for seat in decided:
        table.act(seat)
    with connect(table, 1) as socket:
        socket.receive_json()
        for _ in range(3):
            clock.passes(121)
        stand_ins = [
            seat["stand_in"] and seat["stand_in"]["why"] for seat in table.state()["seats"]
        ]
        assert stand_ins[1:] == [None, "absent", "absent"]
