"""The workshop of Desperados' puzzles: moments of games by chance, asked about and graded."""

from __future__ import annotations

import random
from base64 import b32encode
from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import sha256
from math import log2
from typing import Final, NamedTuple

from highnoon.core.match import Match
from highnoon.core.registry import game
from highnoon.games.desperados.belief import UNKNOWN, Trail, trail
from highnoon.games.desperados.pieces import Map
from highnoon.games.desperados.reading import map_of
from highnoon.games.desperados.state import SEATS, SHERIFF
from highnoon.games.desperados.view import DesperadosView
from highnoon.games.desperados.worlds import sample_state
from highnoon.puzzles.desperados.readers import READERS, Reader, every_row
from highnoon.puzzles.desperados.trying import answer, suspect, view
from highnoon.puzzles.puzzle import Puzzle
from highnoon.puzzles.rating import HIGHEST, LOWEST, Meeting, Rating, rated
from highnoon.puzzles.workshop import Mined

MOST_TOWNS: Final = 11
FEWEST_ROWS: Final = 4
MOST_ROWS: Final = 400
"""Between these there is something to think about, and it can be done in the head."""
THEMES: Final = ("hunt-sheriff", "hunt-gang", "proof", "lost-card", "long-ride", "used-up", "close")
_GAME: Final = "desperados"


class _Question(NamedTuple):
    kind: str
    seat: int
    suspect: int


class Making:
    """Makes puzzles of Desperados."""

    def mine(self, seed: int, counts: Mapping[str, int]) -> Mined | None:
        """A puzzle from a moment of the game that this seed gives."""
        rng = random.Random(f"puzzle/{seed}")
        found = [mined for seen, asked in _moments(rng) if (mined := _mined(seen, asked, rng))]
        rng.shuffle(found)
        return min(
            found,
            key=lambda one: (counts.get(one.puzzle.kind, 0), _rarest(one.puzzle, counts)),
            default=None,
        )

    def prove(self, puzzle: Puzzle) -> list[str]:
        """What is wrong: the answer counted row by row, and whether it fits what is shown."""
        wrong = []
        seen = view(puzzle)
        if puzzle.line != answer(puzzle.kind, seen, suspect(puzzle)):
            wrong.append("belief has another answer")
        if _read(puzzle.kind, seen, suspect(puzzle), every_row) != set(puzzle.line):
            wrong.append("counting row by row has another answer")
        if puzzle.id != _id(puzzle.kind, seen, suspect(puzzle)):
            wrong.append("the id is not the fingerprint of what is known")
        for number in range(3):
            other = sample_state(seen, random.Random(number))
            if game(_GAME).view(other, puzzle.seat) != seen:
                wrong.append("another world of this view looks different")
        return wrong


def _rarest(puzzle: Puzzle, counts: Mapping[str, int]) -> int:
    return min(counts.get(theme, 0) for theme in puzzle.themes)


def _moments(rng: random.Random) -> Iterator[tuple[DesperadosView, _Question]]:
    """Moments of a game by chance, and what may be asked there."""
    players = rng.choice((3, 4, 5, 6))
    match = Match.new(_GAME, {"players": players}, rng.randrange(1 << 30))
    while not match.over:
        seat = rng.choice(sorted(match.actors()))
        match.play(seat, rng.choice(match.legal_actions(seat)))
        state = match.state
        if match.over or not state.round or rng.random() > 0.3:
            continue
        if state.phase == "sheriff":
            sought = rng.randrange(1, players)
            seen = match.game.view(state, SHERIFF)
            yield seen, _Question(rng.choice(("where", "likeliest")), SHERIFF, sought)
        elif state.phase == "heists":
            seat = rng.randrange(1, players)
            seen = match.game.view(state, seat)
            kinds = ("where", "likeliest", "warn", "warn", "warn")
            yield seen, _Question(rng.choice(kinds), seat, SHERIFF)


def _mined(seen: DesperadosView, asked: _Question, rng: random.Random) -> Mined | None:
    """The puzzle of a question, if it is worth asking."""
    known, map_ = trail(seen, asked.suspect), map_of(seen["map"])
    if known.start < 0 or UNKNOWN not in known.row:
        return None
    rows = every_row(map_, known)
    right = answer(asked.kind, seen, asked.suspect)
    if not FEWEST_ROWS <= rows.total() <= MOST_ROWS or not _worth_asking(asked, rows, right, seen):
        return None
    world = sample_state(seen, rng)
    deceived = [name for name, (reader, _) in READERS.items() if not _sees(asked, seen, reader)]
    puzzle = Puzzle(
        id=_id(asked.kind, seen, asked.suspect),
        game=_GAME,
        kind=asked.kind,
        position=game(_GAME).position_text(world),
        options={"players": len(seen["players"]), "suspect": asked.suspect},
        seat=asked.seat,
        line=right,
        themes=_themes(asked, known, map_, deceived, rows),
        rating=_rating(asked, rows, right, deceived),
    )
    return Mined(puzzle, {"rows": rows.total(), "deceived": " ".join(deceived)})


def _worth_asking(
    asked: _Question, rows: Counter[int], right: tuple[str, ...], seen: DesperadosView
) -> bool:
    if asked.kind == "where":
        return 2 <= len(rows) <= MOST_TOWNS
    if asked.kind == "likeliest":
        return len(right) == 1 and len(rows) >= 3
    towns = {one["at"] for one in seen["players"][1:]}
    return 0 < len(right) < len(seen["players"]) - 1 and len(towns) > 1 and len(rows) <= 2 * 8


def _read(kind: str, seen: DesperadosView, sought: int, reader: Reader) -> set[str]:
    """What somebody who reads so would answer."""
    map_ = map_of(seen["map"])
    ways = reader(map_, trail(seen, sought))
    if kind == "likeliest":
        most = max(ways.values(), default=0)
        return {map_.key(town) for town, count in ways.items() if count == most}
    towns = {map_.key(town) for town in ways}
    if kind == "where":
        return towns
    gang = enumerate(seen["players"])
    return {SEATS[seat] for seat, one in gang if seat != SHERIFF and one["at"] in towns}


def _sees(asked: _Question, seen: DesperadosView, reader: Reader) -> bool:
    right = set(answer(asked.kind, seen, asked.suspect))
    return _read(asked.kind, seen, asked.suspect, reader) == right


def _themes(
    asked: _Question, known: Trail, map_: Map, deceived: list[str], rows: Counter[int]
) -> tuple[str, ...]:
    """What a question is about.

    - `hunt-sheriff`, `hunt-gang`: who is sought. `proof`: a card of theirs was shown.
    - `lost-card`: they have given cards up, and it matters. `used-up`: cards laid before matter.
    - `long-ride`: four hidden cards or more. `close`: the second likeliest town is close behind.
    """
    (first, *others) = sorted(rows.values(), reverse=True)
    found = {
        "hunt-sheriff": asked.suspect == SHERIFF,
        "hunt-gang": asked.suspect != SHERIFF,
        "proof": any(card != UNKNOWN for card in known.row),
        "lost-card": "forgiving" in deceived,
        "long-ride": known.row.count(UNKNOWN) >= 4,
        "used-up": "forgetful" in deceived and "forgiving" not in deceived,
        "close": asked.kind == "likeliest" and bool(others) and 4 * others[0] >= 3 * first,
    }
    return tuple(theme for theme in THEMES if found[theme])


def _rating(
    asked: _Question, rows: Counter[int], right: tuple[str, ...], deceived: list[str]
) -> int:
    """How many rows there are to think of, and which simple readers it deceives."""
    guess = Rating(650 + 95 * log2(rows.total()) + 25 * (len(right) - 1), 250)
    if asked.kind == "likeliest":
        guess = guess._replace(value=guess.value + 150)
    meetings = [
        Meeting(Rating(value, 50), float(name in deceived)) for name, (_, value) in READERS.items()
    ]
    return round(min(HIGHEST, max(LOWEST, rated(guess, meetings).value)))


def _id(kind: str, seen: DesperadosView, sought: int) -> str:
    """The fingerprint of all that the answer rests on.

    Who is sought does not matter, nor what else lies on the table: two questions with the same
    start and the same cards are alike, whether all towns are asked for or the likeliest. In `warn`
    the gang's towns count as well, in any order.
    """
    known = trail(seen, sought)
    gang = sorted(str(one["at"]) for one in seen["players"][1:]) if kind == "warn" else []
    facts = repr((map_of(seen["map"]).keys([known.start]), known.row, known.lost, gang))
    return b32encode(sha256(facts.encode()).digest()).decode().lower()[:8]
