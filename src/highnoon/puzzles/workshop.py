"""Where new puzzles are made: mined by seed, proven, graded, and written down at once."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from highnoon.core.action import Phrase
from highnoon.core.description import load as part
from highnoon.core.errors import InvalidData
from highnoon.core.registry import described
from highnoon.puzzles.puzzle import Puzzle
from highnoon.puzzles.shelf import plain, read


class Mined(NamedTuple):
    """A new puzzle, and what was measured of it: only miners read that."""

    puzzle: Puzzle
    facts: Mapping[str, Any]


class Workshop(Protocol):
    """What a game brings to make puzzles."""

    def mine(self, seed: int, counts: Mapping[str, int]) -> Mined | None:
        """The puzzle that this seed gives, if any, graded; rare kinds and themes go first."""

    def prove(self, puzzle: Puzzle) -> list[str]:
        """What is wrong with a puzzle, all proven anew; empty if nothing is."""


Told: TypeAlias = Callable[[int, Mapping[str, int], int], None]
"""Told how many puzzles there are, how many of each kind and theme, and the seed just tried."""


def workshop(game: str) -> Workshop:
    """Where puzzles of a game are made."""
    home = described(game).puzzles
    if home is None:
        raise InvalidData(Phrase("puzzles-error-none", {"game": game}))
    made: Workshop = part(f"{home}.making:Making")()
    return made


def tally(puzzles: Mapping[str, Puzzle]) -> dict[str, int]:
    """How many puzzles there are of each kind and theme."""
    counts: dict[str, int] = {}
    for puzzle in puzzles.values():
        for one in (puzzle.kind, *puzzle.themes):
            counts[one] = counts.get(one, 0) + 1
    return counts


def mine(game: str, file: Path, wanted: int, seconds: float, told: Told) -> int:
    """Add to a file until it has as many puzzles as wanted, or the time is over; how many it has.

    It goes on after the last seed that the file names, so it can be stopped at any moment; a line
    that was cut short is dropped.
    """
    makes, end = workshop(game), time.monotonic() + seconds
    lines = _whole_lines(file)
    found = {puzzle.id: puzzle for puzzle in read(game, "\n".join(lines))}
    seed = 1 + max((int(json.loads(line).get("seed", 0)) for line in lines), default=-1)
    counts = tally(found)
    with file.open("a", encoding="utf-8") as out:
        while len(found) < wanted and time.monotonic() < end:
            mined = makes.mine(seed, counts)
            if mined is not None and mined.puzzle.id not in found:
                found[mined.puzzle.id] = mined.puzzle
                out.write(plain(mined.puzzle, {**mined.facts, "seed": seed}) + "\n")
                out.flush()
                counts = tally(found)
            told(len(found), counts, seed)
            seed += 1
    return len(found)


def _whole_lines(file: Path) -> list[str]:
    """The lines of a file; what follows the last whole one is cut off."""
    if not file.exists():
        return []
    text = file.read_text("utf-8")
    whole, _, rest = text.rpartition("\n")
    if rest:
        file.write_text(f"{whole}\n" if whole else "", "utf-8")
    return whole.splitlines()


def prove(
    game: str, puzzles: tuple[Puzzle, ...], journal: Path | None = None
) -> Iterator[tuple[Puzzle, list[str]]]:
    """Every puzzle and what is wrong with it.

    What is proven is noted in the journal at once, and what stands there is not proven again: so
    this can be stopped at any moment.
    """
    makes = workshop(game)
    known = set(journal.read_text("utf-8").split("\n")) if journal and journal.exists() else set()
    for puzzle in puzzles:
        mark = sha256(f"{game} {plain(puzzle)}".encode()).hexdigest()
        problems = [] if mark in known else makes.prove(puzzle)
        if journal and mark not in known and not problems:
            with journal.open("a", encoding="utf-8") as notes:
                notes.write(f"{mark}\n")
        yield puzzle, problems
