"""How right level 5 of Desperados is about where the other side is, beside plain counting.

`python -m bench.beliefs [--games N] [--seed S] [--players N …] [--passes N]`

Level 5 plays itself. In every move of every round, each side tells how likely it thinks the other
side's pieces are in each town after this move; the truth comes out later. Printed are the mean
log-loss in nats by move (lower is better), the same for counting the histories that fit what was
seen, and how often what was called so likely was true.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import log
from statistics import fmean
from typing import NamedTuple, TypeAlias

from highnoon import Match
from highnoon.bots import Budget, choose
from highnoon.engine.arrays import Floats
from highnoon.engine.desperados.mixes import Reckoner, evenly, groups, occupancy
from highnoon.engine.desperados.planning import WARY
from highnoon.engine.desperados.routes import fan
from highnoon.engine.desperados.sight import Sight, sight_of
from highnoon.games.desperados.state import MOVES, SHERIFF, State, after

LEAST = 1e-6
"""Nothing is thought less likely than this, so that one surprise does not decide everything."""
BINS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0)


class Glimpse(NamedTuple):
    """What a side saw before a move, whose piece it thinks of, and where that piece went."""

    sight: Sight
    seat: int
    town: int


Picture: TypeAlias = Callable[[Sight], Sequence[Floats]]
"""For each seat, how likely it is in each town by move."""


def modelled(sight: Sight) -> Sequence[Floats]:
    """As level 5 pictures the players."""
    found = Reckoner(sight).mixes(sight.deputies, WARY)
    return [mix.occupancy(len(sight.map.towns)) for mix in found.players]


def counted(sight: Sight) -> Sequence[Floats]:
    """Every history that fits is as likely as any other, and so is every way on from there."""
    found = []
    for known in sight.public:
        rows = fan(sight.map, known)
        weights = evenly(groups(rows, sight.now))
        found.append(occupancy(rows, weights, len(sight.map.towns)))
    return found


def glimpses(players: int, seed: int, passes: int) -> Iterator[Glimpse]:
    """What both sides saw in one game."""
    match = Match.new("desperados", {"players": players}, seed)
    asked: dict[tuple[int, int, int], Sight] = {}
    rows: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
    while not match.over:
        state: State = match.state
        for seat in range(players):
            known = rows.get((state.round, seat), (0, ()))[1]
            if len(state.rows[seat]) >= len(known):
                rows[state.round, seat] = (state.starts[seat], state.rows[seat])
        side = {"sheriff": 0, "cards": 1}.get(state.phase)
        if side is not None and (state.round, state.move, side) not in asked:
            viewer = SHERIFF if side == 0 else 1
            asked[state.round, state.move, side] = sight_of(match.view(viewer).view)
        actor = min(match.actors())
        dice = random.Random(f"{seed}/{len(match.history)}")
        match.play(actor, choose(match.view(actor), 5, dice, Budget(60.0, passes)).action)
    for (round_, move, side), sight in asked.items():
        for seat in range(1, players) if side == 0 else (SHERIFF,):
            start, row = rows[round_, seat]
            if len(row) >= move:
                yield Glimpse(sight, seat, after(start, row[:move]))


class Verdict(NamedTuple):
    """How a picture did: the losses by move, and what was said of each town and whether it was."""

    losses: list[list[float]]
    said: list[tuple[float, bool]]


def judge(seen: Iterable[Glimpse], picture: Picture) -> Verdict:
    """Hold a picture against the truth."""
    found = Verdict([[] for _ in range(MOVES)], [])
    last: tuple[Sight, Sequence[Floats]] | None = None
    for sight, seat, town in seen:
        if last is None or last[0] is not sight:
            last = (sight, picture(sight))
        chances = last[1][seat][sight.now]
        found.losses[sight.now].append(-log(max(LEAST, float(chances[town]))))
        told = [(float(p), there == town) for there, p in enumerate(chances) if p > 0]
        found.said.extend(told)
    return found


def reliability(said: Sequence[tuple[float, bool]]) -> list[str]:
    """How often what was called so likely was true, as lines of a table."""
    lines = []
    for low, high in pairwise(BINS):
        there = [(p, true) for p, true in said if low < p <= high]
        if there:
            mean, share = fmean(p for p, _ in there), fmean(true for _, true in there)
            lines.append(f"| {mean:6.1%} | {share:6.1%} | {len(there):5} |")
    return lines


def report(name: str, seen: Sequence[Glimpse]) -> None:
    """Print how one side's picture of the other did."""
    model, plain = judge(seen, modelled), judge(seen, counted)
    print(f"\n{name}: log-loss by move, and in all")
    for title, one in (("level 5", model), ("counting", plain)):
        moves = " ".join(f"{fmean(move):6.3f}" for move in one.losses if move)
        print(f"  {title:9}{moves}   {fmean(loss for move in one.losses for loss in move):6.3f}")
    print("| said | true | towns |\n|---|---|---|", *reliability(model.said), sep="\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--players", type=int, nargs="*", default=(3, 4, 6))
    parser.add_argument("--passes", type=int, default=60)
    asked = parser.parse_args()
    seen: list[Glimpse] = []
    for players in asked.players:
        for seed in range(asked.seed, asked.seed + asked.games):
            seen += glimpses(players, seed, asked.passes)
    report("The gang's picture of the sheriff", [one for one in seen if one.seat == SHERIFF])
    report("The sheriff's picture of the gang", [one for one in seen if one.seat != SHERIFF])


if __name__ == "__main__":
    main()
