"""JSON as it leaves the server."""

from __future__ import annotations

import json
from typing import Any

import orjson


class Encoded:
    """A value kept as its JSON, to be put into others: smaller than its objects, and made once."""

    __slots__ = ("text",)

    def __init__(self, value: Any) -> None:
        self.text = dumps(value)


def dumps(value: Any) -> str:
    """Compact JSON. Where the quick encoder is stricter than the standard one, that one helps."""
    try:
        return orjson.dumps(value, _put_in).decode()
    except TypeError:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_read_again)


def members(value: dict[str, Any]) -> str:
    """The inside of an object, to be joined with others."""
    return dumps(value)[1:-1]


def _put_in(value: object) -> orjson.Fragment:
    if isinstance(value, Encoded):
        return orjson.Fragment(value.text)
    raise TypeError


def _read_again(value: object) -> Any:
    if isinstance(value, Encoded):
        return json.loads(value.text)
    raise TypeError
