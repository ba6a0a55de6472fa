"""The doors of a pocket: the paths of the house's HTTP, answered with the same JSON.

Only the page that brings the pocket along speaks to it, so nobody is counted or kept out; what is
malformed all the same is refused like anything else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any

from highnoon.core.clean import clean
from highnoon.core.description import OptionFile, load
from highnoon.core.record import Record
from highnoon.core.registry import described
from highnoon.core.replay import record, replay
from highnoon.server.house.planning import again_plan, lesson_plan, offered_games, table_plan
from highnoon.server.house.standing import no_longer, standing
from highnoon.server.pocket.calls import CLIENT, NOBODY_ELSE, Call, door
from highnoon.server.pocket.moving import arrive
from highnoon.server.pocket.sealed import sealed
from highnoon.server.table import commands
from highnoon.server.table.aids import aids_state
from highnoon.server.table.changes import Outcome
from highnoon.server.table.describing import describe
from highnoon.server.table.eyes import eyes_of
from highnoon.server.table.requests import Click, new_request
from highnoon.server.table.seats import Look
from highnoon.server.table.state import moment_state
from highnoon.server.table.table import Table
from highnoon.server.table.talk import spoken
from highnoon.server.wire.encoding import Encoded
from highnoon.server.wire.refusals import Refused


@door("GET", "games")
async def _games(call: Call) -> Any:
    return offered_games()


@door("POST", "tables", 201)
async def _open(call: Call) -> Any:
    asked = {key: value for key, value in call.json.items() if key != "request"}
    if asked.get("public") or any(seat["kind"] == "open" for seat in asked["seats"]):
        raise Refused(409, NOBODY_ELSE)
    return await call.parts.reception.open(table_plan(asked), call.json.get("request"), asked)


@door("POST", "lessons/{game}", 201)
async def _learn(call: Call) -> Any:
    game, name, portrait = call.found["game"], call.json.get("name"), call.json.get("portrait")
    asked = ("lesson", game, name, portrait)
    plan = lesson_plan(game, name, portrait)
    return await call.parts.reception.open(plan, call.json.get("request"), asked)


@door("POST", "records", 201)
async def _upload(call: Call) -> Any:
    data, request = call.text.encode(), call.found.get("request")
    click = Click.secret(request or new_request(), "record", hashlib.sha256(data).hexdigest())
    before = await call.parts.reception.before(click) if request else None
    if before is not None:
        return {"id": before.id}
    return {"id": await call.parts.reception.keep_match(replay(Record.loads(data)), click)}


@door("POST", "arrivals", 201)
async def _arrive(call: Call) -> Any:
    return {"id": await arrive(call.parts.house, call.json["text"])}


@door("POST", "tables/{table}/home")
async def _home(call: Call) -> Any:
    async with call.parts.house.at(call.table) as table:
        table.seat_of(call.token or "")
    stored = await call.parts.house.store.load(call.table)
    if stored is None:
        raise Refused(404, "error-table-unknown")
    return {"text": sealed(stored)}


@door("POST", "tables/{table}/rest")
async def _rest(call: Call) -> Any:
    def rest(table: Table) -> Outcome:
        return commands.go_home(table, table.seat_of(call.token or ""))

    await call.parts.house.change(call.table, rest)
    return {}


@door("POST", "mine")
async def _mine(call: Call) -> Any:
    found = []
    for one in call.json["seats"]:
        try:
            async with call.parts.house.at(one["table"]) as table:
                found.append(standing(table, table.seat_of(one["token"]), call.parts.hub))
        except Refused:
            found.append(no_longer(one["table"]))
    return found


@door("GET", "maps/{game}")
async def _map(call: Call) -> Any:
    file, shown = _maps_of(call.found["game"])
    text = file.sample()
    return {"text": text, "map": shown(text)}


@door("POST", "maps/{game}")
async def _map_on_trial(call: Call) -> Any:
    return {"map": _maps_of(call.found["game"])[1](call.json["text"])}


def _maps_of(game: str) -> tuple[OptionFile, Callable[[str], Any]]:
    home = described(game).files.get("map")
    file: OptionFile | None = None if home is None else load(home)
    if file is None or file.shown is None:
        raise Refused(404, "error-not-found")
    return file, file.shown


@door("GET", "tables/{table}")
async def _state(call: Call) -> Any:
    async with call.parts.house.at(call.table) as table:
        return describe(table, call.viewer(table), call.parts.hub.live(table)).state


@door("GET", "tables/{table}/aids")
async def _aids(call: Call) -> Any:
    async with call.parts.house.at(call.table) as table:
        return aids_state(table, call.viewer(table))


@door("GET", "tables/{table}/record")
async def _record(call: Call) -> Any:
    async with call.parts.house.at(call.table) as table:
        return Encoded[Any](record(table.match, call.viewer(table)).dumps())


@door("GET", "tables/{table}/moments/{moment}")
async def _moment(call: Call) -> Any:
    moment = int(call.found["moment"])
    async with call.parts.house.at(call.table) as table:
        viewer = eyes_of(table, call.found.get("as"), call.viewer(table))
        last = table.match.moments
        if moment < 0 or (last is not None and moment > last):
            raise Refused(404, "error-no-moment", count=last or 0)
        return moment_state(table, moment, viewer)


@door("POST", "tables/{table}/actions")
async def _act(call: Call) -> Any:
    action, version, request = (call.json[name] for name in ("action", "version", "request"))
    click = Click.of(request, "act", action, version)
    if call.json.get("beat"):
        async with call.parts.house.at(call.table) as table:
            seat = table.seat_of(call.token or "")
        await call.parts.computer.keep_time(call.table, seat, action)
    command = partial(commands.act, action=action, version=version, click=click)
    return await call.once(click, command)


@door("POST", "tables/{table}/undo")
async def _undo(call: Call) -> Any:
    click = Click.maybe(call.json.get("request"), "undo")
    return await call.once(click, partial(commands.ask_undo, click=click))


@door("POST", "tables/{table}/undo/answer")
async def _undo_answer(call: Call) -> Any:
    return await call.once(None, partial(commands.answer_undo, agree=call.json["agree"]))


@door("POST", "tables/{table}/resign")
async def _resign(call: Call) -> Any:
    click = Click.maybe(call.json.get("request"), "resign")
    return await call.once(click, partial(commands.resign, click=click))


@door("POST", "tables/{table}/say")
async def _say(call: Call) -> Any:
    text, to = spoken(call.json.get("text", ""), call.json.get("quick")), call.json.get("to", "all")
    click = Click.maybe(call.json.get("request"), "say", text, to)
    return await call.once(click, partial(commands.say, text=text, to=to, click=click))


@door("POST", "tables/{table}/pencil")
async def _pencil(call: Call) -> Any:
    return await call.once(None, partial(commands.pencil, text=clean(call.json["text"])))


@door("POST", "tables/{table}/name")
async def _name(call: Call) -> Any:
    look = Look.of(call.json.get("name"), call.json.get("portrait"))
    return await call.once(None, partial(commands.rename, look=look))


@door("POST", "tables/{table}/leave")
async def _leave(call: Call) -> Any:
    return await call.once(None, commands.leave)


@door("POST", "tables/{table}/return")
async def _return(call: Call) -> Any:
    return await call.once(None, commands.come_back)


@door("POST", "tables/{table}/rematch")
async def _rematch(call: Call) -> Any:
    async with call.parts.house.at(call.table) as table:
        again = again_plan(table.head.game, call.json)
    return {"id": await call.parts.reception.rematch(call.table, call.token or "", again)}


@door("POST", "tables/{table}/hint")
async def _hint(call: Call) -> Any:
    return await call.parts.computer.hint(call.table, call.token or "", CLIENT)


@door("GET", "tables/{table}/evaluation")
async def _evaluation(call: Call) -> Any:
    moment = call.found.get("moment")
    return await call.parts.studies.evaluation(
        call.table, call.token, CLIENT, None if moment is None else int(moment), *_since(call, 0)
    )


@door("GET", "tables/{table}/analysis")
async def _analysis(call: Call) -> Any:
    since = _since(call, -1)
    return await call.parts.studies.analysis(call.table, call.token, CLIENT, False, *since)


@door("POST", "tables/{table}/analysis")
async def _analyse(call: Call) -> Any:
    return await call.parts.studies.analysis(call.table, call.token, CLIENT, True, -1, 0)


def _since(call: Call, usual: int) -> tuple[int, float]:
    return int(call.found.get("since", usual)), min(25.0, float(call.found.get("wait", 0)))
