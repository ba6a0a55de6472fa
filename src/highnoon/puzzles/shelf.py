"""The puzzles that come along: one file a game, a puzzle a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from highnoon.core.action import Arg, Phrase
from highnoon.core.errors import InvalidData
from highnoon.core.registry import described
from highnoon.puzzles.puzzle import Puzzle
from highnoon.puzzles.rating import HIGHEST, LOWEST

BETWEEN: Final = ", "
"""What stands between two actions of a line."""


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game that come along, easiest first."""
    described(game)
    file = files("highnoon.puzzles") / "data" / f"{game}.jsonl"
    text = file.read_text("utf-8") if file.is_file() else ""
    return tuple(sorted(read(game, text), key=lambda one: (one.rating, one.id)))


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {one.id: one for one in load(game)}


def find(game: str, id: str) -> Puzzle:  # noqa: A002  # the field's own name
    """The puzzle of this id, or `InvalidData`."""
    found = _by_id(game).get(id)
    if found is None:
        raise InvalidData(Phrase("puzzles-error-unknown", {"id": id[:40], "game": game}))
    return found


def of_the_day(game: str, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; none comes again before all have been."""
    order = _shuffled(game)
    if not order:
        raise InvalidData(Phrase("puzzles-error-none", {"game": game}))
    return order[day.toordinal() % len(order)]


@cache
def _shuffled(game: str) -> list[Puzzle]:
    return sorted(load(game), key=lambda one: sha256(one.id.encode()).digest())


def read(game: str, text: str) -> list[Puzzle]:
    """The puzzles of a file, or `InvalidData` with all that is wrong."""
    wrong: list[Phrase] = []
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = _puzzle(game, json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            what: dict[str, Arg] = {
                "line": number,
                "error": f"{type(error).__name__}: {error}"[:200],
            }
            wrong.append(Phrase("puzzles-error-line", what))
            continue
        if puzzle.id in found:
            wrong.append(Phrase("puzzles-error-twice", {"line": number, "id": puzzle.id}))
        found[puzzle.id] = puzzle
    if wrong:
        raise InvalidData(*wrong)
    return list(found.values())


def _puzzle(game: str, data: Mapping[str, Any]) -> Puzzle:
    puzzle = Puzzle(
        id=data["id"],
        game=game,
        kind=data["kind"],
        position=data["position"],
        options=dict(data["options"]),
        seat=data["seat"],
        line=tuple(data["line"].split(BETWEEN)),
        themes=tuple(data["themes"].split()),
        rating=data["rating"],
    )
    texts = (puzzle.id, puzzle.kind, puzzle.position, *puzzle.line)
    if not all(isinstance(one, str) and one for one in texts):
        raise ValueError("a text is missing")
    if type(puzzle.seat) is not int or puzzle.seat < 0:
        raise ValueError("seat")
    if type(puzzle.rating) is not int or not LOWEST <= puzzle.rating <= HIGHEST:
        raise ValueError("rating")
    return puzzle


def plain(puzzle: Puzzle, more: Mapping[str, Any] | None = None) -> str:
    """A puzzle as a line of a file; `more` is what only miners read."""
    data = {
        "id": puzzle.id,
        "kind": puzzle.kind,
        "rating": puzzle.rating,
        "themes": " ".join(puzzle.themes),
        "seat": puzzle.seat,
        "line": BETWEEN.join(puzzle.line),
        "position": puzzle.position,
        "options": dict(puzzle.options),
        **(more or {}),
    }
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def themes(puzzles: Iterable[Puzzle]) -> dict[str, int]:
    """How many puzzles have each theme, the most frequent first."""
    counts: dict[str, int] = {}
    for puzzle in puzzles:
        for theme in puzzle.themes:
            counts[theme] = counts.get(theme, 0) + 1
    return dict(sorted(counts.items(), key=lambda one: (-one[1], one[0])))
