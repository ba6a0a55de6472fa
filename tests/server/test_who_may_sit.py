"""Who may sit down on an open seat: whoever is invited, or everybody in the house."""

from typing import Any

from starlette.testclient import TestClient

from tests.server.guests import Guest


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def listed(client: TestClient) -> dict[str, Any]:
    return {one["id"]: one for one in client.get("/api/tables").json()}


def test_whoever_watches_does_not_take_the_seat_of_a_friend(client: TestClient) -> None:
    table = Guest.open(client, "me", "open", public=True)
    assert table.state()["seats_open"] == "invited"
    assert listed(client)[table.table]["seats_open"] == "invited"
    assert key(table.post("/seats", {"name": "Stranger"})) == (403, "error-not-invited")
    assert table.state()["seats"][1]["kind"] == "open"
    assert table.join("Ann") == 1


def test_a_link_to_watch_is_no_invitation_either(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    assert key(table.post("/seats", {})) == (403, "error-not-invited")


def test_the_code_of_another_table_is_no_invitation(client: TestClient) -> None:
    table, other = Guest.open(client, "me", "open"), Guest.open(client, "me", "open")
    assert key(table.post("/seats", {"code": other.code})) == (403, "error-not-invited")
    assert key(table.post("/seats", {"code": "ZZZZZZ"})) == (404, "error-code-unknown")


def test_a_code_is_read_as_it_is_spoken(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    assert table.code is not None
    spoken = f" {table.code[:3].lower()} {table.code[3:]}"
    assert table.post("/seats", {"code": spoken}).json()["seat"] == 1


def test_seats_for_the_house_need_no_code_and_are_listed_while_free(client: TestClient) -> None:
    table = Guest.open(client, "me", "open", "open", game="moon-river", seats_open="house")
    assert listed(client)[table.table]["seats_open"] == "house"
    assert not listed(client)[table.table]["public"]
    assert table.post("/seats", {"name": "Ann", "seat": 2}).json()["seat"] == 2
    assert table.table in listed(client)
    assert table.post("/seats", {"name": "Bob"}).json()["seat"] == 1
    assert table.table not in listed(client)


def test_who_may_sit_is_remembered_by_the_house(client: TestClient) -> None:
    assert Guest.open(client, "me", "open", seats_open="house").state()["seats_open"] == "house"
    body = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "open"}], "seats_open": "all"}
    assert key(client.post("/api/tables", json=body)) == (400, "error-malformed")


def test_the_next_game_is_open_to_the_same_people(client: TestClient) -> None:
    table = Guest.open(client, seats_open="house")
    table.play()
    after = table.post("/rematch", {}, 0).json()["id"]
    assert Guest(client, after, table.tokens).state()["seats_open"] == "house"
