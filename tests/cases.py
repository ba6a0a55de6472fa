"""The tables every contract test sits at: each game, player count and option value."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, Final, NamedTuple

from highnoon import CHANCE, Action, game_keys
from highnoon import game as find
from highnoon.core.action import Plain
from highnoon.core.game import AnyGame, Step
from tests.games.desperados.maps import ODD_NAMES
from tests.games.moon_river.kits import FEW_KINDS


class Case(NamedTuple):
    """One game with one set of options."""

    key: str
    options: dict[str, Any]

    @property
    def game(self) -> AnyGame:
        return find(self.key)

    @property
    def own(self) -> bool:
        """Whether the table brings something of its own, such as a map."""
        return any((self.key, option) in _OWN for option in self.options)

    @property
    def name(self) -> str:
        return "-".join(
            [self.key, *(f"{key}={_short(value)}" for key, value in self.options.items())]
        )


class Moment(NamedTuple):
    """A state on the way, and what was then done by whom."""

    state: Any
    seat: int
    action: Action
    step: Step


_OWN: Final[dict[tuple[str, str], Any]] = {
    ("desperados", "map"): ODD_NAMES,
    ("moon-river", "pieces"): FEW_KINDS,
}
"""What a table may bring itself, for options that have no list of values."""


def _short(value: Any) -> str:
    return "own" if isinstance(value, str) and "\n" in value else str(value)


def cases() -> list[Case]:
    """Every player count, and every value of every option at one count."""
    found = []
    for key in game_keys():
        info = find(key).info
        found += [Case(key, {"players": players}) for players in info.players]
        found += [
            Case(key, {"players": info.players[0], option.key: value})
            for option in info.options
            for value in option.values or (_OWN[key, option.key],)
            if value != option.default
        ]
    return found


def variants(key: str) -> list[Case]:
    """Every player count with every combination of option values."""
    info = find(key).info
    axes: dict[str, tuple[Plain, ...]] = {"players": info.players}
    axes |= {
        option.key: option.values or (option.default, _OWN[key, option.key])
        for option in info.options
    }
    return [Case(key, dict(zip(axes, values, strict=True))) for values in product(*axes.values())]


def play(case: Case, seed: int, limit: int | None = None) -> Iterator[Moment]:
    """Random play through the bare game, moment by moment."""
    game, rng = case.game, random.Random(seed)
    state = game.start(game.info.read_options(case.options))
    count = 0
    while (actors := game.actors(state)) and (limit is None or count < limit):
        seat = rng.choice(sorted(actors))
        if seat == CHANCE:
            action = game.sample_chance(state, rng)
        else:
            action = rng.choice(game.legal_actions(state, seat))
        step = game.apply(state, seat, action)
        yield Moment(state, seat, action, step)
        state = step.state
        count += 1


def last_state(case: Case, seed: int) -> Any:
    """The final state of a random game."""
    *_, last = play(case, seed)
    return last.step.state
