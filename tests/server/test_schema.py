"""The schema is what is really sent."""

import json
import subprocess
import sys

import pytest
from starlette.testclient import TestClient

from highnoon import game, game_keys
from highnoon.server.schema import schema
from highnoon.server.wire import answers as models
from highnoon.server.wire import tables as table_models
from highnoon.server.wire.live import LiveMessage
from highnoon.server.wire.published import view_type
from tests.cases import Case, cases
from tests.server.guests import Guest


def test_every_view_is_described_field_by_field() -> None:
    found = schema()["components"]["schemas"]
    for key in game_keys():
        shape = view_type(key)
        assert set(found[shape.__name__]["properties"]) == set(shape.__annotations__)
    for name in ("TableState", "LiveMessage", "ClientMessage", "Hello", "ErrorAnswer"):
        assert name in found


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(schema())
    found = schema()["components"]["schemas"]
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(found)


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_what_is_sent_fits_the_schema(client: TestClient, case: Case) -> None:
    options = dict(case.options)
    players = game(case.key).info.read_options(options)["players"]
    table = Guest.open(client, *["me"] * players, game=case.key, options=options)
    table.play(12)
    for seat in (None, 0):
        table_models.TableState.model_validate(table.state(seat))
    answer = table.act(table.actor()).json()
    table_models.ActAnswer.model_validate(answer)
    with client.websocket_connect(table.url("/live")) as socket:
        socket.send_json({"tokens": [table.tokens[0]]})
        for _ in range(2):
            LiveMessage.model_validate(socket.receive_json())


def test_answers_fit_the_schema(client: TestClient) -> None:
    for one in client.get("/api/games").json():
        models.GameModel.model_validate(one)
    table = Guest.open(client, public=True)
    for one in client.get("/api/tables").json():
        table_models.PublicTable.model_validate(one)
    table.play()
    table_models.MomentState.model_validate(table.get("/moments/5").json())
    table_models.TableState.model_validate(table.state())
    refused = client.get("/api/tables/nowhere").json()
    models.ErrorAnswer.model_validate(refused)


def test_the_schema_can_be_written() -> None:
    command = [sys.executable, "-m", "highnoon.server.schema"]
    written = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert json.loads(written.stdout) == schema()
