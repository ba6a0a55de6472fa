"""How much of Longhorn is solved, and how fast: shares, medians, signature, and the peer's ratio.

python -m bench.solver [--deals 200] [--later 200] [--random 40] [--seconds 60] [--memory 1024]
    [--epidemic any]

Every part tells its figures when it is done; Ctrl-C ends a part early, and it tells what it has.
"""

from __future__ import annotations

import argparse
import importlib
import resource
import time
from collections import Counter
from contextlib import suppress
from math import inf
from statistics import median
from typing import Any, NamedTuple

from bench.fresh import FRESH, play, positions
from highnoon.engine.longhorn.kernels.transpositions import new_table, wipe
from highnoon.engine.longhorn.kernels.warm import warm
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State

SIGNATURE = range(100, 112)
CHUNK = 200_000
"""Nodes between two looks at the clock."""
SOONER = (0.3, 1.0, 3.0, 10.0, 30.0)


class Measured(NamedTuple):
    """Processor seconds of each position (the limit for those that were not solved), and nodes."""

    times: list[float]
    nodes: int
    solved: int
    values: Counter[str]


def measure(states: list[State], seconds: float, memory: int) -> Measured:
    """Solve positions one by one, in one table that is wiped before each.

    The processor's time is counted, not the clock's: others may share the machine.
    """
    table = new_table(memory)
    times: list[float] = []
    nodes = solved = 0
    values: Counter[str] = Counter()
    with suppress(KeyboardInterrupt):
        for state in states:
            begun = time.process_time()
            search = Search(state, table=wipe(table))
            while True:
                found = search.bounds(state, Budget(inf, CHUNK))
                spent = time.process_time() - begun
                if found.exact or spent >= seconds:
                    break
            nodes += search.nodes
            good = found.exact and spent <= seconds
            solved += good
            times.append(spent if good else seconds)
            if good:
                mine = found.low if state.side == 0 else -found.low
                values["won" if mine > 0 else "lost" if mine < 0 else "drawn"] += 1
    return Measured(times, nodes, solved, values)


def tell(what: str, found: Measured, seconds: float) -> None:
    if not found.times:
        return
    share = 100 * found.solved / len(found.times)
    rate = found.nodes / max(1e-9, sum(found.times)) / 1e6
    ends = ", ".join(f"{count} {name}" for name, count in sorted(found.values.items()))
    sooner = [(limit, sum(spent < limit for spent in found.times)) for limit in SOONER]
    early = ", ".join(f"{done} within {limit:g} s" for limit, done in sooner if limit < seconds)
    print(
        f"{what}: {found.solved} of {len(found.times)} ({share:.1f} %) within {seconds:g} s, "
        f"median {median(found.times):.2f} s ({early}), "
        f"{found.nodes:,} nodes, {rate:.2f} M nodes/s; "
        f"for the player to move: {ends}",
        flush=True,
    )


def signature(memory: int, epidemic: str = "any") -> int:
    """The node count over a fixed set of positions, eight turns in."""
    total = 0
    for seed in SIGNATURE:
        (state,) = positions(1, 8, "choice", epidemic, seed * 1000)
        search = Search(state, memory)
        search.bounds(state, Budget(inf))
        total += search.nodes
    return total


def against_openspiel(count: int, memory: int) -> tuple[float, float]:
    """Seconds that OpenSpiel's alpha-beta and ours take for late positions; values must agree."""
    minimax: Any = importlib.import_module("open_spiel.python.algorithms.minimax")
    from highnoon.rl.openspiel import load

    ours = theirs = 0.0
    seed, done = FRESH, 0
    while done < count:
        seed += 1
        state = play(seed, 10, "choice")
        # With fewer cows both are done at once, with more one of them takes minutes.
        if state is None or not 13 <= sum(map(sum, state.cows)) <= 17:
            continue
        done += 1
        game = load("longhorn", {"ambush_nugget": "choice"}, LONGHORN.position_text(state))
        begun = time.process_time()
        root = game.new_initial_state()
        value, _ = minimax.alpha_beta_search(game, root, maximum_depth=500, maximizing_player_id=0)
        theirs += time.process_time() - begun
        search = Search(state, memory=memory)
        search.estimate(state)
        begun = time.process_time()
        found = search.bounds(state)
        ours += time.process_time() - begun
        if not found.low == found.high == value:
            raise AssertionError(f"{found} but {value}: {LONGHORN.position_text(state)}")
    return theirs, ours


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=200, help="openings")
    parser.add_argument("--later", type=int, default=200, help="positions four turns in")
    parser.add_argument("--random", type=int, default=40, help="openings with ambushes by chance")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--memory", type=int, default=1024, help="megabytes")
    parser.add_argument("--epidemic", default="any", choices=("any", "present"))
    asked = parser.parse_args()
    memory = asked.memory << 20
    warm()
    print(f"signature: {signature(1 << 24, asked.epidemic):,} nodes", flush=True)
    theirs, ours = against_openspiel(10, 1 << 22)
    print(
        f"ten late positions: OpenSpiel's alpha-beta {theirs:.2f} s, ours {1000 * ours:.2f} ms: "
        f"{theirs / ours:,.0f} times as long",
        flush=True,
    )
    later = positions(asked.later, 4, "choice", asked.epidemic)
    tell("four turns in (choice)", measure(later, 5, memory), 5)
    for ambush, count in (("choice", asked.deals), ("random", asked.random)):
        found = measure(positions(count, 0, ambush, asked.epidemic), asked.seconds, memory)
        tell(f"openings ({ambush})", found, asked.seconds)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory: {peak:,.0f} MB at most")


if __name__ == "__main__":
    main()
