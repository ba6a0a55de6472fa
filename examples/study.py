"""Study a Longhorn game with the solver: `python examples/study.py [SEED]`.

It needs the extra `engine`. The game is played at random; then each of the last decisions is
compared with the best one.
"""

import random
import sys

from highnoon import Match
from highnoon.engine.longhorn.solver import solve

TURNS = 12
"""This many of the last decisions are studied: earlier ones take longer to prove."""


def main(seed: int) -> None:
    """Play, then say of each of the last decisions what it was worth and what was best."""
    match, dice = Match.new("longhorn", seed=seed), random.Random(seed)
    while not match.over:
        seat = min(match.actors())
        match.play(seat, dice.choice(match.legal_actions(seat)))
    words = {1: "wins", 0: "draws", -1: "loses"}
    for entry in match.history[-TURNS:]:
        if entry.by < 0:
            continue  # chance decided
        verdict = solve(entry.before)
        played = next(move for move in verdict.moves if move.action == entry.action)
        result = words[int(verdict.bounds.low)]
        text, name = match.game.action_text, match.names[entry.by]
        if not (verdict.proven and played.bounds.exact) or verdict.action is None:
            print(f"{name}: {text(entry.action)} (not proven)")
        elif played.bounds.low < verdict.bounds.low:
            print(f"{name}: {text(entry.action)} gives it away: {text(verdict.action)} {result}")
        else:
            print(f"{name}: {text(entry.action)} is as good as any: it {result}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 7)
