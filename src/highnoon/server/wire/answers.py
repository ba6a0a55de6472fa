"""What is answered: models for the schema. The server itself sends plain data in these shapes.

How a table looks is in `table_models`.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from highnoon.games.desperados.pieces import MapView
from highnoon.server.wire.published import model_of

Map: Any = model_of(MapView)


class PhraseModel(BaseModel):
    """A sentence to be said in the reader's language."""

    key: str
    args: dict[str, int | float | str | PhraseModel | list[PhraseModel]]


class ErrorModel(PhraseModel):
    """What is wrong: the first reason, and all of them."""

    reasons: list[PhraseModel]


class ErrorAnswer(BaseModel):
    """Every refusal looks like this."""

    error: ErrorModel


class OptionModel(BaseModel):
    """A choice before the game."""

    key: str
    default: Any
    values: list[Any] | None


class SeatKey(BaseModel):
    """A seat of a game."""

    key: str
    phrase: PhraseModel
    side: int


class ProgramModel(BaseModel):
    """A program that the operator offers as an opponent."""

    level: int
    name: str


class GameModel(BaseModel):
    """A game of the house; whether it has a first game, and written rules."""

    key: str
    rules: int
    players: list[int]
    options: list[OptionModel]
    hidden: bool
    seats: dict[str, list[SeatKey]]
    levels: list[int]
    programs: list[ProgramModel]
    lesson: bool
    rulebook: bool


class NewTable(BaseModel):
    """A new table and the secrets of this device's seats."""

    id: str
    code: str | None
    tokens: dict[str, str]


class Seated(BaseModel):
    """A seat and its secret."""

    id: str
    seat: int
    token: str


class UndoAnswer(BaseModel):
    """Whether it was taken back at once, or who must agree."""

    done: bool
    needs: list[int] = []


class Done(BaseModel):
    """It is done."""

    done: bool


class TableLink(BaseModel):
    """A table."""

    id: str


class HintModel(BaseModel):
    """A good choice and why: `value` is its hope, 0 to 1, `exact` if the reason is proven."""

    version: int
    action: str
    index: int
    phrase: PhraseModel
    value: float | None
    reason: PhraseModel | None
    exact: bool


class Health(BaseModel):
    """How the server is doing; `trouble` names background tasks that fail, and the store."""

    status: Literal["ok", "trouble"]
    version: str
    trouble: list[str]


class MapShown(BaseModel):
    """What a map of Desperados shows."""

    map: Map


class MapSample(MapShown):
    """The map of the house, and the text of its file."""

    text: str
