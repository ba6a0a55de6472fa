"""The deal of the day: the same deal and seat for everybody, against computers of a level."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from highnoon.core.registry import keys
from highnoon.server.computer.computer import Computer
from tests.server.test_pocket import Guest, Memory
from tests.server.timed import Time, never
from tests.server.witness import Witness

REQUEST = "a-request-of-my-own"


def opened(client: Witness, game: str, **more: Any) -> Any:
    answer = client.post(f"/api/daily/{game}", json={"level": 1, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    (token,) = made["tokens"].values()
    state = client.get(
        f"/api/tables/{made['id']}", headers={"authorization": f"Bearer {token}"}
    ).json()
    return made, state


def test_everybody_has_the_same_deal_and_seat_until_midnight(
    timed: Witness, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Computer, "_thought", never)  # what lies there is the deal alone
    told = {one["game"]: one for one in timed.get("/api/daily").json()}
    assert list(told) == list(keys())
    for game, deal in told.items():
        (one, mine), (_, theirs) = opened(timed, game, name="Ann"), opened(timed, game)
        assert list(one["tokens"]) == [str(deal["seat"])]
        assert mine["options"] == theirs["options"] == {**mine["options"], **deal["options"]}
        assert mine["view"] == theirs["view"]
        kinds = [seat["kind"] for seat in mine["seats"]]
        assert kinds == ["person" if n == deal["seat"] else "bot" for n in range(len(kinds))]
        assert [seat["key"] for seat in mine["seats"]] == [seat["key"] for seat in deal["seats"]]
        assert not mine["hints"]
    clock.now += 24 * 3600
    tomorrow = timed.get("/api/daily").json()
    assert all(one["day"] > told[one["game"]]["day"] for one in tomorrow)
    assert all(one["code"] != told[one["game"]]["code"] for one in tomorrow)


def test_a_lost_answer_is_asked_for_again(timed: Witness) -> None:
    first, _ = opened(timed, "longhorn", request=REQUEST)
    again, _ = opened(timed, "longhorn", request=REQUEST)
    assert first == again


def test_a_level_that_there_is_not_is_refused(timed: Witness) -> None:
    refused = timed.post("/api/daily/longhorn", json={"level": 99})
    assert refused.json()["error"]["key"] == "error-level-unknown"
    assert timed.post("/api/daily/checkers", json={}).status_code == 400


def test_par_is_told_where_it_is_known(timed: Witness, clock: Time) -> None:
    for _ in range(3):
        longhorn, *others = timed.get("/api/daily").json()
        assert longhorn["game"] == "longhorn"
        assert longhorn["par"]["by"] == "proof"
        for deal in others:
            assert deal["par"]["by"] == "level"
            assert len(deal["par"]["scores"]) == len(deal["seats"])
        clock.now += 24 * 3600


def test_a_device_has_the_deal_of_the_day_too(client: Witness) -> None:
    async def here() -> None:
        guest = Guest(Memory())
        assert await guest.call("GET", "daily") == (200, client.get("/api/daily").json())
        status, made = await guest.call("POST", "daily/longhorn", {"level": 1, "name": "Ann"})
        assert status == 201
        assert made["id"].startswith("here-")

    asyncio.run(here())
