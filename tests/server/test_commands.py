"""A table's commands stand in one place, in one style."""

import inspect
import typing
from types import FunctionType

import pytest
from starlette.testclient import TestClient

from highnoon import Match
from highnoon.server.table import commands
from highnoon.server.table.changes import Change, Head, Meta, Nothing, Outcome, Repeated
from highnoon.server.table.requests import Click
from highnoon.server.table.seats import SeatInfo
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused
from tests.server.guests import Guest, click, key, measured


def test_every_command_takes_a_table_and_returns_an_outcome() -> None:
    for name in commands.__all__:
        command = getattr(commands, name)
        assert isinstance(command, FunctionType)
        first, *rest = inspect.signature(command).parameters.values()
        types = typing.get_type_hints(command)
        assert (first.name, types["table"]) == ("table", Table)
        assert types["return"] == Outcome, name
        assert "click" not in [one.name for one in rest[:-1]], f"{name}: the request comes last"
        assert command.__doc__


def test_all_public_functions_of_the_command_modules_are_commands() -> None:
    modules = (one for one in vars(commands).values() if inspect.ismodule(one))
    found = {
        name
        for module in modules
        if module.__name__.startswith(f"{commands.__name__}.")
        for name, one in vars(module).items()
        if isinstance(one, FunctionType) and one.__module__ == module.__name__ and name[0] != "_"
    }
    assert found == set(commands.__all__)


def table_for_two() -> Table:
    match = Match.new("longhorn", seed=1)
    head = Head("t", "longhorn", 1, "", dict(match.options), 1, False, False, 0.0)
    seats = (SeatInfo("person", device=0), SeatInfo("person", device=1))
    return Table(head, Meta(seats), match)


def test_what_is_so_already_changes_nothing() -> None:
    table = table_for_two()
    assert isinstance(commands.leave(table, 0), Change)
    assert commands.leave(table, 0) == Nothing()
    assert isinstance(commands.come_back(table, 0), Change)
    assert commands.come_back(table, 0) == Nothing()
    assert isinstance(commands.follow_with(table, "next"), Change)
    assert commands.follow_with(table, "another") == Nothing()
    assert table.meta.rematch == "next"
    assert table.seq == 3


def test_a_request_is_carried_out_once() -> None:
    table = table_for_two()
    seat = min(table.match.actors())
    action = table.match.game.action_text(table.match.legal_actions(seat)[0])
    request = Click.of("r", action)

    def act(at: Table, who: int) -> Outcome:
        return commands.act(at, who, action, at.match.version(who), request)

    first = table.once(seat, request, act)
    assert isinstance(first, Change)
    assert table.once(seat, request, act) == Repeated(first.reply)
    assert table.seq == 1
    with pytest.raises(Refused) as refused:
        table.once(seat, Click.of("r", "something else"), act)
    assert refused.value.reason.key == "error-request-reused"


def test_the_time_of_every_change_is_measured(fresh: TestClient) -> None:
    def count() -> float:
        (line,) = [
            one
            for one in measured(fresh).splitlines()
            if one.startswith("highnoon_change_seconds_count")
        ]
        return float(line.split()[1])

    table = Guest.open(fresh, "me", "me")
    before = count()
    seat, request = table.actor(), click()
    version = table.state(seat)["version"]
    assert table.act(seat, version=version, request=request).status_code == 200
    assert count() == before + 1
    refused = table.act(seat, "steal w", version=version + 7)
    assert key(refused) == (409, "error-stale")
    assert count() == before + 1, "nothing was stored"
