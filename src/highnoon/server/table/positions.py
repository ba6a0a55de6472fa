"""Positions that somebody studies, far from any table: read, drawn, and led on by an action.

Whoever asks brings the whole position along, so nothing is told that they did not know.
"""

from __future__ import annotations

from typing import Any, Final

from highnoon.core import registry
from highnoon.core.action import CHANCE, Action, Phrase, Seat
from highnoon.core.description import load
from highnoon.core.errors import IllegalAction, InvalidPosition
from highnoon.core.game import AnyGame, Event
from highnoon.core.match import Match
from highnoon.core.record import Record
from highnoon.core.registry import described
from highnoon.core.replay import replay
from highnoon.core.showing import Pictured
from highnoon.core.view import OPEN
from highnoon.server.table.state import choices
from highnoon.server.wire.studies import StudyLine, StudyState

LONGEST: Final = 4000
"""Characters that the text of a position may have."""


def position_state(
    key: str, text: str, action: str | None = None, picture: bool = False
) -> StudyState:
    """The position of a text, or the one that an action makes of it."""
    game = registry.game(key)
    state = read(game, text)
    events: tuple[Event, ...] = ()
    if action is not None:
        by, legal = deciding(game, state)
        chosen = game.parse_action(action)
        if by is None or chosen not in legal:
            raise IllegalAction(Phrase("study-error-action", {"action": action[:60]}))
        state, events, _ = game.apply(state, by, chosen)
    return state_of(game, state, events, picture)


def dealt_state(
    key: str, seed: int, options: dict[str, Any] | None, picture: bool = False
) -> StudyState:
    """The position of a deal, by the number it is dealt from."""
    match = Match.new(registry.game(key), options, seed)
    return state_of(match.game, match.state, picture=picture)


def record_line(key: str, text: str) -> StudyLine:
    """Every action of a record from where its deal was done, with the positions between."""
    match = replay(Record.loads(text.encode()))
    game = match.game
    if game.info.key != key:
        found = {"found": game.info.key, "expected": key}
        raise InvalidPosition(Phrase("study-error-record", found))
    states = [*(entry.before for entry in match.history), match.state]
    first = next((n for n, one in enumerate(states) if _dealt(game, one)), None)
    if first is None:
        raise InvalidPosition(Phrase("study-error-undealt"))
    texts = [game.position_text(state) for state in states]
    return {
        "game": key,
        "first": first,
        "position": texts[first],
        "steps": [
            {"action": game.action_text(entry.action), "position": texts[n + 1]}
            for n, entry in enumerate(match.history)
            if n >= first
        ],
    }


def read(game: AnyGame, text: str) -> Any:
    """The state of a position text that is dealt; all reasons where it is none."""
    if len(text) > LONGEST:
        raise InvalidPosition(Phrase("study-error-long", {"limit": LONGEST}))
    state = game.parse_position(text)
    if not _dealt(game, state):
        raise InvalidPosition(Phrase("study-error-undealt"))
    return state


def deciding(game: AnyGame, state: Any) -> tuple[Seat | None, list[Action]]:
    """Who decides and what they may do; chance has its draws. Nobody where seats keep secrets."""
    actors = game.actors(state)
    if game.info.hidden or len(actors) != 1:
        return None, []
    (by,) = actors
    if by == CHANCE:
        return by, [action for action, _ in game.chance_outcomes(state) or ()]
    return by, list(game.legal_actions(state, by))


def state_of(
    game: AnyGame, state: Any, events: tuple[Event, ...] = (), picture: bool = False
) -> StudyState:
    """All that is told of a position."""
    by, legal = deciding(game, state)
    view = game.view(state, OPEN)
    result = game.result(state)
    return {
        "game": game.info.key,
        "position": game.position_text(state),
        "view": view,
        "prompt": game.prompt(view).plain(),
        "by": by,
        "choices": choices(game, state, game.view(state, 0 if by is None else by), legal),
        "events": [
            {"kind": one.kind, "data": one.data, "phrase": None if said is None else said.plain()}
            for one in events
            for said in [game.describe_event(one)]
        ],
        "result": None if result is None else result.plain(),
        "solver": described(game.info.key).study is not None,
        "picture": game.picture(view) if picture and isinstance(game, Pictured) else None,
    }


def _dealt(game: AnyGame, state: Any) -> bool:
    """Whether people decide, or did: what chance lays out before that is no position to study."""
    home = described(game.info.key).study
    if home is None:
        return True
    return bool(load(home).begun(state))
