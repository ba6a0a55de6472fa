"""`python -m tests.fuzz COUNT [SEED]`: ask a real server so many things; tell what was wrong."""

import sys
import tempfile
from pathlib import Path

from tests.fuzz.run import fuzz

count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
with tempfile.TemporaryDirectory() as folder:
    found = fuzz(Path(folder), count, seed)
answers = ", ".join(f"{n} x {status}" for status, n in sorted(found.answers.items()))
rows = [
    f"{found.asked} requests and {found.said} messages in {found.seconds:.0f} s (seed {seed})",
    f"answers: {answers}",
    f"wrong: {len(found.wrong)}",
    *(f"- {one}" for one in found.wrong[:40]),
]
sys.stdout.write("\n".join(rows) + "\n")
sys.exit(bool(found.wrong))
