"""A table as it is sent to a viewer: JSON put together from parts, each made as seldom as possible.

What never changes about a table is written once, who is here only when that changes, what a change
brings once for all viewers where nothing is hidden, and only the rest for each viewer: that part is
made from their view alone.
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


class Described(NamedTuple):
    """A state as JSON; where the gists of two are equal and there is no news, they tell the same.

    The gist leaves out what is told in other ways: earlier lines and presence.
    """

    gist: tuple[object, str, str]
    news: bool
    state: Encoded[TableState]


def describe(table: Table, viewer: Viewer, live: Live) -> Described:
    """The table as a viewer may see it, with the whole log."""
    return _described(table, viewer, _around(table, live), 0, table.log(viewer).lines)


def describe_change(table: Table, viewers: Sequence[Viewer], live: Live) -> dict[Viewer, Described]:
    """The table for several viewers after a change, with what is new in the log."""
    match, around = table.match, _around(table, live)
    if match.game.info.hidden or len(viewers) < 2:
        return {
            viewer: _described(table, viewer, around, *table.log(viewer).news())
            for viewer in viewers
        }
    seen = match.view(viewers[0])
    begin, lines = table.log(viewers[0]).news()
    common = members(common_part(table, seen))
    rest = members({name: part for name, part in seen.view.items() if name != "viewer"})
    found = {}
    for viewer in viewers:
        # The same open table for somebody else: only their name and their choices differ.
        view, choices = {**seen.view, "viewer": viewer}, match.legal_actions(viewer)
        own = members(own_part(table, viewer, choices, view)), f'{{"viewer":{viewer},{rest}}}'
        found[viewer] = _joined(table, around, begin, lines, common, *own)
    return found


def _around(table: Table, live: Live) -> str:
    """What is true at this moment, and who sits where: written anew only when it changes."""
    now = (table.meta.seats, live, table.match.over)
    if table.around[0] != now:
        table.around = now, members(live_part(table, live))
    return table.around[1]


def _described(
    table: Table, viewer: Viewer, around: str, begin: int, lines: Sequence[Encoded[LogLine]]
) -> Described:
    """The table for one viewer, from their view alone; `around` is what is true at this moment."""
    seen = table.match.view(viewer)
    common, view = members(common_part(table, seen)), dumps(seen.view)
    own = members(own_part(table, viewer, seen.choices, seen.view))
    return _joined(table, around, begin, lines, common, own, view)


def _joined(
    table: Table,
    around: str,
    begin: int,
    lines: Sequence[Encoded[LogLine]],
    common: str,
    own: str,
    view: str,
) -> Described:
    parts = (table.fixed, around, common, own, f'"view":{view}', log_part(begin, lines))
    gist = (table.meta.seats, common, own + view)
    return Described(gist, bool(lines), joined(*parts))
