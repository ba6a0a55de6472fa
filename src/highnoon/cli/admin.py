"""`highnoon admin`: whoever runs a house looks after it from the terminal."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

import json
import os
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from highnoon.cli.houses import database_flag, folder_of, needs_server
from highnoon.cli.office import Office, named
from highnoon.cli.screen import Screen
from highnoon.cli.serve import OPERATOR
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidOptions

LISTS: Final = ("tables", "reports", "blocks", "audit")
ACTS: Final = ("close", "reopen", "forget", "remove", "dismiss", "block", "unblock")
ACTIONS: Final = ("status", *LISTS, *ACTS, "new-secret")
DAY: Final = 24
MEGABYTE: Final = 1_000_000


def add_admin(
    app: typer.Typer, screen: Screen, language: Any, number: Callable[[str, str], Any]
) -> None:
    """Give the application the operator's command."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    def flag(name: str, key: str, metavar: str | None = None) -> Any:
        return typer.Option(name, help=text(f"cli-help-{key}"), metavar=metavar)

    def argument(metavar: str, key: str) -> Any:
        return typer.Argument(metavar=metavar, help=text(key), show_default=False)

    @app.command("admin", help=text("cli-help-admin"))
    def admin_command(
        action: Annotated[str, argument("[ACTION]", "cli-help-admin-action")] = "status",
        target: Annotated[str, argument("[TARGET]", "cli-help-admin-target")] = "",
        server: Annotated[str, flag("--server", "admin-server", "URL")] = "http://127.0.0.1:8000",
        data: Annotated[Path | None, flag("--data", "data", "FOLDER")] = None,
        database: Annotated[str, database_flag(text("cli-help-database"))] = "",
        which: Annotated[str, flag("--which", "admin-which", "WHICH")] = "running",
        seat: Annotated[int | None, number("--seat", text("cli-help-admin-seat"))] = None,
        names: Annotated[bool, flag("--names", "admin-names")] = False,
        talk: Annotated[bool, flag("--talk", "admin-talk")] = False,
        hours: Annotated[int, number("--hours", text("cli-help-admin-hours"))] = DAY,
        why: Annotated[str, flag("--why", "admin-why", "TEXT")] = "",
        everything: Annotated[bool, flag("--all", "admin-all")] = False,
        as_json: Annotated[bool, flag("--json", "admin-json")] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        needs_server()
        if action not in ACTIONS:
            args = {"found": action[:40], "known": ", ".join(ACTIONS)}
            raise InvalidOptions(Phrase("cli-error-admin-action", args))
        if action in ACTS and not target:
            raise InvalidOptions(Phrase("cli-error-admin-target", {"action": action}))
        if action == "new-secret":
            _renew(screen, folder_of(data), database)
            return
        office = Office(server, folder_of(data))
        forgotten = {"seat": seat, "names": names, "talk": talk}
        asks: dict[str, tuple[str, dict[str, object]]] = {
            "close": (f"/tables/{named(target)}/close", {"why": why}),
            "reopen": (f"/tables/{named(target)}/reopen", {}),
            "forget": (f"/tables/{named(target)}/forget", dict(forgotten)),
            "remove": (f"/reports/{named(target)}", {"remove": True}),
            "dismiss": (f"/reports/{named(target)}", {"remove": False}),
            "block": ("/blocks", {"network": target, "seconds": hours * 3600.0, "why": why}),
            "unblock": ("/blocks/lift", {"network": target}),
        }
        lists = {
            "status": "",
            "tables": f"/tables?which={named(which)}",
            "reports": f"/reports?all={str(everything).lower()}",
            "blocks": "/blocks",
            "audit": "/audit",
        }
        answer = office.post(*asks[action]) if action in asks else office.get(lists[action])
        if as_json:
            screen.show(Text(json.dumps(answer, ensure_ascii=False)))
        elif action in asks:
            screen.tell("cli-admin-done")
        elif action == "status":
            _status(screen, answer)
        else:
            _list(screen, action, answer)


def _renew(screen: Screen, folder: Path, database: str) -> None:
    """Another secret in place of the old one, which is worth nothing from now on."""
    from highnoon.server.http.secret import FILE, renew

    if os.environ.get(OPERATOR):
        screen.tell("cli-admin-given")
        return
    renew(folder, database)
    screen.tell("cli-admin-new-secret", file=str(folder / FILE))


def _status(screen: Screen, house: Mapping[str, Any]) -> None:
    counts = {name: value for name, value in house.items() if name not in ("processes", "now")}
    screen.tell("cli-admin-house", **counts)
    for process in house["processes"]:
        about = process.get("about")
        if about is None:
            screen.tell("cli-admin-silent", kind=process["kind"], id=process["id"])
            continue
        told = {name: about[name] for name in ("host", "version", "sockets", "tables", "failures")}
        cpu, memory = round(100 * about["cpu"]), round(about["memory"] / MEGABYTE)
        pid = str(about["pid"])
        screen.tell(
            "cli-admin-process", kind=process["kind"], pid=pid, cpu=cpu, memory=memory, **told
        )
        for error in about["errors"]:
            line = f"  {_time(error['at'])} {error['level']} {error['source']}: {error['message']}"
            screen.show(Text(line, style="yellow"))


def _list(screen: Screen, what: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """One row a line; nothing is cut where it is piped."""
    if not rows:
        screen.tell("cli-admin-none")
        return
    table = Table.grid(padding=(0, 2))
    lines = [_LINES[what](screen, row) for row in rows]
    for line in lines:
        table.add_row(*(Text(word) for word in line))
    if screen.interactive:
        screen.show(table)
    else:
        for line in lines:  # written as they are: a console would spread tabs into blanks
            screen.console.file.write("\t".join(line) + "\n")


def _table(screen: Screen, row: Mapping[str, Any]) -> list[str]:
    seats = (
        seat["name"] or screen.say(Phrase(seat["phrase"]["key"], seat["phrase"]["args"]))
        for seat in row["seats"]
    )
    game = screen.say(Phrase(f"{row['game']}-title"), row["game"])
    return [row["id"], game, ", ".join(seats), str(row["lines"]), _time(row["created"])]


def _report(screen: Screen, row: Mapping[str, Any]) -> list[str]:
    who = row["name"] or screen.say(Phrase(row["phrase"]["key"], row["phrase"]["args"]))
    text = screen.say(Phrase("web-operator-held")) if row["held"] else row["text"]
    where, verdict = row["network"] or "", row["verdict"] or ""
    return [str(row["id"]), _time(row["at"]), row["table"], who, where, verdict, text]


def _block(_: Screen, row: Mapping[str, Any]) -> list[str]:
    return [row["network"], _time(row["until"]), row["why"]]


def _act(_: Screen, row: Mapping[str, Any]) -> list[str]:
    return [_time(row["at"]), row["by"], row["act"], row["target"], row["detail"]]


_LINES: Final[Mapping[str, Callable[[Screen, Mapping[str, Any]], list[str]]]] = {
    "tables": _table,
    "reports": _report,
    "blocks": _block,
    "audit": _act,
}


def _time(moment: float) -> str:
    return datetime.fromtimestamp(moment).astimezone().strftime("%Y-%m-%d %H:%M")
