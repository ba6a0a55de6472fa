"""Stones: two players take one to three stones from a heap; whoever takes the last one wins."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple, TypedDict

from highnoon.core.action import Action, Phrase, Seat
from highnoon.core.chance import Outcomes
from highnoon.core.errors import IllegalAction, InvalidAction, InvalidPosition
from highnoon.core.game import Event, GameInfo, Option, Options, Result, ScoreLine, Step
from highnoon.core.numbers import Numbers
from highnoon.core.view import Viewer

SEATS: Final = ("first", "second")
TAKES: Final = tuple(Action("take", (count,)) for count in (1, 2, 3))
HEAPS: Final = (7, 12)


class State(NamedTuple):
    """The heap, and whose turn it is."""

    heap: int
    turn: Seat


class StonesView(TypedDict):
    """Everything lies open."""

    viewer: int
    heap: int
    turn: int


class Stones:
    """The rules."""

    info = GameInfo("stones", 1, (2,), (Option("heap", HEAPS[0], HEAPS),))

    def start(self, options: Options) -> State:
        return State(options["heap"], 0)

    def actors(self, state: State) -> frozenset[Seat]:
        return frozenset({state.turn} if state.heap else ())

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.actors(state):
            return ()
        return TAKES[: state.heap]

    def apply(self, state: State, seat: Seat, action: Action) -> Step:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction(Phrase("stones-too-many", {"heap": state.heap}))
        count = int(action.args[0])
        event = Event("took", {"seat": seat, "count": count})
        return Step(State(state.heap - count, 1 - seat), (event,))

    def chance_outcomes(self, state: State) -> Outcomes:
        return ()

    def sample_chance(self, state: State, rng: random.Random) -> Action:
        raise NotImplementedError("nothing is ever drawn")

    def result(self, state: State) -> Result | None:
        if state.heap:
            return None
        won = tuple(int(seat != state.turn) for seat in range(2))
        lines = tuple((ScoreLine(Phrase("stones-last"), one),) for one in won)
        return Result(Phrase("stones-over"), tuple(2 - one for one in won), won, lines)

    def side_of(self, seat: Seat) -> int:
        return seat

    def waiting_for(self, state: State, viewer: Viewer) -> frozenset[Seat]:
        return self.actors(state)

    def view(self, state: State, viewer: Viewer) -> StonesView:
        return {"viewer": viewer, "heap": state.heap, "turn": state.turn}

    def view_event(self, event: Event, viewer: Viewer) -> Event | None:
        return event

    def sample_state(self, view: StonesView, rng: random.Random) -> State:
        return State(view["heap"], view["turn"])

    def seat_key(self, seat: Seat) -> str:
        return SEATS[seat]

    def action_text(self, action: Action) -> str:
        return f"take {action.args[0]}"

    def parse_action(self, text: str) -> Action:
        for action in TAKES:
            if text.split() == self.action_text(action).split():
                return action
        raise InvalidAction(Phrase("error-action-unknown", {"action": text[:60]}))

    def numbers(self, state: State) -> Numbers:
        return Numbers(TAKES)

    def position_text(self, state: State) -> str:
        return f"{state.heap} {SEATS[state.turn]}"

    def parse_position(self, text: str) -> State:
        match text.split():
            case [heap, turn] if heap in map(str, range(HEAPS[-1] + 1)) and turn in SEATS:
                return State(int(heap), SEATS.index(turn))
        raise InvalidPosition(Phrase("stones-position"))

    def check(self, state: State) -> Sequence[Phrase]:
        return () if 0 <= state.heap <= HEAPS[-1] else (Phrase("stones-heap"),)

    def fingerprint(self, options: Options) -> str:
        return "stones"

    def prompt(self, view: StonesView) -> Phrase:
        return Phrase("stones-prompt", {"heap": view["heap"]})

    def describe_action(self, view: StonesView, action: Action) -> Phrase:
        return Phrase("stones-take", {"count": int(action.args[0])})

    def describe_event(self, event: Event) -> Phrase | None:
        seat = Phrase(f"stones-seat-{SEATS[event.data['seat']]}")
        return Phrase("stones-took", {"seat": seat, "count": event.data["count"]})


STONES: Final = Stones()
