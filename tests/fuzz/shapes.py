"""Values that a schema allows, with what is known of the house where a name tells what is meant."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Known = Callable[[str], Any]
"""A value for a field of this name that means something here, or None."""


class Shapes:
    """Makes values for the schemas of one OpenAPI document."""

    def __init__(self, document: dict[str, Any], rng: random.Random) -> None:
        self._schemas = document["components"]["schemas"]
        self._rng = rng

    def make(self, schema: dict[str, Any], name: str, known: Known) -> Any:
        """A value of this schema for a field of this name."""
        rng = self._rng
        if rng.random() < 0.9 and (found := known(name)) is not None:
            return found
        if "$ref" in schema:
            return self.make(self._schemas[schema["$ref"].rsplit("/", 1)[1]], name, known)
        for key in ("anyOf", "oneOf"):
            if key in schema:
                return self.make(rng.choice(schema[key]), name, known)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        return self._plain(schema, name, known)

    def _plain(self, schema: dict[str, Any], name: str, known: Known) -> Any:
        rng, kind = self._rng, schema.get("type")
        if kind == "object":
            wanted = set(schema.get("required", ()))
            return {
                key: self.make(one, key, known)
                for key, one in schema.get("properties", {}).items()
                if key in wanted or rng.random() < 0.6
            }
        if kind == "array":
            count = rng.randint(schema.get("minItems", 0), min(schema.get("maxItems", 4), 4))
            return [self.make(schema.get("items", {}), name, known) for _ in range(count)]
        if kind == "boolean":
            return rng.random() < 0.5
        if kind in ("integer", "number"):
            low, high = schema.get("minimum", -5), schema.get("maximum", 1_000)
            return rng.randint(int(low), int(high)) + (0.5 if kind == "number" else 0)
        if kind == "string":
            length = rng.choice((schema.get("minLength", 0), min(schema.get("maxLength", 30), 30)))
            return "".join(rng.choices("abcXYZ019_- é", k=length))
        return None
