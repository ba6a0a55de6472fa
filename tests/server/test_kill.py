"""Killed without warning in mid-game, twenty times: what was acknowledged is there, once."""

import json
import random
import signal
import threading
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

from highnoon import Record, replay
from tests.server.kennel import Kennel

KILLS = 20


class Player:
    """Plays both seats of one table after another, and writes down what was acknowledged."""

    def __init__(self, kennel: Kennel, seed: int) -> None:
        self.kennel = kennel
        self.rng = random.Random(seed)
        self.clicks = 0
        self.tables: list[str] = []
        self.acknowledged: list[str] = []
        self.doubt: dict[str, Any] | None = None
        self.open()

    def open(self) -> None:
        seats = [{"kind": "me"}, {"kind": "local"}]
        made = self.kennel.call("api/tables", {"game": "longhorn", "seats": seats})
        self.table, self.tokens = made["id"], made["tokens"]
        self.acknowledged = []

    def step(self) -> None:
        """One decision; what is in doubt when the line breaks is kept to be sent again."""
        if self.doubt is None:
            state = self.kennel.call(f"api/tables/{self.table}")
            if state["result"] is not None:
                self.check()
                self.open()
                return
            seat = str(state["waiting_for"][0])
            mine = self.kennel.call(f"api/tables/{self.table}", token=self.tokens[seat])
            action = self.rng.choice(mine["choices"])["action"]
            self.clicks += 1
            body = {"action": action, "version": mine["version"], "request": f"r{self.clicks}"}
            self.doubt = {"seat": seat, "body": body}
        seat, body = self.doubt["seat"], self.doubt["body"]
        self.kennel.call(f"api/tables/{self.table}/actions", body, self.tokens[seat])
        self.acknowledged.append(body["action"])
        self.doubt = None

    def play(self, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                self.step()
            except (OSError, HTTPException, ValueError):  # gone, or its answer was cut off
                time.sleep(0.005)

    def check(self) -> None:
        """Every acknowledged decision stands in the record once, in order, and no other does."""
        text = self.kennel.call(f"api/tables/{self.table}/record")
        lines = [json.loads(line) for line in text.splitlines()[1:]]
        played = [line["do"] for line in lines if "do" in line and line["by"] != "chance"]
        assert played == self.acknowledged
        assert replay(Record.loads(text)).history


def test_killed_in_mid_game(tmp_path: Path) -> None:
    rng = random.Random(9)
    with Kennel(tmp_path / "data") as kennel:
        player = Player(kennel, 1)
        for _ in range(KILLS):
            stop = threading.Event()
            thread = threading.Thread(target=player.play, args=(stop,))
            thread.start()
            time.sleep(rng.uniform(0.02, 0.25))
            kennel.stop(signal.SIGKILL)
            stop.set()
            thread.join()
            kennel.start()
            while player.doubt is not None:
                player.step()
            player.check()
        assert player.clicks >= KILLS


def test_stopped_politely_nothing_is_lost(tmp_path: Path) -> None:
    with Kennel(tmp_path / "data") as kennel:
        player = Player(kennel, 2)
        for _ in range(15):
            player.step()
        began = time.monotonic()
        kennel.stop(signal.SIGTERM)
        assert time.monotonic() - began < 10
        kennel.start()
        player.check()
