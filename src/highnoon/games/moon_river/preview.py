"""What an action would lead to, from a view alone: pages and boards show it before it is done."""

from __future__ import annotations

from highnoon.core.action import Action
from highnoon.games.moon_river.rules import apply
from highnoon.games.moon_river.view import MoonRiverView, state_of, view


def preview(seen: MoonRiverView, action: Action) -> MoonRiverView:
    """The table after an action of the player in turn; nothing is played."""
    state = state_of(seen)
    return view(apply(state, state.seat, action).state, seen["viewer"])


def gain(seen: MoonRiverView, action: Action) -> int:
    """How many points more the player in turn would have if the game ended right after it."""
    seat = seen["waiting_for"]
    if seat is None:
        return 0
    after = preview(seen, action)
    return after["ranches"][seat]["score"]["total"] - seen["ranches"][seat]["score"]["total"]
