"""What `highnoon solve` found, for people and as JSON."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from highnoon.cli.boards import board
from highnoon.cli.longhorn import lines
from highnoon.cli.screen import Screen
from highnoon.core.action import Arg, Phrase, Seat
from highnoon.engine.longhorn.bounds import DRAWN, LOST, WON, Bounds
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from highnoon.games.longhorn.words import seat as seat_name

if TYPE_CHECKING:
    from highnoon.engine.longhorn.scales import Margin
    from highnoon.engine.longhorn.solver import Verdict


def report(screen: Screen, state: State, verdict: Verdict) -> None:
    """The position, and everything that was proven of it."""
    view = LONGHORN.view(state, verdict.seat)
    screen.show(board("longhorn").draw(view, screen.say, screen.width))
    screen.show(Text(screen.say(LONGHORN.prompt(view))), "")
    if not verdict.proven:
        screen.tell("solver-stopped", "yellow")
    value = value_phrase(verdict.seat, verdict.bounds)
    screen.show(Text(screen.say(value), style="bold"))
    if verdict.action is not None and verdict.proven:
        screen.tell("solver-best", action=LONGHORN.action_text(verdict.action))
    if verdict.line:
        screen.tell("solving-line")
        screen.show(lines.table(screen, lines.turns(state, verdict.line)))
    if verdict.turns is not None:
        screen.tell("solver-turns", turns=verdict.turns)
    screen.show(Text(screen.say(distance_phrase(verdict))))
    if (lead := verdict.margin and margin_phrase(verdict.margin)) is not None:
        screen.show(Text(screen.say(lead)))
    if verdict.moves:
        screen.tell("solver-moves")
        screen.show(moves_table(screen, [(LONGHORN.action_text(a), b) for a, b in verdict.moves]))
    seconds = round(verdict.seconds, 1)
    screen.tell("solver-spent", "dim", nodes=verdict.nodes, seconds=seconds)


def plain(state: State, verdict: Verdict) -> dict[str, Any]:
    """The same as JSON data; values are those of whoever decides."""
    return {
        "position": LONGHORN.position_text(state),
        "decides": LONGHORN.seat_key(verdict.seat),
        "proven": verdict.proven,
        **plain_bounds(verdict.bounds),
        "best": None if verdict.action is None else LONGHORN.action_text(verdict.action),
        "line": [turn.plain() for turn in lines.turns(state, verdict.line)],
        "line_turns": verdict.turns,
        "line_end": verdict.end,
        "turns_to_end": {"least": verdict.least, "most": verdict.most},
        "margin": verdict.margin and plain_margin(verdict.margin),
        "moves": [
            {"action": LONGHORN.action_text(move.action), **plain_bounds(move.bounds)}
            for move in verdict.moves
        ],
        "nodes": verdict.nodes,
        "seconds": round(verdict.seconds, 3),
    }


def plain_margin(found: Margin) -> dict[str, Any]:
    """What is proven of the dollars, for whoever decides; None where a bound is not proven."""
    return {
        "least": found.least,
        "most": found.most,
        "exact": found.exact,
        "outright": None if found.outright is None else LONGHORN.seat_key(found.outright),
    }


def margin_phrase(found: Margin) -> Phrase | None:
    """By how much the game is won with best play, as far as it is proven."""
    if found.outright is not None:
        return Phrase("solving-margin-outright", {"seat": seat_name(found.outright)})
    least, most, ahead = found.least, found.most, found.seat
    if most is not None and most <= 0:
        least, most, ahead = -most, None if least is None else -least, 1 - ahead
    if least is None or least < 0 or most == 0:
        return None
    args: dict[str, Arg] = {"seat": seat_name(ahead), "least": least, "most": most or 0}
    if most is None:
        return Phrase("solving-margin-least", args)
    return Phrase("solving-margin-exact" if least == most else "solving-margin", args)


def plain_bounds(found: Bounds) -> dict[str, Any]:
    """What is proven of a value: whole ones as numbers, others as exact fractions."""
    return {
        name: int(one) if one.denominator == 1 else str(one)
        for name, one in found._asdict().items()
    }


def moves_table(screen: Screen, moves: list[tuple[str, Bounds]]) -> Table:
    """Every move in notation, and what is proven of it."""
    rows = Table.grid(padding=(0, 2))
    for name, found in moves:
        rows.add_row(f"  {name}", Text(screen.say(word(found))))
    return rows


def distance_phrase(verdict: Verdict) -> Phrase:
    """How far the end is."""
    args: dict[str, Arg] = {"least": verdict.least, "most": verdict.most}
    if not verdict.proven or abs(verdict.bounds.low) != 1:
        return Phrase("solving-end-most", args)
    return Phrase("solving-end-exact" if verdict.least == verdict.most else "solving-end", args)


def progress(nodes: int, seconds: float, proven: Phrase) -> Phrase:
    """The line that is shown while the search goes on."""
    rate = round(nodes / max(seconds, 0.01))
    args: dict[str, Arg] = {"nodes": nodes, "seconds": round(seconds), "rate": rate}
    return Phrase("solver-progress", {**args, "proven": proven})


def value_phrase(player: Seat, found: Bounds) -> Phrase:
    """What is proven of the value for a player, in a sentence."""
    seat = seat_name(player)
    if not found.exact:
        if found == Bounds():
            return Phrase("solver-value-open", {"seat": seat})
        return Phrase("solver-value-between", {"seat": seat, **_both(found)})
    if found.low in (WON, LOST):
        return Phrase(
            "solver-value-win" if found.low == WON else "solver-value-loss", {"seat": seat}
        )
    if found.low == DRAWN:
        return Phrase("solver-value-draw")
    return Phrase("solver-value-odds", {"seat": seat, "percent": _percent(found.low)})


def word(found: Bounds) -> Phrase:
    """The same of a move, in a word or two."""
    if not found.exact:
        if found == Bounds():
            return Phrase("solver-word-open")
        return Phrase("solver-word-between", _both(found))
    words = {LOST: "solver-word-loss", DRAWN: "solver-word-draw", WON: "solver-word-win"}
    if found.low in words:
        return Phrase(words[found.low])
    return Phrase("solver-word-odds", {"percent": _percent(found.low)})


def _both(found: Bounds) -> dict[str, Arg]:
    """Both ends of what is proven, each in a word."""
    return {"low": word(Bounds.known(found.low)), "high": word(Bounds.known(found.high))}


def _percent(value: Fraction) -> float:
    return round(float(50 * (1 + value)), 1)
