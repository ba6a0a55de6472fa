"""What the solver says, in words: how a position stands, why a move, where a match turned.

Nothing here searches: it is read by those who only pass the words on.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from highnoon.core.action import Action, Arg, Phrase, Plain, Seat
from highnoon.engine.longhorn.bounds import DRAWN, LOST, WON, Bounds
from highnoon.engine.longhorn.judging import Price, action_of, plain_action
from highnoon.engine.study import GivenAway
from highnoon.games.longhorn.words import seat as seat_name


class Evaluation(NamedTuple):
    """How a position stands for the first player: what is proven, and what it looks like."""

    bounds: Bounds
    guess: float | None = None
    """From -1 lost to 1 won, by looking ahead; None if nobody looked."""
    over: bool = False
    """Whether the game has ended: then this is its result."""

    def plain(self) -> list[Plain]:
        """As JSON can carry it, nothing rounded."""
        return [*self.bounds.plain(), self.guess, self.over]

    @staticmethod
    def of(plain: Any) -> Evaluation:
        """The evaluation that `plain` told."""
        low, high, guess, over = plain
        return Evaluation(Bounds.of_plain([low, high]), guess, over)

    @property
    def exact(self) -> bool:
        """Whether the value is proven."""
        return self.bounds.exact

    @property
    def value(self) -> float:
        """The proven value, else the guess within what is proven."""
        low, high = float(self.bounds.low), float(self.bounds.high)
        return min(high, max(low, self.guess or 0.0))

    def joined(self, later: Evaluation) -> Evaluation:
        """What two looks at the same position tell together.

        Guesses swing with the depth of the look: their mean is steadier than either.
        """
        guesses = [guess for guess in (self.guess, later.guess) if guess is not None]
        guess = sum(guesses) / len(guesses) if guesses else None
        return Evaluation(self.bounds.within(later.bounds), guess)

    @property
    def phrase(self) -> Phrase:
        """In words; only what is proven is called exact."""
        value = self.value
        if self.exact and value in (1, -1):
            key = "solver-stands-won" if self.over else "solver-stands-win"
            return Phrase(key, {"seat": seat_name(int(value < 0))})
        if self.exact and value == 0:
            return Phrase("solver-stands-drawn" if self.over else "solver-stands-draw")
        share = percent(value)
        if self.exact:
            return Phrase("solver-stands-odds", {"percent": share, "seat": seat_name(0)})
        if share == EVEN:
            return Phrase("solver-stands-even")
        ahead = int(share < EVEN)
        args: dict[str, Arg] = {"seat": seat_name(ahead), "percent": max(share, 100 - share)}
        return Phrase("solver-stands-ahead", args)


EVEN: Final = 50


def percent(value: float) -> int:
    """A value from -1 to 1 as winning chances in percent; only certainty is called 0 or 100."""
    share = round(50 * (1 + value))
    return share if abs(value) == 1 else min(99, max(1, share))


def why(value: Fraction, moves: Mapping[Action, Bounds], seat: Seat) -> Phrase:
    """The reason for a best move of a solved position; all values are those of the seat."""
    if len(moves) == 1:
        return Phrase("solver-why-forced")
    only = sum(one.high >= value for one in moves.values()) == 1
    if value == WON:
        return Phrase("solver-why-only-win" if only else "solver-why-wins")
    if value == LOST:
        return Phrase("solver-why-lost")
    if value == DRAWN:
        return Phrase("solver-why-only-draw" if only else "solver-why-draws")
    chances: dict[str, Arg] = {"seat": seat_name(seat), "percent": percent(float(value))}
    return Phrase("solver-why-chances", chances)


def lost(outlasts: bool, costs: bool) -> Phrase:
    """Why a move where all lose, saying no more than was measured."""
    way = "-longest" if outlasts else "-most" if costs else ""
    return Phrase(f"solver-why-lost{way}")


def likely(best: Action, moves: Mapping[Action, Bounds]) -> tuple[Phrase, bool]:
    """Why a move is advised whose value is not proven, and whether that reason is."""
    found = moves[best]
    others = [moves[action].high for action in moves if action != best]
    if found.high > LOST and others and max(others) == LOST:
        return Phrase("solver-why-others-lose"), True
    if found.low >= DRAWN:
        return Phrase("solver-why-holds"), True
    return Phrase("solver-why-looks"), False


class Survey(NamedTuple):
    """What was learned about one decision: how it stood before and after, and what was better."""

    before: Evaluation
    after: Bounds | None = None
    better: Action | None = None
    price: Price | None = None
    """What it gave away though the value stayed the same; None if nobody looked."""

    def plain(self) -> list[Plain]:
        """As JSON can carry it."""
        after = None if self.after is None else self.after.plain()
        price = None if self.price is None else self.price.plain()
        return [self.before.plain(), after, plain_action(self.better), price]

    @staticmethod
    def of(plain: Any) -> Survey:
        """The survey that `plain` told."""
        before, after, better, price = plain
        return Survey(
            Evaluation.of(before),
            None if after is None else Bounds.of_plain(after),
            action_of(better),
            None if price is None else Price.of(price),
        )


def given_away(before: Bounds, after: Bounds) -> GivenAway | None:
    """What a decision cost for certain, as its player sees it; None if nothing is proven."""
    if after.high >= before.low:
        return None
    if before.low == WON:
        return "loss" if after.high == LOST else "win"
    if before.low == DRAWN and after.high == LOST:
        return "draw"
    return "odds"
