"""Chance: exact outcomes and named random streams."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from highnoon.core.action import Action

Outcomes = Sequence[tuple[Action, Fraction]]


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(128)


def stream(seed: int, name: str, count: int = 0) -> random.Random:
    """The random stream of this name: streams never disturb each other.

    >>> stream(7, "chance", 3).random() == stream(7, "chance", 3).random()
    True
    """
    return random.Random(f"{seed}/{name}/{count}")


def uniform(actions: Sequence[Action]) -> Outcomes:
    """All actions equally likely."""
    chance = Fraction(1, len(actions))
    return [(action, chance) for action in actions]


def weighted(actions: Sequence[tuple[Action, int]]) -> Outcomes:
    """Actions as likely as their whole-number weights; those of weight 0 are left out."""
    total = sum(weight for _, weight in actions)
    return [(action, Fraction(weight, total)) for action, weight in actions if weight]


def pick(outcomes: Outcomes, rng: random.Random) -> Action:
    """Draw one outcome, exactly as likely as it says."""
    whole = lcm(*(chance.denominator for _, chance in outcomes))
    ticket = rng.randrange(whole)
    for action, chance in outcomes:
        ticket -= chance.numerator * (whole // chance.denominator)
        if ticket < 0:
            return action
    raise ValueError("chances do not add up to one")
