"""What games can foresee for a player; made from his view, so that it tells him nothing new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from highnoon.core.action import Action, Phrase
from highnoon.core.view import Viewer
from highnoon.games.desperados import aids as desperados
from highnoon.games.longhorn import aids as longhorn
from highnoon.games.moon_river import aids as moon_river
from highnoon.server.table.table import Table


class Aids(Protocol):
    """A game's help for whoever decides."""

    def outlook(self, view: Any, action: Action) -> Any:
        """What a legal choice would bring."""

    def refusals(self, view: Any) -> list[tuple[Action, Phrase]]:
        """Choices that look possible but are not, with the reasons."""


AIDS: Final[dict[str, Aids]] = {
    "longhorn": longhorn,
    "moon-river": moon_river,
    "desperados": desperados,
}

BELIEFS: Final[dict[str, Callable[[Any], list[Any]]]] = {"desperados": desperados.suspects}


def belief(game: str, view: Any) -> list[Any]:
    """Where hidden pieces may be, for the viewer of this view: nothing else goes into it."""
    guess = BELIEFS.get(game)
    return guess(view) if guess else []


def aids_state(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Outlooks of the viewer's choices by their notation, and why other choices are refused."""
    seen, game = table.match.view(viewer), table.match.game
    aids = AIDS.get(seen.game) if seen.choices else None
    if aids is None:
        return {"version": seen.version, "outlooks": {}, "refusals": []}
    return {
        "version": seen.version,
        "outlooks": {
            game.action_text(action): aids.outlook(seen.view, action) for action in seen.choices
        },
        "refusals": [
            {"kind": action.kind, "args": list(action.args), "why": why.plain()}
            for action, why in aids.refusals(seen.view)
        ],
    }
