"""The same functions compiled: written once, run on lists as they are or on arrays, fast."""

from __future__ import annotations

from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import numba

from highnoon.engine.moon_river import (
    bands,
    drafting,
    hiring,
    laying,
    layout,
    playout,
    survey,
    turns,
    weighing,
)

_MODULES: tuple[ModuleType, ...] = (
    *(bands, survey, weighing, laying),
    *(hiring, drafting, turns, playout),
)


@cache
def kernels(**how: bool) -> dict[str, Any]:
    """Every function of the package's inner modules by name, compiled when it is first called.

    `how` is told to Numba as well.
    """
    compile_: Any = numba.njit
    scope: dict[str, Any] = dict(vars(layout))
    for module in _MODULES:
        scope.update(vars(module))
    for module in _MODULES:
        for name, function in vars(module).items():
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                twin = FunctionType(function.__code__, scope, name)
                twin.__module__, twin.__qualname__ = function.__module__, name
                scope[name] = compile_(cache=True, nogil=True, **how)(twin)
    scope["stand_on"] = scope["stand"]
    return scope
