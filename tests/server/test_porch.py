"""Attackers at the door, without a proxy before it: every byte that arrives is limited.

A real server listens; raw sockets attack it, and somebody else is answered meanwhile.
"""

import asyncio
import resource
import socket
import struct
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from highnoon.server.http import porch
from highnoon.server.http.guard import HEADERS
from highnoon.server.http.porch import proxies, room_for_files
from tests.server.porch_house import PorchHouse

PATIENT = 15.0
UPGRADE = b" HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PorchHouse]:
    with PorchHouse(tmp_path_factory.mktemp("data")) as found:
        yield found


class Bystander:
    """Asks for the server's health again and again, and notes the longest wait."""

    def __init__(self, house: PorchHouse) -> None:
        self._house = house
        self._done = threading.Event()
        self.longest = 0.0
        self.answers = 0

    def __enter__(self) -> "Bystander":
        self._thread = threading.Thread(target=self._ask)
        self._thread.start()
        return self

    def _ask(self) -> None:
        while not self._done.is_set():
            begin = time.monotonic()
            with urllib.request.urlopen(f"{self._house.url}api/games", timeout=60) as answer:
                answer.read()
            self.longest = max(self.longest, time.monotonic() - begin)
            self.answers += 1
            self._done.wait(0.02)

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()


@contextmanager
def undisturbed(house: PorchHouse, grows: float = 24.0) -> Iterator[None]:
    """Whatever happens here, others are answered soon and the server's memory stays small."""
    before = house.memory()
    with Bystander(house) as other:
        yield
        time.sleep(0.05)
    assert other.answers > 0
    assert other.longest < 2.0
    assert house.memory() - before < grows, "MB"


def raw(house: PorchHouse) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=PATIENT)


def send(line: socket.socket, data: bytes) -> bool:
    """Send it all, unless the server hangs up before."""
    try:
        line.sendall(data)
    except (ConnectionError, TimeoutError):
        return False
    return True


def heard(line: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    found = b""
    try:
        while data := line.recv(65536):
            found += data
    except ConnectionError:
        pass
    return found


def status(answer: bytes) -> int:
    """The status of an answer, which has all the headers that every answer has."""
    head = answer.split(b"\r\n\r\n")[0].decode().lower()
    for name in HEADERS:
        assert f"\r\n{name}: " in head
    return int(head.split()[1])


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame, with a mask of zeros."""
    assert len(data) < 126
    return struct.pack("!BB4x", opcode | (0x80 if fin else 0), 0x80 | len(data)) + data


def websocket(house: PorchHouse) -> socket.socket:
    made = house.open()
    line = raw(house)
    line.sendall(
        f"GET /api/tables/{made['id']}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(65536)
    line.sendall(frame(1, b'{"tokens":[]}'))
    assert b'"type":"state"' in line.recv(65536)
    return line


# --- heads and bodies ---


def test_endless_headers_are_ended(house: PorchHouse) -> None:
    with undisturbed(house), raw(house) as line:
        send(line, b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: ")
        sent = 0
        while send(line, b"a" * 65536) and sent < 64:
            sent += 1
        assert sent < 64
        answer = heard(line)
    assert not answer or status(answer) == 431


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-A: b\r\n" * 200 + b"\r\n", 431),
        (b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\n", 431),
        (b"howdy\r\n\r\n", 400),
        (b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Trailer: a\r\n\r\n", 400),
        (b"POST /" + UPGRADE + b"\r\n", 405),
        (b"GET /" + UPGRADE + b"X: " + b"a" * 10_000 + b"\r\n\r\n", 431),
        (b"GET /" + UPGRADE + b"\r\n", 400),
    ],
    ids=["headers", "address", "words", "letters", "trailer", "method", "line", "key"],
)
def test_a_request_out_of_bounds_is_refused(house: PorchHouse, text: bytes, expected: int) -> None:
    with raw(house) as line:
        assert send(line, text)
        assert status(heard(line)) == expected


def test_a_length_with_leading_zeros_is_read_as_the_number_it_is(house: PorchHouse) -> None:
    size = 60_000_000
    with undisturbed(house), raw(house) as line:
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {size:030d}\r\n\r\n"
        send(line, head.encode())
        sent = 0
        while send(line, b" " * 65536) and sent * 65536 < size:
            sent += 1
        assert sent * 65536 < size / 2
    with raw(house) as line:
        send(line, head.encode())
        assert status(heard(line)) == 413


def test_a_body_in_chunks_ends_at_the_limit_too(house: PorchHouse) -> None:
    with undisturbed(house), raw(house) as line:
        send(line, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
        sent = 0
        while send(line, chunk) and sent < 1000:
            sent += 1
        assert sent < 1000


def test_chunks_that_carry_nothing_end_as_well(house: PorchHouse) -> None:
    with undisturbed(house), raw(house) as line:
        send(line, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;")
        sent = 0
        while send(line, b"x" * 65536) and sent < 400:
            sent += 1
        assert sent < 400


def test_an_ordinary_body_in_one_piece_with_its_head_is_read(house: PorchHouse) -> None:
    body = b'{"game":"longhorn","seats":[{"kind":"me"},{"kind":"open"}]}' + b" " * 60_000
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n"
    text = head.encode() + b"Content-Type: application/json\r\nConnection: close\r\n\r\n" + body
    with raw(house) as line:
        line.sendall(text)
        assert b" 201 " in heard(line)[:20]


def test_requests_may_follow_each_other_but_not_by_the_thousand(house: PorchHouse) -> None:
    get = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with raw(house) as line:
        line.sendall(get * 3 + get.replace(b"Host", b"Connection: close\r\nHost"))
        assert heard(line).count(b" 200 OK") == 4
    with undisturbed(house), raw(house) as line:
        send(line, get * 20_000)
        assert heard(line).count(b" 200 OK") < 20_000


def test_slow_requests_are_ended_and_others_are_answered(house: PorchHouse) -> None:
    """The house of the test gives one second for a head, and two for a body."""
    with undisturbed(house), ExitStack() as lines:
        heads = [lines.enter_context(raw(house)) for _ in range(20)]
        bodies = [lines.enter_context(raw(house)) for _ in range(20)]
        silent = [lines.enter_context(raw(house)) for _ in range(10)]
        for line in heads:
            line.sendall(b"GET / HTTP/1.1\r\nHost")
        for line in bodies:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert {status(heard(line)) for line in (*heads, *bodies)} == {408}
        assert {heard(line) for line in silent} == {b""}


def test_a_client_has_only_so_many_connections_and_a_full_house_lets_idle_ones_go(
    house: PorchHouse,
) -> None:
    """The house of the test has sixty connections for a client."""
    with ExitStack() as lines:
        many = [lines.enter_context(raw(house)) for _ in range(80)]
        refused = [line for line in many[60:] if b" 503 " in heard(line)[:20]]
        assert len(refused) >= 18
    with raw(house) as line:  # they are gone: there is room again
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert status(heard(line)) == 200


# --- WebSockets ---


@pytest.mark.parametrize(
    "flood",
    [
        frame(0, fin=False) * 40_000,
        frame(9, b"x" * 100) * 4_000,
        frame(10) * 40_000,
        frame(1, b"{}") * 40_000,
    ],
    ids=["empty fragments", "pings", "pongs", "messages"],
)
def test_a_flood_of_frames_ends_the_line_and_nothing_else(house: PorchHouse, flood: bytes) -> None:
    with websocket(house) as line, undisturbed(house):
        if flood.startswith(frame(0, fin=False)):
            send(line, frame(1, fin=False))
        for _ in range(20):
            if not send(line, flood):
                break
        else:
            assert heard(line)[-4:-2] == b"\x88\x02"  # a close frame and nothing after it


def test_pings_at_a_human_pace_are_answered(house: PorchHouse) -> None:
    with websocket(house) as line:
        for _ in range(5):
            line.sendall(frame(9, b"hello"))
            while b"hello" not in line.recv(1000):
                continue


def test_who_does_not_read_is_hung_up_on(house: PorchHouse) -> None:
    """The house of the test gives one second in which something must be read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with line, undisturbed(house):
        line.connect(("127.0.0.1", house.port))
        line.settimeout(PATIENT)
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
        until = time.monotonic() + PATIENT
        while send(line, b"\r\n") and time.monotonic() < until:
            time.sleep(0.1)
        assert time.monotonic() < until


# --- the parts ---


def test_a_line_on_which_nobody_answers_is_given_up(house: PorchHouse) -> None:
    silent = websocket(house)
    begin = time.monotonic()
    told = heard(silent)  # until the server hangs up; its pings stay unanswered
    assert time.monotonic() - begin < PATIENT
    assert b"keepalive" in told
    silent.close()


def test_a_full_house_sends_the_oldest_idle_connection_away() -> None:
    class Transport:
        gone = False

        def abort(self) -> None:
            self.gone = True

    class Line:
        def __init__(self) -> None:
            self.transport: Any = Transport()

        def is_late(self, now: float) -> bool:
            return False

        def late(self) -> None:
            raise AssertionError

    async def work() -> None:
        porch_ = porch.Porch(3, 2, proxies("10.0.0.0/8"))
        lines = [Line() for _ in range(8)]
        assert porch_.enter(lines[0], "1.1.1.1")
        assert porch_.enter(lines[1], "1.1.1.1")
        assert not porch_.enter(lines[2], "1.1.1.1")
        assert porch_.enter(lines[2], "10.0.0.1")
        porch_.busy(lines[0])
        assert porch_.enter(lines[3], "10.0.0.1")
        assert [line.transport.gone for line in lines[:4]] == [False, True, False, False]
        porch_.busy(lines[2])
        porch_.busy(lines[3])
        assert not porch_.enter(lines[4], "2.2.2.2")
        porch_.leave(lines[3])
        porch_.leave(lines[3])
        assert porch_.enter(lines[4], "2.2.2.2")
        assert len(porch_) == 3
        assert porch_.refused == 2

    asyncio.run(work())


@pytest.mark.parametrize(
    ("names", "address", "expected"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1, 10.0.0.0/8", "10.2.3.4", True),
        ("10.0.0.0/8", "11.2.3.4", False),
        ("*", "8.8.8.8", True),
        ("", "127.0.0.1", False),
        ("proxy", "?", False),
    ],
)
def test_proxies_are_known_by_address(names: str, address: str, expected: bool) -> None:
    assert proxies(names)(address) is expected


def test_the_house_asks_for_the_files_it_may_have() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        room = room_for_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
        assert room < resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
