"""The wheel holds all it needs: code, data, texts."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout


def test_the_wheel_plays_a_game(tmp_path: Path) -> None:
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    code = "import highnoon; print(highnoon.__file__); from highnoon.cli.main import main; main()"
    command = ["perft", "longhorn", "--depth", "2", "--seed", "1", "--lang", "en"]
    told = run("-c", code, *command, PYTHONPATH=str(tmp_path / "site"))
    assert str(tmp_path) in told
    assert "depth 2: 12 ways" in told
    for key in ("highnoon/py.typed", "highnoon/i18n/locales/de/longhorn.ftl"):
        assert (tmp_path / "site" / key).exists()
