"""What a seat does: decide, take back, resign, ask for a hint, speak, play again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from fastapi import Depends
from starlette.requests import Request

from highnoon.core.action import Seat
from highnoon.core.clean import clean
from highnoon.server.house.planning import again_plan
from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, Services, Token, client, limit_commands
from highnoon.server.table import commands
from highnoon.server.table.changes import Outcome
from highnoon.server.table.requests import Click
from highnoon.server.table.table import Table
from highnoon.server.table.talk import spoken
from highnoon.server.wire.answers import Done, Hint, Noted, TableLink, UndoAnswer
from highnoon.server.wire.asks import (
    ActAsk,
    PencilAsk,
    RematchAsk,
    RequestAsk,
    SayAsk,
    UndoAnswerAsk,
)
from highnoon.server.wire.encoding import Encoded
from highnoon.server.wire.operator_asks import ReportAsk
from highnoon.server.wire.tables import ActAnswer

router = Router(prefix="/tables/{table_id}", dependencies=[Depends(limit_commands)])


async def once(
    parts: Services,
    table_id: str,
    token: str | None,
    click: Click | None,
    command: Callable[[Table, Seat], Outcome],
) -> Encoded[Any]:
    """Carry a command out for the bearer's seat, or repeat the answer it had before."""

    def decide(table: Table) -> Outcome:
        seat = table.seat_of(token or "")
        parts.timekeeper.seen(table, seat)
        return table.once(seat, click, command)

    outcome = await parts.house.change(table_id, decide)
    return Encoded(outcome.reply)


async def noted(
    parts: Services,
    table_id: str,
    token: str | None,
    click: Click | None,
    command: Callable[[Table, Seat], Outcome],
) -> Encoded[Any]:
    """The same for what is not the game itself: each seat may do so only so often."""

    def limited(table: Table, seat: Seat) -> Outcome:
        parts.notes.check(f"{table_id}/{seat}")
        return command(table, seat)

    return await once(parts, table_id, token, click, limited)


@router.post("/actions")
async def act(table_id: str, ask: ActAsk, parts: Parts, token: Token) -> Encoded[ActAnswer]:
    """Do what the seat decided. The same request id again gets the same answer again."""
    click = Click.of(ask.request, "act", ask.action, ask.version)
    command = partial(commands.act, action=ask.action, version=ask.version, click=click)
    if ask.beat:
        async with parts.house.at(table_id) as table:
            seat = table.seat_of(token or "")
        await parts.computer.keep_time(table_id, seat, ask.action)
    return await once(parts, table_id, token, click, command)


@router.post("/undo")
async def undo(table_id: str, ask: RequestAsk, parts: Parts, token: Token) -> Encoded[UndoAnswer]:
    """Take back one's last decision, or ask those who acted since."""
    click = Click.maybe(ask.request, "undo")
    return await noted(parts, table_id, token, click, partial(commands.ask_undo, click=click))


@router.post("/undo/answer")
async def undo_answer(
    table_id: str, ask: UndoAnswerAsk, parts: Parts, token: Token
) -> Encoded[Done]:
    """Agree to a take-back or not; the asker withdraws with either."""
    return await noted(parts, table_id, token, None, partial(commands.answer_undo, agree=ask.agree))


@router.post("/resign")
async def resign(table_id: str, ask: RequestAsk, parts: Parts, token: Token) -> Encoded[Done]:
    """Give the game up."""
    click = Click.maybe(ask.request, "resign")
    return await once(parts, table_id, token, click, partial(commands.resign, click=click))


@router.post("/say")
async def say(
    table_id: str, ask: SayAsk, request: Request, parts: Parts, token: Token
) -> Encoded[Noted]:
    """Say something to all, or to one's own side."""
    text = spoken(ask.text, ask.quick)
    click = Click.maybe(ask.request, "say", text, ask.to)

    def speak(table: Table, seat: Seat) -> Outcome:
        parts.talks.check(f"{table_id}/{seat}")
        parts.speakers.note(table_id, seat, client(request))
        return commands.say(table, seat, text, ask.to, click)

    return await once(parts, table_id, token, click, speak)


@router.post("/report")
async def report(
    table_id: str, ask: ReportAsk, request: Request, parts: Parts, token: Token
) -> Noted:
    """Report what somebody said, to whoever runs the house."""
    parts.reports.check(client(request))
    async with parts.house.at(table_id) as table:
        seat = table.seat_of(token or "")
        await parts.operator.report(table, seat, ask.n)
    return {}


@router.post("/pencil")
async def pencil(table_id: str, ask: PencilAsk, parts: Parts, token: Token) -> Encoded[Noted]:
    """Pencil a plan that only one's own side can read; it replaces the one before."""
    text = clean(ask.text)
    return await noted(parts, table_id, token, None, partial(commands.pencil, text=text))


@router.post("/rematch")
async def rematch(
    table_id: str, parts: Parts, token: Token, ask: RematchAsk | None = None
) -> TableLink:
    """Play again at a new table, where the same tokens are valid; the first who asks says how."""
    async with parts.house.at(table_id) as table:
        again = again_plan(table.head.game, (ask or RematchAsk()).model_dump())
    fresh = await parts.reception.rematch(table_id, token or "", again)
    parts.owners.adopt(fresh, parts.owners.of(table_id))
    return {"id": fresh}


@router.post("/hint")
async def hint(table_id: str, request: Request, parts: Parts, token: Token) -> Hint:
    """What to do on this seat, and why."""
    return await parts.computer.hint(table_id, token or "", client(request))
