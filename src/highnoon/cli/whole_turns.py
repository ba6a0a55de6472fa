"""A whole turn in one line: several moves in notation, done one after the other."""

from __future__ import annotations

from highnoon.cli.sitting import Sitting
from highnoon.core.action import Phrase, Seat
from highnoon.core.errors import HighNoonError, InvalidAction
from highnoon.core.game import AnyGame


def parts(game: AnyGame, text: str) -> list[str]:
    """The moves of a line: between semicolons, or commas or spaces where that reads them all."""
    found: list[str] = []
    for chunk in filter(None, (one.strip() for one in text.split(";"))):
        found += _by_commas(game, chunk) or _by_words(game, chunk) or [chunk]
    return found


def _by_commas(game: AnyGame, text: str) -> list[str]:
    found = [one.strip() for one in text.split(",")]
    return found if all(_is_move(game, one) for one in found) else []


def _by_words(game: AnyGame, text: str) -> list[str]:
    """Moves with nothing but spaces between them, each as long as it can be."""
    words, found = text.replace(",", " ").split(), list[str]()
    while words:
        ends = range(len(words), 0, -1)
        end = next((end for end in ends if _is_move(game, " ".join(words[:end]))), 0)
        if not end:
            return []
        found.append(" ".join(words[:end]))
        words = words[end:]
    return found


def _is_move(game: AnyGame, text: str) -> bool:
    try:
        game.parse_action(text)
    except InvalidAction:
        return False
    return True


def play_all(sitting: Sitting, seat: Seat, moves: list[str]) -> None:
    """Do one move after the other; where one cannot be done, what was done stands and is told."""
    for number, move in enumerate(moves):
        try:
            action = sitting.read(seat, move)
            if number and not sitting.match.legal_actions(seat):
                raise InvalidAction(Phrase("turns-not-yours"))
            sitting.match.play(seat, action)
        except HighNoonError as error:
            if not number:
                raise
            args: dict[str, str | Phrase] = {
                "done": "; ".join(moves[:number]),
                "left": "; ".join(moves[number:])[:200],
                "reason": error.reason,
            }
            raise Unfinished(Phrase("turns-unfinished", args)) from None


class Unfinished(HighNoonError):
    """A line of which only the first moves could be done."""
