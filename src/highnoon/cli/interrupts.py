"""An interrupt that is never missed, neither while a line is typed nor while something is drawn.

Python notices Ctrl-C at a prompt because it disturbs the wait for a key. One that falls between the
prompt and that wait disturbs nothing and would be forgotten until the next key: here it is sent
again until it is heard. One that falls into the middle of a drawing is heard, but it leaves the
console counting on more to come, and nothing is ever printed again: here it waits for the end.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

AGAIN: Final = 0.1
"""Seconds after which an interrupt that nobody heard is sent again."""


@contextmanager
def heard() -> Iterator[None]:
    """While this lasts, every interrupt becomes a `KeyboardInterrupt`, soon."""
    main = threading.main_thread()
    if threading.current_thread() is not main or not hasattr(signal, "pthread_kill"):
        yield
        return
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    noticed = threading.Event()

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        if not noticed.is_set():
            noticed.set()
            raise KeyboardInterrupt

    def insist() -> None:
        while number := os.read(reader, 1):
            while number[0] == signal.SIGINT and not noticed.wait(AGAIN):
                signal.pthread_kill(main.ident or 0, signal.SIGINT)

    before = signal.signal(signal.SIGINT, interrupt)
    other = signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    watch = threading.Thread(target=insist, daemon=True)
    watch.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(other)
        os.close(writer)
        watch.join()
        os.close(reader)
        signal.signal(signal.SIGINT, before)


@contextmanager
def postponed() -> Iterator[None]:
    """While this lasts, an interrupt waits; it becomes a `KeyboardInterrupt` at the end."""
    main = threading.current_thread() is threading.main_thread()
    if not main or not callable(signal.getsignal(signal.SIGINT)):
        yield
        return
    came = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: came.set())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came.is_set():
        raise KeyboardInterrupt
