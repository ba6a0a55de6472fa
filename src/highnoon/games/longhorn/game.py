"""Longhorn as a game of the house: the rules behind the common protocol."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from highnoon.core.action import Action, Phrase, Seat
from highnoon.core.chance import Outcomes
from highnoon.core.errors import InvalidPosition
from highnoon.core.game import POSITION, Event, Game, GameInfo, Option, Options, Result, Step
from highnoon.core.numbers import Numbers
from highnoon.core.view import Viewer
from highnoon.games.longhorn import (
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
)
from highnoon.games.longhorn.actions import ALL
from highnoon.games.longhorn.pieces import FINGERPRINT, SEATS
from highnoon.games.longhorn.state import State
from highnoon.games.longhorn.view import LonghornView, state_of

_NUMBERS: Final = Numbers(ALL)

_AMBUSH: Final = Option("ambush_nugget", "random", ("random", "choice"))


class Longhorn:
    """Two cattle thieves, one outlaw token, thirty-six cows."""

    info = GameInfo(
        key="longhorn",
        rules=2,
        players=(2,),
        options=(_AMBUSH, Option("epidemic_colour", "any", ("any", "present"))),
        positions=True,
    )

    def start(self, options: Options) -> State:
        dealt = State(
            choose_nugget=options["ambush_nugget"] == "choice",
            strikes=options["epidemic_colour"],
        )
        return begun(dealt, options[POSITION]) if POSITION in options else dealt

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
        return seat

    def waiting_for(self, state: State, viewer: Viewer) -> frozenset[Seat]:
        return rules.actors(state)

    def view(self, state: State, viewer: Viewer) -> LonghornView:
        return view.view(state, viewer)

    def view_event(self, event: Event, viewer: Viewer) -> Event | None:
        return event

    def sample_state(self, view: LonghornView, rng: random.Random) -> State:
        return state_of(view)

    def seat_key(self, seat: Seat) -> str:
        return SEATS[seat]

    def action_text(self, action: Action) -> str:
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def numbers(self, state: State) -> Numbers:
        return _NUMBERS

    def position_text(self, state: State) -> str:
        return position.position_text(state)

    def parse_position(self, text: str) -> State:
        return parsing.parse_position(text)

    def check(self, state: State) -> Sequence[Phrase]:
        return check.problems(state)

    def fingerprint(self, options: Options) -> str:
        return FINGERPRINT

    def prompt(self, view: LonghornView) -> Phrase:
        return words.prompt(view)

    def picture(self, view: LonghornView) -> str:
        return picture.picture(view)

    def describe_action(self, view: LonghornView, action: Action) -> Phrase:
        return words.describe_action(view, action)

    def describe_event(self, event: Event) -> Phrase | None:
        return words.describe_event(event)


def begun(dealt: State, text: object) -> State:
    """The position from which a match begins; it must be played by the match's own options."""
    state = parsing.parse_position(str(text))
    if not rules.actors(state):
        raise InvalidPosition(Phrase("longhorn-position-over"))
    if (state.choose_nugget, state.strikes) != (dealt.choose_nugget, dealt.strikes):
        raise InvalidPosition(Phrase("longhorn-position-options"))
    return state


class FormerLonghorn(Longhorn):
    """Rules version 1: an epidemic strikes a colour that is on the board, if there is any."""

    info = GameInfo(key="longhorn", rules=1, players=(2,), options=(_AMBUSH,))

    def start(self, options: Options) -> State:
        return State(choose_nugget=options["ambush_nugget"] == "choice", strikes="former")


LONGHORN: Final[Game[State, LonghornView]] = Longhorn()
LONGHORN_1: Final[Game[State, LonghornView]] = FormerLonghorn()
