"""`highnoon study`: walk through positions of Longhorn, with the value of every choice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from highnoon.cli.boards import board
from highnoon.cli.kernels import prepare
from highnoon.cli.longhorn import lines, tree
from highnoon.cli.longhorn.solve import Wanted, state_of
from highnoon.cli.screen import Screen
from highnoon.cli.screen import number as read_number
from highnoon.core.action import Action, Phrase
from highnoon.core.errors import HighNoonError, InvalidAction, InvalidOptions
from highnoon.engine.warming import engine_here
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.game import LONGHORN

if TYPE_CHECKING:
    from highnoon.engine.longhorn.analyst import Analyst

SECONDS: Final = 3


def study(screen: Screen, wanted: Wanted) -> None:
    """Walk from a position, a record's last one, a deal, or through a study that was saved."""
    if not engine_here():
        raise InvalidOptions(Phrase("solver-error-engine"))
    root = tree.read(wanted.target) or tree.Node(state_of(wanted))
    from highnoon.engine.longhorn import solver

    solver.refuse(root.state)
    prepare(screen, "longhorn")
    from highnoon.engine.longhorn.analyst import Analyst

    _Walk(screen, Analyst(wanted.room, deals=1), wanted.seconds or SECONDS, root).go()


class _Walk:
    def __init__(self, screen: Screen, analyst: Analyst, seconds: float, root: tree.Node) -> None:
        self._screen = screen
        self._analyst = analyst
        self._seconds = seconds
        self._root = self._at = root

    def go(self) -> None:
        """Show where we stand and ask where to go, until there is no more."""
        self._screen.fresh()
        choices = self._show()
        while (text := self._screen.ask("study-ask")) is not None and text.lower() != "q":
            try:
                moved = self._do(text, choices)
            except HighNoonError as error:
                if not self._screen.interactive:
                    raise
                self._screen.sorry(error)
                continue
            if moved:
                self._screen.fresh()
                choices = self._show()

    def _do(self, text: str, choices: list[Action]) -> bool:
        """One command; whether the board is to be shown anew."""
        word, _, rest = text.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "b":
            self._at = self._at.above or self._at
        elif word == "f":
            self._at = self._root
        elif word == "name":
            self._at.name = rest[:80]
        elif word == "note":
            self._at.note = rest[:2000]
        elif word == "p":
            self._tell_position()
            return False
        elif word == "t":
            self._tree()
            return False
        elif word == "save" and rest:
            self._save(Path(rest))
            return False
        else:
            self._at = self._at.grown(self._chosen(text, choices))
        return True

    def _chosen(self, text: str, choices: list[Action]) -> Action:
        """A choice by its number or in notation."""
        number = read_number(text)
        if number is not None and 1 <= number <= len(choices):
            return choices[number - 1]
        action = LONGHORN.parse_action(text)
        if action not in choices:
            raise InvalidAction(Phrase("study-error-action", {"action": text[:60]}))
        return action

    def _show(self) -> list[Action]:
        """The board, how it stands, and every choice with its value."""
        screen, state = self._screen, self._at.state
        view = LONGHORN.view(state, max(0, *rules.actors(state)) if rules.actors(state) else 0)
        screen.show(board("longhorn").draw(view, screen.say, screen.width))
        told = [one for one in (self._at.name, self._at.note) if one]
        if told:
            screen.show(Text(": ".join(told), style="italic"))
        result = LONGHORN.result(state)
        if result is not None:
            screen.show(Text(screen.say(result.reason), style="bold"))
            return []
        screen.show(Text(screen.say(LONGHORN.prompt(view))), "")
        with screen.thinking("study-thinking"):
            found = self._analyst.weigh(state, self._seconds)
        if found.before.exact:
            screen.show(Text(screen.say(found.before.phrase), style="bold"))
        if found.reason is not None:
            screen.show(Text(screen.say(found.reason)))
        choices = list(found.choices)
        rows = Table.grid(padding=(0, 2))
        rows.add_column(justify="right")
        for number, (action, weight) in enumerate(found.choices.items(), 1):
            rows.add_row(
                f"{number}", Text(LONGHORN.action_text(action)), Text(screen.say(weight.phrase))
            )
        screen.show(rows)
        if found.line:
            screen.tell("solving-line")
            screen.show(lines.table(screen, lines.turns(state, found.line)))
        return choices

    def _tell_position(self) -> None:
        """On one line, however long: it is there to be copied."""
        text = LONGHORN.position_text(self._at.state)
        self._screen.console.print(Text(text), soft_wrap=True)

    def _tree(self) -> None:
        """The whole tree in notation, a branch deeper where it leaves the first one."""

        def tell(node: tree.Node, depth: int) -> None:
            while True:
                text = "-" if node.action is None else LONGHORN.action_text(node.action)
                here = " <" if node is self._at else ""
                more = "".join(f"  {one}" for one in (node.name, node.note) if one)
                self._screen.show(Text(f"{'  ' * depth}{text}{here}{more}"))
                for other in node.children[1:]:
                    tell(other, depth + 1)
                if not node.children:
                    return
                node = node.children[0]

        tell(self._root, 0)

    def _save(self, path: Path) -> None:
        try:
            path.write_text(tree.written(self._root), "utf-8")
        except OSError as error:
            reason = {"file": str(path), "reason": error.strerror or str(error)}
            raise InvalidOptions(Phrase("study-error-save", reason)) from None
        self._screen.tell("study-saved", file=str(path))
