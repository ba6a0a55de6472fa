"""How much of Longhorn is solved, and how fast: shares, medians, signature, and the peer's ratio.

python -m bench.solver [--deals 20] [--seconds 60] [--ambush choice] [--memory 1024]
"""

from __future__ import annotations

import argparse
import importlib
import random
import resource
import time
from statistics import median
from typing import Any

from highnoon.core.action import CHANCE
from highnoon.core.match import Match
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.engine.longhorn.warm import warm
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State

SIGNATURE = range(100, 112)
FRESH = 70_000
"""Seeds from here on are not used to tune anything."""


def play(seed: int, turns: int, ambush: str) -> State | None:
    """The position so many turns into a random game; None if it ended before."""
    rng = random.Random(seed)
    state = Match.new("longhorn", {"ambush_nugget": ambush}, seed).state
    while seats := LONGHORN.actors(state):
        if state.phase == "steal":
            if turns == 0:
                found: State = state
                return found
            turns -= 1
        (seat,) = seats
        if seat == CHANCE:
            action = LONGHORN.sample_chance(state, rng)
        else:
            action = rng.choice(LONGHORN.legal_actions(state, seat))
        state = LONGHORN.apply(state, seat, action).state
    return None


def positions(count: int, turns: int, ambush: str, first: int = FRESH) -> list[State]:
    """So many positions of fresh deals; the start is chosen at random."""
    found: list[State] = []
    seed = first
    while len(found) < count:
        state = play(seed, turns, ambush)
        seed += 1
        if state is not None:
            found.append(state)
    return found


def measure(states: list[State], seconds: float, memory: int) -> tuple[list[float], int, int]:
    """Processor seconds of each solved position (the limit for others), nodes, and how many solved.

    The processor's time is counted, not the clock's: others may share the machine.
    """
    times, nodes, solved = [], 0, 0
    for state in states:
        search = Search(state, Budget(nodes=0), memory)
        begun = time.process_time()
        while True:
            search.budget = Budget(nodes=search.nodes + 500_000)
            exact = search.bounds(state).exact
            spent = time.process_time() - begun
            if exact or spent >= seconds:
                break
        nodes += search.nodes
        solved += exact
        times.append(spent if exact else seconds)
    return times, nodes, solved


def tell(what: str, times: list[float], nodes: int, solved: int, seconds: float) -> None:
    share = 100 * solved / len(times)
    rate = nodes / max(1e-9, sum(times)) / 1e6
    print(
        f"{what}: {solved} of {len(times)} ({share:.0f} %) within {seconds:g} s, "
        f"median {median(times):.2f} s, {nodes:,} nodes, {rate:.2f} M nodes/s"
    )


def signature(memory: int) -> int:
    """The node count over a fixed set of positions, eight turns in."""
    total = 0
    for seed in SIGNATURE:
        (state,) = positions(1, 8, "choice", first=seed * 1000)
        search = Search(state, Budget(nodes=1 << 60), memory)
        search.bounds(state)
        total += search.nodes
    return total


def against_openspiel(count: int, memory: int) -> float:
    """How many times longer OpenSpiel's alpha-beta takes on late positions; values must agree."""
    minimax: Any = importlib.import_module("open_spiel.python.algorithms.minimax")
    from highnoon.rl.openspiel import load

    ours = theirs = 0.0
    seed, done = FRESH, 0
    while done < count:
        seed += 1
        state = play(seed, 14, "choice")
        if state is None or sum(map(sum, state.cows)) > 12:
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
    return theirs / ours


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--ambush", choices=("choice", "random"), default="choice")
    parser.add_argument("--memory", type=int, default=1024, help="megabytes")
    asked = parser.parse_args()
    memory = asked.memory << 20
    warm()
    openings = positions(asked.deals, 0, asked.ambush)
    print(f"signature: {signature(1 << 24):,} nodes")
    tell(
        f"four turns in ({asked.ambush})",
        *measure(positions(asked.deals, 4, asked.ambush), 5, memory),
        5,
    )
    tell(f"openings ({asked.ambush})", *measure(openings, asked.seconds, memory), asked.seconds)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory: {peak:,.0f} MB at most")
    print(f"OpenSpiel's alpha-beta takes {against_openspiel(5, 1 << 22):,.0f} times as long")


if __name__ == "__main__":
    main()
