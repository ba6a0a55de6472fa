"""Limits: short codes cannot be guessed by trying, and nobody can flood the house."""

from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.errors import Refused
from highnoon.server.limits import Limit
from highnoon.server.seats import LETTERS, new_code, new_token, read_code, token_hash
from highnoon.server.settings import Settings
from tests.server.guests import Guest, services


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_limit_fills_again() -> None:
    clock = Clock()
    limit = Limit(rate=2, burst=3, clock=clock)
    for _ in range(3):
        limit.check("ann")
    with pytest.raises(Refused) as refused:
        limit.check("ann")
    assert refused.value.status == 429
    assert 0 < refused.value.retry_after <= 0.5
    limit.check("bob")
    clock.now += 0.5
    limit.check("ann")


def test_a_limit_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    limit = Limit(rate=1, burst=1, clock=clock)
    monkeypatch.setattr(Limit, "MOST", 10)
    for number in range(100):
        limit.check(f"client {number}")
        clock.now += 10
    assert len(limit._buckets) <= 10


def test_codes_cannot_be_guessed_by_trying(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, join_rate=10 / 60))) as client:
        table = Guest.open(client, "me", "open")
        answers = [
            client.post("/api/join", json={"code": new_code()}).status_code for _ in range(40)
        ]
        assert answers.count(404) <= 11
        assert answers[-1] == 429
        right = client.post("/api/join", json={"code": table.code})
        assert right.status_code == 429
        assert int(right.headers["retry-after"]) >= 1
        assert table.state()["seats"][1]["kind"] == "open"


def test_commands_are_limited(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=5))) as client:
        codes = [client.post("/api/tables", json={}).status_code for _ in range(40)]
        assert codes[0] == 400
        assert codes[-1] == 429


def test_looking_is_limited_too(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=1))) as client:
        codes = [client.get("/api/tables/nowhere").status_code for _ in range(60)]
        assert codes[0] == 404
        assert codes[-1] == 429
        assert services(client).house.awake == 0


def test_tables_are_not_opened_by_the_hundred(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=30))) as client:
        ask = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes = [client.post("/api/tables", json=ask).status_code for _ in range(60)]
        assert codes[:20] == [201] * 20
        assert 429 in codes


def test_codes_are_easy_to_read_and_hard_to_guess() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(set(code) <= set(LETTERS) and len(code) == 6 for code in codes)
    assert len(LETTERS) ** 6 > 10**9
    assert read_code(" ab-cd 2z\u00e9 ") == "ABCD2Z"


def test_only_hashes_of_keys_are_kept(fresh: TestClient, settings: Settings) -> None:
    table = Guest.open(fresh, "me", "open")
    table.join()
    table.play(5)
    kept = b"".join(
        file.read_bytes() for file in settings.data.iterdir() if file.name.startswith("highnoon.sq")
    )
    assert token_hash(table.tokens[0]).encode() in kept
    for token in table.tokens.values():
        assert token.encode() not in kept
    assert len({new_token() for _ in range(100)}) == 100
