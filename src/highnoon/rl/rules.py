"""A game with fixed options and its moments, as every library of learners is shown them.

A moment is a position and how it came about. It never changes, so copies share it, and each
question to the rules is asked once. Both are pickled as words and numbers: rules as the game's name
and options, a moment as where its story begins and the numbers of the actions since.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from highnoon.core import registry
from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.game import AnyGame, Event, Result
from highnoon.core.view import Viewer
from highnoon.rl.tensors import Floats, layout_of


def canonical(data: Any) -> str:
    """JSON in one fixed form."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Rules:
    """One game with fixed options: its first position, its actions' numbers, its observations."""

    def __init__(self, key: str, options: Mapping[str, Any], position: str = "") -> None:
        self.key = key
        self.game: AnyGame = registry.game(key)
        self.options = self.game.info.read_options(options)
        self.position = position
        start, parse = self.game.start, self.game.parse_position
        self.first = parse(position) if position else start(self.options)
        self.numbers = self.game.numbers(self.first)
        self.layout = layout_of(key, self.first)
        self.players: int = self.options["players"]
        self.opening: dict[Viewer, Floats] = {}
        """What each viewer observes of the first position, as far as somebody has asked."""

    def __deepcopy__(self, memo: Any) -> Rules:
        return self

    def __reduce__(self) -> Any:
        return rules_of, (self.key, canonical(self.options), self.position)


@lru_cache(maxsize=64)
def rules_of(key: str, options: str, position: str) -> Rules:
    """The rules of this game with these options, given as JSON."""
    return Rules(key, json.loads(options), position)


class Moment:
    """A position and how it came about; seats due at once are asked one after the other.

    Where a whole game is small its tree is kept: whoever goes through it again finds each moment,
    what may follow and what was said of it.
    """

    __slots__ = (
        *("_legal", "_said", "_ways", "action", "actor", "before"),
        *("by", "events", "position", "rules", "told"),
    )

    def __init__(
        self,
        rules: Rules,
        position: Any,
        before: Moment | None = None,
        by: Seat = CHANCE,
        action: Action | None = None,
        events: tuple[Event, ...] = (),
        keep: bool = False,
    ) -> None:
        self._ways: dict[int, Moment] | None = {} if keep else None
        self._said: dict[Hashable, str] = {}
        self.rules = rules
        self.position = position
        self.before = before
        self.by = by
        self.action = action
        self.events = events
        self.told: dict[Viewer, str] = {}
        """What each viewer noticed of it, as far as somebody has asked."""
        actors = rules.game.actors(position)
        self.actor: Seat | None = min(actors) if actors else None
        """Who decides: a seat, `CHANCE`, or nobody when all is over."""
        self._legal: list[int] | None = None

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        first, actions = story(self)
        begun = first.position is self.rules.first
        text = "" if begun else self.rules.game.position_text(first.position)
        return replayed, (self.rules, text, tuple(actions), first.told)

    def legal(self) -> list[int]:
        """The numbers of what whoever decides may do; they belong to the moment."""
        if self._legal is None:
            seat = CHANCE if self.actor is None else self.actor
            legal = self.rules.game.legal_actions(self.position, seat)
            self._legal = sorted(map(self.rules.numbers.index, legal))
        return self._legal

    def chances(self) -> list[tuple[int, float]]:
        """Exact chances, as floats."""
        outcomes = self.rules.game.chance_outcomes(self.position)
        index = self.rules.numbers.index
        return [(index(action), float(chance)) for action, chance in outcomes]

    def after(self, number: int) -> Moment:
        """The moment that follows when whoever decides does this; `IllegalAction` otherwise."""
        ways = self._ways
        if ways is not None and number in ways:
            return ways[number]
        action = self.rules.numbers.at(number)
        by = CHANCE if self.actor is None else self.actor
        step = self.rules.game.apply(self.position, by, action)
        keep = ways is not None
        after = Moment(self.rules, step.state, self, by, action, step.events, keep)
        if ways is not None:
            ways[number] = after
        return after

    def say(self, name: Hashable, words: Callable[[], str]) -> str:
        """These words, which are found once where the tree is kept."""
        if self._ways is None:
            return words()
        if name not in self._said:
            self._said[name] = words()
        return self._said[name]

    def view(self, viewer: Viewer) -> Any:
        """What a viewer may know."""
        return self.rules.game.view(self.position, viewer)

    def observe(self, viewer: Viewer) -> Floats:
        """What a viewer may know, as numbers."""
        rules = self.rules
        if rules.layout is None:
            raise ValueError(f"{rules.key} has no tensors to be observed by.")
        if self.position is not rules.first:
            return rules.layout.observe(self.view(viewer))
        # For each of its tensors OpenSpiel looks at a first state too, only to know their size.
        row = rules.opening.get(viewer)
        if row is None:
            row = rules.opening[viewer] = rules.layout.observe(self.view(viewer))
        return row.copy()

    def seen(self, viewer: Viewer) -> str:
        """All that a viewer did and saw, in order; what each moment told is worked out once."""
        seen, moment, game = [], self, self.rules.game
        while moment.before is not None:
            if viewer not in moment.told:
                events = [game.view_event(event, viewer) for event in moment.events]
                noticed: list[Any] = [[one.kind, one.data] for one in events if one is not None]
                if moment.by == viewer and moment.action is not None:
                    noticed.append(game.action_text(moment.action))
                moment.told[viewer] = canonical(noticed) if noticed else ""
            seen.append(moment.told[viewer])
            moment = moment.before
        seen.append(moment.told.get(viewer, ""))
        return ",".join(one for one in reversed(seen) if one)

    def returns(self) -> list[float]:
        """What each seat has gained: nothing until the end."""
        result = self.rules.game.result(self.position)
        if result is None:
            return [0.0] * self.rules.players
        return utilities(self.rules.game, result)


def story(moment: Moment) -> tuple[Moment, list[int]]:
    """Where a moment's story begins, and the numbers of the actions since."""
    actions, index = [], moment.rules.numbers.index
    while moment.before is not None and moment.action is not None:
        actions.append(index(moment.action))
        moment = moment.before
    return moment, actions[::-1]


def replayed(
    rules: Rules, position: str, actions: tuple[int, ...], told: dict[Viewer, str]
) -> Moment:
    """The moment after these actions, from a position text or from the start."""
    first = rules.game.parse_position(position) if position else rules.first
    moment = Moment(rules, first)
    moment.told |= told
    for number in actions:
        moment = moment.after(number)
    return moment


def utilities(game: AnyGame, result: Result) -> list[float]:
    """From -1 (behind all other sides) to 1 (before all of them), the same for a whole side."""
    seats = range(len(result.places))
    gains = []
    for seat in seats:
        others = [one for one in seats if game.side_of(one) != game.side_of(seat)]
        ahead = [np.sign(result.places[one] - result.places[seat]) for one in others]
        gains.append(float(sum(ahead)) / max(1, len(others)))
    return gains
