"""Every registered game as an OpenSpiel game: `pyspiel.load_game("highnoon_longhorn")`.

Importing this module registers them. Parameters are `players` and the game's options; a text such
as a map or a position is carried in hexadecimal, and may be given so. Seats that choose at once
choose one after the other, by seat, without seeing each other's choice. What players observe is
their view: as canonical JSON, and as a tensor of named parts (docs/tensors.md). A public observer
sees what anybody may know.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np

from highnoon import game_keys
from highnoon.core import registry
from highnoon.core.action import CHANCE, Plain, Seat
from highnoon.core.game import AnyGame, Event, Result
from highnoon.core.numbers import Numbers
from highnoon.core.view import PUBLIC
from highnoon.rl.tensors import Floats, Layout, layout_of

# OpenSpiel has no type information.
pyspiel: Any = import_module("pyspiel")

LONGEST: Final = 2000
"""More decisions than any game takes; OpenSpiel wants a bound."""

POSITION: Final = "position"
"""The parameter of a game that begins at a position text."""

_PLAIN: Final = re.compile(r"[\w.-]*", re.ASCII)
_HEX: Final = re.compile(r"([0-9a-f]{2})*")

NAMES: Final = {f"highnoon_{key.replace('-', '_')}": key for key in game_keys()}
"""OpenSpiel's name of each game."""


class Moment(NamedTuple):
    """A position and how it came about."""

    position: Any
    told: dict[Seat, str]
    """What each player noticed of it, as far as somebody has asked."""
    before: Moment | None = None
    by: Seat = CHANCE
    did: str = ""
    events: tuple[Event, ...] = ()

    def __deepcopy__(self, memo: Any) -> Moment:
        """Frozen all through: OpenSpiel may copy its states at no cost."""
        return self


def canonical(data: Any) -> str:
    """JSON in one fixed form."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def utilities(game: AnyGame, result: Result) -> list[float]:
    """From -1 (behind all other sides) to 1 (before all of them), the same for a whole side."""
    seats = range(len(result.places))
    gains = []
    for seat in seats:
        others = [one for one in seats if game.side_of(one) != game.side_of(seat)]
        ahead = [np.sign(result.places[one] - result.places[seat]) for one in others]
        gains.append(float(sum(ahead)) / max(1, len(others)))
    return gains


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no type information
    """One of our games with fixed options."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        self.game = registry.game(NAMES[name])
        asked = {**_defaults(self.game), **(params or {})}
        given = {key: _carried(value) for key, value in asked.items()}
        self.options = self.game.info.read_options(
            {key: _read(self.game, key, value) for key, value in given.items() if key != POSITION}
        )
        position = _uncovered(str(given[POSITION]))
        parse = self.game.parse_position
        self.first = parse(position) if position else self.game.start(self.options)
        # From a position, Longhorn without draws has no chance left: searches may rely on it.
        sure = bool(position) and getattr(self.first, "choose_nugget", False)
        self.numbers = self.game.numbers(self.first)
        count = len(self.numbers)
        info = pyspiel.GameInfo(
            num_distinct_actions=count,
            max_chance_outcomes=count,
            num_players=self.options["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if _zero_sum(self.game) else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(name, sure), info, dict(given))

    def new_initial_state(self) -> SpielState:
        """The table before anything has been drawn, or at the position it was loaded with."""
        return SpielState(self, self.first)

    def state_at(self, position: Any) -> SpielState:
        """The table at some position of ours; its history is forgotten."""
        return SpielState(self, position)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> SpielObserver | None:
        """What a player, or anybody, may know, now or all along; None for what we cannot part.

        What is public and what is private is told in one view: neither private facts alone nor
        those of all players together can be had.
        """
        if params:
            raise ValueError(f"Observers take no parameters, but got {params}.")
        layout = layout_of(self.game.info.key, self.first)
        if iig_obs_type is None:
            return SpielObserver(layout, recall=False, public=False)
        private = pyspiel.PrivateInfoType
        if not iig_obs_type.public_info or iig_obs_type.private_info == private.ALL_PLAYERS:
            return None
        return SpielObserver(
            layout,
            recall=iig_obs_type.perfect_recall,
            public=iig_obs_type.private_info == private.NONE,
        )


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no type information
    """One of our positions; seats due at once are asked in order."""

    def __init__(self, game: SpielGame, position: Any) -> None:
        super().__init__(game)
        self.rules = _Shared(game.game, game.numbers)
        self.moment = Moment(position, {})

    def current_player(self) -> int:
        actors = self.rules.game.actors(self.moment.position)
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if CHANCE in actors else min(actors)

    def _legal_actions(self, player: int) -> list[int]:
        legal = self.rules.game.legal_actions(self.moment.position, player)
        return sorted(self.rules.numbers.index(action) for action in legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Exact chances, as floats."""
        outcomes = self.rules.game.chance_outcomes(self.moment.position)
        numbers = self.rules.numbers
        return [(numbers.index(action), float(chance)) for action, chance in outcomes]

    def _apply_action(self, index: int) -> None:
        game, position = self.rules.game, self.moment.position
        actors = game.actors(position)
        by = CHANCE if CHANCE in actors else min(actors)
        action = self.rules.numbers.at(index)
        step = game.apply(position, by, action)
        text = game.action_text(action)
        self.moment = Moment(step.state, {}, self.moment, by, text, step.events)

    def _action_to_string(self, player: int, index: int) -> str:
        return self.rules.game.action_text(self.rules.numbers.at(index))

    def is_terminal(self) -> bool:
        return not self.rules.game.actors(self.moment.position)

    def returns(self) -> list[float]:
        """All zero until the end."""
        result = self.rules.game.result(self.moment.position)
        if result is None:
            return [0.0] * int(self.get_game().num_players())
        return utilities(self.rules.game, result)

    def __str__(self) -> str:
        return self.rules.game.position_text(self.moment.position)


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


class SpielObserver:
    """A player's view, or anybody's; with perfect recall, also all that they did and saw so far.

    A tensor holds the present alone, so there is none where recall is asked for.
    """

    def __init__(self, layout: Layout[Any] | None, recall: bool, public: bool) -> None:
        self._layout = None if recall else layout
        self._recall = recall
        self._public = public
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if self._layout is not None:
            self.tensor = np.zeros(self._layout.size, np.float32)
            self.dict = self._layout.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with the view."""
        if self._layout is None or self.tensor is None:
            return
        view = state.rules.game.view(state.moment.position, PUBLIC if self._public else player)
        self.tensor[:] = self._layout.observe(view)

    def string_from(self, state: SpielState, player: int) -> str:
        """What is known, as canonical JSON."""
        viewer = PUBLIC if self._public else player
        game, moment = state.rules.game, state.moment
        view = game.view(moment.position, viewer)
        if not self._recall:
            return canonical(view)
        return f'{{"saw":[{_seen(game, moment, viewer)}],"view":{canonical(view)}}}'


class _Shared(NamedTuple):
    """The rules beside a state, which every copy of it shares."""

    game: AnyGame
    numbers: Numbers

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self


def _seen(game: AnyGame, moment: Moment, player: int) -> str:
    """All that a player did and saw, in order; what each moment told them is worked out once."""
    seen = []
    while moment.before is not None:
        if player not in moment.told:
            events = [game.view_event(event, player) for event in moment.events]
            noticed: list[Any] = [[event.kind, event.data] for event in events if event is not None]
            if moment.by == player:
                noticed.append(moment.did)
            moment.told[player] = canonical(noticed) if noticed else ""
        seen.append(moment.told[player])
        moment = moment.before
    return ",".join(one for one in reversed(seen) if one)


def _zero_sum(game: AnyGame) -> bool:
    most = max(game.info.players)
    return len({game.side_of(seat) for seat in range(most)}) == most


def _defaults(game: AnyGame) -> dict[str, Any]:
    """Parameters OpenSpiel can carry: numbers, truths and texts; all else as JSON."""
    options = {option.key: _carried(option.default) for option in game.info.options}
    return {"players": game.info.players[0], **options, POSITION: ""}


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
