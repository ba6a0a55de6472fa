"""A study as a tree of positions, and as the file that the page writes and reads as well."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from highnoon.core.action import Action, Phrase
from highnoon.core.errors import HighNoonError, InvalidPosition
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State

FORMAT: Final = 1
"""See docs/notation.md."""
MARK: Final = "highnoon-study"
MOST: Final = 2000
"""Moves of a study, as in the page."""
LARGEST: Final = 16_000_000
"""Characters of a file that may be one."""
LONGEST_NAME, LONGEST_NOTE = 80, 2000


@dataclass(eq=False)
class Node:
    """A position of the tree; the root has no action and nothing above it."""

    state: State
    above: Node | None = None
    action: Action | None = None
    name: str = ""
    note: str = ""
    children: list[Node] = field(default_factory=list)

    def grown(self, action: Action) -> Node:
        """The branch of an action: the one that is there, or a new one."""
        for child in self.children:
            if child.action == action:
                return child
        (seat,) = rules.actors(self.state)
        self.children.append(Node(rules.apply(self.state, seat, action).state, self, action))
        return self.children[-1]

    def plain(self) -> list[Any]:
        """As the file has it: what is empty at the end is left out."""
        text = "" if self.action is None else LONGHORN.action_text(self.action)
        parts: list[Any] = [text, self.name, self.note, [one.plain() for one in self.children]]
        while len(parts) > 1 and not parts[-1]:
            parts.pop()
        return parts


def written(root: Node) -> str:
    """A tree as its file."""
    whole = {
        MARK: FORMAT,
        "game": "longhorn",
        "position": LONGHORN.position_text(root.state),
        "tree": root.plain(),
    }
    return json.dumps(whole, ensure_ascii=False) + "\n"


def read(target: str | None) -> Node | None:
    """The tree of a file; None where the target is none, and refused where it is broken."""
    if target is None or len(target.split()) > 1 or not Path(target).is_file():
        return None
    try:
        with Path(target).open(encoding="utf-8") as file:
            text = file.read(LARGEST)
    except (OSError, UnicodeDecodeError):
        return None  # whoever reads records says what is wrong
    if not text.lstrip().startswith(f'{{"{MARK}"'):
        return None
    try:
        whole = json.loads(text)
        if whole[MARK] != FORMAT or whole["game"] != "longhorn":
            raise ValueError("another format or game")
        root = Node(LONGHORN.parse_position(whole["position"]))
        _grow(root, whole["tree"], [MOST])
    except (ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise _broken(target, str(error)) from None
    except HighNoonError as error:
        raise InvalidPosition(_phrase(target, ""), *error.reasons) from None
    return root


def _grow(node: Node, plain: list[Any], left: list[int]) -> None:
    """What a file says of a node: its name, its note, and what follows."""
    left[0] -= 1
    if left[0] < 0:
        raise ValueError(f"more than {MOST} moves")
    parts: list[Any] = [*plain, *("", "", "", [])[len(plain) :]]
    node.name, node.note = str(parts[1])[:LONGEST_NAME], str(parts[2])[:LONGEST_NOTE]
    for child in parts[3]:
        _grow(node.grown(LONGHORN.parse_action(child[0])), child, left)


def _broken(target: str, why: str) -> InvalidPosition:
    return InvalidPosition(_phrase(target, why))


def _phrase(target: str, why: str) -> Phrase:
    return Phrase("study-error-file", {"file": target, "reason": why[:200]})
