"""The same functions compiled: written once, run on lists as they are or on arrays, fast."""

from __future__ import annotations

from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import numba

from highnoon.engine.moon_river import (
    drafting,
    hiring,
    laying,
    layout,
    playout,
    survey,
    turns,
    weighing,
)

_MODULES: tuple[ModuleType, ...] = (survey, weighing, laying, hiring, drafting, turns, playout)


@cache
def kernels() -> dict[str, Any]:
    """Every function of the package's inner modules by name, compiled when it is first called."""
    scope: dict[str, Any] = dict(vars(layout))
    for module in _MODULES:
        scope.update(vars(module))
    for module in _MODULES:
        for name, function in vars(module).items():
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                twin = FunctionType(function.__code__, scope, name)
                twin.__module__, twin.__qualname__ = function.__module__, name
                scope[name] = numba.njit(cache=True, nogil=True)(twin)
    scope["stand_on"] = scope["stand"]
    return scope
