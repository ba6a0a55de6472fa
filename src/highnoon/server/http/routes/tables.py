"""Games, tables and seats."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from fastapi import Depends, Path, Query
from starlette.requests import Request

from highnoon.core.errors import HighNoonError
from highnoon.core.view import Viewer
from highnoon.server.house.planning import offered_games, table_plan
from highnoon.server.http.answering import Router
from highnoon.server.http.gallery import Follower
from highnoon.server.http.listing import listed
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
from highnoon.server.table.changes import Outcome
from highnoon.server.table.describing import describe
from highnoon.server.table.seats import Look
from highnoon.server.table.table import Table
from highnoon.server.wire.answers import Done, HouseGame, NewTable, Noted, Seated
from highnoon.server.wire.asks import ClaimAsk, JoinAsk, NameAsk, TableAsk
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
    return offered_games()


@router.post("/tables", status_code=201, dependencies=[Depends(limit_commands)])
async def open_table(ask: TableAsk, request: Request, parts: Parts) -> NewTable:
    """Open a table. Keep the tokens: each is the only key to its seat."""
    parts.opens.check(client(request))
    size = len(dumps(ask.options or {}))
    if size > SMALL:
        parts.uploads.check(neighbourhood(address(request)), size, "error-records-day")
    asked = ask.model_dump(exclude={"request"})
    plan = table_plan(asked)
    parts.owners.check(client(request), plan.seats)
    if ask.group is not None:
        again = await parts.reception.joined(ask.request) is not None
        plan = await parts.groups.plan(plan, ask.group.id, ask.group.token, again)
    made = await parts.reception.open(plan, ask.request, asked)
    parts.owners.opened(made["id"], client(request), plan.seats)
    return made


@router.get("/tables", dependencies=[Depends(limit_reads)])
async def public_tables(parts: Parts) -> list[PublicTable]:
    """Running tables that anybody may watch or sit down at, and who is there."""
    found = []
    for head, meta in await parts.house.store.public(PUBLIC_TABLES):
        if not (head.public or any(seat.kind == "open" for seat in meta.seats)):
            continue  # the house has sat down: it is a table among themselves now
        try:
            found.append(await listed(parts, head, meta, parts.house.is_awake(head.id)))
        except HighNoonError:  # removed meanwhile, or broken: the others are listed all the same
            continue
    return found


def _look(ask: ClaimAsk | JoinAsk | NameAsk) -> Look:
    return Look.of(ask.name, ask.portrait)


@router.post("/join", dependencies=[Depends(limit_commands)])
async def join(ask: JoinAsk, request: Request, parts: Parts) -> Seated:
    """Sit down by short code. Wrong codes make the next try wait, longer each time."""
    table_id = await parts.reception.joined(ask.request)
    if table_id is None:
        async with parts.guesses.looking_up(address(request)):
            table_id = await parts.reception.by_code(ask.code)
    return await parts.reception.claim(table_id, None, _look(ask), ask.code, ask.request)


@router.post("/tables/{table_id}/seats", dependencies=[Depends(limit_commands)])
async def claim(table_id: str, ask: ClaimAsk, request: Request, parts: Parts) -> Seated:
    """Sit down on an open seat of a table, with its code unless it is open to the house."""
    if ask.code is not None and await parts.reception.joined(ask.request) is None:
        async with parts.guesses.looking_up(address(request)):
            await parts.reception.by_code(ask.code)
    return await parts.reception.claim(table_id, ask.seat, _look(ask), ask.code, ask.request)


@router.post("/tables/{table_id}/seats/{seat}/offer", dependencies=[Depends(limit_commands)])
async def offer(
    table_id: str, seat: Annotated[int, Path(ge=0, le=15)], parts: Parts, token: Token
) -> Done:
    """Offer the seat of somebody who never decided anything again; only the table's opener may."""
    await parts.reception.offer(table_id, token or "", seat)
    return {"done": True}


@router.post("/tables/{table_id}/name", dependencies=[Depends(limit_commands)])
async def rename(table_id: str, ask: NameAsk, parts: Parts, token: Token) -> Noted:
    """Give one's seat a name, and a portrait if there is one."""
    look = _look(ask)

    def named(table: Table) -> Outcome:
        seat = table.seat_of(token or "")
        parts.notes.check(f"{table_id}/{seat}")
        stays = "portrait" not in ask.model_fields_set
        kept = table.meta.seats[seat].portrait if stays else look.portrait
        return commands.rename(table, seat, look._replace(portrait=kept))

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
    parts.gallery.enter(waiting, table_id, (viewer,), parts.hub.elsewhere(table_id))
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
