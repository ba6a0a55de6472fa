"""Limits: short codes cannot be guessed by trying, and nobody can flood the house."""

from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.http.guesses import Guesses
from highnoon.server.http.limits import Limit
from highnoon.server.http.networks import home, neighbourhood
from highnoon.server.settings import Settings
from highnoon.server.table.seats import LETTERS, new_code, new_token, read_code, token_hash
from highnoon.server.wire.refusals import Refused
from tests.databases import kept_in
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


@pytest.mark.parametrize(
    ("address", "client", "around"),
    [
        ("203.0.113.77", "203.0.113.77/32", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.77/32", "203.0.113.0/24"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("testclient", "testclient", "testclient"),
    ],
)
def test_a_client_is_a_network(address: str, client: str, around: str) -> None:
    assert home(address) == client
    assert neighbourhood(address) == around


@pytest.mark.usefixtures("spent_for_good")
def test_all_addresses_of_a_network_are_one_client(settings: Settings) -> None:
    app = create_app(replace(settings, rate=5))
    with TestClient(app) as client:
        codes = []
        for n in range(40):
            client._transport.client = (f"2001:db8::{n:x}", 5)  # type: ignore[attr-defined]
            codes.append(client.post("/api/tables", json={}).status_code)
        assert codes[0] == 400
        assert codes[-1] == 429


def guess(guesses: Guesses, address: str) -> str:
    """How a try with a wrong code ends: `wrong`, or `wait`."""
    try:
        with guesses.trying(address):
            raise Refused(404, "error-code-unknown")
    except Refused as error:
        return "wrong" if error.status == 404 else "wait"


def test_wrong_codes_wait_longer_each_time() -> None:
    clock = Clock()
    guesses = Guesses(1 / 600, clock)
    tried = 0
    for _ in range(24 * 3600):
        tried += guess(guesses, "203.0.113.7") == "wrong"
        clock.now += 1
    assert 100 < tried < 200


def test_another_address_of_the_same_network_is_no_fresh_guesser() -> None:
    guesses = Guesses(1 / 600, Clock())
    told = [guess(guesses, f"2001:db8:0:{n % 256:x}::{n:x}") for n in range(400)]
    assert told.count("wrong") <= 40
    told = [guess(guesses, f"198.51.100.{n % 256}") for n in range(400)]
    assert told.count("wrong") <= 40
    assert guess(guesses, "192.0.2.1") == "wrong"


def test_guesses_at_the_same_moment_count() -> None:
    guesses = Guesses(1 / 600, Clock())
    with ExitStack() as under_way:
        for _ in range(10):
            under_way.enter_context(guesses.trying("192.0.2.1"))
        assert guess(guesses, "192.0.2.1") == "wait"
    assert guess(guesses, "192.0.2.1") == "wrong"


def test_right_codes_cost_nothing_behind_one_address() -> None:
    guesses = Guesses(1 / 600, Clock())
    for _ in range(8):
        assert guess(guesses, "192.0.2.1") == "wrong"
    for _ in range(1000):
        with guesses.trying("192.0.2.1"):
            pass


def test_a_house_that_is_guessed_at_gives_one_try_to_a_network() -> None:
    guesses = Guesses(1 / 600, Clock())
    for n in range(400):
        guess(guesses, f"10.{n}.0.1" if n < 256 else f"11.{n - 256}.0.1")
    assert guess(guesses, "192.0.2.1") == "wrong"
    assert guess(guesses, "192.0.2.1") == "wait"
    with guesses.trying("198.51.100.1"):
        pass


def test_codes_cannot_be_guessed_by_trying(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, join_rate=1 / 600))) as client:
        table = Guest.open(client, "me", "open")
        answers = [
            client.post("/api/join", json={"code": new_code()}).status_code for _ in range(40)
        ]
        assert answers.count(404) <= 13
        assert answers[-1] == 429
        right = client.post("/api/join", json={"code": table.code})
        assert right.status_code == 429
        assert right.json()["error"]["key"] == "error-code-wait"
        assert int(right.headers["retry-after"]) >= 1
        assert table.state()["seats"][1]["kind"] == "open"


@pytest.mark.usefixtures("spent_for_good")
def test_commands_are_limited(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=5))) as client:
        codes = [client.post("/api/tables", json={}).status_code for _ in range(40)]
        assert codes[0] == 400
        assert codes[-1] == 429


@pytest.mark.usefixtures("spent_for_good")
def test_looking_is_limited_too(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=1))) as client:
        codes = [client.get("/api/tables/nowhere").status_code for _ in range(60)]
        assert codes[0] == 404
        assert codes[-1] == 429
        assert services(client).house.awake == 0


@pytest.mark.usefixtures("spent_for_good")
def test_tables_are_not_opened_by_the_hundred(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=30))) as client:
        ask = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes = [client.post("/api/tables", json=ask).status_code for _ in range(60)]
        assert codes == [201] * 30 + [429] * 30


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
    kept = kept_in(settings.data)
    assert token_hash(table.tokens[0]).encode() in kept
    for token in table.tokens.values():
        assert token.encode() not in kept
    assert len({new_token() for _ in range(100)}) == 100
