"""The doors of a pocket to puzzles, to the deal of the day and to solved deals."""

from __future__ import annotations

from typing import Any

from highnoon import puzzles
from highnoon.puzzles import Puzzle
from highnoon.server.computer.puzzling import solution
from highnoon.server.house.daily import daily_plan, deals
from highnoon.server.pocket.calls import CLIENT, Call, door
from highnoon.server.table.deals_state import deal_state, shelf
from highnoon.server.table.puzzle_board import laid_out
from highnoon.server.table.puzzle_shelf import USUAL, named, next_puzzle, shelves


@door("GET", "puzzles")
async def _shelves(call: Call) -> Any:
    return shelves()


@door("GET", "puzzles/{game}/day")
async def _of_the_day(call: Call) -> Any:
    day = call.parts.puzzling.today()
    return laid_out(puzzles.of_the_day(call.found["game"], day), day.isoformat())


@door("GET", "puzzles/{game}/next")
async def _next(call: Call) -> Any:
    near, asked = int(call.found.get("near", USUAL)), call.found.get
    themes, skip = named(asked("theme", "")), named(asked("skip", ""))
    return laid_out(next_puzzle(call.found["game"], near, themes, skip))


@door("GET", "puzzles/{game}/{puzzle}")
async def _puzzle(call: Call) -> Any:
    return laid_out(_asked(call))


@door("POST", "puzzles/{game}/{puzzle}/attempts")
async def _attempt(call: Call) -> Any:
    moves, mine = call.json["moves"], call.json.get("mine")
    return await call.parts.puzzling.attempt(_asked(call), moves, mine, CLIENT)


@door("POST", "puzzles/{game}/{puzzle}/solution")
async def _give_up(call: Call) -> Any:
    return solution(_asked(call), call.json.get("mine"))


def _asked(call: Call) -> Puzzle:
    return puzzles.find(call.found["game"], call.found["puzzle"])


@door("GET", "daily")
async def _deals(call: Call) -> Any:
    return deals(call.parts.puzzling.today())


@door("POST", "daily/{game}", 201)
async def _open_daily(call: Call) -> Any:
    game, day = call.found["game"], call.parts.puzzling.today()
    asked = {key: value for key, value in call.json.items() if key != "request"}
    plan = daily_plan(game, day, asked)
    request = call.json.get("request")
    return await call.parts.reception.open(plan, request, ("daily", game, day.isoformat(), asked))


@door("GET", "deals/{game}")
async def _solved(call: Call) -> Any:
    return shelf(call.found["game"])


@door("GET", "deals/{game}/{number}")
async def _deal(call: Call) -> Any:
    return deal_state(call.found["game"], int(call.found["number"]))
