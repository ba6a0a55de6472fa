"""The operator's doors: behind a secret of their own, and only from networks that are allowed.

Every act is in the audit. Nothing of a running game is told but who sits where.
"""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import Depends, Query
from starlette.requests import Request

import highnoon
from highnoon.core import registry
from highnoon.server.http.answering import Router
from highnoon.server.http.routes.ops import may_measure
from highnoon.server.http.services import (
    Parts,
    Services,
    Token,
    address,
    limit_commands,
    limit_reads,
    parts_of,
)
from highnoon.server.store.ledger import Forgetting, Kept, Listed, Which
from highnoon.server.table.state import seat_keys
from highnoon.server.wire.answers import Done
from highnoon.server.wire.operator import (
    AuditLine,
    BlockState,
    HouseState,
    OperatorTable,
    ProcessState,
    ReportState,
)
from highnoon.server.wire.operator_asks import BlockAsk, CloseAsk, ForgetAsk, LiftAsk, SettleAsk
from highnoon.server.wire.refusals import Refused

LISTED = 50
AUDITED = 100


async def operator(request: Request, token: Token) -> None:
    """Let the operator in; others do not even learn that there is a door."""
    parts, who = parts_of(request), address(request)
    if not may_measure(who, parts.settings.operator_for):
        raise Refused(404, "error-not-found")
    async with parts.secrets_tried.looking_up(who):
        if not await parts.secret.is_right(token or ""):
            raise Refused(401, "error-operator-secret")


router = Router(prefix="/operator", dependencies=[Depends(limit_reads), Depends(operator)])
changing = [Depends(limit_commands)]
Before = Annotated[float | None, Query()]


@router.get("")
async def house(parts: Parts) -> HouseState:
    """The house: how many tables there are, and all its processes."""
    counts = await parts.operator.ledger.counts()
    return {
        "now": parts.operator.now(),
        "version": highnoon.__version__,
        "store": "sqlite" if parts.house.store.board is None else "postgresql",
        "running": counts.get("running", 0),
        "finished": counts.get("finished", 0),
        "closed": counts.get("closed", 0),
        "reports": counts["reports"],
        "processes": await _processes(parts),
    }


async def _processes(parts: Services) -> list[ProcessState]:
    board, now = parts.house.store.board, parts.operator.now()
    me: ProcessState = {"id": "", "kind": "serve", "seen": now, "me": True, "about": parts.about()}
    if board is None:
        return [me]
    found: list[ProcessState] = [{**me, "id": board.me}]
    for name, kind, seen, about in await board.processes():
        if name == board.me:
            continue
        other: ProcessState = {
            "id": name,
            "kind": "work" if kind == "work" else "serve",
            "seen": seen,
            "me": False,
        }
        if "version" in about:  # the version before told less
            other["about"] = cast(Any, about)
        found.append(other)
    return found


# --- tables ---


@router.get("/tables")
async def tables(
    parts: Parts, which: Which = "running", before: Before = None
) -> list[OperatorTable]:
    """Tables, the latest first: who sits there, and nothing of the game."""
    found = await parts.operator.ledger.tables(which, before, LISTED)
    ids = [one.head.id for one in found]
    board = parts.house.store.board
    elsewhere = {} if board is None else await board.lines(ids)
    lines = {one: sum(parts.hub.own(one).values()) + elsewhere.get(one, 0) for one in ids}
    return [_table(one, lines[one.head.id]) for one in found]


def _table(one: Listed, lines: int) -> OperatorTable:
    head, meta = one.head, one.meta
    keys = seat_keys(registry.game(head.game, head.rules), len(meta.seats))
    return {
        "id": head.id,
        "game": head.game,
        "created": head.created,
        "finished": meta.finished,
        "closed": one.closed,
        "public": head.public,
        "lines": lines,
        "seats": [
            {
                "phrase": keys[seat]["phrase"],
                "kind": info.kind,
                "name": info.name,
                "level": info.level,
            }
            for seat, info in enumerate(meta.seats)
        ],
    }


@router.post("/tables/{table_id}/close", dependencies=changing)
async def close(table_id: str, ask: CloseAsk, request: Request, parts: Parts) -> Done:
    """Close a table, on every process at once; it can be opened again."""
    await parts.operator.close(table_id, address(request), ask.why)
    return {"done": True}


@router.post("/tables/{table_id}/reopen", dependencies=changing)
async def reopen(table_id: str, request: Request, parts: Parts) -> Done:
    """Open a closed table again; its clocks have stood still."""
    await parts.operator.reopen(table_id, address(request))
    return {"done": True}


@router.post("/tables/{table_id}/forget", dependencies=changing)
async def forget(table_id: str, ask: ForgetAsk, request: Request, parts: Parts) -> Done:
    """Remove names and talk at a table for good, of one seat or of all."""
    if not ask.names and not ask.talk:
        raise Refused(400, "error-forget-nothing")
    what = Forgetting(seat=ask.seat, names=ask.names, talk=ask.talk)
    await parts.operator.forget(table_id, address(request), what)
    return {"done": True}


# --- reports ---


@router.get("/reports")
async def reports(
    parts: Parts, settled: Annotated[bool, Query(alias="all")] = False
) -> list[ReportState]:
    """What players reported, the latest first; what a side said in secret only after the game."""
    return [_report(one) for one in await parts.operator.ledger.reports(settled, AUDITED)]


def _report(kept: Kept) -> ReportState:
    report = kept.report
    game = registry.game(report.game)
    return {
        "id": kept.id,
        "at": report.at,
        "table": report.table,
        "game": report.game,
        "seat": report.seat,
        "phrase": seat_keys(game, report.seat + 1)[report.seat]["phrase"],
        "name": report.name,
        "text": report.text,
        "held": kept.held,
        "hearers": report.hearers,
        "network": report.network,
        "settled": report.settled,
        "verdict": report.verdict,
    }


@router.post("/reports/{report}", dependencies=changing)
async def settle(report: int, ask: SettleAsk, request: Request, parts: Parts) -> Done:
    """Remove what was reported, or leave it."""
    await parts.operator.settle(report, address(request), ask.remove)
    return {"done": True}


# --- blocks, and what was done ---


@router.get("/blocks")
async def blocks(parts: Parts) -> list[BlockState]:
    """Networks that are kept out."""
    now = parts.operator.now()
    found = await parts.operator.ledger.blocks()
    return [
        {"network": one.network, "made": one.made, "until": one.until, "why": one.why}
        for one in found
        if one.until > now
    ]


@router.post("/blocks", dependencies=changing)
async def block(ask: BlockAsk, request: Request, parts: Parts) -> Done:
    """Keep an address or a network out for a time, on every process at once."""
    await parts.operator.block(ask.network, address(request), ask.seconds, ask.why)
    return {"done": True}


@router.post("/blocks/lift", dependencies=changing)
async def lift(ask: LiftAsk, request: Request, parts: Parts) -> Done:
    """Let a network in again."""
    await parts.operator.lift(ask.network, address(request))
    return {"done": True}


@router.get("/audit")
async def audit(
    parts: Parts, before: Annotated[int | None, Query(ge=0, le=2**53)] = None
) -> list[AuditLine]:
    """Everything that was done here, the latest first."""
    found = await parts.operator.ledger.audit(before, AUDITED)
    return [
        {
            "id": number,
            "at": act.at,
            "by": act.by,
            "act": act.act,
            "target": act.target,
            "detail": act.detail,
        }
        for number, act in found
    ]
