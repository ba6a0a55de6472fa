"""The proof of a puzzle of Longhorn, and the main line that comes out of it.

What is unique is every small decision of whoever solves: of all choices exactly one keeps the
value. So their whole turn is unique as well, for no two orders of small actions are the same turn
(cows flee in a fixed order of colours, and a turn has one token at most). Draws of nuggets count as
a defence: a win must be won whatever is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.engine.longhorn.bounds import DRAWN, WON
from highnoon.engine.longhorn.search import following
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.state import ENDED, State

LEAST: Final = 2
MOST: Final = 6
"""Turns of their own that whoever solves has on the main line."""
VALUES: Final[dict[str, Fraction]] = {"win": WON, "hold": DRAWN}
"""What is to be kept, by the kind of the puzzle."""

Keeps: TypeAlias = Callable[[State], bool]
"""Whether whoever solves has at least the value in this position; it may raise `Unproven`."""
Effort: TypeAlias = Callable[[State], int]
"""How much work a position took."""


class Unproven(Exception):
    """A value was not found within the budget."""


class Played(NamedTuple):
    """A turn, or a part of it, and where it leads."""

    actions: tuple[Action, ...]
    state: State


class Line(NamedTuple):
    """The rest of a main line, and how many turns of whoever solves it has."""

    actions: tuple[Action, ...] = ()
    turns: int = 0


def free_of_chance(state: State) -> bool:
    """Whether no nugget can be drawn any more."""
    return state.choose_nugget or (
        state.phase != "draw" and "a" not in state.tokens and state.phase != "ambush"
    )


def main_line(
    state: State, seat: Seat, keeps: Keeps, effort: Effort, most: int = MOST, patience: int = 2_000
) -> Line:
    """The longest line on which every decision of the seat is the only one; `state` is kept.

    The defence on it is one against which most decisions are the only one, of those the one that
    took most work to refute. It ends with the game, after `most` turns, or where several ways lead
    on.
    """
    left = [patience]

    def grow(state: State, turns: int) -> Line:
        left[0] -= 1
        if left[0] < 0:
            raise Unproven
        if state.phase in ENDED:
            return Line()
        if state.side == seat:
            if not turns:
                return Line()
            ways = [
                Line(way.actions + rest.actions, 1 + rest.turns)
                for way in only_turns(state, seat, keeps)
                for rest in [grow(way.state, turns - 1)]
            ]
            return max(ways, key=lambda one: one.turns, default=Line())
        defences = whole_turns(state)
        lines = [(grow(one.state, turns), one) for one in defences]
        if all(one.state.phase in ENDED for one in defences):
            return Line(max(defences, key=lambda one: len(one.actions)).actions)
        rest, defence = max(lines, key=lambda one: (one[0].turns, effort(one[1].state)))
        return Line(defence.actions + rest.actions, rest.turns) if rest.turns else Line()

    return grow(state, most)


def only_turns(state: State, seat: Seat, keeps: Keeps) -> list[Played]:
    """The one turn that keeps the value, for every draw within it; empty if there are several."""
    open_turns, done = [Played((), state)], list[Played]()
    while open_turns:
        actions, now = open_turns.pop()
        if actions and (now.phase in ENDED or now.phase == "steal"):
            done.append(Played(actions, now))
            continue
        ways = [Played((*actions, action), after) for action, after, _ in following(now)]
        if now.phase != "draw":
            ways = [way for way in ways if keeps(way.state)]
            if len(ways) != 1:
                return []
        open_turns += ways
    return done


def whole_turns(state: State) -> list[Played]:
    """Every way to play the turn that begins here, one for each position it leads to."""
    found: dict[State, Played] = {}
    for played in _turns(Played((), state)):
        found.setdefault(played.state, played)
    return list(found.values())


def _turns(played: Played) -> Iterator[Played]:
    actions, state = played
    if actions and (state.phase in ENDED or state.phase == "steal"):
        yield played
        return
    for action, after, _ in following(state):
        yield from _turns(Played((*actions, action), after))


class Decision(NamedTuple):
    """A moment of a line: the position, who decides (or chance), and what is done."""

    state: State
    actor: Seat
    action: Action
    after: State


def decisions(state: State, actions: tuple[Action, ...]) -> list[Decision]:
    """Every moment of a line, by the rules."""
    found = []
    for action in actions:
        (actor,) = rules.actors(state)
        after = rules.apply(state, actor, action).state
        found.append(Decision(state, actor, action, after))
        state = after
    return found


def real_turns(line: list[Decision], seat: Seat) -> int:
    """In how many turns of a line whoever solves had a choice at all."""
    turns, had = 0, False
    for one in line:
        if one.actor not in (seat, CHANCE):
            had = False
        elif one.actor == seat:
            if one.state.phase == "steal":
                had = False
            if len(one.state.choices) > 1 and not had:
                turns, had = turns + 1, True
    return turns


def problems(state: State, actions: tuple[Action, ...], seat: Seat, keeps: Keeps) -> list[str]:
    """What is wrong with a main line; empty if the puzzle is proven.

    The value holds at the beginning; each decision of the seat has exactly one choice that keeps
    it; every defence on the way is answered, for the position before it keeps the value too.
    """
    wrong = []
    if not keeps(state):
        wrong.append("the position is not worth what the puzzle says")
    line = decisions(state, actions)
    for number, one in enumerate(line):
        if one.actor == seat:
            good = [action for action, after, _ in following(one.state) if keeps(after)]
            if good != [one.action]:
                wrong.append(f"at action {number + 1} these keep the value: {good}")
        elif not all(keeps(after) for _, after, _ in following(one.state)):
            wrong.append(f"a defence at action {number + 1} refutes it")
    last = line[-1].after
    if last.phase not in ENDED and last.phase != "steal":
        wrong.append("the line stops within a turn")
    turns = sum(one.actor == seat and one.state.phase == "steal" for one in line)
    if not LEAST <= turns <= MOST or real_turns(line, seat) < LEAST:
        wrong.append("too few turns or too many")
    return wrong
