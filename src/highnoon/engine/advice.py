"""Advice about a decision: what to do, what that is worth, why, and whether it is proven."""

from __future__ import annotations

from typing import NamedTuple

from highnoon.core.action import Action, Phrase


class Advice(NamedTuple):
    """What to do, what it is worth to whoever decides (0 to 1), why, and whether that is proven."""

    action: Action
    value: float | None = None
    reason: Phrase | None = None
    exact: bool = False
