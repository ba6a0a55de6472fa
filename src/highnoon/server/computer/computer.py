"""The computer's seats: bots decide when it is their turn, and advise whoever asks for a hint."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias

from highnoon.bots import BotFault, Choice, levels
from highnoon.bots.advising import advise
from highnoon.core.action import Seat
from highnoon.core.chance import stream
from highnoon.core.errors import InvalidAction
from highnoon.core.game import AnyGame
from highnoon.core.view import TableView
from highnoon.engine.thoughts import Heard
from highnoon.server.computer.beat import pause
from highnoon.server.computer.claims import Claims
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.hinting import Hinting
from highnoon.server.computer.owners import Owners
from highnoon.server.computer.pondering import Pondering
from highnoon.server.computer.thinking import (
    Claim,
    ComputersAway,
    Health,
    TakenElsewhere,
    Thinking,
)
from highnoon.server.house.house import House
from highnoon.server.house.hub import Hub
from highnoon.server.keepers import Keepers
from highnoon.server.table.changes import Nothing, Outcome
from highnoon.server.table.commands import act_for, lose, seat_bot
from highnoon.server.table.promises import promises
from highnoon.server.table.table import Table
from highnoon.server.table.weighing import weighed
from highnoon.server.wire.answers import Hint
from highnoon.server.wire.refusals import Refused

log = logging.getLogger("highnoon.computer")

AWAY: Final = (5.0, 10.0, 20.0, 40.0, 60.0)
"""Seconds a table waits before it asks again for computers that are away, the last for good."""
TAKEN: Final = 0.5
"""Seconds after which it is tried again to think where another process thinks."""
TRIES: Final = 10
"""How often a table's bots begin again when they fail: for about a minute."""

Sleep: TypeAlias = Callable[[float], Awaitable[None]]


class Computer:
    """Plays all bots' seats, each table in a task of its own."""

    def __init__(
        self,
        house: House,
        hub: Hub,
        thinkers: Thinking,
        owners: Owners,
        keepers: Keepers,
        most_hints: int = 0,
        beat: float = 0.0,
        sleep: Sleep = asyncio.sleep,
        pondering: Pondering | None = None,
    ) -> None:
        self._house = house
        self._hub = hub
        self._thinkers = thinkers
        self._owners = owners
        self._keepers = keepers
        self._beat = beat
        self._sleep = sleep
        self._pondering = pondering
        self.claims = Claims(house.store.board)
        self._looked_at: dict[str, int] = {}
        """The number of the change after which a table was looked at, to think about it."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._hinting = Hinting(house.store.board, most_hints)
        house.observe(self.notice)

    @property
    def health(self) -> Health:
        """Whether computers can think."""
        return self._thinkers.health

    def notice(self, table: Table) -> None:
        """A table has changed: begin to think where a bot's decision is due, or a promised one."""
        table_id = table.head.id
        if self._pondering is not None and table.has_computers:
            self._pondering.notice(table)
        if table_id not in self._playing and (table.bots_waited_for() or _promised(table)):
            play = partial(self._play, table_id)
            task = self._keepers.keep("computer", play, ends=True, alone=True, tries=TRIES)
            self._playing[table_id] = task
            task.add_done_callback(lambda done: self._ended(table_id, done))

    async def _play(self, table_id: str) -> None:
        """Decide for the bots of one table until it waits for people."""
        missed = 0
        try:
            while True:
                try:
                    if not await self._decide(table_id, again=missed == 0):
                        break
                    missed = 0
                except ComputersAway:
                    missed += 1
                except TakenElsewhere:
                    # Whoever has it tells of it; should that process die, we are the next.
                    await asyncio.sleep(TAKEN)
                finally:
                    await self.claims.let_go(table_id)
                self._hub.tell_away(table_id, missed > 0)
                if missed:
                    await asyncio.sleep(AWAY[min(missed, len(AWAY)) - 1])
        except Refused as error:  # the table is gone, or cannot be read
            log.warning("a bot could not play: %s", error, extra={"table": table_id})
        except BaseException:
            self._hub.tell_away(table_id, False)
            raise
        del self._playing[table_id]
        self._looked_at.pop(table_id, None)
        self._hub.tell_away(table_id, False)

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        """Given up: the next change at the table, or the next visitor, begins anew."""
        if self._playing.get(table_id) is task:
            del self._playing[table_id]

    async def _decide(self, table_id: str, again: bool) -> bool:
        """Make one decision; False where no bot's decision is due."""
        async with self._house.at(table_id) as table:
            seats = table.bots_waited_for()
            promised = {} if seats else _promised(table)
            if not seats and not promised:
                return False
            seat = [*seats, *promised][0]
            view = table.match.view(seat)
            self._looked_at[table_id] = table.seq
            level = table.meta.seats[seat].by_computer or 1
            seed = table.head.seed
            reply = table.lesson and table.lesson.reply(table.match, seat)
            heard = self._telling(table_id, view, table.match.game)
            if promised:
                reply = table.match.game.parse_action(promised[seat])
        if self._pondering is not None:
            await self._pondering.rest(table_id)
        ask = Ask(Urgency.BOT, self._owners.of(table_id), table_id, heard=heard)
        try:
            planned = reply and Choice(reply)
            thought = planned or await self._thought(ask, view, level, seed, f"bot/{seat}", again)
        except BotFault as fault:
            log.warning("a program failed: %s", fault, extra={"table": table_id, "level": level})
            await self._house.change(table_id, lambda table: _lost(table, seat))
            return True

        waits: list[float] = []
        waited = False

        def act(table: Table) -> Outcome:
            asked = view.version == table.match.version(seat)
            asked = asked or table.match.still_asked(seat, view.version)
            due = _promised(table) == promised if promised else seat in table.bots_waited_for()
            if not asked or not due:
                return Nothing()  # taken back, planned anew or resigned meanwhile: ask again
            waits.clear()
            if not waited and (wait := pause(table, seat, thought.action, self._beat)):
                waits.append(wait)
                return Nothing()
            text = table.match.game.action_text(thought.action)
            return act_for(table, seat, text, view.version)

        await self._house.change(table_id, act)
        if waits:
            await self._sleep(waits[0])
            waited = True
            await self._house.change(table_id, act)
        return True

    def _telling(self, table_id: str, table: TableView[Any], game: AnyGame) -> Heard | None:
        """Who tells the table what is weighed; nobody where seats have secrets."""
        if game.info.hidden:
            return None
        seat = table.viewer
        return lambda ideas: self._hub.tell_weighing(table_id, seat, weighed(game, table, ideas))

    async def keep_time(self, table_id: str, seat: Seat, action: str) -> None:
        """Wait as a computer would before this decision is made for a person."""
        async with self._house.at(table_id) as table:
            try:
                wait = pause(table, seat, table.match.game.parse_action(action), self._beat)
            except InvalidAction:  # whoever carries it out says so
                return
        await self._sleep(wait)

    async def _thought(
        self, ask: Ask, view: TableView[Any], level: int, seed: int, name: str, again: bool
    ) -> Choice:
        """A bot's decision; any legal one if the bot has a bug, since people wait for it.

        A program of the operator's that fails is a `BotFault`; without processes nobody decides.
        """
        try:
            claim = self._claim(str(ask.table))
            return await self._thinkers.think(ask, view, level, seed, name, again, claim)
        except (BotFault, ComputersAway, TakenElsewhere):
            raise
        except Exception:
            log.exception("a bot failed; it plays at random", extra={"game": view.game})
            return Choice(stream(seed, name, view.version).choice(view.choices))

    def _claim(self, table_id: str) -> Claim:
        """Whether this process may think now, and about what is still so.

        What it has claimed stays its own when a process is lost over the thought.
        """
        mine = False

        async def claim() -> bool:
            nonlocal mine
            mine = mine or await self.claims.take(table_id)
            if not mine or self._house.store.board is None:
                return mine
            return await self._house.store.seq(table_id) == self._looked_at.get(table_id)

        return claim

    async def hint(self, table_id: str, token: str, client: str) -> Hint:
        """A proven best move where there is a solver, else what a strong bot would do."""
        async with self._house.at(table_id) as table:
            seat = table.seat_of(token)
            if not table.head.hints:
                raise Refused(409, "error-hints-off")
            if seat not in table.match.actors():
                raise Refused(409, "error-not-your-turn")
            view, game = table.match.view(seat), table.match.game
            numbers = game.numbers(table.match.state)
        async with self._hinting.for_seat(table_id, seat, client):
            ask = Ask(Urgency.HINT, client, table_id, f"hint/{view.game}")
            advice = await self._thinkers.run(ask, advise, view)
        return {
            "version": view.version,
            "action": game.action_text(advice.action),
            "index": numbers.index(advice.action),
            "phrase": game.describe_action(view.view, advice.action).plain(),
            "value": advice.value,
            "reason": None if advice.reason is None else advice.reason.plain(),
            "exact": advice.exact,
        }

    async def help(self, clock: Callable[[], float], behind: float | None = None) -> None:
        """With free hands, think for any table of the house, forever."""

        async def load(table_id: str) -> None:
            with suppress(Refused):  # removed meanwhile
                async with self._house.at(table_id) as table:
                    self.notice(table)

        more = () if behind is None else (behind,)
        prepare = self._thinkers.prepare
        await self.claims.help(lambda: self._thinkers.idle, clock, load, prepare, *more)

    async def close(self) -> None:
        """Stop thinking."""
        if self._pondering is not None:
            await self._pondering.close()
        for task in list(self._playing.values()):
            task.cancel()
        if self._playing:
            await asyncio.wait(list(self._playing.values()))
        await self._thinkers.close()


def _promised(table: Table) -> dict[Seat, str]:
    """Only where a side has secrets does anybody pencil for it."""
    return promises(table) if table.match.game.info.hidden else {}


def _lost(table: Table, seat: Seat) -> Outcome:
    """A program failed: it loses where two sides play, elsewhere our weakest level goes on."""
    if seat not in table.bots_waited_for():
        return Nothing()
    if table.two_sides:
        return lose(table, seat)
    return seat_bot(table, seat, min(levels(table.match.game.info.key)))
