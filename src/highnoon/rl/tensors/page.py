"""Writes docs/tensors.md: `python -m highnoon.rl.tensors.page`."""

from __future__ import annotations

import sys

from highnoon.core import registry
from highnoon.rl.tensors import layout_of

OPENING = """# Tensors

What a seat observes, as numbers. Each game has named parts of fixed shape, one behind the other in
one row of 32-bit floats; every value lies between -1 and 1. They are made from the seat's view and
from nothing else, without hashing: views that differ in anything have different rows, and equal
views have equal rows. Seats are counted from the observer on; `seat` says which one that is, and
somebody who only watches counts from the first seat and has none. Where nothing lies, stands or is
known, all numbers of that place are 0.

```python
>>> from highnoon import Match
>>> from highnoon.rl.tensors import layout_of
>>> match = Match.new("longhorn", seed=7)
>>> layout = layout_of("longhorn", match.state)
>>> row = layout.observe(match.view(0).view)
>>> parts = layout.named(row)
>>> parts["cows"].shape
(4, 3, 3)
>>> (parts["cows"] * 9).sum(axis=(1, 2)).round()
array([9., 9., 9., 9.], dtype=float32)

```

This page is written by `make tensors` from the layouts in `src/highnoon/rl/tensors`. The shapes
below are those of the least number of players and the pieces of the house.
"""


def page() -> str:
    """The page's text."""
    keys = registry.keys()
    return "\n".join([OPENING, *(_chapter(key) for key in keys)])


def _chapter(key: str) -> str:
    game = registry.game(key)
    options = game.info.read_options(None)
    layout = layout_of(key, game.start(options))
    if layout is None:
        return ""
    lines = [
        f"## {key}",
        "",
        f"{layout.size} values with {options['players']} players.",
        "",
        "| part | shape | holds |",
        "|---|---|---|",
    ]
    lines += [f"| `{part.name}` | {_shape(part.shape)} | {part.about} |" for part in layout.parts]
    return "\n".join([*lines, ""])


def _shape(shape: tuple[int, ...]) -> str:
    return " x ".join(map(str, shape))


if __name__ == "__main__":
    sys.stdout.write(page())
