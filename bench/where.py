"""Where servers' processor time goes while people play: `python -m bench.where [--processes 2]`.

Servers of their own note where they are at every few milliseconds of their processor time, so that
other programs do not count. Each sample is given to a part it was called from, or else to the
innermost of its frames that belongs to one of the others below. Without `--processes` it is one on
SQLite, else so many on PostgreSQL, with players apart as in `bench.together`.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from bench.load import free_port, running
from bench.together import match, order
from tools.cluster import cluster

EVERY: Final = 0.005
START: Final = f"""
import os, signal, sys
from highnoon.cli.main import main
notes = os.open(sys.argv.pop(1), os.O_WRONLY | os.O_CREAT)
def note(_, frame):
    found = []
    while frame is not None:
        found.append(frame.f_code.co_filename + ":" + frame.f_code.co_name)
        frame = frame.f_back
    os.write(notes, ("|".join(found) + "\\n").encode())
signal.signal(signal.SIGPROF, note)
signal.setitimer(signal.ITIMER_PROF, {EVERY}, {EVERY})
sys.exit(main())
"""
WHOLE: Final = (
    ("describing tables", r"server/table/(describing|positions|eyes|aids)"),
    ("opening and reading tables", r"http/routes/tables|house/reception"),
    ("what other processes did", r"server/house/neighbours"),
)
"""With all that is called from there."""
PARTS: Final = (
    ("sockets, written and read", r"server/http/socket_connection|/websockets/|uvicorn/protocols/"),
    ("storing", r"server/store/"),
    ("rules and codes", r"highnoon/(core|games)/|server/wire/"),
    ("the command, its log, clocks and seats", r"server/table/"),
    ("handing round: house and hub", r"server/house/"),
    ("routes and limits", r"highnoon/server/"),
    ("the frameworks", r"/(fastapi|starlette|uvicorn|pydantic|anyio)/"),
)
REST: Final = "the event loop and what else lies below our code"


def samples(text: str) -> Iterator[list[tuple[str, str]]]:
    """The frames of each sample, the innermost first."""
    for line in text.splitlines():
        frames = [frame.rpartition(":") for frame in line.split("|")]
        yield [(file, name) for file, _, name in frames]


def part_of(frames: Sequence[tuple[str, str]]) -> str:
    """Whose work it is."""
    for parts, shown in ((WHOLE, frames[::-1]), (PARTS, frames)):
        for file, _ in shown:
            for name, pattern in parts:
                if re.search(pattern, file):
                    return name
    return REST


async def play(ports: list[int], pairs: int, seconds: float) -> int:
    """Matches at the same time; how many moves there were."""
    times: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(match(order(ports, n), until, times) for n in range(pairs)))
    return len(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=48, help="matches at the same time")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--processes", type=int, default=0, help="on PostgreSQL; 0 is SQLite")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ports = [free_port() for _ in range(asked.processes or 1)]
        notes = [folder / f"{port}.txt" for port in ports]
        flags = ["--rate", "0", "--workers", "1", "--log-level", "error"]
        if asked.processes:
            flags += ["--database", stack.enter_context(cluster()).make("house")]
        for port, note in zip(ports, notes, strict=True):
            own = ["--port", str(port), "--data", str(folder / str(port))]
            command = [sys.executable, "-c", START, str(note), "serve", *flags, *own]
            stack.enter_context(running(command, port, Path.cwd()))
        asyncio.run(play(ports, asked.pairs, asked.seconds / 4))  # warm
        begun = [note.stat().st_size for note in notes]
        moves = asyncio.run(play(ports, asked.pairs, asked.seconds))
        found = [
            one
            for note, start in zip(notes, begun, strict=True)
            for one in samples(note.read_text()[start:])
        ]
    each = 1e6 * EVERY / moves
    print(f"{len(found)} samples, {moves} moves, {each * len(found):.0f} us a move")
    for name, count in Counter(map(part_of, found)).most_common():
        print(f"| {name} | {count / len(found):.0%} | {each * count:.0f} us |")
    print("innermost:")
    for (file, name), count in Counter(frames[0] for frames in found).most_common(20):
        print(f"| {'/'.join(Path(file).parts[-2:])} {name} | {count / len(found):.1%} |")


if __name__ == "__main__":
    main()
