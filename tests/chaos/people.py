"""People at the tables of a whole server, who write down what they were told."""

from __future__ import annotations

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError

from highnoon import Record, replay
from tests.chaos.model import Broken

Call = Callable[..., Any]
"""`call(path, body, token)`: one request; an `OSError` where it is refused or the line breaks."""

Item = tuple[str, ...]
TROUBLE = {500, 503, 507}
"""What a server may answer whose disk fails; anything else that is no success is our own fault."""


class Person:
    """Plays both seats of one table after another, talks, and takes back."""

    def __init__(self, call: Call, seed: int) -> None:
        self.call = call
        self.rng = random.Random(seed)
        self.table: str | None = None
        self.tokens: dict[str, str] = {}
        self.known: list[Item] = []
        """What was acknowledged at this table, in order."""
        self.doubt: tuple[str, dict[str, Any], str, Item] | None = None
        """What was asked without an answer: where, what, by whom, and what would come of it."""
        self._said_after: list[Item] = []
        """What was said to find out, and may be there as well."""
        self.done: Counter[str] = Counter()
        self.tables: list[tuple[str, str, list[Item]]] = []
        self._clicks = 0
        self.troubled = 0
        """How often a server that was reached could not do what was asked."""

    def step(self) -> None:
        """One more thing; what is in doubt comes first."""
        if self.doubt is not None:
            self.settle()
        elif self.table is None:
            self._open()
        else:
            self._act()

    def settle(self) -> None:
        """Ask again for what is in doubt: the same request is carried out once."""
        assert self.doubt is not None
        path, body, token, item = self.doubt
        if "request" in body:
            self._ask(path, body, token, item)
        else:
            self._look_behind(item, token)

    def _look_behind(self, item: Item, token: str) -> None:
        """Nothing tells two of these apart: say something else, then see whether it is there.

        What a killed server had sent may still be on its way; behind another change of its table
        it comes too late.
        """
        self._clicks += 1
        last = ("say", f"word {self._clicks}")
        self._said_after.append(last)
        self.call(f"api/tables/{self.table}/say", {"text": last[1]}, token)
        found, known = self.found(), len(self.known)
        new = found[known:]
        may_be = {item, *self._said_after}
        if (
            found[:known] != self.known
            or len(new) > len(set(new))
            or not {last} <= {*new} <= may_be
        ):
            raise Broken(f"{found} is not {self.known}, then some of {may_be} and {last}")
        self.known, self.doubt, self._said_after = found, None, []

    def _open(self) -> None:
        seats = [{"kind": "me"}, {"kind": "local"}]
        made = self.call("api/tables", {"game": "longhorn", "seats": seats}, None)
        self.table, self.tokens, self.known = made["id"], made["tokens"], []
        self.done["open"] += 1

    def _act(self) -> None:
        state = self.call(f"api/tables/{self.table}", None, None)
        if state["result"] is not None:
            self.check()
            self.tables.append((str(self.table), self.tokens["0"], self.known))
            self.table = None
            return
        seat = str(state["waiting_for"][0])
        token = self.tokens[seat]
        mine = self.call(f"api/tables/{self.table}", None, token)
        self._clicks += 1
        request, dice = f"r{self._clicks}", self.rng.random()
        if dice < 0.2:
            text = f"word {self._clicks}"
            self._ask("say", {"text": text}, token, ("say", text))
        elif dice < 0.3:
            text = f"plan {self._clicks}"
            self._ask("pencil", {"text": text}, self.tokens["0"], ("pencil", text))
        elif dice < 0.4 and mine["undo"]["can"] and not mine["undo"]["needs"]:
            self._ask("undo", {"request": request}, token, ("undo",))
        else:
            action = self.rng.choice(mine["choices"])["action"]
            body = {"action": action, "version": mine["version"], "request": request}
            self._ask("actions", body, token, ("do", action))

    def _ask(self, path: str, body: dict[str, Any], token: str, item: Item) -> None:
        self.doubt = (path, body, token, item)
        self.call(f"api/tables/{self.table}/{path}", body, token)
        self.known.append(item)
        self.doubt = None
        self.done[path] += 1

    def found(self, table: str | None = None, token: str | None = None) -> list[Item]:
        """What the record says, as the first seat may have it."""
        where = f"api/tables/{table or self.table}/record"
        text = self.call(where, None, token or self.tokens["0"])
        replay(Record.loads(text))
        lines = [json.loads(line) for line in text.splitlines()[1:]]
        return [item for line in lines if (item := _item(line)) is not None]

    def check(self) -> None:
        """Everything acknowledged stands in the record once, in order, and nothing else does."""
        if self.table is not None and (found := self.found()) != self.known:
            raise Broken(f"{found} is not {self.known}")

    def check_all(self) -> None:
        """The finished tables too."""
        self.check()
        for table, token, known in self.tables:
            if (found := self.found(table, token)) != known:
                raise Broken(f"table {table}: {found} is not {known}")

    def play(self, stop: threading.Event) -> None:
        """Go on until told to stop, whatever happens to the server."""
        while not stop.is_set():
            try:
                self.step()
            except HTTPError as error:
                if error.code not in TROUBLE:
                    raise Broken(f"{error.code}: {error.read()[:300]!r}") from error
                self.troubled += 1
                time.sleep(0.005)
            except (OSError, HTTPException, ValueError):  # gone, or its answer was cut off
                time.sleep(0.005)


def _item(line: dict[str, Any]) -> Item | None:
    if "do" in line:
        return None if line["by"] == "chance" else ("do", line["do"])
    for kind in ("say", "pencil"):
        if kind in line:
            return kind, line[kind]
    return ("undo",) if "undo" in line else None
