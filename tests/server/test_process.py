"""The server as a process: both screens follow at once, bots join, and trouble is said clearly."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from highnoon.server.run import CannotServe, bind
from tests.chaos.weather import weather
from tests.server.kennel import Kennel

BOT = Path(__file__).parents[2] / "examples" / "http_bot.py"


@pytest.fixture(scope="module")
def kennel(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Kennel(tmp_path_factory.mktemp("data")) as found:
        yield found


async def next_state(screen: ClientConnection) -> dict[str, Any]:
    while True:
        message = json.loads(await screen.recv())
        if "state" in message:
            found: dict[str, Any] = message["state"]
            return found


def test_both_screens_follow_within_100_ms(kennel: Kennel) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = kennel.call("api/tables", {"game": "longhorn", "seats": seats})
    friend = kennel.call("api/join", {"code": made["code"]})
    tokens = [made["tokens"]["0"], friend["token"]]
    times: list[float] = []

    async def play() -> None:
        url = f"{kennel.url.replace('http', 'ws')}api/tables/{made['id']}/live"
        async with connect(url) as one, connect(url) as two:
            screens = (one, two)
            for screen, token in zip(screens, tokens, strict=True):
                await screen.send(json.dumps({"tokens": [token]}))
            states = [await next_state(screen) for screen in screens]
            while states[0]["result"] is None and len(times) < 30:
                actor = states[0]["waiting_for"][0]
                message = {
                    "type": "act",
                    "seat": actor,
                    "action": states[actor]["choices"][0]["action"],
                    "version": states[actor]["version"],
                    "request": f"r{len(times)}",
                }
                begin = time.perf_counter()
                await screens[actor].send(json.dumps(message))
                states = [await next_state(screen) for screen in screens]
                times.append(time.perf_counter() - begin)

    asyncio.run(asyncio.wait_for(play(), 60))
    assert len(times) > 5
    assert median(times) < 0.1 * weather()


def test_a_double_click_from_two_devices_counts_once(kennel: Kennel) -> None:
    seats = [{"kind": "me"}, {"kind": "local"}]
    made = kennel.call("api/tables", {"game": "longhorn", "seats": seats})
    path = f"api/tables/{made['id']}"
    seat = str(kennel.call(path)["waiting_for"][0])
    token = made["tokens"][seat]
    state = kennel.call(path, token=token)

    def press(request: str) -> Any:
        body = {
            "action": state["choices"][0]["action"],
            "version": state["version"],
            "request": request,
        }
        try:
            return kennel.call(f"{path}/actions", body, token)["version"]
        except OSError as error:
            return json.load(error)["error"]["key"]  # type: ignore[arg-type]  # an HTTP answer

    async def both(*requests: str) -> list[Any]:
        return await asyncio.gather(*(asyncio.to_thread(press, one) for one in requests))

    answers = asyncio.run(both("same", "same", "other", "another"))
    after = state["version"] + 1
    assert sorted(map(str, answers)) in (
        [str(after), str(after), "error-stale", "error-stale"],
        [str(after), "error-stale", "error-stale", "error-stale"],
    )
    assert kennel.call(path, token=token)["version"] == after


def test_the_example_bot_plays_to_the_end(kennel: Kennel) -> None:
    made = kennel.call(
        "api/tables", {"game": "longhorn", "seats": [{"kind": "bot", "level": 1}, {"kind": "open"}]}
    )
    command = [sys.executable, str(BOT), kennel.url, made["code"]]
    bot = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert bot.stdout.startswith("place: "), bot.stderr
    state = kennel.call(f"api/tables/{made['id']}")
    assert state["seats"][1]["name"] == "Example bot"
    assert state["result"] is not None
    assert len(BOT.read_text().splitlines()) <= 40


def test_a_port_in_use_is_said_clearly() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe) as refused:
            bind("127.0.0.1", port)
        assert refused.value.reason.key == "error-port-in-use"
        assert refused.value.reason.args["port"] == str(port)
    with pytest.raises(CannotServe) as refused:
        bind("256.1.1.1", 80)
    assert refused.value.reason.key == "error-cannot-listen"


def run_serve(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "highnoon", "serve", "--lang", "en", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_the_command_says_in_one_sentence_why_it_cannot_start(tmp_path: Path) -> None:
    (tmp_path / "highnoon.sqlite3").write_text("not a High Noon database")
    outcome = run_serve("--port", "0", "--data", str(tmp_path))
    assert outcome.returncode == 2
    assert outcome.stdout == ""
    assert outcome.stderr.count("\n") == 1
    assert "is not a High Noon database; nothing was written to it." in outcome.stderr
    assert (tmp_path / "highnoon.sqlite3").read_text() == "not a High Noon database"


def test_the_command_serves_and_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "highnoon", "serve", "--lang", "en", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path / "data"), "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("High Noon is running at http://127.0.0.1:")
        kennel = Kennel(tmp_path)
        kennel.url = line.split()[5]
        made = kennel.call("api/tables", {"game": "longhorn", "seats": [{"kind": "me"}] * 2})
        kennel.call(f"api/tables/{made['id']}", token=made["tokens"]["0"])
    finally:
        process.send_signal(signal.SIGTERM)
        _, logs = process.communicate(timeout=60)
    assert process.returncode == 0
    entries = [json.loads(line) for line in logs.splitlines()]
    assert [entry["route"] for entry in entries if entry["message"] == "request"] == [
        "/tables",
        "/tables/{table_id}",
    ]
    for secret in (made["id"], *made["tokens"].values()):
        assert secret not in logs
