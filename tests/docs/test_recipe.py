"""The container's recipe, step by step, in a bare folder with nothing but what it copies.

No image can be pulled and nothing downloaded where the tests run, so two steps are not run: `FROM`,
and what pip fetches for the extras, which this environment lends instead. Users are not made.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")


def step(name: str) -> str:
    """What the recipe says after a word, the last time it says it."""
    found = [line for line in RECIPE.splitlines() if line.lstrip().startswith(f"{name} ")]
    return found[-1].strip().split(" ", 1)[1]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that stands for the image, after COPY and RUN."""
    bare = tmp_path_factory.mktemp("image")
    source, target = step("COPY").split()
    wheels = bare / target.strip("/")
    wheels.mkdir()
    dist = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)]
    subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    assert source == "dist/*.whl"
    for wheel in dist.glob("*.whl"):
        shutil.copy(wheel, wheels)
    assert "python -m venv /opt/highnoon" in step("RUN")
    home = bare / "opt" / "highnoon"
    venv.create(home, with_pip=False)
    (wheel,) = wheels.glob("*.whl")
    site = next((home / "lib").glob("python*")) / "site-packages"
    into = ["--no-deps", "--no-index", "--quiet", "--target", str(site), str(wheel)]
    subprocess.run(
        [Path(sys.executable).with_name("uv"), "pip", "install", "--python", sys.executable, *into],
        check=True,
    )
    # What the extras ask for is lent by this environment; our own package must not be.
    lent = next(Path(path) for path in sys.path if path.endswith("site-packages"))
    for one in lent.iterdir():
        if not re.match(r"(_?_?editable|highnoon)", one.name) and not (site / one.name).exists():
            (site / one.name).symlink_to(one)
    (bare / "data").mkdir(mode=0o700)
    return bare


def inside(image: Path) -> dict[str, str]:
    """The surroundings that the recipe gives its program, and nothing of ours."""
    given = dict(word.split("=", 1) for word in step("ENV").split())
    assert given["PATH"].startswith("/opt/highnoon/bin:")
    return {**given, "PATH": f"{image}/opt/highnoon/bin:/usr/bin:/bin", "HOME": f"{image}/data"}


def test_the_program_is_that_of_the_wheel_alone(image: Path) -> None:
    ask = "import highnoon, highnoon.server.run as r; print(highnoon.__file__)"
    python = image / "opt" / "highnoon" / "bin" / "python"
    told = subprocess.run(
        [python, "-c", ask],
        cwd=image,
        env=inside(image),
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert told.startswith(str(image))
    site = Path(told.strip()).parent
    assert (site / "server" / "static" / "index.html").exists(), "the page is in the wheel"


def _looked_at(image: Path, server: subprocess.Popen[str]) -> None:
    """The health check of the recipe, and a visitor, once the server says where it is."""
    assert server.stdout is not None
    heard = ""
    while not (found := re.search(r"http://127\.0\.0\.1:(\d+)/", heard)):
        line = server.stdout.readline()
        assert line, heard
        heard += line
    check = next(line for line in RECIPE.splitlines() if "HEALTHCHECK" in line)
    _, _, code = json.loads(check[check.index("[") :])
    python = image / "opt" / "highnoon" / "bin" / "python"
    subprocess.run([python, "-c", code.replace("8000", found[1])], env=inside(image), check=True)
    with urllib.request.urlopen(f"{found[0]}api/games") as answer:
        assert answer.status == 200


def test_it_serves_and_its_health_check_says_so(image: Path) -> None:
    python = image / "opt" / "highnoon" / "bin" / "python"
    words: list[str] = json.loads(step("CMD"))
    words = [str(image / "data") if word == "/data" else word for word in words]
    words = ["127.0.0.1" if word == "0.0.0.0" else word for word in words]
    assert json.loads(step("ENTRYPOINT")) == ["highnoon"]
    with subprocess.Popen(
        [python, "-m", "highnoon", *words, "--port", "0"],
        cwd=image / "data",
        env=inside(image),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            _looked_at(image, server)
        finally:
            server.send_signal(getattr(signal, step("STOPSIGNAL")))
        assert server.wait(60) == 0
    outside = {one.name for one in (image / "data").iterdir()}
    assert "highnoon.sqlite3" in outside, "and all it writes is in the volume"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "highnoon.service").read_text("utf-8")
    program = re.search(r"^ExecStart=(\S+)", text, re.MULTILINE)
    assert program is not None
    unit = tmp_path / "highnoon.service"
    unit.write_text(text.replace(program[1], sys.executable))  # the program is not installed here
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        env={**os.environ, "SYSTEMD_LOG_LEVEL": "warning"},
    )
    ours = [line for line in told.stderr.splitlines() if "highnoon" in line]
    assert ours == [], told.stderr
