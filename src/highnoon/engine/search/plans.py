"""One tree over plans, step by step.

The tree knows no game. `steps` tells how a plan may go on, with how likely each step is to be a
good one; `judge` tells what a whole plan is worth over all worlds that were drawn. A pass follows
the steps that look best or are tried too little, and its verdict is kept at every step on the way.

The choice of a step is PUCT (Rosin, "Multi-armed bandits with episode context", 2011) in the form
of Silver et al. ("Mastering the game of Go without human knowledge", 2017). Ours: only one side's
plans are in the tree, and a plan is judged once, without playouts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from math import inf, sqrt
from typing import Any, Final

Plan = tuple[Any, ...]
Steps = Callable[[Plan], Sequence[tuple[Hashable, float]]]
Judge = Callable[[Plan], float]

CURIOSITY: Final = 0.35
"""How far an untried step may be overrated, in shares of wins."""


class Node:
    """What the passes through one step have said."""

    __slots__ = ("children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[Hashable, Node] | None = None

    @property
    def mean(self) -> float:
        """The average verdict."""
        return self.total / max(1, self.visits)


def search_plans(steps: Steps, judge: Judge, passes: int, seconds: float) -> dict[Plan, float]:
    """Every plan that a pass came to, and the verdict on it; at least one."""
    root, deadline = Node(1.0), time.monotonic() + seconds
    verdicts: dict[Plan, float] = {}
    for number in range(passes):
        if number and time.monotonic() > deadline:
            break
        plan, way = _walk(root, steps)
        if plan not in verdicts:
            verdicts[plan] = judge(plan)
        for node in way:
            node.visits += 1
            node.total += verdicts[plan]
    return verdicts


def _walk(root: Node, steps: Steps) -> tuple[Plan, list[Node]]:
    node, way = root, [root]
    plan: Plan = ()
    while True:
        if node.children is None:
            node.children = {step: Node(prior) for step, prior in steps(plan)}
        if not node.children:
            return plan, way
        step, node = _best(node)
        plan = (*plan, step)
        way.append(node)


def _best(node: Node) -> tuple[Hashable, Node]:
    """The child to look at next: its mean, and the more curiosity the fewer visits it had."""
    assert node.children
    push, mean, best = CURIOSITY * sqrt(node.visits + 1), node.mean, -inf
    # Every pass comes by here at every step: a plain loop is twice as quick as `max` with a key.
    for item in node.children.items():
        child = item[1]
        visits = child.visits
        score = (child.total / visits if visits else mean) + push * child.prior / (1 + visits)
        if score > best:
            best, found = score, item
    return found
