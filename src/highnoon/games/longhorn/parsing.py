"""Reading a position of Longhorn: all that is wrong with the text is told at once."""

from __future__ import annotations

import re
from typing import Final, cast, get_args

from highnoon.core.errors import InvalidPosition
from highnoon.core.fields import Fields
from highnoon.games.longhorn.check import problems
from highnoon.games.longhorn.legal import with_choices
from highnoon.games.longhorn.pieces import CELLS, COLOURS, LETTERS, NUGGETS, SEATS, TOKENS
from highnoon.games.longhorn.position import FIELDS, SIDES
from highnoon.games.longhorn.state import (
    NO_COWS,
    NO_TOKEN,
    NOWHERE,
    Cows,
    Phase,
    State,
    Strikes,
)

_CELL: Final = re.compile(
    f"([{LETTERS}])([{COLOURS}]*)(?:\\.([{''.join(re.escape(t) for t in TOKENS)}]))?"
)
_PHASE: Final = re.compile(rf"({'|'.join(get_args(Phase))})([0-9]?)(\+?)(?::([{COLOURS}]+))?")
_PURSE: Final = re.compile(rf"([{COLOURS}]*)(?:\$([{''.join(NUGGETS)}]+))?")


def parse_position(text: str) -> State:
    """The position of a text, or `InvalidPosition` with all that is wrong with it."""
    fields = Fields("longhorn")
    given = fields.in_order(text.split(), FIELDS, optional=1)
    cells = _read_cells(fields, given["board"])
    # A board that cannot be read has its own reason: the other fields are not blamed for it.
    letters = list(LETTERS) if fields.wrong else [letter for letter, _, _ in cells]
    phase = _PHASE.fullmatch(given["phase"])
    if phase is None:
        fields.bad("phase", given["phase"], " ".join(get_args(Phase)))
    purses = [_read_purse(fields, name, given[name]) for name in SEATS]
    fields.one_of("side", given["side"], SIDES)
    fields.one_of("outlaw", given["outlaw"], [*letters, "-"])
    fields.one_of("epidemic", given["epidemic"], [*COLOURS, "-"])
    fields.one_of("ambush", given["ambush"], ["random", "choice"])
    if "colour" in given:
        fields.one_of("colour", given["colour"], ["any", "present"])
    if len(given["last"]) != 2 or any(one not in (*letters, "-") for one in given["last"]):
        fields.bad("last", given["last"], f"2 x {' '.join((*letters, '-'))}")
    if fields.wrong or phase is None:
        raise InvalidPosition(*fields.wrong)
    where = {letter: cell for cell, letter in enumerate(letters)} | {"-": NOWHERE}
    kind: Phase = phase[1]  # type: ignore[assignment]  # the pattern lists the phases
    tokens = [token for _, _, token in cells]
    while kind in ("lay", "token") and tokens and not tokens[-1]:
        tokens.pop()
    state = State(
        phase=kind,
        side=SIDES.index(given["side"]),
        outlaw=where[given["outlaw"]],
        places=tuple(LETTERS.index(letter) for letter in letters),
        cows=tuple(cows for _, cows, _ in cells) + (NO_COWS,) * (len(CELLS) - len(cells)),
        tokens=tuple(tokens),
        herds=(purses[0][0], purses[1][0]),
        nuggets=(purses[0][1], purses[1][1]),
        last=(where[given["last"][0]], where[given["last"][1]]),
        struck=NOWHERE if given["epidemic"] == "-" else COLOURS.index(given["epidemic"]),
        stolen=int(phase[2] or 0),
        to_place=tuple(COLOURS.index(colour) for colour in phase[4] or ""),
        again=bool(phase[3]),
        choose_nugget=given["ambush"] == "choice",
        strikes=cast(Strikes, given.get("colour", "former")),
    )
    wrong = problems(state)
    if wrong:
        raise InvalidPosition(*wrong)
    return with_choices(state)


def _read_cells(fields: Fields, board: str) -> list[tuple[str, Cows, str]]:
    """The cells that are laid; those not laid yet may only be the last ones."""
    rows = [row.split(",") for row in board.split("/")]
    if [len(row) for row in rows] != [3, 3, 3]:
        fields.bad("board", board, "x,x,x/x,x,x/x,x,x")
        return []
    texts = [cell for row in rows for cell in row]
    while texts and texts[-1] == "-":
        texts.pop()
    cells = []
    for text in texts:
        match = _CELL.fullmatch(text)
        if match is None:
            fields.bad("board", text, f"[{LETTERS}][{COLOURS}]*.[{''.join(TOKENS)}]")
        else:
            cells.append((match[1], _read_cows(match[2]), match[3] or NO_TOKEN))
    return cells


def _read_purse(fields: Fields, name: str, text: str) -> tuple[Cows, str]:
    match = _PURSE.fullmatch("" if text == "-" else text)
    if match is None:
        fields.bad(name, text, f"[{COLOURS}]*$[{''.join(NUGGETS)}]*")
        return NO_COWS, ""
    return _read_cows(match[1]), "".join(sorted(match[2] or ""))


def _read_cows(letters: str) -> Cows:
    w, o, g, b = (letters.count(letter) for letter in COLOURS)
    return (w, o, g, b)
