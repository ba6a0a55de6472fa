"""What is sent, held to its shape: no field more, none less, none of another kind."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache, partial
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

from highnoon.server.http.published import any_of, fields
from highnoon.server.wire.encoding import Encoded
from highnoon.server.wire.live import LiveMessage
from highnoon.server.wire.of_games import OfGames

PLAIN = {str: (str,), int: (int,), float: (int, float), bool: (bool,), type(None): (type(None),)}


def faults(value: Any, kind: Any, where: str = "") -> Iterator[str]:
    """Where JSON data is not as its type says."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from _members(value, kind, where)
    elif kind in PLAIN:
        if type(value) not in PLAIN[kind]:
            yield f"{where} is {value!r}, not {kind.__name__}"
    elif origin in (Union, types.UnionType):
        ways = [partial(faults, value, one, where) for one in args]
        if all(next(way(), None) for way in ways):
            yield from min((list(way()) for way in ways), key=len)
    elif origin is Literal:
        if value not in args:
            yield f"{where} is {value!r}, not one of {args}"
    elif origin in (list, dict, tuple):
        yield from _items(value, origin, args, where)
    elif origin is Encoded:
        yield from faults(value, args[0], where)
    elif origin is Annotated and isinstance(args[1], OfGames):
        yield from faults(value, _any_of(args[1].part), where)
    elif kind is not Any:
        raise AssertionError(f"{where} is of a type that no JSON has: {kind}")


_any_of = cache(any_of)
_fields = cache(fields)


def _members(value: Any, kind: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is {value!r}, not {kind.__name__}"
        return
    known = _fields(kind)
    for name in value.keys() - known.keys():
        yield f"{where}.{name} is sent, but {kind.__name__} does not declare it"
    for name, field in known.items():
        if name in value:
            yield from faults(value[name], field.kind, f"{where}.{name}")
        elif field.needed:
            yield f"{where}.{name} is declared by {kind.__name__}, but not sent"


def _items(value: Any, origin: Any, args: tuple[Any, ...], where: str) -> Iterator[str]:
    if origin is dict and isinstance(value, dict):
        for key, one in value.items():
            yield from faults(one, args[1], f"{where}.{key}")
    elif origin is dict or not isinstance(value, list):
        yield f"{where} is {value!r}, not a {origin.__name__}"
    elif origin is list or args[-1] is ...:
        for n, one in enumerate(value):
            yield from faults(one, args[0], f"{where}[{n}]")
    elif len(value) != len(args):
        yield f"{where} has {len(value)} items, not {len(args)}"
    else:
        for n, (one, arg) in enumerate(zip(value, args, strict=True)):
            yield from faults(one, arg, f"{where}[{n}]")


def check(value: Any, kind: Any) -> None:
    """Fail where a value is not exactly of its type."""
    found = list(faults(value, kind))
    assert not found, "\n".join(found)


def kinds_said() -> set[str]:
    """The kinds of all messages that the server may send over a WebSocket."""
    return {get_args(fields(message)["type"].kind)[0] for message in get_args(LiveMessage)}
