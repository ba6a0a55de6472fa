"""Puzzles of Longhorn out of games that nobody played well: one a deal at most, each proven."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from math import inf
from typing import Final

from highnoon.bots import choose
from highnoon.core.action import CHANCE
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.engine.longhorn.solver import principal
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.chance import sample
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.notation import action_text
from highnoon.games.longhorn.position import position_text
from highnoon.games.longhorn.state import ENDED, State, on_board
from highnoon.puzzles.longhorn.fingerprint import id_of
from highnoon.puzzles.longhorn.grading import table_of
from highnoon.puzzles.longhorn.proof import (
    LEAST,
    VALUES,
    Unproven,
    decisions,
    free_of_chance,
    main_line,
    problems,
    real_turns,
)
from highnoon.puzzles.longhorn.proving import Room, Solved, worth
from highnoon.puzzles.longhorn.themes import themes
from highnoon.puzzles.puzzle import Puzzle
from highnoon.puzzles.rating import LOWEST

FEWEST_COWS: Final = 5
MOST_COWS: Final = 22
"""Between these a position has something to find, and is proven at once."""
_LOOK: Final = Budget(inf, 50_000)


def mine(seed: int, counts: Mapping[str, int], room: Room) -> Puzzle | None:
    """A puzzle of the game that this seed gives: the one with the kind or theme rarest so far."""
    found = list(_candidates(seed, room))
    random.Random(seed).shuffle(found)
    return min(
        found,
        key=lambda one: min(counts.get(theme, 0) for theme in (one.kind, *one.themes)),
        default=None,
    )


def play(seed: int) -> list[State]:
    """The positions at which the turns of a game began, played by chance or by weak bots."""
    rng = random.Random(f"puzzle/{seed}")
    nugget = "choice" if seed % 4 == 3 else "random"
    levels = (rng.choice((0, 0, 1, 2)), rng.choice((0, 0, 1, 2)))
    state = LONGHORN.start(LONGHORN.info.read_options({"ambush_nugget": nugget}))
    turns = []
    while state.phase not in ENDED:
        (seat,) = rules.actors(state)
        if state.phase == "steal":
            turns.append(state)
        if seat == CHANCE:
            action = sample(state, rng)
        elif levels[seat]:
            action = choose(table_of(state, seat), levels[seat], rng).action
        else:
            action = rng.choice(state.choices)
        state = rules.apply(state, seat, action).state
    return turns


def _candidates(seed: int, room: Room) -> Iterator[Puzzle]:
    search: Search | None = None
    for state in reversed(play(seed)):
        cows = sum(on_board(state))
        if not FEWEST_COWS <= cows <= MOST_COWS:
            continue
        if search is None or not search.serves(state):
            search = room.search(state)
        try:
            puzzle = _puzzle(state, search)
        except Unproven:
            # Earlier positions of the game are harder still.
            return
        if puzzle is not None:
            yield puzzle


def _puzzle(state: State, search: Search) -> Puzzle | None:
    """The puzzle that begins here, if there is one; it is not graded yet."""
    seat, value = state.side, worth(search, state)
    if not value.exact:
        raise Unproven
    kind = next((kind for kind, wanted in VALUES.items() if value.low == wanted), None)
    if kind is None or (kind == "hold" and not free_of_chance(state)):
        return None
    solved = Solved(search, seat, VALUES[kind])
    actions = main_line(state, seat, solved.keeps, solved.effort).actions
    line = decisions(state, actions)
    if real_turns(line, seat) < LEAST or len(line[0].state.choices) < LEAST:
        return None
    about = themes(line, seat, lambda after: _end(search, after))
    if not about or problems(state, actions, seat, solved.keeps):
        return None
    return Puzzle(
        id=id_of(state),
        game="longhorn",
        kind=kind,
        position=position_text(state),
        options={
            "ambush_nugget": "choice" if state.choose_nugget else "random",
            "epidemic_colour": state.strikes,
        },
        seat=seat,
        line=tuple(map(action_text, actions)),
        themes=about,
        rating=LOWEST,
    )


def _end(search: Search, state: State) -> State | None:
    """Where best play leads from a position, if it can be told at a look."""
    value = search.bounds(state, _LOOK)
    return principal(search, state, value)[1] if value.exact else None
