"""The deal of the day: the same deal and the same seats for everybody, from the date."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Literal, NamedTuple

from highnoon.core.action import Plain, Seat
from highnoon.core.description import load
from highnoon.core.registry import described
from highnoon.core.registry import game as game_of
from highnoon.puzzles import par as pars

SEED_BITS = 48
"""A seed that a page can hold as a number."""


class Par(NamedTuple):
    """What a deal is worth at a seat: proven, or as the strongest level played it."""

    by: Literal["proof", "level"]
    outcome: int
    """1 won, 0 drawn, -1 lost."""
    scores: tuple[int, ...] = ()
    """Those of all seats, where it was played."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that everybody plays: open a match with these options and this seed."""

    game: str
    options: Mapping[str, Plain]
    seed: int
    seat: Seat
    """Where whoever plays it sits; bots have the other seats."""
    code: str
    """The deal in a few letters, to be named in a result that is shared."""
    par: Par | None = None
    """What it is worth at that seat; None if nobody knows."""


def deal_of_the_day(game: str, day: date) -> Deal:
    """The deal of this game for this day, of those whose par is known if there are any.

    >>> deal = deal_of_the_day("longhorn", date(2026, 11, 18))
    >>> deal == deal_of_the_day("longhorn", date(2026, 11, 18))
    True
    """
    key = described(game).key
    digest = sha256(f"deal of the day/{key}/{day.isoformat()}".encode()).digest()
    if described(key).deals is not None:
        return _settled(key, day, digest[9])
    if pars.known(key):
        return _played(key, day)
    seed = int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)
    info = game_of(key).info
    players = info.players[digest[8] % len(info.players)]
    options = info.read_options({"players": players})
    return Deal(key, options, seed, digest[9] % players, _code(key, day))


def _code(key: str, day: date) -> str:
    return f"{key}-{day.isoformat()}"


def _settled(key: str, day: date, chance: int) -> Deal:
    """A deal whose value is proven, as the other side chooses the start; none comes again soon."""
    solved = load(described(key).deals or "")
    known = [deal for deal in solved.deals().values() if deal.chosen[0] == deal.chosen[1]]
    order = sorted(known, key=lambda deal: sha256(f"{key}/{deal.number}".encode()).digest())
    deal = order[day.toordinal() % len(order)]
    info, first = game_of(key).info, solved.first_of(deal)
    options = info.read_options(deal.options)
    seat = chance % int(str(options["players"]))
    value = deal.chosen[0] if seat == first else -deal.chosen[0]
    par = Par("proof", (value > 0) - (value < 0))
    return Deal(key, options, deal.number, seat, _code(key, day), par)


def _played(key: str, day: date) -> Deal:
    """A deal that the strongest level has played; from one day to the next it is another deal."""
    known, rules = pars.known(key), game_of(key)
    rounds, number = divmod(day.toordinal(), len(known))
    order = sorted(known, key=lambda one: sha256(f"{key}/{one.seed}".encode()).digest())
    deal = order[number]
    # When all deals have been, they come again, with each seat moved on by one.
    seat = (sha256(f"{key}/{deal.seed}/seat".encode()).digest()[0] + rounds) % deal.players
    sides = tuple(rules.side_of(one) for one in range(deal.players))
    par = Par("level", pars.outcome(deal.places, sides, seat), deal.scores)
    options = rules.info.read_options(deal.options)
    return Deal(key, options, deal.seed, seat, _code(key, day), par)
