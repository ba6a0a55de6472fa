"""JSON as it leaves the server: by orjson where it is installed, else by the standard library."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Encoded(Generic[T_co]):
    """The JSON of a value of this type: smaller than its objects, made once, sent often."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


def encode(value: T) -> Encoded[T]:
    """A value as its JSON."""
    return Encoded(dumps(value))


def dumps(value: object) -> str:
    """Compact JSON. Where the quick encoder is stricter than the standard one, that one helps."""
    if _quick is not None:
        try:
            return _quick(value).decode()
        except TypeError:
            pass
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def members(value: Mapping[str, object]) -> str:
    """The inside of an object, to be joined with others."""
    return dumps(value)[1:-1]


def joined(*parts: str) -> Encoded[Any]:
    """An object made of the members of several."""
    return Encoded(f"{{{','.join(parts)}}}")


def _quick_encoder() -> Callable[[object], bytes] | None:
    """The quick encoder; a Web Worker may do without it, and sends the same text more slowly."""
    try:
        import orjson
    except ImportError:
        return None
    return orjson.dumps


_quick = _quick_encoder()
