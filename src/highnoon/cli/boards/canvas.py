"""A drawing of characters: points, dotted lines, and labels that find a free place."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text


class Canvas:
    """Rows of characters with their styles; it grows downwards when a label needs room."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells: list[list[tuple[str, str]]] = []
        self.taken: set[tuple[int, int]] = set()
        self._grow(height)

    def _grow(self, height: int) -> None:
        while len(self.cells) < height:
            self.cells.append([(" ", "")] * self.width)

    def line(self, start: tuple[int, int], end: tuple[int, int], style: str) -> None:
        """A dotted line between two points (column, row), under everything else."""
        (x, y), (x2, y2) = start, end
        steps = max(abs(x2 - x) // 2, abs(y2 - y), 1)
        for step in range(steps + 1):
            column, row = x + (x2 - x) * step // steps, y + (y2 - y) * step // steps
            if (column, row) not in self.taken:
                self.cells[row][column] = ("·", style)

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
        width = max((cell_len(line.plain) for line in lines), default=0)
        self._grow(row + len(lines))
        self.taken |= _block(column, row, width, len(lines))
        for offset, line in enumerate(lines):
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
        for row in self.cells:
            text = Text()
            for character, style in row:
                text.append(character, style)
            text.rstrip()
            rows.append(text)
        return Text("\n").join(rows)


def _block(column: int, row: int, width: int, height: int) -> set[tuple[int, int]]:
    """The cells of a block, with one column of space behind it."""
    return {(x, y) for x in range(column, column + width + 1) for y in range(row, row + height)}
