"""Tables of Moon River with chosen boards and pieces of their own, over HTTP."""

from starlette.testclient import TestClient

from highnoon import Record, replay
from tests.games.moon_river.kits import FEW_KINDS
from tests.server.guests import Guest
from tests.server.test_bots import finished


def test_people_choose_their_boards_and_play_with_their_own_pieces(client: TestClient) -> None:
    options = {"players": 2, "boards": "legend", "scenario": "draw", "pieces": FEW_KINDS}
    table = Guest.open(client, "me", "local", game="moon-river", options=options)
    asked = table.state(0)
    assert [choice["action"] for choice in asked["choices"]] == [
        "board mary",
        "board wesley",
        "board calamity",
        "board jo",
    ]
    assert [free["key"] for free in asked["view"]["free_boards"]][-1] == "jo"
    table.play(60, seed=5)
    again = replay(Record.loads(table.get("/record").text))
    assert again.game.position_text(again.state) == table.state(0)["view"]["position"]
    assert again.options["pieces"] == FEW_KINDS


def test_computers_choose_and_play_too(client: TestClient) -> None:
    options = {"boards": "legend", "scenario": "gold", "pieces": FEW_KINDS}
    table = Guest.open(client, "bot:1", "bot:2", game="moon-river", options=options)
    finished(table)
    boards = [ranch["board"] for ranch in table.state()["view"]["ranches"]]
    assert len(set(boards)) == 2


def test_a_rematch_has_the_same_pieces_and_a_new_choice(client: TestClient) -> None:
    options = {"players": 2, "boards": "legend", "pieces": FEW_KINDS}
    table = Guest.open(client, "me", "local", game="moon-river", options=options)
    table.play(6, seed=6)
    assert table.post("/resign", None, 0).status_code == 200
    made = table.post("/rematch", {"seats": "rotate"}, 0)
    assert made.status_code in (200, 201)
    fresh = client.get(f"/api/tables/{made.json()['id']}").json()
    assert fresh["options"]["pieces"] == FEW_KINDS
    assert fresh["view"]["phase"] == "board"


def test_all_that_is_wrong_with_the_pieces_is_told(client: TestClient) -> None:
    wrong = FEW_KINDS.replace("count = 12", "count = 13").replace('"thief"', '"sheriff"')
    ask = {"game": "moon-river", "options": {"pieces": wrong}, "seats": [{"kind": "me"}] * 2}
    answer = client.post("/api/tables", json=ask)
    assert answer.status_code == 400
    assert "moon-river-data-missing" in answer.text
    assert "moon-river-data-sum" in answer.text
