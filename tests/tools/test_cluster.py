"""Clusters of test runs that were killed do not stay."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.databases import needs_postgres
from tools.cluster import remove_orphans

pytestmark = needs_postgres

RUN = """
import time
from tools.cluster import QUICK, cluster
with cluster(QUICK) as here:
    print(here.pid, here._home.parent, flush=True)
    time.sleep(600)
"""


def test_a_cluster_goes_when_its_owner_was_killed() -> None:
    mine = {**os.environ, "TMPDIR": tempfile.gettempdir()}
    with subprocess.Popen(
        [sys.executable, "-c", RUN], stdout=subprocess.PIPE, text=True, env=mine
    ) as owner:
        assert owner.stdout is not None
        pid, folder = owner.stdout.readline().split()
        remove_orphans()
        assert Path(folder).exists(), "its owner lives"
        owner.send_signal(signal.SIGKILL)
        owner.wait()
    remove_orphans()
    assert not Path(folder).exists()
    until = time.monotonic() + 30
    while Path(f"/proc/{pid}").exists() and "Z" not in _state(int(pid)):
        assert time.monotonic() < until, "the server still runs"
        time.sleep(0.02)


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
