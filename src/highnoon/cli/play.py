"""Playing at one keyboard: the loop that every game shares."""

from __future__ import annotations

from highnoon.cli.commands import DONE, REDRAW, answer
from highnoon.cli.players import Bot, Person
from highnoon.cli.sitting import Sitting
from highnoon.core.action import Seat
from highnoon.core.errors import HighNoonError


def play(sitting: Sitting) -> None:
    """Play until the game is over or the people leave (`Leave`)."""
    sitting.keep()
    while not sitting.match.over:
        seat = sitting.next_seat()
        player = sitting.players[seat]
        if isinstance(player, Bot):
            sitting.let_bot(seat, player)
        else:
            turn(sitting, seat, player)
        sitting.keep()
    sitting.show_end()


def turn(sitting: Sitting, seat: Seat, person: Person) -> None:
    """Ask a person until something has happened."""
    sitting.hand_over(seat, person)
    sitting.draw(seat)
    while True:
        text = sitting.screen.ask("cli-ask", seat=sitting.called(seat))
        if text is None:
            sitting.leave()
        try:
            then, seat = answer(sitting, seat, text)
        except HighNoonError as error:
            sitting.wrong(error)
            continue
        if then == DONE:
            return
        if then == REDRAW:
            sitting.draw(seat)
