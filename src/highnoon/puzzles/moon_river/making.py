"""The workshop of Moon River's puzzles: ends of careless games, searched in every way."""

from __future__ import annotations

import random
from base64 import b32encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from math import log2
from typing import Any, Final

from highnoon.bots import choose
from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.registry import game
from highnoon.core.view import TableView
from highnoon.engine.moon_river.greedy import greedy
from highnoon.engine.moon_river.layout import Taste
from highnoon.games.moon_river.actions import KEEP
from highnoon.games.moon_river.grid import WIDTH, groups
from highnoon.games.moon_river.notation import action_text, parse_action
from highnoon.games.moon_river.ranch import drives
from highnoon.games.moon_river.state import NONE, Ranch, State
from highnoon.puzzles.moon_river.ending import Ending, TooLarge, after, serves
from highnoon.puzzles.moon_river.plain import MOST, plain_value
from highnoon.puzzles.moon_river.trying import state_of
from highnoon.puzzles.puzzle import Puzzle
from highnoon.puzzles.rating import HIGHEST, LOWEST, Meeting, Rating, rated
from highnoon.puzzles.workshop import Mined

THEMES: Final = (
    "two-dominoes",
    "join-lands",
    "thief",
    "swap",
    "drive",
    "drought",
    "specialist",
    "bonus-tile",
    "rival",
)
BOTS: Final = {1: 900, 2: 1150, 3: 1400}
"""The ratings of the levels that decide at first sight; the others search as the proof does."""
FEWEST: Final = 24
"""Positions that a puzzle has at least."""
FEW: Final = 7
"""Steps that cows may take at most where a cowboy may come."""
HOARDING: Final = 12
"""With so many parcels left in the box players begin to keep theirs, so that the end has more."""
_HOARDS: Final = 0.7
EASY: Final = 40
"""What has fewer positions than that must be missed by some level."""
_CARELESS: Final = (0.1, 0.2, 0.35)
_GAME: Final = "moon-river"


class Making:
    """Makes puzzles of Moon River."""

    def __init__(self, plain_tries: int = MOST) -> None:
        self._plain_tries = plain_tries

    def mine(self, seed: int, counts: Mapping[str, int]) -> Mined | None:
        """A puzzle from the end of the game that this seed gives."""
        return min(
            _candidates(seed),
            key=lambda one: min(counts.get(theme, 0) for theme in one.puzzle.themes),
            default=None,
        )

    def prove(self, puzzle: Puzzle) -> list[str]:
        """What is wrong: by plain minimax where that is small enough, else by the search."""
        state, wrong = state_of(puzzle), []
        if puzzle.id != _id(state):
            wrong.append("the id is not the fingerprint of the position")
        if not serves(state, puzzle.seat):
            wrong.append("something may still be drawn, or others have a say")
        best = Ending(puzzle.seat).value(state)
        try:
            if plain_value(state, puzzle.seat, self._plain_tries) != best:
                wrong.append("plain minimax has another value")
        except TooLarge:
            pass
        reached = state
        for action in map(parse_action, puzzle.line):
            reached = after(reached, action)
        if reached.phase != "over" or Ending(puzzle.seat).value(reached) != best:
            wrong.append("the line does not lead to the best end")
        return wrong


def _candidates(seed: int) -> Iterator[Mined]:
    """From the end backwards, until there is too much to try."""
    for state in reversed(list(_endings(seed))):
        try:
            mined = _mined(state, seed)
        except TooLarge:
            return
        if mined is not None:
            yield mined


def _endings(seed: int) -> Iterator[State]:
    """The moments at which somebody has taken a parcel, when nothing is drawn any more."""
    rng = random.Random(f"puzzle/{seed}")
    rules = game(_GAME)
    asked = {
        "players": rng.choice((2, 2, 3, 4)),
        "boards": rng.choice(("camp", "legend-drawn")),
        "scenario": rng.choice(("none", "none", "timber", "gold", "outlaws", "city")),
    }
    state = rules.start(rules.info.read_options(asked))
    careless, taste = rng.choice(_CARELESS), Taste(growth=rng.random())
    while state.phase != "over":
        if state.phase in ("expand", "stand") and serves(state, state.seat) and _small(state):
            yield state
        state = rules.apply(state, state.seat, _played(state, rng, careless, taste)).state


def _small(state: State) -> bool:
    """Whether it may be small enough: a cowboy with a large herd has thousands of ways to drive.

    The last drive of the game is another matter (`driving.py`).
    """
    if not any(seat >= 0 for seat in state.here.rancheros + state.there.rancheros):
        return True
    kinds = [kind for kind in state.here.parcels + state.there.parcels if kind != NONE]
    for ranch in state.ranches:
        kinds += ranch.stores
    circles = any(state.kit.parcels[kind].circles for kind in kinds)
    return not (circles and any(state.saloon)) or len(drives(state.ranches[state.seat])) <= FEW


def _played(state: State, rng: random.Random, careless: float, taste: Taste) -> Action:
    if state.seat == CHANCE:
        return game(_GAME).sample_chance(state, rng)
    if len(state.choices) == 1 or rng.random() < careless:
        return rng.choice(state.choices)
    if KEEP in state.choices and sum(state.box) <= HOARDING and rng.random() < _HOARDS:
        return KEEP
    return greedy(state, taste)


def _mined(state: State, seed: int) -> Mined | None:
    """The puzzle of a position, if there is something to find."""
    ending = Ending(state.seat)
    best = ending.value(state)
    line = ending.line(state)
    about = _themes(state, line)
    mine = sum(one.seat == state.seat and len(one.choices) > 1 for one in _states(state, line))
    if ending.seen < FEWEST or not about or mine < 2:
        return None
    solved = "".join(str(level) for level in BOTS if _solves(level, state, ending, best, seed))
    if len(solved) == len(BOTS) and ending.seen < EASY:
        return None
    puzzle = Puzzle(
        id=_id(state),
        game=_GAME,
        kind="most",
        position=game(_GAME).position_text(state),
        options={
            "players": len(state.ranches),
            "boards": "camp" if state.ranches[0].board == "camp" else "legend-drawn",
            "scenario": state.scenario,
        },
        seat=state.seat,
        line=tuple(map(action_text, line)),
        themes=about,
        rating=_rating(ending.seen, mine, solved),
    )
    return Mined(puzzle, {"positions": ending.seen, "best": best, "bots": solved})


def _states(state: State, line: tuple[Action, ...]) -> Iterator[State]:
    for action in line:
        yield state
        state = after(state, action)


def _solves(level: int, state: State, ending: Ending, best: int, seed: int) -> bool:
    """Whether a level reaches the best end against the best play of the others."""
    rng, seat = random.Random(f"{seed}/{level}"), state.seat
    while state.phase != "over":
        action = ending.best(state)
        if state.seat == seat and len(state.choices) > 1:
            action = choose(_table(state, seat), level, rng).action
        state = after(state, action)
        if ending.value(state) < best:
            return False
    return True


def _table(state: State, seat: Seat) -> TableView[Any]:
    rules = game(_GAME)
    view = rules.view(state, seat)
    return TableView(_GAME, rules.info.rules, {}, seat, 0, (seat,), state.choices, view)


def _themes(state: State, line: tuple[Action, ...]) -> tuple[str, ...]:
    """What an end is about, by what whoever solves does on the main line.

    - `two-dominoes`: they lay more than one. `join-lands`: a domino joins territories.
    - `thief`, `swap`, `drive`, `drought`, `bonus-tile`: they steal a cow, swap parcels, drive cows,
      lose one by a skull, or lay the bonus tile. `specialist`: one who scores at the end is hired.
    - `rival`: another player still has something to decide.
    """
    seat, found, laid = state.seat, set[str](), 0
    kinds = {"steal": "thief", "demand": "swap", "drive": "drive", "drought": "drought"}
    for now, action in zip(_states(state, line), line, strict=True):
        if now.seat != seat:
            found |= {"rival"} if len(now.choices) > 1 else set()
            continue
        if action.kind in kinds:
            found.add(kinds[action.kind])
        if action.kind == "bonus":
            found.add("bonus-tile")
        if action.kind == "recruit" and int(action.args[0]) >= 2:
            found.add("specialist")
        if action.kind == "place":
            laid += 1
            if _joined(now.ranches[seat], after(now, action).ranches[seat]):
                found.add("join-lands")
    if laid > 1:
        found.add("two-dominoes")
    return tuple(theme for theme in THEMES if theme in found)


def _joined(before: Ranch, now: Ranch) -> bool:
    """Whether two territories of a landscape have become one."""
    return any(
        len(list(groups(new))) < len(list(groups(old)))
        for old, new in zip(before.lands, now.lands, strict=True)
    )


def _rating(positions: int, decisions: int, solved: str) -> int:
    """How many positions there are, how many decisions, and which levels find the best end."""
    guess = Rating(500 + 75 * log2(positions) + 25 * decisions, 250)
    meetings = [
        Meeting(Rating(value, 50), float(str(level) not in solved)) for level, value in BOTS.items()
    ]
    return round(min(HIGHEST, max(LOWEST, rated(guess, meetings).value)))


def _id(state: State) -> str:
    """The fingerprint: whoever solves comes first, and a ranch equals its mirror image."""
    players = len(state.ranches)
    ranches = [_folded(state.ranches[(state.seat + n) % players]) for n in range(players)]
    here, there = (
        [(seat - state.seat) % players if seat >= 0 else seat for seat in column.rancheros]
        for column in (state.here, state.there)
    )
    facts = (
        ranches,
        here,
        there,
        state.here.parcels,
        state.there.parcels,
        state.phase,
        state.turn,
        state.saloon,
        state.cows,
        state.tiles,
        state.scenario,
    )
    return b32encode(sha256(repr(facts).encode()).digest()).decode().lower()[:8]


def _folded(ranch: Ranch) -> tuple[Any, ...]:
    rows = range(0, len(ranch.parcels), WIDTH)

    def mirrored(cells: bytes) -> bytes:
        return b"".join(bytes(reversed(cells[row : row + WIDTH])) for row in rows)

    as_is = (ranch.parcels, ranch.cows, ranch.partners)
    turned = tuple(map(mirrored, as_is))
    # Only the camp's bridges are the same from both sides.
    folded = min(as_is, turned) if ranch.board == "camp" else as_is
    return (ranch.board, ranch.stores, *folded)
