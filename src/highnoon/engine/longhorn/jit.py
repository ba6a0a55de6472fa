"""The one door to Numba: compiled once, kept on disk, free of Python's lock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compile a function when it is first called; its types are those of the call."""
    compiled: Any = numba.njit(cache=True, nogil=True)(function)
    return compiled  # type: ignore[no-any-return]  # called like the function it was
