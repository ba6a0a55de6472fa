"""Quiet hours: nobody is woken, and nothing is lost; it is told when they are over."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from highnoon.server.store import Bell

DAY_MINUTES: Final = 24 * 60


def quiet_until(bell: Bell, now: float) -> float | None:
    """When a device's quiet hours end, in its own time zone; None while it may ring."""
    begin, end = bell.quiet_from, bell.quiet_until
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(now, zone_of(bell.zone))
    minute = here.hour * 60 + here.minute
    if (minute - begin) % DAY_MINUTES >= (end - begin) % DAY_MINUTES:
        return None
    over = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if end <= minute:
        over += timedelta(days=1)
    return over.timestamp()


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; an unknown one is taken for Greenwich's."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # not found is a KeyError there
        return ZoneInfo("UTC")
