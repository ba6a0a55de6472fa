"""A drawing of characters: fine lines of dots, and labels that find a free place."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

BLANK: Final = 0x2800
DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""A cell has two columns of four dots: Unicode's braille patterns."""


class Canvas:
    """Rows of characters with their styles; it grows downwards when a label needs room."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells: list[list[tuple[str, str]]] = []
        self.taken: set[tuple[int, int]] = set()
        self._dots: dict[tuple[int, int], tuple[int, str]] = {}
        self._grow(height)

    def _grow(self, height: int) -> None:
        while len(self.cells) < height:
            self.cells.append([(" ", "")] * self.width)

    def line(self, start: tuple[float, float], end: tuple[float, float], style: str) -> None:
        """A fine line between two points (column, row), under all labels; the last one shows."""
        (x, y), (x2, y2) = ((column * 2, row * 4) for column, row in (start, end))
        steps = max(round(max(abs(x2 - x), abs(y2 - y))), 1)
        for step in range(steps + 1):
            east, south = round(x + (x2 - x) * step / steps), round(y + (y2 - y) * step / steps)
            cell = (east // 2, south // 4)
            bits, _ = self._dots.get(cell, (0, ""))
            self._dots[cell] = (bits | DOTS[east % 2][south % 4], style)

    def free(self, column: int, row: int, width: int, height: int) -> tuple[int, int]:
        """The nearest place where a block fits without covering another."""
        column = max(0, min(column, self.width - width))
        for off in range(200):
            for candidate in (row + off, row - off):
                if candidate >= 0 and not self.taken & _block(column, candidate, width, height):
                    return column, candidate
        return column, row

    def write(self, column: int, row: int, lines: list[Text]) -> None:
        """Lines of text as a block; the place around a word stays legible."""
        self._grow(row + len(lines))
        for offset, line in enumerate(lines):
            self.taken |= _block(column, row + offset, cell_len(line.plain), 1)
            at = column
            for character in line.divide(range(1, len(line))):
                style = character.spans[0].style if character.spans else character.style
                for spare in range(cell_len(character.plain)):
                    if at < self.width:
                        shown = character.plain if spare == 0 else ""
                        self.cells[row + offset][at] = (shown, str(style))
                    at += 1

    def text(self) -> Text:
        """The whole drawing."""
        rows = []
        for y, row in enumerate(self.cells):
            text = Text()
            for x, (character, style) in enumerate(row):
                dots, colour = self._dots.get((x, y), (0, ""))
                if dots and (x, y) not in self.taken:
                    text.append(chr(BLANK | dots), colour)
                else:
                    text.append(character, style)
            text.rstrip()
            rows.append(text)
        return Text("\n").join(rows)


def _block(column: int, row: int, width: int, height: int) -> set[tuple[int, int]]:
    """The cells of a block, with one column of space behind it."""
    return {(x, y) for x in range(column, column + width + 1) for y in range(row, row + height)}
