"""A table as it is sent to a viewer: JSON put together from parts, each made as seldom as can be.

What never changes about a table is written once, what a change brings once for all viewers where
nothing is hidden, and only the rest for each viewer. A viewer's part is made from their view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from highnoon.core.view import Viewer
from highnoon.server.table.log import log_part
from highnoon.server.table.state import Live, common_part, live_part, own_part
from highnoon.server.table.table import Table
from highnoon.server.wire.encoding import Encoded, dumps, joined, members
from highnoon.server.wire.tables import LogLine, TableState


class Shown(NamedTuple):
    """A state as JSON; where the gists of two are equal and there is no news, they tell the same.

    The gist leaves out what is told in other ways: earlier lines and presence.
    """

    gist: tuple[object, str, str]
    news: bool
    state: Encoded[TableState]


def shown(table: Table, viewer: Viewer, live: Live, whole_log: bool = True) -> Shown:
    """The table as a viewer may see it; the log whole, or only what is new."""
    seen = table.match.view(viewer)
    log = table.log(viewer)
    lines = (0, log.lines) if whole_log else log.news()
    own = members(own_part(table, viewer, seen.choices, seen.view)), dumps(seen.view)
    return _joined(table, *lines, _around(table, live), members(common_part(table, seen)), *own)


def shown_to(table: Table, viewers: Sequence[Viewer], live: Live) -> dict[Viewer, Shown]:
    """The table for several viewers after a change."""
    match = table.match
    if match.game.info.hidden or len(viewers) < 2:
        return {viewer: shown(table, viewer, live, whole_log=False) for viewer in viewers}
    seen = match.view(viewers[0])
    begin, lines = table.log(viewers[0]).news()
    around, common = _around(table, live), members(common_part(table, seen))
    rest = members({name: part for name, part in seen.view.items() if name != "viewer"})
    found = {}
    for viewer in viewers:
        # The same open table for somebody else: only their name and their choices differ.
        view, choices = {**seen.view, "viewer": viewer}, match.legal_actions(viewer)
        own = members(own_part(table, viewer, choices, view)), f'{{"viewer":{viewer},{rest}}}'
        found[viewer] = _joined(table, begin, lines, around, common, *own)
    return found


def _around(table: Table, live: Live) -> str:
    """What is true only at this moment, and who sits where."""
    return members(live_part(table, live))


def _joined(
    table: Table,
    begin: int,
    lines: Sequence[Encoded[LogLine]],
    around: str,
    common: str,
    own: str,
    view: str,
) -> Shown:
    parts = (table.fixed, around, common, own, f'"view":{view}', log_part(begin, lines))
    gist = (table.meta.seats, common, own + view)
    return Shown(gist, bool(lines), joined(*parts))
