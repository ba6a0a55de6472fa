"""Where a server's processor time goes while people play: `python -m bench.where`.

A server of its own, on SQLite, notes where it is at every few milliseconds of its processor time,
so that other programs do not count. Each sample is given to a part it was called from, or else to
the innermost of its frames that belongs to one of the others below.
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
from pathlib import Path
from typing import Final

from bench.load import free_port, running
from bench.together import match

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


async def play(port: int, pairs: int, seconds: float) -> int:
    """Matches at the same time; how many moves there were."""
    times: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(match([port], until, times) for _ in range(pairs)))
    return len(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=48, help="matches at the same time")
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port, note = free_port(), Path(folder) / "samples.txt"
        flags = ["--port", str(port), "--data", folder, "--rate", "0", "--workers", "1"]
        command = [sys.executable, "-c", START, str(note), "serve", *flags]
        with running([*command, "--log-level", "error"], port, Path.cwd()):
            asyncio.run(play(port, asked.pairs, asked.seconds / 4))  # warm
            begun = note.stat().st_size
            moves = asyncio.run(play(port, asked.pairs, asked.seconds))
        found = list(samples(note.read_text()[begun:]))
    print(f"{len(found)} samples, {moves} moves")
    for name, count in Counter(map(part_of, found)).most_common():
        print(f"| {name} | {count / len(found):.0%} |")
    print("innermost:")
    for (file, name), count in Counter(frames[0] for frames in found).most_common(20):
        print(f"| {'/'.join(Path(file).parts[-2:])} {name} | {count / len(found):.1%} |")


if __name__ == "__main__":
    main()
