"""The deal of the day: the same deal and the same seat for everybody, at an ordinary table."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from highnoon import bots
from highnoon.core import registry
from highnoon.core.registry import keys
from highnoon.puzzles import Deal, deal_of_the_day
from highnoon.server.house.planning import offered, offered_levels
from highnoon.server.house.reception import Plan
from highnoon.server.table.seats import Look, SeatInfo
from highnoon.server.table.state import seat_keys
from highnoon.server.wire.daily import DailyDeal, DailyPar


def deals(day: date) -> list[DailyDeal]:
    """The deal of the day in every game of the house."""
    return [_told(deal_of_the_day(key, day), day) for key in keys()]


def _told(deal: Deal, day: date) -> DailyDeal:
    game, levels = registry.game(deal.game), bots.levels(deal.game)
    return {
        "game": deal.game,
        "day": day.isoformat(),
        "code": deal.code,
        "options": dict(deal.options),
        "seat": deal.seat,
        "seats": seat_keys(game, len(_seats(deal))),
        "level": max(levels),
        "levels": list(levels),
        "par": _par(deal),
    }


def _par(deal: Deal) -> DailyPar | None:
    if deal.par is None:
        return None
    by, outcome, scores = deal.par
    return {"by": by, "outcome": ("drawn", "won", "lost")[outcome], "scores": list(scores)}


def daily_plan(game: str, day: date, asked: Mapping[str, Any]) -> Plan:
    """A table with the deal of the day: computers of one level on all other seats."""
    deal = deal_of_the_day(registry.game(game).info.key, day)
    levels = offered_levels(deal.game)
    usual = max(bots.levels(deal.game))
    level = offered(usual if asked.get("level") is None else asked["level"], levels)
    look = Look.of(asked.get("name"), asked.get("portrait"))
    mine = SeatInfo("person", None, look.name, 0, portrait=look.portrait)
    seats = [mine if seat == deal.seat else SeatInfo("bot", level) for seat in _seats(deal)]
    # Whoever takes hints does not play the same game as the others.
    return Plan(deal.game, deal.options, seats, hints=False, seed=deal.seed)


def _seats(deal: Deal) -> range:
    return range(int(str(deal.options["players"])))
