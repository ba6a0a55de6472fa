"""Two thousand odd requests and messages to a real server; `make fuzz` sends a hundred thousand."""

from pathlib import Path

from highnoon.server.schema import schema
from tests.fuzz.run import fuzz


def test_whatever_is_asked_is_answered(tmp_path: Path) -> None:
    found = fuzz(tmp_path, 2_000, seed=17)
    assert not found.wrong, "\n".join(found.wrong[:10])
    assert found.said > 100
    assert {200, 201, 400, 401, 403, 404, 405, 409} <= found.answers.keys()
    routes = {
        f"{method.upper()} {path}" for path, ways in schema()["paths"].items() for method in ways
    }
    assert routes <= found.routes.keys()
