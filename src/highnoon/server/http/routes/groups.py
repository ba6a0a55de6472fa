"""Groups: founding one, coming in, its tables and results, leaving it; and its webhook."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from fastapi import Depends
from starlette.requests import Request

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.http.answering import Router
from highnoon.server.http.listing import listed
from highnoon.server.http.services import Parts, Services, Token, client, limit_commands
from highnoon.server.store import Group, Hook
from highnoon.server.table.changes import EndedSeat, Ending
from highnoon.server.table.seats import Look
from highnoon.server.wire.answers import Done, Seated
from highnoon.server.wire.asks import CallAsk, EnterAsk, GroupAsk, GroupSeatAsk, HookAsk
from highnoon.server.wire.groups import (
    EndedGame,
    EndedSeatState,
    GroupState,
    Membership,
    StandingLine,
)
from highnoon.server.wire.refusals import Refused
from highnoon.server.wire.tables import PublicTable
from highnoon.server.wire.telegrams import HookTried

router = Router()
SHOWN = 100
"""Results that are told; the standing counts all that are remembered."""
ONE = "/groups/{group_id}"


@router.post("/groups", status_code=201, dependencies=[Depends(limit_commands)])
async def found(ask: GroupAsk, request: Request, parts: Parts) -> Membership:
    """Found a group. Its id is its link; keep the token, it is the founder's own key."""
    parts.founds.check(client(request))
    return await parts.groups.found(ask.name, ask.member, ask.request)


@router.post(f"{ONE}/members", status_code=201, dependencies=[Depends(limit_commands)])
async def enter(group_id: str, ask: EnterAsk, parts: Parts) -> Membership:
    """Come into a group: whoever has its link may."""
    parts.notes.check(f"{group_id}/members")
    return await parts.groups.enter(group_id, ask.name, ask.request)


@router.get(ONE)
async def group_state(group_id: str, request: Request, parts: Parts, token: Token) -> GroupState:
    """The group for whoever has its link: members, running tables, results, standing."""
    who = client(request)
    parts.reads.check(who)
    group, me = await parts.groups.look(group_id, token)
    kept = parts.house.store.groups
    running = await kept.running(group_id)
    parts.reads.check(who, cost=1 + len(running))
    tables: list[PublicTable] = []
    for head, meta in running:
        try:
            tables.append(await listed(parts, head, meta, look=True))
        except HighNoonError:  # removed meanwhile, or broken: the others are listed all the same
            continue
    endings = await kept.endings(group_id)
    hook = await parts.house.store.bells.hook(f"g/{group_id}")
    return {
        "id": group.id,
        "name": group.name,
        "created": group.created,
        "me": None if me is None else me.number,
        "members": [{"member": one.number, "name": one.name} for one in group.present],
        "tables": tables,
        "results": [_ended(one, there) for one, there in endings[:SHOWN]],
        "standing": _standing(group, [one for one, _ in endings]),
        "hook": None if hook is None else urlsplit(hook.url).hostname,
    }


def _ended(ending: Ending, there: bool) -> EndedGame:
    return {
        "table": ending.table,
        "game": ending.game,
        "at": ending.at,
        "there": there,
        "seats": [_ended_seat(ending.game, seat) for seat in ending.seats],
    }


def _ended_seat(game: str, seat: EndedSeat) -> EndedSeatState:
    return {
        "key": seat.key,
        "phrase": Phrase(f"{game}-seat-{seat.key}").plain(),
        "name": seat.name,
        "kind": seat.kind,
        "level": seat.level,
        "member": seat.member,
        "place": seat.place,
        "score": seat.score,
    }


def _standing(group: Group, endings: Sequence[Ending]) -> list[StandingLine]:
    """Members by their number, guests by their name; a game in which all share first is a draw."""
    names = {member.number: member.name for member in group.members}
    lines: dict[int | str, StandingLine] = {}
    for ending in endings:
        decided = any(seat.place != 1 for seat in ending.seats)
        for seat in ending.seats:
            who = (seat.name or "").casefold() if seat.member is None else seat.member
            if seat.kind != "person" or who == "":
                continue
            name = seat.name or "" if seat.member is None else names.get(seat.member, "")
            fresh = StandingLine(member=seat.member, name=name, played=0, won=0)
            line = lines.setdefault(who, fresh)
            line["played"] += 1
            line["won"] += decided and seat.place == 1
    return sorted(lines.values(), key=lambda line: (-line["won"], line["played"], line["name"]))


@router.post(f"{ONE}/name", dependencies=[Depends(limit_commands)])
async def rename(group_id: str, ask: CallAsk, parts: Parts, token: Token) -> Done:
    """Give the group another name; any member may."""
    parts.notes.check(f"{group_id}/name")
    await parts.groups.rename(group_id, token, ask.name)
    return {"done": True}


@router.post(f"{ONE}/me", dependencies=[Depends(limit_commands)])
async def call(group_id: str, ask: CallAsk, parts: Parts, token: Token) -> Done:
    """Be called something else in this group."""
    parts.notes.check(f"{group_id}/name")
    await parts.groups.call(group_id, token, ask.name)
    return {"done": True}


@router.post(f"{ONE}/leave", dependencies=[Depends(limit_commands)])
async def leave(group_id: str, parts: Parts, token: Token) -> Done:
    """Leave the group; the last one out closes it, with its results and its webhook."""
    await parts.groups.leave(group_id, token)
    return {"done": True}


@router.post(f"{ONE}/tables/{{table_id}}/seats", dependencies=[Depends(limit_commands)])
async def sit(
    group_id: str, table_id: str, ask: GroupSeatAsk, parts: Parts, token: Token
) -> Seated:
    """Sit down at one of the group's tables, without a code."""
    _, member = await parts.groups.member(group_id, token)
    async with parts.house.at(table_id) as table:
        if table.head.group != group_id:
            raise Refused(404, "error-table-unknown")
    look = Look.of(member.name, ask.portrait)
    return await parts.reception.claim(table_id, ask.seat, look, None, ask.request, member.number)


# --- its webhook: all members are equal, so any of them sets, tries and stops it; nobody reads the
# address back, since whoever has it can write there in the group's name ---


@router.post(f"{ONE}/webhook", dependencies=[Depends(limit_commands)])
async def set_webhook(group_id: str, ask: HookAsk, parts: Parts, token: Token) -> Done:
    """Tell this address of the turns at all of the group's tables."""
    await parts.groups.member(group_id, token)
    parts.notes.check(f"{group_id}/webhook")
    await parts.telegraph.line.check(ask.url)
    await parts.house.store.bells.set_hook(f"g/{group_id}", Hook(ask.url, ask.language))
    return {"done": True}


@router.post(f"{ONE}/webhook/test", dependencies=[Depends(limit_commands)])
async def try_webhook(group_id: str, parts: Parts, token: Token) -> HookTried:
    """Send a message now, to see whether it arrives."""
    await parts.groups.member(group_id, token)
    return {"status": await parts.telegraph.try_hook(None, await _hook(parts, group_id))}


@router.post(f"{ONE}/webhook/stop", dependencies=[Depends(limit_commands)])
async def stop_webhook(group_id: str, parts: Parts, token: Token) -> Done:
    """Tell no address any more."""
    await parts.groups.member(group_id, token)
    await parts.house.store.bells.set_hook(f"g/{group_id}", None)
    return {"done": True}


async def _hook(parts: Services, group_id: str) -> Hook:
    parts.notes.check(f"{group_id}/webhook", cost=5)
    hook = await parts.house.store.bells.hook(f"g/{group_id}")
    if hook is None:
        raise Refused(409, "error-group-hook-none")
    return hook
