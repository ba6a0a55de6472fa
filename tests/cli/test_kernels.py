"""A cold cache: whoever waits for kernels to be compiled is told, and the clock stands still."""

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from numba.core.caching import _CacheLocator

from highnoon.cli import kernels
from highnoon.cli.screen import Screen
from highnoon.engine import warming
from highnoon.engine.longhorn.kernels import lookahead
from highnoon.engine.warming import compiled_games, is_warm, warm
from highnoon.games.longhorn.game import LONGHORN
from highnoon.i18n.catalogue import Catalogue
from tests.engine.longhorn.positions import turns_in

COMPILES = "Longhorn: the computer’s engine is being compiled"
LATE = LONGHORN.position_text(turns_in(1, 12))


@pytest.fixture
def cold(tmp_path: Path) -> dict[str, str]:
    """An environment whose cache lacks one kernel: the whole would take a minute."""
    warm("longhorn")
    package = Path(lookahead.__file__).parent
    folder = tmp_path / "kernels"
    suitable: Any = _CacheLocator.get_suitable_cache_subpath
    target = folder / suitable(lookahead.__file__)
    shutil.copytree(package / "__pycache__", target)
    for file in target.glob("lookahead.look-*"):
        file.unlink()
    return {**os.environ, "NUMBA_CACHE_DIR": str(folder)}


def run(cold: dict[str, str], *args: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "highnoon", *args]
    return subprocess.run(
        command, env=cold, input=lines, capture_output=True, text=True, check=True, timeout=300
    )


def test_the_solver_tells_that_it_compiles_once(cold: dict[str, str]) -> None:
    args = ("solve", LATE, "--memory", "16")
    done = run(cold, *args)
    assert done.stderr.count(COMPILES) == 1
    assert "The engine is ready." in done.stderr
    assert COMPILES not in done.stdout
    assert run(cold, *args).stderr == ""


@pytest.mark.parametrize(
    ("args", "lines"),
    [
        ("play longhorn --seed 7", "h\nq\n"),
        ("arena longhorn --players 5,1 --games 2 --seconds 0.01 --jobs 1", ""),
    ],
    ids=["hint", "arena"],
)
def test_everybody_who_needs_it_tells_that_it_compiles(
    cold: dict[str, str], args: str, lines: str
) -> None:
    done = run(cold, *args.split(), lines=lines)
    assert COMPILES in done.stderr
    assert COMPILES not in done.stdout


def test_the_server_opens_its_tables_meanwhile(cold: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "highnoon", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, env=cold, stdout=subprocess.PIPE, text=True) as house:
        said = ""
        assert house.stdout is not None
        try:
            while "engine is ready" not in said:
                line = house.stdout.readline()
                assert line, said
                said += line
                if found := re.search(r"http://\S+?:\d+/", line):
                    with urllib.request.urlopen(f"{found[0]}healthz", timeout=30) as answer:
                        assert answer.status == 200
        finally:
            house.terminate()
        assert house.wait(30) == 0
    assert COMPILES in said
    assert "Tables are open in the meantime" in said


@pytest.mark.parametrize(
    ("game", "said"), [("moon-river", ["meanwhile"]), ("longhorn", ["waited for"])]
)
def test_an_opponent_who_can_plays_plainly_while_kernels_compile(
    game: str, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(kernels, "compile_meanwhile", lambda _: done.append("meanwhile"))
    monkeypatch.setattr(kernels, "prepare", lambda *_: done.append("waited for"))
    screen = Screen(Catalogue("en"))
    kernels.prepare_opponent(screen, game, 4)
    assert done == []
    kernels.prepare_opponent(screen, game, 5)
    assert done == said


def test_nothing_is_compiled_that_is_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "is_warm", lambda _: True)
    kernels.compile_meanwhile.cache_clear()
    assert kernels.compile_meanwhile("moon-river") is None
    kernels.compile_meanwhile.cache_clear()


def test_a_mark_beside_the_kernels_says_that_all_are_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert not any(is_warm(game) for game in compiled_games())
    (tmp_path / "longhorn.nbw").write_text("those of another version")
    assert not is_warm("longhorn")


def test_kernels_of_other_sources_are_thrown_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The compiler does not see that a kernel called by another has changed."""
    monkeypatch.setattr(warming, "_home", lambda _: tmp_path / "longhorn")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kernels"))
    source = tmp_path / "longhorn" / "proof.py"
    kept = tmp_path / "kernels" / "longhorn_abc" / "proof.prove-1.nbi"
    for file in (source, kept):
        file.parent.mkdir(parents=True)
        file.write_text("")
    mark = tmp_path / "kernels" / "longhorn.nbw"
    mark.write_text(warming._print("longhorn"))
    warming._forget_others("longhorn")
    assert kept.exists()
    source.write_text("changed")
    warming._forget_others("longhorn")
    assert not kept.exists()
    assert not mark.exists()
