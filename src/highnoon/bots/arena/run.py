"""Many deals, side by side: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final

from highnoon.bots.arena.play import Duel, Played, play_deal, seatings
from highnoon.bots.arena.statistics import Sprt, deal_score
from highnoon.bots.opponents import InvalidOpponent, opponent
from highnoon.core import registry
from highnoon.core.action import Phrase
from highnoon.engine.cluster import connect

AHEAD: Final = 2
"""Deals in work for each process, so that none waits for the next."""

ATTEMPTS: Final = 3
"""A deal whose machine in the cluster dies is played again so often."""

Deal = list[Played]


def check(duel: Duel) -> None:
    """Whether these contestants can sit down at all; the reason as an error if not."""
    game = registry.game(duel.game)
    seats = int(game.info.read_options(duel.options)["players"])
    chairs = len(set(seatings(game, seats, seats)[0]))
    if not 2 <= len(duel.contestants) <= chairs:
        counts = {"found": len(duel.contestants), "chairs": chairs}
        raise InvalidOpponent(Phrase("bot-error-contestants", counts))
    for spec in duel.contestants:
        opponent(spec, duel.game)


def measure(
    duel: Duel,
    deals: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    sprt: Sprt | None = None,
) -> Generator[Deal, None, None]:
    """The deals one by one, in order, until all are played or the test has its answer."""
    check(duel)
    seeds = range(seed, seed + deals)
    if ray is not None:
        played = _on_cluster(duel, seeds, ray)
    elif jobs > 1:
        played = _in_processes(duel, seeds, jobs)
    else:
        played = (play_deal(duel, one) for one in seeds)
    game = registry.game(duel.game)
    scores: list[float] = []
    for deal in played:
        yield deal
        scores.append(deal_score(game, deal))
        if sprt is not None and sprt.verdict(scores) is not None:
            return


def _in_processes(duel: Duel, seeds: Sequence[int], jobs: int) -> Iterator[Deal]:
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, spawn, _settle_in)
    waiting: deque[Future[Deal]] = deque()
    try:
        for seed in seeds:
            waiting.append(pool.submit(play_deal, duel, seed))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        # Nobody wants the deals still being played.
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _settle_in() -> None:
    """A worker leaves Ctrl-C to its parent, and is polite to whoever plays on this machine."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def _on_cluster(duel: Duel, seeds: Sequence[int], address: str) -> Iterator[Deal]:
    """On a Ray cluster; `local` starts one on this machine if none is known."""
    ray = connect(address)
    try:
        task = ray.remote(max_retries=ATTEMPTS)(play_deal)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for seed in seeds:
            waiting.append(task.remote(duel, seed))
            if len(waiting) >= ahead:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        # Deals that nobody wants any more end with the connection.
        ray.shutdown()
