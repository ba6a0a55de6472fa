"""The games' views as models, so that the schema knows every field of them.

Pydantic does not take the standard library's TypedDict before Python 3.12; the games use nothing
else, so their types are read here and said again.
"""

from __future__ import annotations

import types
from functools import cache, reduce
from operator import or_
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, create_model

import highnoon.games  # noqa: F401  (registers the games)
from highnoon.core import registry
from highnoon.core.registry import keys


def view_type(game: str) -> type:
    """The TypedDict that a game's `view` returns."""
    found: type = get_type_hints(type(registry.game(game)).view)["return"]
    return found


def any_view() -> Any:
    """The type of a view of any game of the house."""
    return reduce(or_, (model_of(view_type(key)) for key in keys()))


@cache
def model_of(shape: type) -> type[BaseModel]:
    """A TypedDict as a model of the same name and fields."""
    hints = get_type_hints(shape)
    needed = shape.__required_keys__  # type: ignore[attr-defined]  # a TypedDict has it
    fields: dict[str, Any] = {
        name: (_said(kind), ...) if name in needed else (_said(kind) | None, None)
        for name, kind in hints.items()
    }
    return create_model(shape.__name__, __doc__=shape.__doc__, **fields)


def _said(kind: Any) -> Any:
    """A type with every TypedDict in it replaced by its model."""
    if is_typeddict(kind):
        return model_of(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return reduce(or_, (_said(arg) for arg in args))
    if origin in (list, tuple, dict):
        return origin[tuple(arg if arg is ... else _said(arg) for arg in args)]
    return kind
