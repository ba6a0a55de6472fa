"""Tables on the device: how quick the solver is as WASM beside Numba's, in one run, turn by turn.

`python -m bench.pocket`, with the page built (`make page`). What the page downloads, too.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "highnoon" / "server" / "static"
ROUNDS = 3
SPEED = "bench/pocket_speed.py"


def speed(*command: str) -> float:
    """Nodes a second, as a process of its own says."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    return float(found["nodes"] / found["seconds"])


def weight() -> dict[str, int]:
    """Bytes over the wire the first time, by what they are."""
    found = {"runtime": 0, "ours": 0, "page": 0}
    for path in STATIC.rglob("*"):
        if not path.is_file() or path.suffix == ".gz":
            continue
        name = path.relative_to(STATIC).as_posix()
        kind = "runtime" if "/pyodide-" in f"/{name}" else "ours" if "/pocket-" in name else "page"
        if name.endswith("kernels-plain.wasm"):
            continue
        packed = gzip.compress(path.read_bytes(), 9)
        found[kind] += min(len(packed), path.stat().st_size)
    return found


def main() -> None:
    """Print the figures."""
    node = ("node", "tools/pocket/node.mjs")
    ratios = {}
    for name in ("kernels", "kernels-plain"):
        pairs = []
        for _ in range(ROUNDS):
            native = speed(sys.executable, "-m", "bench.pocket_speed")
            wasm = speed(*node, f"web/pocket/{name}.wasm", SPEED)
            pairs.append((wasm / native, native, wasm))
        ratios[name] = sorted(pairs)[ROUNDS // 2]
    for name, (ratio, native, wasm) in ratios.items():
        print(f"{name}: {wasm:,.0f} nodes a second, natively {native:,.0f}: {ratio:.2f}")
    for kind, size in weight().items():
        print(f"{kind}: {size / 1e6:.2f} MB over the wire")


if __name__ == "__main__":
    main()
