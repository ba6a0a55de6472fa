"""Position texts with something changed: letters, numbers, words, fields, halves of two texts."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from tests.cases import play, variants

GAMES: Final = 16
"""Random games whose positions are changed; every set of options gets its share."""

FOREIGN: Final = "٠١٢٣٤٥٦٧٨٩۷०९๓１９²Ⅷ"
"""Digits and numbers that are not ours: some of them pass `str.isdigit` or `\\d`."""
ODD: Final = FOREIGN + "\x00\x1b\x9b\u202e\u200b\u00a0\u2028é😀\ud800-+*!?=.,:;/\\[]{}()$#%&@_|' "
FINE: Final = re.compile(r"[^\s,/=.:;\[\]@!*+$|]+")
COARSE: Final = re.compile(r"[^\s,/=\[\]]+")
NUMBER: Final = re.compile(r"[0-9]+")
NUMBERS: Final = ("", "0", "1", "2", "3", "7", "9", "10", "11", "36", "99", "100", "-1", "9" * 5000)


@cache
def valid(key: str) -> tuple[str, ...]:
    """Positions met in random games under every set of options, shuffled."""
    tables, texts = variants(key), []
    rng = random.Random(key)
    for seed in range(max(GAMES, len(tables))):
        case = tables[seed % len(tables)]
        moments = list(play(case, seed))
        states = [moment.state for moment in rng.sample(moments, min(25, len(moments)))]
        texts += [case.game.position_text(state) for state in (*states, moments[-1].step.state)]
    rng.shuffle(texts)
    return tuple(texts)


def mutated(texts: Sequence[str], rng: random.Random) -> str:
    """One of these texts, changed once or a few times with the help of the others."""
    text = rng.choice(texts)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice(WAYS)(text, texts, rng) or text
    return text


def _between(text: str, found: re.Match[str], new: str) -> str:
    return text[: found.start()] + new + text[found.end() :]


def _letter(text: str, texts: Sequence[str], rng: random.Random) -> str:
    """Another letter, one more or one less."""
    at = rng.randrange(len(text) + 1)
    new = rng.choice((rng.choice(ODD), rng.choice(rng.choice(texts)), ""))
    return text[:at] + new + text[at + rng.randrange(2) :]


def _letters_swapped(text: str, texts: Sequence[str], rng: random.Random) -> str:
    """Two letters change places: nothing is lost, but it lies elsewhere."""
    letters = list(text)
    one, two = rng.randrange(len(text)), rng.randrange(len(text))
    letters[one], letters[two] = letters[two], letters[one]
    return "".join(letters)


def _letter_moved(text: str, texts: Sequence[str], rng: random.Random) -> str:
    """One letter goes elsewhere."""
    at = rng.randrange(len(text))
    rest = text[:at] + text[at + 1 :]
    there = rng.randrange(len(rest) + 1)
    return rest[:there] + text[at] + rest[there:]


def _digits(text: str, texts: Sequence[str], rng: random.Random) -> str:
    """Another number, or the same in foreign digits."""
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    one = rng.choice(found)
    zero = rng.choice((0x0660, 0x06F0, 0x0966, 0xFF10))
    foreign = "".join(chr(zero + int(digit)) for digit in one.group())
    return _between(text, one, rng.choice((foreign, rng.choice(NUMBERS), f"0{one.group()}")))


def _word(text: str, texts: Sequence[str], rng: random.Random) -> str:
    """A word is replaced by one of any position, said twice or left out."""
    pattern = rng.choice((FINE, COARSE))
    found = list(pattern.finditer(text))
    others = pattern.findall(rng.choice(texts))
    if not found or not others:
        return text
    one = rng.choice(found)
    twice = f"{one.group()},{one.group()}"
    return _between(text, one, rng.choice((rng.choice(others), rng.choice(others), twice, "")))


def _words_swapped(text: str, texts: Sequence[str], rng: random.Random) -> str:
    """Two words of the same text change places."""
    found = list(rng.choice((FINE, COARSE)).finditer(text))
    if len(found) < 2:
        return text
    one, two = sorted(rng.sample(found, 2), key=re.Match.start)
    return _between(_between(text, two, one.group()), one, two.group())


def _word_moved(text: str, texts: Sequence[str], rng: random.Random) -> str:
    """A word leaves its list for another one."""
    found = list(COARSE.finditer(text))
    if len(found) < 2:
        return text
    one, two = rng.sample(found, 2)
    longer = text[: two.end()] + "," + one.group() + text[two.end() :]
    return longer.replace(one.group(), "", 1).replace(",,", ",").replace("[,", "[")


def _field(text: str, texts: Sequence[str], rng: random.Random) -> str:
    """A field of another position in the same place, twice, nowhere or in another place."""
    fields, others = text.split(), rng.choice(texts).split()
    if not fields or not others:
        return text
    at, other = rng.randrange(len(fields)), rng.randrange(len(fields))
    way = rng.randrange(6)
    if way < 3:
        fields[at] = others[min(at, len(others) - 1)]
    elif way == 3:
        fields.insert(other, fields[at])
    elif way == 4:
        del fields[at]
    else:
        fields[at], fields[other] = fields[other], fields[at]
    return " ".join(fields)


def _spliced(text: str, texts: Sequence[str], rng: random.Random) -> str:
    """The beginning of one position and the end of another."""
    fields, others = text.split(), rng.choice(texts).split()
    at = rng.randrange(len(fields) + 1)
    return " ".join((*fields[:at], *others[at:]))


WAYS: Final[tuple[Callable[[str, Sequence[str], random.Random], str], ...]] = (
    _letter,
    _letters_swapped,
    _letter_moved,
    _digits,
    _word,
    _words_swapped,
    _word_moved,
    _field,
    _field,
    _spliced,
)
