"""Two servers, a database and their thinkers, killed at random under load: one house all the same.

People ask whichever server lives. After each kill: what was acknowledged stands in its table once
and in order, somebody's next move is answered within seconds, computers go on, and a clock that
was running has neither stood nor jumped.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit, urlunsplit

from tests.chaos.model import Broken
from tests.chaos.network import Network
from tests.chaos.people import TROUBLE, Person
from tests.chaos.weather import weather
from tests.server.kennel import Kennel
from tools.cluster import Cluster, cluster

VICTIMS: Final = ("server", "server", "database", "thinker")
WITH_WORKER: Final = (*VICTIMS, "worker")
"""A worker is a machine that only thinks (`highnoon work`)."""
FAULTS: Final = ("cut", "deaf", "slow", "full", "restarted")
"""The line to the database breaks, or only its answers are lost, or they take long; its disk is
full; or it is restarted politely. Each is over when somebody could go on."""
HARMLESS: Final = frozenset(("server", "restart", "thinker", "worker"))
"""While one server and the database live, no request that reaches a server is turned away."""
PLAYABLE_WITHIN, THINKS_WITHIN = 3.0, 5.0
CLOCK: Final = 36_000.0
SLACK: Final = 2.0
"""Seconds by which a clock may be off on a machine that rests."""
AT_LAST: Final = 120.0
"""Seconds until nobody waits any longer: late is judged apart, by what the machine can do."""
UNHURRIED: Final = 60.0
"""Seconds that a server waits for a database which is only as slow as the machine."""

T = TypeVar("T")


class Balancer:
    """Gives each request to any server that lives."""

    def __init__(self, kennels: list[Kennel], seed: int) -> None:
        self.kennels = kennels
        self.lost = 0
        """How often a line was lost though all was well again."""
        self._rng = random.Random(seed)

    def __call__(self, path: str, body: Any = None, token: str | None = None) -> Any:
        living = [kennel for kennel in self.kennels if kennel.pid]
        return self._rng.choice(living).call(path, body, token)

    def patiently(self, ask: Callable[[], T]) -> T:
        """Ask until it is answered, as people do where a line is lost or the house has trouble."""
        until = time.monotonic() + AT_LAST
        while True:
            try:
                return ask()
            except HTTPError as error:
                if error.code not in TROUBLE or time.monotonic() > until:
                    raise Broken(f"{error.code}: {error.read()[:300]!r}") from error
            except (OSError, HTTPException) as error:
                self.lost += 1
                if time.monotonic() > until:
                    raise Broken(f"no server answers: {error}") from error
            time.sleep(0.05)


class Witnesses:
    """A clock that runs, and computers that play among themselves."""

    def __init__(self, call: Balancer) -> None:
        self._call = call
        clock = {"kind": "game", "seconds": CLOCK, "increment": 0}
        seats = [{"kind": "me"}, {"kind": "local"}]
        asked = time.time()
        made = call("api/tables", {"game": "longhorn", "seats": seats, "pace": {"clock": clock}})
        self._clocked, self._begun = made["id"], (asked, time.time())
        self._bots = ""
        self.games = 0

    def check_clock(self, slower: float) -> None:
        """It has run all the time, whoever was killed; `slower` is the machine than at rest."""
        state = self._call.patiently(lambda: self._call(f"api/tables/{self._clocked}"))
        clocks, now = state["clocks"], time.time()
        gone = now - clocks["at"] if clocks["running"] else 0.0
        used = CLOCK * len(clocks["left"]) - sum(clocks["left"]) + gone
        most, least = (now - begun for begun in self._begun)
        if not least - SLACK * slower <= used <= most + SLACK * slower:
            raise Broken(f"a clock used {used:.1f} s in {least:.1f} to {most:.1f} s")

    def check_thoughts(self) -> float:
        """Computers go on within seconds; how long it took."""
        begun, first = time.monotonic(), None
        while time.monotonic() - begun < AT_LAST:
            state = self._call.patiently(self._look_at_bots)
            if state["result"] is not None:
                self._bots = ""
                break
            first = first or state["version"]
            if state["version"] > first:
                break
            time.sleep(0.05)
        else:
            raise Broken("computers no longer play")
        return time.monotonic() - begun

    def _look_at_bots(self) -> Any:
        if not self._bots:
            ask = {"game": "longhorn", "seats": [{"kind": "bot", "level": 1}] * 2}
            self._bots = self._call("api/tables", ask)["id"]
            self.games += 1
        return self._call(f"api/tables/{self._bots}")


class Report(NamedTuple):
    """What was done and killed, and the seconds until people and computers could go on."""

    done: Counter[str]
    waits: list[float]
    thoughts: list[float]
    weather: list[float]
    """How much slower than at rest the machine was after each kill: never less than 1."""

    def late(self) -> list[str]:
        """Each time somebody waited for too long, for what the machine could do then."""
        return [
            f"after kill {number}: {waited:.1f} s, on a machine {slower:.1f} times as slow"
            for most, times in ((PLAYABLE_WITHIN, self.waits), (THINKS_WITHIN, self.thoughts))
            for number, (waited, slower) in enumerate(zip(times, self.weather, strict=True))
            if waited > most * slower
        ]


class Worker:
    """A machine that only thinks, in the house of the servers."""

    def __init__(self, database: str, folder: Path) -> None:
        flags = ["--database", database, "--data", str(folder), "--workers", "1"]
        self._command = [sys.executable, "-m", "highnoon", "work", *flags]
        self._start()

    def _start(self) -> None:
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(self._command, stdout=quiet, stderr=quiet)

    def kill(self) -> None:
        """Kill it; another takes its place."""
        self._process.kill()
        self._process.wait()
        self._start()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


def kills_together(
    count: int,
    seed: int,
    people: int = 3,
    victims: Sequence[str] = VICTIMS,
    in_turn: bool = False,
) -> Report:
    """So many kills or faults, at random or each in turn.

    A `restart` is a polite one, as when a process is replaced.
    """
    rng, done = random.Random(seed), Counter[str]()
    waits, thoughts, slower = list[float](), list[float](), list[float]()
    with ExitStack() as stack:
        here = stack.enter_context(cluster({"max_wal_size": "256MB"}))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = here.make("house")
        networks = [Network(here.port) for _ in range(2)] if set(FAULTS) & set(victims) else []
        for network in networks:
            stack.callback(network.close)
        ports = [network.port for network in networks] or [here.port] * 2
        patience = UNHURRIED if set(victims) <= HARMLESS else None
        kennels = [
            stack.enter_context(
                Kennel(folder / name, at_port(database, port), "critical", patience)
            )
            for name, port in zip(("one", "two"), ports, strict=True)
        ]
        worker = Worker(database, folder / "worker") if "worker" in victims else None
        if worker is not None:
            stack.callback(worker.close)
        call = Balancer(kennels, seed)
        crowd = [Person(call, rng.randrange(2**32)) for _ in range(people)]
        witnesses = Witnesses(call)
        before = weather()
        for number in range(count):
            victim = victims[number % len(victims)] if in_turn else rng.choice(victims)
            waits.append(_one_kill(victim, rng, here, call, crowd, worker, networks))
            done[f"killed {victim}"] += 1
            between = weather()
            witnesses.check_clock(max(before, between))
            thoughts.append(witnesses.check_thoughts())
            after = weather()
            slower.append(max(before, between, after))
            before = after
        for one in crowd:
            call.patiently(one.check_all)
            done += one.done
            done["troubled"] += one.troubled
        done["games of computers"] = witnesses.games
        done["lines lost at rest"] = call.lost
    return Report(done, waits, thoughts, slower)


def _one_kill(
    victim: str,
    rng: random.Random,
    here: Cluster,
    call: Balancer,
    crowd: list[Person],
    worker: Worker | None,
    networks: Sequence[Network] = (),
) -> float:
    stop, broken = threading.Event(), list[BaseException]()

    def play(one: Person) -> None:
        try:
            one.play(stop)
        except BaseException as error:  # noqa: BLE001  (told by the one who started it)
            broken.append(error)

    threads = [threading.Thread(target=play, args=(one,)) for one in crowd]
    for thread in threads:
        thread.start()
    time.sleep(rng.uniform(0.05, 0.4))
    writers = list[int]()
    kennel = rng.choice(call.kennels)
    if victim in ("server", "restart"):
        kennel.stop(signal.SIGKILL if victim == "server" else signal.SIGTERM)
    elif victim == "database":
        here.stop(signal.SIGKILL)
        here.start()
    elif victim == "worker" and worker is not None:
        worker.kill()
    elif victim == "restarted":
        here.stop(signal.SIGINT)
        here.start()
    elif victim == "full":
        writers = fill_disk(here)
    elif victim in FAULTS:
        networks[call.kennels.index(kennel)].meet(victim)
    else:
        for child in _children(kennel.pid):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
    begun = time.monotonic()
    before = sum(one.done.total() for one in crowd)
    while sum(one.done.total() for one in crowd) == before and not broken:
        if time.monotonic() - begun > AT_LAST:
            broken.append(Broken(f"nobody could go on after the {victim} was killed"))
        time.sleep(0.005)
    waited = time.monotonic() - begun
    if victim in FAULTS:
        time.sleep(rng.uniform(0.0, 1.0))  # and a little longer, while people go on
    if victim == "full" and not recovered(here, writers):
        broken.append(Broken("the database never met its full disk"))
    for network in networks:
        network.heal()
    stop.set()
    for thread in threads:
        thread.join()
    if not kennel.pid:
        kennel.start()
    if broken:
        raise broken[0]
    for one in crowd:
        call.patiently(partial(_settle, one))
    return waited


def _settle(person: Person) -> None:
    """Ask for what is in doubt, then look."""
    if person.doubt is not None:
        person.settle()
    person.check()


def at_port(database: str, port: int) -> str:
    """The same database, by way of another port."""
    parts = urlsplit(database)
    return urlunsplit(parts._replace(netloc=f"{parts.username}@{parts.hostname}:{port}"))


def fill_disk(here: Cluster) -> list[int]:
    """No process that the database has now may write another byte; these processes.

    That is what PostgreSQL makes of a full disk when it cannot write its log: it stops all it is
    doing, and recovers from what is on the disk.
    """
    found = _children(here.pid)
    for child in found:
        here.limit(child, "--fsize=0:")
    return found


def recovered(here: Cluster, writers: Sequence[int]) -> bool:
    """Wait until the database has met its full disk, and is there again."""
    until = time.monotonic() + AT_LAST
    while set(writers) & set(_children(here.pid)):
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    here.start()
    return True


def _children(pid: int) -> list[int]:
    """The processes in which a server's computers think."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found += [int(child) for child in (task / "children").read_text().split()]
    return found
