"""What a try at a puzzle of Moon River brings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from highnoon.core.action import Action, Phrase, Seat
from highnoon.core.registry import game
from highnoon.games.moon_river.actions import TAKE
from highnoon.games.moon_river.notation import action_text, parse_action
from highnoon.games.moon_river.state import State
from highnoon.games.moon_river.view import MoonRiverView
from highnoon.puzzles.moon_river.ending import Ending, after
from highnoon.puzzles.puzzle import Attempt, Puzzle


def state_of(puzzle: Puzzle) -> State:
    """The position of a puzzle."""
    found: State = game(puzzle.game).parse_position(puzzle.position)
    return found


def view(puzzle: Puzzle) -> MoonRiverView:
    """The table of a puzzle."""
    found: MoonRiverView = game(puzzle.game).view(state_of(puzzle), puzzle.seat)
    return found


def attempt(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    """Whether these actions still lead to the best end; taking one's parcel goes without saying."""
    state = state_of(puzzle)
    ending = _ending(puzzle.position, puzzle.seat)
    best = ending.value(state)
    for action in map(parse_action, moves):
        if state.phase == "over":
            break
        mine = state.seat == puzzle.seat
        state = after(state, action)
        now = ending.value(state)
        if mine and now < best:
            why = Phrase("puzzles-wrong-most", {"best": best, "lead": now})
            return Attempt("wrong", (), _texts(ending.line(state)), why)
        best = max(best, now)
    reply = list[Action]()
    while state.phase != "over" and (state.seat != puzzle.seat or state.choices == (TAKE,)):
        reply.append(ending.best(state))
        state = after(state, reply[-1])
    if state.phase != "over":
        return Attempt("go-on", _texts(reply))
    return Attempt("solved", _texts(reply), why=Phrase("puzzles-solved-most", {"lead": best}))


@lru_cache(maxsize=8)
def _ending(position: str, seat: Seat) -> Ending:
    """What was searched for a puzzle: the next try at it costs nothing."""
    return Ending(seat)


def _texts(actions: Sequence[Action]) -> tuple[str, ...]:
    return tuple(map(action_text, actions))
