"""The doors of a pocket at which positions are studied, far from any table."""

from __future__ import annotations

from typing import Any

from highnoon.server.pocket.calls import CLIENT, Call, door
from highnoon.server.table.positions import dealt_state, position_state, record_line


@door("POST", "study/{game}/position")
async def _study_position(call: Call) -> Any:
    asked = call.json
    more = (asked.get("action"), bool(asked.get("picture")))
    return position_state(call.found["game"], asked["position"], *more)


@door("POST", "study/{game}/deal")
async def _study_deal(call: Call) -> Any:
    asked = call.json
    more = (asked.get("options"), bool(asked.get("picture")))
    return dealt_state(call.found["game"], int(asked["code"]), *more)


@door("POST", "study/{game}/record")
async def _study_record(call: Call) -> Any:
    return record_line(call.found["game"], call.json["text"])


@door("POST", "study/{game}/values")
async def _study_values(call: Call) -> Any:
    asked = call.json
    since, wait = int(asked.get("since", 0)), min(25.0, float(asked.get("wait", 0)))
    game = call.found["game"]
    return await call.parts.studies.values(game, asked["position"], CLIENT, since, wait)
