"""Bank tiles nobody has seen: which arrangements fit a view, and one of them at random.

At the set-up some low and some high tiles are shuffled onto the banks; the others make a pile of
unknown order over a bottom of known order. After a round a batch is taken from the top of the
pile and shuffled onto the banks that were robbed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import comb, perm
from typing import NamedTuple

from highnoon.games.desperados.pieces import Tiles
from highnoon.games.desperados.view import DesperadosView


def piles(tiles: Tiles, drawn: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The pile's top (without order) and bottom after these tiles were drawn from it."""
    top, bottom = Counter(tiles.low + tiles.high), list(tiles.bottom)
    for value in drawn:
        if top[value] > 0:
            top[value] -= 1
        else:
            bottom.remove(value)
    return tuple(sorted(top.elements())), tuple(bottom)


class Slot(NamedTuple):
    """Where a bank tile was laid or is about to be: the batch it came with, its value if known."""

    batch: int
    value: int | None
    bank: int | None
    """The bank it lies on; None if it was taken or is not laid yet."""


class BankTiles:
    """The bank tiles of a view; every arrangement of single tiles that fits is equally likely."""

    def __init__(self, view: DesperadosView, tiles: Tiles) -> None:
        self.tiles = tiles
        self.slots = _slots(view)
        self.first = [n for n, slot in enumerate(self.slots) if slot.batch == 0]
        self.certain = all(slot.value is not None for slot in self.slots if slot.bank is not None)
        self.bottoms: list[dict[int, int]] = [{}]
        """The ways in which tiles of the bottom can lie on slots (slot: value)."""
        if not self.certain:
            for taken, slots in self._from_bottom(view["round"]):
                self.bottoms = [
                    {**one, **dict(zip(order, taken, strict=True))}
                    for one in self.bottoms
                    for order in permutations(slots, len(taken))
                    if all(self._fits(n, v) for n, v in zip(order, taken, strict=True))
                ]
            self.weights = [self._ways(bottom) for bottom in self.bottoms]

    def sample(self, rng: random.Random) -> dict[int, int]:
        """The tile of every bank that has one."""
        filled: dict[int, int] = {}
        if not self.certain:
            filled = dict(rng.choices(self.bottoms, self.weights)[0])
            low, high = self._unseen(filled)
            rng.shuffle(low)
            rng.shuffle(high)
            first = [n for n in self.first if self.slots[n].value is None]
            rng.shuffle(first)
            low_due = self._low_due()
            for place, n in enumerate(first):
                filled[n] = (low if place < low_due else high).pop()
            rest = low + high
            rng.shuffle(rest)
            for n, slot in enumerate(self.slots):
                if slot.value is None and n not in filled:
                    filled[n] = rest.pop()
        return {
            slot.bank: filled[n] if slot.value is None else slot.value
            for n, slot in enumerate(self.slots)
            if slot.bank is not None
        }

    def _from_bottom(self, newest: int) -> list[tuple[list[int], list[int]]]:
        """For each batch that reached the bottom of the pile: its tiles from there, its slots."""
        left, bottom = len(self.tiles.low) + len(self.tiles.high), list(self.tiles.bottom)
        found = []
        for batch in range(newest + 1):
            slots = [n for n, slot in enumerate(self.slots) if slot.batch == batch]
            taken = max(0, len(slots) - left)
            if taken:
                found.append((bottom[:taken], slots))
                del bottom[:taken]
            left = max(0, left - len(slots))
        return found

    def _fits(self, slot: int, value: int) -> bool:
        return self.slots[slot].value in (None, value)

    def _low_due(self) -> int:
        """How many of the unknown tiles of the set-up are low."""
        dearest = max(self.tiles.low, default=0)
        seen = [self.slots[n].value for n in self.first]
        return self.tiles.low_laid - sum(value is not None and value <= dearest for value in seen)

    def _unseen(self, bottom: Mapping[int, int]) -> tuple[list[int], list[int]]:
        """Low and high tiles that lie on no known slot, if the bottom tiles lie on these."""
        seen = Counter(slot.value for n, slot in enumerate(self.slots) if n not in bottom)
        low, high = Counter(self.tiles.low), Counter(self.tiles.high)
        low.subtract({value: seen[value] for value in low})
        high.subtract({value: seen[value] for value in high})
        return list(low.elements()), list(high.elements())

    def _ways(self, bottom: Mapping[int, int]) -> int:
        """In how many ways single low and high tiles can lie on all the other slots."""
        others = [slot for n, slot in enumerate(self.slots) if n not in bottom]
        made = Counter(self.tiles.low + self.tiles.high)
        ways = 1
        for value, count in Counter(slot.value for slot in others).items():
            ways *= 1 if value is None else perm(made[value], count)
        low, high = self._unseen(bottom)
        first = sum(slot.batch == 0 and slot.value is None for slot in others)
        later = sum(slot.batch > 0 and slot.value is None for slot in others)
        due = self._low_due()
        ways *= comb(first, due) * perm(len(low), due) * perm(len(high), first - due)
        return ways * perm(len(low) + len(high) - first, later)


def _slots(view: DesperadosView) -> list[Slot]:
    slots = [
        Slot(bank["batch"], bank["value"], number)
        for number, bank in enumerate(view["banks"])
        if bank["tile"] == "laid"
    ]
    slots += [Slot(t["batch"], t["value"], None) for t in view["loot"] if t["kind"] == "bank"]
    due = sum(bank["tile"] == "due" for bank in view["banks"])
    return slots + [Slot(view["round"], None, None)] * min(due, view["pile"])
