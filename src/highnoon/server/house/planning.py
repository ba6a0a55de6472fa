"""What a house offers to play, and the tables that are asked for, as plans for the reception.

What was asked is plain data here, so that a house in a browser needs no validating library.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from highnoon import bots
from highnoon.core import registry
from highnoon.core.clean import clean_name
from highnoon.core.registry import keys as games_of_the_house
from highnoon.lessons import OPPONENT_LEVEL, lesson
from highnoon.server.house.reception import Again, Plan
from highnoon.server.table.pace import STAND_IN, Clock, Pace
from highnoon.server.table.seats import Look, SeatInfo
from highnoon.server.table.state import seat_keys
from highnoon.server.wire.answers import HouseGame
from highnoon.server.wire.refusals import Refused


def offered_games() -> list[HouseGame]:
    """The games of the house, their options, seats and bot levels."""
    return [_game(key) for key in games_of_the_house()]


def _game(key: str) -> HouseGame:
    game = registry.game(key)
    info, has = game.info, registry.described(key)
    return {
        "key": key,
        "rules": info.rules,
        "players": list(info.players),
        "options": [
            {
                "key": one.key,
                "default": one.default,
                "values": None if one.values is None else list(one.values),
            }
            for one in info.options
        ],
        "hidden": info.hidden,
        "seats": {str(count): seat_keys(game, count) for count in info.players},
        "levels": list(bots.levels(key)),
        "styles": list(bots.styled(key)),
        "programs": [{"level": one.number, "name": one.name} for one in bots.configured(key)],
        "lesson": has.lesson is not None,
        "rulebook": has.rulebook is not None,
    }


def table_plan(asked: Mapping[str, Any]) -> Plan:
    """A table as it was asked for; what a seat or the pace leaves out is as usual."""
    key = registry.game(asked["game"]).info.key
    options = {**(asked.get("options") or {})}
    options.setdefault("players", len(asked["seats"]))
    levels = offered_levels(key)
    alone = all(seat["kind"] != "open" for seat in asked["seats"])
    hints = asked.get("hints")
    return Plan(
        asked["game"],
        options,
        [_seat(seat, levels) for seat in asked["seats"]],
        asked.get("public", False),
        alone if hints is None else hints,
        _pace(asked.get("pace") or {}, bots.levels(key)),
        seats_open=asked.get("seats_open", "invited"),
    )


def lesson_plan(game: str, name: str | None, portrait: str | None) -> Plan:
    """A first game: a fixed deal, the computer on all other seats, never public."""
    first = lesson(registry.game(game).info.key)
    look = Look.of(name, portrait)
    mine = SeatInfo("person", None, look.name, 0, portrait=look.portrait)
    seats = [
        mine if seat == first.seat else SeatInfo("bot", OPPONENT_LEVEL)
        for seat in range(first.options["players"])
    ]
    return Plan(first.game, first.options, seats, hints=True, seed=first.seed)


def offered_levels(game: str) -> dict[int, str | None]:
    """The levels of a game's computers, with styles too; the operator's programs with names."""
    programs = {one.number: one.name for one in bots.configured(game)}
    return dict.fromkeys((*bots.levels(game), *bots.styled(game))) | programs


def offered(level: int, levels: Collection[int]) -> int:
    """The level, if it is one of these."""
    if level not in levels:
        known = ", ".join(map(str, levels))
        raise Refused(400, "error-level-unknown", level=level, known=known)
    return level


def again_plan(game: str, asked: Mapping[str, Any]) -> Again:
    """The next game as it was asked for: who sits where, against whom, and with which deal."""
    again = Again(asked.get("seats", "same"), same_deal=asked.get("deal") == "same")
    if asked.get("level") is None:
        return again
    levels = offered_levels(game)
    level = offered(asked["level"], levels)
    return again._replace(level=level, program=clean_name(levels[level]))


def _seat(asked: Mapping[str, Any], levels: Mapping[int, str | None]) -> SeatInfo:
    """A seat as asked for."""
    name, portrait = Look.of(asked.get("name"), asked.get("portrait"))
    kind, level = asked["kind"], asked.get("level")
    if kind == "bot":
        level = offered(min(levels) if level is None else level, levels)
        return SeatInfo("bot", level, name or clean_name(levels[level]))
    if kind == "open":
        return SeatInfo("open", name=name)
    return SeatInfo("person", None, name, 0, portrait=portrait)


def _pace(asked: Mapping[str, Any], levels: tuple[int, ...]) -> Pace:
    """What the table agrees on; without a word, the stand-in plays at a middling level."""
    usual = STAND_IN if STAND_IN in levels else levels[0]
    level, clock = asked.get("level"), asked.get("clock")
    return Pace(
        None if clock is None else Clock(**clock),
        asked.get("zero", "computer"),
        asked.get("absence"),
        usual if level is None else offered(level, levels),
    )
