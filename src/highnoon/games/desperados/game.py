"""Desperados as a game of the house: the rules behind the common protocol."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from highnoon.core.action import Action, Phrase, Seat
from highnoon.core.chance import Outcomes
from highnoon.core.errors import InvalidOptions
from highnoon.core.game import Event, Game, GameInfo, Option, Options, Result, Step
from highnoon.core.numbers import Numbers
from highnoon.core.view import Viewer
from highnoon.games.desperados import (
    chance,
    check,
    legal,
    notation,
    parsing,
    picture,
    position,
    rules,
    scoring,
    view,
    words,
    worlds,
)
from highnoon.games.desperados.actions import moves_of
from highnoon.games.desperados.pieces import Map
from highnoon.games.desperados.reading import EDITIONS, NEWEST, our_map, read
from highnoon.games.desperados.state import SEATS, SHERIFF, State, new
from highnoon.games.desperados.view import DesperadosView


class Desperados:
    """A sheriff, his deputies, and a gang that rides in secret.

    It works on any map, which the option `map` brings as TOML text. Without it, on ours with the
    tiles that the option `tiles` names, or on the map that the game was made with.
    """

    info = GameInfo(
        key="desperados",
        rules=2,
        players=(3, 4, 5, 6),
        options=(Option("tiles", NEWEST, tuple(EDITIONS)), Option("map", "", None)),
        hidden=True,
    )
    edition = NEWEST
    """The tiles where the options name none."""

    def __init__(self, own: Map | None = None) -> None:
        self.own = own

    def _map(self, options: Options) -> Map:
        text = options.get("map", "")
        if not isinstance(text, str):
            args = {"option": "map", "value": str(text)[:40], "allowed": "TOML"}
            raise InvalidOptions(Phrase("error-option-value", args))
        desperados = options.get("players", 3) - 1
        if text:
            return read(text, desperados)
        return self.own or our_map(options.get("tiles", self.edition), desperados)

    def start(self, options: Options) -> State:
        return new(self._map(options), options["players"])

    def actors(self, state: State) -> frozenset[Seat]:
        return rules.actors(state)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return legal.legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Step:
        return rules.apply(state, seat, action)

    def chance_outcomes(self, state: State) -> Outcomes:
        return chance.outcomes(state)

    def sample_chance(self, state: State, rng: random.Random) -> Action:
        return chance.sample(state, rng)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def side_of(self, seat: Seat) -> int:
        return 0 if seat == SHERIFF else 1

    def waiting_for(self, state: State, viewer: Viewer) -> frozenset[Seat]:
        return view.waiting_for(state, viewer)

    def view(self, state: State, viewer: Viewer) -> DesperadosView:
        return view.view(state, viewer)

    def view_event(self, event: Event, viewer: Viewer) -> Event | None:
        return view.view_event(event, viewer)

    def sample_state(self, view: DesperadosView, rng: random.Random) -> State:
        return worlds.sample_state(view, rng)

    def seat_key(self, seat: Seat) -> str:
        return SEATS[seat]

    def action_text(self, action: Action) -> str:
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def numbers(self, state: State) -> Numbers:
        return moves_of(state.map).numbers

    def position_text(self, state: State) -> str:
        return position.position_text(state, self.own)

    def parse_position(self, text: str) -> State:
        return parsing.parse_position(text, self.own)

    def check(self, state: State) -> Sequence[Phrase]:
        return check.problems(state)

    def fingerprint(self, options: Options) -> str:
        return self._map(options).fingerprint

    def prompt(self, view: DesperadosView) -> Phrase:
        return words.prompt(view)

    def picture(self, view: DesperadosView) -> str:
        return picture.picture(view)

    def describe_action(self, view: DesperadosView, action: Action) -> Phrase:
        return words.describe_action(view, action)

    def describe_event(self, event: Event) -> Phrase | None:
        return words.describe_event(event)


class FirstDesperados(Desperados):
    """Rules version 1: the same tiles, whatever the number of desperados."""

    info = GameInfo(
        key="desperados",
        rules=1,
        players=(3, 4, 5, 6),
        options=(Option("map", "", None),),
        hidden=True,
    )
    edition = "first"


DESPERADOS: Final[Game[State, DesperadosView]] = Desperados()
DESPERADOS_1: Final[Game[State, DesperadosView]] = FirstDesperados()
