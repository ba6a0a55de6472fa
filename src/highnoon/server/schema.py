"""The schema of everything the server says, for type generation.

python -m highnoon.server.schema > openapi.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, RootModel
from pydantic.json_schema import models_json_schema

from highnoon.server.app import create_app
from highnoon.server.http.published import published
from highnoon.server.settings import Settings
from highnoon.server.wire import live
from highnoon.server.wire.answers import ErrorAnswer
from highnoon.server.wire.asks import ClientMessage, Hello

REFS = "#/components/schemas/{model}"

Said: Any = published(live.LiveMessage)


class LiveMessage(RootModel[Annotated[Said, Field(discriminator="type")]]):
    """What the server says."""


def schema() -> dict[str, Any]:
    """OpenAPI, with the WebSocket's messages among the components."""
    found = create_app(Settings(data=Path("unused"))).openapi()
    _, said = models_json_schema(
        [
            (LiveMessage, "serialization"),
            (ClientMessage, "validation"),
            (Hello, "validation"),
            (published(ErrorAnswer), "serialization"),
        ],
        ref_template=REFS,
    )
    components = found.setdefault("components", {}).setdefault("schemas", {})
    for name, model in said["$defs"].items():
        components.setdefault(name, model)
    return found


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
