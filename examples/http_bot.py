"""Joins a table by its short code and plays it to the end: bot.py http://127.0.0.1:8000/ CODE."""

import json
import random
import sys
import urllib.error
import urllib.request
import uuid
from typing import Any


def call(url: str, body: object = None, token: str = "") -> Any:
    """One request; errors of the house become exceptions with their key."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise RuntimeError(json.load(error)["error"]["key"]) from None


def main(server: str, code: str) -> None:
    """Sit down, and decide whenever the table waits for us."""
    seat = call(f"{server}api/join", {"code": code, "name": "Example bot"})
    table, token, me = f"{server}api/tables/{seat['id']}", seat["token"], seat["seat"]
    state = call(table, token=token)
    while state["result"] is None:
        if me in state["waiting_for"]:
            action = random.choice(state["choices"])["action"]
            move = {"action": action, "version": state["version"], "request": uuid.uuid4().hex}
            call(f"{table}/actions", move, token)
        # Answered as soon as something has changed, or after 20 seconds.
        state = call(f"{table}?since={state['version']}&wait=20", token=token)
    sys.stdout.write(f"place: {state['result']['places'][me]}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
