"""What the routes need: the parts of the server, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from highnoon.core.view import PUBLIC, Viewer
from highnoon.server.computer.computer import Computer
from highnoon.server.computer.owners import Owners
from highnoon.server.computer.puzzling import Puzzling
from highnoon.server.computer.studies import Studies
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
from highnoon.server.http.gallery import Gallery
from highnoon.server.http.guesses import Guesses
from highnoon.server.http.limits import Limit
from highnoon.server.http.metrics import Metrics
from highnoon.server.http.networks import home
from highnoon.server.http.secret import OperatorSecret
from highnoon.server.keepers import Keepers
from highnoon.server.settings import Settings
from highnoon.server.table.table import Table
from highnoon.server.telegraph.telegraph import Telegraph


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    house: House
    reception: Reception
    groups: Groups
    hub: Hub
    computer: Computer
    studies: Studies
    puzzling: Puzzling
    played: Played
    timekeeper: Timekeeper
    telegraph: Telegraph
    owners: Owners
    gallery: Gallery
    metrics: Metrics
    keepers: Keepers
    pulse: Pulse
    neighbours: Neighbours | None
    operator: Operator
    speakers: Speakers
    secret: OperatorSecret
    secrets_tried: Guesses
    about: About
    commands: Limit
    reads: Limit
    notes: Limit
    guesses: Guesses
    opens: Limit
    founds: Limit
    talks: Limit
    reports: Limit
    uploads: Limit
    uploads_in_all: Limit


def parts_of(connection: HTTPConnection) -> Services:
    """The parts of the server that answers this request."""
    found: Services = connection.app.state.services
    return found


# Dependencies are coroutines though they never wait: plain functions would cost a thread each.


async def services(connection: HTTPConnection) -> Services:
    """The server's parts, for a route."""
    return parts_of(connection)


def client(connection: HTTPConnection) -> str:
    """Who is asking, for limits only."""
    return home(address(connection))


def address(connection: HTTPConnection) -> str:
    """The address a request comes from, as a trusted proxy tells it."""
    return connection.client.host if connection.client else "?"


async def limit_commands(connection: HTTPConnection) -> None:
    """Refuse a client who sends too many commands."""
    parts_of(connection).commands.check(client(connection))


async def limit_reads(connection: HTTPConnection) -> None:
    """Refuse a client who reads too often."""
    parts_of(connection).reads.check(client(connection))


async def bearer(
    given: Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))],
) -> str | None:
    """The seat's secret, where one was sent."""
    return None if given is None else given.credentials


def viewer_of(table: Table, token: str | None) -> Viewer:
    """Through whose eyes a request sees the table."""
    return PUBLIC if token is None else table.seat_of(token)


Parts = Annotated[Services, Depends(services)]
Token = Annotated[str | None, Depends(bearer)]
