"""Deals whose values are proven."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path

from highnoon.server.http.answering import Router
from highnoon.server.http.services import Parts, limit_reads
from highnoon.server.table.deals_state import deal_state, shelf
from highnoon.server.wire.deals import DealShelf, DealState

router = Router(prefix="/deals")


@router.get("/{game}", dependencies=[Depends(limit_reads)])
async def solved(game: str) -> DealShelf:
    """The deals of a game that are solved, and what they have in common."""
    return shelf(game)


@router.get("/{game}/{number}", dependencies=[Depends(limit_reads)])
async def deal(
    game: str, number: Annotated[int, Path(ge=0, le=1_000_000_000)], parts: Parts
) -> DealState:
    """One deal, the proven values of its starts, and how it was played in this house."""
    return deal_state(game, number, await parts.played.of(game, number))
