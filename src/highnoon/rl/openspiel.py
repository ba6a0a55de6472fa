"""The games as OpenSpiel games: `load("longhorn")`, or `pyspiel.load_game("highnoon_longhorn")`.

Chance is explicit, seats that choose at once choose in order of their seats, and the numbers of
actions are those of the codec. A game may begin at a position text instead of at its start.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]  # no types

from highnoon.core import registry
from highnoon.core.action import CHANCE
from highnoon.core.game import AnyGame
from highnoon.core.view import PUBLIC

LONGEST = 5000
"""No game of ours takes more small actions."""


def name_of(key: str) -> str:
    """The name a game has in OpenSpiel."""
    return "highnoon_" + key.replace("-", "_")


def load(key: str, options: dict[str, Any] | None = None, position: str = "") -> SpielGame:
    """A game with its options, from its start or from a position."""
    return _CLASSES[key]({"options": _safe(json.dumps(options or {})), "position": _safe(position)})


def _safe(text: str) -> str:
    """OpenSpiel writes parameters into one line: commas and brackets would break it."""
    return text.encode().hex()


def _plain(text: str) -> str:
    return bytes.fromhex(text).decode()


def _kind(game: AnyGame, key: str, deterministic: bool, seats: int | None) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(key),
        long_name=f"High Noon: {key}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.DETERMINISTIC
            if deterministic
            else kinds.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if game.info.hidden
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats or max(game.info.players),
        min_num_players=seats or min(game.info.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"options": "", "position": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game of the house with its options."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        key, params = self.key, params or {}
        self.rules: AnyGame = registry.game(key)
        asked = json.loads(_plain(params.get("options", "")) or "{}")
        self.options = self.rules.info.read_options(asked)
        position = _plain(params.get("position", ""))
        self.first = (
            self.rules.parse_position(position) if position else self.rules.start(self.options)
        )
        seats = self.options["players"]
        # From a position, Longhorn without draws has no chance left: searches may rely on it.
        deterministic = bool(position) and getattr(self.first, "choose_nugget", False)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count(),
            max_chance_outcomes=self.rules.action_count(),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_kind(self.rules, key, deterministic, seats), info, params)

    def new_initial_state(self, from_observation: str | None = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
        return None


class _Frozen(NamedTuple):
    """What a state holds; OpenSpiel copies states deeply, but nothing here ever changes."""

    rules: AnyGame
    players: int
    state: Any

    def __deepcopy__(self, memo: dict[int, Any]) -> _Frozen:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of the rules behind OpenSpiel's interface."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.home = _Frozen(game.rules, game.options["players"], game.first)

    @property
    def state(self) -> Any:
        """The state of the rules."""
        return self.home.state

    def current_player(self) -> int:
        actors = self.home.rules.actors(self.state)
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if CHANCE in actors else min(actors)

    def _legal_actions(self, player: int) -> list[int]:
        rules = self.home.rules
        if player == pyspiel.PlayerId.CHANCE:
            return sorted(action for action, _ in self.chance_outcomes())
        return sorted(rules.action_index(one) for one in rules.legal_actions(self.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        rules = self.home.rules
        outcomes = rules.chance_outcomes(self.state)
        return sorted((rules.action_index(one), float(chance)) for one, chance in outcomes)

    def _apply_action(self, action: int) -> None:
        rules, player = self.home.rules, self.current_player()
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        after = rules.apply(self.state, seat, rules.action_at(action)).state
        self.home = self.home._replace(state=after)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.home.rules.action_text(self.home.rules.action_at(action))

    def is_terminal(self) -> bool:
        return not self.home.rules.actors(self.state)

    def returns(self) -> list[float]:
        """Zero-sum: how many of the others a seat is ahead of, less those ahead of it."""
        result = self.home.rules.result(self.state)
        seats = range(self.home.players)
        if result is None:
            return [0.0 for _ in seats]
        places = result.places
        return [
            sum((places[other] > places[seat]) - (places[other] < places[seat]) for other in seats)
            / (len(places) - 1)
            for seat in seats
        ]

    def observation_string(self, player: int | None = None) -> str:
        viewer = PUBLIC if player is None else player
        return json.dumps(self.home.rules.view(self.state, viewer), sort_keys=True)

    def __str__(self) -> str:
        return self.home.rules.position_text(self.state)


_KEYS = registry.keys()
_CLASSES: dict[str, type[SpielGame]] = {
    key: type(name_of(key), (SpielGame,), {"key": key}) for key in _KEYS
}

# OpenSpiel copies states through its registry, so being there is not a choice.
for _key, _class in _CLASSES.items():
    pyspiel.register_game(_kind(registry.game(_key), _key, False, None), _class)
