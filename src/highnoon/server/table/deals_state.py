"""Solved deals as they are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from highnoon.core.action import Phrase
from highnoon.core.description import load
from highnoon.core.registry import described
from highnoon.core.view import PUBLIC
from highnoon.server.wire.deals import DealPlayed, DealShelf, DealState
from highnoon.server.wire.refusals import Refused


def solved_of(game: str) -> Any:
    """The module that knows a game's solved deals; refused where there are none."""
    home = described(game).deals
    if home is None:
        raise Refused(404, "error-not-found")
    return load(home)


def shelf(game: str) -> DealShelf:
    """Which deals of a game are solved, and what they say together."""
    solved = solved_of(game)
    known = solved.deals()
    return {
        "game": game,
        "options": dict(next(iter(known.values())).options),
        "numbers": sorted(known),
        "shares": [
            {
                "what": one.what,
                "which": one.which,
                "phrase": None if one.phrase is None else one.phrase.plain(),
                "won": one.share.won,
                "drawn": one.share.drawn,
                "lost": one.share.lost,
                "unknown": one.share.unknown,
            }
            for one in solved.statistics()
        ],
    }


def deal_state(game: str, number: int, played: Sequence[DealPlayed] | None = None) -> DealState:
    """One deal: the table as it lies, what its starts are worth, and how it was played."""
    solved = solved_of(game)
    deal = solved.find(number)
    match = solved.match_of(deal)
    low, high = deal.chosen
    return {
        "game": game,
        "number": number,
        "options": dict(deal.options),
        "position": match.game.position_text(match.state),
        "view": match.view(PUBLIC).view,
        "played": None if played is None else list(played),
        "starts": [
            {
                "place": one.place,
                "phrase": solved.place_of(one).plain(),
                "low": one.low,
                "high": one.high,
                "turns": one.turns,
                "end": None if one.end is None else Phrase(f"deals-end-{one.end}").plain(),
            }
            for one in deal.starts
        ],
        "low": low,
        "high": high,
    }
