"""A drawing as pixels, for whoever films matches: `pip install highnoon[pixels]`."""

from __future__ import annotations

import sys
from importlib import import_module
from io import BytesIO
from typing import Any, Final

import numpy as np
import numpy.typing as npt

LETTERS: Final = "DejaVu Serif"
"""Letters that a Linux has; elsewhere the drawer knows some itself."""

Pixels = npt.NDArray[np.uint8]


def pixels(svg: str) -> Pixels:
    """Height by width by red, green and blue; `ModuleNotFoundError` where nothing can draw."""
    drawer: Any = import_module("resvg_py")
    reader: Any = import_module("PIL.Image")
    named = {"serif_family": LETTERS} if sys.platform == "linux" else {}
    picture = drawer.svg_to_bytes(svg_string=svg, background="#ffffff", **named)
    with reader.open(BytesIO(picture)) as opened:
        return np.asarray(opened.convert("RGB"), np.uint8)
