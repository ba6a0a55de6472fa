"""Deals whose values are proven, as they come along: five starting places each, seen by who begins.

The data are those of docs/longhorn-solved.md, without what only solvers want to know, and with what
lies at a start and beside it; `python -m bench.solved_chart` writes them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from highnoon.core.action import Phrase, Seat
from highnoon.core.errors import InvalidData
from highnoon.core.match import Match
from highnoon.engine.longhorn.statistics import Share, as_float, counted, deal_of
from highnoon.games.longhorn.pieces import LETTERS, NEIGHBOURS, PLACES, TOKENS

FILE: Final = "solved.jsonl"
SHERIFF: Final = "sheriff"


class Start(NamedTuple):
    """One starting place of a deal: between which values it is proven to lie, for who begins."""

    place: str
    low: float
    high: float
    turns: int | None
    """The length of a line of best play, and how it ends; None where nothing is settled."""
    end: str | None
    token: str
    """What lies there; `beside` is what lies on the places around."""
    beside: tuple[str, ...]


class Deal(NamedTuple):
    """A deal by its number, which is its seed, the options it was solved with, and its starts."""

    number: int
    options: Mapping[str, Any]
    starts: tuple[Start, ...]

    @property
    def chosen(self) -> tuple[float, float]:
        """What the deal is worth to who begins when the other chooses the start."""
        return min(one.low for one in self.starts), min(one.high for one in self.starts)


class Counted(NamedTuple):
    """How starts with something in common are worth: `what` they have, which, and its name."""

    what: str
    which: str
    share: Share
    phrase: Phrase | None = None


def match_of(deal: Deal) -> Match:
    """The deal as it lies before anything is chosen."""
    return Match.new("longhorn", deal.options, deal.number)


def first_of(deal: Deal) -> Seat:
    """Whose turn the first one is; the other chooses where it begins."""
    seat: Seat = match_of(deal).state.side
    return seat


def begun(match: Match) -> tuple[str, Seat] | None:
    """Where a match of a deal began, and who had the first turn; None where nobody chose."""
    for entry in match.history:
        if entry.before.phase == "start":
            return match.game.action_text(entry.action).split()[-1], entry.before.side
    return None


def place_of(start: Start) -> Phrase:
    """What a starting place is called."""
    return Phrase(f"longhorn-place-{PLACES[LETTERS.index(start.place)].key}")


@cache
def deals() -> Mapping[int, Deal]:
    """All deals that come along, by number."""
    lines = (files(__package__) / FILE).read_text("utf-8").splitlines()
    return {deal.number: deal for deal in map(_deal, map(json.loads, lines))}


def find(number: int) -> Deal:
    """The deal of this number, or `InvalidData`."""
    found = deals().get(number)
    if found is None:
        raise InvalidData(Phrase("deals-error-unknown", {"number": number, "count": len(deals())}))
    return found


def _deal(row: Mapping[str, Any]) -> Deal:
    options = {"ambush_nugget": row["ambush"], "epidemic_colour": row["epidemic"]}
    return Deal(row["seed"], options, tuple(_start(*one) for one in row["starts"].items()))


def _start(place: str, found: Sequence[Any]) -> Start:
    low, high, turns, end, token, beside = found
    return Start(place, as_float(low), as_float(high), turns, end, token, tuple(beside))


@cache
def statistics() -> tuple[Counted, ...]:
    """How often who begins wins: chosen by the other, every start, by place, token, sheriff."""
    known = list(deals().values())
    starts = [start for deal in known for start in deal.starts]
    return (
        Counted("chosen", "", counted(deal.chosen for deal in known)),
        Counted("every", "", _counted(starts)),
        *(
            Counted(
                "place",
                place.key,
                _counted(s for s in starts if s.place == place.letter),
                Phrase(f"longhorn-place-{place.key}"),
            )
            for place in PLACES
            if any(s.place == place.letter for s in starts)
        ),
        *(
            Counted(
                "token",
                key,
                _counted(s for s in starts if TOKENS[s.token].key == key),
                Phrase("deals-token-nugget" if key == "nugget" else f"longhorn-token-{key}"),
            )
            for key in dict.fromkeys(token.key for token in TOKENS.values())
            if any(TOKENS[s.token].key == key for s in starts)
        ),
        *(
            Counted("sheriff", where, _counted(s for s in starts if _beside_sheriff(s) == near))
            for where, near in (("beside", True), ("away", False))
        ),
    )


def _beside_sheriff(start: Start) -> bool:
    return any(TOKENS[token].key == SHERIFF for token in start.beside)


def _counted(starts: Iterable[Start]) -> Share:
    return counted((one.low, one.high) for one in starts)


def shipped(rows: Iterable[Mapping[str, Any]]) -> str:
    """The file that comes along, from the lines that `highnoon solve --deals` has written."""
    latest = {deal_of(dict(row)): row for row in rows if "starts" in row}
    return "".join(_line(*key, row["starts"]) for key, row in latest.items())


def _line(seed: int, ambush: str, epidemic: str, starts: Mapping[str, Any]) -> str:
    options = {"ambush_nugget": ambush, "epidemic_colour": epidemic}
    state = Match.new("longhorn", options, seed).state
    found: dict[str, Sequence[Any]] = {}
    for letter, one in starts.items():
        cell = state.places.index(LETTERS.index(letter))
        low, high = (one.get("value", one.get(bound)) for bound in ("low", "high"))
        beside = "".join(state.tokens[other] for other in NEIGHBOURS[cell])
        found[letter] = [low, high, one.get("turns"), one.get("end"), state.tokens[cell], beside]
    row = {"seed": seed, "ambush": ambush, "epidemic": epidemic, "starts": found}
    return json.dumps(row, separators=(",", ":")) + "\n"
