"""What one viewer gets of a table: plain data, made from a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from highnoon.core import registry
from highnoon.core.action import Action, Phrase, Seat
from highnoon.core.game import AnyGame
from highnoon.core.view import PUBLIC, TableView, Viewer
from highnoon.server.table.aids import belief, plans
from highnoon.server.table.company_state import (
    clocks_state,
    pencils_state,
    stand_in_state,
    talk_state,
    vote_state,
)
from highnoon.server.table.log import seen_events
from highnoon.server.table.seats import SeatInfo
from highnoon.server.table.table import Table
from highnoon.server.table.undo import undo_state
from highnoon.server.wire.answers import SeatKey
from highnoon.server.wire.tables import (
    CommonPart,
    LegalChoice,
    LivePart,
    LogLine,
    MomentState,
    OwnPart,
    SeatState,
    StandInState,
)


class Live(NamedTuple):
    """What is true of a table only at this moment."""

    present: Sequence[bool] = ()
    watching: int = 0
    away: bool = False


def live_part(table: Table, live: Live) -> LivePart:
    """Who is here, and whether computers can think."""
    return {
        "seats": seat_states(table, live),
        "computers_away": live.away and not table.match.over,
        "watching": live.watching,
    }


def common_part(table: Table, seen: TableView[Any]) -> CommonPart:
    """What all viewers of an open game get alike after a change."""
    match, meta = table.match, table.meta
    result = match.result
    return {
        "version": seen.version,
        "waiting_for": list(seen.waiting_for),
        "thinking": [
            seat
            for seat in seen.waiting_for
            if meta.seats[seat].by_computer is not None and not table.along
        ],
        "result": None if result is None else result.plain(),
        "belief": belief(seen.game, seen.view),
        "moments": match.moments,
        "rematch": meta.rematch,
        "clocks": clocks_state(table, seen.viewer),
        "vote": vote_state(meta),
        "finished": meta.finished,
    }


def own_part(table: Table, viewer: Viewer, legal: Sequence[Action], view: Any) -> OwnPart:
    """What only this viewer gets, beside their view itself."""
    match = table.match
    return {
        "code": table.meta.code if viewer != PUBLIC else None,
        "viewer": viewer,
        "mine": [] if viewer == PUBLIC else [viewer],
        "prompt": match.game.prompt(view).plain(),
        "choices": choices(match.game, match.state, view, legal) if legal else [],
        "talk": talk_state(table, viewer),
        "pencils": (lines := pencils_state(table, viewer)),
        "plans": plans(match.game.info.key, view, lines),
        "undo": undo_state(table, viewer),
        "resign": viewer >= 0 and table.two_sides and not match.over,
    }


def choices(game: AnyGame, state: Any, view: Any, legal: Sequence[Action]) -> list[LegalChoice]:
    """A viewer's legal actions, in notation and in words."""
    numbers = game.numbers(state)
    return [
        {
            "action": game.action_text(action),
            "index": numbers.index(action),
            "phrase": game.describe_action(view, action).plain(),
            "kind": action.kind,
            "args": list(action.args),
        }
        for action in legal
    ]


def seat_keys(game: AnyGame, players: int) -> list[SeatKey]:
    """The seats of a game: their names and sides."""
    return _seat_keys(game.info.key, game.info.rules, players)


@cache
def _seat_keys(key: str, rules: int, players: int) -> list[SeatKey]:
    game = registry.game(key, rules)
    return [
        {
            "key": game.seat_key(seat),
            "phrase": Phrase(f"{game.info.key}-seat-{game.seat_key(seat)}").plain(),
            "side": game.side_of(seat),
        }
        for seat in range(players)
    ]


def seat_states(table: Table, live: Live) -> list[SeatState]:
    """The seats without their secrets."""
    keys = seat_keys(table.match.game, len(table.meta.seats))
    return [
        seat_state(
            seat,
            keys[seat],
            info,
            seat < len(live.present) and live.present[seat],
            stand_in_state(table, seat),
        )
        for seat, info in enumerate(table.meta.seats)
    ]


def seat_state(
    seat: Seat, key: SeatKey, info: SeatInfo, present: bool, stand_in: StandInState | None
) -> SeatState:
    """A seat without its secret; the computer is always there."""
    return {
        "seat": seat,
        **key,
        "name": info.name,
        "portrait": info.portrait,
        "kind": info.kind,
        "level": info.level,
        "present": info.kind == "bot" or present,
        "device": info.device,
        "stand_in": stand_in,
        "along": info.along,
    }


def moment_state(table: Table, moment: int, viewer: Viewer) -> MomentState:
    """The table after `moment` actions, and the action that led there."""
    match = table.match
    view = match.view_at(moment, viewer)
    last = moment >= len(match.history)
    entries = match.history[moment - 1 : moment] if moment else []
    log: list[LogLine] = [
        {
            "n": moment - 1,
            "moment": moment,
            "by": entry.by,
            "events": seen_events(match.game, entry, viewer),
            "only": entry.by == viewer and match.forced(entry),
        }
        for entry in entries
    ]
    result = match.result
    return {
        "moment": moment,
        "by": log[0]["by"] if log else None,
        "view": view,
        "prompt": match.game.prompt(view).plain(),
        "log": log,
        "result": result.plain() if last and result else None,
        "belief": belief(match.game.info.key, view),
    }
