"""Playing at one keyboard: the loop that every game shares."""

from __future__ import annotations

from highnoon.cli.commands import DONE, REDRAW, answer
from highnoon.cli.players import Bot, Person
from highnoon.cli.sitting import Sitting
from highnoon.cli.whole_turns import Unfinished
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
        except Unfinished as error:
            if not stopped(sitting, seat, error):
                return
            continue
        except HighNoonError as error:
            sitting.wrong(error)
            continue
        if then == DONE:
            return
        if then == REDRAW:
            sitting.draw(seat)


def stopped(sitting: Sitting, seat: Seat, error: Unfinished) -> bool:
    """Tell what of a line was done; whether the seat is still asked for more."""
    sitting.keep()
    asked = not sitting.match.over and sitting.next_seat() == seat
    if asked:
        sitting.draw(seat)
    sitting.wrong(error)
    if not asked and sitting.screen.interactive:
        # The next one's table would wipe it off the screen.
        sitting.screen.ask("turns-read")
    return asked
