"""How a world that fits a view may have come about, where seats keep secrets."""

from __future__ import annotations

import random
from typing import Any

from highnoon.core.action import Action, Seat
from highnoon.core.description import load
from highnoon.core.errors import HighNoonError
from highnoon.core.game import Event
from highnoon.core.registry import described
from highnoon.core.view import Viewer
from highnoon.rl.rules import Moment

Done = tuple[Any, Seat, Action, tuple[Event, ...]]
"""Something that happened: the state before it, who did it, what, and what came of it."""


def another(moment: Moment, viewer: Viewer, rng: random.Random) -> Moment:
    """A moment this viewer cannot tell from the real one, with a past they cannot tell either.

    Where the past of the world cannot be told (the story began at a position), the moment has what
    the viewer has seen, and no more.
    """
    rules = moment.rules
    if not rules.game.info.hidden:
        return moment
    view = moment.view(viewer)
    while True:
        world = rules.game.sample_state(view, rng)
        if _in_turn(moment, world):
            break
    return _retold(moment, viewer, world) or _memory(moment, viewer, world)


def _in_turn(moment: Moment, world: Any) -> bool:
    """Whether the same one decides there: seats that choose at once are asked in their order."""
    actors = moment.rules.game.actors(world)
    return (min(actors) if actors else None) == moment.actor


def _retold(moment: Moment, viewer: Viewer, world: Any) -> Moment | None:
    """The world at the end of a past of its own, if the viewer cannot tell it from theirs."""
    home = described(moment.rules.key).pasts
    first, done = _story(moment)
    if home is None or first.position is not moment.rules.first:
        return None
    told = first
    try:
        for action in load(home)(done, viewer, world):
            told = told.after(moment.rules.numbers.index(action))
    except HighNoonError:
        return None
    same = told.position == world and told.seen(viewer) == moment.seen(viewer)
    return told if same else None


def _story(moment: Moment) -> tuple[Moment, list[Done]]:
    done: list[Done] = []
    while moment.before is not None and moment.action is not None:
        done.append((moment.before.position, moment.by, moment.action, moment.events))
        moment = moment.before
    return moment, done[::-1]


def _memory(moment: Moment, viewer: Viewer, world: Any) -> Moment:
    found = Moment(moment.rules, world)
    found.told[viewer] = moment.seen(viewer)
    return found
