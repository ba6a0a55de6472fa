"""What a person may type at his turn: a choice, or one of a few commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from highnoon.cli import menu
from highnoon.cli.boards import explain
from highnoon.cli.journal import path_of, write_copy
from highnoon.cli.kernels import prepare_opponent
from highnoon.cli.players import find_seat
from highnoon.cli.sitting import Sitting
from highnoon.cli.whole_turns import parts, play_all
from highnoon.core.action import Phrase, Seat
from highnoon.core.errors import InvalidAction
from highnoon.core.replay import save

ASK: Final = "ask again"
REDRAW: Final = "draw again"
DONE: Final = "go on"


def answer(sitting: Sitting, seat: Seat, text: str) -> tuple[str, Seat]:
    """Carry out one line; what to do next, and for which seat."""
    word, _, rest = text.partition(" ")
    if not text:
        return REDRAW, seat
    if text.startswith("@"):
        return REDRAW, _switch(sitting, seat, text[1:])
    command = _COMMANDS.get(word.lower())
    if command is not None and (not rest or command in _WITH_REST):
        return command(sitting, seat, rest.strip()), seat
    moves = parts(sitting.match.game, text)
    if len(moves) > 1:
        play_all(sitting, seat, moves)
        return DONE, seat
    return (DONE if sitting.decide(seat, text) else REDRAW), seat


def _switch(sitting: Sitting, seat: Seat, name: str) -> Seat:
    wanted = find_seat(name, sitting.match.game, len(sitting.match.seats))
    if wanted != seat and wanted not in sitting.others(seat):
        phrase = Phrase("cli-error-switch", {"seat": sitting.match.seat_phrase(wanted)})
        raise InvalidAction(phrase)
    sitting.here = wanted
    return wanted


def _undo(sitting: Sitting, seat: Seat, rest: str) -> str:
    sitting.undo(seat)
    return DONE


def _save(sitting: Sitting, seat: Seat, rest: str) -> str:
    if not rest:
        raise InvalidAction(Phrase("cli-error-save-where"))
    path, match = path_of(rest), sitting.match
    secret = match.game.info.hidden and not match.over
    write_copy(path, save(match).dumps(), secret)
    sitting.screen.tell("cli-saved", "green", file=str(path))
    if secret:
        sitting.screen.tell("cli-saved-secrets", "yellow")
    return ASK


def _hint(sitting: Sitting, seat: Seat, rest: str) -> str:
    match, screen = sitting.match, sitting.screen
    table = match.view(seat)
    # Imported here: bots take their time to load.
    from highnoon.bots import levels
    from highnoon.bots.advising import advise

    prepare_opponent(screen, table.game, levels(table.game)[-1])
    with screen.thinking("cli-thinking", seat=match.seat_phrase(seat)):
        advice = advise(table)
    args = {
        "number": table.choices.index(advice.action) + 1,
        "action": menu.worded(match.game, table.view, advice.action, screen.say),
    }
    screen.tell("cli-hint", "green", **args)
    if advice.reason is not None:
        screen.tell(advice.reason.key, "green", **advice.reason.args)
    return ASK


def _legend(sitting: Sitting, seat: Seat, rest: str) -> str:
    screen = sitting.screen
    screen.show(*explain(sitting.board, sitting.match.view(seat).view, screen.say))
    screen.tell("cli-commands")
    actions = sitting.match.legal_actions(seat)
    if actions:
        screen.tell("turns-help", example=sitting.match.game.action_text(actions[0]))
    return ASK


def _tell_all(sitting: Sitting, seat: Seat, rest: str) -> str:
    sitting.screen.show(*menu.lines(sitting.match, seat, sitting.screen.say))
    return ASK


def _quit(sitting: Sitting, seat: Seat, rest: str) -> str:
    sitting.leave()


_COMMANDS: Final[dict[str, Callable[[Sitting, Seat, str], str]]] = {
    "u": _undo,
    "s": _save,
    "h": _hint,
    "l": _tell_all,
    "?": _legend,
    "q": _quit,
}
_WITH_REST: Final = (_save,)
