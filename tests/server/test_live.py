"""Live tables: what a page hears over its WebSocket."""

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from highnoon.server.app import create_app
from highnoon.server.http.routes import live
from highnoon.server.settings import Settings
from tests.databases import database_of
from tests.server.guests import Guest, click, connect, hear, key, state


def send_act(socket: WebSocketTestSession, seen: dict[str, Any], **more: Any) -> str:
    request = click()
    socket.send_json(
        {
            "type": "act",
            "seat": seen["viewer"],
            "action": seen["choices"][0]["action"] if seen["choices"] else "steal w",
            "version": seen["version"],
            "request": request,
        }
        | more
    )
    return request


def test_hello_brings_the_whole_table(client: TestClient) -> None:
    table = Guest.open(client)
    with connect(table, 0) as socket:
        seen = state(socket)
        assert seen["viewer"] == 0
        assert seen["seats"][0]["present"]
        assert {**seen, "seats": []} == {**table.state(0), "seats": []}


def test_both_players_and_watchers_follow_every_change(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    table.join()
    with connect(table, 0) as one, connect(table, 1) as two, connect(table) as watcher:
        sockets = {0: one, 1: two, -2: watcher}
        screens = {viewer: state(socket) for viewer, socket in sockets.items()}
        for _ in range(8):
            actor = screens[0]["waiting_for"][0]
            send_act(sockets[actor], screens[actor])
            for viewer, socket in sockets.items():
                old, new = screens[viewer], state(socket)
                assert new["version"] == old["version"] + len(new["log"])
                new["log"] = old["log"][: new["log_from"]] + new["log"]
                assert new["log"] == table.state()["log"]
                assert new["viewer"] == viewer
                screens[viewer] = new
        assert screens[-2]["choices"] == []


def test_a_decision_is_acknowledged_after_it_was_sent(client: TestClient) -> None:
    table = Guest.open(client)
    with connect(table, 0, 1) as socket:
        screens = {seen["viewer"]: seen for seen in (state(socket), state(socket))}
        actor = screens[0]["waiting_for"][0]
        request = send_act(socket, screens[actor])
        done = hear(socket, "done", "error")
        assert done == {
            "type": "done",
            "request": request,
            "version": screens[actor]["version"] + 1,
        }


def test_a_repeated_decision_is_acknowledged_again(client: TestClient) -> None:
    table = Guest.open(client)
    actor = table.actor()
    with connect(table, actor) as socket:
        seen = state(socket)
        request = send_act(socket, seen)
        first = hear(socket, "done")
        send_act(socket, seen, request=request)
        assert hear(socket, "done", "error") == first
    assert table.state(actor)["version"] == first["version"]


def test_a_taken_back_move_shortens_the_log(client: TestClient) -> None:
    table = Guest.open(client)
    actor = table.actor()
    with connect(table, actor) as socket:
        before = state(socket)
        send_act(socket, before)
        assert len(state(socket)["log"]) == 1
        table.post("/undo", {}, actor)
        after = state(socket)
        assert after["log_from"] == len(before["log"])
        assert after["log"] == []
        assert after["view"] == before["view"]


def test_presence_comes_and_goes(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    table.join()
    with connect(table, 0) as one:
        state(one)
        with connect(table, 1) as two:
            state(two)
            there = hear(one, "presence")
            while there["present"] != [True, True]:
                there = hear(one, "presence")
        assert hear(one, "presence")["present"] == [True, False]


def test_a_computers_thinking_is_shown(client: TestClient) -> None:
    table = Guest.open(client, "me", "bot:1")
    with connect(table, 0) as socket:
        seen = state(socket)
        while 1 not in seen["waiting_for"]:
            send_act(socket, seen)
            seen = state(socket)
        assert seen["thinking"] == [1]
        while 1 in seen["waiting_for"]:
            seen = state(socket)
        assert seen["thinking"] == []


def error_of(socket: WebSocketTestSession) -> str:
    found: str = hear(socket, "error")["error"]["key"]
    return found


NONSENSE = ("", "{", "[]", '"x"', '{"type":"dance"}', '{"type":"act"}', "\u0000", "9" * 5000)


def test_refusals_leave_the_line_open(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    table.join()
    with connect(table, 0) as socket:
        seen = state(socket)
        for text in (
            "",
            "{",
            "[]",
            '"x"',
            '{"type":"dance"}',
            '{"type":"act"}',
            "\u0000",
            "9" * 5000,
        ):
            socket.send_text(text)
            assert error_of(socket) == "error-malformed"
        socket.send_bytes(b"\xff\xfe")
        assert error_of(socket) == "error-malformed"
        send_act(socket, seen, seat=1)
        assert error_of(socket) == "error-foreign-seat"
        send_act(socket, seen, version=-5)
        assert error_of(socket) == "error-stale"
        send_act(socket, seen, action="dance")
        assert error_of(socket) == "longhorn-error-text"
        socket.send_json({"type": "ping"})
        assert hear(socket, "pong") == {"type": "pong"}
    assert table.state(0)["version"] == seen["version"]


def closed(table: Guest, hello: Any, path: str = "/live", **headers: str) -> tuple[str | None, int]:
    """The error's key and the code with which the server hangs up."""
    with table.client.websocket_connect(table.url(path), headers=headers) as socket:
        if hello is not None:
            socket.send_json(hello)
        return error_of(socket), hung_up(socket)


def hung_up(socket: WebSocketTestSession) -> int:
    """The code with which the server hangs up, after whatever it still says."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as gone:
        return gone.code


def test_who_is_hung_up_on(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Guest.open(client)
    nowhere = Guest(client, "no-such-table", {})
    assert closed(table, {"tokens": ["guess"]}) == ("error-seat-token", 4401)
    assert closed(nowhere, {"tokens": []}) == ("error-table-unknown", 4404)
    assert closed(table, {"hello": 1}) == ("error-malformed", 4400)
    monkeypatch.setattr(live, "HELLO_WITHIN", 0.05)
    assert closed(table, None) == ("error-no-hello", 4408)


def test_pages_of_other_origins_are_not_heard(client: TestClient, settings: Settings) -> None:
    table = Guest.open(client)
    with pytest.raises(WebSocketDisconnect), connect(table, 0, origin="https://evil.test"):
        pass
    with connect(table, 0, origin="http://testserver") as socket:
        state(socket)
    data = settings.data / "b"
    public = replace(
        settings,
        data=data,
        database=database_of(data),
        public_url="https://games.test/noon/",
    )
    with TestClient(create_app(public)) as proxied:
        table = Guest.open(proxied)
        with connect(table, 0, origin="https://games.test") as socket:
            state(socket)
        with pytest.raises(WebSocketDisconnect), connect(table, 0, origin="http://testserver"):
            pass


@pytest.mark.usefixtures("spent_for_good")
def test_a_chatterbox_is_hung_up_on(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=5))) as client:
        table = Guest.open(client)
        with connect(table, 0) as socket:
            for _ in range(50):
                socket.send_json({"type": "ping"})
            assert hung_up(socket) == 4429


def test_spectators_do_not_lock_players_out(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, most_watchers=1))) as client:
        table = Guest.open(client)
        with connect(table) as spectator:
            state(spectator)
            assert closed(table, {"tokens": []}) == ("error-watchers-full", 4429)
            waiting = table.get(f"?since={table.state()['version']}&wait=5")
            assert key(waiting) == (429, "error-watchers-full")
            with connect(table, 0) as player:
                assert state(player)["viewer"] == 0
                assert hear(spectator, "presence")["watching"] == 1


def test_a_full_house_makes_room_for_players(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, most_followers=4))) as client:
        table = Guest.open(client)
        with connect(table) as first, connect(table) as second, connect(table) as third:
            for one in (first, second, third):
                state(one)
            assert closed(table, {"tokens": []}) == ("error-house-full", 4503)
            with connect(table, 0) as player, connect(table, 1) as other:
                assert state(player)["viewer"] == 0
                assert state(other)["viewer"] == 1
                assert hear(first, "error")["error"]["key"] == "error-watchers-full"
                assert hung_up(first) == 4429


def test_a_seat_has_few_lines_and_the_newest_is_heard(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, seat_followers=2))) as client:
        table = Guest.open(client)
        with connect(table, 0) as first, connect(table, 0) as second, connect(table, 0) as third:
            state(second)
            state(third)
            assert hear(first, "error")["error"]["key"] == "error-look-replaced"
            assert hung_up(first) == 4409
            assert table.act(table.actor()).status_code == 200
            assert hear(second, "change")["state"]["viewer"] == 0
            assert hear(third, "change")["state"]["viewer"] == 0


def test_a_client_has_only_so_many_lines(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=100, client_followers=2))) as client:
        tables = [Guest.open(client) for _ in range(3)]
        with connect(tables[0]) as first, connect(tables[1]) as second:
            state(first)
            state(second)
            assert closed(tables[2], {"tokens": []}) == ("error-too-many", 4429)
            with connect(tables[2], 0) as player:
                assert state(player)["viewer"] == 0
                assert hung_up(first) == 4429


def test_lines_without_a_hello_make_room_for_new_ones(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=100, client_hellos=2))) as client:
        table = Guest.open(client)
        url = table.url("/live")
        with client.websocket_connect(url) as one, client.websocket_connect(url) as two:
            with connect(table, 0) as player:
                assert state(player)["viewer"] == 0
            assert hung_up(one) == 4408
            two.send_json({"tokens": []})
            assert state(two)["viewer"] == -2
