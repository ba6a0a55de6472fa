"""The log as one viewer sees it, kept up to date entry by entry."""

from __future__ import annotations

from collections.abc import Sequence

from highnoon.core.action import Seat
from highnoon.core.game import AnyGame
from highnoon.core.match import Entry, Match
from highnoon.core.view import Viewer
from highnoon.server.wire.encoding import Encoded, encode
from highnoon.server.wire.tables import LogLine, SeenEvent


class ViewerLog:
    """Lines of the log for one viewer; `news` are those since everybody was last told."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self._match = match
        self._viewer = viewer
        self._known: list[tuple[Entry, int]] = []
        self.lines: list[Encoded[LogLine]] = []
        """As JSON: as objects they were most of what a table takes in memory."""
        self.by: list[Seat | None] = []
        """Who acted, line by line; None where the viewer may not know."""
        self.told = 0
        """Lines before this number have been sent and still stand."""
        self._dated = match.moments is not None
        """Whether lines name their moments: where seats keep secrets, only after the end."""

    def catch_up(self) -> None:
        """Follow the match: forget what was taken back, add what happened."""
        history, known = self._match.history, self._known
        if self._match.moments is not None and not self._dated:
            # Nothing is secret any more: every line is told again, now with its moment.
            self._dated, self.told = True, 0
            known.clear()
            self.lines.clear()
            self.by.clear()
        while known and (len(known) > len(history) or known[-1][0] is not history[len(known) - 1]):
            begin = known.pop()[1]
            del self.lines[begin:], self.by[begin:]
        self.told = min(self.told, len(self.lines))
        for entry in history[len(known) :]:
            known.append((entry, len(self.lines)))
            self._add(entry, len(known))

    def _add(self, entry: Entry, moment: int) -> None:
        game = self._match.game
        events = seen_events(game, entry, self._viewer)
        if not events and game.info.hidden and entry.by != self._viewer:
            return
        by = self._match.doer(entry, self._viewer) if game.info.hidden else entry.by
        line: LogLine = {
            "n": len(self.lines),
            "moment": moment if self._dated else None,
            "by": by,
            "events": events,
            "only": entry.by == self._viewer and self._match.forced(entry),
        }
        self.lines.append(encode(line))
        self.by.append(by)

    def news(self) -> tuple[int, list[Encoded[LogLine]]]:
        """Where the untold lines begin, and the lines."""
        return self.told, self.lines[self.told :]

    def tell(self) -> None:
        """Everything so far has been sent."""
        self.told = len(self.lines)


def seen_events(game: AnyGame, entry: Entry, viewer: Viewer) -> list[SeenEvent]:
    """What a viewer noticed of an action, in words where there are any."""
    return [
        {"kind": seen.kind, "data": seen.data, "phrase": said and said.plain()}
        for event in entry.events
        if (seen := game.view_event(event, viewer)) is not None
        for said in (game.describe_event(seen),)
    ]


def log_part(begin: int, lines: Sequence[Encoded[LogLine]]) -> str:
    """Lines from number `begin` on, as members of a JSON object: a `LogPart`."""
    return f'"log_from":{begin},"log":[{",".join([line.text for line in lines])}]'
