"""The schema of everything the server says, for type generation.

python -m highnoon.server.schema > openapi.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from highnoon.server.wire.answers import ErrorAnswer
from highnoon.server.wire.live import ClientMessage, Hello, LiveMessage

REFS = "#/components/schemas/{model}"


def schema() -> dict[str, Any]:
    """OpenAPI, with the WebSocket's messages among the components."""
    found = create_app(Settings(data=Path("unused"))).openapi()
    _, live = models_json_schema(
        [
            (LiveMessage, "serialization"),
            (ClientMessage, "validation"),
            (Hello, "validation"),
            (ErrorAnswer, "serialization"),
        ],
        ref_template=REFS,
    )
    components = found.setdefault("components", {}).setdefault("schemas", {})
    for name, model in live["$defs"].items():
        components.setdefault(name, model)
    return found


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
