"""The wire: what a browser received is what its seat may know, in every game of the house.

A twin of each match is played with every secret in sight; whatever the server sent is compared
with what the game's own views and events allow, and planted secrets are searched for.
"""

import json
import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon import Match, game
from highnoon.core.view import PUBLIC
from highnoon.server.table.seats import token_hash
from tests.cases import Case, cases
from tests.server.guests import Guest, click, services

DECISIONS = 60
LOOKS = 4
"""Everybody asks for the whole table after so many decisions; sockets tell of each."""


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def follow(client: TestClient, case: Case) -> tuple[Guest, Match]:
    """A table of this case, and the match behind it."""
    options = dict(case.options)
    players = game(case.key).info.read_options(options)["players"]
    table = Guest.open(client, *["me"] * players, game=case.key, options=options)
    found = services(client).house._places[table.table].table
    assert found is not None
    return table, found.match


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_only_views_leave(client: TestClient, case: Case) -> None:
    table, match = follow(client, case)
    rng = random.Random(5)
    sockets = {}
    for viewer in (*match.seats, PUBLIC):
        socket = client.websocket_connect(table.url("/live"))
        socket.__enter__()
        tokens = [] if viewer == PUBLIC else [table.tokens[viewer]]
        socket.send_json({"tokens": tokens})
        sockets[viewer] = socket
    received: dict[int, list[dict[str, Any]]] = {viewer: [] for viewer in sockets}
    try:
        for number in range(DECISIONS):
            if match.over:
                break
            seat = rng.choice(sorted(match.actors()))
            action = match.game.action_text(rng.choice(match.legal_actions(seat)))
            body = {"action": action, "version": match.version(seat), "request": click()}
            answer = table.post("/actions", body, seat)
            assert answer.status_code == 200
            check_answer(match, seat, answer.json())
            for viewer, socket in sockets.items():
                fresh = drain(socket)
                received[viewer] += fresh
                for message in fresh:
                    check_change(match, viewer, message)
                if number % LOOKS == 0:
                    check_state(match, viewer, table.get("", None if viewer < 0 else viewer).json())
        for viewer, messages in received.items():
            check_messages(match, viewer, messages)
    finally:
        for socket in sockets.values():
            socket.__exit__(None, None, None)


def drain(socket: Any) -> list[dict[str, Any]]:
    """All that has been sent by now."""
    socket.send_json({"type": "ping"})
    messages = []
    while (message := socket.receive_json())["type"] != "pong":
        messages.append(message)
    return messages


def allowed_events(match: Match, viewer: int) -> list[Any]:
    found: list[Any] = plain([[event.kind, event.data] for event in match.events(viewer)])
    return found


def check_state(match: Match, viewer: int, state: dict[str, Any]) -> None:
    """A state holds the game's view for this viewer, and nothing beyond the events he saw."""
    assert state["view"] == plain(match.game.view(match.state, viewer))
    assert state["version"] == match.version(viewer)
    choices = [match.game.action_text(action) for action in match.legal_actions(viewer)]
    assert [choice["action"] for choice in state["choices"]] == choices
    events = [[event["kind"], event["data"]] for line in state["log"] for event in line["events"]]
    assert events == allowed_events(match, viewer)
    if match.game.info.hidden and not match.over:
        assert state["moments"] is None
    assert str(match.seed) not in json.dumps(state)


def check_change(match: Match, viewer: int, message: dict[str, Any]) -> None:
    """A message's view is the game's for this viewer, its log the end of what he saw."""
    if message["type"] == "change":
        state = message["state"]
        assert state["view"] == plain(match.game.view(match.state, viewer))
        check_answer(match, viewer, state)


def check_answer(match: Match, seat: int, answer: dict[str, Any]) -> None:
    allowed = allowed_events(match, seat)
    events = [[event["kind"], event["data"]] for line in answer["log"] for event in line["events"]]
    assert events == allowed[len(allowed) - len(events) :]
    assert answer["version"] == match.version(seat)


def check_messages(match: Match, viewer: int, messages: list[dict[str, Any]]) -> None:
    """What came over the socket is of this viewer, and no secret of the match is in it."""
    text = json.dumps(messages)
    assert str(match.seed) not in text
    states = [message["state"] for message in messages if "state" in message]
    assert states
    assert {state["viewer"] for state in states} == {viewer}
    assert {state["view"]["viewer"] for state in states} == {viewer}
    kinds = {message["type"] for message in messages}
    assert kinds <= {"state", "change", "presence", "thinking"}


HIDDEN = [case for case in cases() if case.game.info.hidden]


@pytest.mark.parametrize("case", HIDDEN, ids=lambda case: case.name)
def test_answers_do_not_depend_on_what_the_viewer_cannot_know(
    client: TestClient, case: Case
) -> None:
    """Secrets are exchanged for others behind the viewer's back: not a byte may change."""
    table, match = follow(client, case)
    rng = random.Random(7)
    exchanged = 0
    for number in range(DECISIONS):
        if match.over:
            break
        for viewer in (*match.seats, PUBLIC) if number % LOOKS == 0 else ():
            seat = None if viewer < 0 else viewer
            before, truth = table.get("", seat).content, match.state
            match.state = match.game.sample_state(match.game.view(truth, viewer), rng)
            exchanged += match.state != truth
            try:
                assert table.get("", seat).content == before
            finally:
                match.state = truth
        seat = rng.choice(sorted(match.actors()))
        action = match.game.action_text(rng.choice(match.legal_actions(seat)))
        body = {"action": action, "version": match.version(seat), "request": click()}
        assert table.post("/actions", body, seat).status_code == 200
    assert exchanged > 10


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_records_and_moments_do_not_tell_before_the_end(client: TestClient, case: Case) -> None:
    table, match = follow(client, case)
    text = table.get("/record").text
    assert str(match.seed) not in text
    moment = table.get("/moments/0")
    if match.game.info.hidden:
        assert moment.json()["error"]["key"] == "error-not-over"
        assert '"do"' not in text
    else:
        assert moment.status_code == 200


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_talk_to_the_own_side_stays_there(client: TestClient, case: Case) -> None:
    table, match = follow(client, case)
    table.post("/say", {"text": "PLANTED-SECRET", "to": "side"}, 0)
    side = match.game.side_of(0)
    for seat in match.seats:
        heard = "PLANTED-SECRET" in table.get("", seat).text
        assert heard == (match.game.side_of(seat) == side)
        assert ("PLANTED-SECRET" in table.get("/record", seat).text) <= heard
    for path in ("", "/record"):
        assert "PLANTED-SECRET" not in table.get(path).text


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_pencilled_plans_stay_on_their_side(client: TestClient, case: Case) -> None:
    table, match = follow(client, case)
    last = match.seats[-1]
    for text in ("PLANTED-FIRST", "PLANTED-SECOND"):
        assert table.post("/pencil", {"text": text}, last).status_code == 200
    side = match.game.side_of(last)
    for seat in match.seats:
        mate = match.game.side_of(seat) == side
        plans = [{"by": last, "text": "PLANTED-SECOND"}] if mate else []
        assert table.state(seat)["pencils"] == plans
        sides = {match.game.side_of(plan["by"]) for plan in table.state(seat)["plans"]}
        assert sides <= {match.game.side_of(seat)}
        assert ("PLANTED" in table.get("", seat).text) == mate
    for path in ("", "/record"):
        assert "PLANTED" not in table.get(path).text
    table.post("/pencil", {"text": ""}, last)
    assert table.state(last)["pencils"] == []


def test_beliefs_are_of_the_other_side_and_never_for_spectators(client: TestClient) -> None:
    table, match = follow(client, Case("desperados", {"players": 4}))
    rng = random.Random(8)
    while match.state.move < 3:
        seat = min(match.actors())
        action = match.game.action_text(rng.choice(match.legal_actions(seat)))
        body = {"action": action, "version": match.version(seat), "request": click()}
        assert table.post("/actions", body, seat).status_code == 200
    assert table.state()["belief"] == []
    assert [one["seat"] for one in table.state(0)["belief"]] == [1, 2, 3]
    for seat in (1, 2, 3):
        assert [one["seat"] for one in table.state(seat)["belief"]] == [0]


def test_nothing_that_leaves_holds_a_key_or_its_hash(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    table.join()
    table.play(4)
    for path in ("", "/record", "/moments/2"):
        for seat in (None, 0, 1):
            text = table.get(path, seat).text
            for token in table.tokens.values():
                assert token not in text
                assert token_hash(token) not in text
