"""The page's types come from the schema that this server has now."""

import json
from pathlib import Path

from highnoon.server.schema import schema

KEPT = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_kept_schema_is_current() -> None:
    """Otherwise: `make schema`."""
    assert json.loads(KEPT.read_text("utf-8")) == json.loads(json.dumps(schema()))
