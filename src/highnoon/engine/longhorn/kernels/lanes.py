"""Several words at once, where kernels are compiled here; else only the names."""

from __future__ import annotations

from typing import Any

NAMES = (
    "eight",
    "four",
    "highest",
    "holds",
    "joined",
    "ones",
    "pick",
    "put",
    "summed",
    "times",
    "where",
)

try:
    from highnoon.engine.longhorn.kernels import vectors
except ModuleNotFoundError:
    vectors = None  # type: ignore[assignment]  # nothing is compiled here

eight: Any
four: Any
highest: Any
holds: Any
joined: Any
ones: Any
pick: Any
put: Any
summed: Any
times: Any
where: Any
for _name in NAMES:
    globals()[_name] = getattr(vectors, _name, None)
