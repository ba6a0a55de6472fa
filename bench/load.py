"""How many moves a second two players receive: our server beside boardgame.io's, in one run.

Ours stores every move on the disk before it is sent; boardgame.io keeps its matches in memory.
Both are driven by the same client (bench/boardgameio/client.mjs), in turns.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

HERE = Path(__file__).parent / "boardgameio"
START_WITHIN = 180.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], port: int, where: Path) -> Iterator[int]:
    """A server process that listens; its process id."""
    process = subprocess.Popen(
        command, cwd=where, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + START_WITHIN
        while True:
            try:
                urlopen(f"http://127.0.0.1:{port}/healthz", timeout=START_WITHIN).close()
                break
            except HTTPError:  # it answers, if only that it has no such page
                break
            except OSError:
                if time.monotonic() > until or process.poll() is not None:
                    raise
                time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)


def drive(kind: str, port: int, pid: int, pairs: int, seconds: float) -> dict[str, Any]:
    command = ["node", "client.mjs", kind, str(port), str(pairs), str(seconds), str(pid)]
    done = subprocess.run(
        command, cwd=HERE, stdout=subprocess.PIPE, text=True, timeout=seconds * 20 + 60, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure(kind: str, pairs: int, seconds: float) -> dict[str, Any]:
    """One server, fresh, driven for a while."""
    port = free_port()
    if kind != "highnoon":
        with running(["node", "server.cjs", str(port)], port, HERE) as pid:
            return drive(kind, port, pid, pairs, seconds)
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DISK")) as data:
        command = [sys.executable, "-m", "highnoon", "serve", "--port", str(port)]
        flags = ["--data", data, "--rate", "0", "--log-level", "warning"]
        with running([*command, *flags], port, Path.cwd()) as pid:
            return drive(kind, port, pid, pairs, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=64, help="matches at the same time")
    parser.add_argument("--seconds", type=float, default=5, help="of play in each turn")
    parser.add_argument("--turns", type=int, default=3, help="of each server")
    asked = parser.parse_args()
    if not (HERE / "node_modules").exists():
        npm = shutil.which("npm") or "npm"
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    found: dict[str, list[dict[str, Any]]] = {"marks": [], "board": [], "highnoon": []}
    for _ in range(asked.turns):
        for kind, results in found.items():
            results.append(measure(kind, asked.pairs, asked.seconds))
    print(f"{'server':32} moves/s    p50 ms   p99 ms   CPU us/move   bytes/move")
    names = {
        "marks": "boardgame.io 0.50.2, least game",
        "board": "boardgame.io 0.50.2, as large",
        "highnoon": "High Noon, Longhorn, durable",
    }
    middle = {
        kind: {key: median(one[key] for one in results) for key in results[0]}
        for kind, results in found.items()
    }
    for kind, name in names.items():
        it = middle[kind]
        print(
            f"{name:32} {it['rate']:7.0f}  {it['p50']:8.1f} {it['p99']:8.1f}"
            f" {it['cpu']:12.0f} {it['bytes']:12.0f}"
        )
    for kind in ("marks", "board"):
        rate = middle["highnoon"]["rate"] / middle[kind]["rate"]
        cpu = middle[kind]["cpu"] / middle["highnoon"]["cpu"]
        print(f"ratio to {names[kind]}: {rate:.2f} by moves/s, {cpu:.2f} by CPU per move")


if __name__ == "__main__":
    main()
