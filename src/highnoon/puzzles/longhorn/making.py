"""The workshop of Longhorn's puzzles: mine, grade, prove."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from highnoon.engine.warming import warm
from highnoon.games.longhorn.notation import parse_action
from highnoon.games.longhorn.parsing import parse_position
from highnoon.puzzles.longhorn.fingerprint import id_of
from highnoon.puzzles.longhorn.grading import grade
from highnoon.puzzles.longhorn.mining import mine
from highnoon.puzzles.longhorn.plain import PlainProof
from highnoon.puzzles.longhorn.proof import VALUES, Keeps, Unproven, decisions, problems
from highnoon.puzzles.longhorn.proving import NODES, Room, Solved
from highnoon.puzzles.longhorn.themes import THEMES
from highnoon.puzzles.puzzle import Puzzle
from highnoon.puzzles.workshop import Mined


class Making:
    """Makes puzzles of Longhorn."""

    def __init__(self) -> None:
        warm("longhorn")
        self._room = Room()

    def mine(self, seed: int, counts: Mapping[str, int]) -> Mined | None:
        """The puzzle that this seed gives, graded."""
        puzzle = mine(seed, counts, self._room)
        if puzzle is None:
            return None
        line = decisions(parse_position(puzzle.position), tuple(map(parse_action, puzzle.line)))
        measured = grade(puzzle.id, line, puzzle.seat)
        return Mined(replace(puzzle, rating=measured.rating), measured._asdict())

    def prove(self, puzzle: Puzzle) -> list[str]:
        """What is wrong: by plain minimax where that is small enough, else by the solver."""
        try:
            return self.prove_plainly(puzzle)
        except Unproven:
            state = parse_position(puzzle.position)
            search = self._room.search(state)
            solved = Solved(search, puzzle.seat, VALUES[puzzle.kind], 100 * NODES)
            try:
                return self._problems(puzzle, solved.keeps)
            except Unproven:
                return ["the solver does not prove it"]

    def prove_plainly(self, puzzle: Puzzle, positions: int = 20_000) -> list[str]:
        """The same by minimax over the rules alone, or `Unproven` if that takes too many."""
        proof = PlainProof(puzzle.seat, VALUES[puzzle.kind], positions)
        return self._problems(puzzle, proof.keeps)

    def _problems(self, puzzle: Puzzle, keeps: Keeps) -> list[str]:
        state = parse_position(puzzle.position)
        wrong = problems(state, tuple(map(parse_action, puzzle.line)), puzzle.seat, keeps)
        if puzzle.id != id_of(state):
            wrong.append("the id is not the fingerprint of the position")
        if state.side != puzzle.seat or state.phase != "steal":
            wrong.append("whoever solves is not about to begin a turn")
        if not puzzle.themes or not set(puzzle.themes) <= set(THEMES):
            wrong.append("themes that there are not")
        return wrong
