"""What a try at a puzzle of Desperados brings: names of towns, or of players who must be warned."""

from __future__ import annotations

from collections.abc import Sequence

from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidAction
from highnoon.core.registry import game
from highnoon.games.desperados.belief import histories, places
from highnoon.games.desperados.pieces import town_name
from highnoon.games.desperados.state import SEATS, SHERIFF
from highnoon.games.desperados.view import DesperadosView
from highnoon.games.desperados.words import seat as seat_name
from highnoon.puzzles.puzzle import Attempt, Puzzle


def view(puzzle: Puzzle) -> DesperadosView:
    """What the seat that solves it knows."""
    rules = game(puzzle.game)
    found: DesperadosView = rules.view(rules.parse_position(puzzle.position), puzzle.seat)
    return found


def attempt(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    """Whether exactly the right ones are named; how to name one that was missed otherwise."""
    seen = view(puzzle)
    named = {_name(puzzle, seen, text) for text in moves}
    right = set(puzzle.line)
    if not named:
        return Attempt("go-on")
    if named == right:
        return Attempt("solved", why=Phrase(f"puzzles-solved-{puzzle.kind}"))
    if puzzle.kind == "likeliest":
        return _less_likely(puzzle, seen, min(named - right))
    if named - right:
        return Attempt("wrong", why=_cannot(puzzle, seen, min(named - right)))
    missed = min(right - named)
    town = missed if puzzle.kind == "where" else str(seen["players"][SEATS.index(missed)]["at"])
    why = Phrase(f"puzzles-wrong-missed-{puzzle.kind}", {"count": len(right - named)})
    return Attempt("wrong", refutation=_way_to(seen, suspect(puzzle), town), why=why)


def suspect(puzzle: Puzzle) -> int:
    """Who is sought."""
    return int(str(puzzle.options["suspect"]))


def answer(kind: str, seen: DesperadosView, sought: int) -> tuple[str, ...]:
    """The right answer, by exact belief."""
    counts = places(seen, sought)
    if kind == "where":
        return tuple(counts)
    if kind == "likeliest":
        most = max(counts.values())
        return tuple(town for town, count in counts.items() if count == most)
    gang = enumerate(seen["players"])
    return tuple(SEATS[seat] for seat, one in gang if seat != SHERIFF and one["at"] in counts)


def _name(puzzle: Puzzle, seen: DesperadosView, text: str) -> str:
    known = (
        SEATS[1 : len(seen["players"])]
        if puzzle.kind == "warn"
        else [town["key"] for town in seen["map"]["towns"]]
    )
    name = "-".join(text.lower().split())
    if name not in known:
        raise InvalidAction(
            Phrase("puzzles-error-name", {"text": text[:40], "known": ", ".join(known)})
        )
    return name


def _less_likely(puzzle: Puzzle, seen: DesperadosView, town: str) -> Attempt:
    counts = places(seen, suspect(puzzle))
    if town not in counts:
        return Attempt("wrong", why=_cannot(puzzle, seen, town))
    here, most = counts[town], max(counts.values())
    return Attempt("wrong", why=Phrase("puzzles-wrong-likeliest", {"count": here, "most": most}))


def _cannot(puzzle: Puzzle, seen: DesperadosView, name: str) -> Phrase:
    if puzzle.kind == "warn":
        return Phrase("puzzles-wrong-safe", {"seat": seat_name(SEATS.index(name))})
    return Phrase("puzzles-wrong-cannot", {"town": town_name(name)})


def _way_to(seen: DesperadosView, sought: int, town: str) -> tuple[str, ...]:
    """A row of cards that leads to a town."""
    start = str(seen["players"][sought]["start"])
    for row in histories(seen, sought):
        towns = [start, *(card for card in row if card not in ("saloon", "none"))]
        if towns[-1] == town:
            return tuple(row)
    return ()
