"""Being told of one's turn while away: devices, and the webhook of a table."""

from __future__ import annotations

import asyncio
import hashlib

from fastapi import Depends
from starlette.requests import Request

from highnoon.server.http.answering import Router
from highnoon.server.http.services import (
    Parts,
    Services,
    Token,
    client,
    limit_commands,
    limit_reads,
)
from highnoon.server.store import Bell, Hook
from highnoon.server.table.commands.seating import OPENER
from highnoon.server.table.seats import token_hash
from highnoon.server.table.table import Table
from highnoon.server.telegraph.telegraph import decoded
from highnoon.server.wire.answers import Done
from highnoon.server.wire.asks import BellAsk, BellStopAsk, HookAsk
from highnoon.server.wire.refusals import Refused
from highnoon.server.wire.telegrams import BellKey, HookState, HookTried

router = Router()
KEY_LENGTH = 65
SECRET_LENGTH = 16


def bell_id(endpoint: str) -> str:
    """A device's name: its endpoint is long, and secret."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


@router.get("/bell", dependencies=[Depends(limit_reads)])
async def bell_key(parts: Parts) -> BellKey:
    """The house's public key, with which a browser subscribes."""
    return {"key": await asyncio.to_thread(lambda: parts.telegraph.key.public)}


@router.post("/bell", dependencies=[Depends(limit_commands)])
async def ring(ask: BellAsk, request: Request, parts: Parts) -> Done:
    """Be told on this device when it is one's turn; asked again, it replaces what was asked."""
    parts.notes.check(client(request))
    lengths = len(decoded(ask.keys.p256dh)), len(decoded(ask.keys.auth))
    if lengths != (KEY_LENGTH, SECRET_LENGTH):
        raise Refused(400, "error-bell-keys")
    bells, most = parts.house.store.bells, parts.settings.most_bells
    await parts.telegraph.line.check(ask.endpoint)
    if most and await bells.count() >= most:
        raise Refused(429, "error-too-many", retry_after=3600)
    quiet = ask.quiet
    bell = Bell(
        id=bell_id(ask.endpoint),
        endpoint=ask.endpoint,
        p256dh=ask.keys.p256dh,
        auth=ask.keys.auth,
        language=ask.language,
        zone=ask.zone,
        quiet_from=None if quiet is None else quiet.begin,
        quiet_until=None if quiet is None else quiet.end,
    )
    seats = [(one.table, token_hash(one.token)) for one in ask.seats]
    await bells.ring(bell, seats, parts.telegraph.now())
    return {"done": True}


@router.post("/bell/stop", dependencies=[Depends(limit_commands)])
async def stop(ask: BellStopAsk, parts: Parts) -> Done:
    """Tell this device nothing any more."""
    await parts.house.store.bells.stop(bell_id(ask.endpoint))
    return {"done": True}


@router.get("/tables/{table_id}/webhook", dependencies=[Depends(limit_reads)])
async def webhook(table_id: str, parts: Parts, token: Token) -> HookState:
    """The address that is told of this table's turns, for whoever opened it."""
    async with parts.house.at(table_id) as table:
        _check_opener(table, token)
    hook = await parts.house.store.bells.hook(f"t/{table_id}")
    return {"url": None if hook is None else hook.url}


@router.post("/tables/{table_id}/webhook", dependencies=[Depends(limit_commands)])
async def set_webhook(table_id: str, ask: HookAsk, parts: Parts, token: Token) -> Done:
    """Tell this address of the table's turns; only whoever opened the table may ask for it."""
    async with parts.house.at(table_id) as table:
        _check_opener(table, token)
    parts.notes.check(f"{table_id}/webhook")
    await parts.telegraph.line.check(ask.url)
    await parts.house.store.bells.set_hook(f"t/{table_id}", Hook(ask.url, ask.language))
    return {"done": True}


@router.post("/tables/{table_id}/webhook/test", dependencies=[Depends(limit_commands)])
async def try_webhook(table_id: str, parts: Parts, token: Token) -> HookTried:
    """Send a message now, to see whether it arrives."""
    async with parts.house.at(table_id) as table:
        _check_opener(table, token)
    hook = await _hook(parts, table_id)
    return {"status": await parts.telegraph.try_hook(table, hook)}


@router.post("/tables/{table_id}/webhook/stop", dependencies=[Depends(limit_commands)])
async def stop_webhook(table_id: str, parts: Parts, token: Token) -> Done:
    """Tell no address any more."""
    async with parts.house.at(table_id) as table:
        _check_opener(table, token)
    await parts.house.store.bells.set_hook(f"t/{table_id}", None)
    return {"done": True}


async def _hook(parts: Services, table_id: str) -> Hook:
    parts.notes.check(f"{table_id}/webhook", cost=5)
    hook = await parts.house.store.bells.hook(f"t/{table_id}")
    if hook is None:
        raise Refused(409, "error-webhook-none")
    return hook


def _check_opener(table: Table, token: str | None) -> None:
    seat = table.seat_of(token or "")
    if table.meta.seats[seat].device != OPENER:
        raise Refused(403, "error-webhook-opener")
