"""The telegraph: notices whose turn has come and who is not here, and tells them once.

It observes the house, but a click passes nothing of it: changed tables are only put into a set,
and looked at in rounds of its own.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import urlsafe_b64decode
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final

from highnoon.core.action import Seat
from highnoon.core.errors import HighNoonError
from highnoon.server.house.house import House
from highnoon.server.house.hub import Hub
from highnoon.server.keepers import Keepers
from highnoon.server.settings import DAY, Settings
from highnoon.server.store import Bell, Hook, Listener
from highnoon.server.table.table import Table
from highnoon.server.telegraph.keys import HouseKey
from highnoon.server.telegraph.line import Line, Unreachable
from highnoon.server.telegraph.quiet import quiet_until
from highnoon.server.telegraph.sealing import sealed
from highnoon.server.telegraph.words import Turn, hook_message, hook_test, telegram
from highnoon.server.wire.encoding import dumps
from highnoon.server.wire.telegrams import HookMessage

log = logging.getLogger("highnoon.telegraph")

ROUND: Final = 2.0
AGAIN_AFTER: Final = 30.0
"""Seconds until a table that could not be looked at is looked at again."""
PAUSES: Final = (0.0, 5.0, 60.0)
"""Seconds before each try to send a message."""
GONE: Final = (404, 410)
"""How a push service says that nobody listens there any more."""
LATER: Final = (429, *range(500, 600))
HOOKS: Final = {"t": "hook", "g": "hook of the group"}
"""Under these names the webhooks of a table and of its group are told, each once for a turn."""
MOST_UNDER_WAY: Final = 1000


class Telegraph:
    """Knows which tables may have somebody to tell, and tells them."""

    def __init__(
        self,
        house: House,
        hub: Hub,
        keepers: Keepers,
        settings: Settings,
        line: Line,
        clock: Callable[[], float],
    ) -> None:
        self.key = HouseKey(settings.data, settings.contact or _site(settings.public_url))
        self.line = line
        self.sent = 0
        self.lost = 0
        self._house = house
        self._hub = hub
        self._bells = house.store.bells
        self._keepers = keepers
        self._settings = settings
        self.now = clock
        self._due: dict[str, float] = {}
        self._under_way = 0
        self._changed: set[Table] = set()
        house.observe(self._changed.add)

    async def run(self) -> None:
        """Look around forever, once the first clicks after a start are through."""
        await asyncio.sleep(ROUND)
        await self.resume()
        while True:
            await asyncio.sleep(ROUND)
            await self.round()

    async def resume(self) -> None:
        """Have a key, and look at what was due before a restart."""
        board = self._house.store.board
        if board is not None:
            mine = await asyncio.to_thread(self.key.text)
            kept = await board.keep_once("vapid", mine)
            if kept != mine:
                await asyncio.to_thread(self.key.use, kept)
        await asyncio.to_thread(lambda: self.key.public)
        now = self.now()
        for table_id in await self._bells.lately(now - DAY):
            self._expect(table_id, now + self._settings.ring_after)

    def _expect(self, table_id: str, when: float) -> None:
        self._due[table_id] = min(when, self._due.get(table_id, when))

    async def round(self) -> None:
        """Look at every table that has changed a while ago."""
        changed = list(self._changed)
        self._changed.clear()
        for table in changed:
            if not table.settled:
                self._expect(table.head.id, table.since + self._settings.ring_after)
        now = self.now()
        ripe = [table_id for table_id, when in self._due.items() if when <= now]
        for table_id in ripe:
            del self._due[table_id]
        if not ripe:
            return
        try:
            listeners = await self._bells.listening(ripe)
            hooks = await self._bells.hooks(ripe)
        except HighNoonError as error:
            log.warning("it cannot be read who listens: %s", error)
            for table_id in ripe:
                self._expect(table_id, now + AGAIN_AFTER)
            return
        for table_id in ripe:
            bells = [one for one in listeners if one.table == table_id]
            told = hooks.get(table_id) or self._of_the_house()
            if bells or told:
                await self._visit(table_id, bells, told)

    def _of_the_house(self) -> Mapping[str, Hook]:
        url = self._settings.webhook
        return {"t": Hook(url, "en")} if url else {}

    async def _visit(
        self, table_id: str, listeners: Sequence[Listener], hooks: Mapping[str, Hook]
    ) -> None:
        try:
            async with self._house.at(table_id) as table:
                if table.since + self._settings.ring_after > self.now():
                    self._expect(table_id, table.since + self._settings.ring_after)
                    return
                turn = Turn.of(table, self._missing(table))
            if turn.due:
                await self._tell_devices(turn, listeners)
                for mark, hook in hooks.items():
                    await self._tell_hook(turn, HOOKS[mark], hook)
        except HighNoonError as error:
            log.warning("a turn cannot be told: %s", error, extra={"table": table_id})
            if getattr(error, "status", None) != 404:
                self._expect(table_id, self.now() + AGAIN_AFTER)

    def _missing(self, table: Table) -> list[Seat]:
        """People whose decision is due, who know it to be, and who are not here."""
        here = self._hub.live(table).present
        return [
            seat
            for seat in table.people_waited_for()
            if not here[seat] and seat in table.match.waiting_for(seat)
        ]

    # --- telling ---

    async def _tell_devices(self, turn: Turn, listeners: Sequence[Listener]) -> None:
        for bell in dict.fromkeys(one.bell for one in listeners):
            tokens = {one.token for one in listeners if one.bell == bell}
            mine = [seat for seat, token in enumerate(turn.tokens) if token in tokens]
            due = [seat for seat in turn.due if seat in mine]
            quiet = quiet_until(bell, self.now())
            if due and quiet is not None:
                self._expect(turn.table, quiet)
            elif due and await self._bells.claim(bell.id, turn.table, due, turn.seq):
                text = await asyncio.to_thread(telegram, turn, mine, bell.language)
                self._send(partial(self._push, bell, turn.table, text))

    async def _tell_hook(self, turn: Turn, name: str, hook: Hook) -> None:
        if await self._bells.claim(name, turn.table, turn.due, turn.seq):
            home = self._settings.public_url
            message = await asyncio.to_thread(hook_message, turn, hook.language, home)
            self._send(partial(self._post, hook, message))

    def _send(self, way: Callable[[], Awaitable[bool]]) -> None:
        """Send in the background; where too many are under way, this one is lost."""
        if self._under_way >= MOST_UNDER_WAY:
            self.lost += 1
            return

        async def go() -> None:
            try:
                for pause in PAUSES:
                    await asyncio.sleep(pause)
                    if await way():
                        self.sent += 1
                        return
                self.lost += 1
            finally:
                self._under_way -= 1

        self._under_way += 1
        self._keepers.keep("telegram", go, ends=True, alone=True, tries=1)

    async def _push(self, bell: Bell, table_id: str, text: bytes) -> bool:
        headers = {
            "authorization": self.key.header(bell.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
            "topic": table_id[:32],
        }
        try:
            body = sealed(text, decoded(bell.p256dh), decoded(bell.auth))
            status = await self.line.post(bell.endpoint, headers, body)
        except (Unreachable, ValueError):
            return False
        if status in GONE:
            await self._bells.stop(bell.id)
        return status not in LATER

    async def _post(self, hook: Hook, message: HookMessage) -> bool:
        try:
            return await self.post(hook, message) not in LATER
        except Unreachable:
            return False

    async def post(self, hook: Hook, message: HookMessage) -> int:
        """Post a message to a webhook; the status of its answer."""
        headers = {"content-type": "application/json", "user-agent": "HighNoon"}
        own = hook.url == self._settings.webhook
        return await self.line.post(hook.url, headers, dumps(message).encode(), trusted=own)

    async def try_hook(self, table: Table | None, hook: Hook) -> int:
        """Send a message that only tries an address, a table's or a group's."""
        head = None if table is None else table.head
        message = hook_test(head, hook.language, self._settings.public_url)
        return await self.post(hook, message)


def decoded(text: str) -> bytes:
    """Bytes as browsers write them; `ValueError` where they are none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _site(url: str) -> str:
    return url if url.startswith("https://") else ""
