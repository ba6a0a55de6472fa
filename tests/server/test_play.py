"""Tables over HTTP: what people can do."""

import json

from starlette.testclient import TestClient

from highnoon import Record, replay
from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from tests.server.guests import Guest, click, connect, hear


def test_the_house_lists_its_games(client: TestClient) -> None:
    games = {game["key"]: game for game in client.get("/api/games").json()}
    assert games["longhorn"]["players"] == [2]
    assert [seat["key"] for seat in games["longhorn"]["seats"]["2"]] == ["eagle", "jessie"]
    assert 1 in games["longhorn"]["levels"]


def test_a_whole_match_on_one_device(client: TestClient) -> None:
    table = Guest.open(client)
    assert table.play() > 5
    end = table.state(0)
    assert sorted(end["result"]["places"]) in ([1, 1], [1, 2])
    assert end["waiting_for"] == []
    assert end["choices"] == []
    assert end["finished"] is not None


def test_a_friend_joins_by_code_and_the_code_expires(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    assert table.code is not None
    spoken = f" {table.code[:3].lower()} {table.code[3:]} "
    joined = client.post("/api/join", json={"code": spoken, "name": "Ann"}).json()
    assert (joined["id"], joined["seat"]) == (table.table, 1)
    table.tokens[1] = joined["token"]
    assert table.state(1)["viewer"] == 1
    assert table.state(0)["seats"][1]["name"] == "Ann"
    assert table.state(0)["code"] is None
    again = client.post("/api/join", json={"code": table.code})
    assert again.status_code == 404
    assert again.json()["error"]["key"] == "error-code-unknown"


def test_a_friend_joins_by_link_and_the_table_is_full(client: TestClient) -> None:
    table = Guest.open(client, "open", "me")
    assert table.join("Bo\u202eb\n b") == 0
    assert table.state()["seats"][0]["name"] == "Bob b"
    full = table.post("/seats", {})
    assert (full.status_code, full.json()["error"]["key"]) == (409, "error-table-full")


def test_the_code_is_shown_to_seats_only(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    assert table.state(0)["code"] == table.code
    assert table.state()["code"] is None


def test_the_same_request_is_answered_but_not_done_twice(client: TestClient) -> None:
    table = Guest.open(client)
    seat = table.actor()
    request = click()
    version = table.state(seat)["version"]
    action = table.state(seat)["choices"][0]["action"]
    body = {"action": action, "version": version, "request": request}
    first = table.post("/actions", body, seat)
    assert first.status_code == 200
    after = table.state(seat)["version"]
    assert table.post("/actions", body, seat).json() == first.json()
    assert table.state(seat)["version"] == after == first.json()["version"]


def test_a_decision_for_another_moment_is_stale(client: TestClient) -> None:
    table = Guest.open(client)
    seat = table.actor()
    old = table.state(seat)["version"]
    assert table.act(seat).status_code == 200
    late = table.act(table.actor(), version=old)
    assert (late.status_code, late.json()["error"]["key"]) == (409, "error-stale")


def test_taking_back_alone_needs_nobody(client: TestClient) -> None:
    table = Guest.open(client)
    seat = table.actor()
    before = table.state(seat)
    table.act(seat)
    assert table.state(seat)["undo"]["can"]
    answer = table.post("/undo", {"request": click()}, seat)
    assert answer.json() == {"done": True, "needs": []}
    after = table.state(seat)
    assert after["view"] == before["view"]
    assert after["version"] > before["version"]
    assert after["log"] == before["log"]


def start_between_friends(client: TestClient) -> tuple[Guest, int, int]:
    """Two devices; the first decision is made, then the other one's."""
    table = Guest.open(client, "me", "open", options={"ambush_nugget": "choice"})
    table.join()
    first = table.actor()
    table.act(first)
    assert table.actor() == 1 - first
    table.act(1 - first)
    return table, first, 1 - first


def test_taking_back_by_agreement(client: TestClient) -> None:
    table, asker, other = start_between_friends(client)
    moments = table.state()["moments"]
    asked = table.post("/undo", {"request": click()}, asker)
    assert asked.json() == {"done": False, "needs": [other]}
    undo = table.state(other)["undo"]
    assert (undo["asked_by"], undo["needs"]) == (asker, [other])
    assert table.post("/undo/answer", {"agree": True}, other).json() == {"done": True}
    assert table.state()["moments"] == moments - 2
    assert table.actor() == asker


def test_taking_back_refused(client: TestClient) -> None:
    table, asker, other = start_between_friends(client)
    moments = table.state()["moments"]
    table.post("/undo", {"request": click()}, asker)
    assert table.post("/undo/answer", {"agree": False}, other).json() == {"done": False}
    assert table.state()["moments"] == moments
    assert table.state()["undo"]["asked_by"] is None
    late = table.post("/undo/answer", {"agree": True}, other)
    assert late.json()["error"]["key"] == "error-undo-not-asked"


def test_a_request_to_take_back_ends_with_the_next_action(client: TestClient) -> None:
    table, asker, _ = start_between_friends(client)
    table.post("/undo", {"request": click()}, asker)
    table.act(table.actor())
    assert table.state()["undo"]["asked_by"] is None


def test_resigning(client: TestClient) -> None:
    table = Guest.open(client)
    assert table.state(0)["resign"]
    assert table.post("/resign", {"request": click()}, 0).json() == {"done": True}
    assert table.state()["result"]["places"] == [2, 1]
    assert table.post("/resign", {"request": click()}, 1).status_code == 409


def test_a_rematch_keeps_everybodys_key(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    table.join("Ann")
    early = table.post("/rematch", None, 0)
    assert (early.status_code, early.json()["error"]["key"]) == (409, "error-not-over")
    table.post("/resign", {}, 0)
    again = table.post("/rematch", None, 0).json()["id"]
    assert table.post("/rematch", None, 1).json()["id"] == again
    assert table.state(1)["rematch"] == again
    second = Guest(client, again, table.tokens)
    assert [second.state(seat)["viewer"] for seat in (0, 1)] == [0, 1]
    assert second.state()["seats"][1]["name"] == "Ann"
    assert second.play() > 5


def test_watching_without_a_seat(fresh: TestClient) -> None:
    table = Guest.open(fresh, public=True)
    seen = table.state()
    assert seen["viewer"] == -2
    assert seen["choices"] == []
    assert seen["mine"] == []
    assert [one["id"] for one in fresh.get("/api/tables").json()] == [table.table]


def test_tables_are_not_listed_unless_public(fresh: TestClient) -> None:
    Guest.open(fresh)
    assert fresh.get("/api/tables").json() == []


def test_talk_and_names(client: TestClient) -> None:
    table = Guest.open(client)
    assert table.post("/name", {"name": "  Eva "}, 0).json() == {}
    assert table.post("/say", {"text": "howdy\u0000 there"}, 0).status_code == 200
    state = table.state(1)
    assert state["seats"][0]["name"] == "Eva"
    assert state["talk"] == [{"n": 0, "by": 0, "text": "howdy there", "quick": None, "to": "all"}]


def test_a_record_goes_home_and_comes_back(client: TestClient) -> None:
    table = Guest.open(client)
    table.play()
    answer = table.get("/record")
    assert "attachment" in answer.headers["content-disposition"]
    match = replay(Record.loads(answer.text))
    assert match.over
    made = client.post("/api/records", content=answer.content)
    assert made.status_code == 201
    shown = Guest(client, made.json()["id"], {})
    assert shown.state()["result"] == table.state()["result"]
    assert {seat["kind"] for seat in shown.state()["seats"]} == {"record"}
    assert shown.post("/seats", {}).status_code == 409


def test_every_moment_can_be_seen_again(client: TestClient) -> None:
    table = Guest.open(client)
    table.play()
    end = table.state()
    assert table.get("/moments/0").json()["log"] == []
    for moment in (1, 20, end["moments"]):
        seen = table.get(f"/moments/{moment}").json()
        assert seen["log"][0]["events"] == end["log"][moment - 1]["events"]
    assert seen["view"] == end["view"]
    assert seen["result"] == end["result"]
    other = table.get(f"/moments/{moment}?as=1").json()
    assert other["view"]["viewer"] == 1
    assert table.get(f"/moments/{end['moments'] + 1}").json()["error"]["key"] == "error-no-moment"


def test_other_eyes_only_when_it_is_over(client: TestClient) -> None:
    table = Guest.open(client)
    refused = table.get("/moments/3?as=open")
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "error-not-over")
    assert table.get("/moments/3?as=nobody").status_code == 400
    assert table.get("/moments/3?as=0", 0).status_code == 200


def test_waiting_for_news(client: TestClient) -> None:
    table = Guest.open(client)
    version = table.state(0)["version"]
    assert table.get(f"?since={version}&wait=0.05", 0).json()["version"] == version
    table.act(table.actor())
    assert table.get(f"?since={version}&wait=20", 0).json()["version"] > version


def test_tables_survive_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        table = Guest.open(client, "me", "open")
        table.join("Ann")
        table.play(6)
        request = {"action": "", "version": 0, "request": click()}
        seat = table.actor()
        request["version"] = table.state(seat)["version"]
        request["action"] = table.state(seat)["choices"][0]["action"]
        answer = table.post("/actions", request, seat).json()
        before = [table.state(seat) for seat in (None, 0, 1)]
    with TestClient(create_app(settings)) as client:
        again = Guest(client, table.table, table.tokens)
        assert [again.state(seat) for seat in (None, 0, 1)] == before
        assert again.post("/actions", request, seat).json() == answer
        assert again.state(seat)["version"] == answer["version"]
        assert again.play() > 0


def test_answers_hold_the_log_in_words(client: TestClient) -> None:
    table = Guest.open(client)
    seat = table.actor()
    answer = table.act(seat).json()
    assert answer["log"] == table.state(seat)["log"][answer["log_from"] :]
    assert answer["log"][0]["events"][0]["phrase"]["key"] == "longhorn-event-started"
    assert json.dumps(answer)


def test_when_secrets_are_over_every_line_of_the_log_names_its_moment(client: TestClient) -> None:
    table = Guest.open(client, "me", "local", "local", game="desperados")
    table.play(12)
    assert all(line["moment"] is None for line in table.state(0)["log"])
    with connect(table, 0) as socket:
        hear(socket, "state")
        table.post("/resign", {}, 0)
        told = hear(socket, "change")["state"]
    assert told["log_from"] == 0
    moments = [line["moment"] for line in told["log"]]
    assert None not in moments
    assert moments == sorted(set(moments))
    assert moments[-1] <= told["moments"]
    assert table.state(0)["log"] == told["log"]
