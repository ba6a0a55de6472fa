"""What is sent, held to its shape: no field more, none less, none of another kind."""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, is_typeddict

from highnoon.core.registry import keys
from highnoon.server.http.published import any_of, fields
from highnoon.server.wire.encoding import Encoded
from highnoon.server.wire.live import LiveMessage
from highnoon.server.wire.of_games import OfGames

Finder: TypeAlias = Callable[[Any], str | None]
"""Tells where JSON data is first not as its type says; None if it is."""

PLAIN = {str: (str,), int: (int,), float: (int, float), bool: (bool,), type(None): (type(None),)}


def check(value: Any, kind: Any) -> None:
    """Fail where a value is not exactly of its type."""
    found = fault(value, kind)
    assert found is None, found


def fault(value: Any, kind: Any) -> str | None:
    """The first thing that is wrong with a value of this type, if there is one."""
    return finder(kind)(value)


@cache
def finder(kind: Any) -> Finder:
    """What finds faults in data of a type; made once for each, since all tests ask."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _members(kind)
    if kind in PLAIN:
        known = PLAIN[kind]
        return lambda one: None if type(one) in known else f" is {one!r}, not {kind.__name__}"
    if origin in (Union, types.UnionType):
        return _one_of(tuple(map(finder, args)))
    if origin is Literal:
        return lambda one: None if one in args else f" is {one!r}, not one of {args}"
    if origin is dict:
        return _values(finder(args[1]))
    if origin is list or (origin is tuple and args[-1] is ...):
        return _items(finder(args[0]))
    if origin is Encoded:
        return finder(args[0])
    if origin is Annotated and isinstance(args[1], OfGames):
        return lambda one: _of_games(args[1].part, keys())(one)
    assert kind is Any, f"no JSON is of this type: {kind}"
    return lambda _: None


@cache
def _of_games(part: str, _: tuple[str, ...]) -> Finder:
    """For a part of whichever game; a test may bring a game of its own."""
    return finder(any_of(part))


def _members(kind: Any) -> Finder:
    shape, found = fields(kind), {}
    needed = {name for name, field in shape.items() if field.needed}

    def find(value: Any) -> str | None:
        if not isinstance(value, dict):
            return f" is {value!r}, not {kind.__name__}"
        for name, one in value.items():
            if name not in shape:
                return f".{name} is sent, but {kind.__name__} does not declare it"
            if name not in found:  # only now: a shape may hold itself
                found[name] = finder(shape[name].kind)
            if (wrong := found[name](one)) is not None:
                return f".{name}{wrong}"
        for name in needed - value.keys():
            return f".{name} is declared by {kind.__name__}, but not sent"
        return None

    return find


def _one_of(finders: tuple[Finder, ...]) -> Finder:
    def find(value: Any) -> str | None:
        wrong = []
        for one in finders:
            if (found := one(value)) is None:
                return None
            wrong.append(found)
        return " or ".join(wrong)

    return find


def _values(inner: Finder) -> Finder:
    def find(value: Any) -> str | None:
        if not isinstance(value, dict):
            return f" is {value!r}, not an object"
        wrong = ((key, inner(one)) for key, one in value.items())
        return next((f".{key}{found}" for key, found in wrong if found is not None), None)

    return find


def _items(inner: Finder) -> Finder:
    def find(value: Any) -> str | None:
        if not isinstance(value, list):
            return f" is {value!r}, not a list"
        wrong = ((n, inner(one)) for n, one in enumerate(value))
        return next((f"[{n}]{found}" for n, found in wrong if found is not None), None)

    return find


def kinds_said() -> set[str]:
    """The kinds of all messages that the server may send over a WebSocket."""
    return {get_args(fields(message)["type"].kind)[0] for message in get_args(LiveMessage)}
