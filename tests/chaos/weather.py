"""How busy the machine is: what is promised in seconds is promised by a machine that rests."""

import subprocess
import sys
import time
from typing import Final

QUIET_START: Final = 0.5
"""Seconds that a program of ours takes to start on a machine of two cores that rests."""


def weather() -> float:
    """How much slower than at rest the machine starts a program of ours now; never less than 1."""
    begun = time.monotonic()
    subprocess.run([sys.executable, "-c", "import highnoon.server.computer.worker"], check=True)
    return max(1.0, (time.monotonic() - begun) / QUIET_START)
