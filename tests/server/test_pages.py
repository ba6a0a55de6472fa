"""The page: served with its headers, its base path, its cache and its size."""

import gzip
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.http.routes import pages
from highnoon.server.settings import Settings
from tests.server.guests import key

INDEX = """<!doctype html><html lang="en" data-base="/"><head>
<script type="module" src="./assets/main-1a2b.js"></script><link href="./icon.svg" rel="icon">
</head><body></body></html>"""


@pytest.fixture
def site(tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Settings:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "main-1a2b.js").write_text("export const howdy = 1;\n" * 100)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "app.webmanifest").write_text("{}")
    monkeypatch.setattr(pages, "STATIC", folder)
    return settings


def test_every_route_of_the_page_gets_the_index(site: Settings) -> None:
    with TestClient(create_app(site)) as client:
        for path in ("/", "/t/abc-_def", "/rules/longhorn", "/index.html"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert 'src="/assets/main-1a2b.js"' in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")


def test_an_address_that_leads_nowhere_gets_the_page_with_404(site: Settings) -> None:
    with TestClient(create_app(site)) as client:
        for path in (
            "/nosuch",
            "/rules/nosuch",
            "/learn/nosuch",
            "/t",
            "/t/a/b",
            "/open/longhorn/x",
            "/puzzles/checkers",
            "/puzzles/longhorn/abc/x",
        ):
            answer = client.get(path)
            assert answer.status_code == 404
            assert 'src="/assets/main-1a2b.js"' in answer.text
        for path in (
            "/rules",
            "/rules/",
            "/learn/longhorn",
            "/open/moon-river",
            "/g",
            "/g/",
            "/g/abc",
            "/games",
            "/daily",
            "/puzzles",
            "/puzzles/longhorn/abc",
            "/explorer/longhorn",
        ):
            assert client.get(path).status_code == 200


def test_hashed_files_are_kept_for_ever_and_packed(site: Settings) -> None:
    with TestClient(create_app(site)) as client:
        url = "/assets/main-1a2b.js"
        answer = client.get(url, headers={"accept-encoding": "gzip"})
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < 200
        plain = client.get(url, headers={"accept-encoding": "identity"})
        assert plain.text == answer.text
        same = client.get(url, headers={"if-none-match": answer.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert (
            client.get("/app.webmanifest")
            .headers["content-type"]
            .startswith("application/manifest+json")
        )
        assert client.get("/missing.js").status_code == 404
        assert client.get("/assets/../../settings.py").status_code == 404


def test_under_a_base_path(site: Settings) -> None:
    with TestClient(create_app(replace(site, public_url="https://games.test/noon"))) as client:
        for path in ("/noon/", "/noon/t/abc", "/t/abc"):  # with and without a proxy that cuts it
            text = client.get(path).text
            assert 'data-base="/noon/"' in text
            assert 'src="/noon/assets/main-1a2b.js"' in text
        assert client.get("/noon/api/games").status_code == 200
        assert client.get("/api/games").status_code == 200


def test_the_browser_is_told_to_be_strict(site: Settings) -> None:
    with TestClient(create_app(site)) as client:
        for path in ("/", "/api/games", "/api/nothing", "/healthz"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            # Compiling WASM is allowed: a table on the device needs it. Nothing else is.
            assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert client.get("/api/games").headers["cache-control"] == "no-store"


def test_without_a_built_page_it_is_said(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    with TestClient(create_app(settings)) as client:
        answer = client.get("/")
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "error-page-missing")


def test_packed_files_are_the_same_every_time() -> None:
    assert gzip.decompress(gzip.compress(b"x" * 600, 9, mtime=0)) == b"x" * 600


def operator(client: TestClient, address: str = "127.0.0.1") -> TestClient:
    """Somebody at another address who asks the same server, without starting it again."""
    return TestClient(client.app, client=(address, 1))


def test_health_and_metrics(fresh: TestClient) -> None:
    assert fresh.get("/healthz").json()["status"] == "ok"
    table = fresh.post("/api/tables", json={"game": "longhorn", "seats": [{"kind": "me"}] * 2})
    fresh.get(f"/api/tables/{table.json()['id']}")
    text = operator(fresh).get("/metrics").text
    assert 'route="/tables/{table_id}"' in text
    assert "highnoon_tables_awake 1.0" in text
    assert table.json()["id"] not in text


def test_metrics_are_for_the_operator(settings: Settings) -> None:
    """How often which route was asked would tell the sheriff of every secret exchange."""
    chosen = replace(settings, metrics_for="192.0.2.0/24, 2001:db8::7")
    with TestClient(create_app(chosen)) as client:
        for address in ("127.0.0.1", "::1", "192.0.2.77", "2001:db8::7"):
            assert operator(client, address).get("/metrics").status_code == 200
        for address in ("192.0.3.1", "2001:db8::8", "testclient"):
            assert key(operator(client, address).get("/metrics")) == (404, "error-not-found")
