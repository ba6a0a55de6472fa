"""What may be asked about puzzles and the deal of the day: validated strictly."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from highnoon.server.wire.asks import Asked, Name, NewRequest, Portrait

Move = Annotated[str, StringConstraints(max_length=400)]


class RatingAsk(Asked):
    """The rating of whoever tries, as their device keeps it."""

    rating: Annotated[float, Field(ge=0, le=5000)]
    deviation: Annotated[float, Field(gt=0, le=350)]
    volatility: Annotated[float, Field(gt=0, le=0.2)]


class AttemptAsk(Asked):
    """A try: all moves so far, in notation, replies included; or the names of an answer.

    With `mine` the new rating is told too, once it is solved or wrong.
    """

    moves: Annotated[list[Move], Field(max_length=200)]
    mine: RatingAsk | None = None


class GiveUpAsk(Asked):
    """No try any more: it counts as one that was wrong."""

    mine: RatingAsk | None = None


class DailyAsk(Asked):
    """A table with the deal of the day, against computers of this level."""

    level: Annotated[int, Field(ge=1, le=199)] | None = None
    name: Name | None = None
    portrait: Portrait | None = None
    request: NewRequest | None = None
