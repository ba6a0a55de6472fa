"""The protocol that every game follows."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypedDict, TypeVar

from highnoon.core.action import Action, Phrase, Plain, PlainPhrase, Seat
from highnoon.core.chance import Outcomes
from highnoon.core.errors import InvalidOptions
from highnoon.core.numbers import Numbers
from highnoon.core.view import Viewer

Options: TypeAlias = Mapping[str, Any]

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a table may choose before the game; `values=None` means the game checks it."""

    key: str
    default: Plain
    values: tuple[Plain, ...] | None


POSITION: Final = "position"
"""The option of a match that does not begin with a deal; it is left out where it does."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is known about a game before it begins."""

    key: str
    rules: int
    players: tuple[int, ...]
    options: tuple[Option, ...]
    hidden: bool = False
    """Whether seats keep secrets from each other."""
    positions: bool = False
    """Whether a match may begin from any position, which the option `position` brings as a text."""

    def read_options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """Options complete with defaults and `players`, or `InvalidOptions` with all reasons."""
        asked = dict(given or {})
        known = {"players": Option("players", self.players[0], self.players)}
        known |= {option.key: option for option in self.options}
        if self.positions and POSITION in asked:
            known |= {POSITION: Option(POSITION, "", None)}
        wrong = [
            Phrase("error-option-unknown", {"option": _quote(key), "known": ", ".join(known)})
            for key in asked
            if key not in known
        ]
        chosen: dict[str, Any] = {}
        for key, option in known.items():
            value = asked.get(key, option.default)
            if option.values is not None and not any(_same(value, one) for one in option.values):
                allowed = ", ".join(str(one) for one in option.values)
                wrong.append(
                    Phrase(
                        "error-option-value",
                        {"option": key, "value": _quote(value), "allowed": allowed},
                    )
                )
            chosen[key] = value
        if wrong:
            raise InvalidOptions(*wrong)
        return chosen


class Event(NamedTuple):
    """One small thing that happened, as plain data, for the log and for the film."""

    kind: str
    data: dict[str, Any]


class Step(NamedTuple):
    """What an action did. `reveals`: somebody learned something that cannot be unlearned."""

    state: Any
    events: tuple[Event, ...]
    reveals: bool = False


class ScoreLine(NamedTuple):
    """One line of a score: what for, and how much."""

    what: Phrase
    amount: int


class PlainScoreLine(TypedDict):
    """One line of a score."""

    what: PlainPhrase
    amount: int


class PlainResult(TypedDict):
    """How the game ended."""

    reason: PlainPhrase
    places: list[int]
    scores: list[int]
    breakdown: list[list[PlainScoreLine]]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Places count from 1; equal places are shared."""

    reason: Phrase
    places: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[ScoreLine, ...], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; all of them when nobody won alone."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def plain(self) -> PlainResult:
        """The result as JSON data."""
        return {
            "reason": self.reason.plain(),
            "places": list(self.places),
            "scores": list(self.scores),
            "breakdown": [
                [{"what": line.what.plain(), "amount": line.amount} for line in lines]
                for lines in self.breakdown
            ],
        }


class Game(Protocol[S, V]):
    """The rules of one game: pure functions on frozen states."""

    info: GameInfo

    def start(self, options: Options) -> S:
        """The state before anything has been drawn; `options` come from `info.read_options`."""

    def actors(self, state: S) -> frozenset[Seat]:
        """Whom the game waits for: seats, `{CHANCE}`, or nobody when it is over."""

    def legal_actions(self, state: S, seat: Seat) -> Sequence[Action]:
        """What a seat may do, in canonical order; never empty for an actor.

        A seat the game does not wait for may still have some (exchanging a chosen card).
        """

    def apply(self, state: S, seat: Seat, action: Action) -> Step:
        """The next state and what happened; `IllegalAction` with the reason otherwise."""

    def chance_outcomes(self, state: S) -> Outcomes:
        """Every outcome of the draw that is due, with its exact chance."""

    def sample_chance(self, state: S, rng: random.Random) -> Action:
        """One outcome, drawn as `chance_outcomes` says."""

    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it goes on."""

    def side_of(self, seat: Seat) -> int:
        """The side a seat belongs to: seats of one side win and lose together."""

    def waiting_for(self, state: S, viewer: Viewer) -> frozenset[Seat]:
        """Whom the game waits for as far as a viewer may know; a seat always knows about itself.

        Where a side chooses in secret, others wait for all of it until all have chosen.
        """

    def view(self, state: S, viewer: Viewer) -> V:
        """What a viewer may know, as plain data (a TypedDict) without a way back to the state."""

    def view_event(self, event: Event, viewer: Viewer) -> Event | None:
        """The event as this viewer sees it; None if they do not."""

    def sample_state(self, view: V, rng: random.Random) -> S:
        """A world in which this view would be seen, each equally likely."""

    def seat_key(self, seat: Seat) -> str:
        """The seat's name in notation, such as `eagle`."""

    def action_text(self, action: Action) -> str:
        """The action in notation."""

    def parse_action(self, text: str) -> Action:
        """The action of this text, or `InvalidAction`."""

    def numbers(self, state: S) -> Numbers:
        """The numbers of all actions there can be at this table, the same from start to end.

        They depend on what the table plays with (a map, pieces), never on what is hidden.
        """

    def position_text(self, state: S) -> str:
        """The whole state in one line."""

    def parse_position(self, text: str) -> S:
        """The state of this line, or `InvalidPosition` with all reasons."""

    def check(self, state: S) -> Sequence[Phrase]:
        """Every invariant the state breaks; empty when all hold."""

    def fingerprint(self, options: Options) -> str:
        """Names the data (map, parcels) the game is played with."""

    def prompt(self, view: V) -> Phrase:
        """What the viewer is asked to do, or whom they wait for."""

    def describe_action(self, view: V, action: Action) -> Phrase:
        """A choice in plain words."""

    def describe_event(self, event: Event) -> Phrase | None:
        """A line of the log in plain words; None for what only the film needs."""


AnyGame: TypeAlias = Game[Any, Any]


def _same(value: object, allowed: object) -> bool:
    # `True` and `2.0` equal numbers, but they are not the players or options that were meant.
    return value == allowed and type(value) is type(allowed)


def _quote(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:40] + "…"
