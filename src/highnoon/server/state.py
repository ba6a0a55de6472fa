"""What one viewer gets of a table: plain data, made from a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from highnoon.core import registry
from highnoon.core.action import Phrase, Seat
from highnoon.core.game import AnyGame
from highnoon.core.view import PUBLIC, TableView, Viewer
from highnoon.server.aids import belief
from highnoon.server.table import Table
from highnoon.server.together import company_state, stand_in_state, talk


class Live(NamedTuple):
    """What is true of a table only at this moment."""

    present: Sequence[bool] = ()
    watching: int = 0
    thinking: Sequence[Seat] = ()


def table_state(table: Table, viewer: Viewer, live: Live, whole_log: bool = True) -> dict[str, Any]:
    """The table as a viewer may see it; the log whole, or only what is new."""
    seen = table.match.view(viewer)
    return _common(table, seen, live, whole_log) | _own(table, seen)


def changed_states(
    table: Table, viewers: Sequence[Viewer], live: Live
) -> dict[Viewer, dict[str, Any]]:
    """The table for several viewers after a change; where nothing is hidden, made only once."""
    if table.match.game.info.hidden or len(viewers) < 2:
        return {viewer: table_state(table, viewer, live, whole_log=False) for viewer in viewers}
    first = table.match.view(viewers[0])
    common = _common(table, first, live, whole_log=False)
    return {viewer: common | _own(table, _as_seen_by(viewer, first, table)) for viewer in viewers}


def _as_seen_by(viewer: Viewer, seen: TableView[Any], table: Table) -> TableView[Any]:
    """The same open table for somebody else: only his name and his choices differ."""
    return replace(
        seen,
        viewer=viewer,
        choices=tuple(table.match.legal_actions(viewer)),
        view={**seen.view, "viewer": viewer},
    )


def _common(table: Table, seen: TableView[Any], live: Live, whole_log: bool) -> dict[str, Any]:
    """What all viewers of an open game get alike."""
    match, head, meta = table.match, table.head, table.meta
    over = not seen.waiting_for
    result = match.result
    log = table.log(seen.viewer)
    begin, lines = (0, log.lines) if whole_log else log.news()
    return {
        "id": head.id,
        "game": seen.game,
        "rules": seen.rules,
        "options": seen.options,
        "public": head.public,
        "hints": head.hints,
        "lesson": table.lesson is not None,
        "seats": seat_states(table, live),
        "version": seen.version,
        "waiting_for": list(seen.waiting_for),
        "result": result and result.plain(),
        "log": lines,
        "log_from": begin,
        "belief": belief(seen.game, seen.view),
        "moments": None if match.game.info.hidden and not over else len(match.history),
        "thinking": [] if over else list(live.thinking),
        "watching": live.watching,
        "rematch": meta.rematch,
        **company_state(table),
        "created": head.created,
        "finished": meta.finished,
    }


def _own(table: Table, seen: TableView[Any]) -> dict[str, Any]:
    """What only this viewer gets."""
    viewer = seen.viewer
    return {
        "code": table.meta.code if viewer != PUBLIC else None,
        "viewer": viewer,
        "mine": [] if viewer == PUBLIC else [viewer],
        "prompt": table.match.game.prompt(seen.view).plain(),
        "choices": choices(table, seen),
        "view": seen.view,
        "talk": talk(table, viewer),
        "pencils": pencils(table, viewer),
        "undo": table.undo_state(viewer),
        "resign": viewer >= 0 and bool(seen.waiting_for) and match_has_two_sides(table),
    }


def choices(table: Table, seen: TableView[Any]) -> list[dict[str, Any]]:
    """The viewer's legal actions in canonical order, in notation and in words."""
    game = table.match.game
    return [
        {
            "action": game.action_text(action),
            "index": game.action_index(action),
            "phrase": game.describe_action(seen.view, action).plain(),
            "kind": action.kind,
            "args": list(action.args),
        }
        for action in seen.choices
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


def match_has_two_sides(table: Table) -> bool:
    """Whether a seat can give up: only where two sides play."""
    return len({table.match.game.side_of(seat) for seat in table.match.seats}) == 2


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
