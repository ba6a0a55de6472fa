"""What is told to people who are away, and what is answered about it."""

from __future__ import annotations

from typing import Literal, TypedDict


class Telegram(TypedDict):
    """What a device is told: the table, and the words to show."""

    table: str
    title: str
    body: str
    stop: str


class Mentions(TypedDict):
    """Whom Discord may call by a message: nobody, whatever a name looks like."""

    parse: list[str]


class HookMessage(TypedDict):
    """What an address is told; `content` is read by Discord, `text` by Slack and Mattermost.

    To try a group's address, neither game nor table is told.
    """

    event: Literal["turn", "test"]
    title: str
    message: str
    content: str
    text: str
    url: str | None
    game: str | None
    table: str | None
    players: list[str]
    allowed_mentions: Mentions


class BellKey(TypedDict):
    """What a browser needs to subscribe to the house's messages."""

    key: str


class HookState(TypedDict):
    """The address that a table tells, if any."""

    url: str | None


class HookTried(TypedDict):
    """What an address answered to a message sent to try it."""

    status: int
