"""Moon River as a game of the house: the rules behind the common protocol."""

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
from highnoon.games.moon_river import (
    boards,
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
from highnoon.games.moon_river.pieces import (
    EDITIONS,
    LEGENDS,
    OUR_KIT,
    SCENARIOS,
    SEATS,
    Kit,
    kit_of_edition,
    kit_of_text,
)
from highnoon.games.moon_river.state import State
from highnoon.games.moon_river.view import MoonRiverView, state_of


class MoonRiver:
    """Two to four ranches, ninety-six parcels, thirty-two cows.

    The option `parcels` chooses one of our reconstructions; `pieces` brings pieces of one's own as
    TOML text, in the form of `parcels.toml`, in their place.
    """

    info = GameInfo(
        key="moon-river",
        rules=2,
        players=(2, 3, 4),
        options=(
            Option("boards", boards.CAMP, boards.BOARDS),
            Option("scenario", "none", ("none", *SCENARIOS, "draw")),
            Option("parcels", "first", tuple(EDITIONS)),
            Option("pieces", "", None),
        ),
    )
    seats: Sequence[str] = SEATS
    old = False
    """Whether seats are named by the legends' boards."""

    def start(self, options: Options) -> State:
        kit = self._kit(options)
        return boards.seated(kit, options["players"], options["boards"], options["scenario"])

    def _kit(self, options: Options) -> Kit:
        text = options.get("pieces", "")
        if not isinstance(text, str):
            args = {"option": "pieces", "value": str(text)[:40], "allowed": "TOML"}
            raise InvalidOptions(Phrase("error-option-value", args))
        return kit_of_text(text) if text else kit_of_edition(options.get("parcels", "first"))

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

    def view(self, state: State, viewer: Viewer) -> MoonRiverView:
        return view.view(state, viewer)

    def view_event(self, event: Event, viewer: Viewer) -> Event | None:
        return event

    def sample_state(self, view: MoonRiverView, rng: random.Random) -> State:
        return state_of(view)

    def seat_key(self, seat: Seat) -> str:
        return self.seats[seat]

    def action_text(self, action: Action) -> str:
        return notation.action_text(action, self.old)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text, self.old)

    def numbers(self, state: State) -> Numbers:
        return state.kit.moves.numbers

    def position_text(self, state: State) -> str:
        return position.position_text(state, self.seats)

    def parse_position(self, text: str) -> State:
        return parsing.parse_position(text)

    def check(self, state: State) -> Sequence[Phrase]:
        return check.problems(state)

    def fingerprint(self, options: Options) -> str:
        return self._kit(options).fingerprint

    def prompt(self, view: MoonRiverView) -> Phrase:
        return words.prompt(view)

    def picture(self, view: MoonRiverView) -> str:
        return picture.picture(view)

    def describe_action(self, view: MoonRiverView, action: Action) -> Phrase:
        return words.describe_action(view, action)

    def describe_event(self, event: Event) -> Phrase | None:
        return words.describe_event(event)


class FirstMoonRiver(MoonRiver):
    """The first version of the rules: each seat had the board of its name."""

    info = GameInfo(
        key="moon-river",
        rules=1,
        players=(2, 3, 4),
        options=(
            Option("boards", "camp", ("camp", "legend")),
            Option("scenario", "none", ("none", *SCENARIOS, "draw")),
        ),
    )
    seats = LEGENDS
    old = True

    def start(self, options: Options) -> State:
        bound = boards.CAMP if options["boards"] == boards.CAMP else boards.BY_COLOUR
        return boards.seated(OUR_KIT, options["players"], bound, options["scenario"])


MOON_RIVER: Final[Game[State, MoonRiverView]] = MoonRiver()
MOON_RIVER_1: Final[Game[State, MoonRiverView]] = FirstMoonRiver()
