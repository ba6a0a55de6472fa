"""What stands around the board: the log, the numbered choices, the result."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from highnoon.cli.boards import Say, board
from highnoon.core.action import Action, Phrase, Seat
from highnoon.core.game import AnyGame, Result
from highnoon.core.match import Match
from highnoon.core.view import Viewer

SEAT_STYLES: Final = (
    "bold red",
    "bold cyan",
    "bold magenta",
    "bold green",
    "bold yellow",
    "bold blue",
)
GAP: Final = 2


class Room(NamedTuple):
    """How many lines there are for what stands around the board."""

    log: int
    news: int
    rows: int
    """So many choices stand below each other before there are columns."""


AMPLE: Final = Room(log=4, news=24, rows=6)
TIGHT: Final = Room(log=2, news=5, rows=3)


def seat_name(game: AnyGame, seat: Seat, say: Say) -> Text:
    """A seat's name in its colour."""
    name = say(Phrase(f"{game.info.key}-seat-{game.seat_key(seat)}"))
    styles = getattr(board(game.info.key), "SEAT_STYLES", SEAT_STYLES)
    return Text(name, style=styles[seat % len(styles)])


def told(match: Match, viewer: Viewer, since: int = 0) -> list[tuple[int, Phrase]]:
    """What this viewer saw happen, in words, each with its moment in the history."""
    return [
        (moment, phrase)
        for moment in range(since, len(match.history))
        for event in match.history[moment].events
        if (shown := match.game.view_event(event, viewer)) is not None
        and (phrase := match.game.describe_event(shown)) is not None
    ]


def lines(match: Match, viewer: Viewer, say: Say, since: int = 0) -> list[Text]:
    """The same as lines to print."""
    return [Text(f"· {say(phrase)}") for _, phrase in told(match, viewer, since)]


def log(match: Match, viewer: Viewer, seen: int, say: Say, room: Room) -> Group:
    """The last things that happened; those the viewer has not seen yet stand out."""
    happened = told(match, viewer)
    new = sum(moment >= seen for moment, _ in happened)
    count = min(max(new, room.log), room.news)
    rows = [
        Text(f"· {say(phrase)}", style="" if moment >= seen else "dim")
        for moment, phrase in happened[-count:]
    ]
    if new > count:
        rows.insert(0, Text(say(Phrase("cli-more", {"count": new - count})), style="dim"))
    return Group(*rows)


def worded(game: AnyGame, view: Any, action: Action, say: Say) -> str:
    """A choice in words, or in notation where the game has no words."""
    return say(game.describe_action(view, action), game.action_text(action))


def choices(
    game: AnyGame, view: Any, actions: Sequence[Action], say: Say, width: int, room: Room = AMPLE
) -> RenderableType:
    """Every choice with its number, in as many columns as fit."""
    texts = [worded(game, view, action, say) for action in actions]
    digits = len(str(len(texts)))
    longest = max((cell_len(text) for text in texts), default=0) + digits + 3 + GAP
    columns = 1 if len(texts) <= room.rows else max(1, min(4, (width + GAP) // longest))
    height = -(-len(texts) // columns)
    numbered = [
        Text.assemble((f"{number:>{digits + 1}}", "bold green"), f"  {text}")
        for number, text in enumerate(texts, start=1)
    ]
    grid = Grid.grid(padding=(0, GAP))
    by_column = [numbered[column * height : (column + 1) * height] for column in range(columns)]
    for row in zip_longest(*by_column, fillvalue=Text()):
        grid.add_row(*row)
    return grid


def result(game: AnyGame, end: Result | None, say: Say) -> RenderableType:
    """Who won, why, and how everybody's score came about."""
    if end is None:
        return Text()
    seats = sorted(range(len(end.places)), key=lambda seat: end.places[seat])
    sums = Columns([_score(game, end, seat, say) for seat in seats], padding=(0, 2 * GAP))
    return Group(Rule(), Text(headline(game, end, say), style="bold"), sums)


def _score(game: AnyGame, end: Result, seat: Seat, say: Say) -> Grid:
    """One seat's place and score, line by line."""
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    place = Text(f"{end.places[seat]}. ")
    score = say(Phrase("cli-score", {"score": end.scores[seat]}))
    grid.add_row(place + seat_name(game, seat, say), Text(score, style="bold"))
    for line in end.breakdown[seat]:
        amount = say(Phrase("cli-amount", {"amount": line.amount}))
        grid.add_row(Text(f"   {say(line.what)}", style="dim"), amount)
    return grid


def headline(game: AnyGame, end: Result, say: Say) -> str:
    """The end in one or two sentences."""
    winners = tuple(Phrase(f"{game.info.key}-seat-{game.seat_key(seat)}") for seat in end.winners)
    everybody = len(winners) == len(end.places)
    key = "cli-result-draw" if everybody else "cli-result-won"
    won = Phrase(key, {"seats": winners, "count": len(winners)})
    return f"{say(end.reason)} {say(won)}"
