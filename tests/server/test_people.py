"""Who plays: names and portraits at every door, and the next game with another level or deal."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.table.seats import PORTRAITS, SeatInfo
from tests.server.conftest import plain_settings
from tests.server.guests import Guest, key

LOOK = {"name": "Anna", "portrait": "owl"}
SHEET = Path(__file__).parents[2] / "web/src/lib/art/portraits.svg"
LISTED = Path(__file__).parents[2] / "web/src/lib/settings.svelte.ts"


def looks(state: Any) -> list[tuple[str | None, str | None]]:
    return [(seat["name"], seat["portrait"]) for seat in state["seats"]]


def opened(client: TestClient, *seats: dict[str, Any], game: str = "longhorn") -> Guest:
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    guest = Guest(client, made["id"], {int(n): one for n, one in made["tokens"].items()})
    guest.code = made["code"]
    return guest


def test_a_portrait_travels_with_the_seat(client: TestClient) -> None:
    table = opened(client, {"kind": "me", **LOOK}, {"kind": "open"})
    assert table.sit({"name": "Ben", "portrait": "horse"}).status_code == 200
    assert looks(table.state()) == [("Anna", "owl"), ("Ben", "horse")]
    mine = [{"table": table.table, "token": table.tokens[0]}]
    assert looks(client.post("/api/mine", json={"seats": mine}).json()[0])[0] == ("Anna", "owl")
    table.post("/resign", {}, 0)
    again = table.post("/rematch", {"seats": "rotate"}, 0).json()["id"]
    assert looks(Guest(client, again, table.tokens).state()) == [("Ben", "horse"), ("Anna", "owl")]


def test_a_name_alone_leaves_the_portrait(client: TestClient) -> None:
    table = opened(client, {"kind": "me", **LOOK}, {"kind": "local"})
    assert table.post("/name", {"name": "Ann"}, 0).status_code == 200
    assert looks(table.state())[0] == ("Ann", "owl")
    table.post("/name", {"name": "Ann", "portrait": "hound"}, 0)
    assert looks(table.state())[0] == ("Ann", "hound")
    table.post("/name", {"name": None, "portrait": None}, 0)
    assert looks(table.state())[0] == (None, None)


def test_joining_the_lobby_and_a_first_game_take_it_too(client: TestClient) -> None:
    table = opened(client, {"kind": "me"}, {"kind": "open"})
    seated = client.post("/api/join", json={"code": table.code, **LOOK}).json()
    assert looks(table.state())[seated["seat"]] == ("Anna", "owl")
    lesson = client.post("/api/lessons/longhorn", json=LOOK).json()
    assert ("Anna", "owl") in looks(Guest(client, lesson["id"], {}).state())
    body = {"game": "longhorn", "seats": [{"kind": "me", **LOOK}, {"kind": "open"}]}
    client.post("/api/tables", json={**body, "seats_open": "house"})
    assert looks(client.get("/api/tables").json()[0])[0] == ("Anna", "owl")


@pytest.mark.parametrize("found", ["dragon", "", "OWL", "<b>", "owl "])
def test_an_unknown_portrait_is_refused_at_every_door(client: TestClient, found: str) -> None:
    table = opened(client, {"kind": "me"}, {"kind": "open"})
    bad = {"name": "Kit", "portrait": found}
    refused = (400, "error-portrait-unknown")
    assert key(table.sit(bad)) == refused
    assert key(client.post("/api/join", json={"code": table.code, **bad})) == refused
    assert key(table.post("/name", bad, 0)) == refused
    assert key(client.post("/api/lessons/longhorn", json=bad)) == refused
    seats = [{"kind": "me", **bad}, {"kind": "open"}]
    assert key(client.post("/api/tables", json={"game": "longhorn", "seats": seats})) == refused
    assert looks(table.state()) == [(None, None), (None, None)]


def test_the_same_request_with_another_face_is_another_request(client: TestClient) -> None:
    table = opened(client, {"kind": "me"}, {"kind": "open"})
    ask = {"code": table.code, "request": "once-and-only-once", **LOOK}
    first = client.post("/api/join", json=ask).json()
    assert client.post("/api/join", json=ask).json() == first
    other = client.post("/api/join", json={**ask, "portrait": "horse"})
    assert key(other) == (409, "error-request-reused")


def test_seats_of_before_have_no_portrait() -> None:
    old = {"kind": "person", "level": None, "name": "Kit", "device": 0, "token": "x"}
    assert SeatInfo(**old).portrait is None  # type: ignore[arg-type]  # as the store reads it


def test_portraits_survive_a_restart(tmp_path: Path) -> None:
    settings = plain_settings(tmp_path)
    with TestClient(create_app(settings)) as client:
        table = opened(client, {"kind": "me", **LOOK}, {"kind": "local"})
    with TestClient(create_app(settings)) as client:
        assert looks(Guest(client, table.table, {}).state())[0] == ("Anna", "owl")


def test_the_page_draws_every_portrait() -> None:
    sheet, listed = SHEET.read_text("utf-8"), LISTED.read_text("utf-8")
    for portrait in PORTRAITS:
        assert f'id="p-{portrait}"' in sheet
        assert f"'{portrait}'" in listed
    assert all(f'id="level-{level}"' in sheet for level in range(6))
    assert len(PORTRAITS) == 12


# --- the next game ---


def deal(state: dict[str, Any]) -> Any:
    view = state["view"]
    return [(cell["place"], cell["token"], cell["cows"]) for cell in view["cells"]]


def test_the_same_deal_with_sides_swapped(client: TestClient) -> None:
    table = Guest.open(client)
    table.post("/name", {"name": "Ann"}, 0)
    before = table.state(0)
    early = table.post("/rematch", {"seats": "rotate", "deal": "same"}, 0)
    assert key(early) == (409, "error-not-over")
    table.post("/resign", {}, 0)
    answer = table.post("/rematch", {"seats": "rotate", "deal": "same"}, 0)
    assert answer.status_code == 200, answer.text
    second = Guest(client, answer.json()["id"], table.tokens)
    after = second.state(0)
    assert deal(after) == deal(before)
    assert after["waiting_for"] == before["waiting_for"]
    assert (before["viewer"], after["viewer"]) == (0, 1)
    # What is drawn from here on is not what was drawn then: the seed is another.
    ended = table.get("/record", 0).text.splitlines()[0]
    second.post("/resign", {}, 0)
    assert ended != second.get("/record", 0).text.splitlines()[0]


def test_the_same_opening_of_moon_river(client: TestClient) -> None:
    table = Guest.open(client, game="moon-river")
    before = table.state(0)["view"]
    table.post("/resign", {}, 0)
    answer = table.post("/rematch", {"seats": "rotate", "deal": "same"}, 0)
    view = Guest(client, answer.json()["id"], table.tokens).state(0)["view"]
    for part in ("here", "there", "scenario", "waiting_for"):
        assert view[part] == before[part], part


def test_a_deal_with_secrets_is_not_dealt_again(client: TestClient) -> None:
    table = Guest.open(client, "me", "local", "local", game="desperados")
    table.post("/resign", {}, 0)
    refused = table.post("/rematch", {"deal": "same"}, 0)
    assert key(refused) == (409, "error-deal-hidden")
    assert table.state()["rematch"] is None


def test_the_next_game_against_another_level(client: TestClient) -> None:
    table = Guest.open(client, "me", "bot:1")
    table.post("/resign", {}, 0)
    assert key(table.post("/rematch", {"level": 9}, 0)) == (400, "error-level-unknown")
    again = table.post("/rematch", {"level": 2}, 0).json()["id"]
    seats = Guest(client, again, table.tokens).state()["seats"]
    assert [seat["level"] for seat in seats] == [None, 2]
