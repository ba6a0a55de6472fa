"""Games, tables and seats."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping
from typing import Annotated

from fastapi import Depends, Path, Query
from starlette.requests import Request

from highnoon import bots
from highnoon.core import registry
from highnoon.core.clean import clean_name
from highnoon.core.errors import HighNoonError
from highnoon.core.registry import keys as games_of_the_house
from highnoon.core.view import PUBLIC, Viewer
from highnoon.server.house.reception import Plan
from highnoon.server.http.answering import Router
from highnoon.server.http.gallery import Follower
from highnoon.server.http.networks import neighbourhood
from highnoon.server.http.services import (
    Parts,
    Services,
    Token,
    address,
    client,
    limit_commands,
    limit_reads,
    viewer_of,
)
from highnoon.server.table import commands
from highnoon.server.table.changes import Head, Meta, Outcome
from highnoon.server.table.describing import describe
from highnoon.server.table.pace import STAND_IN, Clock, Pace
from highnoon.server.table.seats import SeatInfo
from highnoon.server.table.state import seat_keys, seat_state, seat_states
from highnoon.server.table.table import Table
from highnoon.server.wire.answers import Done, HouseGame, NewTable, Noted, Seated
from highnoon.server.wire.asks import ClaimAsk, JoinAsk, NameAsk, PaceAsk, SeatAsk, TableAsk
from highnoon.server.wire.encoding import Encoded, dumps
from highnoon.server.wire.refusals import Refused
from highnoon.server.wire.tables import PublicTable, TableState

router = Router()
PUBLIC_TABLES = 50
LONGEST_WAIT = 25.0
SMALL = 2_000
"""Larger options bring a map or pieces of one's own: they count as uploaded (bytes)."""


@router.get("/games", dependencies=[Depends(limit_reads)])
async def games() -> list[HouseGame]:
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
        "programs": [{"level": one.number, "name": one.name} for one in bots.configured(key)],
        "lesson": has.lesson is not None,
        "rulebook": has.rulebook is not None,
    }


@router.post("/tables", status_code=201, dependencies=[Depends(limit_commands)])
async def open_table(ask: TableAsk, request: Request, parts: Parts) -> NewTable:
    """Open a table. Keep the tokens: each is the only key to its seat."""
    parts.opens.check(client(request))
    options = {**(ask.options or {})}
    size = len(dumps(options))
    if size > SMALL:
        parts.uploads.check(neighbourhood(address(request)), size, "error-records-day")
    options.setdefault("players", len(ask.seats))
    key = registry.game(ask.game).info.key
    offered = dict.fromkeys(bots.levels(key)) | {
        one.number: one.name for one in bots.configured(key)
    }
    seats = [_seat(seat, offered) for seat in ask.seats]
    alone = all(seat.kind != "open" for seat in ask.seats)
    hints = alone if ask.hints is None else ask.hints
    pace = _pace(ask.pace, bots.levels(key))
    parts.owners.check(client(request), seats)
    plan = Plan(ask.game, options, seats, ask.public, hints, pace)
    made = await parts.reception.open(plan, ask.request, ask.model_dump(exclude={"request"}))
    parts.owners.opened(made["id"], client(request), seats)
    return made


def _seat(ask: SeatAsk, offered: Mapping[int, str | None]) -> SeatInfo:
    """A seat as asked for; `offered` are the levels, programs with their names."""
    name = clean_name(ask.name)
    if ask.kind == "bot":
        level = _offered(min(offered) if ask.level is None else ask.level, offered)
        return SeatInfo("bot", level, name or clean_name(offered[level]))
    return SeatInfo("open", name=name) if ask.kind == "open" else SeatInfo("person", None, name, 0)


def _pace(ask: PaceAsk | None, levels: tuple[int, ...]) -> Pace:
    """What the table agrees on; without a word, the stand-in plays at a middling level."""
    asked = ask or PaceAsk()
    usual = STAND_IN if STAND_IN in levels else levels[0]
    level = usual if asked.level is None else _offered(asked.level, levels)
    clock = None if asked.clock is None else Clock(**asked.clock.model_dump())
    return Pace(clock, asked.zero, asked.absence, level)


def _offered(level: int, levels: Collection[int]) -> int:
    if level not in levels:
        known = ", ".join(map(str, levels))
        raise Refused(400, "error-level-unknown", level=level, known=known)
    return level


@router.get("/tables", dependencies=[Depends(limit_reads)])
async def public_tables(parts: Parts) -> list[PublicTable]:
    """Running tables that anybody may watch, and who is there."""
    found = []
    for head, meta in await parts.house.store.public(PUBLIC_TABLES):
        try:
            found.append(await _public(parts, head, meta))
        except HighNoonError:  # removed meanwhile, or broken: the others are listed all the same
            continue
    return found


async def _public(parts: Services, head: Head, meta: Meta) -> PublicTable:
    waiting, watching = None, 0
    if parts.house.is_awake(head.id):
        async with parts.house.at(head.id) as table:
            live = parts.hub.live(table)
            seats = seat_states(table, live)
            waiting, watching = list(table.match.waiting_for(PUBLIC)), live.watching
    else:
        keys = seat_keys(registry.game(head.game, head.rules), len(meta.seats))
        seats = [seat_state(n, keys[n], info, False, None) for n, info in enumerate(meta.seats)]
    return {
        "id": head.id,
        "game": head.game,
        "options": head.options,
        "seats": seats,
        "waiting_for": waiting,
        "watching": watching,
        "created": head.created,
    }


@router.post("/join", dependencies=[Depends(limit_commands)])
async def join(ask: JoinAsk, request: Request, parts: Parts) -> Seated:
    """Sit down by short code. Wrong codes make the next try wait, longer each time."""
    table_id = await parts.reception.joined(ask.request)
    if table_id is None:
        with parts.guesses.trying(address(request)):
            table_id = await parts.reception.by_code(ask.code)
    return await parts.reception.claim(table_id, None, ask.name, ask.request, ask.code)


@router.post("/tables/{table_id}/seats", dependencies=[Depends(limit_commands)])
async def claim(table_id: str, ask: ClaimAsk, parts: Parts) -> Seated:
    """Sit down on an open seat of a table whose link one has."""
    return await parts.reception.claim(table_id, ask.seat, ask.name, ask.request)


@router.post("/tables/{table_id}/seats/{seat}/offer", dependencies=[Depends(limit_commands)])
async def offer(
    table_id: str, seat: Annotated[int, Path(ge=0, le=15)], parts: Parts, token: Token
) -> Done:
    """Offer the seat of somebody who never decided anything again; only the table's opener may."""
    await parts.reception.offer(table_id, token or "", seat)
    return {"done": True}


@router.post("/tables/{table_id}/name", dependencies=[Depends(limit_commands)])
async def rename(table_id: str, ask: NameAsk, parts: Parts, token: Token) -> Noted:
    """Give one's seat a name."""

    def named(table: Table) -> Outcome:
        seat = table.seat_of(token or "")
        parts.notes.check(f"{table_id}/{seat}")
        return commands.rename(table, seat, ask.name)

    await parts.house.change(table_id, named)
    return {}


@router.get("/tables/{table_id}", dependencies=[Depends(limit_reads)])
async def table_state(
    table_id: str,
    request: Request,
    parts: Parts,
    token: Token,
    since: int | None = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Encoded[TableState]:
    """The table as the bearer's seat sees it, or the public; with `since`, once it has changed."""
    async with parts.house.at(table_id) as table:
        viewer = viewer_of(table, token)
        parts.timekeeper.seen(table, viewer)
        state = describe(table, viewer, parts.hub.live(table)).state
        same = wait > 0 and table.match.version(viewer) == since
    if same:
        return await _news(parts, client(request), table_id, viewer, since, wait)
    return state


async def _news(
    parts: Services, who: str, table_id: str, viewer: Viewer, since: int | None, wait: float
) -> Encoded[TableState]:
    """The table once the viewer's version is no longer `since`, or when the time has passed."""
    until = time.monotonic() + wait
    changed: asyncio.Future[None] | None = None
    dropped: list[Refused] = []

    def drop(why: Refused) -> None:
        dropped.append(why)
        if changed is not None and not changed.done():
            changed.set_result(None)

    waiting = Follower(who, drop)
    parts.gallery.enter(waiting, table_id, (viewer,))
    try:
        while True:
            async with parts.house.at(table_id) as table:
                # What others did in secret is no news: the wait goes on, and so tells nothing.
                over = table.match.version(viewer) != since or time.monotonic() >= until
                if dropped:
                    raise dropped[0]
                if over:
                    return describe(table, viewer, parts.hub.live(table)).state
                changed = parts.hub.next_change(table_id)
            await parts.hub.wait(table_id, changed, max(0.0, until - time.monotonic()))
    finally:
        parts.gallery.leave(waiting)
