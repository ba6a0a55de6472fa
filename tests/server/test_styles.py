"""The computer's styles at a table: offered by number, sat down, refused where a level has none."""

from typing import Any

from starlette.testclient import TestClient


def opened(client: TestClient, level: int) -> Any:
    ask = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
    return client.post("/api/tables", json=ask)


def test_the_house_offers_levels_with_a_style(client: TestClient) -> None:
    games = {game["key"]: game for game in client.get("/api/games").json()}
    assert games["longhorn"]["styles"] == [11, 12, 13, 14, 21, 22, 23, 24]


def test_a_bold_computer_sits_down(client: TestClient) -> None:
    table = opened(client, 21).json()
    state = client.get(f"/api/tables/{table['id']}").json()
    assert state["seats"][1]["level"] == 21


def test_a_style_that_a_level_does_not_have_is_refused(client: TestClient) -> None:
    refused = opened(client, 25)
    assert refused.status_code == 400
    assert refused.json()["error"]["key"] == "error-level-unknown"
