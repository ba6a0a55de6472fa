"""What viewers may know of the company at a table: clocks, stand-ins, votes, talk and plans."""

from __future__ import annotations

from typing import Final

from highnoon.core.view import PUBLIC, Viewer
from highnoon.server.table.changes import Meta
from highnoon.server.table.table import Table
from highnoon.server.table.talk import quick_of
from highnoon.server.table.votes import voters
from highnoon.server.wire.tables import ClocksState, PencilLine, StandInState, TalkLine, VoteState

LATEST_TALK: Final = 100


def clocks_state(table: Table, viewer: Viewer) -> ClocksState | None:
    """What was left at a moment, and for whom it has been running since.

    It does not depend on when it is asked, so that hidden actions do not show in it.
    """
    match, clocks = table.match, table.meta.clocks
    if clocks is None:
        return None
    if viewer != PUBLIC:
        side = match.game.side_of(viewer)
        clocks = clocks.seen_by([one for one in match.seats if match.game.side_of(one) == side])
    else:
        clocks = clocks.seen_by(())
    left = [round(left, 2) for left in clocks.left]
    return {"left": left, "at": clocks.at, "running": list(clocks.running)}


def vote_state(meta: Meta) -> VoteState | None:
    """The open vote: against whom, who asked, who agreed and who must."""
    vote = meta.vote
    if vote is None or vote.refused is not None:
        return None
    needs = voters(meta.seats, vote.against)
    agreed = list(vote.agreed)
    return {"against": vote.against, "by": vote.by, "agreed": agreed, "needs": needs}


def stand_in_state(table: Table, seat: int) -> StandInState | None:
    """Who plays for a person meanwhile, why, and whether they can come back."""
    info = table.meta.seats[seat]
    if info.stand_in is None or info.why is None:
        return None
    return {"level": info.stand_in, "why": info.why, "back": table.may_come_back(seat)}


def talk_state(table: Table, viewer: Viewer) -> list[TalkLine]:
    """The latest messages this viewer may read; quick phrases by their key."""
    if len(table.match.log) == len(table.match.history):
        return []
    seats = {table.match.game.seat_key(seat): seat for seat in table.match.seats}
    said = [line for line in table.match.talk(viewer) if "say" in line]
    first = max(0, len(said) - LATEST_TALK)
    return [
        {"n": n, "by": seats[line["by"]], "text": text, "quick": quick, "to": line["to"]}
        for n, line in enumerate(said[first:], start=first)
        for quick, text in (quick_of(line["say"]) or (None, line["say"]),)
    ]


def pencils_state(table: Table, viewer: Viewer) -> list[PencilLine]:
    """The plans of the viewer's own side, the latest of each seat."""
    if len(table.match.log) == len(table.match.history):
        return []
    seats = {table.match.game.seat_key(seat): seat for seat in table.match.seats}
    latest = {
        seats[line["by"]]: line["pencil"] for line in table.match.talk(viewer) if "pencil" in line
    }
    return [{"by": seat, "text": latest[seat]} for seat in sorted(latest) if latest[seat]]
