"""A table: the authority over one match. It decides; it neither stores nor sends.

What can be done at it is in `commands`; each ends in `Table.changed`, which makes the `Change` that
must be stored before anybody hears of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property

from highnoon.core.action import Seat
from highnoon.core.match import Match
from highnoon.core.record import Record, dump_line, read_lines
from highnoon.core.replay import go_on, replay, save
from highnoon.core.view import PUBLIC, Viewer
from highnoon.lessons import lesson_at
from highnoon.server.table.capacity import Capacity
from highnoon.server.table.changes import (
    Change,
    EndedSeat,
    Ending,
    Head,
    Meta,
    Outcome,
    Repeated,
    Stored,
)
from highnoon.server.table.log import ViewerLog
from highnoon.server.table.pace import ALWAYS_OPEN, Openings, followed, resumed, started
from highnoon.server.table.requests import Click
from highnoon.server.table.seats import SeatInfo, people_asked, token_hash
from highnoon.server.wire.encoding import Encoded, dumps, members
from highnoon.server.wire.refusals import Refused
from highnoon.server.wire.tables import FixedPart


class Table:
    """One match, who sits at it, and what has been answered."""

    def __init__(
        self,
        head: Head,
        meta: Meta,
        match: Match,
        seq: int = 0,
        clock: Callable[[], float] = time.time,
        answers: Iterable[tuple[Seat, str, str]] = (),
    ) -> None:
        self.head = head
        self.meta = meta
        self.match = match
        self.lesson = lesson_at(head.game, head.seed)
        self.seq = seq
        self.away: dict[Seat, float] = {}
        """Since when somebody whose decision is due has not been here."""
        self.now = clock
        self.answers = {(seat, request): answer for seat, request, answer in answers}
        """What requests were answered, by the seat that asked and the request's id."""
        self.around: tuple[object, str] = (None, "")
        """Who was here and sat where when it was last told, and that as JSON."""
        self._logs: dict[Viewer, ViewerLog] = {}
        self._tokens: dict[str, Seat] = {}
        self._noted = len(match.log)
        self.capacity = Capacity(match, dump_line(save(match).header()), seq)
        self._known = match.version(PUBLIC)
        self.since = clock()
        """When everybody last saw something happen: what is asked now has been asked since."""
        self._seated()

    @classmethod
    def load(
        cls,
        stored: Stored,
        clock: Callable[[], float] = time.time,
        openings: Openings = ALWAYS_OPEN,
    ) -> Table:
        """The table as the store kept it: its record, played again."""
        head = stored.head
        names = _names(stored.meta.seats)
        blank = Record(head.game, head.rules, head.data, head.options, names, head.seed)
        kept = Record.loads(Record.dumps(blank) + stored.lines)
        match = replay(kept)
        match.names = _names(stored.meta.seats, match)
        meta = stored.meta
        if meta.clocks is not None and head.pace.clock is not None:
            meta = replace(meta, clocks=resumed(meta.clocks, head.pace.clock, openings))
        return cls(head, meta, match, stored.seq, clock, stored.answers)

    # --- what never changes ---

    @cached_property
    def fixed(self) -> str:
        """The fixed part of what everybody is sent, as members of a JSON object."""
        head = self.head
        part: FixedPart = {
            "id": head.id,
            "game": head.game,
            "rules": self.match.game.info.rules,
            "options": self.match.options,
            "public": head.public,
            "seats_open": head.seats_open,
            "hints": head.hints,
            "lesson": self.lesson is not None,
            "pace": head.pace.plain(),
            "created": head.created,
        }
        return members(part)

    @cached_property
    def two_sides(self) -> bool:
        """Whether a seat can give up: only where two sides play."""
        return len({self.match.game.side_of(seat) for seat in self.match.seats}) == 2

    # --- who is who ---

    def seat_of(self, token: str) -> Seat:
        """The seat a secret belongs to."""
        seat = self._tokens.get(token_hash(token))
        if seat is None:
            raise Refused(401, "error-seat-token")
        return seat

    def bots_waited_for(self) -> list[Seat]:
        """Seats where the computer's decision is due."""
        seats = self.meta.seats
        waiting = [] if self.along else sorted(self.match.actors())
        return [seat for seat in waiting if seats[seat].by_computer is not None]

    @property
    def has_computers(self) -> bool:
        """Whether a computer decides for any seat."""
        return any(seat.by_computer is not None for seat in self.meta.seats)

    def people_waited_for(self) -> list[Seat]:
        """People whose decision is due as everybody knows; nobody's as long as a seat is open."""
        if self.along:
            return []
        return people_asked(self.match.waiting_for(PUBLIC), self.meta.seats)

    @property
    def alone(self) -> bool:
        """Whether nobody waits for anybody here: one device, or all is over."""
        devices = {info.device for info in self.meta.seats if info.kind == "person"}
        return len(devices) < 2 or self.settled

    @property
    def settled(self) -> bool:
        """Whether there is nothing left to decide here."""
        return self.match.over or all(info.kind == "record" for info in self.meta.seats)

    def log(self, viewer: Viewer) -> ViewerLog:
        """The log this viewer sees, up to date; one for all where nothing is hidden."""
        if not self.match.game.info.hidden:
            viewer = PUBLIC
        log = self._logs.get(viewer)
        if log is None:
            log = self._logs[viewer] = ViewerLog(self.match, viewer)
        log.catch_up()
        return log

    def may_come_back(self, seat: Seat) -> bool:
        """Whether a seat can be taken back: not when the time for the whole game is over."""
        clock = self.head.pace.clock
        return self.meta.seats[seat].why != "clock" or clock is None or clock.kind == "move"

    def late_seats(self) -> list[Seat]:
        """Seats whose time is over."""
        clocks = self.meta.clocks
        return [] if clocks is None else clocks.late(self.now())

    # --- for commands ---

    def once(
        self, seat: Seat, click: Click | None, command: Callable[[Table, Seat], Outcome]
    ) -> Outcome:
        """Carry out a seat's command; a request that came before is only answered again."""
        before = self.repeated(seat, click)
        if before is None and self.along:
            raise Refused(409, "along-error-gone")
        return before or command(self, seat)

    def repeated(self, seat: Seat, click: Click | None) -> Repeated | None:
        """The answer a request had when it came before, if it did."""
        kept = None if click is None else self.answers.get((seat, click.id))
        return None if click is None or kept is None else Repeated(click.again(kept))

    def without_undo(self) -> Meta:
        """What `meta` becomes when a request to take back is off the table."""
        return self.meta if self.meta.undo is None else replace(self.meta, undo=None)

    def check_person(self, seat: Seat) -> None:
        """Refuse to act for a seat unless a person sits there, and has not been replaced."""
        info = self.meta.seats[seat]
        if info.kind != "person":
            raise Refused(403, "error-seat-token")
        if info.stand_in is not None:
            raise Refused(409, "error-stand-in")

    def changed(
        self,
        meta: Meta,
        seat: Seat | None = None,
        click: Click | None = None,
        answer: Mapping[str, object] | Encoded[object] | None = None,
        acted: Seat | None = None,
    ) -> Change:
        """What is to be stored for all that has happened since the last change."""
        now = self.now()
        noticed, self._known = self._known != self.match.version(PUBLIC), self.match.version(PUBLIC)
        if noticed:
            self.since = now
        meta = self._timed(meta, now, acted, noticed)
        ending = None
        if self.match.over and meta.finished is None:
            meta = replace(meta, finished=now)
            ending = self._ending(meta)
        lines = self.capacity.keep(self.match.log[self._noted :])
        self._noted = len(self.match.log)
        fresh = None if meta is self.meta or meta == self.meta else meta
        self.meta = meta
        if fresh is not None:
            self._seated()
        reply = answer.text if isinstance(answer, Encoded) else dumps(answer or {})
        kept = None
        if seat is None or click is None:
            seat = click = None
        else:
            kept = self.answers[seat, click.id] = click.kept(reply)
        seq, self.seq = self.seq, self.seq + 1
        self.capacity.changes = self.seq
        asked = click and click.id
        change = Change(self.head.id, seq, now, lines, fresh, seat, asked, kept, reply)
        return change if ending is None else replace(change, ending=ending)

    def _ending(self, meta: Meta) -> Ending | None:
        """What a group remembers of its game."""
        head, result, game = self.head, self.match.result, self.match.game
        if head.group is None or result is None:
            return None
        seats = (
            EndedSeat(game.seat_key(n), who.name, who.kind, who.level, who.member, place, score)
            for n, (who, place, score) in enumerate(
                zip(meta.seats, result.places, result.scores, strict=True)
            )
        )
        return Ending(head.group, head.id, head.game, self.now(), tuple(seats))

    def follow(
        self,
        seq: int,
        at: float,
        lines: str,
        answers: Iterable[tuple[Seat, str, str]],
        meta: Meta | None,
    ) -> None:
        """Take over what happened elsewhere since; `at` is when the last of it did."""
        first = self._noted + 2
        go_on(self.match, read_lines(lines, first), first)
        self.capacity.keep(self.match.log[self._noted :])
        self._noted = len(self.match.log)
        if self._known != self.match.version(PUBLIC):
            self._known, self.since = self.match.version(PUBLIC), at
        self.answers.update({(seat, request): answer for seat, request, answer in answers})
        self.seq = self.capacity.changes = seq
        if meta is not None:
            self.meta = meta
            self._seated()

    def _timed(self, meta: Meta, now: float, acted: Seat | None, noticed: bool) -> Meta:
        """The clocks run for whoever is asked now; `told` is what everybody may know of them."""
        clock, clocks, match = self.head.pace.clock, meta.clocks, self.match
        if clock is None or meta.finished is not None:
            return meta
        asked = [] if meta.along else people_asked(match.actors(), meta.seats)
        if clocks is None:
            return replace(meta, clocks=started(clock, len(meta.seats), now, asked))
        if not match.game.info.hidden:
            after = followed(clocks, clock, now, asked, acted, each_decision=True)
        else:
            known = match.waiting_for(PUBLIC)
            again = noticed and acted in known and len(known) > 1
            told = clocks.told or clocks
            people = [] if meta.along else people_asked(known, meta.seats)
            told = followed(told, clock, now, people, acted, each_decision=False, all_again=again)
            true = followed(clocks, clock, now, asked, acted, each_decision=False, all_again=again)
            after = replace(true, told=replace(told, told=None))
        return meta if after == clocks else replace(meta, clocks=after)

    def _seated(self) -> None:
        seats = self.meta.seats
        self.along = self.meta.along
        self._tokens = {info.token: seat for seat, info in enumerate(seats) if info.token}
        self.match.names = _names(seats, self.match)


def _names(seats: tuple[SeatInfo, ...], match: Match | None = None) -> tuple[str, ...]:
    return tuple(
        info.name or (match.game.seat_key(seat) if match else "") for seat, info in enumerate(seats)
    )
