"""What a game with a solver offers to those who study its positions and matches.

A game's description names two parts: the `solver`, which searches and needs the engine's compiler,
and the `study`, which plans, remembers and puts into words what was found, and needs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from highnoon.core.action import Action, Phrase, Plain, Seat
from highnoon.core.match import Match
from highnoon.core.view import TableView
from highnoon.engine.advice import Advice

GivenAway: TypeAlias = Literal["win", "loss", "draw", "odds"]
Kept: TypeAlias = Literal["dollars", "harder", "easier", "only"]
"""What there is to learn from a decision that kept the value."""
TurningKind: TypeAlias = GivenAway | Kept | Literal["luck", "resigned"]


class Bounded(Protocol):
    """What is proven: the value lies between these, from -1 lost to 1 won."""

    @property
    def low(self) -> Fraction: ...
    @property
    def high(self) -> Fraction: ...


class Evaluation(Protocol):
    """How a position stands for the first seat."""

    @property
    def bounds(self) -> Bounded: ...
    @property
    def exact(self) -> bool: ...
    @property
    def value(self) -> float: ...
    @property
    def phrase(self) -> Phrase: ...

    def joined(self, later: Any) -> Evaluation:
        """Both together: what either of them has proven, and the later guess."""


class Margin(Protocol):
    """Dollars that a seat gets more than the other side; a bound that is not proven is None."""

    @property
    def least(self) -> int | None: ...
    @property
    def most(self) -> int | None: ...
    @property
    def outright(self) -> Seat | None: ...


class Weight(Protocol):
    """What is proven of a choice, as whoever decides sees it."""

    @property
    def bounds(self) -> Bounded: ...
    @property
    def margin(self) -> Margin | None: ...
    @property
    def phrase(self) -> Phrase: ...


class Weighed(Protocol):
    """A position with all its choices weighed."""

    @property
    def before(self) -> Evaluation: ...
    @property
    def choices(self) -> Mapping[Action, Weight]: ...
    @property
    def line(self) -> Sequence[Action]: ...
    @property
    def reason(self) -> Phrase | None: ...
    @property
    def settled(self) -> bool: ...

    def joined(self, later: Any) -> Weighed:
        """What two looks at the same position tell together."""


class Survey(Protocol):
    """How a position stood, and what is known of the decision that was made there."""

    @property
    def before(self) -> Evaluation: ...


class Turning(NamedTuple):
    """A moment of a finished match that teaches something, and what was better there."""

    moment: int
    """The moment before it happened."""
    turn: int
    by: Seat
    kind: TurningKind
    """What a decision gave away; what luck changed; what somebody resigned."""
    phrase: Phrase
    better: Action | None = None


class Task(NamedTuple):
    """One step: a position, what was done there, and how long to study it."""

    moment: int
    state: Any
    action: Action | None
    seconds: float
    priced: bool = False
    """Whether it is asked what a decision cost that kept the value."""


class Analysis(Protocol):
    """What is known so far of every moment of one match."""

    @property
    def root(self) -> Any: ...
    @property
    def total(self) -> int: ...
    @property
    def proven(self) -> int: ...
    @property
    def share(self) -> float: ...
    @property
    def summary(self) -> Phrase: ...
    @property
    def surveys(self) -> Mapping[int, Survey]: ...

    def tasks(self) -> Iterator[Task]:
        """What to study next; `note` what was found."""

    def note(self, task: Task, found: Any, seconds: float) -> None:
        """Remember what a step has found."""

    def turnings(self) -> Sequence[Turning]:
        """Where the value changed, and what else there is to learn, in the order of play."""

    def plain(self) -> Plain:
        """All that was found, as JSON can carry it to another process."""

    def resume(self, plain: Any) -> None:
        """Go on from what `plain` told of the same match."""


class Solver(Protocol):
    """What searches; the server has it in processes of its own, and it keeps what it has proven."""

    def advise(self, table: TableView[Any], seconds: float = ...) -> Advice:
        """What whoever sees this table should do, proven if that is found in time."""

    def evaluate(self, state: Any, seconds: float, *, root: Any) -> Evaluation:
        """How a position stands; `root` is the position where its match began."""

    def weigh(self, state: Any, seconds: float) -> Weighed:
        """Every choice of a position that is not over, with what is proven of each."""

    def survey(
        self, state: Any, action: Action | None, seconds: float, *, root: Any, priced: bool = ...
    ) -> Survey:
        """How a position stands, and what the action that was chosen there gave away.

        `priced`: also what it cost if the value stayed the same.
        """


class Study(Protocol):
    """What plans and tells."""

    def begun(self, state: Any) -> bool:
        """Whether there is anything to tell yet: the deal is done."""

    def ended(self, state: Any) -> Evaluation | None:
        """How a finished position stands; None while the game goes on."""

    def worth(self, state: Any) -> Sequence[int]:
        """What each seat's things are worth, for the chart."""

    def analysis(self, match: Match) -> Analysis:
        """A new analysis of a match."""

    def plain(self, found: Any) -> Plain:
        """An evaluation, as JSON can carry it to another process."""

    def evaluation_of(self, plain: Any) -> Evaluation:
        """The evaluation that `plain` told."""
