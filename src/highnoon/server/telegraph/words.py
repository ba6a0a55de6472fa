"""What is told: only what everybody at the table may know, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

from highnoon.core.action import Phrase, Seat
from highnoon.i18n.catalogue import Catalogue, choose_language
from highnoon.i18n.names import given_names
from highnoon.server.table.changes import Head
from highnoon.server.table.table import Table
from highnoon.server.wire.encoding import dumps
from highnoon.server.wire.telegrams import HookMessage, Telegram


class Turn(NamedTuple):
    """Whose decision is due at a table: nothing of the game itself is in it."""

    table: str
    game: str
    seq: int
    due: tuple[Seat, ...]
    tokens: tuple[str | None, ...]
    people: tuple[tuple[Seat, Phrase], ...]
    """Who sits there beside computers, by their names or else as the game calls their seats."""

    @staticmethod
    def of(table: Table, due: Sequence[Seat]) -> Turn:
        """The turn as it stands now."""
        game, seats = table.match.game, table.meta.seats
        named = given_names(game, [info.name for info in seats])
        phrases = [table.match.seat_phrase(seat) for seat in table.match.seats]
        people = (
            (seat, named.get(phrases[seat].key, phrases[seat]))
            for seat, info in enumerate(seats)
            if info.kind == "person"
        )
        tokens = tuple(info.token for info in seats)
        return Turn(table.head.id, table.head.game, table.seq, tuple(due), tokens, tuple(people))


@cache
def _speaker(language: str) -> Catalogue:
    return Catalogue(choose_language(language, {}))


def telegram(turn: Turn, mine: Sequence[Seat], language: str) -> bytes:
    """What a device is told."""
    speaker = _speaker(language)
    others = _names(turn, [seat for seat, _ in turn.people if seat not in mine], speaker)
    game = speaker.say(Phrase(f"{turn.game}-title"))
    told: Telegram = {
        "table": turn.table,
        "title": speaker.say(Phrase("telegraph-turn")),
        "body": f"{game} · {speaker.listed(others)}" if others else game,
        "stop": speaker.say(Phrase("telegraph-stop")),
    }
    return dumps(told).encode()


def hook_message(turn: Turn, language: str, house: str) -> HookMessage:
    """What an address is told of a turn; `house` is where people find it."""
    speaker = _speaker(language)
    names = _names(turn, turn.due, speaker)
    args: dict[str, Any] = {
        "game": Phrase(f"{turn.game}-title"),
        "names": speaker.listed(names),
        "count": len(names),
    }
    url = f"{house.rstrip('/')}/t/{turn.table}" if house else None
    said = speaker.say(Phrase("telegraph-hook-turn", args))
    return _hook("turn", said, names, (turn.table, turn.game), url)


def hook_test(table: Head | None, language: str, house: str) -> HookMessage:
    """What an address is told to try it; a group's link is nobody's outside the group."""
    said = _speaker(language).say(Phrase("telegraph-hook-test"))
    if table is None:
        return _hook("test", said, [], (None, None), None)
    url = f"{house.rstrip('/')}/t/{table.id}" if house else None
    return _hook("test", said, [], (table.id, table.game), url)


def _hook(
    event: Literal["turn", "test"],
    message: str,
    names: Sequence[str],
    about: tuple[str | None, str | None],
    url: str | None,
) -> HookMessage:
    """The same words under the names that ntfy, Discord and Slack look for."""
    text = f"{message} {url}" if url else message
    return {
        "event": event,
        "title": "High Noon",
        "message": message,
        "content": text,
        "text": text,
        "url": url,
        "game": about[1],
        "table": about[0],
        "players": list(names),
        "allowed_mentions": {"parse": []},
    }


def _names(turn: Turn, seats: Sequence[Seat], speaker: Catalogue) -> list[str]:
    return [speaker.say(name) for seat, name in turn.people if seat in seats]
