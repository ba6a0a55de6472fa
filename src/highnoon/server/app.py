"""The application: the rooms' parts put together; nothing is decided here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI

import highnoon
from highnoon.core.errors import HighNoonError
from highnoon.server.computer.computer import Computer, Sleep
from highnoon.server.computer.owners import Owners
from highnoon.server.computer.pondering import Pondering
from highnoon.server.computer.puzzling import Puzzling
from highnoon.server.computer.studies import Studies
from highnoon.server.computer.thinkers import Thinkers
from highnoon.server.house.blocklist import Blocklist
from highnoon.server.house.groups import Groups
from highnoon.server.house.house import House
from highnoon.server.house.hub import Hub
from highnoon.server.house.neighbours import Neighbours
from highnoon.server.house.operator import Operator
from highnoon.server.house.played import Played
from highnoon.server.house.pulse import Pulse
from highnoon.server.house.reception import Reception
from highnoon.server.house.speakers import Speakers
from highnoon.server.house.timekeeper import Timekeeper
from highnoon.server.http.about import About
from highnoon.server.http.errors import explain_errors
from highnoon.server.http.gallery import Gallery
from highnoon.server.http.guard import Guard
from highnoon.server.http.guesses import Guesses
from highnoon.server.http.limits import Limit, share_limits
from highnoon.server.http.metrics import Metrics
from highnoon.server.http.routes import (
    aids,
    bells,
    company,
    daily,
    deals,
    groups,
    lessons,
    live,
    maps,
    moving,
    operator,
    ops,
    pages,
    play,
    puzzles,
    records,
    studies,
    study,
    tables,
)
from highnoon.server.http.secret import OperatorSecret
from highnoon.server.http.services import Services
from highnoon.server.keepers import Job, Keepers
from highnoon.server.settings import DAY, Settings, networks
from highnoon.server.store import Store
from highnoon.server.store.opening import open_store
from highnoon.server.store.tries import Tries
from highnoon.server.table.pace import Openings
from highnoon.server.telegraph.line import Line
from highnoon.server.telegraph.telegraph import Telegraph
from highnoon.server.wire.refusals import Refused

log = logging.getLogger("highnoon.app")

SWEEPING = 60.0
AGAIN_AT_MOST = 1.0
"""Seconds: a process that does not hear the others begins again soon."""
TIDYING = 5.0
OPENED_AT_ONCE = 30
FOUNDED_AT_ONCE = 10
ANALYSED_AT_ONCE = 6
SAID_AT_ONCE = 10
REPORTED_AT_ONCE = 20
NOTED_AT_ONCE = 30
ABOUT = (
    "Tables for Longhorn, Moon River and Desperados. A seat is a bearer token; see the protocol."
)

OpenStore = Callable[[], Awaitable[Store]]


def create_app(
    settings: Settings | None = None,
    opener: OpenStore | None = None,
    clock: Callable[[], float] = time.time,
    keepers: Keepers | None = None,
    sleep: Sleep = asyncio.sleep,
) -> FastAPI:
    """The server's application; `opener` gives another store than the data folder's.

    With `sleep`, computers wait for their beat by another clock too.
    """
    chosen = settings or Settings()
    metrics, blocklist = Metrics(), Blocklist()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        tasks = keepers or Keepers()
        store = await (opener or partial(open_store, chosen.data, tasks, chosen.database))()
        now = store.clock if clock is time.time else clock  # one time for all processes
        try:
            openings = await store.open_house(now())
        except BaseException:
            await store.close()
            raise
        parts = build(chosen, store, metrics, now, openings, tasks, sleep, blocklist)
        app.state.services = parts
        try:
            await parts.secret.prepare()
            await parts.operator.begin()
        except BaseException:
            await store.close()
            raise
        logging.getLogger("highnoon").addHandler(parts.about.errors)
        kept = [
            tasks.keep("sweeper", partial(_keep_store, parts)),
            tasks.keep("house", partial(keep_house, parts)),
            tasks.keep("timekeeper", parts.timekeeper.run),
            tasks.keep("telegraph", parts.telegraph.run),
            *together(parts, tasks, now),
        ]
        yield
        for task in kept:
            task.cancel()
        await asyncio.wait(kept)
        logging.getLogger("highnoon").removeHandler(parts.about.errors)
        parts.hub.close()
        await parts.studies.close()
        await parts.computer.close()
        await parts.pulse.close()
        parts.telegraph.line.close()
        await parts.house.close()
        await tasks.close()

    app = FastAPI(
        title="High Noon",
        version=highnoon.__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    doors = (
        tables, maps, play, moving, company, groups, bells, aids, studies, records, lessons,
        puzzles, daily, deals, study, operator, live,
    )  # fmt: skip
    for part in doors:
        app.include_router(part.router, prefix="/api")
    app.include_router(ops.router)
    app.include_router(pages.page_router(pages.read_pages(pages.STATIC, chosen.base)))
    explain_errors(app)
    app.add_middleware(Guard, settings=chosen, metrics=metrics, blocklist=blocklist)
    return app


def build(
    settings: Settings,
    store: Store,
    metrics: Metrics,
    clock: Callable[[], float],
    openings: Openings,
    keepers: Keepers,
    sleep: Sleep = asyncio.sleep,
    blocklist: Blocklist | None = None,
) -> Services:
    """The parts of a server, each made from those before it."""
    blocked = blocklist or Blocklist()
    blocked.clock = clock
    hub, gallery = Hub(settings.patience), Gallery(settings)
    thinkers = Thinkers(settings.workers, settings.bot_timeout)
    limited = bool(settings.rate)  # without a rate there are no limits by client at all
    hints = settings.most_hints * limited
    house = House(store, hub, clock, openings, metrics.changes.observe)
    owners = Owners(
        settings.most_bot_tables * limited, settings.most_bots_alone * limited, house.is_running
    )
    # All of these observe the house, in this order.
    pondering = Pondering(house, hub, thinkers, owners, keepers, settings.ponder)
    computer = Computer(
        house, hub, thinkers, owners, keepers, hints, settings.beat, sleep, pondering
    )
    timekeeper = Timekeeper(house, hub, clock)
    line = Line(networks(settings.private_networks), settings.outgoing_proxy)
    telegraph = Telegraph(house, hub, keepers, settings, line, clock)
    evaluations = Limit(settings.rate / 10, 60)
    analyses = Limit(settings.rate / 300, ANALYSED_AT_ONCE)
    metrics.watch("tables_awake", "Tables in memory.", lambda: house.awake)
    metrics.watch("sockets", "Open WebSockets.", hub.count)
    metrics.watch("followers", "WebSockets and requests that wait for news.", lambda: len(gallery))
    metrics.watch("bots_waiting", "Decisions that bots still owe.", lambda: thinkers.waiting)
    metrics.watch("bot_thoughts", "Decisions bots have made.", lambda: thinkers.thoughts)
    metrics.watch("bot_seconds", "Seconds bots have thought.", lambda: thinkers.seconds)
    metrics.watch("desks_lost", "Bots' processes that died or hung.", lambda: thinkers.health.lost)
    metrics.watch("desks_ok", "1 while bots' processes answer.", lambda: thinkers.health.ok)
    metrics.watch("tables_stuck", "Tables that wait for lost computers.", lambda: len(hub.away))
    metrics.watch(
        "study_seconds",
        "Seconds for hints, evaluations and analyses.",
        lambda: thinkers.study_seconds,
    )
    metrics.watch("telegrams", "Messages that were sent.", lambda: telegraph.sent)
    metrics.watch("telegrams_lost", "Messages that were not taken.", lambda: telegraph.lost)
    metrics.watch_each(
        "task_failures", "Failures of background tasks.", "task", lambda: keepers.failures
    )
    metrics.watch_each(
        "store_failures",
        "Changes that could not be stored and tables that could not be read.",
        "key",
        lambda: store.failures,
    )
    limits = {
        "commands": Limit(settings.rate, settings.rate * 4),
        "reads": Limit(settings.rate * 4, settings.rate * 16),
        "notes": Limit(settings.rate / 10, NOTED_AT_ONCE),
        "opens": Limit(settings.rate / 30, OPENED_AT_ONCE),
        "founds": Limit(settings.rate / 9000, FOUNDED_AT_ONCE),
        "talks": Limit(settings.rate / 30, SAID_AT_ONCE),
        "reports": Limit(settings.rate / 300, REPORTED_AT_ONCE),
        "uploads": Limit(settings.record_day / DAY, settings.record_day),
        "uploads_in_all": Limit(settings.record_space / 4 / DAY, settings.record_space / 4),
    }
    shared = {**limits, "evaluations": evaluations, "analyses": analyses}
    about, speakers = About(house, hub, gallery, keepers, settings.workers), Speakers()
    operating = Operator(house, blocked, speakers, clock)
    operating.blocked = partial(gallery.drop_all, blocked.wait, Refused(403, "error-blocked-now"))
    neighbours, tries = None, None
    if store.board is not None:
        tries = Tries(store.board.write)
        neighbours = Neighbours(house, hub, timekeeper, store.board, clock)
        neighbours.lost = telegraph.resume
        neighbours.about, neighbours.obey = about, operating.obey
        neighbours.asked = operating.place
        share_limits(neighbours, shared)
        neighbours.crowded = gallery.crowded
        count = neighbours.tallies.count
        gallery.elsewhere = count("lines", gallery.lines)
        tables = count("tables", partial(owners.counts, False))
        alone = count("alone", partial(owners.counts, True))
        owners.elsewhere = lambda client, only: (alone if only else tables)(client)
    return Services(
        settings=settings,
        house=house,
        reception=Reception(house, clock),
        groups=Groups(store, settings.most_groups, clock),
        hub=hub,
        computer=computer,
        studies=Studies(
            house,
            thinkers,
            evaluations.check,
            analyses.check,
            settings.most_studies * limited,
        ),
        puzzling=Puzzling(thinkers, keepers, clock, hints),
        played=Played(store),
        timekeeper=timekeeper,
        telegraph=telegraph,
        owners=owners,
        gallery=gallery,
        metrics=metrics,
        keepers=keepers,
        pulse=Pulse(house.prove),
        neighbours=neighbours,
        operator=operating,
        speakers=speakers,
        secret=OperatorSecret(settings, store),
        secrets_tried=Guesses(
            settings.join_rate, shared=tries, kind="operator ", refusal="error-secret-wait"
        ),
        about=about,
        guesses=Guesses(settings.join_rate, shared=tries),
        **limits,
    )


def together(
    parts: Services, keepers: Keepers, clock: Callable[[], float], behind: float | None = None
) -> list[asyncio.Task[None]]:
    """What a process does for the house that it shares with others."""
    neighbours = parts.neighbours
    if neighbours is None:
        return []
    helping = partial(parts.computer.help, clock, behind)
    jobs: dict[str, Job] = {
        "noticeboard": neighbours.listen,
        "neighbours": neighbours.work,
        "presence": neighbours.tell,
        "heartbeat": neighbours.live,
        "helper": helping,
        "student": partial(parts.studies.help, *(() if behind is None else (behind,))),
    }
    return [keepers.keep(name, job, longest=AGAIN_AT_MOST) for name, job in jobs.items()]


async def _keep_store(parts: Services) -> None:
    """Remove old tables from the store, forever."""
    settings = parts.settings
    while True:
        now = time.time()
        finished = now - settings.keep_finished if settings.keep_finished else 0.0
        idle = now - settings.keep_idle if settings.keep_idle else 0.0
        uploaded = now - settings.keep_records if settings.keep_records else 0.0
        try:
            gone = await parts.house.store.sweep(finished, idle, uploaded)
            if gone:
                log.info("old tables removed", extra={"count": gone})
        except HighNoonError as error:
            log.warning("old tables could not be removed: %s", error)
        await asyncio.sleep(SWEEPING)


async def keep_house(parts: Services) -> None:
    """Let idle tables leave memory, and note how long clocks have been running, forever."""
    settings = parts.settings
    while True:
        await asyncio.sleep(TIDYING)
        parts.house.forget_idle(settings.forget_after, settings.forget_finished)
        parts.owners.tidy()
        if parts.timekeeper.awaits:
            await parts.house.still_open()
