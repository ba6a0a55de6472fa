"""High Noon: the digital table for Longhorn, Moon River and Desperados.

>>> import highnoon
>>> match = highnoon.Match.new("longhorn", seed=7)
>>> match.over
False
"""

import highnoon.games  # noqa: F401  (registers the games)
from highnoon.core.action import CHANCE, Action, Phrase
from highnoon.core.english import speak_with
from highnoon.core.errors import (
    CannotUndo,
    HighNoonError,
    IllegalAction,
    InvalidAction,
    InvalidData,
    InvalidOptions,
    InvalidPosition,
    InvalidRecord,
    StaleVersion,
    UnknownGame,
)
from highnoon.core.game import Event, Game, Result
from highnoon.core.match import Match
from highnoon.core.record import Record
from highnoon.core.registry import game
from highnoon.core.registry import keys as game_keys
from highnoon.core.replay import record, replay, save
from highnoon.core.view import OPEN, PUBLIC, TableView
from highnoon.i18n.english import say

__version__ = "0.2.0"
speak_with(say)

__all__ = [
    "CHANCE",
    "OPEN",
    "PUBLIC",
    "Action",
    "CannotUndo",
    "Event",
    "Game",
    "HighNoonError",
    "IllegalAction",
    "InvalidAction",
    "InvalidData",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Phrase",
    "Record",
    "Result",
    "StaleVersion",
    "TableView",
    "UnknownGame",
    "game",
    "game_keys",
    "record",
    "replay",
    "save",
]
