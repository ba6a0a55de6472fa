"""A match at the prompt: one line, a few lines, or a picture in a notebook.

Whoever shows a screen to others gives nothing away: where seats keep secrets, only what everybody
may know is told until the match is over.
"""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from highnoon.core.action import Phrase, Seat
from highnoon.core.english import english
from highnoon.core.view import OPEN, PUBLIC

if TYPE_CHECKING:
    from highnoon.core.match import Match


@runtime_checkable
class Pictured(Protocol):
    """A game that can be drawn; others are shown in words."""

    def picture(self, view: Any) -> str:
        """The view as an SVG picture."""


def one_line(match: Match) -> str:
    """The game, how far it is, and who decides or who has won."""
    decided = sum(entry.by >= 0 for entry in match.history)
    made = "1 decision" if decided == 1 else f"{decided} decisions"
    info = match.game.info
    return f"<Match of {info.key}, rules {info.rules}: {made}, {_now(match)}>"


def in_words(match: Match) -> str:
    """The table for a person: who plays, what is asked, and where everything is."""
    seats = ", ".join(_name(match, seat) for seat in match.seats)
    lines = [f"{_title(match)}: {seats}", _prompt(match)]
    result = match.result
    if result is not None:
        lines += [
            f"  {place}. {_name(match, seat)}: {result.scores[seat]:,}"
            for place, seat in sorted((result.places[seat], seat) for seat in match.seats)
        ]
    if match.game.info.hidden and not match.over:
        lines += [f"  {name}: {value}" for name, value in _fields(match)]
    else:
        lines.append(match.game.position_text(match.state))
        view = match.game.view(match.state, PUBLIC)
        lines += [
            f"  {match.game.action_text(action)}: {english(_choice(match, view, action))}"
            for seat in match.waiting_for(PUBLIC)
            for action in match.legal_actions(seat)
        ]
    return "\n".join(lines)


def as_html(match: Match) -> str:
    """The table as a picture with its prompt, or as a list of what is known."""
    game = match.game
    if isinstance(game, Pictured):
        shown = game.picture(game.view(match.state, _viewer(match)))
    else:
        rows = "".join(
            f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>"
            for name, value in _fields(match)
        )
        shown = f"<table>{rows}</table>"
    said = "<br>".join(escape(line) for line in _prompt(match).splitlines())
    return f"<figure><figcaption><b>{escape(_title(match))}</b> {said}</figcaption>{shown}</figure>"


def _viewer(match: Match) -> int:
    return OPEN if match.over else PUBLIC


def _fields(match: Match) -> list[tuple[str, str]]:
    """What everybody may know, field by field."""
    view = match.game.view(match.state, _viewer(match))
    return [
        (name, value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
        for name, value in view.items()
        if name not in ("viewer", "map")
    ]


def _title(match: Match) -> str:
    key = match.game.info.key
    said = english(Phrase(f"{key}-title"))
    return key if said == f"{key}-title" else said


def _seat(match: Match, seat: Seat) -> str:
    phrase = match.seat_phrase(seat)
    said = english(phrase)
    return match.game.seat_key(seat) if said == phrase.key else said


def _name(match: Match, seat: Seat) -> str:
    """The seat, and whoever sits there if they have a name of their own."""
    name = match.names[seat]
    return _seat(match, seat) + ("" if name == match.game.seat_key(seat) else f" ({name})")


def _prompt(match: Match) -> str:
    if match.result is not None:
        return english(match.result.reason)
    return english(match.game.prompt(match.game.view(match.state, PUBLIC)))


def _choice(match: Match, view: Any, action: Any) -> Phrase:
    return match.game.describe_action(view, action)


def _now(match: Match) -> str:
    result = match.result
    if result is None:
        asked = match.waiting_for(PUBLIC)
        return f"waiting for {_together([match.game.seat_key(seat) for seat in asked])}"
    if len(result.winners) == len(match.seats):
        return "a draw"
    return f"won by {_together([match.game.seat_key(seat) for seat in result.winners])}"


def _together(names: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1]))) if names else "chance"
