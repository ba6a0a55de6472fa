"""What games can foresee for players; made from their own view, so that it tells nothing new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from highnoon.core.action import Action, Phrase
from highnoon.core.description import load
from highnoon.core.registry import described
from highnoon.core.view import Viewer
from highnoon.server.table.table import Table
from highnoon.server.wire.of_games import AnyOutlook, AnyPlan, AnySuspect
from highnoon.server.wire.tables import AidsState, PencilLine


class Aids(Protocol):
    """A game's help for whoever decides."""

    def outlook(self, view: Any, action: Action) -> AnyOutlook:
        """What a legal choice would bring."""

    def refusals(self, view: Any) -> list[tuple[Action, Phrase]]:
        """Choices that look possible but are not, with the reasons."""


def belief(game: str, view: Any) -> list[AnySuspect]:
    """Where hidden pieces may be, for the viewer of this view: nothing else goes into it."""
    home = described(game).belief
    found: list[AnySuspect] = [] if home is None else load(home)(view)
    return found


def plans(game: str, view: Any, pencils: Sequence[PencilLine]) -> list[AnyPlan]:
    """What the viewer's side has pencilled and could: from this view and these lines alone."""
    home = described(game).plans
    if home is None:
        return []
    found: list[AnyPlan] = load(home)(view, {line["by"]: line["text"] for line in pencils})
    return found


def aids_state(table: Table, viewer: Viewer) -> AidsState:
    """Outlooks of the viewer's choices by their notation, and why other choices are refused."""
    seen, game = table.match.view(viewer), table.match.game
    home = described(seen.game).aids
    if home is None or not seen.choices:
        return {"version": seen.version, "outlooks": {}, "refusals": []}
    aids: Aids = load(home)
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
