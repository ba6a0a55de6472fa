"""Every registered game as an OpenSpiel game: `pyspiel.load_game("highnoon_longhorn")`.

Importing this module registers them. Parameters are `players` and the game's options; a text such
as a map or a position is carried in hexadecimal, and may be given so. `tiny=True` is a variant
small enough to be solved exactly (`highnoon.rl.tiny`). Seats that choose at once choose one after
the other, by seat, without seeing each other's choice. What players observe is their view: as
canonical JSON, and as a tensor of named parts (docs/tensors.md). A public observer sees what
anybody may know.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from highnoon import game_keys
from highnoon.core import registry
from highnoon.core.action import CHANCE, Plain
from highnoon.core.game import AnyGame
from highnoon.rl.observer import SpielObserver, ask_seated
from highnoon.rl.pasts import another
from highnoon.rl.rules import Moment, Rules, canonical, story
from highnoon.rl.tensors import layout_of
from highnoon.rl.tiny import OPTION as TINY
from highnoon.rl.tiny import has_tiny, tiny

# OpenSpiel has no type information.
pyspiel: Any = import_module("pyspiel")

LONGEST: Final = 2000
"""More decisions than any game takes; OpenSpiel wants a bound."""

POSITION: Final = "position"
"""The parameter of a game that begins at a position text."""

_OURS: Final = (POSITION, TINY)
_OVER: Final = int(pyspiel.PlayerId.TERMINAL)
_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_PLAIN: Final = re.compile(r"[\w.-]*", re.ASCII)
_HEX: Final = re.compile(r"([0-9a-f]{2})*")

NAMES: Final = {f"highnoon_{key.replace('-', '_')}": key for key in game_keys()}
"""OpenSpiel's name of each game."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no type information
    """One of our games with fixed options."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        game = registry.game(NAMES[name])
        asked = {**_defaults(game), **(params or {})}
        given = {key: _carried(value) for key, value in asked.items()}
        options = {key: _read(game, key, value) for key, value in given.items() if key not in _OURS}
        position = _uncovered(str(given[POSITION]))
        if given.get(TINY):
            if position:
                raise ValueError(f"A game is {TINY} or begins at a {POSITION}, not both.")
            small = tiny(NAMES[name])
            options, position = {**options, **small.options}, small.position
        self.rules = Rules(NAMES[name], options, position)
        self._first = Moment(self.rules, self.rules.first, keep=bool(given.get(TINY)))
        # From a position, Longhorn without draws has no chance left: searches may rely on it.
        sure = bool(position) and getattr(self.rules.first, "choose_nugget", False)
        count = len(self.rules.numbers)
        info = pyspiel.GameInfo(
            num_distinct_actions=count,
            max_chance_outcomes=count,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if _zero_sum(game) else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(name, sure), info, dict(given))

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """The table before anything has been drawn, at the position the game was loaded with, or
        as a struct of a state or its JSON says.
        """
        if state is None:
            return SpielState(self, self._first)
        try:
            told = json.loads(state) if isinstance(state, str) else state
            position = (told if isinstance(told, Mapping) else told.to_dict())[POSITION]
        except (ValueError, AttributeError, KeyError):
            raise pyspiel.SpielError(f"{state!r:.40} does not tell a {POSITION}.") from None
        return self.state_at(self.rules.game.parse_position(str(position)))

    def state_at(self, position: Any) -> SpielState:
        """The table at some position of ours; its history is forgotten."""
        return SpielState(self, Moment(self.rules, position))

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> SpielObserver | None:
        """What a player, or anybody, may know, now or all along; None for what we cannot part.

        Private facts alone are told in words; those of all players together cannot be had.
        """
        if params:
            raise ValueError(f"Observers take no parameters, but got {params}.")
        if iig_obs_type is None:
            return SpielObserver(self.rules.layout, recall=False)
        kinds, private = pyspiel.PrivateInfoType, iig_obs_type.private_info
        open_part = iig_obs_type.public_info
        if private == kinds.ALL_PLAYERS or not (open_part or private == kinds.SINGLE_PLAYER):
            return None
        return SpielObserver(
            self.rules.layout if open_part else None,
            recall=iig_obs_type.perfect_recall,
            public=private == kinds.NONE,
            private=not open_part,
        )


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no type information
    """One of our moments; seats due at once are asked in order."""

    def __init__(self, game: SpielGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        actor = self.moment.actor
        return _OVER if actor is None else _CHANCE if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        moment = self.moment
        if player == moment.actor:
            return moment.legal()
        legal = moment.rules.game.legal_actions(moment.position, player)
        return sorted(map(moment.rules.numbers.index, legal))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Exact chances, as floats."""
        return self.moment.chances()

    def _apply_action(self, index: int) -> None:
        self.moment = self.moment.after(index)

    def _action_to_string(self, player: int, index: int) -> str:
        return self.moment.rules.game.action_text(self.moment.rules.numbers.at(index))

    def is_terminal(self) -> bool:
        return self.moment.actor is None

    def returns(self) -> list[float]:
        """All zero until the end."""
        return self.moment.returns()

    def __str__(self) -> str:
        return self.moment.rules.game.position_text(self.moment.position)

    def observation_tensor(self, *player: int) -> list[float]:
        """What a player observes, as numbers; without a player, whoever is to decide.

        The same as OpenSpiel's own, which takes twice as long: it goes from piece to piece, and
        asks a first state for their sizes every time.
        """
        seat = player[0] if player else self.current_player()
        rules = self.moment.rules
        if len(player) > 1 or rules.layout is None or seat not in range(rules.players):
            tensor: list[float] = super().observation_tensor(*player)
            return tensor
        observed: list[float] = self.moment.observe(int(seat)).tolist()
        return observed

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one, nor its past from theirs."""
        ask_seated(self.moment, player)
        game = self.get_game()
        other = another(self.moment, player, random.Random(sampler()))
        first, actions = story(other)
        state = SpielState(game, first)
        for number in actions:
            state.apply_action(number)
        return state

    def _to_struct(self) -> dict[str, Any]:
        return {"current_player": self.current_player(), POSITION: str(self)}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        ask_seated(self.moment, player)
        view: dict[str, Any] = self.moment.view(player)
        return view

    def _action_to_struct(self, player: int, index: int) -> dict[str, str]:
        return {"action": self._action_to_string(player, index)}

    def _struct_to_actions(self, struct: Mapping[str, str]) -> list[int]:
        rules = self.moment.rules
        return [rules.numbers.index(rules.game.parse_action(struct["action"]))]


def name_of(key: str) -> str:
    """The name a game has in OpenSpiel."""
    return f"highnoon_{key.replace('-', '_')}"


def load(key: str, options: Mapping[str, Any] | None = None, position: str = "") -> SpielGame:
    """One of our games with these options, from its start or from a position."""
    return _loaded(key, canonical(dict(options or {})), position)


@cache
def _loaded(key: str, options: str, position: str) -> SpielGame:
    params = {option: _carried(value) for option, value in json.loads(options).items()}
    params[POSITION] = _covered(position)
    spiel: SpielGame = pyspiel.load_game(name_of(key), params)
    return spiel


def _zero_sum(game: AnyGame) -> bool:
    most = max(game.info.players)
    return len({game.side_of(seat) for seat in range(most)}) == most


def _defaults(game: AnyGame) -> dict[str, Any]:
    """Parameters OpenSpiel can carry: numbers, truths and texts; all else as JSON."""
    options = {option.key: _carried(option.default) for option in game.info.options}
    small = {TINY: False} if has_tiny(game.info.key) else {}
    return {"players": game.info.players[0], **options, **small, POSITION: ""}


def _carried(value: Plain) -> Plain:
    if isinstance(value, bool | int):
        return value
    text = value if isinstance(value, str) else canonical(value)
    return text if _PLAIN.fullmatch(text) else _covered(text)


def _read(game: AnyGame, key: str, value: Any) -> Any:
    for option in game.info.options:
        if option.key == key and not isinstance(option.default, bool | int | str):
            return json.loads(_uncovered(value))
        if option.key == key and option.values is None and isinstance(value, str):
            return _uncovered(value)
    return value


def _covered(text: str) -> str:
    """OpenSpiel writes parameters into one line: commas and brackets would break it."""
    return text.encode().hex()


def _uncovered(text: str) -> str:
    return bytes.fromhex(text).decode() if _HEX.fullmatch(text) else text


def _first(game: AnyGame) -> Any:
    return game.start(game.info.read_options(None))


def _type(name: str, sure: bool = False) -> Any:
    game = registry.game(NAMES[name])
    kinds = pyspiel.GameType
    secret = kinds.Information.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=name,
        long_name=f"High Noon: {NAMES[name]}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.DETERMINISTIC if sure else kinds.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=secret if game.info.hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if _zero_sum(game) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.info.players),
        min_num_players=min(game.info.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=layout_of(game.info.key, _first(game)) is not None,
        parameter_specification=_defaults(game),
    )


def _maker(name: str) -> type[SpielGame]:
    """OpenSpiel makes games from their parameters alone: a class for each."""

    class Named(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


for _name in NAMES:
    pyspiel.register_game(_type(_name), _maker(_name))
