"""Desperados: the rules' speed beside OpenSpiel's python_tic_tac_toe, and what a belief costs."""

from __future__ import annotations

import random
import time
from statistics import median

from bench.peer import compare
from highnoon import CHANCE, Match, game
from highnoon.games.desperados.belief import places
from highnoon.games.desperados.worlds import Worlds

PLAYERS = (3, 4, 5, 6)


def through_game(seconds: float, rng: random.Random) -> float:
    """Small actions a second of random play through `Game`, all player counts in turn."""
    desperados = game("desperados")
    actions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = desperados.start({"players": PLAYERS[games % 4], "map": ""})
        games += 1
        while actors := desperados.actors(state):
            seat = min(actors)
            if seat == CHANCE:
                action = desperados.sample_chance(state, rng)
            else:
                action = rng.choice(desperados.legal_actions(state, seat))
            state = desperados.apply(state, seat, action).state
            actions += 1
    return actions / (time.perf_counter() - start)


def through_match(seconds: float, rng: random.Random) -> float:
    """The same through `Match`, which keeps the log, every state and everybody's version."""
    actions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = Match.new("desperados", {"players": PLAYERS[games % 4]}, rng.randrange(10**9))
        games += 1
        while not match.over:
            seat = min(match.actors())
            match.play(seat, rng.choice(match.legal_actions(seat)))
        actions += len(match.history)
    return actions / (time.perf_counter() - start)


def beliefs(rounds: int, rng: random.Random) -> None:
    """What it costs to know where one hidden piece may be, and to draw a world."""
    piece: list[float] = []
    full: list[float] = []
    world: list[float] = []
    for number in range(rounds):
        match = Match.new("desperados", {"players": PLAYERS[number % 4]}, number)
        while match.view(0).view["round"] < 2:
            seat = min(match.actors())
            match.play(seat, rng.choice(match.legal_actions(seat)))
            view = match.view(0 if rng.random() < 0.5 else 1).view
            hidden = [s for s, p in enumerate(view["players"]) if "?" in p["row"]]
            if not hidden:
                continue
            start = time.perf_counter()
            places(view, hidden[0])
            spent = time.perf_counter() - start
            piece.append(spent)
            if view["players"][hidden[0]]["row"] == ["?"] * 5:
                full.append(spent)
            start = time.perf_counter()
            Worlds(view).sample(rng)
            world.append(time.perf_counter() - start)
    for name, times in (
        ("belief of one hidden piece", piece),
        ("the same with five cards that nobody showed", full),
        ("a sampled world", world),
    ):
        worst = sorted(times)[int(0.99 * len(times))]
        print(
            f"{name}: median {median(times) * 1e3:.3f} ms, p99 {worst * 1e3:.3f} ms"
            f" ({len(times)} moments)"
        )


if __name__ == "__main__":
    for name, ours in (("Game", through_game), ("Match", through_match)):
        mine, theirs = compare(ours)
        print(
            f"desperados through {name}: {mine:,.0f} small actions/s;"
            f" python_tic_tac_toe: {theirs:,.0f} moves/s; ratio {mine / theirs:.2f}"
        )
    beliefs(40, random.Random(1))
