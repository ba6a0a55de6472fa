"""JSON as it leaves the server: by orjson where it is installed, else by the standard library."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any


class Encoded:
    """A value kept as its JSON, to be put into others: smaller than its objects, and made once."""

    __slots__ = ("text",)

    def __init__(self, value: Any) -> None:
        self.text = dumps(value)


def dumps(value: Any) -> str:
    """Compact JSON. Where the quick encoder is stricter than the standard one, that one helps."""
    if _quick is not None:
        try:
            return _quick(value)
        except TypeError:
            pass
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_read_again)


def members(value: Any) -> str:
    """The inside of an object, to be joined with others."""
    return dumps(value)[1:-1]


def _read_again(value: object) -> Any:
    if isinstance(value, Encoded):
        return json.loads(value.text)
    raise TypeError


def _quick_encoder() -> Callable[[Any], str] | None:
    """The quick encoder; a Web Worker may do without it, and sends the same text more slowly."""
    try:
        import orjson
    except ImportError:
        return None

    def put_in(value: object) -> orjson.Fragment:
        if isinstance(value, Encoded):
            return orjson.Fragment(value.text)
        raise TypeError

    def quick(value: Any) -> str:
        return orjson.dumps(value, put_in).decode()

    return quick


_quick = _quick_encoder()
