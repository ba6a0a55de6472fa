"""The one door to what is compiled: by Numba where it is, else linked ahead of time.

Where kernels come linked, what they are made of is never called from Python.
"""

from __future__ import annotations

from typing import Any

from highnoon.engine import linked

try:
    from highnoon.engine.longhorn.kernels.compiling import (
        first_bit,
        inlined,
        kernel,
        natural,
        prefetch,
        zeros_before,
    )
except ModuleNotFoundError:
    kernel = inlined = linked.kernel

    def _part(*_: Any) -> Any:
        raise NotImplementedError("a part of a kernel")

    first_bit = natural = prefetch = zeros_before = _part  # type: ignore[assignment]  # never called

__all__ = ["first_bit", "inlined", "kernel", "natural", "prefetch", "zeros_before"]
