"""Every door: other sites are not heard, every answer is protected, and every request counts."""

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from highnoon.server.app import create_app
from highnoon.server.http.guard import HEADERS
from highnoon.server.settings import Settings
from tests.server.guests import Guest, connect, key, services

OPEN = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "open"}]}
ODD_ORIGINS = ["https://evil.test", "null", "http://[", "http://[::1", "http://testserver.evil", ""]


@pytest.mark.parametrize("origin", ODD_ORIGINS)
@pytest.mark.parametrize("path", ["/api/tables", "/api/join", "/api/records", "/api/mine"])
def test_other_sites_cannot_post(client: TestClient, origin: str, path: str) -> None:
    headers = {"origin": origin, "content-type": "text/plain"}
    assert key(client.post(path, content=b"{}", headers=headers)) == (403, "error-foreign-page")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_browsers_tell_who_asks(client: TestClient, site: str) -> None:
    told = {"sec-fetch-site": site}
    assert key(client.post("/api/tables", json=OPEN, headers=told)) == (403, "error-foreign-page")
    assert client.get("/api/games", headers=told).status_code == 200


def test_our_own_page_and_programs_are_heard(client: TestClient) -> None:
    own = {"origin": "http://testserver", "sec-fetch-site": "same-origin"}
    assert client.post("/api/tables", json=OPEN, headers=own).status_code == 201
    assert client.post("/api/tables", json=OPEN).status_code == 201


@pytest.mark.parametrize("origin", ODD_ORIGINS)
def test_other_sites_open_no_line(client: TestClient, origin: str) -> None:
    table = Guest.open(client)
    with pytest.raises(WebSocketDisconnect), connect(table, 0, origin=origin):
        pass


def test_a_fault_is_answered_with_all_headers(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:

        async def broken(*_: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(services(client).house.store, "public", broken)
        answer = client.get("/api/tables")
        assert key(answer) == (500, "error-internal")
        assert HEADERS.items() <= dict(answer.headers).items()
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/api/games"),
        ("GET", "/api/tables/nowhere/aids"),
        ("POST", "/api/mine"),
    ],
)
@pytest.mark.usefixtures("spent_for_good")
def test_every_request_counts(settings: Settings, method: str, path: str) -> None:
    with TestClient(create_app(replace(settings, rate=1))) as client:
        body = {"seats": [{"table": "nowhere", "token": "x"}] * 5}
        told = [
            client.request(method, path, json=body if method == "POST" else None).status_code
            for _ in range(40)
        ]
        assert told[0] in (200, 404)
        assert told[-1] == 429


@pytest.mark.usefixtures("spent_for_good")
def test_asking_for_many_tables_costs_as_much(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=1))) as client:
        body = {"seats": [{"table": "nowhere", "token": "x"}] * 20}
        told = [client.post("/api/mine", json=body).status_code for _ in range(3)]
        assert told == [200, 429, 429]
