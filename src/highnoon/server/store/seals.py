"""Seals: a checksum over each row as it was written, so that damage is found where it is.

Damage is what a disk does, not what an enemy does: 32 bits miss one case in four thousand million,
and cost a move next to nothing (docs/lab-book.md).
"""

from __future__ import annotations

from zlib import crc32


def seal(*parts: object) -> int:
    """The checksum of a row; `UnicodeEncodeError` where it could not be written at all."""
    return crc32("\x1f".join(map(str, parts)).encode())
