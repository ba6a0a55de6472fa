"""What a table keeps is limited before it is stored; it can be read again, and plays to its end."""

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.core.match import Match
from highnoon.core.record import LONGEST, Record
from highnoon.server.table import capacity
from highnoon.server.table.capacity import Capacity
from highnoon.server.wire.refusals import Refused
from tests.server.guests import Guest, friends, in_house, key, services


def asleep(table: Guest) -> None:
    """Let the table leave memory: whoever comes next has it read from the store."""
    in_house(table.client, services(table.client).house.forget_idle, -1, -1)
    assert services(table.client).house.awake == 0


def full(table: Guest, path: str, body: dict[str, Any], seat: int) -> Any:
    answer = None
    for _ in range(50):
        answer = table.post(path, body, seat)
        if answer.status_code != 200:
            break
    return answer


@pytest.mark.parametrize(
    ("path", "body", "limit", "refusal"),
    [
        ("/pencil", {"text": "x" * 500}, "PLANS", "error-plans-full"),
        ("/say", {"text": "\u20ac" * 500}, "TALK", "error-talk-full"),
    ],
)
def test_words_end_where_the_room_ends(
    fresh: TestClient, monkeypatch: pytest.MonkeyPatch,
    path: str, body: dict[str, Any], limit: str, refusal: str,
) -> None:  # fmt: skip
    monkeypatch.setattr(capacity, limit, 4_000)
    table = friends(fresh)
    assert key(full(table, path, body, 0)) == (409, refusal)
    assert table.post(path, body, 1).status_code == 200
    asleep(table)
    assert key(table.post(path, body, 0)) == (409, refusal)
    table.play()
    assert table.state()["result"] is not None
    assert Record.loads(table.get("/record").content).lines[-1].keys() == {"end"}


def test_the_reader_takes_all_that_a_table_can_write(
    fresh: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("highnoon.core.record", "highnoon.server.table.capacity"):
        monkeypatch.setattr(f"{module}.LONGEST", 60_000)
    monkeypatch.setattr(capacity, "RESERVE", 40_000)
    table = friends(fresh)
    assert key(full(table, "/pencil", {"text": '"' * 500}, 0)) == (409, "error-plans-full")
    asleep(table)
    table.play()
    assert table.state()["result"] is not None
    asleep(table)
    assert table.state()["result"] is not None


def test_taking_back_for_ever_ends(fresh: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capacity, "TAKE_BACKS", 3)
    table = Guest.open(fresh, "me", "local")
    seat = table.actor()
    for _ in range(3):
        assert table.act(seat).status_code == 200
        assert table.post("/undo", {}, seat).json()["done"]
    asleep(table)
    assert table.act(seat).status_code == 200
    assert key(table.post("/undo", {}, seat)) == (409, "error-undo-full")
    assert table.post("/resign", {}, seat).status_code == 200


def test_changing_ones_mind_for_ever_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capacity, "EXCHANGES", 20)
    match = Match.new("desperados", {"players": 3}, seed=4)
    kept = Capacity(match, "")
    rng = random.Random(1)
    refused = 0
    for _ in range(4_000):
        if match.over:
            break
        seat = rng.choice([seat for seat in match.seats if match.legal_actions(seat)])
        asked = seat in match.actors()
        if not asked and kept.decided(seat) >= 20:
            with pytest.raises(Refused) as full:
                kept.check_decision(seat)
            assert full.value.reason.key == "error-exchange-full"
            refused += 1
            seat = min(match.actors())
        kept.check_decision(seat)
        before = len(match.log)
        match.play(seat, rng.choice(match.legal_actions(seat)))
        kept.keep(match.log[before:])
    assert match.over
    assert refused


def test_a_table_that_changed_too_often_only_plays(
    fresh: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = friends(fresh)
    monkeypatch.setattr(capacity, "CHANGES", 5)
    for n in range(5):
        table.post("/name", {"name": f"Ann {n}"}, 0)
    asleep(table)
    assert key(table.post("/name", {"name": "Bob"}, 0)) == (409, "error-changes-full")
    assert key(table.post("/say", {"text": "hi"}, 0)) == (409, "error-changes-full")
    assert key(table.post("/leave", {}, 0)) == (409, "error-changes-full")
    assert table.act(table.actor()).status_code == 200


def test_all_limits_together_stay_below_what_is_read() -> None:
    seats, header, cycle = 6, 64 * 1024, 2 * 1024
    words = seats * (capacity.TALK + capacity.PLANS)
    decided = seats * (capacity.EXCHANGES * 80 + capacity.TAKE_BACKS * cycle)
    assert header + words + decided < LONGEST - capacity.RESERVE
