"""Whole servers: killed under load, or on a disk that fails."""

from __future__ import annotations

import io
import random
import signal
import tempfile
import threading
import time
from collections import Counter
from email.message import Message
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from tests.chaos.disk import Plan, failing_disk
from tests.chaos.model import Broken
from tests.chaos.people import Person
from tests.server.kennel import Kennel


def kills(count: int, seed: int, people: int = 4) -> Counter[str]:
    """Kill a server under load so many times; what was done meanwhile."""
    rng, done = random.Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as folder, Kennel(Path(folder) / "data") as kennel:
        crowd = [Person(kennel.call, rng.randrange(2**32)) for _ in range(people)]
        for _ in range(count):
            stop, broken = threading.Event(), list[BaseException]()
            threads = [threading.Thread(target=_guarded, args=(one, stop, broken)) for one in crowd]
            for thread in threads:
                thread.start()
            _wait_for_work(crowd, broken)
            time.sleep(rng.uniform(0.0, 0.3))
            kennel.stop(signal.SIGKILL)
            stop.set()
            for thread in threads:
                thread.join()
            kennel.start()
            for one in crowd:
                while one.doubt is not None:
                    one.step()
                one.check()
            if broken:
                raise broken[0]
        for one in crowd:
            one.check_all()
            done += one.done
    return done


def _wait_for_work(crowd: list[Person], broken: list[BaseException]) -> None:
    """On a busy machine a server may take a while until it does anything worth a kill."""
    before, until = sum(one.done.total() for one in crowd), time.monotonic() + 60
    while sum(one.done.total() for one in crowd) == before and not broken:
        if time.monotonic() > until:
            raise Broken("nothing was acknowledged for a minute")
        time.sleep(0.002)


def _guarded(person: Person, stop: threading.Event, broken: list[BaseException]) -> None:
    try:
        person.play(stop)
    except BaseException as error:  # noqa: BLE001  (told by the one who started it)
        broken.append(error)


def faulty_house(plan: Plan, seed: int, steps: int = 40) -> tuple[Counter[str], Counter[str]]:
    """A server in this process whose disk fails for a while: what was done, and the faults."""
    with tempfile.TemporaryDirectory() as folder, failing_disk(Path(folder)) as disk:
        settings = Settings(data=Path(folder) / "data", workers=1, rate=0, join_rate=0)
        person = Person(lambda *_: None, seed)
        with TestClient(create_app(settings), raise_server_exceptions=False) as client:
            person.call = _caller(client)
            person.step()
            disk.count, disk.plan = 0, plan
            for _ in range(steps):
                _stepped(person)
            disk.heal()
            until = time.monotonic() + 30
            while client.get("/healthz").status_code != 200:
                if time.monotonic() > until:
                    raise Broken("the house is ill though the disk is well again")
                time.sleep(0.05)
            while person.doubt is not None:
                person.step()
            for _ in range(5):
                person.step()
            person.check_all()
        with TestClient(create_app(settings), raise_server_exceptions=False) as client:
            person.call = _caller(client)
            person.check_all()
        return person.done, disk.met


def _stepped(person: Person) -> None:
    try:
        person.step()
    except HTTPError as error:
        if error.code not in (503, 507):
            raise Broken(f"{error.code}: {error.read()[:300]!r}") from error


def _caller(client: TestClient) -> Any:
    def call(path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        if body is None:
            answer = client.get(f"/{path}", headers=headers)
        else:
            answer = client.post(f"/{path}", json=body, headers=headers)
        if answer.status_code >= 400:
            text = io.BytesIO(answer.content)
            raise HTTPError(path, answer.status_code, "refused", Message(), text)
        is_json = answer.headers["content-type"] == "application/json"
        return answer.json() if is_json else answer.text

    return call
