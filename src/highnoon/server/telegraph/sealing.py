"""A message for one browser alone (RFC 8291): the push service carries it and cannot read it."""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""The size of a record; a message is a single one."""
SAME_LENGTH: Final = 1024
"""Messages are filled up to this length: it tells nothing either."""
LAST: Final = b"\x02"
"""Ends what is said in the last record."""


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def sealed(
    text: bytes,
    browser: bytes,
    secret: bytes,
    *,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
    length: int = SAME_LENGTH,
) -> bytes:
    """The body of a push message; `ValueError` where the browser's key is none.

    `browser` is the subscription's public key and `secret` what it shares with us.
    """
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    mine = point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    both = _derived(secret, b"WebPush: info\0" + browser + mine, 32, shared)
    key = _derived(salt, b"Content-Encoding: aes128gcm\0", 16, both)
    nonce = _derived(salt, b"Content-Encoding: nonce\0", 12, both)
    filled = (text + LAST).ljust(length, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, filled, None)


def _derived(salt: bytes, info: bytes, length: int, key: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(key)
