"""First games: a fixed deal, and opponents who play what the lesson wants to show.

`<game>.json` holds the deal, the others' replies and the cards that the page shows; the texts of
the cards are `lesson-<game>.ftl`. A table dealt with a lesson's seed is that lesson: other seeds
have 128 random bits, and tables with a lesson's seed are never public.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from highnoon.core import registry
from highnoon.core.action import Action, Phrase, Seat
from highnoon.core.description import read
from highnoon.core.errors import HighNoonError
from highnoon.core.match import Match

OPPONENT_LEVEL: Final = 1
"""How strong the opponents are once the lesson is over."""


class NoLesson(HighNoonError):
    """The game has no first game."""


class Lesson(NamedTuple):
    """A first game; `replies` are the decisions of the other seats, in order."""

    game: str
    seed: int
    options: Mapping[str, Any]
    seat: Seat
    replies: Mapping[Seat, tuple[str, ...]]
    cards: tuple[Mapping[str, Any], ...]

    @property
    def line(self) -> tuple[str, ...]:
        """What the learner is asked to do, in order."""
        return tuple(card["do"] for card in self.cards if "do" in card)

    def reply(self, match: Match, seat: Seat) -> Action | None:
        """What this seat does now by the lesson; None when it is on its own."""
        done = sum(entry.by == seat for entry in match.history)
        replies = self.replies.get(seat, ())
        if done >= len(replies):
            return None
        wanted = match.game.parse_action(replies[done])
        return wanted if wanted in match.legal_actions(seat) else None


@cache
def lesson(game: str) -> Lesson:
    """The first game of a game of the house, or `NoLesson`."""
    home, rules = registry.described(game).lesson, registry.game(game)
    if home is None:
        raise NoLesson(Phrase("error-no-lesson"))
    found = json.loads(read(home))
    options = rules.info.read_options(found["options"])
    seats = {rules.seat_key(seat): seat for seat in range(options["players"])}
    return Lesson(
        rules.info.key,
        found["seed"],
        options,
        seats[found["seat"]],
        {seats[key]: tuple(replies) for key, replies in found["replies"].items()},
        tuple(found["cards"]),
    )


def lesson_at(game: str, seed: int) -> Lesson | None:
    """The lesson that is played at a table with this seed, if it is one."""
    if registry.described(game).lesson is None:
        return None
    found = lesson(game)
    return found if found.seed == seed else None
