"""One deal of the arena: the same game from every chair."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from highnoon.bots.bot import BotFault, Budget, Choice
from highnoon.bots.opponents import Opponent, opponent
from highnoon.bots.program import ProgramBot
from highnoon.core import registry
from highnoon.core.action import Phrase, Seat
from highnoon.core.chance import stream
from highnoon.core.game import AnyGame
from highnoon.core.match import Match


class Duel(NamedTuple):
    """What is measured: the first contestant against the others.

    Where sides are larger than a seat, contestants are sides; else they take the seats in turn.
    """

    game: str
    contestants: tuple[str, ...]
    options: Mapping[str, Any] = {}
    budget: Budget | None = None
    """The same for all; without one, each thinks by its own default."""


class Effort(NamedTuple):
    """What a contestant's decisions cost."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    nodes: int = 0

    def plus(self, other: Effort) -> Effort:
        """Both together."""
        return Effort(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
            self.nodes + other.nodes,
        )


class Played(NamedTuple):
    """One game: who sat where (contestants by seat), and how it ended."""

    seed: int
    seating: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Phrase
    efforts: tuple[Effort, ...]
    faulty: Seat | None = None
    """The seat whose bot failed and lost by it."""


def seatings(game: AnyGame, seats: int, contestants: int) -> list[tuple[int, ...]]:
    """Every way the contestants sit down in one deal: each gets each chair once."""
    sides = [game.side_of(seat) for seat in range(seats)]
    chairs = sides if len(set(sides)) < seats else list(range(seats))
    return [tuple((chair + turn) % contestants for chair in chairs) for turn in range(contestants)]


def play_deal(duel: Duel, seed: int) -> list[Played]:
    """The games of one deal, chance drawn alike in each."""
    game = registry.game(duel.game)
    seats = int(game.info.read_options(duel.options)["players"])
    return [
        _play(duel, game, seed, seating) for seating in seatings(game, seats, len(duel.contestants))
    ]


def _play(duel: Duel, game: AnyGame, seed: int, seating: tuple[int, ...]) -> Played:
    match = Match.new(game, duel.options, seed)
    players = [opponent(duel.contestants[who], duel.game) for who in seating]
    efforts = [Effort()] * len(duel.contestants)
    try:
        while not match.over:
            seat = min(match.actors())
            try:
                choice, effort = _decide(match, seat, players[seat], duel.budget)
            except BotFault as fault:
                places = _without(game, len(seating), seat)
                scores = (0,) * len(seating)
                costs = tuple(efforts)
                return Played(seed, seating, places, scores, fault.reason, costs, seat)
            efforts[seating[seat]] = efforts[seating[seat]].plus(effort)
            match.play(seat, choice.action)
    finally:
        for player in players:
            if isinstance(player.bot, ProgramBot):
                player.bot.close()
    result = match.result
    assert result is not None
    return Played(seed, seating, result.places, result.scores, result.reason, tuple(efforts))


def _decide(
    match: Match, seat: Seat, player: Opponent, budget: Budget | None
) -> tuple[Choice, Effort]:
    table = match.view(seat)
    dice = stream(match.seed, f"bot/{seat}", len(match.history))
    begin = time.perf_counter()
    choice = player.bot.choose(table, budget or player.budget, dice)
    spent = time.perf_counter() - begin
    if choice.action not in table.choices:
        text = str(tuple(choice.action))[:80]
        raise BotFault(Phrase("bot-fault-nonsense", {"answer": text}))
    if len(table.choices) == 1:
        return choice, Effort()
    return choice, Effort(1, spent, spent, choice.nodes)


def _without(game: AnyGame, seats: int, faulty: Seat) -> tuple[int, ...]:
    """The places when a seat's side is out: all others are first."""
    lost = game.side_of(faulty)
    sides = [game.side_of(seat) for seat in range(seats)]
    last = 1 + sum(side != lost for side in sides)
    return tuple(last if side == lost else 1 for side in sides)
