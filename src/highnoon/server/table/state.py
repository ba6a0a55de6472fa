"""What one viewer gets of a table: plain data, made from a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from highnoon.core import registry
from highnoon.core.action import Action, Phrase
from highnoon.core.game import AnyGame
from highnoon.core.match import Match
from highnoon.core.view import PUBLIC, TableView, Viewer
from highnoon.server.table.aids import belief
from highnoon.server.table.table import Table
from highnoon.server.table.together import clocks_state, stand_in_state, talk, vote_state
from highnoon.server.table.undo import undo_state


class Live(NamedTuple):
    """What is true of a table only at this moment."""

    present: Sequence[bool] = ()
    watching: int = 0
    away: bool = False


def live_part(table: Table, live: Live) -> dict[str, Any]:
    """Who is here, and whether computers can think."""
    return {
        "seats": seat_states(table, live),
        "computers_away": live.away and not table.match.over,
        "watching": live.watching,
    }


def common_part(table: Table, seen: TableView[Any]) -> dict[str, Any]:
    """What all viewers of an open game get alike after a change."""
    match, meta = table.match, table.meta
    result = match.result
    return {
        "version": seen.version,
        "waiting_for": list(seen.waiting_for),
        "thinking": [seat for seat in seen.waiting_for if meta.seats[seat].by_computer is not None],
        "result": result and result.plain(),
        "belief": belief(seen.game, seen.view),
        "moments": match.moments,
        "rematch": meta.rematch,
        "clocks": clocks_state(table, seen.viewer),
        "vote": vote_state(meta),
        "finished": meta.finished,
    }


def own_part(table: Table, viewer: Viewer, legal: Sequence[Action], view: Any) -> dict[str, Any]:
    """What only this viewer gets, beside his view itself."""
    return {
        "code": table.meta.code if viewer != PUBLIC else None,
        "viewer": viewer,
        "mine": [] if viewer == PUBLIC else [viewer],
        "prompt": table.match.game.prompt(view).plain(),
        "choices": choices(table.match, view, legal),
        "talk": talk(table, viewer),
        "pencils": pencils(table, viewer),
        "undo": undo_state(table, viewer),
        "resign": viewer >= 0 and table.two_sides and not table.match.over,
    }


def choices(match: Match, view: Any, legal: Sequence[Action]) -> list[dict[str, Any]]:
    """The viewer's legal actions in canonical order, in notation and in words."""
    game, numbers = match.game, match.game.numbers(match.state)
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


def seat_keys(game: AnyGame, players: int) -> list[dict[str, Any]]:
    """The seats of a game: their names and sides."""
    return _seat_keys(game.info.key, game.info.rules, players)


@cache
def _seat_keys(key: str, rules: int, players: int) -> list[dict[str, Any]]:
    game = registry.game(key, rules)
    return [
        {
            "key": game.seat_key(seat),
            "phrase": Phrase(f"{game.info.key}-seat-{game.seat_key(seat)}").plain(),
            "side": game.side_of(seat),
        }
        for seat in range(players)
    ]


def seat_states(table: Table, live: Live) -> list[dict[str, Any]]:
    """The seats without their secrets."""
    keys = seat_keys(table.match.game, len(table.meta.seats))
    return [
        {
            "seat": seat,
            **keys[seat],
            "name": info.name,
            "kind": info.kind,
            "level": info.level,
            "present": info.kind == "bot" or (seat < len(live.present) and live.present[seat]),
            "device": info.device,
            "stand_in": stand_in_state(table, seat),
        }
        for seat, info in enumerate(table.meta.seats)
    ]


def pencils(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """The plans of the viewer's own side, the latest of each seat."""
    if len(table.match.log) == len(table.match.history):
        return []
    seats = {table.match.game.seat_key(seat): seat for seat in table.match.seats}
    latest = {
        seats[line["by"]]: line["pencil"] for line in table.match.talk(viewer) if "pencil" in line
    }
    return [{"by": seat, "text": latest[seat]} for seat in sorted(latest) if latest[seat]]


def moment_state(table: Table, moment: int, viewer: Viewer) -> dict[str, Any]:
    """The table after `moment` actions, and the action that led there."""
    match = table.match
    view = match.view_at(moment, viewer)
    last = moment >= len(match.history)
    entries = match.history[moment - 1 : moment] if moment else []
    events = [
        {"kind": seen.kind, "data": seen.data, "phrase": said and said.plain()}
        for entry in entries
        for event in entry.events
        if (seen := match.game.view_event(event, viewer)) is not None
        for said in (match.game.describe_event(seen),)
    ]
    by = entries[0].by if entries else None
    result = match.result
    line = {"n": moment - 1, "moment": moment, "by": by, "events": events}
    return {
        "moment": moment,
        "by": by,
        "view": view,
        "prompt": match.game.prompt(view).plain(),
        "log": [line] if entries else [],
        "result": result.plain() if last and result else None,
        "belief": belief(match.game.info.key, view),
    }
