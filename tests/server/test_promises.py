"""Plans that play themselves: only where their owner said so, and seen by nobody else."""

from __future__ import annotations

import time

from starlette.testclient import TestClient

from tests.server.guests import Guest, friends

SHERIFF, GREEN, RED = range(3)


def asked_for_cards(client: TestClient) -> Guest:
    """Three people, each on a device of their own, until the gang lays its first cards."""
    table = friends(client, 3, game="desperados")
    while table.state()["view"]["phase"] != "cards":
        table.act(table.actor())
    return table


def options(table: Guest, seat: int) -> list[str]:
    plan = next(one for one in table.state(seat)["plans"] if one["by"] == seat)
    found: list[str] = plan["steps"][plan["laid"]]["options"]
    return found


def laid(table: Guest, seat: int) -> list[str]:
    found: list[str] = table.state(seat)["view"]["players"][seat]["row"]
    return found


def until_laid(table: Guest, seat: int, count: int) -> None:
    until = time.monotonic() + 60
    while len(laid(table, seat)) < count:
        assert time.monotonic() < until, "the card is not laid"
        time.sleep(0.02)


def test_a_promised_card_is_laid_and_can_still_be_exchanged(client: TestClient) -> None:
    table = asked_for_cards(client)
    first, other = options(table, GREEN)[:2]
    table.post("/pencil", {"text": f"r1 {first} - - - -"}, GREEN)
    time.sleep(0.1)
    assert laid(table, GREEN) == []
    table.post("/pencil", {"text": f"r1 {first} - - - - auto"}, GREEN)
    until_laid(table, GREEN, 1)
    assert laid(table, GREEN) == [first]
    assert table.act(GREEN, f"card {other}").status_code == 200
    assert laid(table, GREEN) == [other]


def test_the_other_side_cannot_tell_a_promise_from_a_hand(client: TestClient) -> None:
    table = asked_for_cards(client)
    before = table.get("", SHERIFF).text
    first = options(table, GREEN)[0]
    table.post("/pencil", {"text": f"r1 {first} - - - - auto"}, GREEN)
    until_laid(table, GREEN, 1)
    assert table.get("", SHERIFF).text == before
    assert "auto" not in table.get("/record").text


def test_what_is_taken_back_is_not_done_again(client: TestClient) -> None:
    table = asked_for_cards(client)
    first = options(table, GREEN)[0]
    table.post("/pencil", {"text": f"r1 {first} - - - - auto"}, GREEN)
    until_laid(table, GREEN, 1)
    done = table.post("/undo", {"request": "take-back"}, GREEN)
    assert done.status_code == 200, done.text
    time.sleep(0.2)
    assert laid(table, GREEN) == []
