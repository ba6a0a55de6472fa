"""The shapes that are sent, as models: from these FastAPI writes the schema.

Pydantic does not take the standard library's TypedDict before Python 3.12, and what describes a
table needs nothing else: so the types are read here and said again.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from typing import (
    Annotated,
    Any,
    ForwardRef,
    NamedTuple,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import create_model

import highnoon.games  # noqa: F401  (registers the games)
from highnoon.core import registry
from highnoon.core.description import OptionFile, load
from highnoon.core.registry import keys
from highnoon.server.wire.encoding import Encoded
from highnoon.server.wire.of_games import OfGames


class Field(NamedTuple):
    """A field of a shape; what is not `needed` may be left out."""

    kind: Any
    needed: bool


def fields(shape: Any) -> Mapping[str, Field]:
    """The fields of a TypedDict, those it inherits included."""
    return {name: _field(kind) for name, kind in get_type_hints(shape, include_extras=True).items()}


def _field(kind: Any) -> Field:
    if get_origin(kind) in (Required, NotRequired):
        return Field(get_args(kind)[0], get_origin(kind) is Required)
    return Field(kind, True)


def any_of(part: str) -> Any:
    """The shape of a part, of whichever game of the house has it."""
    found = dict.fromkeys(kind for key in keys() for kind in _PARTS[part](key))
    return reduce(or_, found) if found else Any


def view_type(key: str) -> Any:
    """What a game's `view` returns."""
    return get_type_hints(type(registry.game(key)).view)["return"]


def _outlook_type(key: str) -> Iterator[Any]:
    home = registry.described(key).aids
    if home is not None:
        yield get_type_hints(load(home).outlook)["return"]


def _suspect_type(key: str) -> Iterator[Any]:
    home = registry.described(key).belief
    if home is not None:
        yield from get_args(get_type_hints(load(home))["return"])


def _map_type(key: str) -> Iterator[Any]:
    home = registry.described(key).files.get("map")
    file: OptionFile | None = None if home is None else load(home)
    if file is not None and file.shown is not None:
        yield get_type_hints(file.shown)["return"]


def _plan_type(key: str) -> Iterator[Any]:
    home = registry.described(key).plans
    if home is not None:
        yield from get_args(get_type_hints(load(home))["return"])


_PARTS: Mapping[str, Callable[[str], Iterable[Any]]] = {
    "view": lambda key: [view_type(key)],
    "outlook": _outlook_type,
    "suspect": _suspect_type,
    "map": _map_type,
    "plan": _plan_type,
}


def published(kind: Any) -> Any:
    """A type with every TypedDict in it replaced by its model."""
    if is_typeddict(kind):
        return _model(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated and isinstance(args[1], OfGames):
        return published(any_of(args[1].part))
    if origin is Encoded:
        return published(args[0])
    if origin in (Union, types.UnionType):
        return reduce(or_, map(published, args))
    if origin in (list, tuple, dict):
        return origin[tuple(arg if arg is ... else published(arg) for arg in args)]
    return kind


_MODELS: dict[Any, Any] = {}
"""By shape; while a model is being made, its name stands for it."""


def _model(shape: Any) -> Any:
    """A TypedDict as a model of the same name and fields."""
    name = shape.__name__
    if shape not in _MODELS:
        _MODELS[shape] = ForwardRef(name)
        made: dict[str, Any] = {
            field: (published(kind), ...) if needed else (published(kind) | None, None)
            for field, (kind, needed) in fields(shape).items()
        }
        model = create_model(name, __doc__=shape.__doc__, __module__=shape.__module__, **made)
        model.model_rebuild(_types_namespace={name: model})
        _MODELS[shape] = model
    return _MODELS[shape]
