"""Values nobody should send, and JSON with one thing wrong in it."""

from __future__ import annotations

import json
import random
from typing import Any, Final

DEEP: Final = 3_000

STRINGS: Final = (
    "",
    " ",
    "\0",
    "\ud800",
    "\udfff and \ud83d",
    "\x1b[2J\x9b31m",
    "\u202e\u2066\u200b\ufeff",
    "\U0001f469\u200d\U0001f467",
    "x" * 300,
    "x" * 70_000,
    "' or 1=1 --",
    "../../etc/passwd",
    "%00%ff",
    "NaN",
    "-1",
    "true",
    "{}",
    "\uffff",
    "é" * 60,
)
NUMBERS: Final = (
    0, -1, 1, 2, 7, 15, 16, 255, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**40, 0.5, -0.0,
    1e308, 1e-308, 1.0, 2.0,
)  # fmt: skip
OTHERS: Final[tuple[Any, ...]] = (None, True, False, [], {}, [[]], {"": ""}, [None] * 50)
RAW: Final = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "9" * 5_000,
    "[" * DEEP,
    "[" * DEEP + "]" * DEEP,
    '{"a":' * 500 + "1" + "}" * 500,
    "'x'",
    "\ufeff1",
    '"\\ud800"',
    '"\\u0000"',
    "undefined",
    "",
)
"""Texts that stand where a value should; not all of them are JSON."""
LINES: Final[tuple[dict[str, Any], ...]] = (
    {"say": 5, "to": "all"},
    {"say": "x", "to": ["all"]},
    {"pencil": {}},
    {"undo": "x"},
    {"undo": 10**30},
    {"resign": [], "late": 1},
    {"end": {"places": [1]}},
    {"saw": [1]},
    {"do": None},
    {"by": {}},
    {"by": "chance", "say": "x", "to": "side"},
)
"""What may stand in a line beside something else."""
_MARK: Final = "@@here@@"


def wild(rng: random.Random) -> Any:
    """A value of any kind."""
    return rng.choice((STRINGS, NUMBERS, OTHERS)[rng.randrange(3)])


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything inside a value, itself included."""
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [path, *(spot for key, one in inside for spot in spots(one, (*path, key)))]


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The value with something else at one spot."""
    if not path:
        return new
    head, *rest = path
    if isinstance(value, dict):
        return {**value, head: put(value[head], tuple(rest), new)}
    return [put(one, tuple(rest), new) if n == head else one for n, one in enumerate(value)]


def spoilt(rng: random.Random, value: Any) -> str:
    """JSON of a value with one thing wrong in it, or two."""
    how = rng.randrange(9)
    if how < 3:
        return dumps(put(value, rng.choice(spots(value)), wild(rng)))
    if how == 3:
        return dumps(put(value, rng.choice(spots(value)), _MARK)).replace(
            f'"{_MARK}"', rng.choice(RAW), 1
        )
    if how == 4 and isinstance(value, dict) and value:
        gone = rng.choice(list(value))
        return dumps({key: one for key, one in value.items() if key != gone})
    if how == 5 and isinstance(value, dict):
        return dumps({**value, rng.choice(STRINGS[:-2]): wild(rng)})
    if how == 6 and isinstance(value, dict) and value:
        key = rng.choice(list(value))
        return dumps(value)[:-1] + f",{dumps(key)}:{dumps(wild(rng))}}}"
    if how == 7:
        text = dumps(value)
        return text[: rng.randrange(len(text) + 1)]
    text = dumps(value)
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(('"', "\\", "{", "]", ",", "\x00", "\u20ac", "0")) + text[at:]


def dumps(value: Any) -> str:
    """JSON with halves of letters as escapes, as a stranger can send them."""
    return json.dumps(value, ensure_ascii=True)


def lines(rng: random.Random, text: str) -> bytes:
    """A record with one or two of its lines changed."""
    rows = text.split("\n")
    for _ in range(rng.randint(1, 2)):
        at = rng.randrange(len(rows))
        how = rng.randrange(7)
        if how == 0:
            del rows[at]
            rows = rows or [""]
        elif how == 1:
            rows.insert(at, rng.choice(rows))
        elif how == 2:
            rows[at] = rng.choice((*RAW, *STRINGS[:8], "[1]", "null")).replace("\ud800", "?")
        else:
            try:
                one = json.loads(rows[at])
                more = rng.choice(LINES) if how == 3 else {}
                rows[at] = dumps({**more, **one}) if more else spoilt(rng, one)
            except (ValueError, TypeError, RecursionError):
                rows[at] = rows[at][::2]
    return "\n".join(rows).encode("utf-8", "surrogatepass")
