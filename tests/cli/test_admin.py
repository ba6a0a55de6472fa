"""`highnoon admin`: a running house looked after from the terminal, over HTTP on loopback."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.http.secret import FILE
from highnoon.server.settings import Settings
from tests.cli.conftest import Command
from tests.server.guests import Guest, friends


@contextmanager
def listening(client: TestClient) -> Iterator[str]:
    """The server behind a client, on a port of this machine."""

    class Door(BaseHTTPRequestHandler):
        def _pass(self) -> None:
            size = int(self.headers.get("content-length") or 0)
            headers = {name: self.headers[name] for name in ("authorization", "content-type")}
            answer = client.request(
                self.command, self.path, content=self.rfile.read(size), headers=headers
            )
            self.send_response(answer.status_code)
            self.end_headers()
            self.wfile.write(answer.content)

        do_GET = do_POST = _pass  # noqa: N815  (named by the library)

        def log_message(self, *_: Any) -> None:
            return None

    door = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    thread = threading.Thread(target=door.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{door.server_port}/"
    finally:
        door.shutdown()
        thread.join()
        door.server_close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "house"


@pytest.fixture
def house(folder: Path) -> Iterator[TestClient]:
    settings = Settings(data=folder, workers=1, rate=0, beat=0)
    with TestClient(create_app(settings), client=("127.0.0.1", 1)) as found:
        yield found


def test_a_house_is_looked_after(highnoon: Command, house: TestClient, folder: Path) -> None:
    table = friends(house)
    table.post("/name", {"name": "Ann", "portrait": None}, 0)
    table.post("/say", {"text": "a rude word"}, 0)
    table.post("/report", {"n": 0}, 1)
    with listening(house) as url:

        def admin(*words: str) -> str:
            answer = highnoon("admin", *words, "--server", url, "--data", str(folder))
            assert answer.code == 0, answer.err
            return str(answer.out)

        assert "running tables: 1" in admin()
        (listed,) = admin("tables").splitlines()
        assert listed.split("\t")[0] == table.table
        assert "Ann" in listed
        assert "a rude word" in admin("reports")
        assert admin("remove", "1") == "Done.\n"
        assert admin("reports") == "There is nothing to list.\n"
        assert "removed" in admin("reports", "--all")
        admin("forget", table.table, "--names", "--seat", "0")
        assert table.state()["seats"][0]["name"] is None
        admin("close", table.table, "--why", "spam")
        assert table.get().status_code == 410
        assert json.loads(admin("tables", "--which", "closed", "--json"))[0]["id"] == table.table
        admin("reopen", table.table)
        assert table.get().status_code == 200
        admin("block", "203.0.113.0/24", "--hours", "2")
        assert "203.0.113.0/24" in admin("blocks")
        admin("unblock", "203.0.113.0/24")
        done = [line.split("\t")[2] for line in admin("audit").splitlines()]
        assert done[:3] == ["unblock", "block", "reopen"]


def test_a_new_secret_takes_the_place_of_the_old_one(
    highnoon: Command, house: TestClient, folder: Path
) -> None:
    old = (folder / FILE).read_text()
    answer = highnoon("admin", "new-secret", "--data", str(folder))
    assert answer.code == 0, answer.err
    assert (folder / FILE).read_text() != old
    assert (folder / FILE).stat().st_mode & 0o777 == 0o600
    with listening(house) as url:
        audit = highnoon("admin", "audit", "--server", url, "--data", str(folder))
        assert "new-secret" in audit.out
        (folder / FILE).write_text(old)
    Guest.open(house)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("dance",), "There is no action “dance”"),
        (("close",), "“close” needs to know what it is about"),
        (("tables",), "neither in HIGHNOON_OPERATOR nor in"),
        (("new-secret",), "there is no house"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    highnoon: Command, tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    answer = highnoon("admin", *words, "--data", str(tmp_path / "nowhere"))
    assert answer.code != 0
    assert told.casefold() in " ".join(answer.err.split()).casefold()


def test_a_house_that_does_not_answer(
    highnoon: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIGHNOON_OPERATOR", "a secret that is long enough")
    answer = highnoon("admin", "--server", "http://127.0.0.1:9")
    assert answer.code != 0
    assert "No house answers at http://127.0.0.1:9" in " ".join(answer.err.split())


def test_a_short_secret_is_refused(highnoon: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIGHNOON_OPERATOR", "short")
    answer = highnoon("serve")
    assert answer.code != 0
    assert "at least 16 characters" in " ".join(answer.err.split())
