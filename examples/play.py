"""Play a game of Longhorn from Python, to the end: `python examples/play.py [SEED]`."""

import random
import sys

import highnoon


def main(seed: int) -> None:
    """Two players who choose at random; every decision is printed as it stands in a record."""
    dice = random.Random(seed)
    match = highnoon.Match.new("longhorn", seed=seed, names=["Eagle", "Jessie"])
    while not match.over:
        seat = min(match.actors())
        action = dice.choice(match.legal_actions(seat))
        print(f"{match.names[seat]}: {match.game.action_text(action)}")
        match.play(seat, action)
    assert match.result is not None
    for name, score in zip(match.names, match.result.scores, strict=True):
        print(f"{name} has ${score}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 7)
