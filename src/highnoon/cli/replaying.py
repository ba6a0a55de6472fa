"""Stepping through a record, forwards and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.rule import Rule
from rich.text import Text

from highnoon.cli import menu
from highnoon.cli.boards import Board
from highnoon.cli.players import known, own_name
from highnoon.cli.screen import Screen
from highnoon.cli.screen import number as read_number
from highnoon.core.action import CHANCE, Phrase
from highnoon.core.errors import InvalidAction
from highnoon.core.match import Match
from highnoon.core.view import OPEN, PUBLIC
from highnoon.i18n.names import given_names


@dataclass(frozen=True, slots=True)
class Film:
    """A match cut into moments: before each decision of a player, and at the end."""

    match: Match
    board: Board
    screen: Screen

    def __post_init__(self) -> None:
        game = self.match.game
        names = [own_name(known(name, game)) for name in self.match.names]
        self.screen.call(given_names(game, names))

    @property
    def moments(self) -> list[int]:
        """The place in the history of every moment."""
        decided = [n for n, entry in enumerate(self.match.history) if entry.by != CHANCE]
        return [*decided, len(self.match.history)]

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def show(self, number: int) -> None:
        """The table at one moment, and what had just happened."""
        match, say, moments = self.match, self.screen.say, self.moments
        viewer = OPEN if match.over else PUBLIC
        view = match.view_at(moments[number], viewer)
        title = say(Phrase("cli-replay-at", {"moment": number, "last": self.last}))
        self.screen.show(Rule(Text(title)), self.board.draw(view, say, self.screen.width))
        before = moments[number - 1] if number else 0
        for moment, phrase in menu.told(match, viewer, before):
            if moment < moments[number]:
                self.screen.show(Text(f"· {say(phrase)}"))
        if number == self.last:
            self.screen.show(menu.result(match.game, match.result, say))
        else:
            self.screen.show(Text(say(match.game.prompt(view)), style="bold"))

    def show_all(self) -> None:
        """The whole game, one moment below the other."""
        for number in range(self.last + 1):
            self.show(number)

    def step(self) -> None:
        """Let the reader turn the pages."""
        number, ask = 0, self.screen.ask
        self.screen.fresh()
        self.show(number)
        while (text := ask("cli-replay-ask")) is not None and text.lower() != "q":
            if text == "?":
                self.screen.show(self.board.legend(self.screen.say))
                continue
            try:
                number = self.turn_to(number, text.lower())
            except InvalidAction as error:
                if not self.screen.interactive:
                    raise
                self.screen.sorry(error)
                continue
            self.screen.fresh()
            self.show(number)

    def turn_to(self, number: int, text: str) -> int:
        """The moment that a command leads to from here."""
        named: dict[str, Any] = {
            "": min(number + 1, self.last),
            "n": min(number + 1, self.last),
            "b": max(number - 1, 0),
            "f": 0,
            "l": self.last,
        }
        if text in named:
            return int(named[text])
        wanted = read_number(text)
        if wanted is not None and wanted <= self.last:
            return wanted
        args: dict[str, int | str] = {"found": text[:40], "last": self.last}
        raise InvalidAction(Phrase("cli-error-moment", args))
