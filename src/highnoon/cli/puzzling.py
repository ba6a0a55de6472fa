"""Solving one puzzle at the keyboard: draw, ask, judge, until it is solved or given up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from highnoon import puzzles
from highnoon.cli import menu
from highnoon.cli.boards import board, explain, riddle
from highnoon.cli.screen import Screen, number
from highnoon.core.action import CHANCE, Phrase
from highnoon.core.errors import HighNoonError
from highnoon.core.registry import game
from highnoon.puzzles import Attempt, Puzzle

GIVE_UP: Final = "solution"
LEAVE: Final = ("quit", "q")


class Left(Exception):
    """Whoever solves has left; nothing counts."""


class Solving:
    """A puzzle on the table, and the actions played so far."""

    def __init__(self, screen: Screen, puzzle: Puzzle) -> None:
        self.screen = screen
        self.puzzle = puzzle
        self.game = game(puzzle.game)
        self.named = puzzles.is_named(puzzle)
        self.moves: list[str] = []

    def solve(self) -> bool:
        """Ask until it is over; whether the first try was right."""
        title = Phrase(f"{self.puzzle.game}-title")
        self.screen.tell(
            "puzzles-title",
            "bold",
            game=title,
            id=self.puzzle.id,
            rating=self.puzzle.rating,
        )
        first = True
        self._take(puzzles.attempt(self.puzzle, self.moves))
        while True:
            self._draw()
            attempt = self._ask()
            if attempt is None:
                self.screen.tell("puzzles-given-up", "yellow")
                self._moves("puzzles-line", self.puzzle.line)
                return False
            if self._take(attempt):
                return first
            first = first and attempt.status != "wrong"

    def _take(self, attempt: Attempt) -> bool:
        """Show what a try brought; whether the puzzle is solved."""
        if attempt.reply:
            self.moves += attempt.reply
            self._moves("puzzles-reply", attempt.reply)
        if attempt.why is not None:
            style = "bold green" if attempt.status == "solved" else "bold yellow"
            self.screen.show(Text(self.screen.say(attempt.why), style=style))
        if attempt.refutation:
            self._moves("puzzles-refutation", attempt.refutation)
        return attempt.status == "solved"

    def _ask(self) -> Attempt | None:
        """One try; None if the puzzle is given up."""
        while True:
            text = self.screen.ask("puzzles-prompt-names" if self.named else "puzzles-prompt")
            if text is None or text.lower() in LEAVE:
                raise Left
            if text.lower() == GIVE_UP:
                return None
            if text == "?":
                view = self._view()
                self.screen.show(*explain(board(self.puzzle.game), view, self.screen.say))
                continue
            try:
                return self._try(text)
            except HighNoonError as error:
                self.screen.sorry(error)

    def _try(self, text: str) -> Attempt:
        if self.named:
            names = [part.strip() for part in text.split(",")]
            return puzzles.attempt(self.puzzle, [name for name in names if name])
        choices = self._choices()
        chosen = number(text)
        if chosen is not None and 1 <= chosen <= len(choices):
            text = self.game.action_text(choices[chosen - 1])
        text = self.game.action_text(self.game.parse_action(text))
        attempt = puzzles.attempt(self.puzzle, [*self.moves, text])
        if attempt.status != "wrong":
            self.moves.append(text)
        return attempt

    def _state(self) -> Any:
        state = self.game.parse_position(self.puzzle.position)
        for text in self.moves:
            seat = min(self.game.actors(state), default=CHANCE)
            state = self.game.apply(state, seat, self.game.parse_action(text)).state
        return state

    def _view(self) -> Any:
        if self.named:
            return puzzles.view(self.puzzle)
        return self.game.view(self._state(), self.puzzle.seat)

    def _choices(self) -> Sequence[Any]:
        return self.game.legal_actions(self._state(), self.puzzle.seat)

    def _draw(self) -> None:
        screen, view = self.screen, self._view()
        screen.show(riddle(self.puzzle.game, view, screen.say, screen.width))
        screen.show(Text(screen.say(puzzles.question(self.puzzle)), style="bold"))
        if not self.named:
            choices = self._choices()
            screen.show(menu.choices(self.game, view, choices, screen.say, screen.width))

    def _moves(self, key: str, moves: Sequence[str]) -> None:
        self.screen.tell(key, moves=", ".join(moves))
