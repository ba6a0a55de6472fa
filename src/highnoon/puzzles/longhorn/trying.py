"""What a try at a puzzle of Longhorn brings.

On the main line nothing needs to be searched: every other choice there is proven to be wrong. The
solver is asked how a wrong one is punished, and wherever somebody leaves the line by another
defence. Where there is no solver, a plain search looks for the punishment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from highnoon.core.action import CHANCE, Action, Phrase, Seat
from highnoon.engine.search.alphabeta import alpha_beta
from highnoon.engine.warming import engine_here
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.notation import action_text, parse_action
from highnoon.games.longhorn.parsing import parse_position
from highnoon.games.longhorn.scoring import result, worth
from highnoon.games.longhorn.state import ENDED, State
from highnoon.games.longhorn.view import LonghornView
from highnoon.puzzles.puzzle import Attempt, Puzzle

SECONDS: Final = 1.2
"""What a punishment may take to be found."""
_PLAIN_NODES: Final = 4_000
_PLAIN_TURNS: Final = 4
_WIN: Final = 1


class _Moment(NamedTuple):
    """Where a try stands: the position, and the actions that led there."""

    state: State
    done: tuple[Action, ...] = ()

    def then(self, action: Action) -> _Moment:
        (actor,) = rules.actors(self.state) or (CHANCE,)
        return _Moment(rules.apply(self.state, actor, action).state, (*self.done, action))


def view(puzzle: Puzzle) -> LonghornView:
    """The table of a puzzle."""
    return LONGHORN.view(parse_position(puzzle.position), puzzle.seat)


def attempt(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    """What these actions bring, from the puzzle's position on."""
    line = tuple(map(parse_action, puzzle.line))
    now = _Moment(parse_position(puzzle.position))
    for action in map(parse_action, moves):
        on_line = now.done == line[: len(now.done)]
        if on_line and len(now.done) == len(line):
            return Attempt("solved", why=_solved(puzzle))
        if now.state.phase in ENDED:
            break
        before, now = now, now.then(action)
        if puzzle.seat not in rules.actors(before.state):
            continue
        right = action == line[len(before.done)] if on_line else _keeps(puzzle, now.state)
        if not right:
            refutation = _refutation(before.state, action)
            end = _follow(now.state, refutation)
            return Attempt("wrong", (), _texts(refutation), _wrong(puzzle, end))
    if now.done == line[: len(now.done)]:
        return _along(puzzle, now, line)
    return _beside(puzzle, now, line)


def _along(puzzle: Puzzle, now: _Moment, line: tuple[Action, ...]) -> Attempt:
    """On the main line: its own defence, up to the next decision."""
    reply = list[Action]()
    while len(now.done) < len(line):
        if puzzle.seat in rules.actors(now.state):
            return Attempt("go-on", _texts(reply))
        reply.append(line[len(now.done)])
        now = now.then(reply[-1])
    return Attempt("solved", _texts(reply), why=_solved(puzzle))


def _beside(puzzle: Puzzle, now: _Moment, line: tuple[Action, ...]) -> Attempt:
    """After another defence: solved when the game is over, or after as many turns as the line."""
    reply = list[Action]()
    while now.state.phase not in ENDED:
        if puzzle.seat in rules.actors(now.state):
            begins = now.state.phase == "steal"
            if begins and _turns(puzzle, now.done) >= _turns(puzzle, line):
                break
            return Attempt("go-on", _texts(reply))
        reply.append(_defence(now.state))
        now = now.then(reply[-1])
    return Attempt("solved", _texts(reply), why=_solved(puzzle))


def _turns(puzzle: Puzzle, actions: Sequence[Action]) -> int:
    """How many turns of whoever solves began among these actions."""
    now, turns = _Moment(parse_position(puzzle.position)), 0
    for action in actions:
        turns += action.kind == "steal" and now.state.side == puzzle.seat
        now = now.then(action)
    return turns


def _target(puzzle: Puzzle) -> int:
    return _WIN if puzzle.kind == "win" else 0


def _keeps(puzzle: Puzzle, state: State) -> bool:
    """Whether whoever solves still has what they should, as far as it can be told."""
    ended = result(state)
    if ended is not None:
        rival = ended.places[1 - puzzle.seat]
        return rival - ended.places[puzzle.seat] >= _target(puzzle)
    if not engine_here():
        return True
    from highnoon.engine.longhorn.analyst import analyst

    found = analyst().evaluate(state, SECONDS).bounds.of(puzzle.seat)
    return found.high >= _target(puzzle)


def _defence(state: State) -> Action:
    """What the other does, or what is drawn, after another defence than the line's."""
    (actor,) = rules.actors(state)
    if actor == CHANCE:
        return LONGHORN.chance_outcomes(state)[0][0]
    if engine_here():
        from highnoon.engine.longhorn.analyst import analyst

        return analyst().think(state, actor, SECONDS, 1_000_000).action
    return _plain(state, actor)[0]


def _refutation(state: State, action: Action) -> tuple[Action, ...]:
    """How it goes on after a wrong choice."""
    after = _Moment(state).then(action).state
    if after.phase in ENDED:
        return ()
    if engine_here():
        from highnoon.engine.longhorn.analyst import analyst

        ready = analyst()
        ready.evaluate(after, SECONDS)
        line = ready.line(state, action)[1:]
        if line:
            return line
    (actor,) = rules.actors(after)
    return () if actor == CHANCE else _plain(after, actor)


def _plain(state: State, seat: Seat) -> tuple[Action, ...]:
    """The best line as far as a search in plain Python sees."""
    found = alpha_beta(
        LONGHORN, state, seat, state.choices, lambda end: _lead(end, seat), _PLAIN_TURNS, SECONDS,
        _PLAIN_NODES,
    )  # fmt: skip
    return found.line or (found.action,)


def _lead(state: State, seat: Seat) -> float:
    money = worth(state)
    return money[seat] - money[1 - seat]


def _follow(state: State, actions: Sequence[Action]) -> State:
    now = _Moment(state)
    for action in actions:
        now = now.then(action)
    return now.state


def _solved(puzzle: Puzzle) -> Phrase:
    return Phrase(f"puzzles-solved-{puzzle.kind}")


def _wrong(puzzle: Puzzle, end: State) -> Phrase:
    """What a wrong choice comes to."""
    ended = result(end)
    if ended is None:
        return Phrase(f"puzzles-wrong-{puzzle.kind}")
    if ended.places[0] == ended.places[1]:
        return Phrase("puzzles-wrong-drawn")
    return Phrase(f"puzzles-wrong-{end.phase}")


def _texts(actions: Sequence[Action]) -> tuple[str, ...]:
    return tuple(map(action_text, actions))
