"""A push service and a webhook's address that a test runs itself, on this machine alone."""

from __future__ import annotations

import json
import threading
import time
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from highnoon.server.telegraph.sealing import CURVE, point


class Letter(NamedTuple):
    """What was posted."""

    path: str
    headers: dict[str, str]
    body: bytes


class PostOffice:
    """Takes whatever is posted; `status` is what it answers."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.status = 201
        self.goes_to = ""
        office = self

        class Counter(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                office.letters.append(Letter(self.path, headers, body))
                self.send_response(office.status)
                if office.goes_to:
                    self.send_header("location", office.goes_to)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Counter)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> PostOffice:
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def wait_for(self, count: int) -> list[Letter]:
        """All letters, once there are so many."""
        until = time.monotonic() + 60
        while len(self.letters) < count and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.letters) == count, f"{len(self.letters)} letters"
        return self.letters


def derived(salt: bytes, info: bytes, length: int, key: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(key)


class Phone:
    """A browser that has subscribed: what only it can read."""

    def __init__(self, office: PostOffice, name: str = "phone") -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = b"sixteen bytes 16"
        self.endpoint = f"{office.url}/push/{name}"

    def ask(self, *seats: tuple[str, str], **more: Any) -> dict[str, Any]:
        """The request that has this phone told of these seats."""
        keys = {"p256dh": _text(point(self.key.public_key())), "auth": _text(self.secret)}
        kept = [{"table": table, "token": token} for table, token in seats]
        return {"endpoint": self.endpoint, "keys": keys, "seats": kept, **more}

    def read(self, letter: Letter) -> dict[str, Any]:
        """What a letter says, opened as RFC 8291 has it."""
        body = letter.body
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        mine = point(self.key.public_key())
        shared = self.key.exchange(ec.ECDH(), theirs)
        both = derived(self.secret, b"WebPush: info\0" + mine + sender, 32, shared)
        key = derived(salt, b"Content-Encoding: aes128gcm\0", 16, both)
        nonce = derived(salt, b"Content-Encoding: nonce\0", 12, both)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text[-1:] == b"\x02"
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
