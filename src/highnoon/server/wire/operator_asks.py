"""What players report, and what the operator asks for."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from highnoon.server.settings import DAY
from highnoon.server.wire.asks import Asked, SeatNumber, plain

Why = Annotated[str, StringConstraints(max_length=200), AfterValidator(plain)]
Network = Annotated[str, StringConstraints(min_length=2, max_length=60)]


class ReportAsk(Asked):
    """Report what somebody said: the message's number in one's own list."""

    n: Annotated[int, Field(ge=0, le=1_000_000)]


class CloseAsk(Asked):
    """Close a table; the reason is for the audit."""

    why: Why = ""


class ForgetAsk(Asked):
    """Remove names, talk or both, of one seat or of all."""

    seat: SeatNumber | None = None
    names: bool = False
    talk: bool = False


class SettleAsk(Asked):
    """What comes of a report: what was said is removed, or stays."""

    remove: bool


class BlockAsk(Asked):
    """Keep an address or a network out for so many seconds."""

    network: Network
    seconds: Annotated[float, Field(ge=60, le=366 * DAY)]
    why: Why = ""


class LiftAsk(Asked):
    """Let a network in again."""

    network: Network
