"""The doors for learners with the oldest and the newest libraries that the wheel allows.

Each set lives in an environment of its own under build/versions; the tests of PettingZoo, Gymnasium
and OpenSpiel run in it, and what was installed is printed with how they fared.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
BUILD: Final = ROOT / "build" / "versions"
SETS: Final = {"oldest": "lowest-direct", "newest": "highest"}
"""What each set is called, and how it is chosen."""
LIBRARIES: Final = ("gymnasium", "pettingzoo", "open_spiel", "numba", "numpy")
EXTRAS: Final = "pettingzoo,gymnasium,openspiel,engine,pixels"
TESTS: Final = tuple(f"tests/rl/test_{door}.py" for door in ("aec", "gym", "vector", "openspiel"))


def install(home: Path, resolution: str) -> None:
    """The wheel's extras in an environment of their own, and what runs the tests."""
    uv = [str(ROOT / ".venv" / "bin" / "uv")]
    subprocess.run([*uv, "venv", "--quiet", "--clear", str(home)], check=True)
    python = str(home / "bin" / "python")
    command = [*uv, "pip", "install", "--quiet", "--python", python]
    asked = ["-e", f"{ROOT}[{EXTRAS}]"]
    subprocess.run([*command, "--resolution", resolution, *asked], check=True)
    subprocess.run([*command, "pytest", "hypothesis"], check=True)


def installed(home: Path) -> str:
    """Which versions were found."""
    told = (
        "from importlib.metadata import version\n"
        f"print(', '.join(f'{{name}} {{version(name)}}' for name in {LIBRARIES}))"
    )
    python = str(home / "bin" / "python")
    found = subprocess.run([python, "-c", told], check=True, capture_output=True, text=True)
    return found.stdout.strip()


def fared(home: Path) -> bool:
    """Whether all tests pass."""
    command = [str(home / "bin" / "python"), "-m", "pytest", "-p", "no:cacheprovider", *TESTS]
    # Kernels that another Numba has compiled are of no use, and would be written over.
    apart = {**os.environ, "NUMBA_CACHE_DIR": str(home / "kernels")}
    return subprocess.run(command, cwd=ROOT, check=False, env=apart).returncode == 0


def main() -> None:
    passed = True
    for name, resolution in SETS.items():
        home = BUILD / name
        install(home, resolution)
        well = fared(home)
        passed &= well
        print(f"{name}: {installed(home)}: {'passed' if well else 'failed'}", flush=True)
    sys.exit(not passed)


if __name__ == "__main__":
    main()
