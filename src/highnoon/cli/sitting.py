"""A match at one keyboard: who sits there, what they see, what they decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from rich.rule import Rule
from rich.text import Text

from highnoon.cli import menu
from highnoon.cli.boards import Board, preview
from highnoon.cli.journal import FileTrouble, Journal
from highnoon.cli.kernels import prepare_opponent
from highnoon.cli.players import YOU, Bot, Person, Player, own_name
from highnoon.cli.screen import Screen, number
from highnoon.core.action import Action, Phrase, Seat
from highnoon.core.chance import stream
from highnoon.core.errors import HighNoonError, InvalidAction
from highnoon.core.match import Match
from highnoon.core.view import OPEN, PUBLIC, TableView
from highnoon.engine.thoughts import Idea, first_choices, listening
from highnoon.i18n.names import given_names


class Leave(Exception):
    """The people at the keyboard stop here."""


@dataclass(slots=True)
class Sitting:
    """A match, those who play it, and where it is shown and kept."""

    match: Match
    players: tuple[Player, ...]
    screen: Screen
    board: Board
    journal: Journal | None = None
    seen: dict[str, int] = field(default_factory=dict)
    """How much of the history each person has looked at."""
    here: Seat | None = None
    """The seat whose view is, or was last, on the screen."""
    mistakes: int = 0
    """How many lines of a pipe could not be carried out."""

    def __post_init__(self) -> None:
        names = [own_name(player) for player in self.players]
        self.screen.call(given_names(self.match.game, names))

    # --- whose turn ---

    def person(self, seat: Seat) -> Person | None:
        """The person at this seat, if it is one."""
        player = self.players[seat]
        return player if isinstance(player, Person) else None

    @property
    def people(self) -> set[Person]:
        """Everybody at this keyboard."""
        return {player for player in self.players if isinstance(player, Person)}

    def together(self, one: Seat, other: Seat) -> bool:
        """Whether two seats may see each other's secrets: one person, or one side."""
        side = self.match.game.side_of
        return self.players[one] == self.players[other] or side(one) == side(other)

    def called(self, seat: Seat) -> str:
        """The seat's name, and who plays it where that was told."""
        name, role = self.players[seat].name, self.screen.say(self.match.seat_phrase(seat))
        known = (self.match.game.seat_key(seat), YOU)
        return role if name in known else f"{role} ({name})"

    def next_seat(self) -> Seat:
        """Bots first; then whoever sits at the keyboard already; then in order."""
        waiting = sorted(self.match.actors())
        bots = [seat for seat in waiting if self.person(seat) is None]
        if bots:
            return bots[0]
        same = [
            seat
            for seat in waiting
            if self.here is not None and self.players[seat] == self.players[self.here]
        ]
        return (same or waiting)[0]

    def let_bot(self, seat: Seat, bot: Bot) -> None:
        """A bot decides from its own view, with random numbers of its own."""
        from highnoon import bots

        prepare_opponent(self.screen, self.match.game.info.key, bot.level)
        rng = stream(self.match.seed, f"bot-{seat}", len(self.match.history))
        name = self.match.seat_phrase(seat)
        table = self.match.view(seat)
        with (
            self.screen.thinking("cli-thinking", seat=name) as sign,
            listening(lambda ideas: self.weighed(sign, table, ideas)),
        ):
            choice = bots.choose(table, bot.level, rng)
        before = len(self.match.history)
        self.match.play(seat, choice.action)
        if not self.people:
            self.screen.show(*menu.lines(self.match, PUBLIC, self.screen.say, before))

    def weighed(self, sign: Any, table: TableView[Any], ideas: Sequence[Idea]) -> None:
        """Show the best idea of a computer that thinks, where nothing is secret."""
        if sign is None or self.match.game.info.hidden:
            return
        action, worth = first_choices(ideas)[0]
        phrase = self.match.game.describe_action(table.view, action)
        seat, percent = self.match.seat_phrase(table.viewer), round(100 * worth)
        told = Phrase("cli-weighs", {"seat": seat, "idea": phrase, "percent": percent})
        sign.update(Text(self.screen.say(told)))

    def hand_over(self, seat: Seat, player: Person) -> None:
        """Before another side's secrets come on the screen, its people take the keyboard."""
        before, self.here = self.here, seat
        if not self.match.game.info.hidden or len(self.people) == 1:
            return
        if before is not None and self.together(before, seat):
            return
        self.screen.fresh(forget=True)
        self.screen.show(Rule(self.screen.say(self.match.seat_phrase(seat))))
        if (
            self.screen.interactive
            and self.screen.ask("cli-hand-over", name=self.called(seat)) is None
        ):
            raise Leave
        self.screen.fresh(forget=True)

    # --- what is shown ---

    def draw(self, seat: Seat) -> None:
        """The table as this seat sees it, what happened, and what it may do."""
        say, width, game = self.screen.say, self.screen.width, self.match.game
        table = self.match.view(seat)
        name = self.players[seat].name
        self.screen.fresh()
        self.screen.show(self.board.draw(table.view, say, width))
        room = menu.AMPLE if self.screen.tall else menu.TIGHT
        self.screen.show(menu.log(self.match, seat, self.seen.get(name, 0), say, room))
        self.screen.show(Text(say(game.prompt(table.view)), style="bold"))
        self.screen.show(menu.choices(game, table.view, table.choices, say, width, room))
        others = [one for one in self.others(seat) if one not in table.waiting_for]
        for other in others:
            key = self.match.game.seat_key(other)
            self.screen.tell("cli-may-act", "dim", seat=self.match.seat_phrase(other), name=key)
        self.seen[name] = len(self.match.history)

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats at this keyboard, of the same person or side, that may act now."""
        return [
            other
            for other in self.match.seats
            if other != seat
            and self.person(other) is not None
            and self.together(other, seat)
            and self.match.legal_actions(other)
        ]

    def show_end(self) -> None:
        """How it came to its end, then the final table with nothing hidden, and the result."""
        say, end = self.screen.say, len(self.match.history)
        seen = min((self.seen.get(person.name, 0) for person in self.people), default=end)
        news = menu.lines(self.match, OPEN, say, seen)
        self.screen.fresh()
        reckoned = self.match.game.info.hidden and len(news) > menu.AMPLE.log
        if self.screen.interactive and reckoned:
            # All is revealed at once: the table and the result would push it off the screen.
            self.screen.show(*news)
            self.screen.ask("cli-to-the-result")
            self.screen.fresh()
            news = []
        self.screen.show(self.board.draw(self.match.view(OPEN).view, say, self.screen.width))
        self.screen.show(*news, menu.result(self.match.game, self.match.result, say))

    # --- keeping ---

    def keep(self) -> None:
        """Write down what happened; a full disk does not end a game."""
        if self.journal is None:
            return
        try:
            self.journal.keep(self.match)
        except FileTrouble as error:
            self.screen.sorry(error)

    # --- deciding ---

    def decide(self, seat: Seat, text: str) -> bool:
        """Do what a number or a text of notation says; False if it was not confirmed."""
        action = self.read(seat, text)
        if not self.confirmed(seat, action):
            return False
        self.match.play(seat, action)
        return True

    def read(self, seat: Seat, text: str) -> Action:
        """The action of a number in the list or of a text in notation."""
        actions = self.match.legal_actions(seat)
        if not text.isdigit():
            return self.match.game.parse_action(text)
        chosen = number(text)
        if chosen is None or not 1 <= chosen <= len(actions):
            args: dict[str, int | str] = {"found": text[:40], "count": len(actions)}
            raise InvalidAction(Phrase("cli-error-number", args))
        return actions[chosen - 1]

    def confirmed(self, seat: Seat, action: Action) -> bool:
        """Show what a choice would look like where the board can, and ask."""
        look = preview(self.board)
        if look is None or not self.screen.interactive:
            return True
        if action not in self.match.legal_actions(seat):
            return True
        view = self.match.view(seat).view
        picture = look(view, action, self.screen.say, self.screen.width)
        if picture is None:
            return True
        self.screen.show(picture)
        answer = self.screen.ask("cli-confirm")
        if answer is None:
            raise Leave
        return not answer

    def undo(self, seat: Seat) -> None:
        """Take back the last decision made at this keyboard, and what bots did since.

        Where there are secrets, nobody takes back what another side decided.
        """
        hidden = self.match.game.info.hidden
        ours = {one for one in self.match.seats if not hidden or self.together(one, seat)}
        decided = [entry.by for entry in self.match.history if entry.by in ours]
        by_people = [by for by in decided if self.person(by) is not None]
        bots = {one for one in self.match.seats if self.person(one) is None}
        self.match.undo(by_people[-1] if by_people else seat, agreed=ours | bots)

    def wrong(self, error: HighNoonError) -> None:
        """A wrong line: it is told, and the next one is read; a pipe is told the line's number."""
        if self.screen.interactive:
            self.screen.sorry(error)
            return
        self.mistakes += 1
        reason = self.screen.catalogue.explain(error)
        self.screen.warn("usage-line", line=self.screen.lines, reason=reason)

    def leave(self) -> NoReturn:
        """Stop playing; what happened is kept."""
        self.keep()
        raise Leave
